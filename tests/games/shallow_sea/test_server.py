"""What lasts beyond a match: sheets and results of one's own, the same sea again, and oceans from the box."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from tools.serving import RunningServer, Visitor

from tests.example import EXAMPLE
from tests.games.shallow_sea.serving import SEA, finish, finish_table, ocean, results, sheet, ticked
from tests.server.fixtures import Start
from tests.server.players import BOT, LINK, ME, invite, rows, sit

SCORE = f"/api/games/{SEA}/tabletop/score"
HERE = {"kind": "here", "name": "Ola"}


def added(visitor: Visitor, table: Any) -> Any:
    return visitor.ask("GET", f"/api/tables/{table['id']}/added").json()


# ---- a match fills the sheet


def test_a_finished_match_fills_the_sheet(ala: Visitor) -> None:
    before = sheet(ala)
    assert (len(before["boxes"]), before["title"], before["next"]) == (50, None, "scenario-1")
    assert ticked(ala) == {}
    table = finish(ala, modified="4")
    done = ticked(ala)
    assert list(done) == ["modified-4"]
    assert (done["modified-4"]["origin"], done["modified-4"]["match"]) == ("match", table["id"])
    brought = added(ala, table)
    assert (brought["added"], brought["ticked"], brought["boxes"]) == (["modified-4"], 1, 50)
    again = finish(ala, modified="4,6")
    assert added(ala, again)["achieved"] == ["modified-4", "modified-6"]
    assert added(ala, again)["added"] == ["modified-6"]
    assert ticked(ala)["modified-4"]["match"] == table["id"]


def test_results_say_what_was_reached_and_how(ala: Visitor) -> None:
    table = finish(ala, modified="4")
    (result,) = results(ala)
    review = ala.ask("GET", f"/api/tables/{table['id']}/review").json()
    assert result["points"] == review["result"]["scores"][0]
    assert result["rank"] == review["steps"][-1]["view"]["rank"]
    assert result["options"] == review["options"]
    assert (result["seats"], result["match"], result["origin"]) == (1, table["id"], "match")


def test_ten_boxes_give_a_title(ala: Visitor) -> None:
    first = finish(ala, modified="1,2,3,4,5,6,7,8,9")
    assert added(ala, first)["title"] is None
    assert added(ala, first)["ticked"] == 9
    second = finish(ala, modified="10")
    assert (added(ala, second)["title"], added(ala, second)["new_title"]) == ("researcher", True)
    assert sheet(ala)["title"] == "researcher"


def test_everybody_has_a_sheet_of_their_own(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = invite(ala, ola, game=SEA, modified="4")
    with sit(ala, table) as first, sit(ola, table) as second:
        while first.update["result"] is None:
            mover = first if first.to_act else second
            kinds = [choice["move"]["type"] for choice in mover.update["choices"]]
            version = mover.act(kinds.index("end") if "end" in kinds else 0)["version"]
            for player in (first, second):
                player.hear_version(version)
    for visitor in (ala, ola):
        assert list(ticked(visitor)) == ["modified-4"]
        assert results(visitor)[0]["rank"] is None
    assert [result["place"] for result in results(ala) + results(ola)] == [0, 1]
    finish(ala, modified="5")
    assert list(ticked(ala)) == ["modified-4", "modified-5"]
    assert list(ticked(ola)) == ["modified-4"]
    assert (ticked(nobody), results(nobody)) == ({}, [])


def test_guests_at_one_screen_and_bots_tick_nothing(server: RunningServer, ala: Visitor) -> None:
    table = finish(ala, HERE, ME, BOT, modified="4")
    assert rows(server.database, "SELECT place FROM results WHERE id = :id", id=table["id"]) == [(1,)]
    assert [result["place"] for result in results(ala)] == [1]


def test_what_a_bot_plays_to_the_end_is_nobodys_achievement(ala: Visitor) -> None:
    table = ala.begin(ME, game=SEA, modified="4")
    with sit(ala, table) as player:
        player.say("stand_in", seat=0, bot="random")
        while player.update["result"] is None:
            player.hear("update")
    assert (ticked(ala), results(ala)) == ({}, [])
    assert added(ala, table)["counts"] is False


def test_games_without_a_sheet_have_none(ala: Visitor) -> None:
    for path in ("sheet", "results"):
        answer = ala.ask("GET", f"/api/games/{EXAMPLE}/{path}")
        assert (answer.status, answer.json()["code"]) == (404, "not-found")
        assert ala.ask("GET", f"/api/games/chess/{path}").json()["code"] == "unknown-game"


# ---- it lasts


@pytest.mark.long  # that kills lose nothing is shown by a few of them elsewhere
def test_the_sheet_survives_a_kill_right_after_the_end(start: Start) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    finish(ala, modified="4")
    server.kill()
    filled = sheet_after_restart(start, ala)
    assert [entry["id"] for entry in filled["boxes"] if entry["done"]] == ["modified-4"]


def sheet_after_restart(start: Start, visitor: Visitor) -> Any:
    server = start()
    visitor.address = server.address
    filled = sheet(visitor)
    server.stop()
    return filled


@pytest.mark.long
def test_a_match_that_ended_before_results_were_kept_is_filed_once(start: Start) -> None:
    server = start()
    ala = Visitor(server.address, "Ala")
    table = finish(ala, modified="4")
    (before,) = results(ala)
    server.stop()
    rows(server.database, "DELETE FROM results")
    rows(server.database, "UPDATE matches SET filed = false")
    for _ in range(2):
        again = start()
        ala.address = again.address
        (result,) = results(ala)
        assert {**result, "at": 0} == {**before, "at": 0}
        assert abs(result["at"] - before["at"]) < 5
        again.stop()
    assert rows(server.database, "SELECT id, place FROM results") == [(table["id"], 0)]


def test_a_deleted_match_leaves_its_result(ala: Visitor) -> None:
    table = finish(ala, modified="4")
    assert ala.ask("DELETE", f"/api/tables/{table['id']}").status == 204
    assert ticked(ala)["modified-4"]["match"] is None
    assert results(ala)[0]["match"] is None


def test_delete_my_data_deletes_results_too(server: RunningServer, ala: Visitor) -> None:
    table = finish(ala, modified="4")
    ala.ask("POST", f"/api/games/{SEA}/results", ocean())
    assert len(results(ala)) == 2
    person = rows(server.database, "SELECT person FROM results WHERE id = :id", id=table["id"])[0][0]
    ala.ask("DELETE", "/api/me")
    assert rows(server.database, "SELECT id FROM results WHERE person = :person", person=person) == []
    assert ticked(ala) == {}


# ---- the same sea


@pytest.mark.parametrize("what", ["added", "same"])
def test_a_running_match_gives_nothing_out(server: RunningServer, ala: Visitor, what: str) -> None:
    table = ala.begin(ME, game=SEA)
    answer = ala.ask("GET", f"/api/tables/{table['id']}/{what}")
    assert (answer.status, answer.json()["code"]) == (409, "still-running")


def test_a_finished_match_is_only_for_those_who_sat_there(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    table = finish(ala)
    for visitor, statuses in ((ola, (404,)), (nobody, (401, 404))):
        for what in ("added", "same"):
            assert visitor.ask("GET", f"/api/tables/{table['id']}/{what}").status in statuses


def same_table(visitor: Visitor, path: str) -> Any:
    setup = dict(parse_qsl(urlsplit(path).query))
    seats = [ME, *[BOT] * (int(setup.pop("seats")) - 1)]
    wanted = {"game": urlsplit(path).path.rpartition("/")[2], "seats": seats, "seed": setup.pop("seed")}
    answer = visitor.ask("POST", "/api/tables", {**wanted, "options": setup})
    assert answer.status == 201, answer.body
    return answer.json()


def test_the_same_sea_has_the_same_pools_and_says_so(ala: Visitor, ola: Visitor) -> None:
    first = finish(ala, ME, modified="9")
    assert first["shuffle"] == "keyed"
    link = ala.ask("GET", f"/api/tables/{first['id']}/same").json()
    assert re.fullmatch(rf"/new/{SEA}\?seed=[0-9a-f]{{64}}&seats=1&modified=9", link["path"])
    second = same_table(ola, link["path"])
    assert (second["shuffle"], second["commitment"]) == ("given", first["commitment"])
    begun = ala.ask("GET", f"/api/tables/{first['id']}/review").json()["steps"][0]["view"]
    with sit(ola, second) as player:
        for part in ("pools", "creatures", "orange", "blue"):
            assert player.update["view"][part] == begun[part]
        assert player.welcome["table"]["shuffle"] == "given"
    finish_table(ola, second)
    fairness = ola.ask("GET", f"/api/tables/{second['id']}/fairness").json()
    assert (fairness["shuffle"], fairness["seed_matches"], fairness["record_matches"]) == ("given", True, True)
    record = ola.ask("GET", f"/api/tables/{second['id']}/record").body.decode()
    assert "shuffle: given\n" in record
    assert ola.ask("POST", "/api/records", raw=record.encode()).status == 200
    assert results(ola)[0]["origin"] == ticked(ola)["modified-9"]["origin"] == "same"
    again = ola.ask("POST", f"/api/tables/{second['id']}/rematch").json()
    assert again["shuffle"] == "keyed"


@pytest.mark.parametrize("seed", ["", "a", "g" * 64, "A" * 64, "a" * 63, "a" * 65, f"{'a' * 64}\n", 7, ["a" * 64]])
def test_what_is_no_seed_is_refused(ala: Visitor, seed: object) -> None:
    answer = ala.ask("POST", "/api/tables", {"game": SEA, "seats": [ME], "seed": seed})
    assert (answer.status, answer.json()["code"]) == (400, "bad-request")


# ---- the box


def test_an_ocean_from_the_box_is_scored_and_nothing_is_kept(ala: Visitor, nobody: Visitor) -> None:
    for visitor in (ala, nobody):
        answer = visitor.ask("POST", SCORE, {"asked": ocean()})
        assert answer.status == 200
        scored = answer.json()["answer"]
        assert (scored["points"], scored["missing"], scored["doubts"]) == (160, [], [])
        assert scored["view"]["points"] == 160
        assert [line["points"] for line in scored["lines"]] == [14, 9, 22, 26, 26, 28, 12, 10, 13]
    assert results(ala) == []


def test_an_ocean_from_the_box_goes_to_the_sheet_once(ala: Visitor, ola: Visitor, nobody: Visitor) -> None:
    path = f"/api/games/{SEA}/results"
    assert nobody.ask("POST", path, ocean()).json()["code"] == "no-identity"
    first = ala.ask("POST", path, ocean(shells=5))
    assert first.status == 201
    assert "standard-3" in first.json()["added"]
    assert ala.ask("POST", path, ocean(shells=5)).json() == first.json()
    (kept,) = results(ala)
    assert (kept["origin"], kept["points"], kept["match"]) == ("box", 160, None)
    assert ticked(ala)["standard-10"]["origin"] == "box"
    taken = f"{path}/{kept['id']}"
    for visitor in (ola, nobody):
        assert visitor.ask("DELETE", taken).status in (401, 404)
    assert ala.ask("DELETE", taken).status == 204
    assert (results(ala), ticked(ala)) == ([], {})
    assert ala.ask("DELETE", taken).status == 404


def test_what_a_match_brought_cannot_be_taken_back(ala: Visitor) -> None:
    table = finish(ala, modified="4")
    assert ala.ask("DELETE", f"/api/games/{SEA}/results/{table['id']}").status == 404
    assert list(ticked(ala)) == ["modified-4"]


def test_a_match_counts_more_than_what_was_typed_in(ala: Visitor) -> None:
    typed = ocean(modified="4")
    ala.ask("POST", f"/api/games/{SEA}/results", typed)
    assert ticked(ala)["modified-4"]["origin"] == "box"
    finish(ala, modified="4")
    assert ticked(ala)["modified-4"]["origin"] == "match"


def without_cards() -> Any:
    return {**ocean(), "options": {}}


def with_tile(**tile: object) -> Any:
    wanted = ocean()
    return {**wanted, "box": {**wanted["box"], "tiles": [*wanted["box"]["tiles"], tile]}}


def with_part(**parts: object) -> Any:
    wanted = ocean()
    return {**wanted, "box": {**wanted["box"], **parts}}


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        (with_tile(space="z9", tile="R01"), "bad-ocean", "z9: there is no such space"),
        (with_tile(space="d1", tile="coral"), "bad-ocean", "d1: two tiles"),
        (with_part(shells=9), "bad-ocean", "9: from 0 to 5"),
        (with_part(shells=2**60), "bad-ocean", "from 0 to 5"),
        (with_part(lionfish=2), "bad-ocean", "2: fish lie on the lionfish card in a solo match only"),
        (with_part(fish={"99": "red"}), "bad-ocean", "99: there is no such bubble"),
        (with_part(fish={"1": "blue"}), "bad-request", "Invalid enum value"),
        (with_part(tiles="all"), "bad-request", "Expected"),
        (with_part(fish={"x" * 5000: "red"}), "bad-ocean", "xxx…: there is no such bubble"),
        (with_part(more=1), "bad-request", "Object contains unknown field"),
        ({"seats": 2, "box": {}}, "bad-request", "Object missing required field"),
        ({"seats": 2, "box": []}, "bad-request", "object"),
        ({"seats": 0, "box": {}}, "bad-request", ">= 1"),
        ({**ocean(), "seats": 5}, "bad-seats", "1–4 players"),
        ({**ocean(), "options": {"orange": "9"}}, "bad-option", "orange cannot be"),
        ({**ocean(), "options": {"colour": "red"}}, "unknown-option", "no option"),
        (
            {**ocean(), "options": {"scenario": "1", "modified": "2"}},
            "options-clash",
            "a scenario do not go together",
        ),
    ],
)
def test_what_cannot_be_scored_is_a_problem_in_words(ala: Visitor, body: Any, code: str, words: str) -> None:
    for path, sent in ((SCORE, {"asked": body}), (f"/api/games/{SEA}/results", body)):
        answer = ala.ask("POST", path, sent)
        assert (answer.status, answer.json()["code"]) == (400, code)
        assert answer.headers["content-type"] == "application/problem+json"
        assert words in answer.json()["detail"]
    assert results(ala) == []


def test_an_unfinished_ocean_is_scored_but_not_kept(ala: Visitor) -> None:
    scored = ala.ask("POST", SCORE, {"asked": without_cards()}).json()["answer"]
    assert [entry["name"] for entry in scored["missing"]] == ["card", "card"]
    answer = ala.ask("POST", f"/api/games/{SEA}/results", without_cards(), {"Accept-Language": "pl"})
    assert (answer.status, answer.json()["code"]) == (400, "unfinished-box")
    assert "nie jest skończona" in answer.json()["detail"]


def test_games_without_a_sheet_keep_no_box(ala: Visitor) -> None:
    assert ala.ask("POST", f"/api/games/{EXAMPLE}/results", ocean()).json()["code"] == "not-found"


def test_a_seat_link_joins_the_same_sea_knowingly(ala: Visitor, ola: Visitor) -> None:
    """Whoever is invited sees at the table that its seed was known."""
    answer = ala.ask("POST", "/api/tables", {"game": SEA, "seats": [ME, LINK], "seed": "ab" * 32})
    joined = ola.join(answer.json()["invitations"][0]["link"]["path"], "Ola")
    assert joined["shuffle"] == "given"
