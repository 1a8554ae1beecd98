"""Finspan with the box on the kitchen table: Nautoma in the phone, and the score pad."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.serving import RunningServer

from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import serious
from tests.browser.test_access import Keys

COMPANION = "/beside/finspan/companion"
PAD = "/beside/finspan/pad"
KEPT = "atol.beside.finspan.companion"
WEEK = ["turn"] * 6


class Beside:
    """Somebody with the box on the table and Nautoma in the phone."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def begin(self, level: str, *more: str) -> None:
        """From the setup to the first week; `more` is Tangled's scoring card."""
        self.page.goto(COMPANION)
        self.page.get_by_role("radio", name=re.compile(f"^{level}:")).check(force=True)
        if more:
            self.page.get_by_role("switch").check()
            self.page.get_by_label("Scoring card").select_option(more[0])
        self.button("Begin week 1").click()
        self.says("Your turn 1 of 6")

    def says(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def turns(self, first: int, last: int) -> None:
        for turn in range(first, last + 1):
            self.button("Nautoma’s turn").click()
            self.played(turn)

    def played(self, turn: int) -> None:
        """Her turn of that number is on the page."""
        expect(self.page.get_by_text(re.compile(rf"^week \d, turn {turn} of 6$"))).to_be_visible()

    def has(self, what: str) -> int:
        tray = self.page.get_by_role("region", name="What Nautoma has")
        return int(tray.get_by_role("listitem").filter(has_text=what).locator("b").inner_text())

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = self.page.evaluate(f"() => JSON.parse(localStorage.getItem('{KEPT}'))")
        return kept

    def keep(self, **parts: object) -> None:
        """As if the browser had remembered that."""
        whole = {"level": 2, "seed": 5, "goals": "A", "strength": 0, "tangle": "", "colour": "blue"}
        whole |= {"deck": "atol", "cards": [], "lines": []}
        self.store({**whole, **parts})

    def store(self, value: object) -> None:
        script = f"if (!sessionStorage.stored) localStorage.setItem('{KEPT}', {json.dumps(json.dumps(value))});"
        self.page.add_init_script(f"if (location.host) {{ {script} sessionStorage.stored = 1; }}")

    def write_goal(self, week: int, number: int) -> None:
        self.button(f"To the end of week {week}").click()
        self.page.get_by_role("spinbutton", name="How many you have").fill(str(number))
        expect(self.page.get_by_role("status").first).to_contain_text(f"{number} × 2")
        self.button("Write it down").click()

    def gains(self, points: int) -> None:
        expect(self.page.get_by_role("status").first).to_contain_text(f"+{points}")

    def tap(self, *slots: str) -> None:
        for slot in slots:
            self.page.locator(f'[data-slot="{slot}"]').click()


@pytest.fixture
def lasting(tmp_path: Path, pages_folder: Path) -> Iterator[list[RunningServer]]:
    """A server that the test may stop and start again on the same port."""
    servers = [RunningServer(tmp_path / "data")]
    yield servers
    servers[-1].kill()


# ---- Nautoma


def test_four_weeks_with_nautoma_beside_the_box_on_a_phone(visit: Visit, lasting: list[RunningServer]) -> None:
    maja = visit(PHONE, address=lasting[0].address)
    page, beside = maja.page, Beside(maja.page)
    page.goto("/")
    page.get_by_role("link", name="Finspan: Nautoma at your own table").click()
    beside.begin("3", "Z6")

    # A turn, a shared fish, and both taken back. Who presses twice has one turn, and sees it from its top.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    beside.button("Nautoma’s turn").dblclick()
    beside.played(1)
    page.wait_for_function("scrollY === 0")
    assert beside.kept()["lines"] == ["turn"]
    expect(page.get_by_role("img", name=re.compile("^Decision card N"))).to_be_visible()
    eggs = beside.has("eggs")
    beside.button("An “all players” benefit was used Nautoma gains something instead. +1").click()
    expect(page.get_by_text("Told since her turn: 1")).to_be_visible()
    assert beside.has("eggs") == eggs + 1
    beside.button("Undo").click()
    expect(page.get_by_text("Nautoma gains something instead.")).to_be_visible()
    assert beside.has("eggs") == eggs
    beside.turns(2, 6)

    # The goal is counted while the number is typed; a reload and a new server lose nothing.
    beside.button("To the end of week 1").click()
    page.get_by_role("button", name="5", exact=True).click()
    expect(page.get_by_text("5 × 1")).to_be_visible()
    beside.button("Write it down").click()
    beside.tap("g3", "p2")
    beside.gains(1)  # g2 and g3 pay 4, less g2, g3 and p2
    lines = beside.kept()["lines"]
    lasting[0].kill()
    beside.button("Write it down").click()
    expect(page.get_by_role("alert")).to_contain_text("server")
    lasting.append(RunningServer(lasting[0].data, port=lasting[0].port))
    page.reload()
    expect(page.locator('[data-slot="g2"]')).to_have_attribute("aria-pressed", "true")  # printed on the mat
    beside.tap("g3", "p2")
    beside.button("Write it down").click()
    beside.says("Week 1 is over")
    assert beside.kept()["lines"] == [*lines, "tangled b5 g2 g3 p2 p4"]
    beside.turns(1, 3)
    page.reload()
    beside.says("Your turn 4 of 6")
    beside.turns(4, 6)
    beside.write_goal(2, 2)
    expect(page.locator('[data-slot="p2"]')).to_have_attribute("aria-pressed", "true")  # as last week
    beside.tap("g6")
    beside.gains(3)
    beside.button("Write it down").click()
    beside.turns(1, 6)
    beside.write_goal(3, 4)
    beside.button("Write it down").click()
    beside.turns(1, 6)
    beside.button("To the end of week 4").click()
    beside.button("Write it down").click()

    # The end: line by line, the goals already known.
    expect(page.get_by_role("spinbutton", name="Goals of the weeks")).to_have_value(str(5 + 4 + 8))
    page.get_by_role("spinbutton", name="Visible fish").fill("90")
    page.get_by_role("spinbutton", name="Schools").fill("10")
    expect(page.get_by_role("status").first).to_contain_text(str(90 + 60 + 17))
    beside.button("Compare").click()
    end = page.get_by_test_id("companion-end")
    expect(end).to_contain_text("You win!")
    expect(end.get_by_role("article").first).to_contain_text("167")
    expect(end.get_by_role("article").last).to_contain_text("Tangled")
    page.reload()
    expect(end).to_contain_text("You win!")
    beside.button("Start anew").click()
    beside.button("Cancel").click()
    expect(end).to_be_visible()
    beside.button("Start anew").click()
    beside.button("Forget it and start anew").click()
    expect(beside.button("Begin week 1")).to_be_visible()


@pytest.mark.long
def test_cards_of_the_box_are_tapped_in_once_and_kept(visit: Visit) -> None:
    maja = visit(PHONE)
    page, beside = maja.page, Beside(maja.page)
    page.goto(COMPANION)
    page.get_by_text("I draw, from my box").click()
    beside.button("Begin week 1").click()
    beside.button("Nautoma’s turn").click()
    beside.button("N7").click()
    expect(page.get_by_text("Goal marker", exact=True)).to_be_visible()
    page.get_by_text("one more").click()
    page.get_by_role("switch", name="she gains two eggs").check()
    assert serious(page) == []
    beside.button("Like this").click()
    beside.played(1)
    expect(page.get_by_role("img", name=re.compile("^Decision card N7, she places a goal marker"))).to_be_visible()
    assert (beside.has("eggs"), beside.has("markers")) == (4, 1)
    beside.button("Nautoma’s turn").click()
    expect(beside.button("N7")).to_be_disabled()
    beside.button("Cancel").click()
    beside.button("Start anew").click()
    beside.button("Forget it and start anew").click()
    page.get_by_text("I draw, from my box").click()
    beside.button("Begin week 1").click()
    beside.button("Nautoma’s turn").click()
    beside.button("N7").click()  # known by now
    beside.played(1)
    assert (beside.has("eggs"), beside.has("markers")) == (4, 1)


@pytest.mark.long
def test_a_tie_is_the_person_s_and_everything_can_be_taken_back(visit: Visit) -> None:
    maja = visit(PHONE)
    page, beside = maja.page, Beside(maja.page)
    beside.keep(lines=[*WEEK, "goal 3", *WEEK, "goal 1", *WEEK, "goal 2", *WEEK])
    page.goto(COMPANION)
    beside.button("To the end of week 4").click()
    page.get_by_text("one number").click()
    hers = beside.has("her points")
    page.get_by_role("spinbutton", name="All your points").fill(str(hers))
    beside.button("Compare").click()
    expect(page.get_by_test_id("companion-end")).to_contain_text("A tie, so you win!")
    undo = beside.button("Undo")
    for _ in range(28):
        told = len(beside.kept()["lines"])
        undo.click()
        page.wait_for_function(f"() => JSON.parse(localStorage.getItem('{KEPT}')).lines.length === {told - 1}")
    expect(undo).to_be_disabled()
    beside.says("On the table")


@pytest.mark.parametrize(
    ("stored", "problem", "mends"),
    [
        ({"lines": ["turn", "goal 3", "turn"]}, "step 2, “goal 3”", 2),
        pytest.param({"lines": ["turn"], "edition": "old"}, "other card data", 0, marks=pytest.mark.long),
        pytest.param({"level": 9}, "Invalid enum value 9", 0, marks=pytest.mark.long),
        ("nonsense", "cannot be read", 0),
    ],
)
def test_what_cannot_be_gone_on_with_says_why_and_begins_anew(
    visit: Visit, stored: object, problem: str, mends: int
) -> None:
    maja = visit(PHONE)
    page, beside = maja.page, Beside(maja.page)
    if isinstance(stored, dict):
        beside.keep(**stored)
    else:
        beside.store(stored)
    page.goto(COMPANION)
    expect(page.get_by_role("alert")).to_contain_text(problem)
    for _ in range(mends):
        beside.button("Take back the last step").click()
    if mends:
        beside.says("Your turn 2 of 6")
        return
    beside.button("Start anew").click()
    expect(beside.button("Begin week 1")).to_be_visible()


def test_goals_are_drawn_or_chosen_and_polish_says_so(visit: Visit) -> None:
    maja = visit(PHONE, "pl")
    page = maja.page
    page.goto(COMPANION)
    page.get_by_text("B, moje kafelki").click()
    page.get_by_label("Cel tygodnia 2").select_option("w2-per-two-eggs")
    page.get_by_role("button", name="Zaczynamy tydzień 1").click()
    expect(page.get_by_role("row", name=re.compile("2 Każde 2 żetony ikry"))).to_be_visible()
    page.get_by_role("button", name="Zacznij od nowa").click()
    page.get_by_role("button", name="Zapomnij i zacznij od nowa").click()
    page.get_by_text("B, losuj tutaj").click()
    page.get_by_role("button", name="Zaczynamy tydzień 1").click()
    expect(page.get_by_role("region", name="Cele tygodni").get_by_role("row")).to_have_count(4)
    assert len(Beside(page).kept()["goals"].split(",")) == 3


# ---- the score pad


@pytest.mark.long
def test_two_players_and_a_tie_on_the_score_pad(visit: Visit) -> None:
    maja = visit(PHONE)
    page = maja.page
    page.goto("/help/finspan")
    page.get_by_role("link", name=re.compile("^Score pad")).click()
    for number, name in ((1, "Maja"), (2, "Ola")):
        page.get_by_label(f"Name of player {number}").fill(name)
    for line, points in {"Game-end points": 7, "Visible fish": 40, "Eggs": 3, "Schools": 2}.items():
        page.get_by_label(f"Maja: {line}").get_by_role("spinbutton").fill(str(points))
    page.get_by_label("Ola: Visible fish").get_by_role("spinbutton").fill("50")
    expect(page.get_by_test_id("total-0")).to_have_text("62")
    expect(page.get_by_role("status").first).to_have_text("Maja wins")
    for _ in range(2):
        page.get_by_role("button", name="more: Ola: Schools").click()
    expect(page.get_by_role("status").first).to_have_text("Shared victory: Maja, Ola")
    page.get_by_label("Ola: Cards in hand").get_by_role("spinbutton").fill("1")
    expect(page.get_by_role("status").first).to_have_text("A tie; Ola wins by cards in hand")
    page.reload()
    expect(page.get_by_role("status").first).to_have_text("A tie; Ola wins by cards in hand")
    expect(page.get_by_label("Name of player 2")).to_have_value("Ola")
    page.get_by_role("radio", name="5").check(force=True)
    expect(page.get_by_test_id("total-4")).to_have_text("0")
    page.get_by_role("button", name="Clear the pad").click()
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(page.get_by_test_id("total-0")).to_have_text("0")
    expect(page.get_by_label("Name of player 1")).to_have_value("Maja")


# ---- for everybody


def test_nautoma_is_led_with_the_keyboard_alone(visit: Visit) -> None:
    maja = visit()
    page, beside, keys = maja.page, Beside(maja.page), Keys(maja.page)
    page.goto(COMPANION)
    beside.button("Begin week 1").wait_for()
    keys.tab_to('[role="switch"]')
    keys.press("Space")
    keys.tab_to('[type="submit"]')
    keys.press("Enter")
    beside.says("Your turn 1 of 6")
    for turn in range(1, 7):
        keys.tab_to("footer .accent")
        keys.press("Enter")
        beside.played(turn)
    keys.press("Enter")
    keys.tab_to('input[type="number"]')
    page.keyboard.type("4")
    expect(page.get_by_text("4 × 1")).to_be_visible()
    keys.tab_to("footer .accent")
    keys.press("Enter")
    keys.tab_to('[data-slot="b1"]')
    keys.press("Space")
    expect(page.locator('[data-slot="b1"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.long
def test_axe_finds_nothing_serious_beside_the_box(visit: Visit) -> None:
    maja = visit()
    page, beside = maja.page, Beside(maja.page)
    page.goto(COMPANION)
    page.get_by_role("switch").check()
    assert serious(page) == []
    page.evaluate("() => sessionStorage.clear()")
    beside.keep(level=5, strength=2, tangle="Z6", lines=WEEK)
    page.goto(COMPANION)
    beside.played(6)
    assert serious(page) == []
    beside.button("To the end of week 1").click()
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_text("3 × 1")).to_be_visible()
    assert serious(page) == []
    beside.button("Write it down").click()
    beside.gains(1)
    assert serious(page) == []
    page.goto(PAD)
    expect(page.get_by_test_id("total-0")).to_have_text("0")
    assert serious(page) == []


@pytest.mark.long
def test_an_evening_of_two_is_counted_decided_by_cards_and_kept(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(PAD)
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_label("Name of player 2").fill("Jan")
    for name in ("Ola", "Jan"):
        page.get_by_label(f"{name}: Schools").get_by_role("spinbutton").fill("2")
    expect(page.get_by_test_id("total-1")).to_have_text("12")
    page.get_by_label("Jan: Cards in hand").get_by_role("spinbutton").fill("3")
    page.get_by_role("button", name="Count and finish").click()
    expect(page.get_by_test_id("ranking")).to_contain_text("Jan wins: equal at 12 points")
    page.reload()
    expect(page.get_by_test_id("total-0")).to_have_text("12")
    page.get_by_role("button", name="Count and finish").click()
    page.get_by_role("button", name="Keep this evening").click()
    page.goto("/evenings")
    expect(page.get_by_text("Jan wins: equal at 12 points")).to_be_visible()
