"""Benefits that concern cards: draw, recover, play a further fish, and tuck a card under a longer fish."""

from __future__ import annotations

from atol.core.messages import Value
from atol.core.numbers import insert_in_order
from atol.core.steps import Step
from atol.games.finspan import abilities
from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.deck import can_draw, draw_to_hand
from atol.games.finspan.ids import DRAW, PLAY, RECOVER, TUCK, UNDER, slot_actions
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import slot_name
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.benefit import Benefit, tell_card
from atol.games.finspan.steps.codes import BENEFIT, TUCKING
from atol.games.finspan.steps.playing import begin_play


class FurtherFish(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        ocean.add_playable(actions, PLAY, state.extra)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        region = state.extra
        state.extra = 0
        abilities.push(state)
        begin_play(state, action - PLAY, region)


class Draw(Benefit):
    """A card that cannot be recovered because the own pile is empty is drawn instead."""

    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        if (state.draws or not ocean.discards) and can_draw(state):
            actions.append(DRAW)

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        if state.draws:
            state.draws -= 1
        else:
            state.recovers -= 1
        card = draw_to_hand(state, ocean)
        if state.events is not None and card != NO_CARD:
            tell_card(state, "draw", card)


class Recover(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        if state.recovers:
            actions += [RECOVER + card for card in ocean.discards]

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        card = action - RECOVER
        state.recovers -= 1
        ocean.discards.remove(card)
        insert_in_order(ocean.hand, card)
        if state.events is not None:
            tell_card(state, "recover", card)


class Tuck(Benefit):
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        longest, lengths = ocean.longest(), ocean.cards.lengths
        actions += [TUCK + card for card in ocean.hand if lengths[card] < longest]

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        state.tucks -= 1
        state.tucked = action - TUCK
        ocean.hand.remove(state.tucked)
        state.step = TUCKING


class Tucking(Step[FinspanState]):
    name = "tuck"

    def legal(self, state: FinspanState) -> list[int]:
        return slot_actions(UNDER, state.ocean().longer_fish(state.cards.lengths[state.tucked]))

    def apply(self, state: FinspanState, action: int) -> None:
        slot = action - UNDER
        state.ocean().consume(slot, state.tucked)
        if state.events is not None:
            details: dict[str, Value] = {"seat": state.to_act, "card": state.cards.names[state.tucked]}
            details["slot"] = slot_name(slot)
            state.tell("tuck", details)
        state.tucked = NO_CARD
        state.step = BENEFIT
