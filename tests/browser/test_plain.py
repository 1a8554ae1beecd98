"""A game from another package in the browser: on the plain board, and on a board of its own."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.node import run
from tools.serving import RunningServer

from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.conftest import ROOT
from tests.docs.test_docs import ADDING, TOY, blocks

(COMMANDS,) = blocks(ADDING, "sh")
BOARD_LINES = 80
SAID = {"en": ["Dive for a pearl", "Stop for good"], "pl": ["Nurkuj po perłę", "Zakończ na dobre"]}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A path on which Python finds the toy game, as an installation would leave it."""
    folder = tmp_path_factory.mktemp("installed")
    points = folder / "atol_pearls-1.dist-info"
    points.mkdir()
    (points / "METADATA").write_text("Metadata-Version: 2.1\nName: atol-pearls\nVersion: 1\n")
    (points / "entry_points.txt").write_text("[atol.games]\npearls = pearls.meta:META\n")
    paths = [folder, TOY / "src", ROOT / "src", os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(str(path) for path in paths if path)


@pytest.fixture(scope="module")
def plain(installed: str, tmp_path_factory: pytest.TempPathFactory, pages_folder: Path) -> Iterator[RunningServer]:
    """The pages as they are: nobody has drawn this game."""
    running = RunningServer(tmp_path_factory.mktemp("plain") / "data", PYTHONPATH=installed)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def drawn(installed: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Pages that were built with the game's own board."""
    folder = tmp_path_factory.mktemp("drawn")
    build_as_the_page_says(folder)
    running = RunningServer(folder / "data", PYTHONPATH=installed, ATOL_PAGES=str(folder / "pages"))
    yield running
    running.stop()


def build_as_the_page_says(folder: Path) -> None:
    """The first command of the chapter, where the game was copied to."""
    shutil.copytree(TOY, folder / "pearls")
    command, _ = COMMANDS.splitlines()
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    run(["bash", "-c", command], folder, PATH=path, PYTHONPATH=str(ROOT))


@pytest.mark.parametrize("block", blocks(ADDING, "ts") + blocks(ADDING, "svelte"))
def test_excerpts_of_the_board_stand_in_the_toy_game(block: str) -> None:
    first, _, excerpt = block.partition("\n")
    assert excerpt in (TOY / first.strip("/<!-> ")).read_text("utf-8")


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "pl")])
def test_a_game_that_nobody_has_drawn_is_played_on_the_plain_board(
    size: tuple[int, int], language: str, visit: Visit, plain: RunningServer
) -> None:
    maja = visit(size, language, address=plain.address)
    maja.begin("bot:novice", game="pearls")
    assert maja.situation() == "choose"
    choices = maja.open_targets()
    expect(choices).to_have_text(SAID[language])
    expect(maja.page.locator(".plain section")).to_have_count(3)  # the sea, and each seat
    assert maja.play_to_the_end()[-1] == "end"


def test_it_has_a_cover_a_title_and_its_rules(visit: Visit, plain: RunningServer) -> None:
    maja = visit(address=plain.address)
    maja.page.goto("/")
    card = maja.page.get_by_role("article").filter(has_text="Pearls")
    expect(card).to_contain_text("Dive for pearls, but not for too many.")
    expect(card.locator(".cover svg")).to_be_visible()
    maja.page.goto("/help/pearls")
    expect(maja.page.get_by_role("main")).to_contain_text("most points win")


def test_it_is_played_on_a_board_of_its_own(visit: Visit, drawn: RunningServer) -> None:
    maja = visit(address=drawn.address)
    maja.begin("bot:novice", game="pearls")
    assert maja.situation() == "choose"
    dive = maja.page.get_by_role("button", name="dive for a pearl")
    dive.focus()
    dive.press("Enter")
    expect(maja.page.locator("svg .place")).to_have_count(2)
    assert maja.play_to_the_end()[-1] == "end"
    expect(maja.page.get_by_text("The shuffle was fair")).to_be_visible()
    expect(maja.page.locator(".plain")).to_have_count(0)


def test_such_a_board_is_short() -> None:
    board = TOY / "web" / "pearls"
    assert sum(len(path.read_text("utf-8").splitlines()) for path in board.iterdir()) <= BOARD_LINES
