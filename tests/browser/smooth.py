"""What the page does while things travel, and how many pictures a second it draws, as the browser's trace tells it.

Of a task the processor's time counts, four times over: that is what it would take on a device that is four times
slower, however busy this machine is with other things. Pictures are counted on a page that Chromium itself slows down
four times; they are those of the thread that moves layers, so they are what an eye would see.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

SLOWDOWN = 4
MILLISECOND = 1000
CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
TASK = "ThreadControllerImpl::RunTask"
PICTURE = "DrawFrame"
FLIGHT = "flight"
# Measures in the trace: of each thing on the layer above the page, from the first moment of its animation to the last
# by the animation's own clock, or to the press that ended it. The page itself hears of an end one picture later.
MARK = """
const tell = async (animation) => {
  await animation.ready;
  const start = animation.startTime;
  const end = () => start + animation.effect.getComputedTiming().endTime;
  performance.measure('flight', { start, end: await animation.finished.then(end, () => performance.now()) });
};
new MutationObserver((records) => {
  for (const flight of records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.dataset?.flight))
    for (const animation of flight.getAnimations()) tell(animation).catch(() => 0);
}).observe(document, { childList: true, subtree: true });
"""

Event = dict[str, Any]


@dataclass(frozen=True)
class Motion:
    seconds: float  # for so long something travelled
    tasks: list[float]  # milliseconds on the slow device, of what began and ended while something travelled
    pictures: int  # drawn meanwhile

    @property
    def a_second(self) -> float:
        return self.pictures / self.seconds


class Trace:
    def __init__(self, browser: Browser, page: Page, slow: bool = False) -> None:
        self.browser = browser
        self.slow = slow
        page.add_init_script(MARK)

    def begin(self, page: Page) -> None:
        if self.slow:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        self.browser.start_tracing(page=page, categories=CATEGORIES)

    def end(self) -> Motion:
        events: list[Event] = json.loads(self.browser.stop_tracing())["traceEvents"]
        flights = flights_in(events)
        spent = sum(end - start for start, end in flights) / MILLISECOND / 1000
        times = 1 if self.slow else SLOWDOWN  # the browser's own brake takes the processor's time
        tasks = [times * task for task in tasks_during(flights, events)]
        return Motion(spent, tasks, pictures_during(flights, events))


def flights_in(events: list[Event]) -> list[tuple[int, int]]:
    """From when the first of several was on its way until all had landed."""
    own = [event for event in events if event["name"] == FLIGHT and event["ph"] in "be"]
    flights: list[tuple[int, int]] = []
    travelling = 0
    for moment, change in sorted((event["ts"], 1 if event["ph"] == "b" else -1) for event in own):
        if not travelling:
            began = moment
        travelling += change
        if not travelling:
            flights.append((began, moment))
    return flights


def tasks_during(flights: list[tuple[int, int]], events: list[Event]) -> list[float]:
    pages = {(event["pid"], event["tid"]) for event in events if event["name"] == FLIGHT}
    own = [event for event in events if (event["pid"], event["tid"]) in pages]
    tasks = [event for event in own if event["name"] == TASK and "tdur" in event]
    within = [
        task for task in tasks if any(start < task["ts"] and task["ts"] + task["dur"] < end for start, end in flights)
    ]
    return [task["tdur"] / MILLISECOND for task in within]


def pictures_during(flights: list[tuple[int, int]], events: list[Event]) -> int:
    pages = {event["pid"] for event in events if event["name"] == FLIGHT}
    drawn = [event["ts"] for event in events if event["name"] == PICTURE and event["pid"] in pages]
    return sum(start <= moment <= end for moment in drawn for start, end in flights)
