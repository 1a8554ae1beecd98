"""Owners' editions: checked, kept on the shelf, and given out again by the name of what they say."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta as Limits
from msgspec import Raw, Struct

from atol.core import registry
from atol.core.data import Component, Overlay
from atol.server.asking import Ask, base_of, service_of
from atol.server.documentation import changing, reading
from atol.server.errors import NotFound
from atol.server.messages import OneTimeLink

Fields = dict[str, Any]


class NewEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """What an owner replaces: by section and entry, field by field."""

    name: Annotated[str, Limits(min_length=1, max_length=60)]
    replace: dict[str, dict[str, Fields]]


class KeptEdition(Struct, frozen=True):
    edition: str
    link: OneTimeLink


class EditionForm(Struct, frozen=True):
    """How entries look: a JSON schema of each section whose entries can be replaced."""

    sections: dict[str, str]
    schema: Raw


@post(
    "/api/games/{game_id:str}/editions",
    status_code=200,
    summary="Keep an owner's edition; what is impossible is refused by a sentence that names the entry",
    responses=changing(404),
)
async def keep_edition(request: Ask, game_id: FromPath[str], data: JSONBody[NewEdition]) -> KeptEdition:
    overlay = Overlay(registry.meta(game_id).id, data.name, data.replace)
    edition = await service_of(request).shelf.keep(overlay)
    path = f"/edition/{game_id}?from={edition}"
    return KeptEdition(edition, service_of(request).link(path, base_of(request)))


@get(
    "/api/games/{game_id:str}/editions",
    summary="What an owner can replace, as a JSON schema",
    sync_to_thread=False,
    responses=reading(404),
)
def show_form(game_id: FromPath[str]) -> EditionForm:
    components = registry.game(game_id).components
    if components is None:
        raise NotFound()
    kind = type(components)
    named = {field.name: item_of(field.type) for field in msgspec.structs.fields(kind)}
    sections = {name: item.__name__ for name, item in named.items() if issubclass(item, Component)}
    return EditionForm(sections, Raw(msgspec.json.encode(msgspec.json.schema(kind)["$defs"])))


def item_of(kind: Any) -> Any:
    return kind.__args__[0]


@get(
    "/api/games/{game_id:str}/editions/{edition:str}",
    summary="An owner's edition, as the file that the commands read",
    responses=reading(404),
)
async def show_edition(request: Ask, game_id: FromPath[str], edition: FromPath[str]) -> Overlay:
    overlay = await service_of(request).shelf.find(registry.meta(game_id).id, edition)
    if overlay is None:
        raise NotFound()
    return overlay


HANDLERS = [keep_edition, show_form, show_edition]
