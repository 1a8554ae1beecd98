"""The shelf of owners' editions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from atol.core import registry
from atol.core.data import Overlay, parse_overlay
from atol.core.editions import Shelf, UnknownEdition
from atol.core.errors import BadData
from tests.example import EXAMPLE, GAME

CARD = GAME.components.cards[0]  # type: ignore[union-attr]  # the example has cards


def overlay(points: int) -> Overlay:
    return Overlay(EXAMPLE, "mine", {"cards": {CARD.id: {"points": points}}})


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    shelf = Shelf()
    shelf.folder = tmp_path / "editions"
    return shelf


def test_a_kept_edition_makes_the_same_game_again(shelf: Shelf) -> None:
    edition = shelf.keep(overlay(CARD.points + 1))
    assert shelf.game(EXAMPLE, edition).edition == edition
    assert edition != registry.game(EXAMPLE).edition


def test_its_file_is_one_that_the_commands_read(shelf: Shelf, tmp_path: Path) -> None:
    edition = shelf.keep(overlay(CARD.points + 1))
    (file,) = (tmp_path / "editions").iterdir()
    assert registry.overlay_from(file, EXAMPLE) == parse_overlay(file.read_bytes(), file.name)
    assert registry.game(EXAMPLE, registry.overlay_from(file, EXAMPLE)).edition == edition


def test_a_correction_is_another_edition_beside_it(shelf: Shelf) -> None:
    first, second = shelf.keep(overlay(CARD.points + 1)), shelf.keep(overlay(CARD.points + 2))
    assert first != second
    assert shelf.game(EXAMPLE, first).edition == first


def test_what_is_impossible_is_not_kept(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=CARD.id):
        shelf.keep(overlay(99))
    assert not (tmp_path / "editions").exists()


@pytest.mark.parametrize("edition", ["0" * 16, "../../secret", ""])
def test_an_unknown_edition_is_never_another_one(shelf: Shelf, edition: str) -> None:
    if not edition:
        assert shelf.game(EXAMPLE, edition) is registry.game(EXAMPLE)
        return
    with pytest.raises(UnknownEdition):
        shelf.game(EXAMPLE, edition)


def test_atol_s_own_editions_need_no_shelf() -> None:
    today = registry.game(EXAMPLE)
    assert Shelf().game(EXAMPLE, today.edition) is today


def test_the_shelf_keeps_what_was_said_and_nothing_else(shelf: Shelf) -> None:
    edition = shelf.keep(overlay(CARD.points + 1))
    found = shelf.find(EXAMPLE, edition)
    assert msgspec.to_builtins(found) == msgspec.to_builtins(overlay(CARD.points + 1))
