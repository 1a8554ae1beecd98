"""The ability in use: what begins it, what waits for it, and what follows when it has been used up.

Some abilities are for all players: the owner uses it first, then the others clockwise; Nautoma gains something of her
own instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from atol.games.finspan.ocean import Ocean
from atol.games.finspan.steps.codes import BENEFIT

if TYPE_CHECKING:
    from atol.games.finspan.state import FinspanState

FRAME: Final = 12  # numbers that describe an ability in use


def begin_own(state: FinspanState, fish: i64) -> None:
    """The seat whose turn it is uses an ability of its fish."""
    shared = state.cards.abilities[fish].all_players
    if shared and state.nautoma is not None:
        state.nautoma.gain_shared_benefit()
        if state.events is not None:
            state.tell("nautoma-shared", {"eggs": state.nautoma.manual.shared_eggs})
    begin(state, state.active, fish, state.seats - 1 if shared else 0)


def begin(state: FinspanState, seat: i64, source: i64, sharing: i64) -> None:
    """`sharing` is how many seats use it after this one."""
    state.to_act = seat
    state.step = BENEFIT
    state.sharing = sharing
    count_benefits(state, state.oceans[seat], source)


def count_benefits(state: FinspanState, ocean: Ocean, source: i64) -> None:
    """Everything that the ability gives can be taken."""
    ability = state.cards.abilities[source]
    state.source = source
    state.draws = ability.draws
    state.recovers = ability.recovers
    state.lays = ability.lays
    state.hatches = ability.hatches
    state.births = ability.births
    state.moves = ability.moves
    state.tucks = ability.tucks
    state.laying = ocean.fish_to_get_eggs(ability)
    state.extra = ability.extra


def clear(state: FinspanState) -> None:
    """Nothing more can be taken."""
    state.draws = state.recovers = state.lays = state.hatches = 0
    state.births = state.moves = state.tucks = 0
    state.laying = state.extra = 0


def end(state: FinspanState) -> None:
    """The ability gives nothing more: the next seat uses it, one that waits goes on, or the match does."""
    clear(state)
    if state.sharing:
        begin(state, (state.to_act + 1) % state.seats, state.source, state.sharing - 1)
    elif state.stack:
        pop(state)
    else:
        state.game.steps[state.next_step].begin(state, 0, 0)


def push(state: FinspanState) -> None:
    """The ability waits for one that a further fish brings."""
    state.stack += [state.to_act, state.source, state.sharing, state.draws, state.recovers]
    state.stack += [state.lays, state.hatches, state.births, state.moves, state.tucks]
    state.stack += [state.laying, state.extra]
    state.sharing = 0
    clear(state)


def pop(state: FinspanState) -> None:
    frame = state.stack[-FRAME:]
    del state.stack[-FRAME:]
    state.step = BENEFIT
    state.to_act, state.source, state.sharing, state.draws, state.recovers = frame[:5]
    state.lays, state.hatches, state.births, state.moves, state.tucks = frame[5:10]
    state.laying, state.extra = frame[10:]
