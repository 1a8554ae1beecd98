"""Nautoma's companion and the score pad as typed questions: everything is told every time, nothing is kept."""

from __future__ import annotations

import json

import msgspec
import pytest

from atol.core import asking, registry
from atol.core.errors import AtolError, BadOption
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.meta import META
from atol.games.finspan.tabletop.companion import NotNow
from atol.games.finspan.tabletop.helpers import (
    BrokenCompanion,
    CompanionAsk,
    CompanionView,
    OutdatedCompanion,
    companion_edition,
)
from atol.games.finspan.tabletop.pad import Pad, PadPlayer, PadView
from tests.games.finspan.positions import FIRST, GAME
from tests.games.finspan.test_companion import companion, told

WEEK = ["turn"] * 6


def ask(*lines: str, **settings: object) -> CompanionView:
    asked = msgspec.convert({"level": 2, "seed": 5, **settings, "lines": list(lines)}, CompanionAsk)
    answer = GAME.helpers["companion"].reply(asked)
    assert isinstance(answer, CompanionView)
    return answer


def score(*players: PadPlayer) -> PadView:
    answer = GAME.helpers["pad"].reply(Pad(list(players)))
    assert isinstance(answer, PadView)
    return answer


# ---- the companion


def test_a_new_companion_waits_for_the_first_turn() -> None:
    view = ask()
    assert (view.week, view.round, view.asked, view.told, view.last) == (1, 0, "turn", 0, None)
    assert (view.things.eggs, view.things.young, len(view.unseen)) == (2, 1, 7)
    assert view.goals == ["w1-eggs-or-young", "w2-rows-of-fish", "w3-schools"]
    assert (view.tangle, view.turn, view.my_points, view.won) == (None, None, None, None)


def test_the_answer_is_how_the_companion_stands() -> None:
    lines = [*WEEK, "shared", "goal 3", "tangled g2 b5", "turn"]
    view = ask(*lines, strength=2, tangle="Z6")
    story = told(companion(strength=2), *lines)
    assert view.things == story.things()
    assert view.turn == story.latest
    assert (view.week, view.round, view.told, view.last) == (2, 1, len(lines), "turn")
    assert view.goal_results == story.goal_results
    assert view.tangled_results == story.tangled_results
    assert view.points == sum(line.points for line in view.sheet)


def test_the_end_shows_both_sheets_and_gives_a_tie_to_the_person() -> None:
    lines = [*WEEK, "goal 3", *WEEK, "goal 1", *WEEK, "goal 2", *WEEK]
    hers = ask(*lines).points
    tie = ask(*lines, f"points {hers}")
    assert (tie.asked, tie.my_points, tie.won, tie.possible) == ("over", hers, True, [])
    assert ask(*lines, f"points {hers - 1}").won is False
    pad = ask(*lines, "pad 9 40 3 5 2 4 12")
    assert (pad.my_points, len(pad.my_sheet), pad.my_goals) == (95, 7, 3 + 2 + 4)


def test_one_line_fewer_is_undo() -> None:
    lines = [*WEEK, "goal 3", "turn", "shared"]
    for count in range(len(lines)):
        assert ask(*lines[:count]) == ask(*lines[: count + 1][:-1])
    assert ask(*lines[:-1]).things != ask(*lines).things


def test_chance_is_settled_by_the_seed_and_told_in_the_answer() -> None:
    view = ask(goals="B", strength=3)
    assert ask(goals=",".join(view.goals), strength=3, tangle=view.tangle).goals == view.goals
    assert ask(goals="B", strength=3, seed=6).goals != view.goals


def test_the_card_that_came_up_in_the_box_is_played() -> None:
    view = ask("turn n7", "turn N4")
    assert view.turn is not None
    assert (view.turn.card.id, view.turn.round) == ("N4", 2)
    assert view.unseen == ["N1", "N2", "N3", "N5", "N6"]
    for line in ("turn N7", "turn N8", "turn N1 N2"):  # it came up already; there is none; two at once
        with pytest.raises(NotNow):
            ask("turn n7", line)


def test_a_card_is_played_as_its_owner_sees_it() -> None:
    own = {"id": "N7", "goal": "add", "dive": ["eggs"], "fish": False}
    view = ask("turn N7", cards=[own])
    assert view.turn is not None
    assert [step.kind for step in view.turn.steps] == ["add", "eggs"]
    assert (view.things.markers, view.things.eggs, view.things.fish) == (1, 4, 0)
    assert (view.turn.card.dive, view.turn.card.provenance) == (["eggs"], "owner")
    with pytest.raises(BadOption, match="N1, N2"):
        ask(cards=[{**own, "id": "N8"}])
    with pytest.raises(msgspec.ValidationError):
        ask(cards=[{**own, "dive": ["sleep"]}])


def test_the_newest_line_is_refused_with_what_would_fit() -> None:
    with pytest.raises(NotNow, match="“goal 3” does not fit now; possible: shared, turn"):
        ask("turn", "goal 3")


def test_an_earlier_line_that_does_not_fit_is_named_with_its_place() -> None:
    with pytest.raises(BrokenCompanion, match=r"step 2, “goal 3”, .* possible there: shared, turn"):
        ask("turn", "goal 3", "turn")


def test_other_cards_make_a_companion_outdated() -> None:
    edition = ask().edition
    assert ask("turn", edition=edition).told == 1
    with pytest.raises(OutdatedCompanion, match="begin a new one"):
        ask("turn", edition="0123456789abcdef")


def test_a_companion_begins_with_the_cards_of_today() -> None:
    view = ask("turn N4")
    assert view.edition == companion_edition(GAME.components)
    assert view.turn is not None
    assert view.turn.card == GAME.components.decisions[3]


def test_what_was_told_with_the_first_cards_goes_on_with_them() -> None:
    first = registry.game_of_edition("finspan", FIRST)
    assert isinstance(first, FinspanGame)
    edition = companion_edition(first.components)
    view = ask("turn N4", edition=edition)
    assert view.edition == edition != ask().edition
    assert view.turn is not None
    assert [step.kind for step in view.turn.steps] == ["add", "school", "hatch", "eggs", "fish"]
    assert view.turn.card == first.components.decisions[3]


def test_only_one_school_a_turn_whatever_a_typed_in_card_says() -> None:
    own = {"id": "N1", "goal": "none", "dive": ["school", "hatch", "school"], "fish": False}
    view = ask(*["shared"] * 6, "turn N2", "turn N1", cards=[own])  # 8 eggs and 1 young to begin with
    assert view.turn is not None
    assert [(step.kind, step.after.schools - step.before.schools) for step in view.turn.steps] == [
        ("school", 1),
        ("hatch", 0),
        ("school", 0),
    ]
    assert view.turn.steps[-1].after.young >= 3


@pytest.mark.parametrize("settings", [{"goals": "w1-young"}, {"goals": "C"}, {"strength": 2, "tangle": "Z9"}])
def test_settings_that_cannot_be_are_named(settings: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        ask(**settings)


@pytest.mark.parametrize(
    "settings", [{"level": 6}, {"level": "2"}, {"seed": -1}, {"seed": 2**32}, {"strength": 1}, {"more": 1}]
)
def test_settings_of_the_wrong_kind_are_no_question(settings: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        ask(**settings)


def test_neither_lines_nor_their_number_are_endless() -> None:
    with pytest.raises(msgspec.ValidationError):
        ask("turn " * 100)
    with pytest.raises(msgspec.ValidationError):
        ask(*["shared"] * 301)
    assert ask(*["shared"] * 300).things.eggs == 302


def test_errors_are_said_in_polish_too() -> None:
    for error in (
        NotNow(text="x", choices="y"),
        BrokenCompanion(number=1, text="x", choices="y"),
        OutdatedCompanion(),
    ):
        assert isinstance(error, AtolError)
        assert error.words("pl") != error.words("en")


# ---- the score pad


def test_the_pad_counts_every_line() -> None:
    view = score(PadPlayer(abilities=9, fish=40, consumed=3, eggs=5, young=2, schools=4, goals=12))
    assert [(line.key, line.points) for line in view.sheets[0].lines] == [
        ("abilities", 9),
        ("fish", 40),
        ("consumed", 3),
        ("eggs", 5),
        ("young", 2),
        ("schools", 24),
        ("goals", 12),
    ]
    assert (view.sheets[0].points, view.winners, view.tied) == (95, [0], [])


def test_the_most_points_win_whatever_is_in_hand() -> None:
    view = score(PadPlayer(fish=40), PadPlayer(fish=41), PadPlayer(fish=30, hand=9))
    assert (view.winners, view.tied) == ([1], [])


def test_a_tie_goes_to_more_cards_in_hand_and_is_shared_after_that() -> None:
    three = [PadPlayer(fish=40, hand=2), PadPlayer(fish=39, hand=9), PadPlayer(fish=40, hand=3)]
    assert (score(*three).winners, score(*three).tied) == ([2], [0, 2])
    two = [PadPlayer(fish=40, hand=2), PadPlayer(goals=40, hand=2)]
    assert score(*two).winners == [0, 1]


@pytest.mark.parametrize(
    "players", [[], [{}] * 6, [{"eggs": -1}], [{"eggs": 1000}], [{"eggs": "5"}], [{"name": "Ola"}]]
)
def test_a_pad_that_cannot_be_is_no_question(players: list[dict[str, object]]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"players": players}, Pad)


# ---- in a browser without a server


def test_the_companion_asked_in_text_says_what_it_says_to_the_server() -> None:
    asked = {"level": 3, "seed": 7, "lines": ["turn", "turn"]}
    answered = json.loads(asking.ask(META.game, "companion", json.dumps(asked)))
    helper = registry.game(META.id).helpers["companion"]
    reply = helper.reply(msgspec.convert(asked, helper.question))
    assert answered["answer"] == json.loads(msgspec.json.encode(reply))


def test_a_line_that_does_not_fit_is_told_by_its_message() -> None:
    answered = json.loads(asking.ask(META.game, "companion", '{"level": 2, "seed": 7, "lines": ["goal 3"]}'))
    assert answered["problem"]["message"] == "error-companion"
    assert answered["problem"]["details"]["text"] == "goal 3"
