"""A dive that is interrupted: the wave that washes everybody's fish, and what the diver is left with."""

from __future__ import annotations

from atol.games.podwodni_lowcy.cards import CAUGHT, NOTHING, WAVE
from atol.games.podwodni_lowcy.ids import WASH
from atol.games.podwodni_lowcy.position import WASHING, Position
from atol.games.podwodni_lowcy.sea import COLUMNS, row_beside
from atol.games.podwodni_lowcy.surfacing import collect, use_tools


def interrupt(position: Position) -> None:
    """The last card of the dive may not lie where it lies."""
    if position.events is not None:
        position.tell_card("interrupted", position.active, position.dive[-1])
    if position.dive[-1] == WAVE:
        position.phase = WASHING
        ask_for_washing(position, 0)
    else:
        end_dive(position)


def end_dive(position: Position) -> None:
    """Only a dive that ends at its second card leaves something: the first one."""
    dive = position.dive
    position.dive = []
    for card in dive[1:]:
        position.discard(card)
    if len(dive) <= 2:
        console(position, dive[0])
    else:
        position.discard(dive[0])
        if position.events is not None:
            position.tell_cards("lost", position.active, dive)
    use_tools(position)


def console(position: Position, card: int) -> None:
    collect(position, card)
    if position.events is not None and card != WAVE:
        position.tell_card("consolation", position.active, card)


# ---- waves


def ask_for_washing(position: Position, skipped: int) -> None:
    """The next diver with open cards chooses, in turn order from the active one; then the waves go."""
    for distance in range(skipped, position.seats):
        seat = (position.active + distance) % position.seats
        if position.divers[seat].size:
            position.to_act = seat
            return
    position.to_act = position.active
    discard_waves(position)
    end_dive(position)


def legal_washing(position: Position) -> list[int]:
    hand = position.divers[position.to_act].hand
    return [WASH + card for card in range(CAUGHT) if hand[card]]


def wash(position: Position, card: int) -> None:
    """All open cards of one kind and colour, or all shrimps."""
    seat = position.to_act
    diver = position.divers[seat]
    count = diver.hand[card]
    diver.hand[card] = 0
    diver.size -= count
    position.discards[card] += count
    if position.events is not None:
        position.tell("wash", {"seat": seat, "card": position.cards.names[card], "count": count})
    ask_for_washing(position, (seat - position.active) % position.seats + 1)


def discard_waves(position: Position) -> None:
    """Those of the row that the interrupting wave extends; those of its column go with the dive."""
    start = row_beside(position.corner, len(position.dive) - 1) * COLUMNS
    for space in range(start, start + COLUMNS):
        if position.grid[space] == WAVE:
            position.grid[space] = NOTHING
            position.discard(WAVE)
