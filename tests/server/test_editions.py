"""An owner's edition through the server: kept, used by tables and helpers, and refused with the name of the card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools.serving import RunningServer, Visitor

from atol.core import record, registry
from atol.core.data import Overlay
from tests.example import EXAMPLE, HELPER, HELPING
from tests.server.players import BOT, ME, Player, play_on, sit

CARD = registry.game(EXAMPLE).components.cards[0]  # type: ignore[union-attr]  # the example has cards
MINE = {"name": "my box", "replace": {"cards": {CARD.id: {"points": CARD.points + 3}}}}
EDITIONS = f"/api/games/{EXAMPLE}/editions"


def kept(visitor: Visitor, **wanted: Any) -> str:
    answer = visitor.ask("POST", EDITIONS, {**MINE, **wanted})
    assert answer.status == 200, answer.json()
    edition: str = answer.json()["edition"]
    return edition


def test_a_kept_edition_can_be_read_back_as_the_file_of_the_commands(server: RunningServer) -> None:
    ala = Visitor(server.address, "Ala")
    edition = kept(ala)
    read = ala.ask("GET", f"{EDITIONS}/{edition}").json()
    assert read == {"game": EXAMPLE, "edition": "my box", "replace": MINE["replace"]}
    assert registry.game(EXAMPLE, Overlay(**read)).edition == edition


def test_the_link_of_an_edition_has_a_code_to_scan(server: RunningServer) -> None:
    link = Visitor(server.address, "Ala").ask("POST", EDITIONS, MINE).json()["link"]
    assert link["path"].startswith(f"/edition/{EXAMPLE}?from=")
    assert link["qr"]


def test_what_is_impossible_is_refused_by_a_sentence_that_names_the_card(server: RunningServer) -> None:
    wrong = {"name": "my box", "replace": {"cards": {CARD.id: {"points": 99}}}}
    answer = Visitor(server.address, "Ala").ask("POST", EDITIONS, wrong)
    assert answer.status == 400
    assert f"cards/{CARD.id}" in answer.json()["detail"]
    assert "points" in answer.json()["detail"]


def test_a_table_is_played_with_the_edition(server: RunningServer) -> None:
    ala = Visitor(server.address, "Ala")
    edition = kept(ala)
    table = ala.ask("POST", "/api/tables", {"game": EXAMPLE, "seats": [ME, BOT], "edition": edition}).json()
    with Player(ala, f"/api/tables/{table['id']}/live") as player:
        player.hear("welcome")
        cards = {card["id"]: card["points"] for card in player.welcome["components"]["cards"]}
    assert cards[CARD.id] == CARD.points + 3


def test_the_help_at_a_table_is_that_of_its_edition(server: RunningServer) -> None:
    ala = Visitor(server.address, "Ala")
    edition = kept(ala)
    wanted = {"game": EXAMPLE, "seats": [ME, BOT]}
    assert ala.ask("POST", "/api/tables", {**wanted, "edition": edition}).json()["edition"] == edition
    assert ala.ask("POST", "/api/tables", wanted).json()["edition"] == registry.game(EXAMPLE).edition
    mine, plain = (
        {passage["id"]: passage for passage in ala.ask("GET", f"/api/games/{EXAMPLE}/reference{more}").json()}
        for more in (f"?edition={edition}", "")
    )
    assert mine.keys() == plain.keys()
    assert [passage for passage in mine if mine[passage] != plain[passage]] == [f"cards-{CARD.id}"]


def test_an_edition_that_nobody_kept_is_named(server: RunningServer) -> None:
    ala = Visitor(server.address, "Ala")
    for answer in (
        ala.ask("POST", "/api/tables", {"game": EXAMPLE, "seats": [ME, BOT], "edition": "0" * 16}),
        ala.ask("GET", f"/api/games/{EXAMPLE}?edition={'0' * 16}"),
        ala.ask("POST", f"/api/games/{HELPING}/tabletop/{HELPER}", {"asked": {}, "edition": "../secret"}),
    ):
        assert answer.status == 404
        assert answer.json()["code"] in ("unknown-edition", "not-found")


def test_a_form_knows_what_can_be_replaced(server: RunningServer) -> None:
    form = Visitor(server.address, "Ala").ask("GET", EDITIONS).json()
    kind = form["sections"]["cards"]
    assert form["schema"][kind]["properties"]["points"]["maximum"] == 20
    assert "sources" not in form["sections"]


def test_the_single_file_is_for_games_that_help_beside_their_box(server: RunningServer) -> None:
    ala = Visitor(server.address, "Ala")
    alone = next((meta.id for meta in registry.installed_games() if not meta.helpers), "chess")
    answer = ala.ask("GET", f"/api/games/{alone}/single")
    assert answer.status == 404
    assert answer.json()["code"] in ("no-help", "unknown-game")


def test_the_record_the_rematch_and_the_same_sea_keep_the_edition(server: RunningServer) -> None:
    ala = Visitor(server.address, "Ala")
    edition = kept(ala)
    here = {"kind": "here", "name": "Ola"}
    table = ala.ask("POST", "/api/tables", {"game": EXAMPLE, "seats": [ME, here], "edition": edition}).json()
    with sit(ala, table) as first, sit(ala, table) as second:
        second.say("look", seat=1 - first.seat)
        second.hear("update")
        play_on([first, second])
    written = record.read(ala.ask("GET", f"/api/tables/{table['id']}/record").body.decode())
    assert written.edition == edition == written.load_game().edition
    assert f"edition={edition}" in ala.ask("GET", f"/api/tables/{table['id']}/same").json()["path"]
    again = ala.ask("POST", f"/api/tables/{table['id']}/rematch").json()
    with Player(ala, f"/api/tables/{again['id']}/live") as player:
        player.hear("welcome")
        cards = {card["id"]: card["points"] for card in player.welcome["components"]["cards"]}
    assert cards[CARD.id] == CARD.points + 3


def test_the_file_of_an_edition_is_one_that_the_terminal_plays_with(server: RunningServer, tmp_path: Path) -> None:
    ala = Visitor(server.address, "Ala")
    edition = kept(ala)
    file = tmp_path / "my-box.json"
    file.write_bytes(ala.ask("GET", f"{EDITIONS}/{edition}").body)
    assert registry.game(EXAMPLE, registry.overlay_from(file, EXAMPLE)).edition == edition
