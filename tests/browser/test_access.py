"""Everybody can play: keyboard only, and nothing serious for axe, in light and dark."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import serious, serious_as
from tests.example import EXAMPLE, NAME


def test_axe_finds_nothing_serious_in_lobby_and_table(visit: Visit) -> None:
    maja = visit()
    maja.page.goto("/")
    maja.page.get_by_role("link", name=re.compile(f"^{NAME}")).first.wait_for()
    assert serious(maja.page) == []
    maja.begin("bot:easy")
    maja.situation()
    assert serious_as(maja.page, PHONE, dark=True) == []  # and the whole one with a hint, see there


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tab_to(self, selector: str, most: int = 80) -> bool:
        """False when it has gone meanwhile."""
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return True
            self.page.keyboard.press("Tab")
        assert self.page.locator(selector).count() == 0, f"Tab never comes to {selector}"
        return False

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def test_a_link_leads_past_the_bar_at_the_top(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    keys = Keys(maja.page)
    keys.tab_to(".skip")
    target = maja.page.locator(maja.page.locator(".skip").get_attribute("href") or "")
    expect(target).to_have_count(1)
    keys.press("Enter")
    expect(target).to_be_focused()


def test_a_table_is_begun_and_played_with_the_keyboard_alone(visit: Visit) -> None:
    maja = visit()
    keys = Keys(maja.page)
    maja.page.goto("/")
    maja.page.get_by_role("link", name=re.compile(f"^{NAME}")).first.wait_for()
    keys.tab_to(f'a[href="/new/{EXAMPLE}"]')
    keys.press("Enter")
    maja.page.wait_for_url(f"**/new/{EXAMPLE}")
    maja.page.get_by_label("Your name").wait_for()
    keys.tab_to('input[autocomplete="nickname"]')
    maja.page.keyboard.type("Maja")
    keys.press("Enter")
    maja.page.wait_for_url("**/table/*")
    turns = steps = 0
    while turns < 3 and steps < 34:  # the starting pieces, then cards taken and played
        steps += 1
        situation = maja.situation()
        if situation == "dialog":
            keys.press("Enter")
        elif situation == "confirm":
            keys.tab_to('[data-testid="confirm"]')
            keys.press("Enter")
            turns += 1
        else:
            choose_by_key(keys)
    assert turns == 3
    expect(maja.page.get_by_role("log").or_(maja.page.get_by_role("list", name="Log")).first).to_contain_text("Maja")


def choose_by_key(keys: Keys) -> None:
    """Arrow keys on the board, Tab to a card."""
    space = keys.page.evaluate("() => document.querySelector('[data-place][aria-disabled=\"false\"]')?.dataset.place")
    if space is not None:
        keys.tab_to("[data-place]")
        walk_to(keys, space)
        keys.press("Enter")
    elif keys.tab_to('main button[aria-disabled="false"]'):
        keys.press("Enter")


def walk_to(keys: Keys, space: str) -> None:
    here = keys.page.evaluate("() => document.activeElement.getAttribute('data-place')")
    columns, rows = ord(space[0]) - ord(here[0]), int(space[1]) - int(here[1])
    keys.press(*["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns))
    keys.press(*["ArrowDown" if rows > 0 else "ArrowUp"] * abs(rows))


def test_after_a_lesson_the_focus_is_on_the_table(visit: Visit) -> None:
    page = visit().page
    page.goto(f"/new/{EXAMPLE}")
    page.get_by_role("region", name="Learn by playing").get_by_role("button").first.click()
    page.get_by_role("button", name="Let's play").click()
    understood = page.get_by_test_id("understood")
    expect(understood).to_be_focused()
    page.keyboard.press("Enter")
    expect(understood).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('main, main *')")


def test_keys_undo_and_open_help(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:easy")
    maja.situation()
    maja.page.keyboard.press("?")
    dialog = maja.page.get_by_role("dialog")
    heights = []
    for tab in ("At a glance", "Rules", "Keyboard"):
        dialog.get_by_role("button", name=tab, exact=True).click()
        heights.append(dialog.evaluate("(box) => box.getBoundingClientRect().height"))
    assert len(set(heights)) == 1, "the help stays as high from tab to tab"
    maja.page.keyboard.press("Escape")
    expect(maja.page.get_by_role("dialog")).to_have_count(0)
    maja.open_targets().first.click()
    maja.page.get_by_role("dialog").locator("li button").first.click()
    expect(maja.page.get_by_role("button", name="Undo")).to_be_enabled()
    maja.page.keyboard.press("u")
    expect(maja.page.get_by_role("button", name="Undo")).to_be_disabled()
