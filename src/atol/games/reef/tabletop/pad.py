"""The score pad of a table with the box of Reef: reefs are tapped in piece by piece, cards are counted on them.

    piece 0 red-b2        a piece that does not come from a card, such as those of the start
    card 0 R07 red-b2 yellow-c3   a card is played: its pieces in the order they are placed, then it is counted
    tokens 0 2            points that lay on a card taken
    pay 0                 a point for the top card of the pile
    points 0 5            points that the person counted without the pad
    hand 0 R01 R30        the cards left in hand at the end
    end                   nothing more comes: hands are counted

Seats are numbered from 0. The rules are those of the matches: the pad fills a state of the game and asks it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta as Bounds
from msgspec import Struct

from atol.core.evening import Lines, Ranking, demand, number_named, ranking_of, retell, seat_named
from atol.core.game import Game
from atol.core.messages import ScoreLine
from atol.core.numbers import packed
from atol.core.random import seeded
from atol.games.reef.data import COLOURS
from atol.games.reef.facts import Facts
from atol.games.reef.meta import META
from atol.games.reef.patterns import sight_of
from atol.games.reef.player import MAX_HEIGHT, SPACES, Player, height, pieces_of, space_name, space_names
from atol.games.reef.state import ReefState
from atol.games.reef.view import make_score_sheet

SPACE_NAMES: Final = [space_name(space) for space in range(SPACES)]


class ReefPadAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """With `hidden` points only those of the seat that peeks are told before the end."""

    seats: Annotated[int, Bounds(ge=2, le=4)]
    lines: Lines = []
    hidden: bool = False
    peek: int | None = None


class CountedCard(Struct, frozen=True):
    seat: int
    card: str
    points: int
    spaces: list[str]


class ReefPadSeat(Struct, frozen=True):
    """`stacks` are pieces from the bottom up; `points` and `sheet` are None while they are hidden."""

    stacks: list[list[str]]
    points: int | None
    sheet: list[ScoreLine] | None
    played: list[str]
    hand: list[str]


class ReefPadView(Struct, frozen=True):
    """`counted` is the card of the newest line, where that was one; `free` are the cards that nobody has played."""

    players: list[ReefPadSeat]
    supply: dict[str, int]
    last_round: bool
    free: list[str]
    counted: CountedCard | None
    over: bool
    ranking: Ranking | None


def answer_pad(game: Game, facts: Facts, asked: ReefPadAsk) -> ReefPadView:
    """Raises BadLine."""
    pad = ReefPad(game, facts, asked.seats)
    retell(META, pad, asked.lines)
    return pad.view(asked.hidden, asked.peek)


class ReefPad:
    def __init__(self, game: Game, facts: Facts, seats: int) -> None:
        self.facts = facts
        self.state = ReefState(game, seats, game.meta.check_options({}), seeded(0), facts)
        self.state._declare()
        self.state.supply = packed([facts.supply[seats]] * len(COLOURS))
        self.state.players = [new_player(facts) for _ in range(seats)]
        self.typed = [0] * seats
        self.counted: CountedCard | None = None
        self.words: dict[str, Callable[[int, list[str]], None]] = {
            "piece": self._piece,
            "card": self._card,
            "tokens": self._tokens,
            "pay": self._pay,
            "points": self._points,
            "hand": self._hand,
        }

    # ---- what the people tell

    def tell(self, word: str, rest: list[str]) -> None:
        demand(not self.state.over, "told-over")
        self.counted = None
        if word == "end":
            self.state._end_match()
            return
        demand(word in self.words, "told-word")
        self.words[word](seat_named(rest, self.state.seats), rest)

    def _piece(self, seat: int, rest: list[str]) -> None:
        demand(len(rest) == 1, "told-word")
        self._place(seat, rest[0])

    def _place(self, seat: int, text: str) -> None:
        """A piece and where it goes, such as `red-b2`."""
        colour, space = piece_named(text)
        player, supply = self.state.players[seat], self.state.supply
        demand(height(player.stacks[space]) < MAX_HEIGHT, "reef-told-full")
        demand(supply[colour] > 0, "reef-told-supply")
        supply[colour] -= 1
        player.place(colour, space)

    def _card(self, seat: int, rest: list[str]) -> None:
        """Its pieces come first; those that are left out must have been out of stock, or out of room."""
        demand(bool(rest), "reef-told-card")
        card = self._free_card(rest.pop(0))
        due = list(self.facts.pieces[card])
        for text in rest:
            colour = piece_named(text)[0]
            demand(colour in due, "reef-told-pieces")
            due.remove(colour)
            self._place(seat, text)
        for colour in due:
            demand(self.state.supply[colour] == 0 or self.state.players[seat].room() == 0, "reef-told-due")
        self._count(seat, card)

    def _count(self, seat: int, card: int) -> None:
        player, facts = self.state.players[seat], self.facts
        gain = facts.score(card, sight_of(player))
        player.play(card)
        player.gain(gain)
        spaces = space_names(sum(facts.patterns[card].matches(sight_of(player))))
        self.counted = CountedCard(seat, facts.names[card], gain, spaces)

    def _tokens(self, seat: int, rest: list[str]) -> None:
        points = number_named(rest)
        self.state.players[seat].tokens += points
        self.state.players[seat].points += points

    def _pay(self, seat: int, rest: list[str]) -> None:
        player = self.state.players[seat]
        demand(player.points > 0, "reef-told-poor")
        player.points -= 1
        player.paid += 1

    def _points(self, seat: int, rest: list[str]) -> None:
        points = number_named(rest)
        self.typed[seat] += points
        self.state.players[seat].points += points

    def _hand(self, seat: int, rest: list[str]) -> None:
        """All of them at once; told again they replace those told before."""
        player = self.state.players[seat]
        player.hand = packed([])
        cards = [self._free_card(name) for name in rest]
        demand(len(set(cards)) == len(cards), "reef-told-card")
        demand(len(cards) <= self.facts.hand_limit, "reef-told-hand")
        player.hand = packed(sorted(cards))

    def _free_card(self, name: str) -> int:
        """Each card is in the box once."""
        demand(name in self.facts.names, "reef-told-card")
        card = self.facts.names.index(name)
        demand(card not in self._used(), "reef-told-used")
        return card

    def _used(self) -> list[int]:
        return [card for player in self.state.players for card in (*player.played(), *player.hand)]

    # ---- what they see

    def view(self, hidden: bool, peek: int | None) -> ReefPadView:
        state, names, used = self.state, self.facts.names, self._used()
        return ReefPadView(
            players=[self._seat(seat, not hidden or peek == seat or state.over) for seat in range(state.seats)],
            supply=dict(zip(COLOURS, state.supply, strict=True)),
            last_round=any(left == 0 for left in state.supply),
            free=[name for card, name in enumerate(names) if card not in used],
            counted=None if self._keeps_count(hidden, peek) else self.counted,
            over=state.over,
            ranking=ranking_of(state.scores(), state.tie_breaks()) if state.over else None,
        )

    def _keeps_count(self, hidden: bool, peek: int | None) -> bool:
        """Is what the newest card brought for somebody else's eyes?"""
        return hidden and self.counted is not None and self.counted.seat != peek

    def _seat(self, seat: int, open_points: bool) -> ReefPadSeat:
        player, names = self.state.players[seat], self.facts.names
        return ReefPadSeat(
            stacks=[[COLOURS[colour] for colour in pieces_of(stack)] for stack in player.stacks],
            points=player.points if open_points else None,
            sheet=self._sheet(seat) if open_points else None,
            played=[names[card] for card in player.played()],
            hand=[names[card] for card in player.hand],
        )

    def _sheet(self, seat: int) -> list[ScoreLine]:
        lines = list(make_score_sheet(self.state, seat))
        return [*lines, ScoreLine("typed", self.typed[seat])] if self.typed[seat] else lines


def new_player(facts: Facts) -> Player:
    player = Player()
    player.declare()
    player.points = facts.start_points
    return player


def piece_named(text: str) -> tuple[int, int]:
    colour, _, space = text.partition("-")
    demand(colour in COLOURS and space in SPACE_NAMES, "reef-told-piece")
    return [*COLOURS].index(colour), SPACE_NAMES.index(space)  # type: ignore[arg-type]  # it is one of them
