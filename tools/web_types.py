"""Generate the browser's TypeScript types from the messages of the server and of every game.

python -m tools.web_types            write them
python -m tools.web_types --check    exit 1, naming the file, when one is not current
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from atol.core import registry
from atol.core.helpers import BoxScore
from atol.core.reference import Passage
from atol.server import analyses, daily, editions, messages, progress, protocol
from tools.node import WEB, install_packages, node_command

SHARED = (
    protocol.ServerMessage,
    protocol.ClientMessage,
    messages.Me,
    messages.NewName,
    messages.UsedLink,
    messages.GameInfo,
    Passage,
    editions.NewEdition,
    editions.KeptEdition,
    editions.EditionForm,
    messages.NewTable,
    messages.Coded,
    messages.Invited,
    messages.TableSummary,
    messages.NewNotice,
    messages.MyNotices,
    messages.StandInVote,
    messages.MySheet,
    messages.MyResult,
    messages.Added,
    messages.NewBox,
    BoxScore,
    messages.TabletopAsk,
    messages.TabletopAnswer,
    messages.Fairness,
    messages.Review,
    daily.Calendar,
    daily.NewDaily,
    progress.MyProgress,
    analyses.Analysed,
    messages.Problem,
    messages.Health,
)
UNIONS = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}


def schema_of(title: str, types: Sequence[Any], unions: dict[str, Any]) -> dict[str, Any]:
    named, definitions = msgspec.json.schema_components([*types, *unions.values()], ref_template="#/$defs/{name}")
    for wanted, schema in zip(unions, named[len(types) :], strict=True):
        name = f"Any{wanted}" if wanted in definitions else wanted  # an action of a game may be called so itself
        definitions[name] = {"title": name, "anyOf": schema.get("anyOf", [schema])}  # a union of one is its member
    return {"title": title, "$defs": definitions, "not": {}}


def generated() -> dict[Path, str]:
    """What should stand in each generated file."""
    schemas = {WEB / "src" / "lib" / "messages.ts": schema_of("Messages", SHARED, UNIONS)}
    for meta in registry.installed_games():
        game = registry.game(meta.id)
        asked = [kind for helper in game.helpers.values() for kind in (helper.question, helper.answer)]
        types = [kind for kind in (game.view_type(), type(game.components), *asked) if kind is not None]
        schemas[WEB / "src" / "games" / meta.id / "messages.ts"] = schema_of(
            "Messages", types, {"Action": game.action_type()}
        )
    return {path: to_typescript(schema) for path, schema in schemas.items()}


def to_typescript(schema: dict[str, Any]) -> str:
    command = [*node_command(), str(WEB / "scripts" / "types.mjs")]
    result = subprocess.run(command, cwd=WEB, input=json.dumps(schema), capture_output=True, text=True, check=True)
    return result.stdout


def main() -> int:
    install_packages(WEB)
    files = generated()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(WEB.parent)} is not current; run: make web-types")
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
