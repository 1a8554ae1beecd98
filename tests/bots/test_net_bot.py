"""The bot that plays with a net, and the search that the net guides."""

from __future__ import annotations

from pathlib import Path

import pytest

import atol
from atol.bots.guided_search import GuidedSearch
from atol.bots.net_file import net_of, read_net
from atol.bots.registry import bot
from atol.bots.worth import Worth
from atol.core.errors import BadBot
from atol.core.playout import play_randomly
from atol.core.random import seeded
from pearls.state import DIVE, STOP
from tests.bots.toy import pearls
from tests.example import GAME, OTHER
from tests.train.nets import WORTH, random_net


def searched(iterations: int) -> GuidedSearch:
    search = GuidedSearch(read_net(random_net(GAME)), GAME.new(2, 1), seed=3)
    search.grow(iterations)
    return search


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.bin"
    path.write_bytes(random_net(GAME))
    return path


def test_a_search_spends_exactly_its_iterations_and_the_first_on_the_position_itself() -> None:
    search = searched(41)
    assert search.root.visits == 41
    assert sum(search.visits()) == 40


def test_the_best_action_is_the_one_tried_most_often() -> None:
    search = searched(60)
    visits = search.visits()
    assert search.best_action() == search.state.legal()[visits.index(max(visits))]


def test_after_a_single_look_the_best_action_is_what_suggests_itself_most() -> None:
    search = searched(1)
    actions = search.state.legal()
    likely = search.net.likelihoods(actions)
    assert search.best_action() == actions[likely.index(max(likely))]


def test_priors_add_up_to_one_and_noise_keeps_that() -> None:
    search = searched(1)
    actions = search.state.legal()
    assert sum(search.child(action).prior for action in actions) == pytest.approx(1.0)
    noise = [1.0] + [0.0] * (len(actions) - 1)
    before = search.child(actions[0]).prior
    search.mix_priors(noise, 0.25)
    assert search.child(actions[0]).prior == pytest.approx(0.75 * before + 0.25)
    assert sum(search.child(action).prior for action in actions) == pytest.approx(1.0)


def test_the_bot_chooses_the_same_for_a_seed_and_something_else_with_another_net(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.bin"
    other.write_bytes(random_net(GAME, seed=2))
    states = [GAME.new(2, seed) for seed in range(6)]
    chosen = [bot(f"net:20@{file}").choose(state, 1) for state in states]
    assert [bot(f"net:20@{file}").choose(state, 1) for state in states] == chosen
    assert [bot(f"net:20@{other}").choose(state, 1) for state in states] != chosen


def test_a_game_without_a_net_is_searched_as_ever() -> None:
    assert net_of(pearls().game, "") is None
    assert bot("net:200").choose(pearls(), 1) == DIVE
    assert bot("net:200").choose(pearls([0, 1, 2], [1, 0, 0]), 1) == STOP


def test_a_net_of_another_game_is_not_used(file: Path) -> None:
    assert net_of(GAME, str(file)) is not None
    assert net_of(atol.game(OTHER), str(file)) is None


@pytest.mark.parametrize("setting", ["many", "0", "-1s", "0@some.bin"])
def test_a_budget_that_is_not_understood_is_refused(setting: str) -> None:
    with pytest.raises(BadBot):
        bot(f"net:{setting}")


def test_the_bot_says_what_a_decision_costs(file: Path) -> None:
    assert bot(f"net:40@{file}").cost.iterations == 40
    assert bot("net:2s").cost.seconds == 2.0


# ---- what a finished match is worth


def test_worth_is_half_the_result_and_half_the_margin() -> None:
    state = GAME.new(2, 1)
    play_randomly(state, seeded(1))
    margin = state.scores()[0] - state.scores()[1]
    result = 1.0 if state.winners() == [0] else -1.0
    assert WORTH.of(state)[0] == pytest.approx(0.5 * result + 0.5 * margin / (abs(margin) + 10.0))
    assert WORTH.of(state)[0] == -WORTH.of(state)[1]


def test_alone_what_counts_is_how_far_a_usual_score_was_passed() -> None:
    worth = Worth(spread=10.0, usual_alone=50.0, spread_alone=20.0, judged_alone=4000)
    assert worth.pressed([50], 0, 1) == 0.0
    assert worth.pressed([70], 0, 1) == 0.5
    assert worth.pressed([70, 60], 0, 2) == 0.5


def test_the_judge_s_opinion_is_pressed_into_whole_numbers() -> None:
    assert [WORTH.opinion(margin, 2) for margin in (0, 1000, -1000, 10**9)] == [0, 64, -64, 127]
    assert [WORTH.opinion(judged, 1) for judged in (4000, 6000)] == [0, 64]
