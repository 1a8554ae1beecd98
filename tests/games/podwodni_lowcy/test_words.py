"""What people read of Podwodni Łowcy: the log in both languages, and the drawing in the terminal."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console, RenderableType

from atol.core.game import OVER
from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.core.ties import decision_words
from atol.games.podwodni_lowcy import board
from atol.games.podwodni_lowcy.sea import GRID, space_name
from atol.games.podwodni_lowcy.state import LowcyState
from atol.locales import LANGUAGES, Words
from atol.terminal.asking import Understanding, command_in
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


# ---- why a dive is interrupted


def told_by(state: LowcyState, first: str, second: str) -> list[str]:
    """The log in English of a dive at the upper left corner with these two cards."""
    force(state, first)
    act(state, "dive")
    force(state, second)
    state.events = []
    act(state, "corner top-left")
    return [GAME.log_line(event, PLAYERS, spoken("en")) for event in state.events]


def test_an_interruption_names_the_neighbour_of_the_same_colour() -> None:
    state = sea("R1 G1 Y1 G2 / Y2 R2 Y3 G2 / R3 G3 G1 R1")
    told = told_by(state, "Y1", "R2")
    expected = "red ray, and a fish of the same colour lies beside it (a1 red puffer)"
    assert f"The dive of Ala is interrupted: {expected}" in told


def test_an_interruption_names_the_equal_card_of_the_row() -> None:
    state = sea("G1 G2 N G2 / Y2 R2 Y3 G2 / R3 G3 G1 R1")
    told = told_by(state, "Y1", "N")
    expected = "net, and such a card lies in this row or column already (c1 net)"
    assert f"The dive of Ala is interrupted: {expected}" in told


@pytest.mark.parametrize(
    ("first", "line"),
    [
        ("Y1", "Ala gets the first card as a consolation: yellow puffer"),
        ("H", "Ala may use the first card as a consolation (harpoon); then it is discarded"),
    ],
)
def test_a_consolation_is_told_as_it_is(first: str, line: str) -> None:
    state = sea("R1 G1 Y1 G2 / Y2 R2 Y3 G2 / R3 G3 G1 R1")
    assert line in told_by(state, first, "R2")


def test_a_wave_that_washes_takes_the_waves_of_its_row_and_consoles_with_nothing() -> None:
    state = sea("W G1 Y1 G2 / Y2 R2 Y3 G2 / R3 G3 G1 R1")
    told = told_by(state, "W", "W")
    assert "The waves of this row are discarded: a1" in told
    assert "Ala has only a wave as a consolation, and it gives nothing" in told


# ---- what is offered


def offers(state: LowcyState, language: str = "en") -> list[str]:
    seen = view(state, state.to_act)
    return [GAME.text.offer(action, seen, PLAYERS, spoken(language)) for action in state.legal()]


def test_picks_name_the_card_and_say_how_many_there_are() -> None:
    state = sea()
    dive(state, "top-left", "S", "R1")
    assert "surface with the row, card 1 of 2: a1, green puffer" in offers(state)
    assert "wynurz się z rzędem, karta 1 z 2: a1, zielona rozdymka" in offers(state, "pl")


def test_a_net_names_whose_card_it_takes() -> None:
    state = sea(CALM, "", "R1")
    dive(state, "top-left", "S", "N")
    act(state, "column")
    assert "net: take from Ola: red puffer" in offers(state)
    assert "sieć: weź kartę, którą ma Ola: czerwona rozdymka" in offers(state, "pl")


# ---- what can be typed


def understood(state: LowcyState, language: str) -> Understanding:
    said = dict(zip(state.legal(), offers(state, language), strict=True))
    return Understanding(said, GAME, spoken(language), said.__getitem__)


def test_no_command_hides_a_move() -> None:
    state = sea(CALM, "Y1 Y2 Y3 Y1 R1 R2", scored=("G1",))
    assert understood(state, "en").begins_a_move("score four-yellow")
    (meant,) = understood(state, "en").actions_meant("score four-yellow")
    assert GAME.notation(meant) == "score four-yellow"
    assert command_in("koniec") is None
    assert (
        GAME.notation(understood(state, "pl").actions_meant("punktuj: cztery żółte ryby")[0]) == "score four-yellow"
    )


@pytest.mark.parametrize("typed", ["lewy górny", "lewy gorny", "róg lewy-górny", "zacznij w narożniku: lewy górny"])
def test_corners_can_be_typed_as_they_are_said(typed: str) -> None:
    state = sea()
    force(state, "S")
    act(state, "dive")
    assert [GAME.notation(action) for action in understood(state, "pl").actions_meant(typed)] == ["corner top-left"]


def test_the_column_can_be_typed_as_it_is_said() -> None:
    state = sea()
    dive(state, "top-left", "S", "R1")
    (meant,) = understood(state, "pl").actions_meant("wynurz się z nową kolumną")
    assert GAME.notation(meant) == "column"


@pytest.mark.parametrize(
    ("language", "sign"), [("pl", "mniej odkrytych krewetek (0, nie 1)"), ("en", "fewer open shrimps (0, not 1)")]
)
def test_a_tie_says_what_decided(language: str, sign: str) -> None:
    state = sea(CALM, "R1 R2 S", "R1 R2 R3")
    state.to_act = OVER
    assert state.winners() == [1]
    assert sign in decision_words(state, spoken(language))


def test_help_says_what_a_net_and_a_failed_dive_really_do() -> None:
    polish = spoken("pl")
    assert polish.say("podwodni_lowcy-symbol-net-means") == "weź odkrytą kartę innego gracza; sieć się odrzuca"
    assert "zabiera" not in polish.say("podwodni_lowcy-tagline")
    assert "co najmniej" in polish.say("podwodni_lowcy-rules-end")
    assert "odkrytych krewetek" in polish.say("podwodni_lowcy-help-end-how")
