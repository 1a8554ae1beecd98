"""Shallow Sea by clicking: a whole match alone and one against a bot, tiles that turn, and the same for everybody."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.serving import RunningServer

from atol.core.game import State
from atol.games.shallow_sea.spaces import space_name
from atol.games.shallow_sea.view_types import ShallowSeaView
from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import SCREENS, resize, serious, serious_as, smallest, too_wide_on
from tests.browser.rehearsal import open_after, played_line
from tests.browser.sitting import Sitting
from tests.games.shallow_sea.positions import GAME

# What a person who wants to get on would press: the ocean before the pools, the pools before the rest.
SOUGHT = (".pay", '[data-place][aria-disabled="false"]', ".pools button.open")
MOST_PRESSES = 600
CREATURES = {creature.id for creature in GAME.components.creatures}
END_SEED, LAST = f"{4:064x}", 16  # moves
# The tiles of the ocean over whose middle something else lies.
COVERED = """() => [...document.querySelectorAll('[data-testid="board"] [data-place]')].filter((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-testid="board"]');
}).map((place) => place.dataset.place)"""
LODGING_SEED = f"{3:064x}"  # soon a coral has two fish to choose from


def begin(maja: Sitting, *seats: str, option: str = "") -> None:
    maja.begin(*(seats or ("bot:novice",)), game="shallow_sea", option=option)
    maja.situation()


def play_until(maja: Sitting, wanted: str, seed: int = 3) -> None:
    """Until the sentence above the ocean says that."""
    chance = random.Random(seed)
    for _ in range(MOST_PRESSES):
        maja.situation()  # what is asked may still change until there is something to do
        if re.search(wanted, asked(maja.page)):
            return
        maja.step(chance, SOUGHT)
    raise AssertionError(f"nobody asked: {wanted}")


def asked(page: Page) -> str:
    return page.get_by_test_id("ask").locator("b").inner_text()


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def open_places(page: Page) -> Locator:
    return page.locator('[data-place][aria-disabled="false"]')


def expect_score_rows(page: Page, rows: list[str]) -> None:
    expect(page.locator("tbody th[scope=row] button")).to_have_text(rows)


def expect_unfinished_creatures_to_show_what_they_give(page: Page, end: State) -> None:
    view = end.view(0)
    assert isinstance(view, ShallowSeaView)
    named = {space_name(number): here for number, here in enumerate(view.oceans[0].spaces) if here}
    waiting = {name: here.points for name, here in named.items() if here.tile in CREATURES and not here.completed}
    assert waiting
    for name, points in waiting.items():
        expect(place(page, name).locator("text").first).to_have_text(str(points))


PAD = ["Orange card", "Blue card", "Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Different completed creatures"]


@pytest.mark.long
def test_a_whole_match_alone(visit: Visit) -> None:
    maja = visit()
    announced = Announced(maja)
    maja.begin(game="shallow_sea")
    done = maja.play_to_the_end(seed=2, sought=SOUGHT)
    assert done.count("choose") > 2 * 17
    expect_the_end_alone(maja, announced)


def test_the_last_moves_alone_and_the_end(visit: Visit, server: RunningServer) -> None:
    maja = visit()
    announced = Announced(maja)
    open_after(server.address, "shallow_sea", END_SEED, played_line("shallow_sea", 1, END_SEED)[:-LAST], maja)
    maja.play_to_the_end(seed=2, sought=SOUGHT)
    expect_the_end_alone(maja, announced)


def expect_the_end_alone(maja: Sitting, announced: Announced) -> None:
    announced.expect_all_marked()
    assert announced.gained.total() != 0
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile(r"^Points: -?\d+"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Lionfish"))).to_be_visible()
    expect_score_rows(page, [*PAD, "Unfinished fish", "Lionfish"])
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    end = maja.verified_record()
    assert end.over
    expect_unfinished_creatures_to_show_what_they_give(page, end)
    assert page.evaluate(COVERED) == []
    assert serious_as(page, PHONE, dark=True) == []


@pytest.mark.long
def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    maja = visit()
    announced = Announced(maja)
    begin(maja, "bot:easy")  # a novice makes no point at all in some matches
    maja.play_to_the_end(seed=7, sought=SOUGHT)
    announced.expect_all_marked()
    assert announced.gained.total() > 10
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win|Shared victory"))).to_be_visible()
    expect_score_rows(page, [*PAD, "Unfinished fish"])
    page.get_by_role("button", name="Row 3").click()
    expect(page.locator("tr.why").first).to_contain_text(re.compile(r"tiles of the row: [a-i]3 "))


@pytest.mark.long
def test_a_fish_swims_from_its_bubble_into_the_coral(visit: Visit, server: RunningServer) -> None:
    line = played_line("shallow_sea", 1, LODGING_SEED, 60, bot="greedy")
    lodging = next(place for place, move in enumerate(line) if move.startswith("lodge"))
    maja = visit(motion=True)
    announced = Announced(maja)
    open_after(server.address, "shallow_sea", LODGING_SEED, line[:lodging], maja)
    play_until(maja, "Which fish moves in")
    open_places(maja.page).first.click()
    maja.situation()
    assert "lodger" in announced.flights()
    announced.expect_all_marked()


def test_a_phone_folds_the_pools_once_the_choice_is_made(visit: Visit) -> None:
    maja = visit(PHONE)
    begin(maja)
    page = maja.page
    expect(page.locator(".pools")).to_be_visible()
    play_until(maja, "Place the tile and the fish")
    expect(page.locator(".pools")).to_have_count(0)
    play_until(maja, "Choose a tile")
    expect(page.locator(".pools")).to_be_visible()


@pytest.mark.long
def test_the_table_fits_every_screen(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    play_until(maja, "Place the tile and the fish")
    assert too_wide_on(maja.page) == []
    for size in SCREENS:
        resize(maja.page, size)
        for cell in (open_places(maja.page).first, open_places(maja.page).last):
            expect(cell).to_be_in_viewport()


def test_a_tile_turns_by_press_wheel_and_key(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    page = maja.page
    play_until(maja, "Turn the tile", seed=1)
    if maja.now() == "confirm":  # a press too many, made while the page was changing
        page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_test_id("next")).to_be_enabled()
    tile = open_places(page)
    drawn = [tile.inner_html()]
    tile.click()
    drawn.append(tile.inner_html())
    page.mouse.wheel(0, 100)
    expect(page.get_by_test_id("next")).to_be_enabled()
    drawn.append(tile.inner_html())
    page.keyboard.press("r")
    drawn.append(tile.inner_html())
    assert all(before != after for before, after in pairwise(drawn))
    page.get_by_role("button", name="Turn left").click()
    page.get_by_role("button", name="Turn right").press("Enter")
    assert tile.inner_html() == drawn[3]


def test_arrow_keys_walk_over_spaces_and_bubbles_and_enter_plays(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    page = maja.page
    play_until(maja, "Place the tile")
    place(page, "e2").focus()
    for key, name in [("ArrowRight", "13"), ("ArrowRight", "g2"), ("ArrowUp", "8"), ("ArrowLeft", "f1")]:
        page.keyboard.press(key)
        expect(place(page, name)).to_be_focused()
    target = open_places(page).first
    target.focus()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_count(0)
    page.keyboard.press("Enter")
    # A tile that looks the same however it is turned is placed at once, or confirmed where that ends the turn.
    placed = page.get_by_test_id("ask").filter(has_not_text="Place the tile")
    expect(placed.or_(confirm).first).to_be_visible()


def test_a_creature_shows_its_pattern_and_tells_about_itself(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    page = maja.page
    board = page.get_by_test_id("board")
    lies = board.bounding_box()
    assert smallest(page.locator(".creature button")) > (78, 78)  # the pool of a first choice
    page.locator(".creature button").first.hover()
    species = page.locator(".species")
    expect(species).to_contain_text(re.compile("completed corals|finished fish"))
    expect(species.locator("i")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    assert board.bounding_box() == lies, "what is told pushes nothing"
    play_until(maja, "Choose a tile")
    creature = page.locator('[data-place][aria-label*=" has "]')
    expect(creature).to_have_count(1)
    creature.hover()
    expect(page.locator(".pattern")).to_have_count(1)
    expect(page.get_by_test_id("ask")).to_contain_text(re.compile(r"has \d of \d"))


def test_a_scenario_can_be_chosen_from_its_list(visit: Visit) -> None:
    maja = visit()
    page = maja.page
    page.goto("/new/shallow_sea")
    page.get_by_label("Your name").fill("Maja")
    page.get_by_text("More choices").click()
    page.get_by_text("a scenario of my choice").click()
    page.get_by_text("Scenario 4:").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Scenario 4: at least 2 completed corals")).to_be_visible()


def test_dearer_shells_are_said_where_they_are_paid(visit: Visit) -> None:
    page = visit().page
    asking = page.context.request
    asking.put("/api/me", data={"name": "Maja"})
    wanted = {"game": "shallow_sea", "seats": [{"kind": "me"}], "options": {"modified": "4"}}
    page.goto(f"/table/{asking.post('/api/tables', data=wanted).json()['id']}")
    paid = page.get_by_role("button", name=re.compile("Deal this pool anew, for 2 shells"))
    expect(paid.first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("for a shell"))).to_have_count(0)


@pytest.mark.long
def test_axe_finds_nothing_serious(visit: Visit) -> None:
    maja = visit()
    begin(maja)
    play_until(maja, "Place the tile and the fish")
    assert serious(maja.page) == []
    play_until(maja, "Choose a tile")
    expect(maja.page.locator('[data-part="log"] [role="img"]')).not_to_have_count(0)
    assert serious(maja.page) == []


@pytest.mark.long
def test_creatures_are_chosen_by_their_tiles_and_what_they_score(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/shallow_sea")
    page.get_by_text("More choices").click()
    page.get_by_text("ten of my choice").click()
    whale = page.get_by_role("checkbox", name=re.compile("^whale shark Wants . (completed corals|finished fish)"))
    expect(whale).to_be_checked()
    expect(page.locator("label", has=whale).locator("svg").first).to_be_visible()
    expect(page.get_by_role("checkbox", name=re.compile(" Wants "))).to_have_count(22)
    assert serious(page) == []


@pytest.mark.parametrize(
    ("language", "problem"),
    [
        ("en", "The family mode and a scenario do not go together: give up one of them"),
        pytest.param(
            "pl", "Nie da się połączyć: tryb rodzinny i scenariusz; zrezygnuj z jednego", marks=pytest.mark.long
        ),
    ],
)
def test_options_that_do_not_go_together_are_named_in_words(visit: Visit, language: str, problem: str) -> None:
    page = visit(language=language).page
    page.goto("/new/shallow_sea?mode=family&scenario=3")
    page.get_by_label(re.compile("Your name|Twoje imię")).fill("Maja")
    page.get_by_role("button", name=re.compile("^(Start|Zaczynamy)")).click()
    expect(page.get_by_role("alert")).to_have_text(f"{problem}.")
