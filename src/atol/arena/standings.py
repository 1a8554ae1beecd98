"""What a contest has shown: ratings, who beats whom, points and seats. The same results give the same standings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import mean, quantiles

from msgspec import Struct

from atol.arena.contest import Contest, Played
from atol.arena.ratings import Encounter, Rating, Table, encounters_of, ratings_of

POINTS_OF_A_LINE = 60  # of a plotted line


class BotStanding(Struct, frozen=True):
    """`ahead` is the share of comparisons with others that it came out ahead in, an equal one counted as half."""

    bot: str
    rating: Rating
    matches: int
    wins: float
    ahead: float
    mean_points: float
    quartiles: tuple[float, float, float]


class PairStanding(Struct, frozen=True):
    """How often `bot` came out ahead of `other`, of so many `meetings`."""

    bot: str
    other: str
    meetings: int
    ahead: float


class Moment(Struct, frozen=True):
    """The skills after so many deals, in the order of the contest's bots."""

    deals: int
    skills: tuple[float, ...]


class Standings(Struct, frozen=True):
    """The best bot first. `seats` are the shares of the victories by seat."""

    contest: Contest
    matches: int
    deals: int
    bots: list[BotStanding]
    pairs: list[PairStanding]
    seats: list[float]
    course: list[Moment]


def standings_of(contest: Contest, played: Sequence[Played]) -> Standings:
    encounters = list(encounters_of(played))
    ratings = ratings_of(contest.bots, encounters, contest.seed)
    pairs = pairs_of(contest.bots, encounters)
    bots = [bot_standing(name, ratings[name], played, pairs) for name in contest.bots]
    return Standings(
        contest=contest,
        matches=len(played),
        deals=len({result.deal for result in played}),
        bots=sorted(bots, key=lambda standing: -standing.rating.skill),
        pairs=pairs,
        seats=[share_of_seat(seat, played) for seat in range(contest.seats)],
        course=course_of(contest.bots, encounters),
    )


def bot_standing(name: str, rating: Rating, played: Sequence[Played], pairs: list[PairStanding]) -> BotStanding:
    mine = [(result, result.bots.index(name)) for result in played if name in result.bots]
    points = [result.scores[seat] for result, seat in mine]
    return BotStanding(
        bot=name,
        rating=rating,
        matches=len(mine),
        wins=round(sum(share_of(result, seat) for result, seat in mine), 3),
        ahead=ahead_of_all(name, pairs),
        mean_points=round(mean(points), 2) if points else 0.0,
        quartiles=quartiles_of(points),
    )


def share_of(result: Played, seat: int) -> float:
    """Of the victory; a shared one is divided."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def share_of_seat(seat: int, played: Sequence[Played]) -> float:
    return round(mean(share_of(result, seat) for result in played), 4) if played else 0.0


def quartiles_of(points: Sequence[int]) -> tuple[float, float, float]:
    if len(points) < 2:
        return (float(points[0]),) * 3 if points else (0.0, 0.0, 0.0)
    low, middle, high = quantiles(points, n=4, method="inclusive")
    return low, middle, high


def pairs_of(bots: Sequence[str], encounters: Sequence[Encounter]) -> list[PairStanding]:
    """Both ways round, where two have met."""
    met: dict[tuple[str, str], list[float]] = {}
    for encounter in encounters:
        for one, other in combinations(range(len(encounter.bots)), 2):
            value = ahead(encounter.places[one], encounter.places[other])
            met.setdefault((encounter.bots[one], encounter.bots[other]), []).append(value)
            met.setdefault((encounter.bots[other], encounter.bots[one]), []).append(1 - value)
    return [
        PairStanding(bot, other, len(met[bot, other]), round(mean(met[bot, other]), 4))
        for bot in bots
        for other in bots
        if (bot, other) in met
    ]


def ahead(place: int, other: int) -> float:
    return (1 + (place < other) - (place > other)) / 2


def ahead_of_all(name: str, pairs: list[PairStanding]) -> float:
    mine = [pair for pair in pairs if pair.bot == name]
    meetings = sum(pair.meetings for pair in mine)
    return round(sum(pair.ahead * pair.meetings for pair in mine) / meetings, 4) if meetings else 0.5


def course_of(bots: Sequence[str], encounters: Sequence[Encounter]) -> list[Moment]:
    """How the ratings came about, at some of the deals and at the last one."""
    deals = sorted({encounter.deal for encounter in encounters})
    shown = set(deals[:: -(-len(deals) // POINTS_OF_A_LINE)] + deals[-1:]) if deals else set()
    table, moments = Table(bots), []
    for index, encounter in enumerate(encounters):
        table.add(encounter)
        last_of_deal = index + 1 == len(encounters) or encounters[index + 1].deal != encounter.deal
        if last_of_deal and encounter.deal in shown:
            moments.append(Moment(encounter.deal + 1, tuple(round(table.ratings[name].mu, 2) for name in bots)))
    return moments
