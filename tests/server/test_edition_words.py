"""What an owner reads while correcting an edition: every section, field and value of every game has its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from atol.core import registry
from atol.core.data import Component, Source
from tests.test_locales import EDITION, messages

GAMES = [meta.id for meta in registry.installed_games()]
NOT_EDITED = {*(field.name for field in msgspec.structs.fields(Component)), "proposed", "sources"}


def definitions(game: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.schema(type(registry.game(game).components))["$defs"]
    return {name: shape for name, shape in found.items() if name != Source.__name__}


def named(shape: Any) -> Iterator[str]:
    """The words that a form made of this schema says."""
    if isinstance(shape, list):
        for one in shape:
            yield from named(one)
    elif isinstance(shape, dict):
        fields = {name: part for name, part in shape.get("properties", {}).items() if name not in NOT_EDITED}
        yield from (f"edition-part-{name}" for name in fields)
        yield from (f"edition-value-{value}" for value in shape.get("enum", []) if isinstance(value, str))
        yield from named([*fields.values(), *(part for key, part in shape.items() if key != "properties")])


def test_every_section_field_and_value_of_an_edition_has_words_and_no_other_has() -> None:
    wanted = {word for game in GAMES for word in named(list(definitions(game).values()))}
    places = [EDITION, *[(meta.package, "") for meta in registry.metas().values()]]
    said = {word for place in places for word in messages(*place, "en")}
    assert wanted == {word for word in said if word.startswith(("edition-part-", "edition-value-"))}
