"""Nautoma beside a physical box: the same Nautoma, led by what the person tells."""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat
from pathlib import Path

import pytest

from atol.cli.tabletop import BoxTerminal
from atol.core.errors import BadData, BadOption
from atol.core.random import seeded
from atol.games.finspan.nautoma import new_nautoma
from atol.games.finspan.tabletop.commands import COMMANDS, companion_of
from atol.games.finspan.tabletop.companion import Companion, NotNow
from atol.games.finspan.tabletop.pad import score_pad
from atol.locales import LANGUAGES, words
from tests.games.finspan.positions import GAME, MANUAL, new_match, sheet
from tests.terminal.scripts import Person, paper, text_on

WEEK = ["turn"] * 6


def companion(level: int = 2, strength: int = 0, tangle: str = "Z6", seed: int = 5) -> Companion:
    return companion_of(GAME, str(level), "A", str(strength), tangle, seed)


def told(found: Companion, *lines: str) -> Companion:
    for line in lines:
        found.tell(line)
    return found


def test_a_week_is_six_turns_with_six_different_decision_cards() -> None:
    found, seen = companion(), Counter[int]()
    for _ in range(6):
        found.tell("turn")
        seen[found.nautoma.decision] += 1
    assert len(seen) == 6
    assert found.possible() == ["shared", "goal"]


def test_she_takes_her_turns_as_in_a_match_on_the_screen() -> None:
    found = told(companion(), "turn")
    other = new_nautoma(MANUAL, 2, 0)
    other.begin_week()
    other.decide(found.nautoma.decision)
    other.update_goal(0)
    other.dive()
    assert found.nautoma.ints()[:6] == other.ints()[:6]


def test_using_an_all_players_fish_gives_her_an_egg_at_any_time() -> None:
    found = told(companion(), "turn")
    before = found.nautoma.eggs
    assert told(found, "shared", "shared").nautoma.eggs == before + 2


def test_the_goal_of_a_week_is_scored_with_the_number_typed_in() -> None:
    found = told(companion(), *WEEK)
    markers = found.nautoma.markers
    told(found, "goal 7")
    assert found.goal_results[0].mine == 7
    assert found.nautoma.points[0] == 3 + markers
    assert (found.nautoma.markers, found.week, found.asked) == (0, 1, "turn")


def test_at_level_5_the_better_one_gets_3_more() -> None:
    found = told(companion(level=5), *WEEK, "goal 50")
    assert found.goal_results[0].mine == 53


def test_at_level_1_she_scores_no_goal() -> None:
    assert told(companion(level=1), *WEEK, "goal 2").nautoma.points[0] == 0


@pytest.mark.parametrize(("strength", "points"), [(2, 2), (4, 8)])
def test_tangled_is_scored_from_the_fish_counted_on_the_table(strength: int, points: int) -> None:
    found = told(companion(strength=strength), *WEEK, "goal 0", "tangled 3 4")
    assert found.nautoma.points[3] == points
    assert found.asked == "turn"


def whole(found: Companion, points: int) -> Companion:
    extra = ["tangled 3 4"] if found.strength else []
    for week in range(4):
        told(found, *WEEK, *(["goal 3"] if week < 3 else []), *extra)
    return told(found, f"points {points}")


@pytest.mark.parametrize("strength", [0, 3])
def test_a_whole_match_of_four_weeks(strength: int) -> None:
    found = whole(companion(strength=strength), 100)
    assert found.over
    assert len(found.nautoma.fish) >= 12
    assert found.person_wins() == (found.nautoma.score() <= 100)
    assert whole(companion(), companion_score()).person_wins()  # a tie


def companion_score() -> int:
    return whole(companion(), 0).nautoma.score()


@pytest.mark.parametrize(
    "line", ["goal 3", "turn 1", "", "points 5", "pad 1 2 3 4 5 6 7", "tangled 1", "undo", "what"]
)
def test_what_does_not_fit_is_refused_and_changes_nothing(line: str) -> None:
    found = told(companion(), "turn")
    before = found.nautoma.ints()
    with pytest.raises(NotNow, match="turn"):
        found.tell(line)
    assert (found.nautoma.ints(), found.lines) == (before, ["turn"])


def test_any_line_can_be_taken_back() -> None:
    found = told(companion(), "turn", "shared", "turn")
    kept = told(companion(), "turn", "shared")
    assert found.undo()
    assert (found.nautoma.ints(), found.lines) == (kept.nautoma.ints(), kept.lines)
    assert not companion().undo()


# ---- her turn, step by step


def test_a_turn_tells_each_symbol_of_the_card_with_what_it_changed() -> None:
    found = companion()
    before = found.things()
    for _ in range(6):
        found.tell("turn")
        turn = found.latest
        assert turn is not None
        card = next(card for card in GAME.components.decisions if card.id == turn.decision)
        goal = [] if card.goal == "none" else [card.goal]
        assert [step.kind for step in turn.steps] == [*goal, *card.dive, *(["fish"] if card.fish else [])]
        for step in turn.steps:
            assert step.before == before
            before = step.after
        assert before == found.things()
        assert turn.points == found.nautoma.score()


def test_a_step_without_an_effect_is_told_as_one() -> None:
    found = companion(level=1)
    while found.latest is None or found.latest.steps[0].kind != "add":
        found.tell("turn")
    assert found.latest.steps[0].before == found.latest.steps[0].after  # level 1 has no goals
    assert "school" in [step.kind for step in found.latest.steps]


def test_shared_fish_are_counted_from_her_latest_turn_on() -> None:
    found = told(companion(), "shared", "shared")
    assert found.shared == 2
    assert told(found, "turn").shared == 0


# ---- the end of a week


def test_both_results_of_a_goal_say_where_they_come_from() -> None:
    found = told(companion(level=5), *WEEK)
    markers, base = found.nautoma.markers, 5
    result = told(found, "goal 4").goal_results[-1]
    assert (result.week, result.goal, result.count, result.mine) == (1, "w1-eggs-or-young", 4, 4)
    assert (result.base, result.markers, result.her_bonus) == (base, markers, 3)
    assert result.hers == base + markers + 3
    assert found.person_goals() == 4


def test_equal_goals_at_level_5_give_3_more_to_both() -> None:
    found = told(companion(level=5), *WEEK)
    result = told(found, f"goal {5 + found.nautoma.markers}").goal_results[-1]
    assert (result.my_bonus, result.her_bonus) == (3, 3)


def test_a_goal_by_twos_counts_whole_pairs() -> None:
    found = companion_of(GAME, "2", "w1-fish,w2-per-two-eggs,w3-young", "0", "", 3)
    told(found, *WEEK, "goal 0", *WEEK, "goal 5")
    assert found.goal_results[-1].mine == 4


def test_fish_tapped_in_are_counted_by_the_card() -> None:
    """Z6: the green site, rows 2 and 3, as in the example of the rulebook."""
    found = told(companion(strength=2), *WEEK, "goal 0", "tangled g2 g3 g5 b2 p2")
    result = found.tangled_results[-1]
    assert (result.in_site, result.in_rows, result.points) == (3, 4, 2)
    assert result.slots == ["b2", "p2", "g2", "g3", "g5"]
    assert told(companion(strength=4), *WEEK, "goal 0", "tangled g2 g3 g5 b2 p2").nautoma.points[3] == 8


def test_an_empty_ocean_brings_her_nothing() -> None:
    found = told(companion(strength=4), *WEEK, "goal 0", "tangled none")
    assert (found.tangled_results[-1].slots, found.tangled_results[-1].points) == ([], 0)


@pytest.mark.parametrize(
    "line", ["tangled", "tangled b7", "tangled none b1", "tangled 7 0", "tangled 3 7", "tangled 3"]
)
def test_fish_that_cannot_be_in_an_ocean_are_refused(line: str) -> None:
    found = told(companion(strength=2), *WEEK, "goal 0")
    with pytest.raises(NotNow, match="tangled b5 p4 g2"):
        found.tell(line)
    assert found.tangled_results == []


@pytest.mark.parametrize("number", ["-1", "x", "1000", "9" * 5000, "1.5", "٣٣٣٣"])
def test_a_number_out_of_bounds_is_refused(number: str) -> None:
    found = told(companion(), *WEEK)
    with pytest.raises(NotNow, match="goal 5"):
        found.tell(f"goal {number}")


# ---- the end


def test_the_person_s_points_can_be_told_line_by_line() -> None:
    found = companion()
    for week in range(4):
        told(found, *WEEK, *(["goal 3"] if week < 3 else []))
    told(found, "pad 9 40 3 5 2 4 12")
    assert found.person_points == 9 + 40 + 3 + 5 + 2 + 4 * 6 + 12
    assert [line.key for line in found.person_lines] == list(sheet(new_match(2)))
    with pytest.raises(NotNow, match="undo"):
        found.tell("shared")
    assert found.undo()
    assert found.possible() == ["shared", "points", "pad"]


def test_every_line_can_be_taken_back_to_the_start() -> None:
    found = whole(companion(strength=3), 80)
    told_lines = found.lines[:]
    states = []
    while found.undo():
        states.append((found.asked, found.lines))
    assert len(states) == len(told_lines)
    assert found.nautoma.ints() == companion(strength=3).nautoma.ints()
    for line in told_lines:
        found.tell(line)
    assert found.lines == told_lines


LINES = ["turn", "shared", "goal 3", "tangled 2 1", "tangled b5 g2", "tangled none", "points 9", "pad 1 2 3 4 5 6 7"]


@pytest.mark.parametrize("strength", [0, 4])
def test_whatever_is_told_either_fits_or_changes_nothing(strength: int) -> None:
    """Random lines, sense and nonsense, to the end of many matches; told again they give the same."""
    random = seeded(11)
    ends = 0
    for number in range(30):
        found = companion(level=1 + number % 5, strength=strength, seed=number)
        for _ in range(400):
            line = [*LINES, "goal", "tangled b9", "turn now"][random.below(len(LINES) + 3)]
            before = (found.nautoma.ints(), found.asked, found.lines[:])
            try:
                found.tell(line)
            except NotNow:
                assert (found.nautoma.ints(), found.asked, found.lines) == before
        ends += found.over
        again = told(companion(level=1 + number % 5, strength=strength, seed=number), *found.lines)
        assert again.nautoma.ints() == found.nautoma.ints()
    assert ends >= 20


def test_the_score_pad_has_all_lines_of_the_base_game() -> None:
    lines = score_pad(GAME.parts, 10, 40, [3, 5, 2, 4], 12)
    assert [line.key for line in lines] == list(sheet(new_match(2)))
    assert sum(line.points for line in lines) == 10 + 40 + 3 + 5 + 2 + 24 + 12


# ---- in the terminal


def at_the_table(
    path: Path, lines: list[str], language: str = "en", told: list[str] | None = None, **own: str
) -> str:
    """What `atol nautoma` prints; the person quits after these lines."""
    console, person = paper(), Person(chain(lines, repeat("quit")))
    terminal = BoxTerminal(console, words(language), GAME, person.read, path, told or [])
    (nautoma,) = COMMANDS
    assert nautoma(GAME, terminal, seed=5, **own) == 0
    return text_on(console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_beside_the_box_in_the_terminal(tmp_path: Path, language: str) -> None:
    week = [""] * 6
    lines = [*week, "goal 3", "tangled 2 1", *week, "goal 1", "tangled 2 2", *week, "goal 2", "tangled 3 3", *week]
    lines += ["tangled 4 4", "points 500"]
    text = at_the_table(tmp_path / "n.txt", lines, language, tangled="2", tangle="Z6")
    assert "500" in text
    assert words(language).say("finspan-tabletop-step-hatch") in text
    assert words(language).say("finspan-tabletop-tangled-result", points=3, site=2, rows=1) in text
    assert words(language).say("score-total") in text


def test_the_terminal_shows_the_person_s_own_lines_beside_hers(tmp_path: Path) -> None:
    week = [""] * 6
    lines = [*week, "goal 3", *week, "goal 1", *week, "goal 2", *week, "pad 9 40 3 5 2 4 12"]
    text = at_the_table(tmp_path / "n.txt", lines)
    assert "Visible fish" in text
    assert "95" in text


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "n.txt"
    at_the_table(path, ["turn", "shared", "nonsense", "turn", "undo", "turn"])
    left = path.read_text().splitlines()
    assert left[1:] == ["turn", "shared", "turn"]
    at_the_table(path, ["shared"], told=left)
    assert path.read_text().splitlines() == [*left, "shared"]
    with pytest.raises(BadData):
        at_the_table(path, [], told=["something else"])


@pytest.mark.parametrize(
    ("goals", "tangle"), [("C", ""), ("w1-young", ""), ("w2-young,w1-young,w3-young", ""), ("A", "Z9")]
)
def test_goals_and_cards_that_are_not_there_are_named(goals: str, tangle: str) -> None:
    with pytest.raises(BadOption):
        companion_of(GAME, "2", goals, "2", tangle, 1)


def test_goals_of_side_b_can_be_drawn_and_so_can_the_scoring_card() -> None:
    drawn = [companion_of(GAME, "2", "b", "2", "", seed) for seed in range(40)]
    for found in drawn:
        assert all(goal in week for goal, week in zip(found.goals, GAME.parts.goals.weeks, strict=True))
    assert len({tuple(found.goals) for found in drawn}) > 20
    assert {found.tangle for found in drawn} == set(range(6))
    assert companion_of(GAME, "2", "B", "2", "", 7).goals == drawn[7].goals


def test_goals_of_side_b_are_chosen_by_name() -> None:
    found = companion_of(GAME, "2", "w1-young,w2-young,w3-young", "0", "", 1)
    assert [GAME.parts.goals.names[goal] for goal in found.goals] == ["w1-young", "w2-young", "w3-young"]
