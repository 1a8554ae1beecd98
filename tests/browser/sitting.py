"""A person at the browser: opens pages, clicks what glows, and reads what is there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import ConsoleMessage, Locator, Page

from atol.core import record, registry
from atol.core.game import State
from tests.example import EXAMPLE

Situation = Literal["end", "curtain", "dialog", "lesson", "confirm", "next", "choose"]

# Whoever has played before is offered the standard rules and not those of a first match.
GAMES = json.dumps(list(registry.metas()))
PLAYED_BEFORE = f"""
  for (const game of {GAMES}) localStorage[`atol.draft.${{game}}`] ??= '{{"options": {{}}}}';
"""
STEP_MS = 40
PATIENCE_STEPS = 500

# One question to the page: what is this person to do next? It answers when there is something to do.
SITUATION = """() => {
  const shown = (element) => element && element.getClientRects().length > 0;
  if (document.querySelector('[aria-busy="true"]')) return null;
  if (shown(document.querySelector('#result'))) return 'end';
  if (shown(document.querySelector('[data-testid="curtain"]'))) return 'curtain';
  if (document.querySelector('dialog[open]')) return 'dialog';
  if (shown(document.querySelector('[data-testid="understood"]'))) return 'lesson';
  if (shown(document.querySelector('[data-testid="confirm"]:enabled'))) return 'confirm';
  if (shown(document.querySelector('[data-testid="next"]:enabled'))) return 'next';
  const open = [...document.querySelectorAll('main [aria-disabled="false"]')].filter(shown);
  if (open.length) return 'choose';
  return null;
}"""
# And where to press: the middle of one of the things that answer it, which one by chance. It can be seen and nothing
# lies over it.
PRESS = f"""([wanted, sought, chance]) => {{
  const places = {{
    curtain: ['[data-testid="curtain"] button'], dialog: ['dialog[open] li button'],
    lesson: ['[data-testid="understood"]'],
    confirm: ['[data-testid="confirm"]'], next: ['[data-testid="next"]'], choose: sought, end: [],
  }};
  const middle = (element) => {{
    const {{ x, y, width, height }} = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }};
  const now = wanted ?? ({SITUATION})();
  if (now === null || now === 'end') return now && [now, null];
  for (const selector of places[now]) {{
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length);
    const first = Math.floor(chance * shown.length);
    for (const element of [...shown.slice(first), ...shown.slice(0, first)]) {{
      element.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
      const spot = middle(element);
      if (element.contains(document.elementFromPoint(...spot))) return [now, spot];
    }}
  }}
  return null;
}}"""
OPEN = ('main [aria-disabled="false"]',)


class Sitting:
    def __init__(self, page: Page, newcomer: bool = False) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        if not newcomer:
            page.add_init_script(f"if (location.host) {{ {PLAYED_BEFORE} }}")

    def _listen(self, message: ConsoleMessage) -> None:
        network = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not network:
            self.errors.append(message.text)

    # ---- sitting down

    def begin(self, *seats: str, game: str = EXAMPLE, option: str | Iterable[str | re.Pattern[str]] = "") -> None:
        """A new table; a seat is `bot:easy`, `here:Ola` or `link`, after my own.

        The form is opened only where it is asked for something that is seen there: other tests are about the form.
        """
        if option or "link" in seats:
            self._begin_by_form(seats, game, [option] if isinstance(option, str) else option)
        else:
            self._begin_at_once([{"kind": "me"}, *[new_seat(seat) for seat in seats]], game)

    def begin_alone(self, game: str) -> None:
        """A new table of one seat, by its form."""
        page = self.page
        page.goto(f"/new/{game}")
        page.get_by_label(re.compile("Your name|Twoje imię")).fill("Maja")
        for second in page.get_by_role("button", name=re.compile("^(Remove player|Usuń gracza) 2")).all():
            second.click()
        page.get_by_role("button", name=re.compile("^(Start|Zaczynamy|Graj)")).click()
        page.wait_for_url("**/table/*")

    def _begin_at_once(self, seats: list[dict[str, str]], game: str) -> None:
        asking = self.page.context.request
        asking.put("/api/me", data={"name": "Maja"})
        table = asking.post("/api/tables", data={"game": game, "seats": seats}).json()
        self.page.goto(f"/table/{table['id']}")

    def _begin_by_form(self, seats: Sequence[str], game: str, options: Iterable[str | re.Pattern[str]]) -> None:
        page = self.page
        page.goto("/")
        page.locator(f'a[href="/new/{game}"]').first.click()
        page.get_by_label(re.compile("Your name|Twoje imię")).fill("Maja")
        for number, seat in enumerate(seats, start=2):
            self._set_seat(number, seat)
        for text in options:
            if text:
                page.get_by_text(text).click()
        page.get_by_role("button", name=re.compile("^(Start|Zaczynamy|Graj)")).click()
        page.wait_for_url("**/table/*")

    def _set_seat(self, number: int, seat: str) -> None:
        page = self.page
        kind, _, detail = seat.partition(":")
        chooser = page.get_by_label(re.compile(f"^(Player|Gracz) {number}$"))
        if not chooser.is_visible():
            page.get_by_role("button", name=re.compile("Add a player|Dodaj gracza")).click()
        chooser.select_option(kind)
        if kind == "bot":
            page.get_by_label(re.compile(f"(Strength|Siła).* {number}$")).select_option(detail)
        elif kind == "here":
            page.get_by_label(re.compile(f"(Name|Imię).* {number}$")).fill(detail)

    # ---- playing

    def now(self) -> Situation | None:
        """What this person is to do at this moment, if anything."""
        now: Situation | None = self.page.evaluate(SITUATION)
        return now

    def wait_with(self, other: Sitting) -> None:
        """Until one of the two has something to do."""
        for _ in range(PATIENCE_STEPS):
            if self.now() is not None or other.now() is not None:
                return
            self.page.wait_for_timeout(STEP_MS)
        raise AssertionError("nobody has anything to do")

    def open_targets(self) -> Locator:
        """What glows."""
        return self.page.locator('main [aria-disabled="false"]:visible')

    def situation(self) -> Situation:
        now: Situation = self.page.wait_for_function(SITUATION).json_value()
        return now

    def step(self, chance: random.Random, sought: Sequence[str] = OPEN) -> Situation:
        """Press the next thing that the page asks for; says what it was.

        Where there is something to choose, one of what is sought: selectors, the first one that finds something.
        """
        question = [None, list(sought), chance.random()]
        situation, spot = self.page.wait_for_function(PRESS, arg=question).json_value()
        if spot is not None:
            self.page.mouse.click(*spot)
        now: Situation = situation
        return now

    def step_now(self, chance: random.Random) -> None:
        """The same, if there is something to do at this moment."""
        situation = self.now()
        if situation is not None:
            self.do(situation, chance)

    def do(self, situation: Situation, chance: random.Random) -> None:
        """What was asked for may be gone by now; then nothing is pressed, and the next step looks again."""
        answer = self.page.evaluate(PRESS, [situation, list(OPEN), chance.random()])
        if answer is not None and answer[1] is not None:
            self.page.mouse.click(*answer[1])

    def verified_record(self) -> State:
        """The end of the match as its downloaded record tells it."""
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="Record").click()
        return record.verify(record.read(Path(download.value.path()).read_text("utf-8")))

    def play_to_the_end(self, seed: int = 1, most: int = 600, sought: Sequence[str] = OPEN) -> list[Situation]:
        """Clicks until the end screen stands; gives back everything that was done."""
        chance = random.Random(seed)
        done: list[Situation] = []
        while len(done) < most:
            done.append(self.step(chance, sought))
            if done[-1] == "end":
                return done
        raise AssertionError(f"the match did not end in {most} steps: {done[-20:]}")


def new_seat(seat: str) -> dict[str, str]:
    """What the server calls `bot:easy` or `here:Ola`."""
    kind, _, detail = seat.partition(":")
    return {"kind": kind, "bot" if kind == "bot" else "name": detail}
