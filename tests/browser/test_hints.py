"""Hints with reasons on the board, and a match explained: what is shown and pressed, and that all can use it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.serving import RunningServer, Visitor

from atol.core import registry
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import COLOURS, resize, serious, serious_as
from tests.browser.sitting import Sitting
from tests.example import EXAMPLE
from tests.server.players import BOT, ME, Player, play_on, sit

HERE = {"kind": "here", "name": "Ola"}
ACTS = 9  # until a position is worth a hint


def come_as(maja: Sitting, visitor: Visitor) -> Page:
    """The browser of somebody who has a table already."""
    name, _, value = visitor.cookie.partition("=")
    maja.page.context.add_cookies([{"name": name, "value": value, "url": visitor.address}])
    return maja.page


def has_choice(player: Player) -> bool:
    return player.to_act and len(player.update["choices"]) > 2


def open_middle(server: RunningServer, maja: Sitting, game: str) -> Page:
    """A table of that game where it is my turn and there is something to choose."""
    visitor = Visitor(server.address, "Maja")
    table = visitor.begin(ME, BOT, game=game)
    with sit(visitor, table) as player:
        acted = 0
        while acted < ACTS or not has_choice(player):
            while not player.to_act:
                player.hear("update")
            player.act(acted % len(player.update["choices"]))
            acted += 1
    page = come_as(maja, visitor)
    page.goto(f"/table/{table['id']}")
    maja.situation()
    return page


def ask_hint(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Hint|Podpowiedź)$")).click()
    page.get_by_test_id("hint").wait_for()


def check_hint(page: Page) -> None:
    """Three moves at most, each with a result; the chosen one has its reasons, and what it is about glows."""
    moves = page.get_by_test_id("hint-move")
    assert 1 <= moves.count() <= 3
    assert all(re.search(r"\d|level|równo", text) for text in moves.locator("small").all_inner_texts())
    expect(moves.first).to_have_attribute("aria-expanded", "true")
    assert page.get_by_test_id("reasons").locator("li").count() >= 1
    if moves.count() > 1:
        moves.nth(1).click()
        expect(moves.nth(1)).to_have_attribute("aria-expanded", "true")


def check_board(page: Page) -> None:
    """A ghost where something would be laid, and an arrow that leads there from what is pressed first."""
    marks = page.get_by_test_id("hint-marks")
    expect(marks.locator("rect").first).to_be_attached()
    laid = page.locator("[data-ghost]").count()
    pressed = page.locator("[data-choices] [data-ghost], [data-choices][data-ghost]").count()
    if laid and not pressed:
        expect(marks.locator("line").first).to_be_attached()


def test_a_hint_says_why_and_glows_on_the_board(visit: Visit, server: RunningServer) -> None:
    page = open_middle(server, visit(), EXAMPLE)
    ask_hint(page)
    expect(page.get_by_test_id("polite")).to_contain_text("Hint: ")
    check_hint(page)
    check_board(page)
    page.locator('[data-part="hand"] button').first.hover()  # whatever is pointed at
    expect(page.get_by_text("It knows only what you know")).to_be_visible()
    expect(page.get_by_test_id("hint-marks").locator("rect").first).to_be_attached()
    assert serious_as(page, WIDE, False) == []
    assert serious_as(page, WIDE, True, COLOURS) == []
    resize(page, PHONE)
    expect(page.get_by_test_id("hint")).to_be_in_viewport()
    page.get_by_test_id("hint").get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("hint")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", list(registry.metas()))
def test_every_game_hints_with_reasons(
    visit: Visit, server: RunningServer, game: str, size: tuple[int, int], language: str
) -> None:
    page = open_middle(server, visit(size=size, language=language), game)
    ask_hint(page)
    check_hint(page)
    assert serious_as(page, size, False) == []
    if size == PHONE:  # there the reasons lie over what can be pressed
        page.get_by_test_id("hint").get_by_role("button", name=re.compile("^(Fold away|Zwiń)$")).click()
    check_board(page)


def finished_match(server: RunningServer, game: str) -> tuple[Visitor, Any]:
    visitor = Visitor(server.address, "Maja")
    table = visitor.begin(ME, HERE, game=game)
    with sit(visitor, table) as first, sit(visitor, table) as second:
        second.say("look", seat=1 - first.seat)
        second.hear("update")
        play_on([first, second])
    return visitor, table


LONGEST_REVIEW_MS = 90_000  # it takes 45 seconds at most, and longer beside busy tests
SCREENS = [(WIDE, "en"), (WIDE, "pl"), (PHONE, "en"), (PHONE, "pl")]


def explain(page: Page) -> None:
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("curve")).to_be_visible(timeout=120_000)


def first_number(text: str) -> int:
    """Large ones have a comma or a space after the thousands."""
    return int(re.findall(r"\d+", re.sub(r"(?<=\d)[,\s](?=\d{3})", "", text))[0])


def step_to_turning_point(page: Page) -> None:
    point = page.get_by_test_id("curve").get_by_role("button").first
    point.wait_for(timeout=LONGEST_REVIEW_MS)
    point.focus()
    page.keyboard.press("Enter")
    expect(point).to_have_attribute("aria-pressed", "true")
    move = first_number(point.get_attribute("aria-label") or "")
    expect(page.get_by_role("slider")).to_have_value(str(move - 1))
    expect(page.get_by_test_id("turning-point").first).to_have_attribute("aria-expanded", "true")


@pytest.mark.long
@pytest.mark.parametrize("game", list(registry.metas()))
def test_a_finished_match_is_explained_and_turning_points_lead_to_their_positions(
    visit: Visit, server: RunningServer, game: str
) -> None:
    visitor, table = finished_match(server, game)
    for number, (size, language) in enumerate(SCREENS):
        page = come_as(visit(size=size, language=language), visitor)
        page.goto(f"/table/{table['id']}/review")
        if number == 0:
            explain(page)
        step_to_turning_point(page)
        assert serious_as(page, size, dark=size == PHONE) == []


@pytest.mark.long
def test_a_match_in_a_file_is_explained_too(visit: Visit, server: RunningServer, tmp_path: Path) -> None:
    visitor, table = finished_match(server, EXAMPLE)
    file = tmp_path / "match.atol"
    file.write_bytes(visitor.ask("GET", f"/api/tables/{table['id']}/record").body)
    page = visit().page
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    explain(page)
    step_to_turning_point(page)
    assert serious(page) == []
