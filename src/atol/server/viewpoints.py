"""A table as it is seen from a seat, or by everyone."""

from __future__ import annotations

from functools import cache
from typing import get_args, get_origin, get_type_hints

from msgspec import Raw, Struct
from msgspec.structs import replace

from atol.core.game import Game
from atol.core.messages import Part
from atol.server.messages import Result, encode
from atol.server.protocol import Choice, Update
from atol.table.parts import Choice as TableChoice
from atol.table.table import Table

MOST_PARTS = 64  # that a room keeps as JSON


class Viewpoints:
    def __init__(self, game: Game) -> None:
        self._messages = ActionMessages(game)
        self._parts = PartTexts(game)

    def update(self, table: Table, seat: int | None, since: int) -> Update:
        """How the table stands, with the events after that version."""
        return Update(
            version=table.version,
            seat=seat,
            to_act=table.to_act,
            turn=table.turn,
            view=self._parts.text(table.view(seat)),
            choices=[] if seat is None or table.is_bot(seat) else self._choices(table, seat),
            can_undo=seat is not None and table.can_undo(seat),
            events=table.events(seat, since),
            gains=table.gains(seat, since),
            result=Result(table.scores(), table.winners(), table.decision()) if table.over else None,
            lessons=table.lessons(seat),
        )

    def _choices(self, table: Table, seat: int) -> list[Choice]:
        return [self._choice(choice) for choice in table.choices(seat)]

    def _choice(self, choice: TableChoice) -> Choice:
        move = self._messages.text(choice.action)
        return Choice(choice.action, move, choice.lock, choice.passes, choice.times, choice.points)


class PartTexts:
    """Views as JSON; the parts that a game shows again and again are written once."""

    def __init__(self, game: Game) -> None:
        self._fields = part_fields(game.view_type())
        self._texts: dict[int, tuple[Part, Raw]] = {}  # by identity, which lasts while the part is kept here

    def text(self, view: Struct) -> Raw:
        if not self._fields:
            return Raw(encode(view))
        parts = {name: [self._part(part) for part in getattr(view, name)] for name in self._fields}
        return Raw(encode(replace(view, **parts)))

    def _part(self, part: Part) -> Raw:
        kept = self._texts.get(id(part))
        if kept is not None:
            return kept[1]
        if len(self._texts) >= MOST_PARTS:
            self._texts.clear()
        text = Raw(encode(part))
        self._texts[id(part)] = part, text
        return text


class ActionMessages:
    """Typed actions as JSON, each made once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._texts: dict[int, Raw] = {}

    def text(self, action: int) -> Raw:
        if action not in self._texts:
            self._texts[action] = Raw(encode(self._game.message(action)))
        return self._texts[action]


@cache
def part_fields(view_type: object) -> list[str]:
    """The fields of a view that are lists of parts."""
    if view_type is None:
        return []
    return [name for name, hint in get_type_hints(view_type).items() if is_row_of_parts(hint)]


def is_row_of_parts(hint: object) -> bool:
    kinds = get_args(hint)
    return get_origin(hint) is list and isinstance(kinds[0], type) and issubclass(kinds[0], Part)
