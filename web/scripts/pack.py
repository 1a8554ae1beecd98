"""Runs inside Pyodide while the pages are built: keeps what our games import, compiled. See python.mjs."""

import json
import sys
import zipfile
from importlib import _bootstrap_external, import_module
from pathlib import Path

SITE = Path("/lib/python3.14/site-packages")
# Imported only when something is asked that no start does.
SOMETIMES = (
    "calendar",
    "copy",
    "linecache",
    "locale",
    "pprint",
    "shutil",
    "string",
    "tempfile",
    "textwrap",
    "traceback",
)
UNUSED = (".pyi", ".ftl", ".bin", "RECORD", "METADATA", "WHEEL", "top_level.txt", "LICENSE")

for name in json.loads(names):  # noqa: F821  # told by python.mjs
    module, _, attribute = name.partition(":")
    getattr(import_module(module), attribute)()
import_module("atol.core.asking")
for name in SOMETIMES:
    import_module(name)


def compiled(source, name, optimize):
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return _bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False)


def is_loaded(name):
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return module in sys.modules or module.partition(".")[0] in ("pyodide", "_pyodide")


with zipfile.ZipFile("/stdlib.zip") as whole, zipfile.ZipFile("/packed-stdlib.zip", "w") as packed:
    for name in whole.namelist():
        if name.endswith(".py") and is_loaded(name):
            packed.writestr(f"{name}c", compiled(whole.read(name), name, 1))

with zipfile.ZipFile("/packed-engine.zip", "w") as packed:
    for path in sorted(path for path in SITE.rglob("*") if path.is_file() and not path.name.endswith(UNUSED)):
        name = path.relative_to(SITE).as_posix()
        if "__pycache__" in name:
            continue
        if not name.endswith(".py"):
            packed.writestr(name, path.read_bytes())
        elif is_loaded(name):
            packed.writestr(f"{name}c", compiled(path.read_bytes(), name, 2))
