"""A network that goes away, and pages that were visited before it did."""

from __future__ import annotations

from playwright.sync_api import Page

STEP_MS = 250
PATIENCE = 120

# The service worker answers for the page and has every part of Python.
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const { folder } = await (await fetch('/python.json')).json();
  const names = ['pyodide.mjs', 'pyodide.asm.mjs', 'wasm.bin', 'stdlib.bin', 'engine.bin'];
  const parts = names.map((name) => caches.match(folder + name, { ignoreVary: true }));
  return (await Promise.all(parts)).every(Boolean);
}"""


def visited(page: Page) -> None:
    """Waits until the page could live without its server."""
    for _ in range(PATIENCE):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(STEP_MS)
    raise AssertionError("the pages were not kept")


def cut(page: Page) -> None:
    page.context.set_offline(True)
