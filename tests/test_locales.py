"""Every word a player reads is there in Polish and in English, and can be said."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module, resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from atol.bots.levels import NAMES as LEVELS
from atol.core import registry
from atol.core.errors import AtolError
from atol.core.game import Game
from atol.locales import LANGUAGES, SHARED, Words, game_text, plain_words, preferred_language, shared_text, words
from atol.terminal.asking import COMMANDS
from pearls.game import PearlsGame
from pearls.meta import META as PEARLS_META
from tests.conftest import GAMES, ROOT
from tests.example import OTHER

import_module("atol.cli.app")
import_module("atol.server.run")
import_module("atol.server.moving")  # now every class of error is known

FILES = [
    *[("atol.locales", name) for name in SHARED],
    *[(meta.package, "") for meta in registry.metas().values()],
    (PEARLS_META.package, ""),
]
BROWSER = ("atol.locales", "web")
EDITION = ("atol.locales", "edition")
PLAYED: list[Game] = [*[registry.game(game_id) for game_id in registry.metas()], PearlsGame()]

EQUAL_IN_BOTH: dict[str, str] = {
    "welcome": "two names and a dot",
    "games-id": "an id is an id",
    "hint-risk": "a chance and its per cents",
}  # and what the games name in their own lists, each with the reason
for listed in [*GAMES.glob("*/equal_in_both.json"), ROOT / "tests" / "toy" / "equal_in_both.json"]:
    EQUAL_IN_BOTH |= json.loads(listed.read_text("utf-8"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # named after the node
        self.names.add(node.id.name)


class Plain(Visitor):
    """The letters of a message, without its variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # named after the node
        self.texts.append(node.value)


class References(Visitor):
    def __init__(self) -> None:
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # named after the node
        self.messages.add(node.id.name)


@cache
def messages(package: str, name: str, language: str) -> dict[str, Any]:
    """The messages of a file by id, in its order; what cannot be read is an error. A game's file has no name."""
    text = shared_text(name, language) if name else game_text(package, language)
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    listed = [entry for entry in body if isinstance(entry, ast.Message)]
    by_id = {message.id.name: message for message in listed}
    assert len(by_id) == len(listed), "a message is there twice"
    return by_id


def variables(message: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def letters(message: Any) -> str:
    visitor = Plain()
    visitor.visit(message)
    return " ".join(visitor.texts)


def repeats_others(message: Any) -> bool:
    """Does it only put other messages together? Those have tests of their own."""
    visitor = References()
    visitor.visit(message)
    return bool(visitor.messages)


def equal_messages(package: str, name: str) -> set[str]:
    """What says the same in both languages, letter by letter."""
    polish, english = (messages(package, name, language) for language in ("pl", "en"))
    own = [message for message in english if not repeats_others(english[message])]
    return {message for message in own if letters(polish[message]) == letters(english[message])}


def spoken(language: str) -> Words:
    spoken_words = words(language)
    for package, name in FILES:
        if not name:
            spoken_words.add(package)
    return spoken_words


# ---- the files


@pytest.mark.parametrize(("package", "name"), [*FILES, BROWSER, EDITION])
def test_no_message_is_missing_in_either_language(package: str, name: str) -> None:
    polish, english = (messages(package, name, language) for language in ("pl", "en"))
    assert list(polish) == list(english)


@pytest.mark.parametrize(("package", "name"), [*FILES, BROWSER, EDITION])
def test_a_message_has_the_same_variables_in_both_languages(package: str, name: str) -> None:
    polish, english = (messages(package, name, language) for language in ("pl", "en"))
    for message in english:
        assert variables(polish[message]) == variables(english[message]), message


@pytest.mark.parametrize(("package", "name"), FILES)
def test_every_message_is_translated(package: str, name: str) -> None:
    assert equal_messages(package, name) <= set(EQUAL_IN_BOTH)


def test_the_list_of_equal_messages_is_not_longer_than_needed() -> None:
    equal = {message for package, name in FILES for message in equal_messages(package, name)}
    assert set(EQUAL_IN_BOTH) == equal


# ---- errors


def error_classes(base: type[AtolError] = AtolError) -> list[type[AtolError]]:
    """Ours; tests make some of their own."""
    found = [error for kind in base.__subclasses__() for error in [kind, *error_classes(kind)]]
    return [error for error in found if error.__module__.startswith("atol.")]


def test_every_error_has_its_own_message_and_every_message_its_error() -> None:
    named = [kind.message for kind in error_classes()]
    assert len(set(named)) == len(named)
    assert set(named) == {name for place in FILES for name in messages(*place, "en") if name.startswith("error-")}


def test_every_phrase_inside_an_error_is_there_and_used() -> None:
    sources = resources.files("atol").joinpath("core")
    code = "".join(file.read_text("utf-8") for file in sources.iterdir() if file.name.endswith(".py"))
    used = set(re.findall(r'Phrase\("([a-z-]+)"', code))
    assert used == {name for name in messages("atol.locales", "errors", "en") if not name.startswith("error-")}


@pytest.mark.parametrize("kind", error_classes(), ids=lambda kind: kind.__name__)
def test_an_error_is_one_line_in_both_languages(kind: type[AtolError]) -> None:
    place = (kind.package, "") if kind.package else ("atol.locales", "errors")
    details: dict[str, object] = dict.fromkeys(variables(messages(*place, "en")[kind.message]), "something")
    numbers: dict[str, object] = dict.fromkeys(details, 5)
    for given in (details, numbers):
        error = kind(**given)
        for language in LANGUAGES:
            text = error.words(language)
            assert text
            assert "\n" not in text
        assert str(error) == error.words("en")
        assert error.code == kind.message.removeprefix("error-")


# ---- games


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.meta.id)
def test_no_words_are_kept_for_rules_options_or_rulings_that_are_gone(game: Game) -> None:
    meta = game.meta
    known = {f"rules-{section}" for section in meta.rules_sections}
    known |= {f"rules-{section}-title" for section in meta.rules_sections}
    known |= {f"ruling-{ruling.name.replace('_', '-')}" for ruling in game.rulings}
    known |= {f"option-{option.name}" for option in meta.options}
    known |= {f"option-{option.name}-{value}" for option in meta.options for value in option.values}
    there = [name.removeprefix(f"{meta.id}-") for name in messages(meta.package, "", "en")]
    assert {name for name in there if name.startswith(("rules-", "ruling-", "option-"))} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_and_an_explanation(language: str) -> None:
    for command in COMMANDS:
        assert " " not in spoken(language).say(f"command-{command}")
        assert spoken(language).say(f"command-{command}-help")


# ---- saying


def test_an_unknown_message_or_a_missing_detail_is_an_error() -> None:
    with pytest.raises(LookupError):
        words("en").say("no-such-message")
    with pytest.raises(LookupError, match="en/your-move"):
        words("en").say("your-move")


def test_a_file_is_taken_in_once() -> None:
    english = Words("en")
    english.add(PEARLS_META.package)
    english.add(PEARLS_META.package)
    assert english.has("pearls-tagline")
    assert not english.has(f"{OTHER}-tagline")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "en_US.UTF-8"}, "pl"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "PL"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_locale_decides_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language


@pytest.mark.parametrize(
    ("name", "language"),
    [("pl_PL", "pl"), ("Polish_Poland", "pl"), ("Portuguese_Portugal", "en"), (None, "en"), ("en_GB", "en")],
)
def test_without_variables_the_system_s_locale_decides(
    monkeypatch: pytest.MonkeyPatch, name: str | None, language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (name, "UTF-8"))
    assert preferred_language() == language


# ---- who plays


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strengths_of_bots_are_called_like_nothing_in_the_games(language: str) -> None:
    web = messages(*BROWSER, language)
    names = [plain_words(letters(web[f"bot-{level}"]))[0] for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    for meta in registry.metas().values():
        tales = f"{meta.id}-about-"  # of animals, in which others may live
        told = messages(meta.package, "", language).items()
        said = plain_words(" ".join(letters(entry) for name, entry in told if not name.startswith(tales)))
        assert not [name for name in names if name in said], meta.id


def test_log_lines_begin_with_a_capital_or_a_name() -> None:
    for package, name in FILES:
        for language in LANGUAGES:
            for message, entry in messages(package, name, language).items():
                if "-log-" in message and not name and package != PEARLS_META.package:
                    first = entry.value.elements[0]
                    assert not (isinstance(first, ast.TextElement) and first.value[0].islower()), message


# Words that people who read everything stumbled over: false, wrong Polish, unlike the rulebooks, or unlucky.
STUMBLED_OVER = """
What do you mean|Threesome|Nothing of it is a must|not called secret|Draw nothing|the same bags|Board games of the sea
fish with a current|one more time|most points at once|no task
Co masz na myśli|Rozmyśliłeś|Do holu|zanim będzie za późno|ukos trzech|dopełnion|Remis wygrywa ten|jak łatwo następna
wklep|„free”|pożywieni|Wzrost|krab bokser|Zaprasza cię|dno: dla pierwszego|odrzuć Zamian|Używam ryby|do czterech ikier
zapunktował|dokładnie 2 narybku|cztery pożywienia|przerywa zanurzenie, nurkuje|każda innego koloru
każde 2 ikry|dwie ikry|ma ikrę:|najwięcej punktów od razu|powiększa połów|zachowuje pierwszą kartę|potem ją odrzuć
wracają do swoich bąbelków|kończy na|bez zadania|zakryta płytka|kręć kółkiem|nurek 2|punktują jeszcze raz|wstuk
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_readers_stumbled_over_is_said_nowhere(language: str) -> None:
    places = [*FILES, BROWSER, EDITION]
    said = "\n".join(letters(entry) for place in places for entry in messages(*place, language).values()).lower()
    assert len(said) > 10_000
    assert [phrase for phrase in re.split(r"[|\n]", STUMBLED_OVER.strip()) if phrase.lower() in said] == []


def test_no_words_for_machines_are_said_to_people() -> None:
    for language in LANGUAGES:
        assert "version" not in letters(messages("atol.locales", "errors", language)["error-stale-version"])
        assert "seats" not in letters(messages("atol.locales", "errors", language)["error-nobody-sits"])
