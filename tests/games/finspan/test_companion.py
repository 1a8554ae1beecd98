"""Nautoma beside a physical box: the same Nautoma, led by what the person tells."""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat
from pathlib import Path

import pytest

from atol.cli.tabletop import BoxTerminal
from atol.core.errors import BadData, BadOption
from atol.core.random import seeded
from atol.games.finspan.layout import nautoma_numbers
from atol.games.finspan.nautoma import new_nautoma
from atol.games.finspan.tabletop.commands import COMMANDS, companion_of
from atol.games.finspan.tabletop.companion import Companion, NotNow
from atol.games.finspan.tabletop.helpers import OutdatedCompanion
from atol.games.finspan.tabletop.pad import score_pad
from atol.locales import LANGUAGES, words
from tests.games.finspan.positions import FIRST, GAME, MANUAL, new_match, sheet
from tests.terminal.scripts import Person, paper, text_on

WEEK = ["turn"] * 6
PAIRS = "w1-young,w2-per-two-eggs,w3-young"


def companion(level: int = 2, strength: int = 0, tangle: str = "Z6", seed: int = 5) -> Companion:
    return companion_of(GAME, str(level), "A", str(strength), tangle, seed)


def told(story: Companion, *lines: str) -> Companion:
    for line in lines:
        story.tell(line)
    return story


def test_a_week_is_six_turns_with_six_different_decision_cards() -> None:
    story, seen = companion(), Counter[int]()
    for _ in range(6):
        story.tell("turn")
        seen[story.nautoma.decision] += 1
    assert len(seen) == 6
    assert story.possible() == ["shared", "goal"]


def test_she_takes_her_turns_as_in_a_match_on_the_screen() -> None:
    story = told(companion(), "turn")
    other = new_nautoma(MANUAL, 2, 0)
    other.begin_week()
    other.decide(story.nautoma.decision)
    other.update_goal(0)
    other.dive()
    assert nautoma_numbers(story.nautoma)[:6] == nautoma_numbers(other)[:6]


def test_using_an_all_players_fish_gives_her_an_egg_at_any_time() -> None:
    story = told(companion(), "turn")
    before = story.nautoma.eggs
    assert told(story, "shared", "shared").nautoma.eggs == before + 2


def test_the_goal_of_a_week_is_scored_with_the_number_typed_in() -> None:
    story = told(companion(), *WEEK)
    markers = story.nautoma.markers
    told(story, "goal 7")
    assert story.goal_results[0].mine == 7
    assert story.nautoma.points[0] == 3 + markers
    assert (story.nautoma.markers, story.week, story.asked) == (0, 1, "turn")


def test_at_level_5_the_better_one_gets_3_more() -> None:
    story = told(companion(level=5), *WEEK, "goal 50")
    assert story.goal_results[0].mine == 53


def test_at_level_1_she_scores_no_goal() -> None:
    assert told(companion(level=1), *WEEK, "goal 2").nautoma.points[0] == 0


@pytest.mark.parametrize(("strength", "points"), [(2, 2), (4, 8)])
def test_tangled_is_scored_from_the_fish_counted_on_the_table(strength: int, points: int) -> None:
    story = told(companion(strength=strength), *WEEK, "goal 0", "tangled 3 4")
    assert story.nautoma.points[3] == points
    assert story.asked == "turn"


def whole(story: Companion, points: int) -> Companion:
    extra = ["tangled 3 4"] if story.strength else []
    for week in range(4):
        told(story, *WEEK, *(["goal 3"] if week < 3 else []), *extra)
    return told(story, f"points {points}")


@pytest.mark.parametrize("strength", [0, 3])
def test_a_whole_match_of_four_weeks(strength: int) -> None:
    story = whole(companion(strength=strength), 100)
    assert story.over
    assert len(story.nautoma.fish) >= 12
    assert story.person_wins() == (story.nautoma.score() <= 100)
    assert whole(companion(), companion_score()).person_wins()  # a tie


def companion_score() -> int:
    return whole(companion(), 0).nautoma.score()


@pytest.mark.parametrize(
    "line", ["goal 3", "turn 1", "", "points 5", "pad 1 2 3 4 5 6 7", "tangled 1", "undo", "what"]
)
def test_what_does_not_fit_is_refused_and_changes_nothing(line: str) -> None:
    story = told(companion(), "turn")
    before = nautoma_numbers(story.nautoma)
    with pytest.raises(NotNow, match="turn"):
        story.tell(line)
    assert (nautoma_numbers(story.nautoma), story.lines) == (before, ["turn"])


def test_any_line_can_be_taken_back() -> None:
    story = told(companion(), "turn", "shared", "turn")
    kept = told(companion(), "turn", "shared")
    assert story.undo()
    assert (nautoma_numbers(story.nautoma), story.lines) == (nautoma_numbers(kept.nautoma), kept.lines)
    assert not companion().undo()


# ---- her turn, step by step


def test_a_turn_tells_each_symbol_of_the_card_with_what_it_changed() -> None:
    story = companion()
    before = story.things()
    for _ in range(6):
        story.tell("turn")
        turn = story.latest
        assert turn is not None
        card = turn.card
        goal = [] if card.goal == "none" else [card.goal]
        assert [step.kind for step in turn.steps] == [*goal, *card.dive, *(["fish"] if card.fish else [])]
        for step in turn.steps:
            assert step.before == before
            before = step.after
        assert before == story.things()
        assert turn.points == story.nautoma.score()


def test_a_step_without_an_effect_is_told_as_one() -> None:
    story = companion(level=1)
    story.tell("turn N1")
    assert story.latest is not None
    assert [step.kind for step in story.latest.steps] == ["add", "school", "hatch", "eggs"]
    assert story.latest.steps[0].before == story.latest.steps[0].after  # level 1 has no goals


def test_shared_fish_are_counted_from_her_latest_turn_on() -> None:
    story = told(companion(), "shared", "shared")
    assert story.shared == 2
    assert told(story, "turn").shared == 0


# ---- the end of a week


def test_both_results_of_a_goal_say_where_they_come_from() -> None:
    story = told(companion(level=5), *WEEK)
    markers, base = story.nautoma.markers, 5
    result = told(story, "goal 4").goal_results[-1]
    assert (result.week, result.goal, result.count, result.mine) == (1, "w1-eggs-or-young", 4, 4)
    assert (result.base, result.markers, result.her_bonus) == (base, markers, 3)
    assert result.hers == base + markers + 3
    assert story.person_goals() == 4


def test_equal_goals_at_level_5_give_3_more_to_both() -> None:
    story = told(companion(level=5), *WEEK)
    result = told(story, f"goal {5 + story.nautoma.markers}").goal_results[-1]
    assert (result.my_bonus, result.her_bonus) == (3, 3)


def test_a_goal_by_twos_counts_whole_pairs() -> None:
    story = companion_of(GAME, "2", "w1-fish,w2-per-two-eggs,w3-young", "0", "", 3)
    told(story, *WEEK, "goal 0", *WEEK, "goal 5")
    assert story.goal_results[-1].mine == 4


def test_fish_tapped_in_are_counted_by_the_card() -> None:
    """Z6: the green site, rows 2 and 3, as in the example of the rulebook."""
    story = told(companion(strength=2), *WEEK, "goal 0", "tangled g2 g3 g5 b2 p2")
    result = story.tangled_results[-1]
    assert (result.in_site, result.in_rows, result.points) == (3, 4, 2)
    assert result.slots == ["b2", "p2", "g2", "g3", "g5"]
    assert told(companion(strength=4), *WEEK, "goal 0", "tangled g2 g3 g5 b2 p2").nautoma.points[3] == 8


def test_an_empty_ocean_brings_her_nothing() -> None:
    story = told(companion(strength=4), *WEEK, "goal 0", "tangled none")
    assert (story.tangled_results[-1].slots, story.tangled_results[-1].points) == ([], 0)


@pytest.mark.parametrize(
    "line", ["tangled", "tangled b7", "tangled none b1", "tangled 7 0", "tangled 3 7", "tangled 3"]
)
def test_fish_that_cannot_be_in_an_ocean_are_refused(line: str) -> None:
    story = told(companion(strength=2), *WEEK, "goal 0")
    with pytest.raises(NotNow, match="tangled b5 p4 g2"):
        story.tell(line)
    assert story.tangled_results == []


@pytest.mark.parametrize("number", ["-1", "x", "1000", "9" * 5000, "1.5", "٣٣٣٣"])
def test_a_number_out_of_bounds_is_refused(number: str) -> None:
    story = told(companion(), *WEEK)
    with pytest.raises(NotNow, match="goal 5"):
        story.tell(f"goal {number}")


# ---- the end


def test_the_person_s_points_can_be_told_line_by_line() -> None:
    story = companion()
    for week in range(4):
        told(story, *WEEK, *(["goal 3"] if week < 3 else []))
    told(story, "pad 9 40 3 5 2 4 12")
    assert story.person_points == 9 + 40 + 3 + 5 + 2 + 4 * 6 + 12
    assert [line.key for line in story.person_lines] == list(sheet(new_match(2)))
    with pytest.raises(NotNow, match="undo"):
        story.tell("shared")
    assert story.undo()
    assert story.possible() == ["shared", "points", "pad"]


def test_every_line_can_be_taken_back_to_the_start() -> None:
    story = whole(companion(strength=3), 80)
    told_lines = story.lines[:]
    states = []
    while story.undo():
        states.append((story.asked, story.lines))
    assert len(states) == len(told_lines)
    assert nautoma_numbers(story.nautoma) == nautoma_numbers(companion(strength=3).nautoma)
    for line in told_lines:
        story.tell(line)
    assert story.lines == told_lines


LINES = ["turn", "shared", "goal 3", "tangled 2 1", "tangled b5 g2", "tangled none", "points 9", "pad 1 2 3 4 5 6 7"]


@pytest.mark.parametrize("strength", [0, 4])
def test_whatever_is_told_either_fits_or_changes_nothing(strength: int) -> None:
    """Random lines, sense and nonsense, to the end of many matches; told again they give the same."""
    random = seeded(11)
    ends = 0
    for number in range(30):
        story = companion(level=1 + number % 5, strength=strength, seed=number)
        for _ in range(400):
            line = [*LINES, "goal", "tangled b9", "turn now"][random.below(len(LINES) + 3)]
            before = (nautoma_numbers(story.nautoma), story.asked, story.lines[:])
            try:
                story.tell(line)
            except NotNow:
                assert (nautoma_numbers(story.nautoma), story.asked, story.lines) == before
        ends += story.over
        again = told(companion(level=1 + number % 5, strength=strength, seed=number), *story.lines)
        assert nautoma_numbers(again.nautoma) == nautoma_numbers(story.nautoma)
    assert ends >= 20


def test_the_score_pad_has_all_lines_of_the_base_game() -> None:
    lines = score_pad(GAME.facts, 10, 40, [3, 5, 2, 4], 12)
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
    assert words(language).say("finspan-tabletop-step-hatch", count=2) in text
    assert words(language).say("finspan-tabletop-step-eggs", count=2) in text
    assert words(language).say("finspan-tabletop-tangled-result", points=3, site=2, rows=1) in text
    assert words(language).say("score-total") in text


def test_the_terminal_shows_the_person_s_own_lines_beside_hers(tmp_path: Path) -> None:
    week = [""] * 6
    lines = [*week, "goal 3", *week, "goal 1", *week, "goal 2", *week, "pad 9 40 3 5 2 4 12"]
    text = at_the_table(tmp_path / "n.txt", lines)
    assert "Visible fish" in text
    assert "95" in text
    assert "there are no fish" not in text


def test_goals_and_the_tangled_card_lie_open_from_the_start(tmp_path: Path) -> None:
    text = at_the_table(tmp_path / "n.txt", [], tangled="3", tangle="Z6")
    assert "Goal of week 1: eggs and young, 1 point each; Nautoma’s base number is 3." in text
    assert "Goal of week 3: schools" in text
    assert "Tangled card Z6, X = 3: at the end of each week she gets 3" in text


def test_every_step_says_from_how_many_to_how_many(tmp_path: Path) -> None:
    story = told(companion(), "turn")
    assert story.latest is not None
    text = at_the_table(tmp_path / "n.txt", ["turn", "shared"])
    for step in story.latest.steps:
        for name in ("fish", "schools", "young", "eggs"):
            before, after = getattr(step.before, name), getattr(step.after, name)
            assert before == after or f"{name} {before} → {after}" in text
    assert f"Her points: {story.latest.points_before} → {story.latest.points}" in text
    assert f"She gains an egg and has {story.nautoma.eggs + 1} now" in text


def test_a_typed_number_says_what_it_meant(tmp_path: Path) -> None:
    text = at_the_table(tmp_path / "n.txt", [*WEEK, "goal 3"])
    assert "You told 3 for “eggs and young”: 3 × 1 = 3 points." in text
    pairs = at_the_table(tmp_path / "o.txt", [*WEEK, "goal 0", *WEEK, "goal 5"], goals=PAIRS)
    assert "You told 5 for “every 2 eggs”, 2 together count once: 2 × " in pairs


def test_a_pad_in_the_terminal_is_told_in_true_sentences(tmp_path: Path) -> None:
    weeks = [*WEEK, "goal 0", *WEEK, "goal 0", *WEEK, "goal 0", *WEEK]
    text = at_the_table(tmp_path / "n.txt", [*weeks, "pad 9 40 3 5 2 4 12"])
    assert "Schools: 4, so 24 points." in text
    assert "Visible fish: 40 points, as typed." in text
    assert "You told 97 points in all." in at_the_table(tmp_path / "o.txt", [*weeks, "points 97"])


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "n.txt"
    at_the_table(path, ["turn", "shared", "nonsense", "turn", "undo", "turn"])
    left = path.read_text().splitlines()
    assert left[1:] == ["turn", "shared", "turn"]
    at_the_table(path, ["shared"], told=left)
    assert path.read_text().splitlines() == [*left, "shared"]
    with pytest.raises(BadData):
        at_the_table(path, [], told=["something else"])


def test_a_companion_saved_with_one_edition_refuses_to_go_on_with_another(tmp_path: Path) -> None:
    path = tmp_path / "n.txt"
    at_the_table(path, ["turn"])
    first, *rest = path.read_text().splitlines()
    assert first.split()[-1] == GAME.edition
    with pytest.raises(OutdatedCompanion):
        at_the_table(path, [], told=[first.replace(GAME.edition, "0" * 16), *rest])


@pytest.mark.parametrize("named", [" " + FIRST, ""])  # the earliest files named no edition
def test_a_companion_that_began_with_the_first_cards_goes_on_with_them(tmp_path: Path, named: str) -> None:
    path = tmp_path / "n.txt"
    at_the_table(path, ["shared", "undo"])
    settings = companion_header(path).removesuffix(" " + GAME.edition)
    text = at_the_table(path, ["turn N3"], told=[settings + named, "turn N4"])
    assert companion_header(path) == f"{settings} {FIRST}"
    assert words("en").say("finspan-tabletop-step-school") in text  # N3 laid eggs alone in the second edition


def companion_header(path: Path) -> str:
    return path.read_text().splitlines()[0]


def test_polish_words_are_understood_beside_the_box(tmp_path: Path) -> None:
    path = tmp_path / "n.txt"
    at_the_table(path, ["Tura", "wszyscy", "tura", "cofnij", "tura N4"], "pl")
    assert path.read_text().splitlines()[1:3] == ["turn", "shared"]
    week = [""] * 6
    text = at_the_table(path, [*week, "cel 3", "zaplatani brak", "wyjdz"], "pl", tangled="2", tangle="Z6")
    assert path.read_text().splitlines()[-2:] == ["goal 3", "tangled none"]
    assert "Partia zapisana" in text


def test_what_does_not_fit_is_refused_with_examples_in_the_player_s_language(tmp_path: Path) -> None:
    text = " ".join(at_the_table(tmp_path / "n.txt", ["cel 3"], "pl").split())
    assert "„cel 3” teraz nie pasuje; możliwe: wszyscy, tura, cofnij, wyjdź" in text


def test_a_card_that_came_up_in_the_box_is_said_to_be_reconstructed(tmp_path: Path) -> None:
    assert "reconstructed here" in at_the_table(tmp_path / "n.txt", ["turn n4"])
    assert "reconstructed here" not in at_the_table(tmp_path / "n.txt", ["turn"])


def test_her_goals_are_told_as_they_are(tmp_path: Path) -> None:
    week = [*[""] * 6, "goal 3"]
    assert "at this level Nautoma scores no goals" in at_the_table(tmp_path / "n.txt", week, level="1")
    assert "base number" not in at_the_table(tmp_path / "n.txt", week, level="1")
    assert "for the better result of the week" in at_the_table(tmp_path / "n.txt", week, level="5")
    assert "for the better result of the week" not in at_the_table(tmp_path / "n.txt", week, level="2")


def test_a_goal_of_pairs_asks_for_eggs(tmp_path: Path) -> None:
    week = [""] * 6
    console, person = paper(), Person(chain([*week, "goal 1", *week], repeat("quit")))
    terminal = BoxTerminal(console, words("en"), GAME, person.read, tmp_path / "n.txt", [])
    (nautoma,) = COMMANDS
    nautoma(GAME, terminal, seed=5, goals=PAIRS)
    assert any("how many eggs do you have in all?" in prompt for prompt in person.prompts)


@pytest.mark.parametrize(
    ("goals", "tangle"), [("C", ""), ("w1-young", ""), ("w2-young,w1-young,w3-young", ""), ("A", "Z9")]
)
def test_goals_and_cards_that_are_not_there_are_named(goals: str, tangle: str) -> None:
    with pytest.raises(BadOption):
        companion_of(GAME, "2", goals, "2", tangle, 1)


def test_goals_of_side_b_can_be_drawn_and_so_can_the_scoring_card() -> None:
    drawn = [companion_of(GAME, "2", "b", "2", "", seed) for seed in range(40)]
    for story in drawn:
        assert all(goal in week for goal, week in zip(story.goals, GAME.facts.goals.weeks, strict=True))
    assert len({tuple(story.goals) for story in drawn}) > 20
    assert {story.tangle for story in drawn} == set(range(6))
    assert companion_of(GAME, "2", "B", "2", "", 7).goals == drawn[7].goals


def test_goals_of_side_b_are_chosen_by_name() -> None:
    story = companion_of(GAME, "2", "w1-young,w2-young,w3-young", "0", "", 1)
    assert [GAME.facts.goals.names[goal] for goal in story.goals] == ["w1-young", "w2-young", "w3-young"]
