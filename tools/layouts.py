"""Generate each game's `layout.py`: how its fields are copied and written down, from where they are declared.

A class declares its fields in a method `declare` (`_declare` in a state): `self.name: type = first value`, where the
type may be left out for whole numbers and for True and False. What its constructor takes are facts of the game, which
whoever holds the object has under the same names.

python -m tools.layouts            write them
python -m tools.layouts --check    exit 1, naming the file, when one is not current
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "atol" / "games"
FIRST_LINE = (
    '"""Generated from the declared fields by `python -m tools.layouts`: how they are copied and written down."""'
)


@dataclass(frozen=True)
class Field:
    name: str
    kind: str  # its type, without Fixed and Derived
    shared: bool  # copies share it
    written: bool  # bytes hold it


@dataclass(frozen=True)
class Declaration:
    """A class with declared fields."""

    name: str
    module: str
    facts: list[str]  # the parameters of its constructor
    fields: list[Field]

    @property
    def is_state(self) -> bool:
        return self.name.endswith("State")

    @property
    def word(self) -> str:
        return "state" if self.is_state else self.name.lower()


class BadField(ValueError):
    """A declaration that this tool cannot read."""


# ---- reading the declarations


def declarations(folder: Path) -> list[Declaration]:
    """Of one game, the parts before the state that holds them."""
    modules = [path for path in sorted(folder.glob("*.py")) if path.name != "layout.py"]
    classes = [declaration for path in modules for declaration in declarations_in(path)]
    return sorted(classes, key=lambda declaration: (declaration.is_state, declaration.name))


def declarations_in(path: Path) -> Iterator[Declaration]:
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and (method := method_of(node, "declare", "_declare")):
            fields = [field_of(statement) for statement in method.body if is_assignment(statement)]
            yield Declaration(node.name, module, facts_of(node), fields)


def method_of(node: ast.ClassDef, *names: str) -> ast.FunctionDef | None:
    methods = [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name in names]
    return methods[0] if methods else None


def facts_of(node: ast.ClassDef) -> list[str]:
    constructor = method_of(node, "__init__")
    return [argument.arg for argument in constructor.args.args[1:]] if constructor else []


def is_assignment(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign | ast.AnnAssign)


def field_of(statement: ast.stmt) -> Field:
    if isinstance(statement, ast.AnnAssign):
        return typed_field(name_of(statement.target), ast.unparse(statement.annotation))
    assert isinstance(statement, ast.Assign)
    value = statement.value
    is_flag = isinstance(value, ast.Constant) and isinstance(value.value, bool)
    return typed_field(name_of(statement.targets[0]), "bool" if is_flag else "int")


def name_of(target: ast.expr) -> str:
    if not isinstance(target, ast.Attribute):
        raise BadField(f"line {target.lineno}: a field is declared as `self.name`")
    return target.attr


def typed_field(name: str, annotation: str) -> Field:
    for mark in ("Fixed", "Derived"):
        if annotation.startswith(f"{mark}["):
            return Field(name, annotation[len(mark) + 1 : -1], True, mark == "Fixed")
    return Field(name, annotation, False, True)


# ---- writing


class Layout:
    """The text of one layout.py."""

    def __init__(self, classes: list[Declaration]) -> None:
        self.classes = classes
        self.parts = {declaration.name: declaration for declaration in classes if not declaration.is_state}

    def text(self) -> str:
        body = "\n\n\n".join("\n".join(self.functions(declaration)) for declaration in self.classes)
        return f"{FIRST_LINE}\n\nfrom __future__ import annotations\n\n{self.imports(body)}\n\n\n{body}\n"

    def imports(self, body: str) -> str:
        lines = [f"from {part.module} import {part.name}" for part in self.parts.values()]
        states = [declaration for declaration in self.classes if declaration.is_state]
        guarded = [f"    from {state.module} import {state.name}" for state in states]
        bag = ["from atol.core.bag import bag_of"] if "bag_of(" in body else []
        packed = ["from librt.vecs import vec", "from mypy_extensions import i64"] if "vec[" in body else []
        first = [
            "from typing import TYPE_CHECKING",
            "",
            *packed,
            *bag,
            "from atol.core.fields import Reader",
            *sorted(lines),
        ]
        return "\n".join([*first, "", "if TYPE_CHECKING:", *guarded])

    def functions(self, declaration: Declaration) -> list[str]:
        if declaration.is_state:
            return self.state_functions(declaration)
        return self.part_functions(declaration)

    def state_functions(self, state: Declaration) -> list[str]:
        return [
            f"def copy_fields(state: {state.name}, copy: {state.name}) -> None:",
            *self.copying(state),
            "",
            "",
            f"def numbers(state: {state.name}) -> list[int]:",
            *self.writing(state),
            "",
            "",
            f"def restore(state: {state.name}, numbers: list[int]) -> None:",
            "    reader = Reader(numbers)",
            *self.reading(state, "state"),
        ]

    def part_functions(self, part: Declaration) -> list[str]:
        word = part.word
        facts = ", ".join(f"{word}.{fact}" for fact in part.facts)
        return [
            f"def copy_{word}({word}: {part.name}) -> {part.name}:",
            f"    copy = {part.name}({facts})",
            *self.copying(part),
            "    return copy",
            "",
            "",
            f"def {word}_numbers({word}: {part.name}) -> list[int]:",
            *self.writing(part),
            "",
            "",
            f"def read_{word}({word}: {part.name}, reader: Reader) -> {part.name}:",
            *self.reading(part, word),
            f"    return {word}",
        ]

    def copying(self, declaration: Declaration) -> list[str]:
        word = declaration.word
        return [f"    copy.{field.name} = {self.copied(field, word)}" for field in declaration.fields]

    def copied(self, field: Field, word: str) -> str:
        kind, value = field.kind, f"{word}.{field.name}"
        if field.shared or kind in ("int", "i64", "bool") or kind.startswith("tuple"):
            return value
        if kind == "list[int]" or kind.startswith("vec["):
            return f"{value}[:]"
        if kind == "list[list[int]]":
            return f"[row[:] for row in {value}]"
        if kind == "Bag":
            return f"{value}.clone()"
        return self.copied_part(kind, value)

    def copied_part(self, kind: str, value: str) -> str:
        part = self.part(kind)
        if kind.startswith("list["):
            return f"[copy_{part.word}({part.word}) for {part.word} in {value}]"
        copy = f"copy_{part.word}({value})"
        return f"{copy} if {value} is not None else None" if kind.endswith(" | None") else copy

    def part(self, kind: str) -> Declaration:
        name = kind.removeprefix("list[").removesuffix("]").removesuffix(" | None")
        if name not in self.parts:
            raise BadField(f"no layout is known for the type {kind}")
        return self.parts[name]

    def writing(self, declaration: Declaration) -> list[str]:
        word = declaration.word
        written = [field for field in declaration.fields if field.written]
        plain = [f"{word}.{field.name}" for field in written if field.kind in ("int", "i64")]
        flags = [f"int({word}.{field.name})" for field in written if field.kind == "bool"]
        rest = [field for field in written if field.kind not in ("int", "i64", "bool")]
        lines = [line for field in rest for line in self.written(field, f"{word}.{field.name}")]
        return [f"    numbers = [{', '.join([*plain, *flags])}]", *lines, "    return numbers"]

    def written(self, field: Field, value: str) -> list[str]:
        kind = field.kind
        if kind == "list[int]" or kind.startswith(("tuple[", "vec[")):
            return [f"    numbers += [len({value}), *{value}]"]
        if kind == "Bag":
            return [f"    numbers += [len({value}.counts), *{value}.counts]"]
        if kind == "list[list[int]]":
            return self.written_list(value, "row", "[len(row), *row]")
        return self.written_part(kind, value)

    def written_part(self, kind: str, value: str) -> list[str]:
        word = self.part(kind).word
        if kind.startswith("list["):
            return self.written_list(value, word, f"{word}_numbers({word})")
        line = f"    numbers += {word}_numbers({value})"
        return [f"    if {value} is not None:", f"    {line}"] if kind.endswith(" | None") else [line]

    def written_list(self, value: str, word: str, numbers: str) -> list[str]:
        return [f"    numbers.append(len({value}))", f"    for {word} in {value}:", f"        numbers += {numbers}"]

    def reading(self, declaration: Declaration, word: str) -> list[str]:
        written = [field for field in declaration.fields if field.written]
        numbers = [field for field in written if field.kind in ("int", "i64")]
        flags = [field for field in written if field.kind == "bool"]
        rest = [field for field in written if field.kind not in ("int", "i64", "bool")]
        return [self.read(field, word) for field in [*numbers, *flags, *rest]]

    def read(self, field: Field, word: str) -> str:
        target, kind = f"{word}.{field.name}", field.kind
        if kind in ("int", "i64"):
            return f"    {target} = reader.one()"
        if kind == "bool":
            return f"    {target} = reader.one() != 0"
        if kind == "list[int]":
            return f"    {target} = reader.row()"
        if kind.startswith("tuple"):
            return f"    {target} = tuple(reader.row())"
        if kind.startswith("vec["):
            return f"    {target} = {kind}(reader.row())"
        if kind == "Bag":
            return f"    {target} = bag_of(reader.row())"
        if kind == "list[list[int]]":
            return f"    {target} = [reader.row() for _ in range(reader.one())]"
        return self.read_part(target, kind, word)

    def read_part(self, target: str, kind: str, word: str) -> str:
        """Into a new one, or, where there may be none, into the one that is there."""
        part = self.part(kind)
        new = f"{part.name}({', '.join(f'{word}.{fact}' for fact in part.facts)})"
        if kind.startswith("list["):
            return f"    {target} = [read_{part.word}({new}, reader) for _ in range(reader.one())]"
        if kind.endswith(" | None"):
            return f"    if {target} is not None:\n        read_{part.word}({target}, reader)"
        return f"    {target} = read_{part.word}({new}, reader)"


def formatted(text: str) -> str:
    """As ruff writes it: imports sorted, long lines broken."""
    sorted_imports = ruff("check --fix --quiet --select I", text)
    return ruff("format", sorted_imports)


def ruff(command: str, text: str) -> str:
    full = [sys.executable, "-m", "ruff", *command.split(), "--stdin-filename", "src/layout.py", "-"]
    return subprocess.run(full, input=text, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def generated() -> dict[Path, str]:
    """What should stand in each layout.py."""
    layouts = {folder: declarations(folder) for folder in sorted(GAMES.iterdir()) if folder.is_dir()}
    return {folder / "layout.py": formatted(Layout(classes).text()) for folder, classes in layouts.items() if classes}


def main() -> int:
    files = generated()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not current; run: make layouts")
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
