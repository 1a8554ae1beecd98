"""What people read of Podwodni Łowcy: the log in both languages, and the drawing in the terminal."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console, RenderableType

from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.podwodni_lowcy import board
from atol.games.podwodni_lowcy.sea import GRID, space_name
from atol.locales import LANGUAGES, Words
from atol.terminal.screen import Screen
from tests.games.podwodni_lowcy.positions import CALM, GAME, NO_FISH, act, dive, force, sea, view
from tests.terminal.scripts import paper, text_on
from tests.test_locales import messages

PLAYERS = ["Ala", "Ola", "Ela", "Jan", "Iza"]
UNHEARD = "no-cards"  # the printed deck never runs out


@cache
def spoken(language: str) -> Words:
    words = Words(language)
    words.add(GAME.meta.package)
    return words


@cache
def events() -> list[Event]:
    """All events of 20 random matches with every number of seats."""
    told: list[Event] = []
    for seed in range(20):
        state = GAME.new_with_events(2 + seed % 4, seed, {}, told)
        step_randomly(state, seeded(seed), 10_000)
        assert state.over
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_holds_a_name_of_the_notation(language: str) -> None:
    for event in events():
        assert "-" not in GAME.log_line(event, PLAYERS, spoken(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_without_cards_has_its_line(language: str) -> None:
    assert "Ala" in GAME.log_line(Event(UNHEARD, {"seat": 0}), PLAYERS, spoken(language))


def test_every_log_message_is_used() -> None:
    start = "podwodni_lowcy-log-"
    there = {name.removeprefix(start) for name in messages(GAME.meta.package, "", "en") if start in name}
    assert there == {event.name for event in events()} | {UNHEARD}


def test_nothing_is_told_to_some_only() -> None:
    assert all(event.seats is None for event in events())


# ---- the drawing


def drawn(thing: RenderableType) -> str:
    console = paper()
    console.print(thing)
    return text_on(console)


def test_the_dive_lies_beside_the_rows_it_passes() -> None:
    lines = drawn(board.sea_panel(view(dive(sea(CALM), "bottom-left", "S", "Y1", "R1")), spoken("en"))).splitlines()
    rows = {line.split()[1]: line for line in lines if len(line.split()) > 2}
    assert rows["3"].index("Y◉◁") < rows["3"].index("R═◁")
    assert rows["2"].index("R◉◁") < rows["2"].index("Y◇~")
    assert board.SIGNS["shrimp"] in lines[6]
    assert rows["1"].split()[2] == "G◉◁"


def test_picked_cards_are_marked() -> None:
    state = act(dive(sea(CALM), "top-left", "S", "R1"), "row b1")
    assert drawn(board.sea_panel(view(state), spoken("en"))).count("✓") == 1
    assert space_name(GRID) == "dive-1"


def test_the_pool_is_drawn() -> None:
    state = act(sea(NO_FISH, "R1 R1 R1 G2 Y3"), "score three-red-puffer")
    text = drawn(board.draw(view(state), GAME, PLAYERS[:2], spoken("en")))
    assert "Pool:  R◉◁   R◉◁   G◇~   Y═◁" in text


@pytest.mark.parametrize(
    ("way", "language", "said"),
    [("number", "en", " %"), ("number", "pl", ","), ("words", "en", "risk"), ("words", "pl", "ryzyko")],
)
def test_the_risk_is_said_in_both_languages(way: str, language: str, said: str) -> None:
    state = dive(sea(CALM, risk=way), "top-left", "S", "R1")
    (line,) = board.risk_lines(view(state), spoken(language))
    assert said in line.plain.partition(":")[2]


def test_the_risk_of_each_corner_is_said() -> None:
    state = sea(CALM)
    force(state, "R1")
    act(state, "dive")
    (line,) = board.risk_lines(view(state), spoken("en"))
    assert line.plain.count("%") == 4


def test_without_the_option_no_risk_is_drawn() -> None:
    assert board.risk_lines(view(dive(sea(CALM, risk="off"), "top-left", "S", "R1")), spoken("en")) == []


def test_every_card_has_its_own_drawing_without_colour() -> None:
    for language in LANGUAGES:
        texts = [board.card_text(name, spoken(language)).plain for name in GAME.facts.names]
        assert len(set(texts)) == 13
        assert {len(text) for text in texts} == {len(board.EMPTY)}


def test_the_rules_command_says_rules_rulings_and_sources() -> None:
    for language, words in (("en", "reconstructed"), ("pl", "odtworzone")):
        console = Console(file=io.StringIO(), width=200, color_system=None)
        Screen(console, spoken(language), GAME).rules()
        text = text_on(console)
        assert words in text
        assert spoken(language).say("podwodni_lowcy-ruling-last-tie") in " ".join(text.split())
