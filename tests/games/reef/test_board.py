"""How tables look in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from atol.games.reef import board
from atol.games.reef.data import Card, Cell, Shape
from atol.games.reef.game import ReefGame
from tests.table.tables import finish, game_words, step, table_of
from tests.terminal.scripts import paper, text_on

CARDS = ReefGame().components.cards


def drawn(thing: RenderableType) -> str:
    console = paper()
    console.print(thing)
    return text_on(console)


def signs_of(card: Card) -> list[str]:
    """Every sign that must be seen on the card."""
    if isinstance(card.pattern, Shape):
        colours = [cell.colour for cell in card.pattern.cells]
    else:
        colours = [card.pattern.counted, card.pattern.tallest]
    return sorted(board.SIGNS[colour] for colour in [*card.pieces, *colours])


def levels_of(card: Card) -> list[str]:
    if not isinstance(card.pattern, Shape):
        return []
    return [f"{cell.level}{'+' if cell.or_higher else ''}" for cell in card.pattern.cells if cell.level is not None]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_drawn_whole(card: Card) -> None:
    text = drawn(board.card_panel(card))
    assert f"{card.id} · {card.points}" in text
    assert sorted(sign for sign in text if sign in board.SIGNS.values()) == signs_of(card)
    body = text.partition("\n")[2]
    for level in set(levels_of(card)):
        assert body.count(level) >= levels_of(card).count(level)
    assert "…" not in text
    assert len({len(line) for line in text.splitlines()}) == 1


def test_the_largest_pattern_an_owner_may_enter_fits_its_card() -> None:
    cells = [Cell(x, y, "red", 4, True) for x, y in ((0, 0), (1, 0), (2, 0), (2, 1))]
    card = Card(
        id="R01", provenance="owner", source="test", pieces=["red", "red"], points=20, pattern=Shape("x", cells)
    )
    assert drawn(board.card_panel(card)).count("4+") == 4


def test_every_colour_has_its_own_sign_and_look() -> None:
    assert len(set(board.SIGNS.values())) == len(board.SIGNS) == 5
    assert len(set(board.STYLES.values())) == 5
    assert set(board.STYLES) == set(board.SIGNS)


@pytest.mark.parametrize("colour", list(board.SIGNS))
def test_a_colour_always_comes_with_its_sign(colour: str) -> None:
    text = board.piece(colour, "3")
    assert text.plain == f" {board.SIGNS[colour]}3 "
    assert text.style == board.STYLES[colour]


def test_no_place_of_the_board_is_told_by_colour_alone() -> None:
    table = step(table_of(), 60)
    drawing = board.draw(table.view(table.to_act), table.game, table.names, game_words())
    segments = Console(width=120, color_system="truecolor").render(drawing)
    grounds = [segment.text for segment in segments if segment.style is not None and segment.style.bgcolor]
    assert len(grounds) > 20
    assert all(any(sign in ground for sign in board.SIGNS.values()) for ground in grounds)


def test_a_stack_shows_its_top_and_its_height() -> None:
    assert board.stack_text(["red", "green"]).plain == f" {board.SIGNS['green']}2 "
    assert board.stack_text([]).plain.strip() == "·"


def test_hidden_points_are_a_question_mark() -> None:
    table = table_of(points="hidden")
    text = drawn(board.draw(table.view(1), table.game, table.names, game_words()))
    assert "Ala ★ · ? pts" in text
    assert "Ola · 3 pts" in text


def test_secret_cards_are_question_marks_and_the_own_ones_are_named() -> None:
    table = table_of()
    text = drawn(board.draw(table.view(None), table.game, table.names, game_words()))
    assert text.count("? ?") == 2
    assert "Your hand" not in text
    assert drawn(board.draw(table.view(0), table.game, table.names, game_words())).count("? ?") == 1


def test_after_the_end_every_hand_is_shown() -> None:
    table = finish(table_of())
    assert "?" not in drawn(board.draw(table.view(None), table.game, table.names, game_words()))
