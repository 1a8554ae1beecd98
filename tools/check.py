"""Lint, types and the tests of what changed, in under a minute, for daily work; `make test` runs everything.

python -m tools.check                what differs from the last commit
python -m tools.check --since main   what differs from there
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
GAMES = ("src/atol/games", "tests/games")
SLOW = ("test_browser*", "test_conformance.py", "test_server.py", "test_wheel.py")  # for make test
SELDOM = ("tests/browser", "tests/compiled")  # they need what make test builds
PYTEST = (str(BIN / "pytest"), "-q", "-m", "not long", *[f"--ignore-glob=*/{name}" for name in SLOW])


def changed(since: str) -> list[str]:
    """The files that are there and differ from that revision, new ones included."""
    asked = (["diff", "--name-only", "--relative", since], ["ls-files", "--others", "--exclude-standard"])
    listed = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True) for words in asked
    ]
    names = {name for done in listed for name in done.stdout.splitlines()}
    return sorted(name for name in names if (ROOT / name).is_file())


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def game_of(file: str) -> str | None:
    """The game in whose folder the file lies."""
    path = PurePosixPath(file)
    return next((path.relative_to(folder).parts[0] for folder in GAMES if path.is_relative_to(folder)), None)


def own_tests(file: str) -> str | None:
    """The tests that are about this file: a folder or a file of tests; None: there are none of its own."""
    path, game = PurePosixPath(file), game_of(file)
    if game is not None:
        return f"tests/games/{game}"
    if path.parts[0] == "tests":
        return file if path.name.startswith("test_") and path.suffix == ".py" else room_tests(path.parts[1])
    if path.parts[:2] == ("src", "atol"):
        return "tests/test_locales.py" if path.parts[2] == "locales" else room_tests(path.parts[2])
    return "tests/docs" if path.suffix == ".md" else room_tests({"web": "web", "tools": "web"}.get(path.parts[0], ""))


def room_tests(room: str) -> str | None:
    folder = f"tests/{room}"
    return folder if room and (ROOT / folder).is_dir() and folder not in SELDOM else None


def pytest_commands(files: list[str]) -> list[list[str]]:
    """The tests of the files, and the playthroughs, counts and records of the games among them."""
    wanted = sorted({tests for file in files if (tests := own_tests(file)) is not None})
    wanted = [tests for tests in wanted if not tests.startswith(SELDOM)]
    games = sorted({game for file in files if (game := game_of(file)) is not None})
    commands = [[*PYTEST, *wanted]] if wanted else []
    return commands + ([[*PYTEST, "tests/test_golden.py", "-k", " or ".join(games)]] if games else [])


def lint_commands(files: list[str]) -> list[list[str]]:
    python = [file for file in files if file.endswith(".py")]
    ruff = str(BIN / "ruff")
    commands = []
    if python:
        commands += [[ruff, "check", *python], [ruff, "format", "--check", *python]]
        commands += [[str(BIN / "mypy")], [str(BIN / "lint-imports")]]
    if any(file.startswith("web/") for file in files):
        commands.append([sys.executable, "-m", "tools.node", "run", "--silent", "check"])
    return commands


def run_all(commands: list[list[str]]) -> bool:
    """Each in turn; what fails is shown with what it said."""
    good = True
    for command in commands:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        no_test_left = "pytest" in command[0] and done.returncode == 5
        if done.returncode and not no_test_left:
            print(f"{' '.join(command)}\n{done.stdout}{done.stderr}", flush=True)
            good = False
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", default="HEAD", help="a revision; by default the last commit")
    files, start = changed(parser.parse_args().since), time.monotonic()
    print(f"{len(files)} files changed", flush=True)
    with ThreadPoolExecutor() as pool:
        good = all(list(pool.map(run_all, (lint_commands(files), pytest_commands(files)))))
    print(f"{'good' if good else 'not good'}, {time.monotonic() - start:.0f} s")
    sys.exit(not good)


if __name__ == "__main__":
    main()
