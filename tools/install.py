"""Put Atol into a Python environment of its own and say what is being done.

python3 tools/install.py .venv/play

Only the standard library is there when this runs. pip hides what a build says, so the build hook writes its steps
into the same log as pip, and they are shown from there. The packages that Atol uses are fetched while it is built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# What is done, how many seconds it may take, and how the line begins with which pip starts on it.
STEPS = (
    ("making a Python environment", 5, "python environment"),
    ("fetching the tools that build Atol", 20, "Installing build dependencies"),
    ("building the engine and the pages", 170, "Preparing metadata"),
    ("fetching the packages that Atol uses", 10, "packages"),
    ("installing", 5, "Processing wheel"),
)
FROM_HOOK = "atol: "
WARNING = FROM_HOOK + "warning: "


class Progress:
    """One line a step. On a terminal its seconds count up; elsewhere a sign of life comes every five."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.read = 0
        self.step = -1
        self.detail = ""
        self.started = time.monotonic()
        self.shown = 0
        self.on_terminal = sys.stdout.isatty()

    def run(self, command: list[str]) -> int:
        return self.wait(start(command, self.log))

    def wait(self, process: subprocess.Popen[bytes]) -> int:
        while process.poll() is None:
            time.sleep(0.1)
            self.show()
        self.show()
        return process.returncode

    def note(self, step: int) -> None:
        """Begin a step of which pip says nothing."""
        with self.log.open("a") as log:
            log.write(STEPS[step][2] + "\n")
        self.show()

    def show(self) -> None:
        for line in self.new_lines():
            self.hear(line.strip())
        seconds = int(time.monotonic() - self.started)
        if seconds >= self.shown + (1 if self.on_terminal else 5):
            self.shown = seconds
            self.write(f"{self.title()} {seconds} s{self.detail}")

    def new_lines(self) -> list[str]:
        """Whole lines only: the rest of a line may still be on its way."""
        text = self.log.read_bytes()[self.read :]
        whole = text[: text.rfind(b"\n") + 1]
        self.read += len(whole)
        return whole.decode("utf-8", "replace").splitlines()

    def hear(self, line: str) -> None:
        later = [step for step in range(self.step + 1, len(STEPS)) if line.startswith(STEPS[step][2])]
        if later:
            self.begin(later[0])
        elif line.startswith(WARNING):
            self.end_line()
            print(f"Atol: {line.removeprefix(WARNING)}; to try again later: make clean play", flush=True)
        elif line.startswith(FROM_HOOK):
            self.detail = f": {line.removeprefix(FROM_HOOK)}"

    def begin(self, step: int) -> None:
        if self.step >= 0:
            self.end_line()
        self.step, self.detail, self.shown, self.started = step, "", 0, time.monotonic()
        self.write(self.title())

    def title(self) -> str:
        what, seconds, _ = STEPS[self.step]
        return f"Atol {self.step + 1}/{len(STEPS)}: {what} (about {seconds} s)"

    def write(self, text: str) -> None:
        """A line that is to be written over must not reach the edge of the terminal."""
        width = shutil.get_terminal_size().columns - 1
        sys.stdout.write(f"\r\033[K{text[:width]}" if self.on_terminal else f"{text}\n")
        sys.stdout.flush()

    def end_line(self) -> None:
        if self.on_terminal:
            sys.stdout.write("\n")


def python_of(folder: Path) -> str:
    return str(folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python")


def start(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "ATOL_PROGRESS": str(log)}
    with log.open("a") as output:
        return subprocess.Popen(command, stdout=output, stderr=output, cwd=ROOT, env=environment)


def packages() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return [str(package) for package in tomllib.load(file)["project"]["dependencies"]]


def install(folder: Path, log: Path) -> int:
    """The end of pip that failed, or 0."""
    progress = Progress(log)
    progress.note(0)
    if progress.run([sys.executable, "-m", "venv", str(folder)]):
        return 1
    pip = [python_of(folder), "-m", "pip", "--disable-pip-version-check"]
    fetching = start([*pip, "install", "--constraint", "constraints.txt", *packages()], log.with_name("packages"))
    wheels = str(log.with_name("wheels"))
    failed = progress.run([*pip, "wheel", "--no-deps", "--constraint", "constraints.txt", "--wheel-dir", wheels, "."])
    progress.note(3)
    failed = progress.wait(fetching) or failed
    progress.note(4)
    built = ["--no-deps", "--force-reinstall", "--no-index", "--find-links", wheels, "atol"]
    failed = failed or progress.run([*pip, "install", *built])
    progress.end_line()
    return failed


def main() -> int:
    folder = Path(sys.argv[1]).absolute()
    with tempfile.TemporaryDirectory() as scratch:
        log = Path(scratch) / "log"
        failed = install(folder, log)
        if failed:
            for written in (log, log.with_name("packages")):
                print(written.read_text("utf-8", "replace") if written.exists() else "")
            print("Atol could not be installed; what pip said stands above.")
    return failed


if __name__ == "__main__":
    sys.exit(main())
