"""One page on many screens: what axe says of it, and whether it fits."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.fixtures import PHONE, WIDE

SERIOUS = ("serious", "critical")
LOOKS = [(WIDE, False), (WIDE, True), (PHONE, True)]
SCREENS = [(360, 640), PHONE, (768, 1024), WIDE, (1600, 900)]

SETTLED = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = () => document.getAnimations().filter((change) => change instanceof CSSTransition);
    for (await drawn(); changes().length; await drawn()) changes().forEach((change) => change.finish());
}"""  # a colour that ends to change may begin to change others


def serious(page: Page) -> list[str]:
    """What axe finds on this page on a laptop by day and by night, and on a phone."""
    found = [f"{size}, dark={dark}, {problem}" for size, dark in LOOKS for problem in serious_as(page, size, dark)]
    resize(page, *LOOKS[0])
    return found


def serious_as(page: Page, size: tuple[int, int], dark: bool) -> list[str]:
    resize(page, size, dark)
    violations = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {rule['nodes'][0]['target']}" for rule in violations if rule["impact"] in SERIOUS]


def resize(page: Page, size: tuple[int, int], dark: bool = False) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if dark else "light")
    page.evaluate(SETTLED)


def too_wide_on(page: Page) -> list[tuple[int, int]]:
    """The screens on which this page could be pushed sideways."""
    width = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    wide = []
    for size in SCREENS:
        resize(page, size)
        wide += [size] if page.evaluate(width) > 0 else []
    return wide
