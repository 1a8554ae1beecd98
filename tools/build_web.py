"""Build the pages of the browser table into src/atol/server/pages, if their sources changed since the last time.

python -m tools.build_web
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from tools import build_python
from tools.node import NodeFailed, install_packages, node_command, run

ROOT = Path(__file__).resolve().parents[1]
PAGES = Path("src", "atol", "server", "pages")
WORDS = Path("src", "atol")
CONFIGS = ("vite.config.ts", "vite.single.config.ts")  # the pages; the single file of `atol tabletop export`
STAMP = ".fingerprint"


def sources(root: Path) -> list[Path]:
    front_end = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return sorted([*front_end, *(root / WORDS).rglob("*.ftl")])


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def is_current(root: Path) -> bool:
    stamp = root / PAGES / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint(root)


def build(root: Path) -> None:
    """Vite empties the folder first; the stamp says from which sources the pages came."""
    install_packages(root / "web")
    vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    for config in CONFIGS:
        run([*node_command(), str(vite), "build", "--logLevel", "warn", "--config", config], root / "web")
    (root / PAGES / STAMP).write_text(fingerprint(root))


def main() -> int:
    if is_current(ROOT):
        print("pages: up to date")
        return build_python.main()
    print("pages: building (about 5 seconds, half a minute the first time)", flush=True)
    try:
        build(ROOT)
    except NodeFailed as failure:
        print(f"pages: not built\n{failure}")
        return 1
    print("pages: built")
    return build_python.main()


if __name__ == "__main__":
    sys.exit(main())
