"""A network that goes away, and pages that were visited before it did."""

from __future__ import annotations

from playwright.sync_api import Page

# The service worker has everything: the pages, what they read, and each part of Python.
KEPT = """async () => {
  const pause = () => new Promise((done) => setTimeout(done, 100));
  while (!navigator.serviceWorker.controller) await pause();
  const { folder } = await (await fetch('/python.json')).json();
  const names = ['pyodide.mjs', 'pyodide.asm.mjs', 'wasm.bin', 'stdlib.bin', 'engine.bin'];
  const here = async () => (await Promise.all(names.map((name) => caches.match(folder + name)))).every(Boolean);
  while (!(await here())) await pause();
  return names.length;
}"""


def visited(page: Page) -> None:
    """Waits until the page could live without its server."""
    assert page.evaluate(KEPT) == 5


def cut(page: Page) -> None:
    page.context.set_offline(True)
