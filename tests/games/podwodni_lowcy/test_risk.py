"""The chance that the next card interrupts the dive: shown exactly, in words or not at all."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.podwodni_lowcy import risk
from atol.games.podwodni_lowcy.ids import CORNER, DEEPER
from atol.games.podwodni_lowcy.sea import CORNER_NAMES
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST
from tests.games.podwodni_lowcy.positions import (
    CALM,
    GAME,
    NO_FISH,
    act,
    as_lowcy,
    dive,
    empty_deck,
    force,
    letters_of,
    sea,
    view,
)

DRAWS = 100_000
POSITIONS = 20


def risky_positions() -> list[LowcyState]:
    """Positions of random matches in which the next card can interrupt, each from another match."""
    positions: list[LowcyState] = []
    for seed in range(200):
        state = as_lowcy(GAME.new(2 + seed % 4, seed))
        step_randomly(state, seeded(seed), 20 + 7 * (seed % 9))
        while not state.over and not view(state).risks:
            step_randomly(state, seeded(seed + state.ply), 1)
        if not state.over:
            positions.append(state)
    return positions[:: len(positions) // POSITIONS][:POSITIONS]


RISKY = risky_positions()


def interrupted_by(state: LowcyState, action: int, card: int) -> bool:
    """Does the action end the dive if this card is drawn? Asked of the rules, not of the risk."""
    copy = as_lowcy(state.clone())
    force(copy, letters_of([card]))
    copy.apply(action)
    return copy.step != DEPTH


def test_there_are_twenty_positions_of_both_kinds() -> None:
    assert len(RISKY) == POSITIONS
    assert {state.step for state in RISKY} == {PLACE_FIRST, DEPTH}


@pytest.mark.parametrize("number", range(POSITIONS))
def test_the_shown_risk_is_the_frequency_of_many_draws(number: int) -> None:
    state = RISKY[number]
    corner = number % len(CORNER_NAMES)
    action = DEEPER if state.step == DEPTH else CORNER + corner
    shown = view(state).risks["deeper" if state.step == DEPTH else CORNER_NAMES[corner]].per_mille
    assert shown is not None
    random, counts = seeded(number), state.next_cards()
    piles = [card for card, count in enumerate(counts) for _ in range(count)]
    drawn = Counter(piles[random.below(len(piles))] for _ in range(DRAWS))
    hits = sum(times for card, times in drawn.items() if interrupted_by(state, action, card))
    chance = shown / 1000
    error = math.sqrt(chance * (1 - chance) / DRAWS)
    assert abs(hits / DRAWS - chance) <= 3 * error + 0.0005  # shown in whole per mille


def test_drawing_from_the_deck_is_fair() -> None:
    """What the test above draws by itself, drawn by the deck."""
    state = RISKY[0]
    drawn = Counter(state.deck.clone().draw(random) for random in [seeded(5)] for _ in range(20_000))
    for card, count in enumerate(state.deck.counts):
        chance = count / state.deck.total
        assert abs(drawn[card] / 20_000 - chance) <= 4 * math.sqrt(chance * (1 - chance) / 20_000)


def test_the_risk_counts_the_cards_that_are_left() -> None:
    state = dive(sea(NO_FISH), "top-left", "R1", "S")
    empty_deck(state)
    left = [int(count) for count in state.next_cards()]
    dangerous = left[9] + left[11]  # shrimps in the column, nets in the row: no fish is near
    assert view(state).risks["deeper"].per_mille == round(1000 * dangerous / sum(left))


def test_each_corner_has_its_own_risk() -> None:
    state = sea("R1 G1 G1 G1 / G2 Y1 Y1 Y1 / N N S S")
    force(state, "G3")
    act(state, "dive")
    assert set(view(state).risks) == set(CORNER_NAMES)
    risks = [shown.per_mille for shown in view(state).risks.values()]
    assert len(set(risks)) > 2


def test_an_empty_deck_is_judged_by_the_discard_pile() -> None:
    state = dive(sea(CALM), "top-left", "S", "R1")
    before = state.next_cards()[:]
    empty_deck(state)
    assert view(state).risks["deeper"].per_mille is not None
    assert sum(state.next_cards()) >= sum(before)


def test_after_the_fourth_card_and_outside_a_dive_no_risk_is_shown() -> None:
    assert view(sea()).risks == {}
    assert view(dive(sea(), "top-left", "S", "R1", "G1", "Y1")).risks == {}


def test_the_risk_is_shown_as_a_number_as_a_word_or_not_at_all() -> None:
    shown = [view(dive(sea(CALM, risk=way), "top-left", "S", "R1")).risks for way in ("number", "words", "off")]
    assert shown[0]["deeper"].per_mille is not None
    assert shown[1]["deeper"].per_mille is None
    assert shown[0]["deeper"].level == shown[1]["deeper"].level
    assert shown[2] == {}


def test_everybody_sees_the_same_risk() -> None:
    state = dive(sea(), "top-left", "S", "R1")
    assert view(state, 0).risks == view(state, 1).risks == view(state, None).risks


@pytest.mark.parametrize(
    ("chance", "word"),
    [(0, "none"), (1, "low"), (199, "low"), (200, "middling"), (399, "middling"), (400, "high"), (600, "extreme")],
)
def test_the_words_of_the_risk(chance: int, word: str) -> None:
    assert risk.level(chance) == word


def test_per_mille_are_rounded() -> None:
    assert [risk.per_mille(part, 3) for part in range(4)] == [0, 333, 667, 1000]
    assert risk.per_mille(0, 0) == 0


def test_what_would_interrupt_is_listed_with_why() -> None:
    for state in risky_positions():
        counts = dict(zip(state.facts.names, state.next_cards(), strict=True))
        for shown in view(state).risks.values():
            dangerous = sum(danger.count or 0 for danger in shown.dangers)
            assert shown.per_mille == risk.per_mille(dangerous, sum(counts.values()))
            assert all(danger.count == counts[danger.card] and danger.causes for danger in shown.dangers)


def test_where_words_are_wanted_the_dangers_are_not_counted() -> None:
    shown = view(dive(sea(CALM, risk="words"), "top-left", "S", "R1")).risks["deeper"]
    assert {danger.count for danger in shown.dangers} == {None}
