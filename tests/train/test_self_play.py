"""Examples: where they come from, what they say, and that everything follows from seeds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import atol
from atol.arena.pool import Processes
from atol.bots.registry import bot
from atol.core.game import State
from atol.train import examples
from atol.train.conditions import new_match, seat_counts
from atol.train.examples import Notebook
from atol.train.self_play import Job, noise, play_job, play_match, player_named
from tests.example import EXAMPLE, GAME
from tests.train.nets import WORTH, random_net

LATER = 1e12


@pytest.fixture
def net(tmp_path: Path) -> str:
    (tmp_path / "some.bin").write_bytes(random_net(GAME))
    return f"net:16@{tmp_path / 'some.bin'}"


def job(name: str, file: Path, seed: str = "1", matches: int = 1) -> Job:
    return Job(game=EXAMPLE, bot=name, seats=(2,), matches=matches, seed=seed, file=str(file))


def same(one: examples.Arrays, other: examples.Arrays) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_a_job_gives_the_same_examples_whenever_it_is_done(tmp_path: Path, net: str) -> None:
    files = [tmp_path / f"{number}.npz" for number in range(3)]
    for file, seed in zip(files, ("a", "a", "b"), strict=True):
        assert play_job(job(net, file, seed)) > 20
    first, second, third = (examples.load(file) for file in files)
    assert same(first, second)
    assert not same(first, third)


def test_processes_give_the_same_examples_in_the_order_of_the_jobs(tmp_path: Path) -> None:
    jobs = [job("random", tmp_path / f"{number}.npz", str(number)) for number in range(5)]
    with Processes(2, LATER) as pool:
        sizes = list(pool.results(play_job, jobs))
    kept = [examples.load(Path(each.file)) for each in jobs]
    assert [examples.count(arrays) for arrays in kept] == sizes
    for each, arrays in zip(jobs, kept, strict=True):
        play_job(each)
        assert same(examples.load(Path(each.file)), arrays)


def test_a_pool_that_is_late_begins_nothing(tmp_path: Path) -> None:
    with Processes(1, deadline=0.0) as pool:
        assert list(pool.results(play_job, [job("random", tmp_path / "0.npz")])) == []


def played(name: str, seats: int, seed: int = 5) -> tuple[State, examples.Arrays]:
    state, notebook = GAME.new(seats, seed), Notebook(GAME.meta.seats[1])
    play_match(player_named(name), state, Random(seed), notebook)
    return state, notebook.arrays()


def test_an_example_holds_what_the_seat_saw_and_what_was_legal() -> None:
    _, arrays = played("random", 3)
    state = GAME.new(3, 5)
    entries = slice(*arrays["entry_starts"][:2])
    observation = np.zeros(GAME.observation.length, np.int16)
    observation[arrays["entries"][entries]] = arrays["numbers"][entries]
    assert observation.tobytes() == bytes(state.observe(state.to_act))
    assert arrays["actions"][: arrays["action_starts"][1]].tolist() == state.legal()


def test_margins_and_results_are_told_from_the_seat_that_looks() -> None:
    state, arrays = played("random", 3)
    scores, first = state.scores(), GAME.new(3, 5).to_act
    own = scores[first] - max(score for seat, score in enumerate(scores) if seat != first)
    assert arrays["margins"][0, 0] == own
    assert arrays["results"][0].tolist() == [
        *(1.0 if (first + places) % 3 in state.winners() else -1.0 for places in range(3)),
        *[0.0] * (GAME.meta.seats[1] - 3),
    ]
    assert examples.present(arrays)[0].tolist() == [1.0, 1.0, 1.0] + [0.0] * (GAME.meta.seats[1] - 3)


def test_worth_is_the_same_for_learners_and_for_the_search() -> None:
    state, arrays = played("random", 2)
    first = GAME.new(2, 5).to_act
    assert examples.worths(arrays, WORTH)[0, 0] == pytest.approx(WORTH.of(state)[first])
    assert examples.worths(arrays, WORTH)[0, 1] == pytest.approx(WORTH.of(state)[1 - first])


def test_a_teacher_s_choice_is_what_it_is_seen_to_consider() -> None:
    _, arrays = played("greedy", 2)
    state = GAME.new(2, 5)
    visits = [part.sum() for part in np.split(arrays["visits"], arrays["action_starts"][1:-1])]
    assert set(visits) == {0, 1}
    assert visits.count(0) < len(visits) / 4
    considered = arrays["actions"][: arrays["action_starts"][1]][arrays["visits"][: arrays["action_starts"][1]] == 1]
    assert considered.tolist() in ([], [bot("greedy").choose(state, 1)])


def test_only_careful_searches_are_remembered(net: str) -> None:
    _, arrays = played(net, 2)
    visits = [part.sum() for part in np.split(arrays["visits"], arrays["action_starts"][1:-1])]
    assert set(visits) == {0, 16}
    assert 0.1 < visits.count(16) / len(visits) < 0.6


def test_every_number_of_seats_and_every_option_is_played() -> None:
    for meta in atol.installed_games():
        states = [new_match(atol.game(meta.id), (), seed) for seed in range(120)]
        assert {state.seats for state in states} == set(seat_counts(meta))
        for option in meta.options:
            assert len({state.options[option.name] for state in states}) > 1, option.name
        assert {new_match(atol.game(meta.id), (meta.seats[1],), seed).seats for seed in range(9)} == {meta.seats[1]}


def test_notebooks_are_put_together_as_if_one_had_been_filled() -> None:
    _, one = played("random", 2, 5)
    _, other = played("random", 4, 6)
    both = examples.together([one, other])
    notebook = Notebook(GAME.meta.seats[1])
    for seats, seed in ((2, 5), (4, 6)):
        play_match(player_named("random"), GAME.new(seats, seed), Random(seed), notebook)
    assert same(both, notebook.arrays())


def test_the_usual_margin_counts_half() -> None:
    arrays = {
        "seats": np.array([2, 2, 1, 1]),
        "margins": np.array([[4], [-8], [50], [70]]),
        "judged": np.array([[0], [0], [4000], [4400]]),
    }
    worth = examples.measure_worth(arrays)
    assert (worth.spread, worth.usual_alone, worth.spread_alone, worth.judged_alone) == (6.0, 60.0, 10.0, 4200)


def test_opinions_are_the_same_for_learners_and_for_the_search() -> None:
    margins = np.array([-12345, -7, 0, 3, 999])
    for seats in (1, 2):
        alone = np.full(5, seats == 1)
        expected = [WORTH.opinion(int(margin), seats) for margin in margins]
        assert examples.opinions(margins, alone, WORTH).tolist() == expected


def test_noise_is_a_distribution() -> None:
    numbers = noise(7, Random(1))
    assert sum(numbers) == pytest.approx(1.0)
    assert min(numbers) > 0
