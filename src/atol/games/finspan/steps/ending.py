"""What ends: a turn, and the game, where seats use their game-end abilities one after another."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.game import OVER
from atol.core.numbers import POWERS
from atol.core.steps import Step
from atol.games.finspan import abilities
from atol.games.finspan.cards import GAME_END, NO_CARD
from atol.games.finspan.ids import DONE, USE
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import ALL_SLOTS, SLOTS
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.benefit import tell_card
from atol.games.finspan.steps.benefits import offered
from atol.games.finspan.weeks import begin_ending, end_turn, go_to_next_seat


class EndTurn(Step[FinspanState]):
    def begin(self, state: FinspanState, first: int, second: int) -> None:
        end_turn(state)


class NextSeat(Step[FinspanState]):
    """The person has used what Nautoma's fish gives to all players."""

    def begin(self, state: FinspanState, first: int, second: int) -> None:
        go_to_next_seat(state)


class Last(Step[FinspanState]):
    def begin(self, state: FinspanState, first: int, second: int) -> None:
        begin_ending(state, state.active)

    def legal(self, state: FinspanState) -> list[int]:
        """Abilities that can give something now; a single one is not asked for."""
        ocean = state.ocean()
        slots = [slot for slot in range(SLOTS) if has_game_end_ability(ocean, slot)]
        actions = [USE + slot for slot in slots if can_use(state, ocean, ocean.fish[slot])]
        abilities.clear(state)
        return [*actions, DONE] if len(actions) > 1 else actions

    def apply(self, state: FinspanState, action: int) -> None:
        if action == DONE:
            end_last(state)
        else:
            use(state, state.ocean(), action - USE)


def has_game_end_ability(ocean: Ocean, slot: i64) -> bool:
    fish = ocean.fish[slot]
    if fish == NO_CARD or ocean.cards.ability_kinds[fish] != GAME_END or ocean.used & POWERS[slot]:
        return False
    return ocean.cards.abilities[fish].gives_benefits()


def can_use(state: FinspanState, ocean: Ocean, fish: i64) -> bool:
    """Tried out; the caller clears what it gives."""
    abilities.count_benefits(state, ocean, fish)
    return len(offered(state, ocean)) > 0


def use(state: FinspanState, ocean: Ocean, slot: i64) -> None:
    ocean.used |= POWERS[slot]
    if state.events is not None:
        tell_card(state, "use", ocean.fish[slot])
    abilities.begin(state, state.to_act, ocean.fish[slot], 0)


def end_last(state: FinspanState) -> None:
    """The seat uses no more of them: the next one may; after the last one the match is over."""
    state.ocean().used = ALL_SLOTS
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        state.to_act = OVER
    else:
        begin_ending(state, seat)
