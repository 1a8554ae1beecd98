"""Nautoma beside a physical box: the same Nautoma, led by what the person tells."""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat
from pathlib import Path

import pytest

from atol.cli.beside import companion_of, resumed
from atol.core.errors import BadData, BadOption
from atol.games.finspan.companion import Companion, NotNow, score_pad
from atol.games.finspan.nautoma import new_nautoma
from atol.locales import LANGUAGES, words
from atol.terminal.nautoma import Beside
from atol.terminal.screen import Screen
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


@pytest.mark.parametrize("line", ["goal 3", "turn 1", "", "points 5", "tangled 1", "what"])
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


def test_the_score_pad_has_all_lines_of_the_base_game() -> None:
    lines = score_pad(GAME.parts, 10, 40, [3, 5, 2, 4], 12)
    assert [line.key for line in lines] == list(sheet(new_match(2)))
    assert sum(line.points for line in lines) == 10 + 40 + 3 + 5 + 2 + 24 + 12


# ---- in the terminal


def beside(found: Companion, path: Path, lines: list[str], language: str = "en") -> str:
    console = paper()
    person = Person(chain(lines, repeat("quit")))
    assert Beside(found, Screen(console, words(language), GAME), person.read, path).run() == 0
    return text_on(console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_beside_the_box_in_the_terminal(tmp_path: Path, language: str) -> None:
    week = [""] * 6
    lines = [*week, "goal 3", "tangled 2 1", *week, "goal 1", "tangled 2 2", *week, "goal 2", "tangled 3 3", *week]
    text = beside(companion(strength=2), tmp_path / "n.txt", [*lines, "tangled 4 4", "points 500"], language)
    assert "500" in text
    assert words(language).say("score-total") in text


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "n.txt"
    found = companion()
    beside(found, path, ["turn", "shared", "nonsense", "turn", "undo", "turn"])
    again = resumed(GAME, path)
    assert (again.lines, again.nautoma.ints()) == (found.lines, found.nautoma.ints())
    path.write_text("something else\n")
    with pytest.raises(BadData):
        resumed(GAME, path)


@pytest.mark.parametrize(
    ("goals", "tangle"), [("B", ""), ("w1-young", ""), ("w2-young,w1-young,w3-young", ""), ("A", "Z9")]
)
def test_goals_and_cards_that_are_not_there_are_named(goals: str, tangle: str) -> None:
    with pytest.raises(BadOption):
        companion_of(GAME, "2", goals, "2", tangle, 1)


def test_goals_of_side_b_are_chosen_by_name() -> None:
    found = companion_of(GAME, "2", "w1-young,w2-young,w3-young", "0", "", 1)
    assert [GAME.parts.goals.names[goal] for goal in found.goals] == ["w1-young", "w2-young", "w3-young"]
