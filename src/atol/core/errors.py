"""What can go wrong, each kind with a name, a code and a sentence that says what would be right."""

from __future__ import annotations

from atol import locales

LONGEST_QUOTE = 200  # of what somebody typed or sent, in a sentence about it
CUT = "…"


def quoted(value: object, language: str) -> object:
    """A detail as a sentence can hold it: words of its own are said, and what is too long is cut."""
    if isinstance(value, Phrase):
        return value.words(language)
    if isinstance(value, int):
        return value if value.bit_length() < 64 else short(hex(value))
    return short(value) if isinstance(value, str) else value


def short(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + CUT


class Phrase:
    """A part of an error's sentence that has words of its own in the locale files."""

    def __init__(self, message: str, **details: object) -> None:
        self.message = message
        self.details = details

    def words(self, language: str) -> str:
        details = {name: quoted(value, language) for name, value in self.details.items()}
        return locales.words(language).say(self.message, **details)

    def __str__(self) -> str:
        return self.words("en")


class GamePhrase(Phrase):
    """The same in the words of a game."""

    def __init__(self, package: str, message: str, **details: object) -> None:
        super().__init__(message, **details)
        self.package = package

    def words(self, language: str) -> str:
        locales.words(language).add(self.package)
        return super().words(language)


class AtolError(Exception):
    """An error a person can read. Its words live in the locale files under `message`, or in a game's own."""

    message = "error"
    package = ""  # of the game whose words it has

    def __init__(self, **details: object) -> None:
        super().__init__()
        self.details = details

    @property
    def code(self) -> str:
        return self.message.removeprefix("error-")

    def words(self, language: str) -> str:
        """One printable line, whatever was typed or read. An error never fails while it is told: where its sentence
        cannot be made, its name must do."""
        try:
            text = self.sentence(language)
        except Exception:
            text = self.code.replace("-", " ")
        return "".join(letter if letter.isprintable() else " " for letter in text)

    def sentence(self, language: str) -> str:
        """The same, as its words stand in the locale files; raises LookupError where a detail is missing."""
        spoken = locales.words(language)
        if self.package:
            spoken.add(self.package)
        return spoken.say(self.message, **{name: quoted(value, language) for name, value in self.details.items()})

    def __str__(self) -> str:
        return self.words("en")


class UnknownGame(AtolError):
    message = "error-unknown-game"


class UnknownEdition(AtolError):
    message = "error-unknown-edition"


class BadSeats(AtolError):
    message = "error-bad-seats"


class UnknownOption(AtolError):
    message = "error-unknown-option"


class BadOption(AtolError):
    message = "error-bad-option"


class ClashingOptions(AtolError):
    message = "error-options-clash"


class UnknownBot(AtolError):
    message = "error-unknown-bot"


class BadBot(AtolError):
    message = "error-bad-bot"


class BadNotation(AtolError):
    message = "error-bad-notation"


class IllegalAction(AtolError):
    message = "error-illegal-action"


class IllegalInMatch(IllegalAction):
    """The same in one of many matches that are played together."""

    message = "error-illegal-in-match"


class NeedsExtra(AtolError):
    message = "error-needs-extra"


class NoObservation(AtolError):
    message = "error-no-observation"


class NoHints(AtolError):
    message = "error-no-hints"


class MatchOver(AtolError):
    message = "error-match-over"


class NoFile(AtolError):
    message = "error-no-file"


class BadData(AtolError):
    message = "error-bad-data"


class BadRecord(AtolError):
    message = "error-bad-record"


class NoRecord(BadRecord):
    """Some other file."""

    message = "error-no-record"


class WrongSeat(AtolError):
    message = "error-wrong-seat"


class StaleVersion(AtolError):
    message = "error-stale-version"


class CannotUndo(AtolError):
    message = "error-cannot-undo"


class StillRunning(AtolError):
    message = "error-still-running"
