"""Component data: loaded, checked, with its provenance, and with an owner's replacements laid over it.

A data file is an object of sections; a section is a list of entries with an `id`. An edition overlay replaces
fields of entries and never adds or removes one:

    {"game": "<id>", "edition": "my box", "replace": {"cards": {"R05": {"points": 2}}}}

When a game's own data change, what they said before stays beside them as such an overlay, in `data/editions`: a match
goes on, and a record replays, with the components that it began with.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct

from atol.core.errors import BadData, NoFile, Phrase
from atol.core.messages import Provenance
from atol.locales import LANGUAGES


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry says of itself."""

    id: str
    provenance: Provenance
    source: str


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where entries come from, in words for each language."""

    id: str
    what: dict[str, str]


class SourceNote(Struct, frozen=True):
    """How many entries carry which mark; shown to players."""

    provenance: Provenance
    what: dict[str, str]
    entries: int


class Overlay(Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's replacements, as read from a file."""

    game: str
    edition: str
    replace: dict[str, dict[str, dict[str, Any]]]


MARKS = ("provenance", "source")

T = TypeVar("T", bound=Struct)


def read_overlay(path: Path) -> Overlay:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise NoFile(file=str(path), problem=error.strerror or str(error)) from None
    return parse_overlay(text, path.name)


def parse_overlay(text: bytes, name: str) -> Overlay:
    try:
        return msgspec.json.decode(text, type=Overlay)
    except msgspec.DecodeError as error:
        raise BadData(file=name, entry="-", field="-", problem=str(error)) from None


def load_components(package: str, kind: type[T], overlay: Overlay | None = None) -> T:
    """The typed data of a game's package, with the overlay's fields in place of the printed ones."""
    sections = msgspec.json.decode(resources.files(package).joinpath("data", "components.json").read_bytes())
    if overlay is not None:
        for section, entries in overlay.replace.items():
            _replace_entries(sections, section, entries, kind, overlay.edition)
    return msgspec.convert(sections, kind)


def earlier_editions(package: str) -> list[Overlay]:
    """What the data of a game's package said before, laid over what they say now; the latest first."""
    folder = resources.files(package).joinpath("data", "editions")
    files = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    return [parse_overlay(files[name].read_bytes(), name) for name in sorted(files, reverse=True)]


def laid_over(below: Overlay, above: Overlay | None) -> Overlay:
    """Both as one: an owner's replacements win over those of an earlier edition."""
    if above is None:
        return below
    replace = {section: dict(entries) for section, entries in below.replace.items()}
    for section, entries in above.replace.items():
        kept = replace.setdefault(section, {})
        for name, fields in entries.items():
            kept[name] = {**kept.get(name, {}), **_owner_marks(above.edition), **fields}
    return Overlay(above.game, above.edition, replace)


def edition_of(components: Struct | None) -> str:
    """A short name for what these components say and do, whoever says it: marks and sources do not count."""
    if components is None:
        return ""
    entries = [msgspec.to_builtins(entry) for entry in _entries(components)]
    facts = [{key: value for key, value in entry.items() if key not in MARKS} for entry in entries]
    return hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()[:16]


def source_notes(components: Struct | None) -> tuple[SourceNote, ...]:
    """One note per mark and source, the most frequent first. An owner's edition speaks for itself."""
    if components is None:
        return ()
    words = {source.id: source.what for source in _things(components) if isinstance(source, Source)}
    marks = Counter((entry.provenance, entry.source) for entry in _entries(components))
    return tuple(
        SourceNote(provenance, words.get(source, dict.fromkeys(LANGUAGES, source)), entries)
        for (provenance, source), entries in marks.most_common()
    )


def _entries(components: Struct) -> list[Component]:
    """Of all sections, in the order in which they are declared."""
    return [thing for thing in _things(components) if isinstance(thing, Component)]


def _things(components: Struct) -> Iterator[object]:
    return chain.from_iterable(msgspec.structs.astuple(components))


def _replace_entries(
    sections: dict[str, Any], section: str, entries: dict[str, dict[str, Any]], kind: type[T], edition: str
) -> None:
    entry_kind = _entry_kind(kind, section, edition)
    by_id = {entry["id"]: position for position, entry in enumerate(sections[section])}
    for name, fields in entries.items():
        if name not in by_id:
            problem = Phrase("data-no-entry", known=", ".join(sorted(by_id)[:8]))
            raise BadData(file=edition, entry=f"{section}/{name}", field="-", problem=problem)
        merged = {**sections[section][by_id[name]], **_owner_marks(edition), **fields}
        _check_entry(merged, entry_kind, f"{section}/{name}", fields, edition)
        sections[section][by_id[name]] = merged


def _owner_marks(edition: str) -> dict[str, str]:
    return {"provenance": "owner", "source": edition}


def _entry_kind(kind: type[T], section: str, edition: str) -> type[Component]:
    """What the entries of a section are; only sections of components can be replaced."""
    types = {field.name: get_args(field.type)[0] for field in msgspec.structs.fields(kind)}
    kinds: dict[str, type[Component]] = {name: t for name, t in types.items() if issubclass(t, Component)}
    if section not in kinds:
        problem = Phrase("data-no-section", known=", ".join(kinds))
        raise BadData(file=edition, entry=section, field="-", problem=problem)
    return kinds[section]


def _check_entry(
    merged: dict[str, Any], kind: type[Component], entry: str, fields: dict[str, Any], edition: str
) -> None:
    known = [field.name for field in msgspec.structs.fields(kind)]
    for field in fields:
        if field not in known or field == "id":
            problem = Phrase("data-no-field", known=", ".join(known))
            raise BadData(file=edition, entry=entry, field=field, problem=problem)
        try:
            msgspec.convert(merged, kind)
        except msgspec.ValidationError as error:
            raise BadData(file=edition, entry=entry, field=field, problem=str(error)) from None
