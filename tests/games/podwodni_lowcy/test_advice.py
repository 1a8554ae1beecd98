"""What a diver does without thinking long: sensible in plain cases, and quickly better than chance."""

from __future__ import annotations

from atol.core.bag import bag_of
from atol.core.random import seeded
from atol.games.podwodni_lowcy.advice import PATIENCE
from atol.games.podwodni_lowcy.cards import CARDS
from atol.games.podwodni_lowcy.state import LowcyState
from tests.games.podwodni_lowcy.positions import CALM, GAME, NO_FISH, act, as_lowcy, dive, force, sea

SET = "R1 R1 R1 G2 Y3"  # three equal ones and two further cards


def advised(state: LowcyState) -> str:
    return GAME.notation(GAME.advice.choose(state, state.legal()))


def test_a_ready_set_that_does_not_bring_the_target_waits() -> None:
    assert advised(sea(CALM, SET)) == "dive"


def test_a_ready_set_that_brings_the_target_is_scored() -> None:
    state = sea(CALM, SET)
    state.divers[0].scored = (0, 0, 0)
    assert advised(state) == "score three-red-puffer"


def test_a_ready_set_does_not_wait_for_cards_that_cannot_come() -> None:
    state = sea(CALM, SET)
    state.deck = bag_of([0] * CARDS)
    assert advised(state) == "score three-red-puffer"


def test_a_ready_set_is_scored_in_the_last_turn() -> None:
    state = sea(CALM, SET)
    state.finisher = 1
    assert advised(state) == "score three-red-puffer"


def test_patience_ends_so_that_not_everybody_waits_for_ever() -> None:
    state = sea(CALM, SET, seats=3)
    state.turn = 3 * PATIENCE
    assert advised(state) == "score three-red-puffer"
    assert GAME.advice.considered(state, state.legal()) == state.legal()[1:]


def test_until_then_a_search_tries_everything_out() -> None:
    state = sea(CALM, SET, seats=3)
    state.turn = 3 * PATIENCE - 1
    assert GAME.advice.considered(state, state.legal()) == state.legal()


def test_whoever_has_no_set_dives_whatever_the_round() -> None:
    state = sea(CALM)
    state.turn = 2 * PATIENCE
    assert GAME.advice.considered(state, state.legal()) == state.legal()


def test_without_a_set_there_is_a_dive() -> None:
    assert advised(sea(CALM, "R1 R1 G2")) == "dive"


def test_the_corner_is_one_where_the_next_card_is_safe() -> None:
    """Only red fish are left: they may not lie beside the red ends of the upper row."""
    state = sea("R1 Y1 G1 R2 / Y2 R2 Y3 G2 / G1 Y1 G3 Y2")
    force(state, "S")
    act(state, "dive")
    state.deck = bag_of([2, 2, 2] + [0] * 10)
    assert advised(state) in ("corner bottom-left", "corner bottom-right")


def test_a_dive_that_the_next_card_must_interrupt_ends() -> None:
    state = dive(sea(CALM), "top-left", "S", "R1")
    state.deck = bag_of([0] * 9 + [2, 0, 0, 0])
    assert advised(state) != "deeper"


def test_the_row_is_taken_when_it_is_worth_more_than_the_column() -> None:
    state = dive(sea("R1 R1 N N / H H H H / N N N N", "R1"), "top-left", "W", "Y1")
    state.deck = bag_of([0] * 10 + [2, 0, 0])
    assert advised(state).startswith("row ")


def test_a_net_takes_a_card_and_is_not_passed_up() -> None:
    state = dive(sea(NO_FISH, "", "R1"), "top-left", "N", "S")
    act(state, "column")
    assert advised(state).startswith("net ")


def test_the_rollout_policy_wins_nearly_always_against_chance() -> None:
    assert sum(is_won(seed) for seed in range(40)) >= 34


def is_won(seed: int) -> bool:
    state = as_lowcy(GAME.new(2, seed))
    random = seeded(seed)
    while not state.over:
        actions = state.legal()
        is_advised = state.to_act == seed % 2
        chosen = GAME.advice.choose(state, actions) if is_advised else actions[random.below(len(actions))]
        state.apply(chosen, False)
    return state.winners() == [seed % 2]
