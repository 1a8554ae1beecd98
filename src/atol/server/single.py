"""What a game does beside its box, as one file that needs no server and no network."""

from __future__ import annotations

import asyncio
import base64
import json
from functools import cache
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from msgspec import Raw

from atol.core.game import Game
from atol.core.reference import passages
from atol.server.asking import Ask, service_of
from atol.server.documentation import reading
from atol.server.errors import NoHelp, NoPages
from atol.server.games import WantedEdition, game_info
from atol.server.messages import encode
from atol.server.pages import PAGES

PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "wasm.bin", "stdlib.bin", "engine.bin")


@get(
    "/api/games/{game_id:str}/single",
    media_type=MediaType.HTML,
    summary="What a game does beside its box, as one page to keep: it needs no server",
    responses=reading(404),
)
async def download_single(request: Ask, game_id: FromPath[str], edition: WantedEdition = "") -> Response[bytes]:
    """For whoever cannot install the page: browsers keep none that came over plain http."""
    game = await service_of(request).shelf.game(game_id, edition)
    text = await asyncio.to_thread(single_page, game)
    named = {"Content-Disposition": f'attachment; filename="atol-{game_id}.html"'}
    return Response(text.encode(), media_type=MediaType.HTML, headers=named)


def single_page(game: Game) -> str:
    """Everything the page reads stands in it: script, answers, and Python in base 64. Raises NoHelp, NoPages."""
    if not game.helpers:
        raise NoHelp(game=game.meta.id)
    try:
        script, sheet, python = built_parts()
    except OSError:
        raise NoPages() from None
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="pl"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
            f"<title>{game.meta.names['pl']} - Atol</title>",
            f"<style>{sheet}</style></head>",
            '<body><div id="app"></div>',
            python,
            data_block("atol-brought", "application/json", brought(game)),
            f'<script type="module">{without_ends(script)}</script></body></html>',
        )
    )


@cache
def built_parts() -> tuple[str, str, str]:
    """The script, the sheet, and Python as blocks of data; read once."""
    single = PAGES / "single"
    script, sheet = (single / "single.js").read_text("utf-8"), (single / "style.css").read_text("utf-8")
    folder = PAGES / json.loads((PAGES / "python.json").read_text("utf-8"))["folder"][1:]
    parts = {name: base64.b64encode((folder / name).read_bytes()).decode() for name in PARTS}
    blocks = [data_block(f"atol-{name}", "text/plain", text) for name, text in parts.items()]
    return script, sheet, "\n".join(blocks)


def data_block(id: str, kind: str, text: str) -> str:
    return f'<script type="{kind}" id="{id}">{text}</script>'


def brought(game: Game) -> str:
    """What the server would answer to the page, by path."""
    path = f"/api/games/{game.meta.id}"
    answers: dict[str, Any] = {
        "/api/games": [game.meta],
        path: Raw(encode(game_info(game))),
        f"{path}/reference": Raw(encode(passages(game))),
    }
    told = {"game": game.meta.id, "own": own_edition(game), "answers": answers}
    return encode(told).decode().replace("<", "\\u003c")


def own_edition(game: Game) -> dict[str, Any] | None:
    if game.overlay is None:
        return None
    return {"edition": game.edition, "name": game.overlay.edition, "replace": game.overlay.replace}


def without_ends(script: str) -> str:
    """A script inside a page may not name the end of one."""
    return script.replace("</script", "<\\/script")


HANDLERS = [download_single]
