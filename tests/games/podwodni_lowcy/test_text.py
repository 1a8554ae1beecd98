"""The three faces of the actions of Podwodni Łowcy: id, notation and message; and its data."""

from __future__ import annotations

import pytest
from msgspec import Struct

from atol.core.data import Overlay
from atol.core.errors import BadData, BadNotation
from atol.core.registry import game
from atol.locales import Words
from tests.games.podwodni_lowcy.positions import GAME
from tests.messages import message as made


def test_there_are_156_actions() -> None:
    assert GAME.action_count == 1 + 4 + 1 + 1 + 16 + 5 * 10 + 16 + 1 + 10 + 15 + 4 * 10 + 1 == 156


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("dive", made(GAME, "dive")),
        ("corner bottom-right", made(GAME, "corner", "bottom-right")),
        ("row b2", made(GAME, "row", "b2")),
        ("row dive-3", made(GAME, "row", "dive-3")),
        ("net 2 red-ray", made(GAME, "net", 1, "red-ray")),
        ("harpoon d3", made(GAME, "harpoon", "d3")),
        ("score three-yellow-mackerel", made(GAME, "score", "three-yellow-mackerel")),
        ("score four-red", made(GAME, "score", "four-red")),
        ("take shrimp", made(GAME, "take", "shrimp")),
    ],
)
def test_notation_and_message_say_the_same(notation: str, message: Struct) -> None:
    assert GAME.message(GAME.parse(notation)) == message
    assert GAME.notation(GAME.action(message)) == notation


@pytest.mark.parametrize(
    "text", ["", "take", "take wave", "net 0 shrimp", "net 6 shrimp", "row e1", "row a4", "corner"]
)
def test_other_text_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    "message",
    [
        made(GAME, "take", "wave"),
        made(GAME, "net", 5, "shrimp"),
        made(GAME, "net", -1, "shrimp"),
        made(GAME, "row", "e1"),
        made(GAME, "score", ""),
    ],
)
def test_a_message_about_nothing_is_bad_notation(message: Struct) -> None:
    with pytest.raises(BadNotation):
        GAME.action(message)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "net: take a red ray from diver 2"), ("pl", "sieć: nurek 2 oddaje kartę: czerwona płaszczka")],
)
def test_people_count_seats_from_one(language: str, sentence: str) -> None:
    words = Words(language)
    words.add("atol.games.podwodni_lowcy")
    assert GAME.sentence(GAME.action(made(GAME, "net", 1, "red-ray")), words) == sentence


# ---- data


def test_the_split_of_the_fish_is_marked_as_reconstructed() -> None:
    marks = {card.id: card.provenance for card in GAME.components.cards}
    assert {mark for card, mark in marks.items() if "-" in card} == {"reconstructed"}
    assert {mark for card, mark in marks.items() if "-" not in card} == {"rulebook"}


def test_an_owner_can_replace_the_split() -> None:
    replace = {"cards": {"red-ray": {"count": 5}, "red-puffer": {"count": 7}}}
    mine = game("podwodni_lowcy", Overlay("podwodni_lowcy", "my box", replace))
    assert mine.edition != GAME.edition
    assert mine.new(2, 1).to_bytes() != GAME.new(2, 1).to_bytes()


def test_an_owner_s_deck_cannot_run_out_for_ever() -> None:
    with pytest.raises(BadData, match="at least 4 are needed"):
        game("podwodni_lowcy", Overlay("podwodni_lowcy", "my box", {"cards": {"wave": {"count": 3}}}))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_bar_says_what_to_do_for_everything_that_is_asked(language: str) -> None:
    words = Words(language)
    words.add("atol.games.podwodni_lowcy")
    asked = "start start-or-score corner depth surface row net harpoon both washing turn lay further pool more"
    assert [what for what in asked.split() if not words.has(f"podwodni_lowcy-ask-{what}-todo")] == []
