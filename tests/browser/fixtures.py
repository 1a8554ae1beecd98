"""A real Chromium, and people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tools.find_chromium import chromium
from tools.serving import RunningServer

from tests.browser.sitting import Sitting

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
WIDE = (1280, 800)
PHONE = (390, 844)
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)  # a machine may be busy with other things

Visit = Callable[..., Sitting]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ends with its file: while Playwright runs, no other test of the same worker could start an event loop."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


def screen(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    language: str = "en",
    dark: bool = False,
    motion: bool = False,
    offline: bool = False,
) -> BrowserContext:
    """Cookies and storage of its own, in the size, the language and the colours of one person's device. Only with
    `offline` does it keep the pages for later: elsewhere every test asks the server."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-GB", "pl": "pl-PL"}[language],
        reduced_motion="no-preference" if motion else "reduce",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
        service_workers="allow" if offline else "block",
    )
    context.set_default_timeout(PATIENCE_MS)
    return context


@pytest.fixture
def visit(browser: Browser, pages_folder: Path, server: RunningServer) -> Iterator[Visit]:
    """Somebody new in front of a screen of their own; the test fails when their browser reports an error."""
    contexts: list[BrowserContext] = []
    sittings: list[Sitting] = []

    def come(
        size: tuple[int, int] = WIDE,
        language: str = "en",
        address: str = "",
        dark: bool = False,
        motion: bool = False,
        newcomer: bool = False,
        offline: bool = False,
    ) -> Sitting:
        context = screen(browser, address or server.address, size, language, dark, motion, offline)
        contexts.append(context)
        sittings.append(Sitting(context.new_page(), newcomer))
        return sittings[-1]

    yield come
    errors = [error for sitting in sittings for error in sitting.errors]
    for context in contexts:
        context.close()
    assert errors == []
