"""Understanding what a person typed: a number, the words of a move, or a command.

Letters count without their accents and words without hyphens, so `lewy gorny` is `Lewy-Górny`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from atol.core.game import Game
from atol.locales import LANGUAGES, Words, plain_words, words

COMMANDS = ("undo", "hint", "score", "rules", "log", "board", "save", "help", "quit")
WITH_MORE = ("save",)  # commands that something may follow


def command_in(text: str) -> tuple[str, str] | None:
    """The command and what follows it, in any of our languages; None if the text is no command."""
    first, _, rest = text.strip().partition(" ")
    for command in COMMANDS:
        names = [command, *[words(language).say(f"command-{command}") for language in LANGUAGES]]
        if plain_words(first) in map(plain_words, names) and (not rest.strip() or command in WITH_MORE):
            return command, rest.strip()
    return None


class Understanding:
    """What can be meant now: the actions with the words under which they are noted and shown."""

    def __init__(self, actions: Iterable[int], game: Game, spoken: Words, shown: Callable[[int], str]) -> None:
        self.actions = list(actions)
        self.synonyms = synonyms(game, spoken)
        self.noted = [plain_words(game.notation(action)) for action in self.actions]
        self.shown = [plain_words(shown(action)) for action in self.actions]

    def begins_a_move(self, text: str) -> bool:
        """Is this how a move begins? Then it is no command, even where it looks like one."""
        typed, meant = plain_words(text), self.translated(text)
        return begins_one(meant, self.noted) or begins_one(typed, self.shown)

    def actions_meant(self, text: str) -> list[int]:
        """By number in the list, or by words as they are noted or shown: all of them first, then a part."""
        if text.strip().isdecimal():
            number = int(text)
            return [self.actions[number - 1]] if 1 <= number <= len(self.actions) else []
        typed, meant = plain_words(text), self.translated(text)
        exact = self._where(lambda noted, shown: noted == meant or shown == typed)
        return exact or self._where(lambda noted, _: is_part(meant, noted)) or self._telling(typed)

    def _telling(self, typed: list[str]) -> list[int]:
        """Those shown with all these words; words that fit everything say nothing."""
        meant = self._where(lambda _, shown: is_part(typed, shown))
        return meant if len(meant) < len(self.actions) or len(meant) == 1 else []

    def _where(self, fits: Callable[[list[str], list[str]], bool]) -> list[int]:
        every = zip(self.actions, self.noted, self.shown, strict=True)
        return [action for action, noted, shown in every if fits(noted, shown)]

    def translated(self, text: str) -> list[str]:
        """The typed words as words of the notation, those that stand for nothing left out."""
        typed = joined(plain_words(text), self.synonyms)
        return [part for word in typed for part in self.synonyms.get(word, word).split()]


def begins_one(typed: list[str], known: list[list[str]]) -> bool:
    return bool(typed) and any(words[: len(typed)] == typed for words in known)


def is_part(typed: list[str], known: list[str]) -> bool:
    return bool(typed) and all(word in known for word in typed)


def joined(typed: list[str], known: dict[str, str]) -> list[str]:
    """Words that make up a synonym of several words, such as `lewy górny`, become one."""
    taken: list[str] = []
    for word in typed:
        pair = f"{taken[-1]} {word}" if taken else ""
        taken = [*taken[:-1], pair] if pair in known else [*taken, word]
    return taken


def synonyms(game: Game, spoken: Words) -> dict[str, str]:
    """Words that stand for words of the notation, or for nothing: `weź=take zagraj=play na=`."""
    message = f"{game.meta.id}-synonyms"
    if not spoken.has(message):
        return {}
    pairs = [pair.partition("=") for pair in spoken.say(message).split()]
    return {" ".join(plain_words(word)): " ".join(plain_words(meant)) for word, _, meant in pairs}
