from __future__ import annotations

from pathlib import Path

import pytest

from atol.core.data import Overlay, parse_overlay, read_overlay
from atol.core.errors import BadData, NoFile
from atol.core.registry import game, overlay_from
from atol.games.reef.game import ReefGame
from tests.example import OTHER


def overlay(replace: dict[str, dict[str, dict[str, object]]], game_id: str = "reef") -> Overlay:
    return Overlay(game_id, "my box", replace)


def test_an_owner_replaces_a_field_and_the_mark_says_so() -> None:
    changed = game("reef", overlay({"cards": {"R05": {"points": 2}}}))
    assert isinstance(changed, ReefGame)
    card = changed.text.by_name["R05"]
    assert (card.points, card.provenance, card.source) == (2, "owner", "my box")
    assert changed.facts.points[4] == 2


def test_what_is_not_replaced_stays() -> None:
    changed = game("reef", overlay({"cards": {"R05": {"points": 2}}}))
    plain = game("reef")
    assert isinstance(changed, ReefGame)
    assert isinstance(plain, ReefGame)
    assert [card for card in changed.components.cards if card.id != "R05"] == [
        card for card in plain.components.cards if card.id != "R05"
    ]


def test_other_data_is_another_edition() -> None:
    assert game("reef", overlay({"cards": {"R05": {"points": 2}}})).edition != game("reef").edition
    assert game("reef", overlay({})).edition == game("reef").edition


def test_marks_and_sources_are_no_part_of_an_edition() -> None:
    same_facts = game("reef", overlay({"cards": {"R05": {"points": 1}}}))
    assert same_facts.edition == game("reef").edition


def test_players_are_told_where_the_data_comes_from() -> None:
    notes = game("reef", overlay({"cards": {"R05": {"points": 2}}})).sources
    assert [(note.provenance, note.entries) for note in notes] == [("public", 59), ("rulebook", 4), ("owner", 1)]
    assert notes[2].what == {"pl": "my box", "en": "my box"}
    assert "FoxGames" in notes[1].what["pl"]


def test_an_overlay_changes_what_a_match_does() -> None:
    state = game("reef", overlay({"start": {"start": {"points": 9}}})).new(2, 1)
    assert state.scores() == [9, 9]


@pytest.mark.parametrize(
    ("replace", "entry", "field", "problem"),
    [
        ({"card": {}}, "card", "-", "no such section; there are cards, supply, start"),
        ({"sources": {"S1": {"what": "x"}}}, "sources", "-", "no such section"),
        ({"cards": {"R99": {"points": 1}}}, "cards/R99", "-", "no such entry"),
        ({"cards": {"R05": {"value": 1}}}, "cards/R05", "value", "no such field"),
        ({"cards": {"R05": {"id": "R06"}}}, "cards/R05", "id", "no such field"),
        ({"cards": {"R05": {"points": "two"}}}, "cards/R05", "points", "Expected `int`"),
        ({"cards": {"R05": {"points": 99}}}, "cards/R05", "points", "<= 20"),
        ({"cards": {"R05": {"pieces": ["red"]}}}, "cards/R05", "pieces", "length >= 2"),
        ({"cards": {"R05": {"pieces": ["red", "blue"]}}}, "cards/R05", "pieces", "blue"),
    ],
)
def test_a_wrong_overlay_names_file_entry_and_field(
    replace: dict[str, dict[str, dict[str, object]]], entry: str, field: str, problem: str
) -> None:
    with pytest.raises(BadData) as caught:
        game("reef", overlay(replace))
    details = caught.value.details
    assert (details["file"], details["entry"], details["field"]) == ("my box", entry, field)
    assert problem in str(details["problem"])


def test_a_pattern_with_two_cells_on_one_space_is_refused() -> None:
    cells = [{"x": 0, "y": 0, "colour": "red"}, {"x": 0, "y": 0, "colour": "green"}]
    pattern = {"kind": "shape", "shape": "pair_orthogonal", "cells": cells}
    with pytest.raises(BadData, match="same space"):
        game("reef", overlay({"cards": {"R05": {"pattern": pattern}}}))


def test_an_overlay_for_another_game_is_refused() -> None:
    with pytest.raises(BadData, match=f"the overlay is for {OTHER}, not for reef"):
        game("reef", overlay({}, OTHER))


def test_a_file_that_is_no_overlay_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text('{"game": "reef", "edition": "x", "replace": {}, "more": 1}')
    with pytest.raises(BadData, match=r"box\.json.*more"):
        read_overlay(file)
    with pytest.raises(BadData, match="truncated"):
        parse_overlay(b"{", "broken.json")
    with pytest.raises(NoFile, match="No such file"):
        read_overlay(tmp_path / "nothing.json")


def test_a_wrong_overlay_file_is_named_itself(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text('{"game": "reef", "edition": "x", "replace": {"cards": {"R05": {"pts": 1}}}}')
    with pytest.raises(BadData, match=r"^box\.json: entry cards/R05, field pts: no such field; there are id"):
        overlay_from(file, "reef")


def test_a_right_overlay_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text('{"game": "reef", "edition": "x", "replace": {"cards": {"R05": {"points": 3}}}}')
    assert overlay_from(file, "reef") == Overlay("reef", "x", {"cards": {"R05": {"points": 3}}})
