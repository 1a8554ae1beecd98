"""One page on many screens: what axe says of it, and whether it fits."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

from tests.browser.fixtures import PHONE, WIDE

SERIOUS = ("serious", "critical")
ALL_RULES: dict[str, list[str]] = {}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that night changes on the same screen
LOOKS = [(WIDE, False, ALL_RULES), (WIDE, True, COLOURS), (PHONE, True, ALL_RULES)]
SCREENS = [(360, 640), PHONE, (768, 1024), WIDE, (1600, 900)]
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# What changes by and by is at its end at once: a colour takes several rounds to reach everything that inherits it.
SETTLED = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    await drawn();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    await drawn();
}"""


def serious(page: Page) -> list[str]:
    """What axe finds on this page on a laptop by day and by night, and on a phone."""
    found = [f"{size}, dark={dark}, {problem}" for size, dark, rules in LOOKS
             for problem in serious_as(page, size, dark, rules)]  # fmt: skip
    resize(page, WIDE)
    return found


def serious_as(page: Page, size: tuple[int, int], dark: bool, rules: dict[str, list[str]] = ALL_RULES) -> list[str]:
    resize(page, size, dark)
    found = violations(page, rules)
    if found:  # what is just changing its colour is settled by now
        page.evaluate(SETTLED)
        found = violations(page, rules)
    return found


def violations(page: Page, rules: dict[str, list[str]]) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"], **rules}).response["violations"]
    return [f"{rule['id']}: {rule['nodes'][0]['target']}" for rule in found if rule["impact"] in SERIOUS]


def resize(page: Page, size: tuple[int, int], dark: bool = False) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if dark else "light")
    page.evaluate(SETTLED)


def smallest(things: Locator) -> tuple[float, float]:
    """The least width and the least height among them."""
    things.first.wait_for()
    boxes = [box for box in (thing.bounding_box() for thing in things.all()) if box]
    return min(box["width"] for box in boxes), min(box["height"] for box in boxes)


def too_wide_on(page: Page) -> list[tuple[int, int]]:
    """The screens on which this page could be pushed sideways."""
    wide = []
    for size in SCREENS:
        resize(page, size)
        wide += [size] if page.evaluate(SIDEWAYS) > 0 else []
    return wide
