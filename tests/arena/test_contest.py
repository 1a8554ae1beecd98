"""A contest of bots: fair deals, results that depend on nothing but the contest, ratings and reports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from atol.arena.cluster import pool_for
from atol.arena.contest import BotByTheClock, BotTwice, Contest, Job, Played, TooFewBots, contest_of, play_job
from atol.arena.ledger import BrokenResults, Ledger, OtherContest
from atol.arena.pool import Here, Pool
from atol.arena.ratings import Encounter, encounters_of, places_by, ratings_of
from atol.arena.report import report_html
from atol.arena.standings import standings_of
from atol.locales import words
from tests.example import EXAMPLE, OTHER

BOTS = ("greedy", "random", "search:2")


def contest(bots: tuple[str, ...] = ("greedy", "random"), seats: int = 2, ladder: bool = False) -> Contest:
    return contest_of(EXAMPLE, bots, seats, {}, 1, ladder)


def played_in(folder: Path, chosen: Contest, deals: int, pool: Pool) -> Path:
    ledger = Ledger(folder / "results.jsonl", chosen)
    with ledger.writing(), pool:
        for result in pool.results(play_job, list(chosen.jobs(deals))[len(ledger.played) :]):
            ledger.add(result)
    return ledger.file


# ---- jobs


def test_every_bot_of_a_lineup_has_every_seat_of_every_deal() -> None:
    jobs = list(contest(BOTS, seats=3).jobs(2))
    seats = Counter((job.deal, seat, bot) for job in jobs for seat, bot in enumerate(job.bots))
    assert set(seats.values()) == {1}
    assert len(seats) == 2 * 3 * 3


def test_a_round_robin_has_every_pair_and_a_ladder_only_neighbours() -> None:
    assert contest(BOTS).lineups() == [("greedy", "random"), ("greedy", "search:2"), ("random", "search:2")]
    assert contest(BOTS, ladder=True).lineups() == [("greedy", "random"), ("random", "search:2")]


def test_all_lineups_meet_on_the_same_deals() -> None:
    by_deal = {(job.deal, job.seed) for job in contest(BOTS).jobs(5)}
    assert len(by_deal) == 5 == len({seed for _, seed in by_deal})


def test_more_deals_only_add_jobs() -> None:
    few, many = list(contest(BOTS).jobs(2)), list(contest(BOTS).jobs(3))
    assert many[: len(few)] == few
    assert [job.number for job in many] == list(range(len(many)))


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (6, 1), (7, 2), (400, 67)])
def test_a_deal_is_never_left_half_played(games: int, deals: int) -> None:
    assert contest(BOTS).deals(games) == deals


def test_a_job_is_a_pure_function_of_its_data() -> None:
    job = next(iter(contest().jobs(1)))
    sent = msgspec.json.decode(msgspec.json.encode(job), type=Job)
    assert play_job(sent) == play_job(job)


@pytest.mark.parametrize(
    ("bots", "seats", "problem"),
    [
        (("greedy",), 2, TooFewBots),
        (("greedy", "random"), 3, TooFewBots),
        (("greedy", "greedy"), 2, BotTwice),
        (("greedy", "search:1s"), 2, BotByTheClock),
    ],
)
def test_a_contest_that_would_prove_nothing_is_refused(
    bots: tuple[str, ...], seats: int, problem: type[Exception]
) -> None:
    with pytest.raises(problem):
        contest(bots, seats)


# ---- the same everywhere


def test_two_workers_write_what_one_writes(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    chosen = contest(("random", "glance:1"))
    one = played_in(tmp_path / "one", chosen, 3, Here())
    two = played_in(tmp_path / "two", chosen, 3, pool_for(None, 2))
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.long
def test_a_contest_that_was_killed_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    """The process and its workers are killed in the middle, and the last line is torn as a crash may tear it."""
    call = [sys.executable, "-m", "atol", "arena", EXAMPLE, "--bots", "random,search:1", "--json", "--folder"]
    killed = tmp_path / "killed" / "results.jsonl"
    with subprocess.Popen(
        [*call, "killed", "--games", "400", "--workers", "2"], cwd=tmp_path, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, env=environment(), start_new_session=True,
    ) as running:  # fmt: skip
        wait_for_lines(killed, 3)
        os.killpg(running.pid, signal.SIGKILL)
    done = len(killed.read_bytes().splitlines()) - 1
    assert 1 < done < 400
    with killed.open("ab") as file:
        file.write(b'{"number":')
    games = ["--games", str(done + 6), "--workers", "1"]
    for folder in ("killed", "whole"):
        subprocess.run([*call, folder, *games], cwd=tmp_path, check=True, capture_output=True, env=environment())
    for name in ("results.jsonl", "report.json", "report.html"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def wait_for_lines(file: Path, count: int) -> None:
    deadline = time.monotonic() + 120
    while not file.exists() or len(file.read_bytes().splitlines()) < count:
        assert time.monotonic() < deadline, "no results"
        time.sleep(0.02)


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # of Ray about itself
def test_a_cluster_writes_what_one_process_writes(tmp_path: Path) -> None:
    assert find_spec("ray"), (
        "the extra `cluster` is needed: pip install --editable '.[dev,cluster]', or make test-long"
    )
    (tmp_path / "here").mkdir()
    (tmp_path / "ray").mkdir()
    chosen = contest(BOTS)
    here = played_in(tmp_path / "here", chosen, 3, Here())
    cluster = played_in(tmp_path / "ray", chosen, 3, pool_for("local", 2))
    assert here.read_bytes() == cluster.read_bytes()


# ---- the results file


def test_results_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    file = played_in(tmp_path, contest(("random", "glance:1")), 1, Here())
    before = file.read_bytes()
    with pytest.raises(OtherContest):
        Ledger(file, contest(("random", "glance:2")))
    assert file.read_bytes() == before


def test_a_file_that_holds_something_else_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text("not results\n")
    with pytest.raises(BrokenResults):
        Ledger(file, contest())


# ---- ratings


def result(deal: int, bots: tuple[str, ...], scores: list[int], winners: list[int]) -> Played:
    return Played(0, deal, bots, scores, winners, 10)


def test_places_go_by_victory_and_then_by_points() -> None:
    (encounter,) = encounters_of([result(0, ("a", "b", "c"), [10, 10, 12], [1])])
    assert encounter.places == (2, 0, 1)
    assert places_by([5, 7, 5]) == (1, 0, 1)


def test_alone_the_points_on_one_deal_are_compared() -> None:
    played = [result(0, ("a",), [10], [0]), result(0, ("b",), [30], []), result(1, ("a",), [9], []),
              result(1, ("b",), [9], [0])]  # fmt: skip
    assert [encounter.places for encounter in encounters_of(played)] == [(1, 0), (0, 0)]


def test_who_wins_more_is_rated_higher_and_intervals_hold_the_rating() -> None:
    encounters = [Encounter(deal, ("a", "b"), (0, 1) if deal % 4 else (1, 0)) for deal in range(40)]
    rated = ratings_of(("a", "b"), encounters, 1)
    assert rated["a"].skill > rated["b"].skill
    for rating in rated.values():
        assert rating.low < rating.skill < rating.high
    assert rated == ratings_of(("a", "b"), encounters, 1)


def test_more_deals_narrow_the_interval() -> None:
    def width(deals: int) -> float:
        encounters = [Encounter(deal, ("a", "b"), (0, 1) if deal % 3 else (1, 0)) for deal in range(deals)]
        rating = ratings_of(("a", "b"), encounters, 1)["a"]
        return rating.high - rating.low

    assert width(60) < width(12)


# ---- standings and reports


def test_standings_count_pairs_both_ways() -> None:
    played = [result(0, ("greedy", "random"), [9, 3], [0]), result(0, ("random", "greedy"), [4, 4], [0, 1])]
    standings = standings_of(contest(), played)
    assert [(pair.bot, pair.ahead, pair.meetings) for pair in standings.pairs] == [
        ("greedy", 0.75, 2),
        ("random", 0.25, 2),
    ]
    assert [bot.wins for bot in standings.bots] == [1.5, 0.5]
    assert standings.seats == [0.75, 0.25]


class Reader(HTMLParser):
    """Collects what a page would load, and its tags."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.loaded += [name for name, _ in attributes if name in ("src", "href")]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_report_is_one_page_that_loads_nothing(language: str) -> None:
    chosen = contest(("random", "glance:1"))
    played = [play_job(job) for job in chosen.jobs(1)]
    page = report_html(standings_of(chosen, played), words(language))
    reader = Reader()
    reader.feed(page)
    assert not reader.loaded
    assert reader.tags["svg"] == 3
    assert reader.tags["script"] == reader.tags["link"] == 0
    assert f'lang="{language}"' in page
    assert words(language).say("arena-pairs") in page
    assert "url(" not in page


def test_names_in_a_report_are_no_markup() -> None:
    strange = msgspec.structs.replace(contest(), bots=("net:1@<b>", "random"))
    played = [result(0, ("net:1@<b>", "random"), [9, 3], [0])]
    assert "<b>" not in report_html(standings_of(strange, played), words("en"))


def test_every_game_can_be_contested() -> None:
    job = next(iter(contest_of(OTHER, ("greedy", "random"), 2, {}, 1, False).jobs(1)))
    assert sorted(play_job(job).bots) == ["greedy", "random"]
