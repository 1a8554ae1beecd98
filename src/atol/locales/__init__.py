"""Messages in Polish and English (Fluent): every word a player reads comes from .ftl files.

What all games share is here, a folder a language; a game's own words are in its package, `words/<language>.ftl`.
"""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("pl", "en")
SHARED = ("atol", "terminal", "errors")
WITHOUT_ACCENT = str.maketrans("łŁ", "ll")  # the one Polish letter that does not come apart


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import, so only when words are needed

        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        self._added: set[str] = set()
        for name in SHARED:
            self._take_in(shared_text(name, language))

    def add(self, package: str) -> None:
        """Take in the words of a game's package; a second time does nothing."""
        if package not in self._added:
            self._added.add(package)
            self._take_in(game_text(package, self.language))

    def _take_in(self, text: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def now(self, acts: bool) -> str:
        """What follows the name of the player to act in a drawing, where a colour would not be enough."""
        return f" · {self.say('now')}" if acts else ""

    def say(self, message: str, /, **details: object) -> str:
        """The message, or `message.attribute`, with its details filled in.

        An unknown id or a missing detail is a programming error.
        """
        name, _, attribute = message.partition(".")
        entry = self._bundle.get_message(name)
        text, errors = self._bundle.format_pattern(entry.attributes[attribute] if attribute else entry.value, details)
        if errors:
            raise LookupError(f"{self.language}/{message}: {errors}")
        return str(text)


def plain_words(text: str) -> list[str]:
    """The words of a text as people type them: in small letters, without accents, hyphens and signs."""
    apart = unicodedata.normalize("NFKD", text.translate(WITHOUT_ACCENT)).lower()
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in apart if not unicodedata.combining(letter)))


def shared_text(name: str, language: str) -> str:
    return resources.files("atol.locales").joinpath(language, f"{name}.ftl").read_text("utf-8")


def game_text(package: str, language: str) -> str:
    return resources.files(package).joinpath("words", f"{language}.ftl").read_text("utf-8")


@cache
def words(language: str) -> Words:
    return Words(language)


def preferred_language() -> str:
    """The language of the locale, if it is one of ours; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return _language_of(value)
    return _language_of(locale.getlocale()[0] or "")


def _language_of(name: str) -> str:
    short = "pl" if name.startswith("Polish") else name.lower()[:2]  # Windows spells languages out
    return short if short in LANGUAGES else "en"
