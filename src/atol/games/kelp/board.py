"""Kelp in the terminal: nine areas with the current spaces between them, and both sides beside the board.

A hidden block lies between two shades; whoever may know it reads its sign there. The shark is an
arrowhead on its space.
"""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atol.core.game import Game
from atol.games.kelp.actions import said
from atol.games.kelp.describing import ability_line, card_line
from atol.games.kelp.game import KelpGame
from atol.games.kelp.sea import AREA_NAMES, FIRST_HIDEOUT, SPACE_NAMES
from atol.games.kelp.view_types import AreaView, KelpView, OctopusSide, SharkSide
from atol.locales import Words

SIGNS = {
    "pl": {
        "octopus": "O@",
        "shell": "m",
        "double-shell": "mm",
        "crab": "Kr",
        "sea-snail": "Śl",
        "lobster": "Ho",
        "abalone": "Uc",
        "hiding-trap": "!u",
        "small-current-trap": "!1",
        "large-current-trap": "!2",
        "hideout-trap": "!k",
    },
    "en": {
        "octopus": "O@",
        "shell": "s",
        "double-shell": "ss",
        "crab": "Cr",
        "sea-snail": "Sn",
        "lobster": "Lo",
        "abalone": "Ab",
        "hiding-trap": "!h",
        "small-current-trap": "!1",
        "large-current-trap": "!2",
        "hideout-trap": "!k",
    },
}
SHADE = "▒"  # on both sides of a hidden block
HIDDEN = "bold #cdedea on #0f4c66"
OPEN = "bold #15333f on #cdedea"
CURRENT = "bold #ffffff on #2e6f9e"
SHARK = "bold #1d1d1d on #f0803c"
FAINT = "#4e6c76"
BORDER = "#58bfc0"
ACTIVE = "bold #f0803c"


def draw(view: Struct, game: Game, names: list[str], words: Words) -> RenderableType:
    assert isinstance(view, KelpView)
    assert isinstance(game, KelpGame)
    sides = [octopus_panel(view, names[0], game, words), shark_panel(view, names[1], game, words)]
    step = words.say(f"kelp-do-{view.step}.step", left=view.left, budget=view.shark.budget)
    parts: list[RenderableType] = [
        sea_panel(view, words),
        *odds_lines(view, words),
        Columns(sides),
        Text(step, "bold"),
    ]
    return Group(*parts)


# ---- the board


def sea_panel(view: KelpView, words: Words) -> Panel:
    grid = Table.grid(padding=(0, 1))
    for row in range(3):
        grid.add_row(*area_row(view, row, words))
        if row < 2:
            grid.add_row(*between_rows(view, row))
    hideouts = Text("").join([hideout_text(view, space, words) for space in SPACE_NAMES[FIRST_HIDEOUT:]])
    title = f"{words.say('kelp-board-title', board=view.board)} · {words.say('kelp-round', round=view.round + 1)}"
    return Panel(Group(grid, hideouts), title=title, border_style=BORDER, width=66)


def area_row(view: KelpView, row: int, words: Words) -> list[Text]:
    cells = []
    for column in range(3):
        area = 3 * row + column
        cells.append(area_text(view.areas[area], AREA_NAMES[area] in view.picked, words))
        if column < 2:
            cells.append(space_text(view, f"{AREA_NAMES[area]}-{AREA_NAMES[area + 1]}"))
    return cells


def between_rows(view: KelpView, row: int) -> list[Text]:
    cells = []
    for column in range(3):
        area = 3 * row + column
        cells.append(space_text(view, f"{AREA_NAMES[area]}-{AREA_NAMES[area + 3]}"))
        if column < 2:
            cells.append(Text(""))
    return cells


def area_text(area: AreaView, picked: bool, words: Words) -> Text:
    sign = SIGNS[words.language][area.block] if area.block else "??"
    mark = "^" if picked else " "
    edge = SHADE if area.hidden else " "
    return Text(f"{mark}{area.area} {area.value}+ {edge}{sign:<2}{edge} ", HIDDEN if area.hidden else OPEN)


def space_text(view: KelpView, space: str, name: str = "") -> Text:
    if space == view.shark.space:
        return Text(f" {name}▲ ", SHARK)
    if space in view.currents:
        return Text(f" {name}{view.currents[space]} ", CURRENT)
    return Text(f" {name}· ", FAINT)


def hideout_text(view: KelpView, space: str, words: Words) -> Text:
    return space_text(view, space, f"{said('space', space, words)} ")


def odds_lines(view: KelpView, words: Words) -> list[Text]:
    """The likeliest blocks of each hidden area."""
    lines = [odds_text(area, words) for area in view.areas if area.odds]
    return [Text(words.say("kelp-odds-title"), "bold"), *lines] if lines else []


def odds_text(area: AreaView, words: Words) -> Text:
    odds = sorted((area.odds or {}).items(), key=lambda chance: -chance[1])
    point = "," if words.language == "pl" else "."
    shown = [f"{said('block', name, words)} {chance // 10}{point}{chance % 10} %" for name, chance in odds]
    return Text(words.say("kelp-odds-line", area=area.area, chances=" · ".join(shown)), FAINT)


# ---- the sides


def listed(key: str, things: list[str], words: Words) -> str:
    return ", ".join(said(key, thing, words) for thing in things) or words.say("kelp-nothing")


def side_panel(view: KelpView, seat: int, name: str, lines: list[str], words: Words) -> Panel:
    title = f"{name} · {words.say('kelp-seat-name', seat=seat)}{words.now(seat == view.to_act)}"
    border = ACTIVE if seat == view.to_act else BORDER
    return Panel(Text("\n".join(line.rstrip() for line in lines)), title=title, border_style=border, width=58)


def octopus_panel(view: KelpView, name: str, game: KelpGame, words: Words) -> Panel:
    side = view.octopus
    learnable = [pile.open for pile in side.piles if pile.open]
    lines = [
        *hand_lines(side, game, words),
        words.say("kelp-learnable", list=""),
        *card_lines(learnable, game, words),
        words.say("kelp-discards", list=listed("card", side.discards, words)),
        words.say("kelp-eaten", list=listed("block", side.eaten, words)),
        words.say("kelp-confrontations", list=listed("escape", view.confrontations, words)),
    ]
    return side_panel(view, 0, name, lines, words)


def hand_lines(side: OctopusSide, game: KelpGame, words: Words) -> list[str]:
    if side.hand is not None:
        return [words.say("kelp-hand", list=""), *card_lines(side.hand, game, words)]
    known = [words.say("kelp-shown", list=listed("card", side.shown, words))] if side.shown else []
    return [words.say("kelp-hand-size", cards=side.hand_size), *known]


def card_lines(names: list[str], game: KelpGame, words: Words) -> list[str]:
    """Each card once, with its cost and what it does."""
    cards = {card.id: card for card in game.components.octopus_cards}
    counts = {name: names.count(name) for name in dict.fromkeys(names)}
    lines = [f"  {times(count)}{card_line(cards[name], words)}" for name, count in counts.items()]
    return lines or [f"  {words.say('kelp-nothing')}"]


def ability_lines(names: list[str], game: KelpGame, words: Words) -> list[str]:
    """Each card of the shark once, with its price, its dice and what it does."""
    cards = {card.id: card for card in game.components.shark_cards}
    counts = {name: names.count(name) for name in dict.fromkeys(names)}
    lines = [f"  {times(count)}{ability_line(cards[name], words)}" for name, count in counts.items()]
    return lines or [f"  {words.say('kelp-nothing')}"]


def times(count: int) -> str:
    return f"{count} × " if count > 1 else ""


def shark_panel(view: KelpView, name: str, game: KelpGame, words: Words) -> Panel:
    side = view.shark
    ahead = listed("space", side.ahead, words)
    lines = [
        words.say("kelp-shark-at", space=said("space", side.space, words), ahead=ahead),
        words.say("kelp-pool", dice=listed("die", side.pool, words)),
        words.say("kelp-energy", dice=listed("die", side.energy, words)),
        words.say("kelp-hunger", dice=sum(side.hunger.values()), most=game.facts.hunger),
        words.say("kelp-growth", tiles=side.tiles, dice=sum(side.growth.values())),
        words.say("kelp-abilities", list=""),
        *ability_lines(side.abilities, game, words),
        words.say("kelp-row", list=""),
        *ability_lines(side.row, game, words),
        *bag_lines(side, words),
    ]
    return side_panel(view, 1, name, lines, words)


def bag_lines(side: SharkSide, words: Words) -> list[str]:
    return [words.say("kelp-bag", **side.bag)] if side.bag is not None else []
