"""Finspan by clicking: a whole match against Nautoma, a dive step by step, keys, phones, and axe."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.serving import RunningServer

from atol.locales import words
from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import serious, serious_as, smallest
from tests.browser.rehearsal import open_after, played_line
from tests.browser.sitting import Sitting
from tests.games.finspan.positions import COMPONENTS

FISH = [fish.id for fish in (*COMPONENTS.fish, *COMPONENTS.forage)]
# The names that are wider than their place, push something out of their card, lie under the drawing, or are broken
# within a word on a fish of the ocean, unless it has so many letters that they could not be read.
CUT_NAMES = """(names) => {
  const isUnder = (name) => {
    const { left, bottom, width } = name.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, bottom - 3);
    const drawing = stack.findIndex((one) => one.matches('.fish'));
    return drawing >= 0 && drawing < stack.indexOf(name);
  };
  const isBroken = (name) => [...name.textContent.matchAll(/[^ -]+-?/g)].some(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return word.length < 16 && name.closest('.card') && range.getClientRects().length > 1;
  });
  const named = [...document.querySelectorAll('[data-testid="fish-name"]')];
  const places = named.filter((place) => place.getClientRects().length);
  const cut = [];
  for (const place of [places[0], places.at(-1)]) {
    const card = place.closest('.face, .card').getBoundingClientRect();
    for (const name of names) {
      place.textContent = name;
      place.style.setProperty('--letters', Math.max(...name.split(' ').map((word) => word.length)));
      const boxes = [...place.parentElement.children].flatMap((part) => [...part.getClientRects()]);
      const inside = boxes.every(({ top, bottom }) => top >= card.top - 1 && bottom <= card.bottom + 1);
      const isWide = place.scrollWidth > place.clientWidth + 1;
      const isCut = isWide || !inside || isUnder(place) || isBroken(place);
      if (isCut) cut.push(`${place.parentElement.className}: ${name}`);
    }
  }
  return places.length > 3 ? cut : ['no names are shown'];
}"""
# What is said at the bottom of a dive site and is wider than the site.
CUT_BOTTOM = """() => [...document.querySelectorAll('.bottom-words')]
  .filter((place) => place.scrollWidth > place.clientWidth).map((place) => place.textContent)"""
READERS = [
    (WIDE, "pl"),
    (PHONE, "en"),
    *[pytest.param(*other, marks=pytest.mark.long) for other in ((WIDE, "en"), (PHONE, "pl"))],
]
END_SEED, LAST = f"{3:064x}", 16  # moves
ABILITY_PLIES = 71  # there a fish is used, and going on would show a card
NAUTOMA = 1  # she has no seat: her points come after those of the seats


def begin(maja: Sitting) -> None:
    """Maja alone, so against Nautoma."""
    maja.begin(game="finspan")
    maja.situation()


def slot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-slot="{name}"]')


def dive(maja: Sitting, site: str) -> None:
    maja.page.locator(f'[data-dive="{site}"]').click()
    maja.page.get_by_test_id("diver").or_(maja.page.get_by_test_id("confirm")).first.wait_for()
    if maja.now() == "confirm":
        maja.page.get_by_test_id("confirm").click()


@pytest.mark.long
def test_a_whole_match_against_nautoma(visit: Visit) -> None:
    maja = visit()
    announced = Announced(maja)
    begin(maja)
    done = Counter(maja.play_to_the_end(seed=3, most=1500))
    assert done["choose"] > 40
    assert min(announced.gained[0], announced.gained[NAUTOMA]) > 10
    expect_the_end(maja, announced)


def test_the_last_moves_against_nautoma_and_the_end(visit: Visit, server: RunningServer) -> None:
    maja = visit()
    announced = Announced(maja)
    open_after(server.address, "finspan", END_SEED, played_line("finspan", 1, END_SEED)[:-LAST], maja)
    maja.play_to_the_end(seed=3)
    assert min(announced.gained[0], announced.gained[NAUTOMA]) > 0
    expect_the_end(maja, announced)


def expect_the_end(maja: Sitting, announced: Announced) -> None:
    announced.expect_all_marked()
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("You win|Nautoma wins"))).to_be_visible()
    expect(page.get_by_role("columnheader", name="Nautoma")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Visible fish"))).to_be_visible()
    assert maja.verified_record().over
    assert serious_as(page, WIDE, dark=True) == []
    page.goto("/")
    finished = page.get_by_role("region", name="Finished matches").get_by_role("link", name="Finspan with Nautoma")
    expect(finished).to_contain_text(re.compile("You won|Nautoma won"))


@pytest.mark.long
def test_a_phone_plays_too_and_sees_nautoma(visit: Visit) -> None:
    maja = visit(PHONE)
    begin(maja)
    chance = random.Random(5)
    done = Counter(maja.step(chance) for _ in range(40))
    assert done["choose"] > 10
    maja.situation()  # the last press is answered: a new question may bring the hand to the front
    maja.page.get_by_role("button", name=re.compile("^Nautoma")).click()
    expect(maja.page.get_by_role("region", name="Nautoma")).to_be_visible()
    turn = maja.page.get_by_role("region", name=re.compile("^Her turn . of week .: card N"))
    expect(turn.get_by_role("listitem").first).to_be_visible()
    assert turn.get_by_role("img", name=re.compile("(fish|schools|young|eggs|markers): .+, now ")).count() > 0


def test_a_diver_stops_where_a_choice_waits(visit: Visit) -> None:
    """The printed fish in the twilight of the purple site opens its bonus: an egg on one of three fish."""
    maja = visit()
    begin(maja)
    dive(maja, "purple")
    page = maja.page
    expect(page.get_by_test_id("diver")).to_have_accessible_name("Your diver is at the purple site")
    expect(page.get_by_test_id("ask")).to_contain_text("Bonus of the twilight zone: choose a fish to lay an egg on")
    expect(slot(page, "p4")).to_have_attribute("aria-disabled", "false")
    expect(slot(page, "p4")).to_have_attribute("aria-label", re.compile("an egg can be laid here"))
    expect(slot(page, "b1")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("done")).to_have_text("Swim on")


def test_the_way_on_stays_on_the_screen_with_its_reason(visit: Visit, server: RunningServer) -> None:
    maja = visit(language="pl")
    open_after(server.address, "finspan", END_SEED, played_line("finspan", 1, END_SEED, ABILITY_PLIES), maja)
    done = maja.page.get_by_test_id("done")
    expect(done).to_contain_text("bez cofania")
    box = done.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] < WIDE[0]


def test_arrow_keys_walk_over_the_ocean(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    page = maja.page
    slot(page, "b1").focus()
    for key, name in [
        ("ArrowRight", "p1"),
        ("ArrowDown", "p2"),
        ("ArrowLeft", "b2"),
        ("ArrowUp", "b1"),
        ("ArrowUp", "b1"),
    ]:
        page.keyboard.press(key)
        expect(slot(page, name)).to_be_focused()


def test_a_card_that_is_pointed_at_is_explained_in_words(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    assert smallest(maja.page.locator("[data-card]")) > (110, 130)
    card = maja.page.locator("[data-card]").first
    card.focus()
    name = (card.get_attribute("aria-label") or "").split(":")[0]
    expect(maja.page.get_by_role("heading", name=name)).to_be_visible()


@pytest.mark.parametrize(("size", "language"), READERS)
def test_the_name_of_every_fish_can_be_read_on_its_card(visit: Visit, size: tuple[int, int], language: str) -> None:
    """Each name is put on a card of the hand and on a fish of the ocean: it takes the room it needs, and no more."""
    maja = visit(size, language)
    begin(maja)
    spoken = words(language)
    spoken.add("atol.games.finspan")
    names = [spoken.say(f"finspan-fish-{fish}").capitalize() for fish in FISH]
    assert len(names) == 138
    assert maja.page.evaluate(CUT_NAMES, names) == []
    assert maja.page.evaluate(CUT_BOTTOM) == []


def test_help_has_a_card_for_the_game_and_for_nautoma(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    maja.page.keyboard.press("?")
    help_frame = maja.page.get_by_role("dialog")
    expect(help_frame.get_by_role("heading", name="Your turn (six a week)")).to_be_visible()
    expect(help_frame.get_by_role("heading", name="Nautoma, when you play alone")).to_be_visible()


def test_another_ocean_is_one_click_away(visit: Visit) -> None:
    maja = visit()
    maja.begin("bot:novice", game="finspan")
    maja.situation()
    maja.page.get_by_role("button", name=re.compile("^Look at the board")).click()
    expect(maja.page.get_by_role("group", name=re.compile("^Ocean of"))).to_be_visible()


@pytest.mark.long
def test_axe_finds_nothing_serious(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    assert serious(maja.page) == []
    dive(maja, "purple")
    expect(maja.page.locator('[data-part="log"] [role="img"]')).not_to_have_count(0)
    assert serious(maja.page) == []


def test_who_is_alone_plays_against_nautoma(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/finspan")
    expect(page.get_by_text("One person plays against Nautoma")).to_be_visible()
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_label(re.compile("^Player"))).to_have_count(2)
    expect(page.get_by_text("One person plays against Nautoma")).to_have_count(0)


def test_the_lobby_names_nautoma_where_one_plays_alone(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    expect(maja.page.get_by_role("heading", level=1)).to_contain_text("week 1, turn 1")
    maja.page.goto("/")
    table = maja.page.get_by_role("link", name="Go on: Finspan with Nautoma")
    expect(table).to_be_visible()
    expect(table).not_to_contain_text("round")
