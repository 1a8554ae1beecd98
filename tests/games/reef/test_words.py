"""Reef in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from atol.core import registry
from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.reef.actions import colour_name
from atol.locales import LANGUAGES, game_text
from tests.test_locales import messages, spoken

SETTINGS = [
    (seats, setup, points) for seats in (2, 3, 4) for setup in ("centre", "free") for points in ("open", "hidden")
]


@cache
def reef_events() -> list[Event]:
    """All events of 36 random matches, every option and number of seats among them."""
    events: list[Event] = []
    for number, (seats, setup, points) in enumerate(SETTINGS * 3):
        state = registry.game("reef").new_with_events(seats, number, {"setup": setup, "points": points}, events)
        step_randomly(state, seeded(number), 10_000)
        assert state.over
    return events


def test_every_log_message_is_used() -> None:
    told = {f"reef-log-{event.name}" for event in reef_events()} | {"reef-log-pile-empty", "reef-log-short"}
    there = {message for message in messages("atol.games.reef", "", "en") if message.startswith("reef-log-")}
    assert there == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("take", {"seat": 0, "card": "R05", "tokens": 0}),
        ("take", {"seat": 0, "card": "R05", "tokens": 1}),
        ("take", {"seat": 0, "card": "R05", "tokens": 2}),
        ("take", {"seat": 0, "card": "R05", "tokens": 5}),
        ("short", {"seat": 0, "colour": "red"}),
        ("pile-empty", {}),
    ],
)
def test_rare_events_have_their_lines(language: str, name: str, args: dict[str, Any]) -> None:
    text = registry.game("reef").log_line(Event(name, args), ["Ala"], spoken(language))
    assert text == text.strip()
    assert "  " not in text


def test_polish_counts_points_in_three_ways() -> None:
    said = [spoken("pl").say("reef-tokens", tokens=tokens) for tokens in (1, 2, 5, 22)]
    assert said == ["+1 punkt", "+2 punkty", "+5 punktów", "+22 punkty"]


def test_colours_have_their_names() -> None:
    assert [colour_name(colour, spoken("pl")) for colour in ("red", "yellow", "green", "purple")] == [
        "czerwony",
        "żółty",
        "zielony",
        "fioletowy",
    ]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "R19 (red + green → each yellow at level 4, 5 pts)"),
        ("pl", "R19 (czerwony + zielony → każdy żółty na poziomie 4, 5 pkt)"),
    ],
)
def test_a_card_s_points_cannot_be_taken_for_a_level(language: str, expected: str) -> None:
    game = registry.game("reef")
    assert expected in game.sentence(game.parse("take R19"), spoken(language))


# ---- what is said of cards and choices


def test_choices_stand_in_the_order_of_the_display_and_the_hand() -> None:
    game = registry.game("reef")
    state, random = game.new(2, 3), seeded(3)
    step_randomly(state, random, 9)
    for _ in range(20):
        view: Any = state.view(state.to_act)
        listed = [game.notation(action).split() for action in game.text.arranged(state.legal(), view)]
        taken = [card for verb, card, *_ in listed if verb == "take"]
        assert taken == [shown.card for shown in view.display if shown.card in taken]
        played = [card for verb, card, *_ in listed if verb == "play"]
        assert played == [card for card in view.players[state.to_act].hand if card in played]
        step_randomly(state, random, 1)


@pytest.mark.parametrize(("language", "pair"), [("pl", "dwa obok siebie: czerwony"), ("en", "two side by side: red")])
def test_a_pattern_of_two_equal_pieces_says_two(language: str, pair: str) -> None:
    assert spoken(language).say("reef-shape", shape="pair_orthogonal", cells=pair.split(": ")[1]) == pair


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_that_cards_in_hand_score_once_at_most(language: str) -> None:
    once = {"pl": "najwyżej raz", "en": "once at most"}[language]
    assert once in spoken(language).say("reef-help-end-how")
    assert once in spoken(language).say("reef-rules-end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_what_to_do_for_everything_that_is_asked(language: str) -> None:
    asked = "start place place-either turn take play"
    assert [what for what in asked.split() if not spoken(language).has(f"reef-ask-{what}-todo")] == []


def test_the_rulebook_s_terms_are_used() -> None:
    text = game_text("atol.games.reef", "pl")
    assert "ystaw" not in text
    assert "lement" not in text, "pieces are fragments everywhere"
    assert "na ręce" not in text, "cards are held “w ręku”"
    assert "„free”" not in text
    assert spoken("pl").say("reef-ask-turn") == "Dobierz kartę albo zagraj kartę"
