"""What a call of `atol` gives back, and what it leaves behind."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from atol.core import record


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Call = Callable[..., Answer]


def saved(file: Path) -> record.Record:
    return record.read(file.read_text(encoding="utf-8"))


def saves(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home" / "saves").glob("*.atol"))


def overlay_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "overlay.json"
    file.write_text(text, encoding="utf-8")
    return file
