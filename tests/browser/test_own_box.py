"""With your own box: the lobby shows what Atol does beside each one, every page fits a phone, evenings are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from atol.core import registry
from tests.browser.fixtures import PHONE, Visit
from tests.browser.looks import SIDEWAYS, resize, serious, too_wide_on
from tests.example import EXAMPLE

BOXES = [meta for meta in registry.metas().values() if meta.helpers]
PAGES = [f"/tabletop/{meta.id}/{tool}" for meta in BOXES for tool in meta.helpers]
NARROW, TABLET, LYING = (360, 640), (820, 1180), (844, 390)

# What a thumb has to hit: a field's label too; links in a text and what only a screen reader finds are no targets.
SMALL = """() => [...document.querySelectorAll('main button, main a, main input, main select, main summary')]
  .filter((one) => one.getClientRects().length && !one.closest('p') && !one.classList.contains('unseen'))
  .map((one) => [one.outerHTML.slice(0, 80), (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5).map(([text]) => text)"""


def settled(page: Page) -> None:
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_the_lobby_leads_to_every_box_and_chance_names_who_begins(visit: Visit) -> None:
    page = visit(PHONE).page
    page.goto("/")
    section = page.get_by_role("region", name="With your own box")
    for meta in BOXES:
        card = section.get_by_role("article", name=meta.names["en"], exact=True)
        expect(card.get_by_role("listitem")).to_have_count(len(meta.helpers))
    section.get_by_role("link", name=registry.metas()[EXAMPLE].names["en"], exact=True).click()
    page.wait_for_url(f"**/tabletop/{EXAMPLE}")
    page.get_by_role("link", name=re.compile("Set up the box")).click()
    page.wait_for_url(f"**/tabletop/{EXAMPLE}/prepare")
    page.get_by_label("Name of player 1").fill("Ola")
    page.get_by_label("Name of player 2").fill("Jan")
    page.get_by_role("button", name="Who begins?").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("^(Ola|Jan) begins"))).to_be_visible()


def assert_good_on_every_screen(page: Page) -> None:
    settled(page)
    assert serious(page) == []
    assert too_wide_on(page) == []
    for size in (NARROW, TABLET, LYING):
        resize(page, size)
        assert page.evaluate(SMALL) == [], size
        assert page.evaluate(SIDEWAYS) <= 0, size


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("address", ["/", "/evenings", *[f"/tabletop/{meta.id}" for meta in BOXES], *PAGES])
def test_every_page_beside_a_box_fits_every_screen(visit: Visit, address: str, language: str) -> None:
    page = visit(PHONE, language).page
    page.goto(address)
    assert_good_on_every_screen(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", [meta.id for meta in BOXES])
def test_every_part_of_an_edition_fits_every_screen(visit: Visit, game: str, language: str) -> None:
    page = visit(PHONE, language).page
    page.goto(f"/edition/{game}")
    settled(page)
    sections = page.locator(".tabs button")
    for nth in range(sections.count()):
        sections.nth(nth).click()
        page.locator("[data-entry] summary").first.click()
        for size in (NARROW, LYING):
            resize(page, size)
            assert page.evaluate(SMALL) == [], size
            assert page.evaluate(SIDEWAYS) <= 0, size
    assert_good_on_every_screen(page)


@pytest.mark.long
@pytest.mark.parametrize("game", [meta.id for meta in BOXES])
def test_a_box_is_set_up_step_by_step(visit: Visit, game: str) -> None:
    page = visit(PHONE).page
    page.goto(f"/tabletop/{game}/prepare")
    done = page.get_by_role("button", name=re.compile("^Done"))
    expect(done.first).to_be_visible()
    for nth in range(done.count()):
        done.nth(nth).click()
        expect(done.nth(nth)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("main ol svg")).not_to_have_count(0)
    page.reload()
    expect(done.first).to_have_attribute("aria-pressed", "true")


def test_evenings_are_listed_downloaded_and_forgotten(visit: Visit, tmp_path: Path) -> None:
    page = visit(PHONE).page
    kept = (
        f'[{{"id": "1", "game": "{EXAMPLE}", "at": 1800000000000, "why": "Ola wins.", "people":'
        ' [{"name": "Ola", "points": 41, "place": 1}, {"name": "Jan", "points": 38, "place": 2}]}]'
    )
    page.add_init_script(
        f"if (!sessionStorage.stored) localStorage['atol.evenings'] = '{kept}'; sessionStorage.stored = 1;"
    )
    page.goto("/evenings")
    expect(page.get_by_text("Ola wins.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as a table (CSV)").click()
    download.value.save_as(tmp_path / "evenings.csv")
    name = registry.metas()[EXAMPLE].names["en"]
    rows = (tmp_path / "evenings.csv").read_text("utf-8-sig").splitlines()
    assert rows[1:] == [f"2027-01-15,{name},Ola,41,1,2,Ola wins.,", f"2027-01-15,{name},Jan,38,2,2,Ola wins.,"]
    page.get_by_role("button", name=re.compile("^Forget")).click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.get_by_text("No evening was kept yet.")).to_be_visible()
