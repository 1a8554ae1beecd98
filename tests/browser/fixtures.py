"""A real Chromium, and people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
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


class Chromium:
    """One for all tests of a worker that ask for it in a row.

    It ends before the next other one: while Playwright runs, no test of the same worker can start an event loop.
    """

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None

    def started(self) -> Browser:
        if self._browser is None:
            playwright = self._running.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            self._running.callback(self._browser.close)
        return self._browser

    def end(self) -> None:
        self._running.close()
        self._browser = None


CHROMIUM = Chromium()


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.started()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if not (isinstance(item, pytest.Function) and "browser" in item.fixturenames):
        CHROMIUM.end()


def pytest_sessionfinish() -> None:
    CHROMIUM.end()


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
    `offline` does it have a service worker, which keeps the pages for later and shows notices: elsewhere every test
    asks the server."""
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
