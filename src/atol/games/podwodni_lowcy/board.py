"""Podwodni Łowcy in the terminal: the sea with the dive beside it, the catches, the pool and the risk.

A colour is told by its letter too (R, G, Y; in Polish C, Z, Ż), a kind of fish by its drawing.
"""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atol.core.game import Game
from atol.games.podwodni_lowcy.sea import COLUMNS, GRID, ROWS, row_beside, space_name
from atol.games.podwodni_lowcy.view_types import DiverView, LowcyView, Risk
from atol.locales import Words

STYLES = {
    "red": "bold #ffffff on #c0392b",
    "green": "bold #ffffff on #2e8b57",
    "yellow": "bold #1d1d1d on #f0b429",
    "shrimp": "bold #15333f on #f4b6a6",
    "wave": "bold #ffffff on #2e6f9e",
    "net": "bold #15333f on #cdedea",
    "harpoon": "bold #15333f on #cdedea",
}
LETTERS = {"pl": {"red": "C", "green": "Z", "yellow": "Ż"}, "en": {"red": "R", "green": "G", "yellow": "Y"}}
SIGNS = {"puffer": "◉◁", "ray": "◇~", "mackerel": "═◁", "shrimp": "ʗ", "wave": "≈≈", "net": "▦", "harpoon": "─►"}
FAINT = "#4e6c76"
EMPTY = "  ·  "


def draw(view: Struct, game: Game, names: list[str], words: Words) -> RenderableType:
    assert isinstance(view, LowcyView)
    parts: list[RenderableType] = [sea_panel(view, words)]
    parts += [cards_line(words.say("podwodni_lowcy-pool"), view.pool, words)] if view.pool else []
    parts += risk_lines(view, words)
    parts.append(Columns([diver_panel(view, seat, names[seat], words) for seat in range(len(view.divers))]))
    parts.append(deck_line(view, words))
    return Group(*parts)


# ---- cards


def card_text(card: str | None, words: Words, mark: str = " ") -> Text:
    """A card in five letters; `mark` stands before it."""
    if card is None:
        return Text(EMPTY, FAINT)
    colour, _, kind = card.rpartition("-")
    letter = LETTERS[words.language].get(colour, "")
    return Text(f"{mark}{letter + SIGNS[kind]:<3} ", STYLES[colour or kind])


def cards_line(title: str, cards: list[str], words: Words) -> Text:
    line = Text(title + " ")
    for card in cards:
        line.append_text(card_text(card, words)).append(" ")
    return line


# ---- the sea


def sea_panel(view: LowcyView, words: Words) -> Panel:
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", "", *[Text(f"  {letter}", FAINT) for letter in "abcd"], "")
    for row in range(-1, ROWS + 1):
        left, right = beside_row(view, row, words)
        label = Text(str(row + 1) if 0 <= row < ROWS else " ", FAINT)
        grid.add_row(label, left, *grid_row(view, row, words), right)
    waiting = cards_line("", [card for card in view.dive if card], words) if view.phase == "corner" else Text("")
    return Panel(Group(grid, waiting), title=words.say("podwodni_lowcy-sea"), border_style="#58bfc0", width=50)


def grid_row(view: LowcyView, row: int, words: Words) -> list[Text]:
    if not 0 <= row < ROWS:
        return [Text(" " * len(EMPTY))] * COLUMNS
    spaces = range(row * COLUMNS, (row + 1) * COLUMNS)
    return [card_text(view.grid[space], words, picked_mark(view, space_name(space))) for space in spaces]


def picked_mark(view: LowcyView, name: str) -> str:
    return "✓" if name in view.picked else " "


def beside_row(view: LowcyView, row: int, words: Words) -> tuple[Text, Text]:
    """What lies left and right of a row: a card of the dive, or nothing."""
    blank = Text(" " * len(EMPTY))
    if view.corner is None:
        return blank, blank
    for depth, card in enumerate(view.dive):
        if dive_row(view.corner, depth) == row:
            shown = card_text(card, words, picked_mark(view, space_name(GRID + depth)))
            return (shown, blank) if view.corner.endswith("left") else (blank, shown)
    return blank, blank


def dive_row(corner: str, depth: int) -> int:
    """The first card lies outside the grid: in row -1 or 3."""
    top = corner.startswith("top")
    if depth == 0:
        return -1 if top else ROWS
    return row_beside(0 if top else 2, depth)


# ---- the risk


def risk_lines(view: LowcyView, words: Words) -> list[Text]:
    if "deeper" in view.risks:
        said = risk_words(view.risks["deeper"], words)
        return [Text(words.say("podwodni_lowcy-risk-deeper", risk=said), "bold")]
    if not view.risks:
        return []
    corners = [
        words.say(
            "podwodni_lowcy-risk-corner",
            corner=words.say("podwodni_lowcy-corner", corner=corner),
            risk=risk_words(risk, words),
        )
        for corner, risk in view.risks.items()
    ]
    return [Text(words.say("podwodni_lowcy-risk-corners") + " " + ", ".join(corners), "bold")]


def risk_words(risk: Risk, words: Words) -> str:
    if risk.per_mille is None:
        return words.say("podwodni_lowcy-level", level=risk.level)
    point = "," if words.language == "pl" else "."
    percent = f"{risk.per_mille // 10}{point}{risk.per_mille % 10}"
    return words.say("podwodni_lowcy-risk-number", percent=percent)


# ---- divers


def diver_panel(view: LowcyView, seat: int, name: str, words: Words) -> Panel:
    diver = view.divers[seat]
    title = words.say("podwodni_lowcy-diver", name=name, points=diver.points) + words.now(seat == view.to_act)
    border = "bold #f0803c" if seat == view.to_act else "#58bfc0"
    return Panel(catch(diver, words), title=Text(title, "bold"), border_style=border, width=38)


def catch(diver: DiverView, words: Words) -> Text:
    """Equal cards once, with their number."""
    line = Text(words.say("podwodni_lowcy-caught") + " ", FAINT)
    for card in dict.fromkeys(diver.open):
        line.append(f"{diver.open.count(card)}×", "bold default").append_text(card_text(card, words)).append(" ")
    line.append("\n" + words.say("podwodni_lowcy-scored") + " ")
    for card in diver.scored:
        line.append_text(card_text(card, words)).append(" ")
    return line


def deck_line(view: LowcyView, words: Words) -> Text:
    discards = sum(view.discards.values())
    line = Text(words.say("podwodni_lowcy-deck", deck=view.deck, discards=discards, target=view.target))
    if view.finisher is not None:
        line.append(" · " + words.say("podwodni_lowcy-last-turns"), "bold #f0803c")
    return line
