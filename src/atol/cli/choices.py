"""Reading what was asked for on the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atol.bots import registry as bots
from atol.core import registry
from atol.core.data import Overlay
from atol.core.errors import AtolError, BadOption, NoFile, UnknownBot
from atol.core.game import Game
from atol.core.lessons import Course
from atol.core.meta import Meta
from atol.locales import LANGUAGES, Words, preferred_language, words
from atol.table.seats import BOT, PERSON, Seat


class BadSet(AtolError):
    message = "error-bad-set"


class BadSeatName(AtolError):
    message = "error-seat-names"


class BotsAndSeats(AtolError):
    message = "error-bots-and-seats"


class NotSolo(AtolError):
    message = "error-solo"


class BadOpponent(AtolError):
    message = "error-bad-opponent"


class UnknownCourse(AtolError):
    message = "error-unknown-course"


class BadNumber(AtolError):
    message = "error-bad-number"


class CannotWrite(AtolError):
    message = "error-cannot-write"


class UnknownFlag(AtolError):
    message = "error-unknown-flag"


class BadFlagValue(AtolError):
    message = "error-bad-flag-value"


class MissingArgument(AtolError):
    message = "error-missing-argument"


class BadUsage(AtolError):
    message = "error-bad-usage"


# ---- options that several commands share

GameId = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Sets = Annotated[list[str], typer.Option("--set")]
Mode = Annotated[str | None, typer.Option("--mode")]
Opponent = Annotated[str | None, typer.Option("--opponent")]
OverlayFile = Annotated[Path | None, typer.Option("--overlay")]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=lambda given: speak(given)),
]


# ---- courses


def course_of(game: Game, name: str | None) -> Course:
    """The course of that name, or the first one."""
    courses = {course.id: course for course in game.courses}
    if name is None and courses:
        return game.courses[0]
    if name not in courses:
        raise UnknownCourse(course=name or "", known=", ".join(courses), game=game.meta.id)
    return courses[name]


# ---- language

_chosen: list[str] = []


def speak(given: str | None) -> str | None:
    """Remember the language asked for, before anything can go wrong in another one."""
    if given is not None:
        if given not in LANGUAGES:
            raise BadOption(option="--lang", value=given, values=", ".join(LANGUAGES))
        _chosen[:] = [given]
    return given


def hear_language(arguments: list[str]) -> None:
    """The language asked for anywhere on the line, so that a line that is wrong elsewhere is answered in it."""
    _chosen.clear()
    words_after = " ".join(arguments).replace("--lang ", "--lang=").split()
    for word in words_after:
        flag, _, language = word.partition("=")
        if flag == "--lang" and language in LANGUAGES:
            _chosen[:] = [language]


def spoken() -> Words:
    return words(_chosen[0] if _chosen else preferred_language())


# ---- games and their options


def load_overlay(path: Path | None, game_id: str) -> Overlay | None:
    return None if path is None else registry.overlay_from(path, game_id)


def game_options(meta: Meta, sets: list[str], mode: str | None, opponent: str | None, seats: int) -> dict[str, str]:
    """The options given on the command line, checked and complete."""
    given: dict[str, object] = {}
    for text in sets:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadSet(text=text)
        given[key] = value
    if mode == "solo":
        if seats != 1:
            raise NotSolo(seats=seats)
    elif mode is not None:
        given["mode"] = mode
    if opponent is not None:
        name, colon, level = opponent.partition(":")
        if not colon:
            raise BadOpponent(text=opponent)
        given[name] = level
    return meta.check_options(given)


def seats_from(text: str) -> list[Seat]:
    """`me,search` or `me:Ala,me:Ola,greedy`."""
    return [seat_from_word(word.strip()) for word in text.split(",")]


def seat_from_word(word: str) -> Seat:
    first, _, name = word.partition(":")
    if first == "me":
        return Seat(PERSON, name or spoken().say("you"))
    try:
        bots.bot(word)
    except UnknownBot:
        raise BadSeatName(text=word, known=", ".join(bots.names())) from None
    return Seat(BOT, word)


def bots_from(text: str, seats: int | None, meta: Meta) -> tuple[str, ...]:
    """One bot per seat; one name alone plays on all seats."""
    names = [word.strip() for word in text.split(",")]
    for name in names:
        bots.bot(name)
    if len(names) == 1:
        names *= meta.check_seats(seats if seats is not None else meta.seats[0])
    if seats is not None and seats != len(names):
        raise BotsAndSeats(bots=len(names), seats=seats)
    meta.check_seats(len(names))
    return tuple(names)


def at_least(name: str, value: int, lowest: int) -> int:
    if value < lowest:
        raise BadNumber(name=name, expected=f">= {lowest}", value=value)
    return value


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NoFile(file=str(path), problem=getattr(error, "strerror", None) or "not UTF-8 text") from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(file=str(path), problem=error.strerror or str(error)) from None


# ---- output


class TableConsole(Console):
    """Lets a match be saved when the reader of its output has gone; Rich itself would leave at once."""

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError


def console() -> Console:
    return TableConsole(file=sys.stdout, highlight=False)


def progress() -> Progress:
    """On the error output, so that what programs read stays clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )


def print_json(data: bytes) -> None:
    sys.stdout.write(data.decode() + "\n")
