"""The descent: the first card at a corner, the second below or above it, then as deep as the diver dares."""

from __future__ import annotations

from atol.games.podwodni_lowcy.cards import NOTHING
from atol.games.podwodni_lowcy.ids import DEEPER, TAKE_COLUMN
from atol.games.podwodni_lowcy.interruption import end_dive, interrupt
from atol.games.podwodni_lowcy.position import DEPTH, PLACE_FIRST, Position
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, MOST_DIVED, interrupts
from atol.games.podwodni_lowcy.surfacing import legal_row


def begin_dive(position: Position) -> None:
    card = position.draw()
    if card == NOTHING:
        if position.events is not None:
            position.tell("no-cards", {"seat": position.active})
        position.end_turn()
        return
    position.dive.append(card)
    position.phase = PLACE_FIRST
    if position.events is not None:
        position.tell_card("draw", position.active, card)


def choose_corner(position: Position, corner: int) -> None:
    position.corner = corner
    if position.events is not None:
        position.tell("corner", {"seat": position.active, "corner": CORNER_NAMES[corner]})
    descend(position)


def descend(position: Position) -> None:
    """Place the next card and see whether the dive is interrupted."""
    card = position.draw()
    if card == NOTHING:
        end_dive(position)
        return
    interrupted = interrupts(position.grid, position.dive, position.corner, card)
    position.dive.append(card)
    position.phase = DEPTH
    if position.events is not None:
        position.tell_card("place", position.active, card)
    if interrupted:
        interrupt(position)


def legal_depth(position: Position) -> list[int]:
    actions = [TAKE_COLUMN, *legal_row(position)]
    if len(position.dive) < MOST_DIVED and position.can_draw():
        actions.insert(0, DEEPER)
    return actions
