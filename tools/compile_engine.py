"""Translate modules with mypyc and compile them in place: the engine as one library, each game as one of its own.

The libraries are compiled side by side, on as many cores as there are; ATOL_OPTIMIZE is the compiler's level (3).
With ATOL_PROFILE=1 they are compiled twice, by gcc: once to record what typical use does most (`typical_use.py`), and
then for that (profile-guided optimisation), in twice the time.

python tools/compile_engine.py CONFIG MODULE...    (in the folder that holds `atol`)
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

# A function that other libraries could see, and replace, is never inlined into its callers; and calls of Python's own
# functions, a dozen in every decision, need no detour by a table of jumps.
DIRECT = ["-fvisibility=hidden", "-fno-plt"]
RECORD = ["-fprofile-generate", "-fprofile-update=single"]
# What typical use never reached is still compiled for speed, and does not fail for lack of a profile.
FOR_PROFILE = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
TYPICAL_USE = Path(__file__).with_name("typical_use.py")
DEALLOC = re.compile(r"_dealloc\(\w+ \*self\)$")


def library(module: str) -> str:
    """`atol/games/<id>/state.py` belongs to `atol_<id>`, everything that games share to `atol_engine`."""
    folders = module.split("/")
    return f"atol_{folders[2]}" if folders[1] == "games" else "atol_engine"


def without_false_trashcans(code: str) -> str:
    """C code in which acyclic classes free their objects at once.

    Python puts off freeing an object that lies fifty others deep, and chains it up in the header for its garbage
    collector. mypyc 2.4 lets acyclic classes do so too, whose objects have no such header: a pointer was written over
    the end of whatever lay before them in memory.
    """
    lines: list[str] = []
    has_header = dropping = False
    for line in code.splitlines(keepends=True):
        if DEALLOC.search(line):
            has_header = False
        has_header = has_header or "PyObject_GC_UnTrack(self);" in line
        dropping = dropping or ("CPy_TRASHCAN_BEGIN(self" in line and not has_header)
        if not (dropping and "CPy_TRASHCAN_" in line):
            lines.append(line)
        dropping = dropping and "CPy_TRASHCAN_END(self)" not in line
    return "".join(lines)


def mend(extension: Extension) -> None:
    for source in map(Path, extension.sources):
        code = source.read_text("utf-8")
        mended = without_false_trashcans(code)
        if mended != code:
            source.write_text(mended, "utf-8")


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def main() -> None:
    config, *modules = sys.argv[1:]
    parts: list[tuple[list[str], str | None]] = [
        (list(part), name) for name, part in groupby(sorted(modules, key=library), library)
    ]
    level = os.environ.get("ATOL_OPTIMIZE", "3")
    extensions = mypycify(["--config-file", config, *modules], opt_level=level, debug_level="0", separate=parts)
    for extension in extensions:
        mend(extension)
    extensions.sort(key=size, reverse=True)  # the longest begins first, so that the cores end together
    flags = DIRECT if os.name == "posix" else []
    if os.environ.get("ATOL_PROFILE") == "1":
        compile_with([*flags, *RECORD], extensions)
        found = os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])  # builds find their tools by it
        subprocess.run([sys.executable, str(TYPICAL_USE)], env={**os.environ, "PYTHONPATH": found}, check=True)
        flags = [*flags, *FOR_PROFILE]
    compile_with(flags, extensions)


def compile_with(flags: list[str], extensions: list[Extension]) -> None:
    """mypycify hands one list of flags to several extensions: each gets one of its own."""
    ready = [
        Extension(
            extension.name,
            extension.sources,
            include_dirs=extension.include_dirs,
            depends=extension.depends,
            extra_compile_args=[*extension.extra_compile_args, *flags],
            extra_link_args=[flag for flag in flags if flag.startswith("-fprofile")],
        )
        for extension in extensions
    ]
    command = ["build_ext", "--inplace", "--force", "--parallel", str(os.cpu_count() or 1)]
    setup(name="atol-engine", ext_modules=ready, script_args=command)


if __name__ == "__main__":
    main()
