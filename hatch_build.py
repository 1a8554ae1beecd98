"""Build hook: compile the hot modules with mypyc; without a C compiler the wheel stays pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources; skipped for editable installs and with ATOL_PURE=1."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("ATOL_PURE") == "1":
            return
        if not has_compiler():
            self.app.display_warning("Atol: no C compiler found, installing the interpreted engine (slower)")
            return
        self._scratch = Path(tempfile.mkdtemp(prefix="atol-mypyc-"))
        libraries = compile_modules(Path(self.root), self._scratch, self.config)
        if not libraries:
            self.app.display_warning("Atol: compiling failed, installing the interpreted engine (slower)")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(self._scratch / "src" / name): name for name in libraries})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "_scratch", ""), ignore_errors=True)


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def is_compiled(path: Path, config: dict[str, Any]) -> bool:
    """core/game.py is the contract; a game's own game.py only puts its parts together."""
    return path.parent.name == "core" or path.name not in config["interpreted"]


def compile_modules(root: Path, scratch: Path, config: dict[str, Any]) -> list[str]:
    """Compile in a copy, so that no built library ever shadows an edited source file."""
    shutil.copytree(root / "src", scratch / "src")
    modules = sorted({path for pattern in config["compile"] for path in scratch.glob(pattern)})
    names = [str(path.relative_to(scratch / "src")) for path in modules if is_compiled(path, config)]
    environment = {
        **os.environ,
        "MYPYC_OPT_LEVEL": "3",
        "MYPYC_DEBUG_LEVEL": "0",
        "MYPYPATH": str(scratch / "src"),
    }
    command = [sys.executable, "-m", "mypyc", "--config-file", str(root / "pyproject.toml"), *names]
    result = subprocess.run(
        command,
        cwd=scratch / "src",
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if result.returncode != 0:
        sys.stderr.write(result.stdout + result.stderr)
        return []
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    source = scratch / "src"
    return [str(path.relative_to(source)) for path in source.rglob(f"*{suffix}") if "build" not in path.parts]
