"""Understanding what a person typed: a number, words of the notation, or a command."""

from __future__ import annotations

from atol.core.game import Game
from atol.locales import LANGUAGES, Words, words

COMMANDS = ("undo", "hint", "score", "rules", "log", "board", "save", "help", "quit")


def command_in(text: str) -> tuple[str, str] | None:
    """The command and what follows it, in any of our languages; None if the text is no command."""
    first, _, rest = text.strip().partition(" ")
    for command in COMMANDS:
        names = [command, *[words(language).say(f"command-{command}") for language in LANGUAGES]]
        if first.lower() in names:
            return command, rest.strip()
    return None


def matching_actions(text: str, legal: list[int], game: Game, spoken: Words) -> list[int]:
    """The legal actions a person may have meant: by number in the list, or by words of the notation."""
    if text.strip().isdecimal():
        number = int(text)
        return [legal[number - 1]] if 1 <= number <= len(legal) else []
    meant = synonyms(game, spoken)
    typed = [word for word in [meant.get(word, word) for word in text.lower().split()] if word]
    if not typed:
        return []
    exact = [action for action in legal if game.notation(action).lower().split() == typed]
    return exact or [action for action in legal if is_part(typed, game.notation(action).lower().split())]


def is_part(typed: list[str], notation: list[str]) -> bool:
    return all(word in notation for word in typed)


def synonyms(game: Game, spoken: Words) -> dict[str, str]:
    """Words that stand for words of the notation, or for nothing: `weź=take zagraj=play na=`."""
    message = f"{game.meta.id}-synonyms"
    if not spoken.has(message):
        return {}
    pairs = [pair.partition("=") for pair in spoken.say(message).split()]
    return {word: meant for word, _, meant in pairs}
