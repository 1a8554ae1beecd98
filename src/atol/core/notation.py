"""The faces of an action beside its id: a line of notation, a typed message, and a sentence.

A game lists its kinds of actions once, in the order of their ids, each with its tag and the values of its fields:

    ACTIONS = in_order(
        kind(ids.PLACE, "place", colour=COLOURS, space=SPACES),
        kind(ids.TAKE, "take", card=CARDS),
    )

Everything else follows: the messages by id, the line, which is the tag and the fields, and the sentence, which is
the message `<game>-do-<tag>` of the game's words with the fields as people call them. Events are `<game>-log-<name>`
in the same way.

A subclass says in `said` how the game's own things are called.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from typing import Any, Literal, Union

import msgspec
from msgspec import Struct

from atol.core.errors import BadNotation
from atol.core.lessons import DueLesson
from atol.core.messages import Event
from atol.locales import Words

SEATS = ("seat", "other")
FEW = 2  # so many values of a field are all named where the forms of the actions are listed
MOST_NAMED = 6  # so many are named in its type, which clients check


class Kind(Struct, frozen=True):
    """One kind of action: all its messages, by id from `first` on."""

    first: int
    type: type[Struct]
    messages: list[Struct]
    form: str  # how one is typed: `place COLOUR SPACE`


def kind(first: int, tag: str, /, paired: bool = False, **values: Iterable[Any]) -> Kind:
    """Every combination of the values of the fields; `paired`: the first with the first, and so on."""
    lists = {name: list(named) for name, named in values.items()}
    message = message_type(tag, tuple([(name, type_of(named)) for name, named in lists.items()]))
    combinations = zip(*lists.values(), strict=True) if paired else product(*lists.values())
    form = " ".join([tag, *[form_of(name, named) for name, named in lists.items()]])
    return Kind(first, message, [message(*combination) for combination in combinations], form)


@cache  # a game has the same types in every edition
def message_type(tag: str, fields: tuple[tuple[str, Any], ...]) -> type[Struct]:
    name = "".join([part.capitalize() for part in tag.split("-")])
    return msgspec.defstruct(name, fields, frozen=True, tag=tag)


def type_of(values: list[Any]) -> Any:
    if all(isinstance(value, int) for value in values):
        return int
    named = dict.fromkeys(values)
    return Literal[tuple(named)] if len(named) <= MOST_NAMED else str


def form_of(name: str, values: list[Any]) -> str:
    named = dict.fromkeys(map(str, values))
    return "|".join(named) if len(named) <= FEW else name.upper()


class Actions:
    """All actions of a game, one kind after another."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.types = tuple(kind.type for kind in kinds)
        self.messages = [message for kind in kinds for message in kind.messages]  # by id
        self.forms = ", ".join(kind.form for kind in kinds)  # what can be typed

    def union(self) -> Any:
        """The type of a message."""
        return Union[self.types]  # noqa: UP007  # its members are known at run time only


def in_order(*kinds: Kind) -> Actions:
    """The actions of these kinds; each must begin where its first id says."""
    following = 0
    for kind in kinds:
        if kind.first != following:
            raise ValueError(f"{tag_of(kind.type)} begins at {following}, its id says {kind.first}")
        following += len(kind.messages)
    return Actions(kinds)


class Notation:
    """Turns action ids into text and messages, and back."""

    def __init__(self, game: str, actions: Actions) -> None:
        self.game = game
        self.types = actions.types
        self.union = actions.union()
        self.messages = actions.messages  # by id
        self.forms = actions.forms  # for the error that says what can be typed
        self.lines = [line_of(message) for message in self.messages]
        self.ids = {line.lower(): action for action, line in enumerate(self.lines)}

    def parse(self, text: str) -> int:
        action = self.ids.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation(text=text, forms=self.forms)
        return action

    def action(self, message: Struct) -> int:
        if not isinstance(message, self.types):
            raise BadNotation(text=repr(message), forms=self.forms)
        return self.parse(line_of(message))

    # ---- sentences for people

    def sentence(self, action: int, words: Words) -> str:
        message = self.messages[action]
        return words.say(f"{self.game}-do-{tag_of(message)}", **self.spoken(shown_fields(message), words))

    def offer(self, action: int, view: Struct, names: list[str], words: Words) -> str:
        """The sentence of a legal action for somebody who sees this view; it may name what lies there and whose."""
        return self.sentence(action, words)

    def arranged(self, legal: list[int], view: Struct) -> list[int]:
        """The legal actions in the order in which they are listed to somebody who sees this view."""
        return legal

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        return words.say(f"{self.game}-log-{event.name}", **self.told(event, names, words))

    def lesson(self, due: DueLesson, names: list[str], words: Words) -> str:
        """A rule in the sentence that teaches it."""
        return words.say(f"{self.game}-lesson-{due.id}", **self.told(Event(due.id, due.args), names, words))

    def told(self, event: Event, names: list[str], words: Words) -> dict[str, Any]:
        """The details of an event, with everything as people call it."""
        seats = {key: names[value] for key, value in event.args.items() if key in SEATS and isinstance(value, int)}
        return self.spoken(event.args, words) | seats

    def detail(self, key: str, what: str, words: Words) -> str:
        """What a part of that score line is for, as people call it."""
        return what

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
