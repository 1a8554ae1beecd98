"""How long until a companion beside the box works on a phone: first visit, repeated visit, and without a network.

python -m bench.companion_start

A phone is a processor four times slower and slow 4G (1.6 Mbit/s, 150 ms), both as Chromium imitates them for a page.
It does not slow down workers, in which Python starts.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.offline import cut, visited
from tools.find_chromium import chromium
from tools.serving import RunningServer

SLOWER = 4
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
FLAGS = ["--no-sandbox", "--disable-gpu"]


def slow_down(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)


def seconds_until(page: Page, address: str, sign: str) -> float:
    """From the address typed to the sign that it works."""
    began = time.perf_counter()
    page.goto(address)
    page.locator(sign).first.wait_for()
    return time.perf_counter() - began


def main() -> int:
    way, begin, sign = sys.argv[1:4] if len(sys.argv) > 3 else DEFAULT
    server = RunningServer(Path(tempfile.mkdtemp()) / "data")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        page = context.new_page()
        slow_down(page)
        address = server.address + way
        first = seconds_until(page, address, begin)
        began = time.perf_counter()
        page.locator(begin).first.click()
        page.locator(sign).first.wait_for()
        print(f"first visit: {first:.1f} s to the form, {time.perf_counter() - began:.1f} s more to the first answer")
        visited(page)
        page = context.new_page()
        slow_down(page)
        print(f"repeated visit: {seconds_until(page, address, sign):.1f} s")
        cut(page)
        print(f"repeated visit without a network: {seconds_until(page, address, sign):.1f} s")
        page = context.new_page()
        print(f"the same with nothing slowed down: {seconds_until(page, address, sign):.1f} s")
        browser.close()
    server.stop()
    return 0


DEFAULT = ("/tabletop/finspan/companion", "text=Begin week 1", "text=Your turn 1 of 6")

if __name__ == "__main__":
    sys.exit(main())
