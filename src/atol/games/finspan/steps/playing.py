"""A turn begins with one choice: play a fish, whose slot is chosen next and which is then paid for, or dive."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.steps import Step
from atol.games.finspan import abilities
from atol.games.finspan.cards import NO_CARD, WHEN_PLAYED
from atol.games.finspan.ids import AT, DIVE, PLAY, slot_actions
from atol.games.finspan.slots import ALL_SLOTS, slot_name
from atol.games.finspan.state import NOWHERE, FinspanState
from atol.games.finspan.steps.codes import PAY, PLACE
from atol.games.finspan.steps.diving import begin_dive


class Choose(Step[FinspanState]):
    def legal(self, state: FinspanState) -> list[int]:
        actions: list[int] = []
        state.ocean().add_playable(actions, PLAY, ALL_SLOTS)
        actions += [DIVE, DIVE + 1, DIVE + 2]
        return actions

    def apply(self, state: FinspanState, action: int) -> None:
        if action >= DIVE:
            begin_dive(state, action - DIVE)
        else:
            begin_play(state, action - PLAY, ALL_SLOTS)


class Place(Step[FinspanState]):
    def legal(self, state: FinspanState) -> list[int]:
        return slot_actions(AT, state.ocean().slots_for(state.card, state.region))

    def apply(self, state: FinspanState, action: int) -> None:
        state.slot = action - AT
        state.step = PAY
        place_when_paid(state)


def begin_play(state: FinspanState, card: i64, region: i64) -> None:
    cards = state.cards
    state.ocean().hand.remove(card)
    state.card = card
    state.region = region
    state.owed_cards = cards.cost_cards[card]
    state.owed_eggs = cards.cost_eggs[card]
    state.owed_young = cards.cost_young[card]
    state.owed_schools = cards.cost_schools[card]
    state.step = PLACE


def place_when_paid(state: FinspanState) -> None:
    if state.owed_cards + state.owed_eggs + state.owed_young + state.owed_schools:
        return
    if state.events is not None:
        tell_play(state)
    card = state.card
    state.ocean().put_fish(state.slot, card)
    state.card = NO_CARD
    state.slot = NOWHERE
    state.region = 0
    if state.cards.ability_kinds[card] == WHEN_PLAYED:
        abilities.begin_own(state, card)
    else:
        abilities.end(state)


def tell_play(state: FinspanState) -> None:
    covered = state.ocean().fish[state.slot]
    details: dict[str, Value] = {
        "seat": state.to_act,
        "card": state.cards.names[state.card],
        "slot": slot_name(state.slot),
        "covered": state.cards.names[covered] if covered >= 0 else "",
    }
    state.tell("play", details)
