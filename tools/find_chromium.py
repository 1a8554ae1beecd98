"""Find Chromium for the browser tests, or get it: Debian's package as root, else Playwright's own download.

The headless shell comes first: the same browser without windows, which takes half the processor time.

python -m tools.find_chromium
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
ADVICE = "no Chromium for the browser tests: install one (apt-get install chromium) or name it in CHROMIUM"


class NoChromium(RuntimeError):
    """There is no Chromium and none could be had; the message says what to do."""


def chromium() -> Path:
    path = find() or install()
    if path is None:
        raise NoChromium(ADVICE)
    return path


def find() -> Path | None:
    if "CHROMIUM" in os.environ:
        return named(os.environ["CHROMIUM"])
    return on_path() or of_playwright()


def named(name: str) -> Path:
    """What somebody named must be there; another one instead would surprise."""
    program = shutil.which(name)
    if program is None:
        raise NoChromium(f"CHROMIUM names {name}, which is no program")
    return Path(program)


def on_path() -> Path | None:
    programs = [program for name in NAMES if (program := shutil.which(name))]
    return Path(programs[0]) if programs else None


def of_playwright() -> Path | None:
    with sync_playwright() as playwright:
        program = Path(playwright.chromium.executable_path)
    return program if program.exists() else None


def install() -> Path | None:
    """The first way that leads to a Chromium; a way that fails leaves the next one to try."""
    for commands in ways():
        if goes(commands) and (path := find()):
            return path
    return None


def goes(commands: list[list[str]]) -> bool:
    print(f"chromium: installing with {commands[-1][0]} (about a minute)", flush=True)
    return all(succeeds(command) for command in commands)


def ways() -> list[list[list[str]]]:
    playwright = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if not may_use_apt():
        return [playwright]
    return [[["apt-get", "update"], ["apt-get", "install", "-y", name]] for name in NAMES[:2]] + [playwright]


def may_use_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def succeeds(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        print(f"chromium: {' '.join(command)} failed\n{done.stderr.strip()}")
    return done.returncode == 0


def lacks_shell() -> bool:
    """A whole Chromium does as well, and is only replaced where that takes no more than a package."""
    return "CHROMIUM" not in os.environ and shutil.which(SHELL) is None and may_use_apt()


def main() -> int:
    try:
        if lacks_shell():
            goes(ways()[0])
        print(f"chromium: {chromium()}")
    except NoChromium as problem:
        print(problem)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
