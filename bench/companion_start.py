"""How long until a companion beside the box works on a phone: first visit, repeated visit, without a network, and as
one file from a disk.

python -m bench.companion_start

A phone is a processor four times slower and slow 4G (1.6 Mbit/s, 150 ms), both as Chromium imitates them for a page.
It does not slow down workers, in which Python starts; in the single file Python runs in the page and is slowed down.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.browser.offline import cut, visited
from tools.find_chromium import chromium
from tools.serving import RunningServer

from atol.core import registry
from atol.server.pages import PAGES
from atol.server.single import single_page

SLOWER = 4
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
FLAGS = ["--no-sandbox", "--disable-gpu"]
GAME, TOOL = "finspan", "companion"
FORM, WORKS = "text=Begin week 1", "text=Your turn 1 of 6"
MEGABYTE = 1e6


class Phone:
    """A page on a slow phone that counts what it is sent."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.sent = 0
        devtools = context.new_cdp_session(self.page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
        devtools.on("Network.loadingFinished", self._count)

    def _count(self, finished: dict[str, Any]) -> None:
        self.sent += int(finished["encodedDataLength"])

    def begin(self) -> float:
        """From the form to the first answer."""
        began = time.perf_counter()
        self.page.locator(FORM).first.click()
        self.page.locator(WORKS).first.wait_for()
        return time.perf_counter() - began


def seconds_until(page: Page, address: str, sign: str) -> float:
    """From the address typed to the sign that it works."""
    began = time.perf_counter()
    page.goto(address)
    page.locator(sign).first.wait_for()
    return time.perf_counter() - began


def kept_megabytes() -> tuple[float, float]:
    """Of the pages, and of Python, as they travel."""
    listed = json.loads((PAGES / "offline.json").read_text("utf-8"))
    python = PAGES / json.loads((PAGES / "python.json").read_text("utf-8"))["folder"][1:]
    pages = sum(travelling(PAGES / path.lstrip("/")) for path in listed)
    return pages / MEGABYTE, sum(map(travelling, python.iterdir())) / MEGABYTE


def travelling(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def main() -> int:
    server = RunningServer(Path(tempfile.mkdtemp()) / "data")
    address = f"{server.address}/tabletop/{GAME}/{TOOL}"
    file = server.data / f"{GAME}.html"
    file.write_text(single_page(registry.game(GAME)), "utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        measure_visits(browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB"), address)
        measure_file(browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB"), file)
        browser.close()
    server.stop()
    return 0


def measure_visits(context: BrowserContext, address: str) -> None:
    phone = Phone(context)
    form = seconds_until(phone.page, address, FORM)
    weight = phone.sent / MEGABYTE
    print(f"first visit: {form:.1f} s to the form ({weight:.2f} MB), {phone.begin():.1f} s more to the first answer")
    visited(phone.page)
    pages, python = kept_megabytes()
    print(f"kept for later meanwhile: pages {pages:.1f} MB, Python {python:.1f} MB")
    again = Phone(context)
    print(f"repeated visit: {seconds_until(again.page, address, WORKS):.1f} s")
    cut(again.page)
    print(f"repeated visit without a network: {seconds_until(again.page, address, WORKS):.1f} s")
    print(f"the same with nothing slowed down: {seconds_until(context.new_page(), address, WORKS):.1f} s")


def measure_file(context: BrowserContext, file: Path) -> None:
    phone = Phone(context)
    form = seconds_until(phone.page, f"{file.as_uri()}#{TOOL}", FORM)
    size = file.stat().st_size / MEGABYTE
    print(
        f"the single file ({size:.1f} MB): {form:.1f} s to the form, {phone.begin():.1f} s more to the first answer"
    )


if __name__ == "__main__":
    sys.exit(main())
