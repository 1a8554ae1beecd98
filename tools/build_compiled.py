"""Build the wheel as a user would and unpack it into build/compiled, if any source changed since the last time.

Its last line says what the tests of the compiled engine will run against.

python -m tools.build_compiled               optimised, as an install is
python -m tools.build_compiled --quick       not optimised: enough where only results are compared
python -m tools.build_compiled --profiled    for what it does most, as fast as it gets: for releases and measurements
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "compiled"
PAGES = ROOT / "src" / "atol" / "server" / "pages"  # built, and no source
STAMP = TARGET / ".fingerprint"
TOOLS = ("tools/compile_engine.py", "tools/typical_use.py")
FAST, QUICK = "3", "0"  # levels of the compiler
PROFILED = "profiled"  # FAST, and compiled for what typical use does most


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    files = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".json", ".ftl", ".bin")]
    sources = [path for path in files if PAGES not in path.parents]
    builders = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", *TOOLS)]
    for path in [*builders, *sorted(sources)]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def build(level: str) -> None:
    shutil.rmtree(ROOT / "build" / "wheel", ignore_errors=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheels = ROOT / "build" / "wheel"
    command = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(ROOT)]
    environment = {**os.environ, "ATOL_NO_PAGES": "1", **settings(level)}  # pages have tests of their own
    subprocess.run(command, env=environment, check=True)
    (wheel,) = wheels.glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(TARGET), str(wheel)], check=True)
    STAMP.write_text(f"{fingerprint()} {level}")


def settings(level: str) -> dict[str, str]:
    return {"ATOL_PROFILE": "1"} if level == PROFILED else {"ATOL_PROFILE": "0", "ATOL_OPTIMIZE": level}


def is_current(levels: tuple[str, ...] = (QUICK, FAST, PROFILED)) -> bool:
    return STAMP.exists() and STAMP.read_text() in [f"{fingerprint()} {level}" for level in levels]


def is_compiled() -> bool:
    return any((TARGET / "atol" / "core").glob("game.*.*"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_const", dest="levels", const=(QUICK, FAST, PROFILED))
    parser.add_argument("--profiled", action="store_const", dest="levels", const=(PROFILED,))
    levels = parser.parse_args().levels or (FAST, PROFILED)
    if not is_current(levels):
        print("compiled engine: building (one to four minutes on two cores)", flush=True)
        build(levels[0])
    print("compiled engine: built" if is_compiled() else "compiled engine: not built: no compiler")


if __name__ == "__main__":
    main()
