"""Every octopus card, in the order of the data."""

from __future__ import annotations

from atol.games.kelp.cards import DISCARDS, HAND, REMOVED, count_cards
from tests.games.kelp.positions import (
    GAME,
    act,
    board,
    cards,
    choices,
    hidden,
    legal,
    load,
    octopus,
    open_card,
    play,
    shown,
    step,
)

TESTED = [
    "sneak",
    "swap",
    "take-a-risk",
    "ink-cloud",
    "sudden-dodge",
    "jet",
    "hide",
    "camouflage",
    "blend-in",
    "slip-away",
    "vanish",
    "learn",
    "sharpened-senses",
    "curiosity",
    "adapt",
    "insight",
    "eat-crab",
    "eat-sea-snail",
    "eat-lobster",
    "eat-abalone",
]


def test_every_octopus_card_has_its_test_here() -> None:
    assert [card.id for card in GAME.components.octopus_cards] == TESTED
    for name in TESTED:
        assert any(test.startswith(f"test_{name.replace('-', '_')}_") for test in globals()), name


def test_sneak_shuffles_two_hidden_blocks() -> None:
    state = act(play(octopus(hand="sneak"), "sneak", "c3", "c2"), "lift a1")
    act(load(state, 0), "lift b1")
    assert board(state) == "sOsssss1s"
    assert step(state) == "act"


def test_swap_exchanges_two_neighbours() -> None:
    state = act(play(octopus(hand="swap"), "swap", "c3", "c2"), "swap b1 b2")
    assert board(state) == "Ossssss1s"
    assert step(state) == "act"


def test_take_a_risk_shuffles_the_centre_hidden_or_not_with_two_hidden_blocks_and_all_come_back_hidden() -> None:
    for open_areas in ("", "b2"):
        state = octopus("ssss1ssOs", shown=open_areas, hand="take-a-risk")
        play(state, "take-a-risk", "a1", "c1")
        assert choices(state, "lift").isdisjoint({"a1", "b2"})
        act(state, "lift b1")
        act(load(state, 0, 0), "lift b3")
        assert {"b1", "b2", "b3"} <= set(hidden(state).split())
        assert sorted(board(state)) == sorted("ssss1ssOs")


def test_ink_cloud_shuffles_three_blocks_even_the_octopus_revealed_for_its_cost() -> None:
    state = octopus(hand="ink-cloud")
    play(state, "ink-cloud", "a1", "b1", "c1")
    assert shown(state).startswith("a1")
    act(state, "lift a1", "lift b1")
    act(load(state, 0, 0), "lift c3")
    assert {"a1", "b1", "c3"} <= set(hidden(state).split())


def test_sudden_dodge_swaps_twice_and_may_move_one_block_both_times() -> None:
    state = act(play(octopus(hand="sudden-dodge"), "sudden-dodge", "c3", "c2", "c1"), "swap a1 b1")
    assert step(state) == "swap"
    act(state, "swap b1 b2")
    assert board(state) == "ssssOss1s"


def test_jet_swaps_any_two_blocks() -> None:
    state = play(octopus(hand="jet"), "jet", "c3", "c2", "c1")
    assert len(choices(state, "swap")) == 36
    act(state, "swap a1 c3")
    assert board(state) == "sssssss1O"


def test_hide_hides_one_or_two_blocks_and_then_a_card_may_be_drawn() -> None:
    state = act(octopus(shown="a1 b1 c1", hand="hide"), "play hide", "hide a1", "hide b1")
    assert legal(state) == {"draw", "done"}
    act(state, "draw")
    assert count_cards(state, HAND) == 1


def test_camouflage_hides_up_to_three_blocks() -> None:
    state = play(octopus(shown="a1 b1 c1 a2", hand="camouflage"), "camouflage", "c3")
    act(state, "hide a1", "hide b1", "hide c1")
    assert "a2" in shown(state)
    assert step(state) == "act"


def test_blend_in_hides_one_block_and_draws_two_cards() -> None:
    state = act(play(octopus(shown="a1", hand="blend-in"), "blend-in", "c3"), "hide a1")
    assert count_cards(state, HAND) == 2


def test_blend_in_draws_no_further_than_the_hand_limit() -> None:
    state = octopus(shown="a1", hand="blend-in sneak sneak swap")
    act(play(state, "blend-in", "c3"), "hide a1")
    assert count_cards(state, HAND) == 4


def test_slip_away_hides_up_to_two_blocks_and_swaps() -> None:
    state = act(play(octopus(shown="a1 b1", hand="slip-away"), "slip-away", "c3", "c2"), "hide a1", "hide b1")
    act(state, "swap a1 b1")
    assert board(state) == "sOsssss1s"


def test_vanish_hides_everything_and_leaves_the_game() -> None:
    state = play(octopus(shown="a1 b1 c1", hand="vanish"), "vanish", "c3")
    assert shown(state) == ""
    assert cards(state, REMOVED) == "vanish"


def test_learn_learns_one_thing() -> None:
    state = act(play(octopus(hand="learn"), "learn", "c3", "c2"), "learn-card hide")
    assert step(state) == "act"
    assert len(cards(state, DISCARDS).split()) == 1


def test_sharpened_senses_learns_two_and_takes_one_card_into_the_hand() -> None:
    state = octopus(hand="sharpened-senses")
    open_card(state, "jet")
    act(play(state, "sharpened-senses", "c3", "c2", "c1"), "learn-card move", "learn-card hide")
    assert "to-hand jet" in legal(state)
    act(state, "to-hand jet")
    assert cards(state, HAND) == "jet"
    assert len(cards(state, DISCARDS).split()) == 1


def test_sharpened_senses_cannot_take_an_eat_card_into_the_hand() -> None:
    state = octopus(hand="sharpened-senses")
    open_card(state, "eat-crab")
    act(play(state, "sharpened-senses", "c3", "c2", "c1"), "learn-card eat", "replace c3", "done")
    assert step(state) == "act"
    assert cards(state, DISCARDS) == "eat-crab"


def test_curiosity_learns_two_things() -> None:
    state = act(play(octopus(hand="curiosity"), "curiosity", "c3", "c2"), "learn-card hide", "learn-card move")
    assert step(state) == "act"


def test_adapt_learns_one_thing_and_may_remove_a_card() -> None:
    state = act(play(octopus(hand="adapt swap"), "adapt", "c3", "c2"), "learn-card hide")
    assert "done" in legal(state)
    learned = cards(state, DISCARDS)
    act(state, f"remove-discard {learned}")
    assert cards(state, REMOVED) == learned


def test_insight_learns_three_things() -> None:
    state = act(play(octopus(hand="insight"), "insight", "c3", "c2", "c1"), "learn-card hide", "learn-card move")
    assert step(state) == "learn"
    act(state, "learn-card learn")
    assert step(state) == "act"


def test_eat_crab_eats_the_crab() -> None:
    assert act(octopus("OCsssss1s", hand="eat-crab"), "play eat-crab").eaten == 1


def test_eat_sea_snail_eats_the_sea_snail() -> None:
    assert act(octopus("ONsssss1s", hand="eat-sea-snail"), "play eat-sea-snail").eaten == 2


def test_eat_lobster_eats_the_lobster() -> None:
    assert act(octopus("OLsssss1s", hand="eat-lobster"), "play eat-lobster").eaten == 4


def test_eat_abalone_eats_the_abalone() -> None:
    assert act(octopus("OAsssss1s", hand="eat-abalone"), "play eat-abalone").eaten == 8
