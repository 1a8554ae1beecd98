"""What the judge says inside a turn: it tells slots and dive sites apart before anything is paid or taken."""

from __future__ import annotations

from statistics import mean

import pytest

from atol.bots.glance import best_judged
from atol.games.finspan.cards import Ability
from atol.games.finspan.data import Effect
from atol.games.finspan.under_way import Waiting
from tests.games.finspan.positions import act, new_match, ocean, turn


def judged_at(slot: str, slots: str) -> int:
    """In the midst of playing card 112 there, before the two cards that it costs are paid."""
    return act(turn(ocean(slots, hand="112 2 3 4")), "play 112", f"at {slot}").judge(0)


def test_before_a_fish_is_paid_for_the_first_of_its_zone_promises_the_bonus() -> None:
    assert judged_at("b2", "p1 1") > judged_at("p2", "p1 1")
    assert judged_at("b2", "b1 1") < judged_at("p2", "b1 1")


def test_before_the_slot_is_chosen_a_fish_is_worth_what_its_best_slot_promises() -> None:
    state = act(turn(ocean(hand="112 2 3 4")), "play 112")
    after = [act(state, state.game.notation(action)).judge(0) for action in state.legal()]
    assert state.judge(0) == max(after)
    assert min(after) < max(after)


def test_judging_leaves_the_position_as_it_was() -> None:
    state = act(turn(ocean(hand="112 2 3 4")), "play 112", "at b2")
    before = state.to_bytes()
    state.judge(0)
    assert state.to_bytes() == before


@pytest.mark.parametrize(("slots", "worth"), [("", 0), ("b2 1 o", 80), ("b2 1 o, b3 2 o, p2 3 o", 160)])
def test_a_dive_promises_hatching_only_as_far_as_there_are_eggs(slots: str, worth: int) -> None:
    waiting, sea = Waiting(), ocean(slots)
    waiting.add(Ability([Effect("hatch", 2)], False), sea)
    assert waiting.worth_to(sea) == worth


def test_whoever_always_takes_what_the_judge_likes_best_plays_sensibly() -> None:
    assert mean([points_at_a_glance(seed) for seed in range(1, 21)]) > 72  # 63 when slots were not told apart


def points_at_a_glance(seed: int) -> int:
    state = new_match(seed=seed)
    while state.to_act >= 0:
        state.apply(best_judged(state, state.legal()), False)
    return state.scores()[0]
