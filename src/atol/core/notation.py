"""The faces of an action beside its id: a line of notation, a typed message, and a sentence.

A game writes each kind of action as a small frozen struct with a tag and lists the kinds in the order of their ids,
each with the values of its fields:

    ACTIONS = in_order((ids.PLACE, Place, COLOURS, SPACES), (ids.TAKE, Take, CARDS))

Everything else follows: the messages by id, the line, which is the tag and the fields, and the sentence, which is
the message `<game>-do-<tag>` of the game's words with the fields as people call them. Events are `<game>-log-<name>`
in the same way.

A subclass says in `said` how the game's own things are called.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, Union

import msgspec
from msgspec import Struct

from atol.core.errors import BadNotation
from atol.core.messages import Event
from atol.locales import Words

SEATS = ("seat", "other")
FEW = 2  # so many values of a field are all named where the forms of the actions are listed


class Actions:
    """All actions of a game, one kind after another."""

    def __init__(self) -> None:
        self.kinds: list[type[Struct]] = []
        self.messages: list[Struct] = []  # by id
        self.forms: list[str] = []  # what can be typed, one a kind

    def add(self, kind: type[Struct], values: tuple[Iterable[Any], ...]) -> None:
        """One message for each combination of the values; a value that is a tuple fills several fields."""
        messages = [kind(*spread(combination)) for combination in product(*values)]
        self.kinds.append(kind)
        self.messages += messages
        self.forms.append(form_of(kind, messages))

    def union(self) -> Any:
        """The type of a message."""
        return Union[tuple(self.kinds)]  # noqa: UP007  # its members are known at run time only


def in_order(*kinds: tuple[Any, ...]) -> Actions:
    """Kinds of actions, each with its first id, the type of its message and the values of each field."""
    actions = Actions()
    for first, kind, *values in kinds:
        if first != len(actions.messages):
            raise ValueError(f"{tag_of(kind)} begins at {len(actions.messages)}, its id says {first}")
        actions.add(kind, tuple(values))
    return actions


def listed(union: Any, messages: Any, forms: str) -> Actions:
    """Until every game has one list."""
    actions = Actions()
    actions.kinds, actions.messages, actions.forms = list(union.__args__), list(messages), [forms]
    return actions


def spread(combination: tuple[Any, ...]) -> list[Any]:
    return [part for value in combination for part in (value if isinstance(value, tuple) else (value,))]


def form_of(kind: type[Struct], messages: list[Struct]) -> str:
    """How an action of this kind is typed: `place COLOUR SPACE`."""
    return " ".join([tag_of(kind), *[field_form(name, messages) for name in kind.__struct_fields__]])


def field_form(name: str, messages: list[Struct]) -> str:
    values = dict.fromkeys(str(getattr(message, name)) for message in messages)
    return "|".join(values) if len(values) <= FEW else name.upper()


class Notation:
    """Turns action ids into text and messages, and back."""

    def __init__(self, game: str, actions: Actions) -> None:
        self.game = game
        self.kinds = tuple(actions.kinds)
        self.union = actions.union()
        self.messages = actions.messages  # by id
        self.forms = ", ".join(actions.forms)  # what can be typed, for the error that says so
        self.lines = [line_of(message) for message in self.messages]
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


def tag_of(message: Struct | type[Struct]) -> str:
    return str(message.__struct_config__.tag)


def line_of(message: Struct) -> str:
    return " ".join([tag_of(message), *[str(value) for value in shown_fields(message).values()]])


def shown_fields(message: Struct) -> dict[str, Any]:
    """People count seats from 1, messages from 0."""
    fields = msgspec.structs.asdict(message)
    return {key: value + 1 if key == "seat" else value for key, value in fields.items()}
