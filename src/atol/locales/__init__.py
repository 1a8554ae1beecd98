"""Messages in Polish and English (Fluent): every word a player reads comes from the .ftl files here."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("pl", "en")
SHARED = ("atol", "terminal", "errors")


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import, so only when words are needed

        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        self._added: set[str] = set()
        for name in SHARED:
            self.add("atol.locales", name)

    def add(self, package: str, name: str) -> None:
        """Take in `<package>/<language>/<name>.ftl`; a second time does nothing."""
        from fluent.runtime import FluentResource

        if name in self._added:
            return
        self._added.add(name)
        text = resources.files(package).joinpath(self.language, f"{name}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **details: object) -> str:
        """The message with its details filled in; an unknown id or a missing detail is a programming error."""
        pattern = self._bundle.get_message(message)
        text, errors = self._bundle.format_pattern(pattern.value, details)
        if errors:
            raise LookupError(f"{self.language}/{message}: {errors}")
        return str(text)


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
