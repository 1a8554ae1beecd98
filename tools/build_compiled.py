"""Build the wheel as a user would and unpack it into build/compiled, if any source changed since the last time.

Its last line says what the tests of the compiled engine will run against.

python -m tools.build_compiled
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import build_web

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".fingerprint"


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    files = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".json", ".ftl", ".bin")]
    sources = [path for path in files if ROOT / build_web.PAGES not in path.parents]
    for path in [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted(sources)]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    shutil.rmtree(ROOT / "build" / "wheel", ignore_errors=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheels = ROOT / "build" / "wheel"
    command = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(ROOT)]
    subprocess.run(command, env={**os.environ, "ATOL_NO_PAGES": "1"}, check=True)  # those have tests of their own
    (wheel,) = wheels.glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(TARGET), str(wheel)], check=True)
    STAMP.write_text(fingerprint())


def is_current() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def is_compiled() -> bool:
    return any((TARGET / "atol" / "core").glob("game.*.*"))


def main() -> None:
    if not is_current():
        print("compiled engine: building (80 seconds on two cores)", flush=True)
        build()
    print("compiled engine: built" if is_compiled() else "compiled engine: not built: no compiler")


if __name__ == "__main__":
    main()
