"""The notation, words, view and terminal drawing of Finspan, and its component data."""

from __future__ import annotations

import json
import re
from importlib import resources
from itertools import repeat
from pathlib import Path

import pytest

from atol.core.data import Overlay, edition_of
from atol.core.errors import BadData, BadNotation
from atol.core.game import OVER, State
from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.core.shuffle import plain
from atol.games.finspan import board
from atol.games.finspan.actions import card_line, fish_name, goal_words
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.view_types import Moving
from atol.locales import LANGUAGES, Words, words
from atol.table.seats import PERSON, Seat
from atol.table.table import Table
from atol.terminal.review import result_words
from tests.games.finspan.positions import COMPONENTS, GAME, act, her, new_match, ocean, turn, view
from tests.terminal.scripts import Evening, paper, text_on

NAMES = ["Ala", "Ola", "Ela", "Jan", "Iza"]


def spoken(language: str) -> Words:
    say = words(language)
    say.add("atol.games.finspan")
    return say


def drawn(state: State, language: str) -> str:
    console = paper()
    console.print(board.draw(state.view(0), GAME, NAMES[: state.seats], spoken(language)))
    return text_on(console)


def test_notation_is_read_in_any_case_and_spacing() -> None:
    assert GAME.parse("  Spend  EGG p4 ") == GAME.parse("spend egg p4")
    with pytest.raises(BadNotation, match="play CARD"):
        GAME.parse("play 136")
    with pytest.raises(BadNotation, match="play CARD"):
        GAME.action(view(new_match()))


def events_of(seats: int, options: dict[str, object]) -> list[Event]:
    events: list[Event] = []
    for seed in range(3):
        state = GAME.new_with_events(seats, seed, dict(options), events)
        step_randomly(state, seeded(seed), 10_000)
        assert state.over
    return events


def test_every_line_of_the_log_is_used() -> None:
    told = {event.name for event in [*events_of(1, {"tangled": "2"}), *events_of(5, {})]}
    kept = {"reshuffle"}  # rare in random play
    there = [line for line in locale_lines() if line.startswith("finspan-log-")]
    assert {line.removeprefix("finspan-log-") for line in there} - kept <= told | kept
    assert told <= {line.removeprefix("finspan-log-") for line in there}


def locale_lines() -> list[str]:
    text = resources.files("atol.games.finspan").joinpath("words", "en.ftl").read_text("utf-8")
    return [line.split(" =")[0] for line in text.splitlines() if " =" in line and not line.startswith((" ", "#"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fish_goal_and_card_has_words(language: str) -> None:
    say = spoken(language)
    names = [fish_name(name, say) for name in GAME.facts.cards.names]
    assert len(set(names)) == 138
    for fish in COMPONENTS.fish:
        line = card_line(fish, say)
        assert " cm, " in line
        assert not set(line) & set("{}\n")
    assert len({goal_words(goal.id, say) for goal in COMPONENTS.goals}) == 18
    for entry in ("her-tangled", "abilities"):
        assert say.say(f"finspan-score-{entry}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_what_to_do_for_everything_that_is_asked(language: str) -> None:
    taken = "draw recover egg hatch young move tuck play_fish any"
    asked = " ".join(["choose place pay move tuck last", *(f"take-{what}" for what in taken.split())])
    assert [what for what in asked.split() if not spoken(language).has(f"finspan-ask-{what}-todo")] == []


def test_every_fish_has_a_polish_name_of_its_own() -> None:
    say = spoken("pl")
    latin = {fish.id: fish.latin for fish in COMPONENTS.fish} | {fish.id: fish.latin for fish in COMPONENTS.forage}
    names = {fish: fish_name(fish, say) for fish in latin}
    assert names["116"] == "włócznik"
    assert len(set(names.values())) == len(latin) == 138
    assert not [fish for fish in latin if names[fish] == latin[fish]]


def test_the_data_says_of_every_polish_name_where_it_comes_from() -> None:
    text = resources.files("atol.games.finspan").joinpath("data", "polish_names.json").read_text("utf-8")
    marks = json.loads(text)
    assert set(marks["what"]) == {"checked", "known", "ours"}
    marked = [fish for mark in marks["what"] for fish in marks[mark]]
    assert len(set(marked)) == len(marked)
    assert set(marked) == {fish.id for fish in (*COMPONENTS.fish, *COMPONENTS.forage)}


def test_polish_names_are_no_part_of_the_edition() -> None:
    assert "polish" not in COMPONENTS.fish[0].__struct_fields__
    assert GAME.edition == edition_of(COMPONENTS)


def test_costs_and_effects_are_declined() -> None:
    say = spoken("pl")
    assert [say.say("finspan-cost", kind="cards", n=n) for n in (1, 2, 5)] == ["1 karta", "2 karty", "5 kart"]
    assert say.say("finspan-cost", kind="eggs", n=2) == "2 żetony ikry"
    assert say.say("finspan-condition", condition="young_exactly", n=2) == "dokładnie 2 żetony narybku na niej"
    assert say.say("finspan-condition", condition="consumed", n=1) == "co najmniej 1 pożarta ryba pod nią"
    assert say.say("finspan-effect", op="recover", n=2, where="", points=0) == "odzyskaj 2 karty"


def test_the_board_shows_goal_rates_base_numbers_bonuses_and_what_the_tangled_card_marks() -> None:
    state = GAME.new(1, 3, tangled="3", nautoma="2")
    shown = " ".join(drawn(state, "en").split())
    assert "1: eggs and young (1 each, Nautoma’s base number 3)" in shown
    assert "Bonuses of the blue site (b): sunlight: draw 1 card" in shown
    assert re.search(r"Tangled Z\d, X = 3: \+3 for a fish in the \w+ dive site, −1 for a fish in rows \d", shown)
    assert "base number" not in drawn(GAME.new(1, 3, nautoma="1"), "en")
    assert "b blue" in shown


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_legend_names_the_signs_of_the_board(language: str) -> None:
    legend = spoken(language).say("finspan-legend")
    for sign in (*board.TOKENS[language], board.PRINTED[language]):
        assert f"{sign} " in legend or f"{sign}/" in legend


def test_a_slot_shows_its_fish_length_and_tokens() -> None:
    console = paper()
    state = turn(ocean("p3 112 o yy +7"))
    console.print(
        board.grid(
            view(state).oceans[0],
            {"112": 80, "forage-blue": 9, "forage-purple": 3, "forage-green": 1},
            spoken("en"),
        )
    )
    assert "112/80   eyy+1" in text_on(console)


def test_the_view_shows_what_is_being_paid_moved_and_used() -> None:
    state = act(turn(ocean(hand="112 2 3 4")), "play 112", "at b1")
    payment = view(state).payment
    assert payment is not None
    assert (payment.card, payment.slot, payment.cards) == ("112", "b1", 2)
    moving = act(turn(ocean("b3 - y, b1 5"), ocean()), "dive blue", "done", "lift young b3")
    assert view(moving).moving == Moving("young", "b3")
    assert view(moving).diving == "blue"


# ---- at the terminal


def test_a_match_against_nautoma_ends_with_her_score_sheet_and_the_winner(tmp_path: Path) -> None:
    language = "pl"
    table = Table(GAME, [Seat(PERSON, "Ala")], {"tangled": "2"}, plain(3))
    played = Evening(table, repeat("1"), tmp_path / "match.atol", language)
    assert played.exit_code == 0
    assert table.winners() == [1]
    assert words(language).say("winners", count=1, names="Nautoma") in played.unwrapped
    assert spoken(language).say("finspan-score-her-tangled-why") in played.unwrapped
    assert str(table.scores()[1]) in played.unwrapped


def test_a_review_names_nautoma_too() -> None:
    state = new_match()
    state.to_act = OVER
    her(state).young = 500
    assert "Nautoma: 501" in result_words(state, ["Ala"], spoken("en"))


# ---- component data


def test_an_owner_can_replace_a_decision_card_and_what_is_wrong_is_named() -> None:
    changed = {"decisions": {"N1": {"goal": "remove", "dive": ["eggs"], "fish": True}}}
    game = FinspanGame(Overlay("finspan", "my box", changed))
    assert (game.facts.manual.goal_changes[0], game.facts.manual.plays_fish[0]) == (-1, True)
    assert game.edition != GAME.edition
    wrong: dict[str, dict[str, dict[str, object]]] = {"fish": {"17": {"length": "long"}}}
    with pytest.raises(BadData, match="fish/17"):
        FinspanGame(Overlay("finspan", "my box", wrong))


@pytest.mark.parametrize(
    "fields",
    [
        {"ability": "when_played", "effects": [{"op": "score", "points": 3, "condition": "school"}]},
        {"ability": "if_activated", "effects": [{"op": "play_fish", "row": "top"}]},
        {"ability": "when_played", "all_players": True, "effects": [{"op": "tuck"}]},
        {"ability": "game_end", "all_players": True, "effects": [{"op": "draw"}]},
        {"effects": [{"op": "lay_egg_on_each"}]},
        {"effects": [{"op": "draw", "site": "blue"}]},
        {"effects": [{"op": "play_fish", "size": "small"}]},
        {"effects": [{"op": "draw", "condition": "school"}]},
    ],
)
def test_abilities_outside_the_vocabulary_are_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadData, match="fish/17"):
        FinspanGame(Overlay("finspan", "my box", {"fish": {"17": fields}}))


def test_every_entry_says_where_it_comes_from() -> None:
    marks = {(note.provenance, note.entries) for note in GAME.sources}
    assert {"rulebook", "public", "reconstructed"} == {provenance for provenance, _ in marks}
    known = {source.id for source in COMPONENTS.sources}
    for section in (COMPONENTS.fish, COMPONENTS.goals, COMPONENTS.decisions, COMPONENTS.tangled, COMPONENTS.bonuses):
        assert {entry.source for entry in section} <= known
