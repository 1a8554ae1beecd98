"""Observations of Kelp: what each side knows as numbers, by the names of the entries."""

from __future__ import annotations

from atol.games.kelp.belief import SHIFTS, Belief
from atol.games.kelp.state import KelpState
from tests.games.kelp.positions import (
    CALM,
    GAME,
    act,
    bag,
    choices,
    current,
    for_sale,
    octopus,
    own,
    play,
    shark,
    starve,
    step,
    store,
)

OCTOPUS, SHARK = 0, 1
NAMES = [entry.name for entry in GAME.observation.entries()]


def seen(state: KelpState, seat: int) -> dict[str, int]:
    return dict(zip(NAMES, state.observe(seat), strict=True))


def marked(state: KelpState, seat: int, block: str) -> dict[str, int]:
    """The entries of a block that are not zero, by their labels."""
    row = seen(state, seat)
    return {
        name.partition("[")[2][:-1]: number
        for name, number in row.items()
        if number and name.partition("[")[0] == block
    }


def believe(state: KelpState, *boards: str) -> None:
    """The shark holds these boards for possible, all equally."""
    signs = "OsSCNLAh12k"
    numbers = sorted(sum(signs.index(sign) * SHIFTS[area] for area, sign in enumerate(board)) for board in boards)
    state.believe(Belief(numbers, [1] * len(numbers)))


# ---- blocks


def test_each_side_reads_which_it_is() -> None:
    state = octopus()
    assert marked(state, OCTOPUS, "side") == {"octopus": 1}
    assert marked(state, SHARK, "side") == {"shark": 1}


def test_the_octopus_sees_every_block_and_the_shark_those_that_lie_open() -> None:
    state = octopus(CALM, shown="b1 b3")
    assert marked(state, OCTOPUS, "block")["a1, octopus"] == 1
    assert len(marked(state, OCTOPUS, "block")) == 9
    assert marked(state, SHARK, "block") == {"b1, shell": 1, "b3, small-current-trap": 1}
    assert set(marked(state, SHARK, "hidden")) == {"a1", "c1", "a2", "b2", "c2", "a3", "c3"}


def test_both_read_what_the_shark_must_think_of_a_hidden_block() -> None:
    state = octopus("Ossssss1s")
    believe(state, "Ossssss1s", "sOsssss1s", "sOsssssss", "sOsssssss"[::-1])
    for seat in (OCTOPUS, SHARK):
        chances = marked(state, seat, "chance")
        assert (chances["a1, octopus"], chances["a1, shell"]) == (250, 750)
        assert (chances["b3, small-current-trap"], chances["c3, shell"]) == (500, 1000)


def test_blocks_in_the_bag_are_known_to_the_octopus_alone_and_lie_nowhere() -> None:
    state = octopus("Ossssss1s", hand="sneak", pointing="shark")
    act(state, "play sneak", "lift a1", "lift b1")
    assert step(state) == "point"
    assert marked(state, OCTOPUS, "in_bag") == {"octopus": 1, "shell": 1}
    assert marked(state, SHARK, "in_bag") == {}
    assert marked(state, SHARK, "lifted") == {"a1": 1, "b1": 1}
    assert "a1, octopus" not in marked(state, OCTOPUS, "block")
    assert marked(state, SHARK, "chance")["b1, octopus"] == 500


def test_what_hidden_blocks_can_pay_and_what_can_be_eaten_is_the_octopus_s_own() -> None:
    state = octopus("OCsSsss1s", shown="c3")
    assert seen(state, OCTOPUS)["payable"] == 9  # eight hidden blocks, the double shell counts twice
    assert marked(state, OCTOPUS, "edible") == {"crab": 1}
    assert seen(state, SHARK)["payable"] == 0
    assert marked(state, SHARK, "edible") == {}


# ---- cards


def test_the_shark_reads_shown_cards_and_counts_the_unseen_ones() -> None:
    state = octopus(hand="hide camouflage")
    before = marked(state, SHARK, "unseen")
    assert marked(state, OCTOPUS, "own")["hand, camouflage"] == 1
    assert marked(state, SHARK, "own") == {}
    assert (before["hide"], before["camouflage"]) == (2, 1)
    act(state, "discard hide")
    assert marked(state, SHARK, "unseen")["hide"] == 1
    assert marked(state, SHARK, "cards")["discards, hide"] == 1
    assert seen(state, SHARK)["octopus[hand]"] == 1


def test_a_decision_is_told_with_how_much_of_it_is_left() -> None:
    state = octopus(hand="sudden-dodge")
    play(state, "sudden-dodge", "a1", "b1")
    assert marked(state, SHARK, "asked") == {"swap": 1}
    assert marked(state, SHARK, "to_act") == {"next": 1}
    assert seen(state, SHARK)["amount[left]"] == 2
    assert marked(state, SHARK, "queued") == {"act": 1}
    act(state, "swap a1 b1", "swap a1 b1")
    assert seen(state, SHARK)["amount[left]"] == 0


# ---- the shark


def test_where_the_next_move_can_end_depends_on_the_dice_on_the_way() -> None:
    state = shark("blue-1", "a1-b1")
    assert marked(state, OCTOPUS, "stop") == {"a1-a2": 1, "a2-b2": 1, "b1-b2": 1}
    for space in ("a1-a2", "a2-b2"):
        current(state, space, 1)
    current(state, "hideout-1", 3)  # higher than the die before it, which bars this way
    assert marked(state, OCTOPUS, "current")["hideout-1, 3"] == 1
    behind = {"a2-a3": 1, "a3-b3": 1, "b2-b3": 1}
    assert marked(state, OCTOPUS, "stop") == {"b1-b2": 1, **behind}
    assert choices(state, "swim") == {"a2-b2", "b1-b2"}
    assert choices(act(state, "swim a2-b2"), "swim") == set(behind)


def test_reach_and_the_chance_to_find_the_octopus() -> None:
    state = shark("blue-1", "a1-b1", board="sssssss1O")
    believe(state, "sssssss1O", "Ossssss1s")
    row = seen(state, SHARK)
    assert marked(state, SHARK, "reach")["now, a1"] == 1
    assert marked(state, SHARK, "reach")["next, b2"] == 1
    assert (row["find[now]"], row["find[next]"]) == (500, 500)
    assert marked(state, OCTOPUS, "exposed") == {}
    state = shark("blue-1", "a1-b1", board="sOsssss1s")
    assert marked(state, OCTOPUS, "exposed") == {"now": 1, "next": 1}
    assert marked(state, SHARK, "exposed") == {}


def test_dice_are_counted_and_so_are_the_chances_of_the_next_draw() -> None:
    state = octopus()
    bag(state, 2, 1, 1)
    starve(state, 3)
    store(state, "yellow-2")
    for seat in (OCTOPUS, SHARK):
        row = seen(state, seat)
        assert (row["dice[bag, blue]"], row["dice[bag, yellow]"], row["dice[hunger, blue]"]) == (2, 0, 3)
        assert (row["draw[blue]"], row["draw[yellow]"], row["draw[red]"]) == (1000, 0, 667)
        assert (row["rolled[energy, yellow-2]"], row["energy[stored]"]) == (1, 2)


def test_shark_cards_lie_open_and_the_deck_can_be_counted() -> None:
    state = own(octopus(), "bold")
    for_sale(state, "agile", "agile", "fast", "hostile")
    row = seen(state, OCTOPUS)
    assert (row["abilities[owned, bold]"], row["abilities[deck, bold]"]) == (1, 1)
    assert (row["for_sale[agile]"], row["abilities[deck, agile]"]) == (2, 0)


def test_the_secret_choice_of_a_confrontation_is_the_octopus_s_own() -> None:
    state = shark("red-6", "a1-b1", board="sssOsss1s")
    act(state, "swim a2-b2", "aim red-6 a2")
    assert marked(state, SHARK, "striking") == {"attack, a2": 1}
    act(state, "escape flight")
    assert marked(state, OCTOPUS, "choice") == {"flight": 1}
    assert marked(state, SHARK, "choice") == {}


def test_options_that_change_the_rules_are_entries() -> None:
    state = octopus(board="Ossssss1s", pointing="shark")
    assert (seen(state, SHARK)["shark_points"], seen(octopus(), SHARK)["shark_points"]) == (1, 0)
    assert marked(state, SHARK, "board") == {"day": 1}
    assert seen(state, SHARK)["value[b2]"] == 2
