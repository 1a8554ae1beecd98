"""Does the board stay where it is? Whatever changes on the page, each of its places is measured anew and compared."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.looks import resize

# Every named place of the board, and the board itself: where it lies on the screen, without what was pushed by hand.
# Pieces and pictures travel and are left out, as is what is lifted under the pointer. Of a drawing its measure counts
# and not its outline, which grows with what lies in it. `steady.shifts` has a line for each place that moved by more
# than a pixel from one moment to the next. The result is a page of its own, with the board in another place.
WATCH = """
(() => {
  const STEADY_PX = 1, FRAMES = 2;
  let last = new Map(), waiting = false, resting = false;
  window.steady = { shifts: [], moments: 0 };
  const named = '[data-testid="board"], [data-testid="board"] :is([data-place], [data-spot])';
  const nameOf = ({ dataset }) => dataset.place ?? dataset.spot ?? 'board';
  const lies = (element) => {
    const pushed = element.closest('.window')?.scrollTop ?? 0;
    if (element instanceof SVGGraphicsElement) {
      const { a, d, e, f } = element.getScreenCTM();
      return [e, f + pushed, 100 * a, 100 * d];
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y + pushed, width, height];
  };
  const isDrawn = (element) => element.getBoundingClientRect().width > 0;
  const isLifted = ({ transform, translate }) => transform !== 'none' || translate !== 'none';
  const travels = (element) => element.closest('[data-piece], [role="img"]')
    || (element instanceof HTMLElement && isLifted(getComputedStyle(element)));
  const measure = () => {
    if (resting || document.querySelector('#result')) return;
    const places = [...document.querySelectorAll(named)].filter((one) => isDrawn(one) && !travels(one));
    const now = new Map(places.map((place) => [nameOf(place), lies(place)]));
    for (const [name, box] of now) {
      const before = last.get(name);
      const way = before ? Math.max(...box.map((value, side) => Math.abs(value - before[side]))) : 0;
      if (way > STEADY_PX) steady.shifts.push(`${name}: ${before.map(Math.round)} to ${box.map(Math.round)}`);
    }
    last = now;
    steady.moments += 1;
  };
  const wait = (frames) => requestAnimationFrame(() => frames ? wait(frames - 1) : ((waiting = false), measure()));
  const change = () => { if (!waiting) { waiting = true; wait(FRAMES); } };
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(change).observe(document, all);
  steady.rest = () => { resting = true; };
  steady.goOn = () => { resting = false; last = new Map(); };
})();
"""


def watch(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(WATCH)


def resize_unwatched(page: Page, size: tuple[int, int]) -> None:
    """Another screen moves everything."""
    page.evaluate("steady.rest()")
    resize(page, size)
    page.evaluate("steady.goOn()")


def shifts(page: Page) -> list[str]:
    """What moved although nobody moved it; something was watched."""
    assert page.evaluate("steady.moments") > 0
    found: list[str] = page.evaluate("steady.shifts")
    return found
