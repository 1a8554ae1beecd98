"""The progress of a person: what is kept of finished matches, how it is summed up, and how it goes away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from openskill.models import PlackettLuce
from sqlalchemy import create_engine, text
from tools.serving import RunningServer, Visitor

from atol.bots import levels
from atol.core import registry
from atol.core.advice import Advice
from atol.server import migrations
from atol.server.databases import sqlite_url
from atol.server.history import PlayedMatch, PlayedOrigin, Rival, played_by
from atol.server.level_skills import CERTAIN, skills_by, skills_in
from atol.server.progress import GameProgress, progress_of
from atol.server.storage import Storage
from tests.server.inside import run
from tests.server.players import ME, invite, play_on, rows, sit

NOVICE, EASY, MEDIUM, HARD, EXPERT = levels.NAMES
LOWEST = {"kind": "bot", "bot": NOVICE}


def match(
    points: int, *rivals: tuple[str | None, int], won: float = 1.0, origin: PlayedOrigin = "match", at: float = 0.0
) -> PlayedMatch:
    return PlayedMatch(f"m{at}", 0, "g", {}, points, [Rival(*rival) for rival in rivals], won, origin, at)


def summed(*matches: PlayedMatch) -> GameProgress:
    (game,) = progress_of(matches).games
    return game


# ---- summing up


def test_sums_are_those_of_matches_that_nobody_could_know() -> None:
    game = summed(
        match(30, (EASY, 20)),
        match(50, (EASY, 60), won=0.0, origin="daily"),
        match(99, (EXPERT, 10), origin="same"),
        match(98, (EXPERT, 10), origin="practice"),
    )
    assert (game.matches, game.contested, game.wins, game.mean_points, game.best) == (2, 2, 1, 40.0, 50)
    assert game.beaten == EASY
    assert len(game.line) == 4
    assert [point.rating is None for point in game.line] == [False, False, True, True]


def test_a_level_is_beaten_by_a_victory_of_one_s_own() -> None:
    assert summed(match(30, (EXPERT, 30), won=0.5)).beaten is None
    assert summed(match(30, (EXPERT, 20), (NOVICE, 10))).beaten == EXPERT


def test_alone_there_are_points_but_no_rating() -> None:
    game = summed(match(80), match(100))
    assert (game.matches, game.contested, game.wins, game.best, game.rating) == (2, 0, 0, 100, None)


def test_beating_a_level_again_and_again_leads_above_it() -> None:
    game = summed(*(match(30, (HARD, 20), at=float(number)) for number in range(30)))
    assert game.rating is not None
    assert game.rating.skill > skills_in("g")[HARD]
    assert game.levels[3].wins == game.levels[3].matches == 30


def test_losing_to_the_lowest_level_again_and_again_leads_to_it() -> None:
    game = summed(*(match(3, (NOVICE, 20), won=0.0, at=float(number)) for number in range(60)))
    assert game.rating is not None
    assert game.rating.skill < skills_in("g")[EASY]


def test_a_victory_on_equal_points_counts_as_one() -> None:
    won, lost = (summed(match(20, (HARD, 20), won=share)).rating for share in (1.0, 0.0))
    assert won is not None
    assert lost is not None
    assert won.skill > 25 > lost.skill


def test_the_bot_behind_a_level_counts_as_that_level() -> None:
    hard = Advice().levels[3]
    by_name, by_bot = (summed(match(20, (bot, 10))) for bot in (HARD, hard))
    assert by_bot.rating == by_name.rating is not None
    assert by_bot.beaten == hard


# ---- the ruler


def test_levels_stand_as_far_apart_as_openskill_expects_of_what_was_measured() -> None:
    skills = skills_by(Advice(measured=((45.0, 60.0), (40.0, 60.0), (50.0, 60.0), (30.0, 60.0))))
    assert skills[MEDIUM] == PlackettLuce().mu, "where people begin"
    assert skills[EXPERT] == skills[HARD], "nobody was better"
    for lower, upper, wins in ((NOVICE, EASY, 45), (EASY, MEDIUM, 40), (MEDIUM, HARD, 50)):
        assert drift(skills[lower], skills[upper], (wins + 0.5) / 61) == pytest.approx(0, abs=0.01)


def drift(lower: float, upper: float, share: float) -> float:
    """Where openskill's rating of the better one goes, on average, while it wins that share of the matches."""
    model = PlackettLuce(tau=0)
    better, worse = [model.rating(upper, CERTAIN)], [model.rating(lower, CERTAIN)]
    won, lost = (model.rate([better, worse], ranks=ranks)[0][0].mu for ranks in ([0.0, 1.0], [1.0, 0.0]))
    return share * won + (1 - share) * lost - upper


def test_a_clean_sweep_says_no_more_than_far() -> None:
    swept = skills_by(Advice(measured=((48.0, 48.0),) * 4))
    assert skills_by(Advice(measured=((4800.0, 4800.0),) * 4)) == swept


@pytest.mark.parametrize("game_id", list(registry.metas()))
def test_every_game_says_how_its_levels_fared(game_id: str) -> None:
    measured = registry.game(game_id).advice.measured
    assert len(measured) == len(levels.NAMES) - 1
    assert all(0 <= wins <= matches for wins, matches in measured)
    assert skills_in(game_id)[NOVICE] < skills_in(game_id)[MEDIUM]


@pytest.mark.parametrize("result", [(0.0, 0.0), (19.0, 40.0)])
def test_levels_that_are_not_shown_to_be_apart_stand_side_by_side(result: tuple[float, float]) -> None:
    skills = skills_by(Advice(measured=((2.0, 3.0), (2.0, 3.0), (2.0, 3.0), result)))
    assert skills[EXPERT] == skills[HARD]


def test_people_and_unknown_bots_give_no_rating() -> None:
    assert summed(match(20, (None, 10), ("mine", 5))).rating is None


# ---- kept, taken along, deleted


def finished(visitor: Visitor) -> Any:
    table = visitor.begin(ME, LOWEST)
    with sit(visitor, table) as player:
        while not player.update["result"]:
            if player.to_act:
                player.act()
            else:
                player.receive()
        return player.update["result"]


def test_a_finished_match_is_kept_taken_along_and_deleted_for_good(server: RunningServer, ala: Visitor) -> None:
    result = finished(ala)
    (game,) = ala.ask("GET", "/api/progress").json()["games"]
    assert game["best"] == result["scores"][0]
    (level,) = [level for level in game["levels"] if level["matches"]]
    assert (level["bot"], level["wins"]) == (NOVICE, int(result["winners"] == [0]))
    exported = ala.ask("GET", "/api/progress/export")
    assert "attachment" in exported.headers["content-disposition"]
    (row,) = exported.json()["matches"]
    assert (row["points"], row["rivals"]) == (result["scores"][0], [{"bot": NOVICE, "points": result["scores"][1]}])
    assert ala.ask("DELETE", "/api/progress").status == 204
    assert ala.ask("GET", "/api/progress").json() == {"games": []}
    assert rows_of(server, row["match"]) == 0


def rows_of(server: RunningServer, match_id: str) -> int:
    return int(rows(server.database, "SELECT count(*) FROM played WHERE match = :id", id=match_id)[0][0])


def test_progress_outlives_a_deleted_match_and_goes_with_the_person(server: RunningServer, ala: Visitor) -> None:
    finished(ala)
    (table,) = ala.ask("GET", "/api/tables").json()
    assert ala.ask("DELETE", f"/api/tables/{table['id']}").status == 204
    assert rows_of(server, table["id"]) == 1
    assert ala.ask("DELETE", "/api/me").status == 204
    assert rows_of(server, table["id"]) == 0


def test_each_of_two_people_has_their_own(ala: Visitor, ola: Visitor) -> None:
    table = invite(ala, ola)
    with sit(ala, table) as one, sit(ola, table) as other:
        play_on([one, other])
        scores = one.update["result"]["scores"]
    for visitor, points, theirs in ((ala, scores[0], scores[1]), (ola, scores[1], scores[0])):
        (game,) = visitor.ask("GET", "/api/progress").json()["games"]
        (point,) = game["line"]
        assert (point["points"], point["rivals"]) == (points, [{"bot": None, "points": theirs}])


def test_nobody_has_no_progress(nobody: Visitor) -> None:
    assert nobody.ask("GET", "/api/progress").json() == {"games": []}
    assert nobody.ask("GET", "/api/progress/export").status == 401
    assert nobody.ask("DELETE", "/api/progress").status == 401


def test_matches_that_ended_before_are_taken_in(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'atol.sqlite3'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for statement in EARLIER:
            connection.execute(text(statement))
    engine.dispose()

    async def test() -> None:
        made = Storage(sqlite_url(tmp_path))
        await made.open()
        (taken_in,) = await played_by(made, "p")
        assert taken_in == PlayedMatch("m", 0, "g", {}, 9, [Rival("greedy", 4)], 1.0, "match", 7.0)
        await made.close()

    run(test())


EARLIER = (
    "INSERT INTO people VALUES ('p', 'Ala', 0)",
    "INSERT INTO matches (id, game, rules, edition, options, seed, watch, created, result) VALUES"
    " ('m', 'g', 1, 'e', '{}', '00', 'w', 0, '{\"scores\": [9, 4], \"winners\": [0]}')",
    "INSERT INTO matches (id, game, rules, edition, options, seed, watch, created) VALUES"
    " ('running', 'g', 1, 'e', '{}', '00', 'x', 0)",
    "INSERT INTO seats (match, place, kind, name, owner) VALUES ('m', 0, 'person', 'Ala', 'p')",
    "INSERT INTO seats (match, place, kind, name, owner) VALUES ('m', 1, 'bot', 'greedy', NULL)",
    "INSERT INTO seats (match, place, kind, name, owner) VALUES ('running', 0, 'person', 'Ala', 'p')",
    "INSERT INTO journal VALUES ('m', 0, -1, NULL, NULL, 0, 0, 3)",
    "INSERT INTO journal VALUES ('m', 1, 0, 1, NULL, -1, 1, 7)",
)
