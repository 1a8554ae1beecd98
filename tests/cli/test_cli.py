"""What every command shares: version, language, and answers to wrong words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import atol
from atol.core import registry
from tests.cli.calling import Call, overlay_file
from tests.example import EXAMPLE, OTHER, overlay_text

# ---- version and games


def test_version_names_the_engine(call: Call) -> None:
    answer = call("--version")
    assert answer.code == 0
    assert answer.out.startswith(f"atol {atol.__version__} (")
    assert ("compiled)" in answer.out) == atol.compiled()


def test_version_tells_why_the_engine_is_interpreted(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atol, "compiled", lambda: False)
    assert "(interpreted: no compiled modules)" in call("--version").out
    monkeypatch.setenv("ATOL_PURE", "1")
    assert "(interpreted: ATOL_PURE=1)" in call("--version").out


def test_the_package_runs_as_the_command_does() -> None:
    command = [sys.executable, "-m", "atol", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("atol ")


def test_a_server_is_loaded_only_by_the_commands_that_need_one() -> None:
    """It takes longer than most of what the others do."""
    code = "import sys; import atol.cli; print({'litestar', 'sqlalchemy', 'uvicorn'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"


def test_games_lists_every_game(call: Call) -> None:
    answer = call("games")
    assert answer.code == 0
    for meta in registry.metas().values():
        assert meta.id in answer.out
        assert meta.names["en"] in answer.out
    assert "setup=centre|free" in answer.out
    assert "Emerson Matsuuchi" in answer.out


def test_games_for_programs(call: Call) -> None:
    games = call("games", "--json").json
    assert [game["id"] for game in games] == [meta.id for meta in registry.metas().values()]
    example = next(game for game in games if game["id"] == EXAMPLE)
    assert example["options"][0] == {"name": "setup", "values": ["centre", "free"]}
    assert example["seats"] == [2, 4]


@pytest.mark.parametrize(
    "command", ["games", "play", "learn", "nautoma", "simulate", "replay", "review", "perft", "bench", "observation"]
)
def test_every_command_explains_itself(call: Call, command: str) -> None:
    answer = call(command, "--help")
    assert answer.code == 0
    assert "--lang" in answer.out


# ---- language


@pytest.mark.parametrize("where", ["before", "after"])
def test_lang_decides_the_language(call: Call, where: str) -> None:
    words = ["--lang", "pl"]
    answer = call(*words, "games") if where == "before" else call("games", *words)
    assert "nazwa" in answer.out


@pytest.mark.parametrize(
    ("variable", "value", "expected"),
    [
        ("LC_ALL", "pl_PL.UTF-8", "nazwa"),
        ("LC_ALL", "en_GB.UTF-8", "name"),
        ("LC_ALL", "de_DE.UTF-8", "name"),
        ("LANG", "pl_PL", "nazwa"),
    ],
)
def test_the_locale_decides_otherwise(
    call: Call, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert expected in call("games").out


def test_lang_is_stronger_than_the_locale(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "nazwa" not in call("games", "--lang", "en").out


# ---- wrong words


WRONG = [
    ("play chess", "there is no game “chess”", "nie ma gry „chess”"),
    ("simulate chess", "there is no game “chess”", "nie ma gry „chess”"),
    ("perft chess", "there is no game “chess”", "nie ma gry „chess”"),
    ("bench chess", "there is no game “chess”", "nie ma gry „chess”"),
    (f"play {EXAMPLE} --seats me", "for 2–4 players, not for 1", "dla 2–4 graczy, nie dla 1"),
    (f"play {EXAMPLE} --seats me,me,me,me,me", "not for 5", "nie dla 5"),
    (f"simulate {EXAMPLE} --bots greedy --seats 7", "not for 7", "nie dla 7"),
    (f"perft {EXAMPLE} --seats 1", "not for 1", "nie dla 1"),
    (f"play {EXAMPLE} --seats me,clever", "“clever”: a seat is me", "„clever”: miejsce to me"),
    (f"play {EXAMPLE} --seats me,", "“”: a seat is me", "„”: miejsce to me"),
    (f"play {EXAMPLE} --seats me,search:fast", "the bot setting in “search:fast”", "ustawienie bota w „search:fast”"),
    (f"simulate {EXAMPLE} --bots clever", "there is no bot “clever”", "nie ma bota „clever”"),
    (f"simulate {EXAMPLE} --bots random:9", "“random:9”", "„random:9”"),
    (f"simulate {EXAMPLE} --bots greedy,random --seats 3", "2 bots do not fit 3 seats", "liczba botów (2)"),
    (f"play {EXAMPLE} --set colour=red", f"{EXAMPLE} has no option “colour”", f"{EXAMPLE} nie ma opcji „colour”"),
    (f"play {EXAMPLE} --set points=loud", "option points cannot be “loud”", "opcja points nie może być „loud”"),
    (f"play {EXAMPLE} --set points", "“points” is not an option", "„points” nie jest opcją"),
    (f"perft {EXAMPLE} --set setup=round", "option setup cannot be “round”", "opcja setup nie może być „round”"),
    (f"play {EXAMPLE} --mode family", f"{EXAMPLE} has no option “mode”", f"{EXAMPLE} nie ma opcji „mode”"),
    (f"play {EXAMPLE} --mode solo", "solo is for one seat, not for 2", "solo jest dla jednego miejsca, nie dla 2"),
    (f"play {EXAMPLE} --opponent nautoma", "“nautoma” is not an opponent", "„nautoma” nie jest przeciwnikiem"),
    (f"play {EXAMPLE} --opponent nautoma:3", "has no option “nautoma”", "nie ma opcji „nautoma”"),
    (f"simulate {EXAMPLE} --games 0", "--games must be >= 1, not 0", "--games musi być >= 1, a nie 0"),
    (f"simulate {EXAMPLE} --workers -1", "--workers must be >= 0", "--workers musi być >= 0"),
    (f"perft {EXAMPLE} --depth 0", "--depth must be >= 1", "--depth musi być >= 1"),
    (f"perft {EXAMPLE} --start -1", "--start must be >= 0", "--start musi być >= 0"),
    ("replay nowhere.atol", "nowhere.atol cannot be read", "nie można odczytać nowhere.atol"),
    ("play --resume nowhere.atol", "nowhere.atol cannot be read", "nie można odczytać nowhere.atol"),
    (f"play {EXAMPLE} --overlay nowhere.json", "nowhere.json", "nowhere.json"),
    (f"play {EXAMPLE} --bogus", "atol play has no --bogus", "atol play nie ma --bogus"),
    ("--bogus", "atol has no --bogus", "atol nie ma --bogus"),
    (f"play {EXAMPLE} --seed one", "the value of --seed", "wartości --seed"),
    (f"simulate {EXAMPLE} --games many", "the value of --games", "wartości --games"),
    ("simulate", "GAME is missing; see atol simulate --help", "brakuje GAME; zobacz: atol simulate --help"),
    ("replay", "FILE is missing", "brakuje FILE"),
    ("dance", "“dance --lang en” is not understood; see atol --help", "„dance --lang pl” jest niezrozumiałe"),
    ("games chess", "is not understood; see atol games --help", "jest niezrozumiałe; zobacz: atol games --help"),
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong[0])
def test_wrong_words_give_one_clear_line(call: Call, wrong: tuple[str, str, str], language: str) -> None:
    words, english, polish = wrong
    answer = call(*words.split(), "--lang", language)
    assert answer.code == 2
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
    assert answer.err.startswith("atol: ")
    assert (english if language == "en" else polish) in answer.err


@pytest.mark.parametrize("wrong", WRONG[:3], ids=lambda wrong: wrong[0])
def test_wrong_words_are_answered_in_the_language_of_the_locale(
    call: Call, monkeypatch: pytest.MonkeyPatch, wrong: tuple[str, str, str]
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    answer = call(*wrong[0].split())
    assert answer.code == 2
    assert wrong[2] in answer.err


@pytest.mark.parametrize("words", [["games", "--lang", "xx"], ["--lang", "xx", "games"], ["--lang=xx"]])
def test_an_unknown_language_is_refused(call: Call, words: list[str]) -> None:
    answer = call(*words)
    assert answer.code == 2
    assert answer.err == "atol: option --lang cannot be “xx”; it can be: pl, en\n"


def test_a_missing_value_is_named(call: Call) -> None:
    answer = call("games", "--lang")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("atol: the value of --lang is missing")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (overlay_text('{"cards":{"R05":{"colour":"red"}}}'), "field colour"),
        (overlay_text('{"cards":{"R05":{"points":"two"}}}'), "field points"),
        (overlay_text('{"cards":{"R99":{"points":2}}}'), "entry cards/R99"),
        (overlay_text('{"fish":{}}'), "entry fish"),
        (overlay_text(game=OTHER), "field game"),
        ("{", "overlay.json"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_wrong_overlay_names_entry_and_field(
    call: Call, tmp_path: Path, command: str, text: str, named: str
) -> None:
    answer = call(command, EXAMPLE, "--overlay", overlay_file(tmp_path, text))
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1
    assert named in answer.err


# ---- help


@pytest.mark.parametrize(
    "command",
    ["", "games", "play", "learn", "nautoma", "simulate", "replay", "review", "perft", "bench", "observation"],
)
def test_help_speaks_both_languages(call: Call, command: str) -> None:
    words = [command] if command else []
    polish = call(*words, "--help", "--lang", "pl")
    english = call(*words, "--help", "--lang", "en")
    assert (polish.code, polish.err, english.code, english.err) == (0, "", 0, "")
    assert "decydują ustawienia" in polish.out
    assert "the locale decides" in english.out
    assert len(polish.out.splitlines()) > 5
