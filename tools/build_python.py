"""Pack the Python that runs in browsers, for people with the box on their table and no server in reach.

python -m tools.build_python

Pyodide comes from npm, the libraries that games need as wheels for it; all are pinned by their checksums and kept in
`build/python`. What comes out lies among the pages: `assets/python-<checksum>`, named by `python.json`.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tools.node import NodeFailed, node_command, npm_command, run

ROOT = Path(__file__).resolve().parents[1]
PAGES = Path("src", "atol", "server", "pages")
SOURCES = Path("src", "atol")
CACHE = Path("build", "python")
NAMED = "python.json"

PYODIDE = "pyodide-314.0.7.tgz"
WHEELS = ("msgspec==0.22.0", "librt==0.16.0", "mypy_extensions==1.2.0")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp", "--python-version", "3.14")
FOR_PYODIDE = "cp314-cp314-pyemscripten_2026_0_wasm32"
CHECKSUMS = {
    PYODIDE: "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
    f"librt-0.16.0-{FOR_PYODIDE}.whl": "1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839",
    f"msgspec-0.22.0-{FOR_PYODIDE}.whl": "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    "mypy_extensions-1.2.0-py3-none-any.whl": "993e7a20aa5671eb41a7132cf555af30062da99729601601b9a8382b11cae768",
}


class NotFetched(RuntimeError):
    """A part could not be fetched, or is not the one that is pinned."""


def checksum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if not all((folder / name).exists() for name in CHECKSUMS):
        name, _, version = PYODIDE.removesuffix(".tgz").rpartition("-")
        run([*npm_command(), "pack", "--ignore-scripts", f"{name}@{version}"], folder)
        pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--quiet"]
        done = subprocess.run([*pip, *PLATFORM, *WHEELS, "--dest", str(folder)], capture_output=True, text=True)
        if done.returncode != 0:
            raise NotFetched(done.stderr.strip())
    for name, wanted in CHECKSUMS.items():
        if checksum(folder / name) != wanted:
            raise NotFetched(f"{name} is not the one that is pinned")


def our_files(root: Path) -> list[Path]:
    """What a helper may import: the core and the games. Words stay out, the page has them."""
    folders = [root / SOURCES / name for name in ("core", "games", "locales")]
    kinds = {".py", ".json"}
    return sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in kinds)


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256(json.dumps(CHECKSUMS).encode())
    scripts = [root / "web" / "scripts" / name for name in ("python.mjs", "pack.py")]
    for path in [*our_files(root), *scripts]:
        digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def is_current(root: Path) -> bool:
    named = root / PAGES / NAMED
    return named.exists() and json.loads(named.read_text())["folder"] == f"/assets/python-{fingerprint(root)}/"


def game_classes(root: Path) -> list[str]:
    """The `module:class` of every game here, read from their facts: a build does not import what it packs."""
    metas = sorted((root / SOURCES / "games").glob("*/meta.py"))
    return [found[1] for path in metas if (found := re.search(r'game="([\w.]+:\w+)"', path.read_text("utf-8")))]


def pack_sources(root: Path, target: Path) -> None:
    """Our package with an empty front door: the real one looks for installed games."""
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("atol/__init__.py", "")
        for path in our_files(root):
            archive.write(path, path.relative_to(root / "src").as_posix())


def build(root: Path) -> Path:
    """Packed once for the same sources, then laid among the pages, which Vite has emptied."""
    packed = ROOT / CACHE / f"python-{fingerprint(root)}"
    if not packed.exists():
        pack(root, packed)
    assets = root / PAGES / "assets"
    for old in assets.glob("python-*"):
        shutil.rmtree(old)
    shutil.copytree(packed, assets / packed.name)
    (root / PAGES / NAMED).write_text(json.dumps({"folder": f"/assets/{packed.name}/"}))
    return packed


def pack(root: Path, target: Path) -> None:
    cache = target.parent
    fetch(cache)
    unpack(cache / PYODIDE, cache)
    pack_sources(root, cache / "sources.zip")
    for old in cache.glob("python-*"):
        shutil.rmtree(old)
    unfinished = cache / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    wheels = [str(cache / name) for name in CHECKSUMS if name.endswith(".whl")]
    script = root / "web" / "scripts" / "python.mjs"
    parts = [str(cache / "package"), str(unfinished), str(cache / "sources.zip"), json.dumps(game_classes(root))]
    run([*node_command(), str(script), *parts, *wheels], root / "web")
    unfinished.rename(target)


def unpack(archive: Path, folder: Path) -> None:
    """Python before 3.11.4 knows no filters, and unpacks without one; what comes here had the right checksum."""
    with tarfile.open(archive) as opened:
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(folder)


def main() -> int:
    if is_current(ROOT):
        print("python for browsers: up to date")
        return 0
    try:
        folder = build(ROOT)
    except (NodeFailed, NotFetched, OSError) as failure:
        print(f"python for browsers: not packed, pages will ask the server\n{failure}")
        return 0
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(f"python for browsers: packed, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
