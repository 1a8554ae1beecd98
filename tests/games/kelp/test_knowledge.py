"""What the shark knows: memory, odds, and states dealt from that knowledge."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest

from atol.core.conformance import positions_of
from atol.games.kelp.belief import (
    Belief,
    after,
    blocks_in,
    first_belief,
    seen_block,
    seen_laid,
    seen_shuffle,
    seen_swap,
)
from atol.games.kelp.blocks import octopus_area
from atol.games.kelp.cards import HAND, SHOWN, count_cards
from atol.games.kelp.sea import AREA_NAMES
from atol.games.kelp.state import KelpState
from tests.games.kelp.positions import (
    FACTS,
    GAME,
    act,
    as_kelp,
    board,
    cards,
    give,
    match,
    octopus,
    play,
    shark,
    view,
)

SAMPLES = 3000


def odds_at(state: KelpState, area: str) -> dict[str, int] | None:
    return view(state, 1).areas[AREA_NAMES.index(area)].odds


# ---- the belief


def chance(belief: Belief, area: int, kind: int) -> float:
    hits = sum(
        weight
        for arrangement, weight in zip(belief.arrangements, belief.weights, strict=True)
        if blocks_in(arrangement)[area] == kind
    )
    return hits / sum(belief.weights)


START = first_belief(FACTS.block_start)


def test_at_the_start_every_arrangement_is_equally_likely() -> None:
    assert len(START.arrangements) == 72
    assert set(START.weights) == {1}
    assert odds_at(match(), "b2") == {"octopus": 111, "shell": 778, "small-current-trap": 111}


def test_a_revealed_block_rules_out_what_does_not_fit() -> None:
    belief = after(START, [seen_block(0, 1), seen_block(4, 1)], 0)
    assert chance(belief, 0, 0) == 0
    assert chance(belief, 8, 0) == pytest.approx(1 / 7)


def test_a_swap_carries_what_is_known_along() -> None:
    belief = after(START, [seen_block(0, 0), seen_swap(0, 1)], 0)
    assert chance(belief, 1, 0) == 1


def test_a_shuffle_spreads_what_was_known_evenly() -> None:
    belief = after(START, [seen_block(0, 0), seen_shuffle(0b000001011)], 0)
    assert [chance(belief, area, 0) for area in (0, 1, 3, 4)] == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])


def test_a_new_block_is_known_and_stays_known_when_it_is_hidden() -> None:
    belief = after(START, [seen_block(0, 1), seen_laid(0, 3)], 0)
    assert chance(belief, 0, 3) == 1


def test_step_by_step_and_all_at_once_give_the_same_belief() -> None:
    seen = [seen_shuffle(0b111), seen_block(4, 1), seen_swap(0, 4), seen_shuffle(0b11000), seen_block(8, 8)]
    whole = after(START, seen, 0)
    belief = START
    for place in range(len(seen)):
        belief = after(belief, seen[: place + 1], place)
    assert belief.ints() == whole.ints()


def test_the_belief_is_what_counting_all_shuffles_gives() -> None:
    """Two shuffles and a reveal, counted by brute force over every order of every shuffle."""
    counted: Counter[tuple[int, ...]] = Counter()
    for arrangement in START.arrangements:
        blocks = blocks_in(arrangement)
        for first in permutations((0, 1, 2)):
            for second in permutations((2, 3)):
                mixed = list(blocks)
                for place, source in zip((0, 1, 2), first, strict=True):
                    mixed[place] = blocks[source]
                again = list(mixed)
                for place, source in zip((2, 3), second, strict=True):
                    again[place] = mixed[source]
                if again[3] == 1:
                    counted[tuple(again)] += 1
    belief = after(START, [seen_shuffle(0b111), seen_shuffle(0b1100), seen_block(3, 1)], 0)
    total, whole = sum(counted.values()), sum(belief.weights)
    for arrangement, weight in zip(belief.arrangements, belief.weights, strict=True):
        assert weight / whole == pytest.approx(counted[tuple(blocks_in(arrangement))] / total)


def test_many_shuffles_keep_the_weights_small_and_forget_nothing() -> None:
    seen = [seen_block(0, 0), *[seen_shuffle(0b111 << place % 7) for place in range(60)]]
    belief = after(START, seen, 0)
    assert sum(belief.weights) <= 2**29
    assert min(belief.weights) > 0
    assert sum(chance(belief, area, 0) for area in range(9)) == pytest.approx(1)


# ---- in a match


def test_a_hidden_block_that_the_shark_saw_is_still_known_to_it() -> None:
    state = octopus(hand="swap hide")
    act(state, "play swap", "reveal b3", "swap b3 c3", "play hide", "hide c3", "done")
    assert odds_at(state, "c3") == {"small-current-trap": 1000}


def test_after_a_shuffle_the_shark_knows_only_the_odds_and_the_octopus_knows_all() -> None:
    state = match(2)
    if "sneak" not in cards(state, HAND):
        give(state, "sneak")
    area = AREA_NAMES[octopus_area(state)]
    others = [name for name in AREA_NAMES if name != area]
    act(play(state, "sneak", others[0]), f"lift {area}", f"lift {others[1]}")
    assert view(state, 0).areas[octopus_area(state)].block == "octopus"
    assert view(state, 1).areas[octopus_area(state)].block is None
    assert sum((odds_at(state, name) or {}).get("octopus", 0) for name in AREA_NAMES) in range(995, 1006)


def test_what_lies_open_has_no_odds() -> None:
    state = shark("yellow-6", "a1-b1")
    act(state, "swim a2-b2", "aim yellow-6 b2")
    assert odds_at(state, "b2") is None


@pytest.mark.parametrize(("option", "octopus_sees", "shark_sees"), [("shark", 0, 9), ("both", 9, 9), ("off", 0, 0)])
def test_the_option_odds_says_who_sees_them(option: str, octopus_sees: int, shark_sees: int) -> None:
    state = match(odds=option)
    for seat, count in ((0, octopus_sees), (1, shark_sees), (None, octopus_sees)):
        assert sum(area.odds is not None for area in view(state, seat).areas) == count


def test_suspects_are_all_areas_where_the_octopus_can_be() -> None:
    for state, _ in positions_of(GAME, 2, {}, 60, seed=8):
        kelp = as_kelp(state)
        if not kelp.over:
            possible = [area for area in range(9) if chance(kelp.belief_now(), area, 0) > 0]
            assert all(kelp.suspects & 2**area for area in possible)


# ---- hidden cards


def test_the_shark_knows_hand_and_draw_pile_together_and_no_more() -> None:
    state = match(4)
    seen = view(state, 1).octopus
    assert (seen.hand, seen.pile, seen.hand_size) == (None, None, 4)
    assert sorted(seen.unseen) == sorted((cards(state, 0) + " " + cards(state, 20)).split())


def test_hands_dealt_anew_keep_the_cards_the_shark_knows() -> None:
    state = octopus("ONsssss1s", hand="eat-sea-snail hide sneak")
    act(state, "discard hide", "play eat-sea-snail", "food sea-snail", "fetch-discard hide")
    for seed in range(20):
        other = as_kelp(state.determinize(1, seed))
        assert "hide" in cards(other, HAND)
        assert cards(other, SHOWN) == "hide"
        assert count_cards(other, HAND) == count_cards(state, HAND)


def test_every_hidden_card_is_equally_likely_in_hand() -> None:
    state = match(5)
    counts: Counter[str] = Counter()
    for seed in range(SAMPLES):
        counts.update(cards(as_kelp(state.determinize(1, seed)), HAND).split())
    for name in ("sneak", "swap", "hide", "learn"):
        assert abs(counts[name] - SAMPLES) < 4 * math.sqrt(SAMPLES / 2)


def test_the_octopus_s_secret_choice_is_dealt_anew_for_the_shark() -> None:
    state = shark("red-4", "a1-b1", 2, "ssssOss1s")
    act(state, "swim a2-b2", "aim red-4 b2", "escape fight")
    choices = Counter(as_kelp(state.determinize(1, seed)).choice for seed in range(300))
    assert sorted(choices) == [0, 1, 2]
    assert min(choices.values()) > 70
    assert as_kelp(state.determinize(0, 1)).choice == 0


def test_in_a_dealt_state_nobody_can_answer_the_other_s_secret() -> None:
    state = shark("red-4", "a1-b1", 2, "ssssOss1s")
    act(state, "swim a2-b2", "aim red-4 b2")
    for seat in (0, 1):
        won = 0
        for seed in range(300):
            other = as_kelp(state.determinize(seat, seed))
            act(other, "escape fight", "counter fight")
            won += other.over
        assert 70 < won < 130


# ---- odds and dealing agree


@pytest.mark.parametrize("number", range(20))
def test_the_shown_odds_are_the_frequencies_of_dealing_within_three_standard_errors(number: int) -> None:
    """For each area the likeliest block that is not certain; 20 positions, 9 areas: a rare miss is allowed for."""
    state = undecided(number)
    odds = view(state, 1).areas
    counts = [Counter[str]() for _ in AREA_NAMES]
    for seed in range(SAMPLES):
        for area, sign in enumerate(as_kelp(state.determinize(1, 7919 * number + seed)).board):
            counts[area][FACTS.block_names[sign]] += 1
    for area, shown in enumerate(odds):
        for name, per_mille in (shown.odds or {}).items():
            expected = per_mille / 1000
            error = math.sqrt(expected * (1 - expected) / SAMPLES) + 0.0005  # and the rounding to per mille
            assert abs(counts[area][name] / SAMPLES - expected) < 3 * error + 1e-9, (AREA_NAMES[area], name)


def undecided(number: int) -> KelpState:
    """The middle of a random match, with several arrangements possible."""
    for state, _ in positions_of(GAME, 2, {"board": "night" if number % 2 else "day"}, 200, seed=100 + number):
        kelp = as_kelp(state)
        if not kelp.over and kelp.ply > 40 and len(kelp.belief_now().weights) > 3:
            return kelp
    raise AssertionError("no such position")


def test_the_truth_is_always_possible() -> None:
    for state, _ in positions_of(GAME, 2, {"pointing": "shark"}, 60, seed=12):
        kelp = as_kelp(state)
        if not kelp.over and view(kelp, 0).step != "point":
            possible = {tuple(blocks_in(arrangement)) for arrangement in kelp.belief_now().arrangements}
            assert tuple(kelp.board) in possible


# ---- pointing


def test_pointing_asks_the_shark_for_every_block_but_the_last() -> None:
    state = octopus(hand="sneak", pointing="shark")
    act(play(state, "sneak", "c3"), "lift a1", "lift b1")
    assert state.to_act == 1
    assert view(state, 0).lifted == ["octopus", "shell"]
    assert view(state, 1).lifted is None
    assert {GAME.notation(action) for action in state.legal()} == {"point a1", "point b1"}
    act(state, "point b1")
    assert state.to_act == 0


def test_pointing_with_three_blocks_asks_twice() -> None:
    state = octopus(hand="ink-cloud", pointing="shark")
    act(state, "play ink-cloud")
    while view(state, 0).step == "pay":
        act(state, GAME.notation(state.legal()[0]))
    act(state, "lift a1", "lift b1", "lift c1", "point c1", "point a1")
    assert view(state, 0).step == "act"


def test_pointing_and_chance_give_the_same_distribution() -> None:
    counted = {}
    for pointing in ("shark", "chance"):
        counts: Counter[str] = Counter()
        start = octopus(hand="ink-cloud", board="O1sssssss", pointing=pointing)
        act(start, "play ink-cloud")
        while view(start, 0).step == "pay":
            act(start, GAME.notation(start.legal()[-1]))
        act(start, "lift a1", "lift b1")
        for seed in range(SAMPLES):
            state = as_kelp(start.clone())
            state.random.rekey(seed)
            act(state, "lift c1", *(["point c1", "point a1"] if pointing == "shark" else []))
            counts[board(state)[:3]] += 1
        counted[pointing] = counts
    assert len(counted["shark"]) == len(counted["chance"]) == 6
    for counts in counted.values():
        assert all(abs(count - SAMPLES / 6) < 4 * math.sqrt(SAMPLES * 5 / 36) for count in counts.values())
