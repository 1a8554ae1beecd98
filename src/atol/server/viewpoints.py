"""A table as it is seen from a seat, or by everyone."""

from __future__ import annotations

from msgspec import Raw

from atol.core.game import Game
from atol.server.messages import Result, encode
from atol.server.protocol import Choice, Update
from atol.table.parts import Choice as TableChoice
from atol.table.table import Table


class Viewpoints:
    def __init__(self, game: Game) -> None:
        self._messages = ActionMessages(game)

    def update(self, table: Table, seat: int | None, since: int) -> Update:
        """How the table stands, with the events after that version."""
        return Update(
            version=table.version,
            seat=seat,
            to_act=table.to_act,
            turn=table.turn,
            view=Raw(encode(table.view(seat))),
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


class ActionMessages:
    """Typed actions as JSON, each made once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._texts: dict[int, Raw] = {}

    def text(self, action: int) -> Raw:
        if action not in self._texts:
            self._texts[action] = Raw(encode(self._game.message(action)))
        return self._texts[action]
