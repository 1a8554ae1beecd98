"""The ways a match ends, and the rounds that lead nowhere."""

from __future__ import annotations

from atol.core import registry
from atol.games.kelp.dice import BAG, SUPPLY
from atol.games.kelp.game import KelpGame
from atol.games.kelp.rulings import IDLE_ROUNDS, LAST_ROUND
from atol.games.kelp.sides import ENDING_NAMES
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from tests.conftest import ROOT
from tests.games.kelp.positions import act, add_die, bag, choices, octopus, own, shark, starve, step, store, view

EARLIEST = "6d5f0807a723de0d"
ENDLESS = "2ef6fba88dbd53ba"  # the one after it


def test_the_fourth_food_wins_for_the_octopus_at_once() -> None:
    state = octopus("OCsssss1s", hand="eat-crab")
    state.eaten = 14
    for food in (4, 5, 6):
        state.spare[food] = 0
    act(state, "play eat-crab")
    assert (state.over, state.winners(), state.scores()) == (True, [0], [1, 0])
    assert view(state, None).ending == "food"


def test_the_seventh_hunger_die_wins_for_the_octopus_at_once() -> None:
    state = shark("red-4", "a1-b1", 2, "Osssssssh")
    starve(state, 6)
    act(state, "swim a2-b2", "aim red-4 a2")
    assert state.winners() == [0]
    assert view(state, None).ending == "hunger"


def test_the_seventh_hunger_die_may_come_from_spending() -> None:
    state = shark("", "hideout-1", 1)
    starve(state, 6)
    store(state, "blue-6 blue-6")
    act(state, "swim a1-b1", "spend")
    act(state, f"buy {min(choices(state, 'buy'))}")
    while step(state) == "buy":
        act(state, "done")
    act(state, "feed blue-6")
    assert state.winners() == [0]


def test_bold_can_bring_the_seventh_hunger_die() -> None:
    state = own(shark("blue-2 red-1"), "bold")
    starve(state, 6)
    act(state, "use bold", "feed blue-2")
    assert state.winners() == [0]


def test_a_won_confrontation_wins_for_the_shark_before_the_red_die_reaches_hunger() -> None:
    state = shark("red-4", "a1-b1", 2, "ssssOss1s")
    starve(state, 6)
    act(state, "swim a2-b2", "aim red-4 b2", "escape fight", "counter fight")
    assert (state.winners(), state.scores()) == ([1], [0, 1])


def test_a_lost_confrontation_on_the_last_hunger_space_loses() -> None:
    state = shark("red-4", "a1-b1", 2, "ssssOss1s")
    starve(state, 6)
    act(state, "swim a2-b2", "aim red-4 b2", "escape flinch", "counter fight", "done")
    assert state.winners() == [0]


def test_with_one_hunger_space_and_no_red_die_to_draw_the_shark_has_lost() -> None:
    state = shark("blue-2", "hideout-1", 1)
    starve(state, 6)
    bag(state, 5, 3, 0)
    act(state, "swim a1-b1")
    assert view(state, None).ending == "no-red-die"
    assert state.winners() == [0]


def test_a_red_die_in_the_bag_in_energy_or_kept_is_hope_enough() -> None:
    for place in ("bag", "energy", "kept"):
        state = shark("", "hideout-1", 1)
        starve(state, 6)
        bag(state, 5, 3, 0)
        if place == "bag":
            state.dice[BAG + 2], state.dice[SUPPLY + 2] = 1, state.dice[SUPPLY + 2] - 1
        else:
            add_die(state, "red-1", state.energy if place == "energy" else state.kept)
        act(state, "swim a1-b1")
        assert not state.over, place


def test_twenty_idle_rounds_in_a_row_win_for_the_octopus() -> None:
    state = shark("blue-1", "hideout-1", 1)
    state.eventful = False
    state.idle_rounds = IDLE_ROUNDS - 1
    act(state, "swim a1-b1")
    assert view(state, None).ending == "idle"
    assert IDLE_ROUNDS == 20


def test_a_die_on_hunger_or_growth_or_a_food_ends_an_idle_series() -> None:
    state = shark("yellow-6", "a1-b1")
    state.idle_rounds = 5
    act(state, "swim a2-b2", "aim yellow-6 a2")
    assert state.idle_rounds == 0
    state = octopus("OCsssss1s", hand="eat-crab")
    act(state, "play eat-crab")
    assert state.eventful


def grown_shark(edition: str = "") -> KelpState:
    """Every growth tile is flipped, so a search die goes back to the bag."""
    state = shark("yellow-6", "a1-b1")
    state.tiles = len(state.facts.tile_dice)
    state.idle_rounds = IDLE_ROUNDS - 1
    if edition:
        known = registry.game_of_edition("kelp", edition)
        assert isinstance(known, KelpGame)
        state.facts = known.facts
    return act(state, "swim a2-b2", "aim yellow-6 a2")


def test_a_round_with_a_search_is_not_idle_even_once_the_shark_is_grown() -> None:
    assert grown_shark().idle_rounds == 0


def test_in_the_earliest_edition_such_a_round_was_idle() -> None:
    assert view(grown_shark(EARLIEST), None).ending == "idle"


def last_round(edition: str = "") -> KelpState:
    """A round in which something was revealed, as in all before it."""
    state = shark("blue-1", "hideout-1", 1)
    state.round = LAST_ROUND - 1
    state.eventful = True
    if edition:
        known = registry.game_of_edition("kelp", edition)
        assert isinstance(known, KelpGame)
        state.facts = known.facts
    return act(state, "swim a1-b1")


def test_after_the_hundredth_round_the_octopus_has_held_out() -> None:
    assert LAST_ROUND == 100
    state = last_round()
    assert view(state, None).ending == "idle"
    assert state.winners() == [0]


def test_in_earlier_editions_no_round_was_the_last() -> None:
    for edition in (EARLIEST, ENDLESS):
        assert not last_round(edition).over


def test_before_the_end_nobody_has_won() -> None:
    state = octopus()
    assert (state.scores(), state.winners()) == ([0, 0], [])
    assert [line.key for line in state.score_sheet(0)] == ["victory"]


def test_the_score_sheet_says_how_the_match_was_won() -> None:
    state = octopus("OCsssss1s", hand="eat-crab")
    state.eaten = 14
    act(state, "play eat-crab")
    (line,) = state.score_sheet(0)
    assert (line.points, line.details[0].what) == (1, "food")
    assert state.score_sheet(1)[0].points == 0


def test_after_the_end_everything_is_shown() -> None:
    state = octopus("OCsssss1s", hand="eat-crab")
    state.eaten = 14
    act(state, "play eat-crab")
    assert state.step == codes.NOTHING
    assert all(area.block for area in view(state, 1).areas)
    assert view(state, None).octopus.hand is not None


def test_every_way_to_end_is_among_the_playthroughs() -> None:
    texts = [file.read_text("utf-8") for file in (ROOT / "tests" / "games" / "kelp" / "golden").glob("*.txt")]
    for ending in ENDING_NAMES[1:]:
        assert any(f"\n   end-{ending}\n" in text for text in texts), ending
