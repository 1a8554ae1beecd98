"""Ratings of bots (openskill, Plackett-Luce), with intervals from drawing the deals anew (bootstrap).

Deals are the unit of chance: matches on one deal are not independent, so whole deals are drawn. Everything follows
from the results and the contest's seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from random import Random

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from atol.arena.contest import Played

MOST_DRAWS = 200
FEWEST_DRAWS = 20
MOST_UPDATES = 60_000  # of ratings, in all draws together: some seconds
CONFIDENCE = 0.95


class Encounter(Struct, frozen=True):
    """Bots that were compared once, with their places: the lower the better, equal ones share."""

    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]


class Rating(Struct, frozen=True):
    """`skill` as openskill counts it (everybody begins with 25), and where it lies in 95 of 100 draws of deals."""

    skill: float
    doubt: float
    low: float
    high: float


def encounters_of(played: Iterable[Played]) -> Iterator[Encounter]:
    """A match compares those who sit in it; alone, everybody who had the deal."""
    for deal, results in groupby(played, key=lambda result: result.deal):
        matches = list(results)
        if len(matches[0].bots) > 1:
            yield from (Encounter(deal, match.bots, places_in(match)) for match in matches)
        elif len(matches) > 1:
            points = [match.scores[0] for match in matches]
            yield Encounter(deal, tuple(match.bots[0] for match in matches), places_by(points))


def places_in(match: Played) -> tuple[int, ...]:
    """Winners first, the others by their points."""
    best = max(match.scores) + 1
    return places_by([best if seat in match.winners else match.scores[seat] for seat in range(len(match.bots))])


def places_by(points: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(other > own for other in points) for own in points)


class Table:
    """Ratings that grow with every encounter. Bots do not change, so nothing is forgotten (tau 0)."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.model = PlackettLuce(tau=0.0)
        self.ratings: dict[str, PlackettLuceRating] = {name: self.model.rating() for name in bots}

    def add(self, encounter: Encounter) -> None:
        teams = [[self.ratings[name]] for name in encounter.bots]
        rated = self.model.rate(teams, ranks=[float(place) for place in encounter.places])
        for name, team in zip(encounter.bots, rated, strict=True):
            self.ratings[name] = team[0]

    def add_all(self, encounters: Iterable[Encounter]) -> Table:
        for encounter in encounters:
            self.add(encounter)
        return self


def ratings_of(bots: Sequence[str], encounters: Sequence[Encounter], seed: int) -> dict[str, Rating]:
    table = Table(bots).add_all(encounters)
    drawn = drawn_skills(bots, encounters, seed)
    return {
        name: Rating(round(rating.mu, 2), round(rating.sigma, 2), *(round(end, 2) for end in interval(drawn[name])))
        for name, rating in table.ratings.items()
    }


def drawn_skills(bots: Sequence[str], encounters: Sequence[Encounter], seed: int) -> dict[str, list[float]]:
    """What the ratings would have been with other deals of the same kind."""
    by_deal = [list(group) for _, group in groupby(encounters, key=lambda encounter: encounter.deal)]
    skills: dict[str, list[float]] = {name: [] for name in bots}
    for draw in range(draws_for(len(encounters))):
        deals = Random(f"{seed}/draw/{draw}").choices(by_deal, k=len(by_deal)) if by_deal else []
        table = Table(bots).add_all(encounter for deal in deals for encounter in deal)
        for name, rating in table.ratings.items():
            skills[name].append(rating.mu)
    return skills


def draws_for(encounters: int) -> int:
    return max(FEWEST_DRAWS, min(MOST_DRAWS, MOST_UPDATES // max(1, encounters)))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of them."""
    ordered = sorted(values)
    tail = (1 - CONFIDENCE) / 2
    last = len(ordered) - 1
    return ordered[round(tail * last)], ordered[round((1 - tail) * last)]
