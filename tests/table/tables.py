"""Tables to test with: seated, stepped and compared in a few words."""

from __future__ import annotations

import atol
from atol.core import record
from atol.core.random import seeded
from atol.core.shuffle import Shuffle, plain
from atol.games.reef.view import ReefView
from atol.locales import Words, words
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table

REEF = atol.game("reef")
SECRET = bytes(range(32))
ALA, OLA = Seat(PERSON, "Ala"), Seat(PERSON, "Ola")
GREEDY = Seat(BOT, "greedy")


def reef_words(language: str = "en") -> Words:
    spoken = words(language)
    spoken.add("atol.games.reef")
    return spoken


def table_of(*seats: Seat, shuffle: Shuffle | None = None, **options: object) -> Table:
    """A Reef table; Ala and Ola sit at it unless others are named, and the deal is known."""
    return Table(REEF, list(seats) or [ALA, OLA], options, shuffle or plain(3))


def step(table: Table, actions: int, seed: int = 1) -> Table:
    """Up to that many random actions by whoever is to act."""
    random = seeded(seed)
    for _ in range(actions):
        if table.over:
            break
        legal = table.legal(table.to_act)
        table.play(table.to_act, legal[random.below(len(legal))], table.version)
    return table


def finish(table: Table) -> Table:
    return step(table, 10_000)


def reef_view(table: Table, seat: int | None) -> ReefView:
    view = table.view(seat)
    assert isinstance(view, ReefView)
    return view


def own_hand(table: Table, seat: int) -> list[str]:
    return [str(card) for card in reef_view(table, seat).players[seat].hand]


def secret_cards(table: Table, seat: int) -> set[str]:
    """The cards of a hand that a spectator cannot name."""
    return set(own_hand(table, seat)) - {str(card) for card in reef_view(table, None).players[seat].hand}


def everything(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table from any side, and its saved record to the letter."""
    viewers: list[int | None] = [*range(len(table.seats)), None]
    return (
        table.version,
        table.to_act,
        table.turn,
        tuple(table.journal),
        [table.view(viewer) for viewer in viewers],
        [table.log(viewer, reef_words()) for viewer in viewers],
        [table.legal(seat) for seat in range(len(table.seats))],
        [table.can_undo(seat) for seat in range(len(table.seats))],
        record.write(table.save()),
    )
