"""Finding games: through entry points, so that a sixth game can come from another package."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from atol.core.data import Overlay, earlier_editions, laid_over, read_overlay
from atol.core.errors import BadData, Phrase, UnknownGame
from atol.core.game import Game
from atol.core.meta import Meta

GAMES = "atol.games"


@cache
def metas() -> dict[str, Meta]:
    """The facts of every installed game by id; loads no rules."""
    by_id: dict[str, Meta] = {point.name: point.load() for point in entry_points(group=GAMES)}
    return dict(sorted(by_id.items()))


def installed_games() -> list[Meta]:
    """The facts of every installed game."""
    return list(metas().values())


def meta(game_id: str) -> Meta:
    if game_id not in metas():
        raise UnknownGame(game=game_id, known=", ".join(metas()))
    return metas()[game_id]


def game(game_id: str, overlay: Overlay | None = None) -> Game:
    """The game of that id, with an owner's overlay where one is given."""
    if overlay is None:
        return _plain_game(game_id)
    if overlay.game != game_id:
        problem = Phrase("data-other-game", given=overlay.game, wanted=game_id)
        raise BadData(file=overlay.edition, entry="-", field="game", problem=problem)
    return _game_class(game_id)(overlay)  # type: ignore[no-any-return]  # loaded by name


def editions(game_id: str, overlay: Overlay | None = None) -> Iterator[Game]:
    """The game with the components of today, then with those of before, the latest first."""
    yield game(game_id, overlay)
    for earlier in earlier_editions(meta(game_id).package):
        yield game(game_id, laid_over(earlier, overlay))


def game_of_edition(game_id: str, edition: str, overlay: Overlay | None = None) -> Game | None:
    """The game as it was in that edition, if it is known."""
    return next((known for known in editions(game_id, overlay) if known.edition == edition), None)


def overlay_from(path: Path, game_id: str) -> Overlay:
    """An owner's overlay, checked against the game; what is wrong is named with file, entry and field."""
    overlay = read_overlay(path)
    try:
        game(game_id, overlay)
    except BadData as error:
        raise BadData(**{**error.details, "file": path.name}) from None
    return overlay


@cache
def _plain_game(game_id: str) -> Game:
    return _game_class(game_id)()  # type: ignore[no-any-return]  # loaded by name


def _game_class(game_id: str) -> Any:
    return load_name(meta(game_id).game)


def board_of(meta: Meta) -> Any:
    """The function that draws the game's view in the terminal: `draw` in its module `board`; None: it has none."""
    return load_optional(meta.package, "board", "draw")


def load_optional(package: str, module: str, attribute: str) -> Any:
    """An attribute of a module that only some games have; None: this one has not."""
    name = f"{package}.{module}"
    return load_name(f"{name}:{attribute}") if find_spec(name) else None


def commands_of(meta: Meta) -> tuple[Callable[..., int], ...]:
    """What the game adds to the commands of `atol`: `COMMANDS` in its module `tabletop.commands`.

    Each is called with the game, a `core.helpers.Terminal` and the options that its own parameters name.
    """
    package = f"{meta.package}.tabletop"
    if not meta.helpers or not find_spec(package) or not find_spec(f"{package}.commands"):
        return ()
    commands: tuple[Callable[..., int], ...] = load_name(f"{package}.commands:COMMANDS")
    return commands


def load_name(name: str) -> Any:
    """What `module:attribute` names."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
