"""What the view tells a player before a choice: what would be completed, what would break, what is missing."""

from __future__ import annotations

from atol.games.shallow_sea.outlook import is_hopeless
from atol.games.shallow_sea.spaces import SPACES, space_name
from atol.games.shallow_sea.view_types import Outlook
from tests.games.shallow_sea.positions import act, in_turn, indexed, new_match, ocean, view, with_pools

SPACE_NAMES = [space_name(space) for space in range(SPACES)]


def chosen(tiles: str, fish: str, coral: str = "R01", colour: str = "red") -> list[Outlook]:
    """The outlooks of a player who holds that coral and that fish."""
    state = with_pools(
        in_turn(ocean(tiles, fish)), corals=f"{coral} G01 G02 G03 G04", fish=f"{colour} green " * 2 + "green"
    )
    return view(act(state, "coral 1", "fish 1")).hand.outlooks


def at(outlooks: list[Outlook], place: str) -> list[Outlook]:
    return [outlook for outlook in outlooks if outlook.place == place]


def test_a_tile_that_would_be_ready_says_so_for_each_turn() -> None:
    outlooks = at(chosen("f3 A1", "18 red, 29 red"), "e4")
    assert outlooks == [Outlook("e4", 0, fits=2, completes=["e4"], points=5)]


def test_a_tile_that_would_lack_a_fish_says_how_many_it_has() -> None:
    outlooks = at(chosen("f3 A1", "18 red"), "e4")
    assert outlooks == [Outlook("e4", 0, fits=1)]


def test_the_outlook_stays_while_the_tile_is_turned() -> None:
    state = with_pools(in_turn(ocean("f3 A1", "24 red, 23 red")), corals="R01 G01 G02 G03 G04")
    act(state, "coral 1", "fish 1", "space e4")
    assert view(state).step == "turn"
    assert view(state).hand.outlooks == [Outlook("e4", 90, fits=2, completes=["e4"], points=5)]


def test_a_fish_says_which_tiles_it_makes_ready() -> None:
    outlooks = chosen("f3 A1, e4 R01", "18 red", coral="G05")
    assert at(outlooks, "29") == [Outlook("29", completes=["e4"], points=5)]
    assert at(outlooks, "30") == []


def test_a_fish_that_moves_in_says_what_it_breaks() -> None:
    state = in_turn(ocean("e4 R01, f5 R01/90", "18 red, 29 red, 30 red"))
    assert view(act(state, "complete e4")).hand.outlooks == [Outlook("29", breaks=["f5"])]


def test_a_fish_that_moves_in_says_which_creature_gets_what_it_wants() -> None:
    state = in_turn(ocean("d3 C1, e2 R02 red, e4 R01", "18 red, 29 red"))
    outlooks = view(act(state, "complete e4")).hand.outlooks
    assert outlooks == [Outlook(bubble, completes=["d3"], points=5) for bubble in ("18", "29")]


def test_an_unfinished_tile_says_how_much_of_its_wish_fits() -> None:
    state = in_turn(ocean("d3 C1, e2 R02 red, e4 R01", "18 red"))
    spaces = view(state).oceans[state.to_act].spaces
    creature, home, coral = [indexed(spaces, space) for space in ("d3", "e2", "e4")]
    assert (creature.fits, creature.serving) == (1, ["e2"])
    assert (home.fits, home.serving) == (0, [])
    assert (coral.fits, coral.serving) == (1, [])


def test_different_colours_are_served_by_all_that_lie_there() -> None:
    state = in_turn(ocean("d3 C2, e2 R02 red, e4 R01 green"))
    creature = indexed(view(state).oceans[state.to_act].spaces, "d3")
    assert (creature.fits, creature.serving) == (1, ["e2", "e4"])


# ---- creatures that can never be completed


def hopeless(tiles: str, space: str, modified: str = "none") -> bool:
    """The creature there, as it lies in this ocean."""
    laid = ocean(tiles)
    return is_hopeless(in_turn(laid, modified=modified), laid, SPACE_NAMES.index(space))


def test_a_creature_that_looks_over_the_edge_is_hopeless() -> None:
    assert hopeless("b1 C1", "b1")
    assert not hopeless("b1 C1/90", "b1")


def test_a_creature_beside_creatures_is_hopeless_where_corals_should_lie() -> None:
    assert hopeless("g2 C1, h1 A1", "g2")


def test_corals_of_two_colours_do_not_serve_who_wants_one_and_serve_who_wants_different_ones() -> None:
    assert hopeless("g2 C1, h1 R01, h3 G01", "g2")
    assert not hopeless("g2 C2, h1 R01, h3 G01", "g2")
    assert hopeless("g2 C2, h1 R01, h3 R02", "g2")


def test_where_corals_can_be_moved_only_completed_ones_settle_it() -> None:
    assert not hopeless("g2 C1, h1 R01, h3 G01", "g2", modified="3")
    assert hopeless("g2 C1, h1 R01 red, h3 G01 red", "g2", modified="3")


def test_a_coral_that_waits_may_still_get_any_fish() -> None:
    assert not hopeless("b1 C4/90, c2 R01, d3 G01", "b1")


def test_under_modified_rule_10_a_creature_beside_another_warns_that_the_box_is_lost() -> None:
    for modified, warned in (("10", True), ("9", False)):
        state = act(in_turn(ocean("f3 A1"), modified=modified), "creature 1", "fish 1")
        outlooks = view(state).hand.outlooks
        assert any(outlook.forfeits for outlook in at(outlooks, "e2")) == warned
        assert not any(outlook.forfeits for outlook in at(outlooks, "d3"))


def test_who_holds_a_creature_is_warned_before_it_is_laid_down() -> None:
    state = act(new_match(), "creature 1")
    creature = view(state).hand.tile
    warned = {(outlook.place, outlook.degrees) for outlook in view(state).hand.outlooks if outlook.hopeless}
    assert creature is not None
    assert warned
    for place, degrees in sorted(warned):
        assert hopeless(f"{place} {creature}/{degrees}", place)
