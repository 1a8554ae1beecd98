"""The faces of an action beside its id: a line of notation, a typed message, and a sentence.

A game writes each kind of action as a small frozen struct with a tag and lists all its actions in the order of their
ids. Everything else follows: the line is the tag and the fields, and the sentence is the message `<game>-do-<tag>` of
the locale files with the fields as people call them. Events are `<game>-log-<name>` in the same way.

A subclass says in `said` how the game's own things are called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any

import msgspec
from msgspec import Struct

from atol.core.errors import BadNotation
from atol.core.messages import Event
from atol.locales import Words

SEATS = ("seat", "other")


class Notation:
    """Turns action ids into text and messages, and back."""

    def __init__(self, game: str, kinds: UnionType, messages: Sequence[Struct], forms: str) -> None:
        self.game = game
        self.kinds = kinds  # the union of the messages' types
        self.messages = messages  # by id
        self.forms = forms  # what can be typed, for the error that says so
        self.lines = [line_of(message) for message in messages]
        self.ids = {line.lower(): action for action, line in enumerate(self.lines)}

    def parse(self, text: str) -> int:
        action = self.ids.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation(text=text, forms=self.forms)
        return action

    def action(self, message: Struct) -> int:
        if not isinstance(message, self.kinds):
            raise BadNotation(text=repr(message), forms=self.forms)
        return self.parse(line_of(message))

    # ---- sentences for people

    def sentence(self, action: int, words: Words) -> str:
        message = self.messages[action]
        return words.say(f"{self.game}-do-{tag_of(message)}", **self.spoken(shown_fields(message), words))

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        return words.say(f"{self.game}-log-{event.name}", **self.told(event, names, words))

    def told(self, event: Event, names: list[str], words: Words) -> dict[str, Any]:
        """The details of an event, with everything as people call it."""
        seats = {key: names[value] for key, value in event.args.items() if key in SEATS and isinstance(value, int)}
        return self.spoken(event.args, words) | seats

    def spoken(self, details: Mapping[str, Any], words: Words) -> dict[str, Any]:
        return {key: self.said(key, value, words) for key, value in details.items()}

    def said(self, key: str, value: Any, words: Words) -> Any:
        """How people call what stands under this key in an action or an event."""
        return value


def tag_of(message: Struct) -> str:
    return str(message.__struct_config__.tag)


def line_of(message: Struct) -> str:
    return " ".join([tag_of(message), *[str(value) for value in shown_fields(message).values()]])


def shown_fields(message: Struct) -> dict[str, Any]:
    """People count seats from 1, messages from 0."""
    fields = msgspec.structs.asdict(message)
    return {key: value + 1 if key == "seat" else value for key, value in fields.items()}
