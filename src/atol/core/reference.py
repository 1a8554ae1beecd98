"""Rules at hand: everything a game says about itself as short passages, and a search over them.

A passage is a rule, a ruling, a sign or a component, in our own words in every language, with its place in a printed
book. The places stand in `data/book.json`; a game without that file has passages without places. What its components
are called and say comes from its module `glossary`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import resources
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from atol.core.game import Game
from atol.core.registry import load_optional
from atol.locales import LANGUAGES, Words, plain_words, words

Kind = Literal["rule", "ruling", "sign", "component"]
MOST_ANSWERS = 12

WHOLE, START, STEM = 3, 2, 1  # how well a word fits, and
TITLE, TEXT = 4, 1  # where it stands


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A heading of a printed book; the page where it is known."""

    book: str
    heading: str
    page: int = 0


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the printed books say what: a place for each section of our rules, and for each ruling, sign and list of
    components the section it belongs to."""

    books: dict[str, dict[str, str]] = {}
    places: dict[str, Place] = {}
    rulings: dict[str, str] = {}
    signs: dict[str, str] = {}
    components: dict[str, str] = {}


class Text(Struct, frozen=True):
    title: str
    text: str
    place: str


class Passage(Struct, frozen=True):
    """`texts` by language: it is found in all of them and read in one."""

    id: str
    kind: Kind
    texts: dict[str, Text]


class Named(NamedTuple):
    """A component as a glossary tells it: in which list it is, its id, its name and what it says."""

    section: str
    id: str
    name: str
    text: str


Glossary = Callable[[Game, Words], Iterator[Named]]


def passages(game: Game) -> list[Passage]:
    """In the order in which somebody would read them."""
    book = book_of(game.meta.package)
    glossary: Glossary | None = load_optional(game.meta.package, "glossary", "glossary")
    spoken = {language: list(_told(game, book, glossary, _words_of(game, language))) for language in LANGUAGES}
    first = spoken[LANGUAGES[0]]
    return [
        Passage(id, kind, {language: spoken[language][number][2] for language in LANGUAGES})
        for number, (id, kind, _) in enumerate(first)
    ]


def book_of(package: str) -> Book:
    file = resources.files(package).joinpath("data", "book.json")
    return msgspec.json.decode(file.read_bytes(), type=Book) if file.is_file() else Book()


def _words_of(game: Game, language: str) -> Words:
    spoken = words(language)
    spoken.add(game.meta.package)
    return spoken


def _told(game: Game, book: Book, glossary: Glossary | None, words: Words) -> Iterator[tuple[str, Kind, Text]]:
    prefix = game.meta.id
    for section in game.meta.rules_sections:
        title, text = _title(game, section, words), words.say(f"{prefix}-rules-{section}")
        yield f"rule-{section}", "rule", Text(title, text, place_words(book, section, words))
    for ruling in game.rulings:
        section = book.rulings.get(ruling.name, "")
        text = words.say(f"{prefix}-ruling-{ruling.name.replace('_', '-')}")
        title = words.say("reference-ruling", section=_title(game, section, words) if section else "")
        yield f"ruling-{ruling.name}", "ruling", Text(title, text, _nearest(book, section, words))
    for sign, section in book.signs.items():
        title, text = words.say(f"{prefix}-symbol-{sign}"), words.say(f"{prefix}-symbol-{sign}-means")
        yield f"sign-{sign}", "sign", Text(title, text, place_words(book, section, words))
    for entry in glossary(game, words) if glossary else ():
        place = place_words(book, book.components.get(entry.section, ""), words)
        yield f"{entry.section}-{entry.id}", "component", Text(entry.name, entry.text, place)


def _title(game: Game, section: str, words: Words) -> str:
    return words.say(f"{game.meta.id}-rules-{section}-title")


def place_words(book: Book, section: str, words: Words) -> str:
    place = book.places.get(section)
    if place is None:
        return ""
    name = book.books[place.book][words.language]
    return words.say("reference-place", book=name, heading=place.heading, page=place.page)


def _nearest(book: Book, section: str, words: Words) -> str:
    """A ruling is there because the book is silent; the place is where one would have looked."""
    place = place_words(book, section, words)
    return words.say("reference-silent", place=place) if place else ""


# ---- searching


def search(passages: list[Passage], query: str, most: int = MOST_ANSWERS) -> list[Passage]:
    """Those that have every word of the query, or else those that have most of them; the best first."""
    wanted = plain_words(query)
    if not wanted:
        return []
    rated = [(rating, passage) for passage in passages if (rating := _best_rating(passage, wanted))[0]]
    most_words = max((rating[0] for rating, _ in rated), default=0)
    kept = [(rating[1], passage) for rating, passage in rated if rating[0] == most_words]
    return [passage for _, passage in sorted(kept, key=lambda pair: -pair[0])[:most]]


def _best_rating(passage: Passage, wanted: list[str]) -> tuple[int, int]:
    return max(_rating(text, wanted) for text in passage.texts.values())


def _rating(text: Text, wanted: list[str]) -> tuple[int, int]:
    """How many of the words it has, and how well."""
    title, body = plain_words(text.title), plain_words(text.text)
    fits = [max(TITLE * _fit(word, title), TEXT * _fit(word, body)) for word in wanted]
    return sum(fit > 0 for fit in fits), sum(fits)


def _fit(wanted: str, found: list[str]) -> int:
    """Words bend at their ends, in Polish above all: a long one fits by its beginning."""
    if wanted in found:
        return WHOLE
    if any(word.startswith(wanted) for word in found):
        return START
    stem = stem_of(wanted)
    return STEM if any(word.startswith(stem) for word in found) else 0


def stem_of(word: str) -> str:
    return word if len(word) < 5 else word[:-2] if len(word) < 8 else word[:-3]
