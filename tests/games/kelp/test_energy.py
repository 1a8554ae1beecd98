"""Growth, energy, buying, and what shark cards do."""

from __future__ import annotations

from atol.games.kelp.dice import BAG, GROWTH, HUNGER, SUPPLY, grow
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps.spending import worth as worth_of
from tests.games.kelp import test_hunting, test_swimming
from tests.games.kelp.positions import (
    DICE,
    FACTS,
    GAME,
    abilities,
    act,
    bag,
    choices,
    current,
    dice,
    for_sale,
    legal,
    load,
    match,
    named,
    own,
    roll_turn,
    row,
    shark,
    step,
    store,
    view,
)

SHARK_CARDS = [
    "aggressive",
    "ruthless",
    "vigilant",
    "hungry",
    "relentless",
    "reactive",
    "perceptive",
    "fast",
    "bold",
    "hostile",
    "agile",
]
PRICE = dict(zip(FACTS.shark_names, FACTS.prices, strict=True))


def spending(stored: str, rolled: str = "", *cards: str) -> KelpState:
    """The shark has swum, has these dice stored and those rolled, and these cards are for sale."""
    state = shark(rolled, "hideout-1", 1)
    store(state, stored)
    for_sale(state, *(cards or ("agile", "fast", "hostile", "aggressive")))
    act(state, "swim a1-b1")
    return act(state, "done") if step(state) == "aim" else state


# ---- growth


def test_three_dice_flip_a_tile_and_go_back_to_the_bag() -> None:
    state = match()
    before = dice(state, BAG)
    state.dice[SUPPLY] -= 2
    state.dice[SUPPLY + 1] -= 1
    for colour in (0, 0, 1):
        grow(state, colour)
    assert state.tiles == 1
    assert dice(state, GROWTH) == (0, 0, 0)
    assert dice(state, BAG) == (before[0] + 2, before[1] + 1, before[2])


def test_with_every_tile_flipped_dice_go_straight_to_the_bag_and_nothing_has_grown() -> None:
    state = match()
    state.tiles = 4
    before = dice(state, BAG)
    grow(state, 1)
    assert dice(state, BAG) == (before[0], before[1] + 1, before[2])
    assert not state.eventful


def test_tile_1_gives_a_reroll() -> None:
    assert FACTS.rerolls[:2] == [0, 1]


def test_tile_2_gives_five_energy_to_a_total_of_one_to_five() -> None:
    state = match()
    state.tiles = 2
    for stored, worth in (("", 0), ("blue-1", 6), ("blue-5", 10), ("blue-6", 6)):
        state.energy = [DICE.index(die) for die in stored.split()]
        assert worth_of(state, 0) == worth, stored


def test_tile_3_gives_another_reroll() -> None:
    assert FACTS.rerolls == [0, 1, 1, 2, 2]


def test_tile_4_gives_a_third_die() -> None:
    assert FACTS.extra_dice == [0, 0, 0, 0, 1]


# ---- storing


def test_three_dice_at_most_are_stored_and_the_shark_chooses_which() -> None:
    state = spending("blue-1 blue-1", "blue-4 yellow-2")
    assert legal(state) == {"store blue-4", "store yellow-2"}
    bag = dice(state, BAG)
    act(state, "store blue-4")
    assert named(state.energy) == "blue-1 blue-1 blue-4"
    assert dice(state, BAG)[1] == bag[1] + 1


def test_with_three_stored_the_shark_must_spend() -> None:
    state = spending("blue-5 blue-5", "blue-4")
    assert step(state) == "buy"
    assert "done" not in legal(state)


def test_with_fewer_stored_it_may() -> None:
    state = spending("blue-5")
    assert legal(state) == {"spend", "done"}
    assert act(state, "done").to_act == 0


def test_what_buys_nothing_is_not_spent() -> None:
    assert spending("blue-1").to_act == 0


def test_three_stored_that_buy_nothing_go_back_to_the_bag_and_hunger_stays() -> None:
    state = spending("blue-1 blue-1", "blue-1", "hostile", "aggressive")
    assert state.energy == []
    assert dice(state, HUNGER) == (0, 0, 0)
    assert state.to_act == 0


# ---- buying


def test_a_card_costs_energy_brings_dice_from_the_supply_and_one_stored_die_goes_to_hunger() -> None:
    state = spending("blue-6 yellow-6")
    bag, supply = dice(state, BAG), dice(state, SUPPLY)
    act(state, "spend", "buy aggressive")
    while step(state) == "buy":
        act(state, "done")
    assert legal(state) == {"feed blue-6", "feed yellow-6"}
    act(state, "feed yellow-6")
    gained = FACTS.gains[FACTS.shark_names.index("aggressive")]
    assert dice(state, BAG) == (bag[0] + 1 + gained[0], bag[1] + gained[1], bag[2] + gained[2])
    assert dice(state, SUPPLY)[2] == supply[2] - gained[2]
    assert dice(state, HUNGER) == (0, 1, 0)


def test_several_cards_may_be_bought_for_one_hunger_die_and_the_rest_is_lost() -> None:
    state = act(
        spending("blue-6 blue-6", "", "agile", "fast", "hostile", "hostile"), "spend", "buy agile", "buy fast"
    )
    act(state, "feed blue-6")
    assert abilities(state) == ["fast", "agile"]
    assert sum(dice(state, HUNGER)) == 1
    assert state.energy == []


def test_the_row_is_filled_up_after_the_spending() -> None:
    state = act(spending("blue-6 blue-6"), "spend", "buy agile")
    assert len(row(state)) == 3
    if step(state) == "buy":
        act(state, "done")
    act(state, "feed blue-6")
    assert len(row(state)) == 4


def test_an_empty_deck_leaves_gaps_in_the_row() -> None:
    state = spending("blue-6 blue-6")
    for card in range(11):
        state.abilities[card] = 0
    act(state, "spend", "buy agile", "buy fast")
    act(state, "feed blue-6")
    assert row(state) == ["aggressive", "hostile"]


def test_an_empty_supply_gives_nothing() -> None:
    state = spending("blue-6 blue-6")
    state.dice[SUPPLY + 2] = 0
    before = dice(state, BAG)[2]
    act(state, "spend", "buy aggressive")
    assert dice(state, BAG)[2] == before


# ---- replacing a card


def test_lowering_a_stored_die_by_one_replaces_a_card_once() -> None:
    state = act(spending("blue-6 blue-4"), "spend")
    assert choices(state, "lower") == {"blue-6", "blue-4"}
    act(state, "lower blue-6")
    assert (named(state.energy), state.budget) == ("blue-4 blue-5", 9)
    assert choices(state, "drop") == {"agile", "fast", "hostile", "aggressive"}
    act(state, "drop hostile")
    assert len(row(state)) == 4
    assert choices(state, "lower") == set()
    assert "done" not in legal(state), "now one card must be bought"


def test_the_only_card_that_could_be_bought_is_not_replaced() -> None:
    state = act(spending("blue-6", "", "agile", "hostile", "hostile", "aggressive"), "spend", "lower blue-6")
    assert choices(state, "drop") == {"hostile", "aggressive"}


def test_a_die_showing_one_is_not_lowered() -> None:
    state = act(spending("blue-6 blue-1"), "spend")
    assert choices(state, "lower") == {"blue-6"}


def test_a_die_is_not_lowered_if_nothing_could_be_bought_then() -> None:
    state = act(spending(f"blue-{PRICE['agile']}"), "spend")
    assert choices(state, "lower") == set()


# ---- every card


def test_every_shark_card_has_its_test() -> None:
    assert FACTS.shark_names == SHARK_CARDS
    assert [len(card.effect) > 0 for card in GAME.components.shark_cards] == [False, *[True] * 10]


def test_aggressive_brings_red_dice_and_nothing_else() -> None:
    state = act(spending("blue-6 blue-6"), "spend", "buy aggressive")
    assert abilities(state) == []
    assert FACTS.gains[0][2] > 1


def test_vigilant_keeps_a_die_with_its_value_for_a_later_turn() -> None:
    state = own(match(), "vigilant")
    roll_turn(load(state, 0, 7, 2, 5))
    act(state, "use vigilant")
    assert legal(state) == {"keep blue-3", "keep yellow-6"}
    act(state, "keep yellow-6")
    assert (named(state.pool), named(state.kept_now)) == ("blue-3", "yellow-6")
    act(state, "swim a1-b1")
    assert choices(state, "aim") == set(), "not in the same turn"
    act(state, *(["done"] if step(state) == "spend" else []))
    roll_turn(load(state, 0, 0, 0, 0))
    assert named(state.kept) == "yellow-6"
    assert "yellow-6" not in named(state.pool)
    act(state, "swim b1-b2")
    assert choices(state, "aim") == {"yellow-6 b1", "yellow-6 b2"}
    act(state, "aim yellow-6 b1")
    assert state.kept == []
    assert dice(state, GROWTH)[1] == 1


def test_vigilant_keeps_a_current_die_too() -> None:
    state = own(match(), "vigilant")
    roll_turn(load(state, 0, 0, 2, 5))
    act(state, "use vigilant", "keep blue-6", "swim a1-b1")
    state = act(state, *(["done"] if step(state) == "spend" else []))
    roll_turn(load(state, 0, 0, 0, 0))
    act(state, "current 6 c2-c3")
    assert state.kept == []
    assert view(state, None).currents == {"c2-c3": 6}


def test_hungry_draws_and_rolls_one_more_die() -> None:
    state = own(match(), "hungry")
    roll_turn(load(state, 0, 0, 0, 0))
    act(load(state, 0, 3), "use hungry")
    assert named(state.pool) == "blue-1 blue-1 blue-4"


def test_relentless_rolls_one_or_two_dice_again_together() -> None:
    state = own(match(), "relentless")
    roll_turn(load(state, 0, 0, 0, 1))
    act(state, "use relentless")
    assert legal(state) == {"reroll blue-1", "reroll blue-2"}
    act(state, "reroll blue-1")
    assert legal(state) == {"reroll blue-2", "done"}
    act(load(state, 5, 4), "reroll blue-2")
    assert named(state.pool) == "blue-5 blue-6"


def test_relentless_adds_to_the_rerolls_of_tiles() -> None:
    state = own(match(), "relentless")
    state.tiles = 1
    roll_turn(load(state, 0, 0, 0, 1))
    act(load(state, 5), "use relentless", "reroll blue-1", "done")
    assert choices(state, "reroll") == {"blue-2", "blue-6"}


def test_reactive_returns_two_drawn_dice_and_takes_one_of_choice_before_the_roll() -> None:
    state = own(match(), "reactive")
    roll_turn(load(state, 0, 0))
    assert legal(state) == {"use reactive", "roll"}
    act(state, "use reactive", "return blue", "return blue")
    assert legal(state) == {"take blue", "take yellow", "take red"}
    act(load(state, 4), "take red")
    assert named(state.pool) == "red-5"
    assert dice(state, BAG) == (7, 3, 0)


def test_a_used_card_is_out_of_the_game() -> None:
    state = own(match(), "hungry")
    roll_turn(load(state, 0, 0, 0, 0))
    act(state, "use hungry")
    assert abilities(state) == []


def test_bold_perceptive_fast_hostile_agile_ruthless_are_tested_where_they_act() -> None:
    tests = [*dir(test_hunting), *dir(test_swimming)]
    for name in ("bold", "perceptive", "fast", "hostile", "agile", "ruthless"):
        assert any(test.startswith(f"test_{name}_") for test in tests), name


def test_gained_dice_can_be_drawn_from_the_next_turn_on() -> None:
    state = spending("blue-6 blue-6")
    bag(state, 0, 0, 0)
    act(state, "spend", "buy aggressive")
    assert view(state, 1).shark.bag == {"blue": 0, "yellow": 0, "red": FACTS.gains[0][2]}


def test_a_skipped_die_counts_for_growth_in_the_same_turn() -> None:
    state = shark("", "hideout-1", 1)
    state.dice[SUPPLY] -= 2
    state.dice[GROWTH] += 2
    current(state, "a1-b1", 3)
    act(state, "swim a1-b1")
    assert state.tiles == 1


# ---- what the shark is told


def test_the_view_says_which_cards_the_stored_dice_buy() -> None:
    state = shark()
    for_sale(state, "vigilant", "aggressive")
    store(state, "blue-3 red-3")
    seen = view(state, 1).shark
    assert (seen.worth, seen.affordable) == (6, ["vigilant"])
