"""A dive that is interrupted: the wave that washes everybody's fish, and what the diver is left with."""

from __future__ import annotations

from atol.core.messages import Value
from atol.core.steps import Step
from atol.games.podwodni_lowcy.cards import CAUGHT, FISH, NOTHING, WAVE
from atol.games.podwodni_lowcy.ids import WASH
from atol.games.podwodni_lowcy.sea import COLUMNS, causes, row_beside, space_name
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import WASHING
from atol.games.podwodni_lowcy.steps.tools import collect, use_tools


class Washing(Step[LowcyState]):
    """Each diver in turn loses all open cards of one kind and colour, or all shrimps."""

    def legal(self, state: LowcyState) -> list[int]:
        return [WASH + card for card in state.divers[state.to_act].open_cards()]

    def apply(self, state: LowcyState, action: int) -> None:
        seat, card = state.to_act, action - WASH
        count = state.divers[seat].lose_all(card)
        state.discards[card] += count
        if state.events is not None:
            state.tell("wash", {"seat": seat, "card": state.facts.names[card], "count": count})
        ask_for_washing(state, (seat - state.active) % state.seats + 1)


def interrupt(state: LowcyState) -> None:
    """The last card of the dive may not lie where it lies."""
    if state.events is not None:
        tell_interruption(state)
    if state.dive[-1] == WAVE:
        state.step = WASHING
        ask_for_washing(state, 0)
    else:
        end_dive(state)


def tell_interruption(state: LowcyState) -> None:
    """Which card, and beside which ones it may not lie; callers guard this like `tell`."""
    card, names = state.dive[-1], state.facts.names
    spaces = causes(state.grid, state.dive[:-1], state.corner, card)
    details: dict[str, Value] = {
        "seat": state.active,
        "card": names[card],
        "reason": "colour" if card < FISH else "same",
        "causes": [f"{space_name(space)} {names[state.card_at(space)]}" for space in spaces],
    }
    state.tell("interrupted", details)


def ask_for_washing(state: LowcyState, skipped: int) -> None:
    """The next diver with open cards chooses, in turn order from the active one; then the waves go."""
    for distance in range(skipped, state.seats):
        seat = (state.active + distance) % state.seats
        if state.divers[seat].hand_size:
            state.to_act = seat
            return
    state.to_act = state.active
    discard_waves(state)
    end_dive(state)


def discard_waves(state: LowcyState) -> None:
    """Those of the row that the interrupting wave extends; those of its column go with the dive."""
    start = row_beside(state.corner, len(state.dive) - 1) * COLUMNS
    waves = [space for space in range(start, start + COLUMNS) if state.grid[space] == WAVE]
    for space in waves:
        state.grid[space] = NOTHING
        state.discard(WAVE)
    if state.events is not None and waves:
        state.tell("waves", {"spaces": [space_name(space) for space in waves]})


def end_dive(state: LowcyState) -> None:
    """Only a dive that ends at its second card leaves something: the first one."""
    dive = state.dive
    state.dive = []
    for card in dive[1:]:
        state.discard(card)
    if len(dive) <= 2:
        console(state, dive[0])
    else:
        state.discard(dive[0])
        if state.events is not None:
            state.tell_cards("lost", state.active, dive)
    use_tools(state)


def console(state: LowcyState, card: int) -> None:
    collect(state, card)
    if state.events is not None:
        kind = "consolation" if card < CAUGHT else "consolation-wave" if card == WAVE else "consolation-tool"
        state.tell_card(kind, state.active, card)
