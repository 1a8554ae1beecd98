"""A first match that teaches: it opens with pictures, explains each rule when it matters, and waits meanwhile."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import atol
from atol.core import registry
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import serious_as
from tests.browser.sitting import Sitting
from tests.browser.steady import shifts, watch
from tests.example import EXAMPLE

COURSES = [(meta.id, nth) for meta in registry.installed_games() for nth in range(len(atol.game(meta.id).courses))]
LEARNED = "() => JSON.parse(localStorage.getItem('atol.lessons'))"
FEWEST_LESSONS = 5  # a match that is lost early shows no more
LEARN = re.compile("Learn by playing|Naucz się, grając")


def learn(person: Sitting, game: str = EXAMPLE, nth: int = 0) -> None:
    """From the form of a new table to the pictures of a course."""
    person.page.goto(f"/new/{game}")
    person.page.get_by_role("region", name=LEARN).get_by_role("button").nth(nth).click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.get_by_role("dialog")).to_be_visible()


def lesson(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Lesson|Lekcja)$"))


def understood(page: Page) -> Locator:
    return lesson(page).get_by_role("button", name=re.compile("Understood|Rozumiem"))


def test_a_first_match_teaches_and_can_be_left_and_resumed(visit: Visit) -> None:
    maja = visit(PHONE, "pl")
    page = maja.page
    learn(maja)
    opening = page.get_by_role("dialog")
    expect(opening.locator("li")).to_have_count(3)
    assert serious_as(page, PHONE, dark=True) == []
    opening.get_by_role("button", name="Gramy").click()

    expect(lesson(page)).to_contain_text("Rafę zaczynają cztery fragmenty")
    expect(understood(page)).to_be_focused()
    assert serious_as(page, PHONE, dark=False) == []
    page.keyboard.press("Enter")
    expect(understood(page)).to_have_count(0)
    page.get_by_role("button", name="Co już wiesz: 1 z ").click()
    expect(page.get_by_role("dialog").get_by_text("poznane")).to_have_count(1)
    page.get_by_role("button", name="Do stołu").click()

    chance = random.Random(1)
    assert [maja.step(chance), maja.step(chance)] == ["choose", "dialog"]  # the first piece
    expect(lesson(page)).to_contain_text("Karta ma dwie części")
    lesson(page).get_by_role("button", name="Zakończ lekcję").click()
    expect(understood(page)).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Co już wiesz: 1 z ").click()
    page.get_by_role("button", name="Wróć do lekcji").click()
    expect(lesson(page)).to_contain_text("Karta ma dwie części")


def test_a_topic_of_the_help_shows_its_moment_and_the_bot_waits_until_it_was_read(visit: Visit) -> None:
    maja = visit()
    page = maja.page
    page.goto(f"/help/{EXAMPLE}")
    page.get_by_role("button", name="Learn by playing", exact=True).first.click()
    assert serious_as(page, WIDE, dark=True) == []
    page.get_by_role("button", name="Show me: Taking a card").click()
    page.wait_for_url("**/table/*")
    expect(lesson(page)).to_contain_text("The card is yours to play later")
    entries = page.locator('[data-part="log"] li')
    before = entries.count()
    page.wait_for_timeout(1500)  # a bot thinks in a fraction of that
    assert entries.count() == before
    understood(page).click()
    expect(entries).not_to_have_count(before)


def test_what_a_lesson_opened_to_point_at_it_gives_way_once_it_was_read(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto(f"/help/{EXAMPLE}")
    page.get_by_role("button", name="Learn by playing", exact=True).first.click()
    page.get_by_role("button", name="Show me: The top of the pile").click()
    page.wait_for_url("**/table/*")
    expect(lesson(page)).not_to_be_empty()
    while "The top of the pile" not in lesson(page).inner_text():  # others come first
        understood(page).click()
    expect(page.get_by_role("button", name="Display", pressed=True)).to_be_visible()
    understood(page).click()
    expect(page.get_by_role("button", name="Hand", pressed=True)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "pl"), (WIDE, "pl"), (PHONE, "en")])
@pytest.mark.parametrize(("game", "nth"), COURSES)
def test_every_course_can_be_played_to_its_end(
    visit: Visit, game: str, nth: int, size: tuple[int, int], language: str
) -> None:
    """Nothing blocks the way, the board stays where it is, and what came up was ticked off."""
    maja = visit(size, language)
    watch(maja.page)
    learn(maja, game, nth)
    maja.page.get_by_role("button", name=re.compile("Let's play|Gramy")).click()
    done = maja.play_to_the_end(most=3000)
    learned: dict[str, list[str]] = maja.page.evaluate(LEARNED)
    assert "lesson" in done
    assert len(learned[game]) >= FEWEST_LESSONS
    assert shifts(maja.page) == []
