"""Reef in the terminal: every colour has its own sign, a number is the level of a stack."""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atol.core.game import Game
from atol.games.reef.data import Card, Cell, NextToTallest, Shape
from atol.games.reef.game import ReefGame
from atol.games.reef.player import WIDTH
from atol.games.reef.view_types import PlayerView, ReefView
from atol.locales import Words

SIGNS = {"red": "Ψ", "yellow": "●", "green": "♣", "purple": "✶", "any": "◇"}
STYLES = {
    "red": "bold #ffffff on #c0392b",
    "yellow": "bold #1d1d1d on #f0b429",
    "green": "bold #ffffff on #2e8b57",
    "purple": "bold #ffffff on #7a5ab5",
    "any": "bold #15333f on #cdedea",
}
EMPTY = "#4e6c76"
CARD_WIDTH = 18
CARD_HEIGHT = 7  # the pieces, a gap and a pattern of three rows


def draw(view: Struct, game: Game, names: list[str], words: Words) -> RenderableType:
    assert isinstance(view, ReefView)
    assert isinstance(game, ReefGame)
    cards = game.text.by_name
    reefs = [player_panel(view, seat, names[seat], cards, words) for seat in range(len(view.players))]
    parts: list[RenderableType] = [Columns(reefs)]
    if view.display:
        parts.append(market(view, cards, words))
    parts.append(supply_line(view, words))
    if view.seat is not None and view.players[view.seat].hand:
        parts.append(hand_row(view.players[view.seat], cards, words))
    return Group(*parts)


def piece(colour: str, level: str = "") -> Text:
    return Text(f" {SIGNS[colour]}{level or ' '} ", STYLES[colour])


# ---- players


def player_panel(view: ReefView, seat: int, name: str, cards: dict[str, Card], words: Words) -> Panel:
    player = view.players[seat]
    points = "?" if player.points is None else str(player.points)
    star = " ★" if seat == view.first else ""
    border = "bold #f0803c" if seat == view.to_act else "#58bfc0"
    title = words.say("reef-player", name=name + star, points=points) + words.now(seat == view.to_act)
    return Panel(
        Group(reef_grid(player), Text(held_cards(player), EMPTY)),
        title=Text(title, "bold"),
        border_style=border,
        width=30,
    )


def reef_grid(player: PlayerView) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", *[Text(f" {letter}", EMPTY) for letter in "abcd"])
    for row in range(WIDTH):
        stacks = player.stacks[row * WIDTH : (row + 1) * WIDTH]
        grid.add_row(Text(str(row + 1), EMPTY), *[stack_text(stack) for stack in stacks])
    return grid


def stack_text(stack: list[str]) -> Text:
    return piece(stack[-1], str(len(stack))) if stack else Text("  · ", EMPTY)


def held_cards(player: PlayerView) -> str:
    """What others may know of a hand: the cards taken openly by name, the rest as question marks."""
    return " ".join(card or "?" for card in player.hand) or "-"


# ---- cards


def market(view: ReefView, cards: dict[str, Card], words: Words) -> RenderableType:
    panels = [card_panel(cards[shown.card], tokens_note(shown.tokens, words)) for shown in view.display]
    if view.top is not None:
        panels.append(card_panel(cards[view.top], words.say("reef-pile", cards=view.pile), "#f0b429"))
    return titled(words.say("reef-display"), panels)


def tokens_note(tokens: int, words: Words) -> str:
    return words.say("reef-tokens", tokens=tokens) if tokens else ""


def hand_row(player: PlayerView, cards: dict[str, Card], words: Words) -> RenderableType:
    return titled(words.say("reef-hand"), [card_panel(cards[name]) for name in player.hand if name])


def titled(title: str, panels: list[Panel]) -> RenderableType:
    return Group(Text(title, "bold"), Columns(panels, padding=(0, 0)))


def card_panel(card: Card, note: str = "", border: str = "#4e6c76") -> Panel:
    pieces = Text(" ").join([piece(colour) for colour in card.pieces])
    body = Group(pieces, Padding(pattern_drawing(card.pattern), (1, 0, 0, 0)))
    title = Text(f"{card.id} · {card.points}", "bold default")
    return Panel(body, title=title, subtitle=Text(note), width=CARD_WIDTH, height=CARD_HEIGHT, border_style=border)


def pattern_drawing(pattern: Shape | NextToTallest) -> RenderableType:
    if isinstance(pattern, NextToTallest):
        return Text(" ").join([piece(pattern.counted), Text("↔"), piece(pattern.tallest, "▲")])
    cells = {(cell.x, cell.y): cell for cell in pattern.cells}
    grid = Table.grid(padding=(0, 1))
    for y in range(1 + max(cell.y for cell in pattern.cells)):
        row = [cells.get((x, y)) for x in range(1 + max(cell.x for cell in pattern.cells))]
        grid.add_row(*[cell_text(cell) if cell else "" for cell in row])
    return grid


def cell_text(cell: Cell) -> Text:
    if cell.level is None:
        return piece(cell.colour)
    return piece(cell.colour, f"{cell.level}{'+' if cell.or_higher else ''}")


# ---- the supply


def supply_line(view: ReefView, words: Words) -> Text:
    line = Text(words.say("reef-supply") + " ")
    for colour, left in view.supply.items():
        line.append_text(piece(colour, str(left))).append(" ")
    if view.last_round:
        line.append(" " + words.say("reef-last-round"), "bold #f0803c")
    return line
