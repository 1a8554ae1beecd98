"""Shallow Sea in the terminal: an ocean is drawn with its spaces and the bubbles between them.

Every colour has its own sign. A tick marks what is completed, with the letter of the fish on a coral; arrows show
where a creature looks. An empty bubble shows its number and the letters of the fish that corals want there.
"""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atol.core.game import Game
from atol.games.shallow_sea.actions import CORNER_ARROWS, QUARTER, ShallowSeaNotation
from atol.games.shallow_sea.data import Coral
from atol.games.shallow_sea.game import ShallowSeaGame
from atol.games.shallow_sea.spaces import BUBBLE_AT, BUBBLES_OF, COLUMNS, ROWS, SPACE_AT, space_name
from atol.games.shallow_sea.view_types import OceanView, PlacedTile, ShallowSeaView
from atol.locales import Words

SIGNS = {"red": "Ψ", "yellow": "●", "green": "♣", "purple": "✶"}
LETTERS = {
    "pl": {"red": "c", "yellow": "ż", "green": "z", "purple": "f"},
    "en": {"red": "r", "yellow": "y", "green": "g", "purple": "p"},
}
STYLES = {
    "red": "bold #ffffff on #c0392b",
    "yellow": "bold #1d1d1d on #f0b429",
    "green": "bold #ffffff on #2e8b57",
    "purple": "bold #ffffff on #7a5ab5",
}
CREATURE = "bold #15333f on #cdedea"
DONE_CREATURE = "bold #ffffff on #0f4c66"
DIM = "#4e6c76"
READY = "bold #f0803c"
CELL = 6  # how wide a space or a bubble is drawn


def draw(view: Struct, game: Game, names: list[str], words: Words) -> RenderableType:
    assert isinstance(view, ShallowSeaView)
    assert isinstance(game, ShallowSeaGame)
    oceans = [ocean_panel(view, seat, names[seat], game, words) for seat in range(len(view.oceans))]
    parts: list[RenderableType] = [Columns(oceans), cards_line(view, words)]
    if any(view.pools.corals):
        parts.append(pools(view, game.text, words))
    return Group(*parts, *notes(view, game, words))


def letter(colour: str, words: Words) -> str:
    return LETTERS[words.language][colour]


def fish_text(colour: str, words: Words) -> Text:
    return Text(f" {SIGNS[colour]}{letter(colour, words)} ", STYLES[colour])


# ---- oceans


def ocean_panel(view: ShallowSeaView, seat: int, name: str, game: ShallowSeaGame, words: Words) -> Panel:
    ocean = view.oceans[seat]
    title = words.say("shallow_sea-player", name=name, points=ocean.points, shells=ocean.shells)
    title += words.now(seat == view.to_act)
    border = READY if seat == view.to_act else "#58bfc0"
    left = words.say("shallow_sea-turns-left", turns=view.turns_left[seat])
    return Panel(
        grid(ocean, game.text, words), title=Text(title, "bold"), subtitle=left, border_style=border, width=70
    )


def grid(ocean: OceanView, text: ShallowSeaNotation, words: Words) -> Table:
    """Half columns across and rows down: spaces and bubbles take turns."""
    wishes = wanted_fish(ocean, text.corals, words)
    table = Table.grid(padding=0)
    for row in range(ROWS + 2):
        table.add_row(*[place(ocean, text, wishes, (column, row), words) for column in range(COLUMNS + 2)])
    return table


def wanted_fish(ocean: OceanView, corals: dict[str, Coral], words: Words) -> list[str]:
    """For each bubble the letters of the fish that unfinished corals want there."""
    wishes = [""] * len(ocean.fish)
    for space, tile in enumerate(ocean.spaces):
        if tile is not None and tile.tile in corals and not tile.completed:
            corners = corals[tile.tile].corners
            for side, bubble in enumerate(BUBBLES_OF[space]):
                colour = corners[(side - tile.degrees // QUARTER) % len(corners)]
                if colour and letter(colour, words) not in wishes[bubble]:
                    wishes[bubble] += letter(colour, words)
    return wishes


def place(ocean: OceanView, text: ShallowSeaNotation, wishes: list[str], at: tuple[int, int], words: Words) -> Text:
    if at in SPACE_AT:
        space = SPACE_AT[at]
        return centred(tile_text(ocean.spaces[space], text, space_name(space), words))
    if at in BUBBLE_AT:
        bubble = BUBBLE_AT[at]
        colour = ocean.fish[bubble]
        return centred(fish_text(colour, words) if colour else Text(f"{bubble + 1}{wishes[bubble]}", DIM))
    return Text(" " * CELL)


def centred(text: Text) -> Text:
    before = (CELL - len(text.plain)) // 2
    return Text(" " * before).append_text(text).append(" " * (CELL - before - len(text.plain)))


def tile_text(tile: PlacedTile | None, text: ShallowSeaNotation, name: str, words: Words) -> Text:
    if tile is None:
        return Text(name, "#58bfc0")
    if tile.tile in text.corals:
        coral = text.corals[tile.tile]
        home = f"{coral.points}{letter(tile.lodger, words)}✓" if tile.lodger else f"{tile.tile}{mark(tile)}"
        return Text(f"{SIGNS[coral.colour]}{home}", STYLES[coral.colour])
    if tile.completed:
        return Text(f"{tile.tile}✓", DONE_CREATURE)
    return Text(f"{tile.tile}{''.join(text.looks(tile.tile, tile.degrees))}{mark(tile)}", CREATURE)


def mark(tile: PlacedTile) -> str:
    return "!" if tile.ready else ""


# ---- pools and cards


def pools(view: ShallowSeaView, text: ShallowSeaNotation, words: Words) -> RenderableType:
    table = Table(title=words.say("shallow_sea-pools"), show_header=True, title_style="bold")
    table.add_column("")
    for slot in range(1, 6):
        table.add_column(str(slot))
    shown = view.pools
    free = {
        pool: words.say("shallow_sea-refresh-free") if word == "free" else "" for pool, word in shown.refresh.items()
    }
    table.add_row(label("corals", free, words), *[tile_card(name, text, words) for name in shown.corals])
    if any(shown.fish):
        fish = [fish_text(colour, words) if colour else Text("") for colour in shown.fish]
        table.add_row(label("fish", free, words), *fish)
    table.add_row(label("creatures", free, words), *[tile_card(name, text, words) for name in shown.creatures])
    return table


def label(pool: str, free: dict[str, str], words: Words) -> Text:
    name = words.say(f"shallow_sea-pool-{pool}")
    return Text(f"{name}\n{free[pool]}" if free[pool] else name, "bold")


def tile_card(name: str | None, text: ShallowSeaNotation, words: Words) -> Text:
    if name is None:
        return Text("")
    if name in text.corals:
        return coral_card(text.corals[name], words)
    title = f"{name} {words.say(f'shallow_sea-species-{name}')} {text.marks(name, 0, words)}\n"
    return Text(title, "bold").append(text.wish_words(name, words), DIM)


def coral_card(coral: Coral, words: Words) -> Text:
    """The value, then the fish wanted to the north, east, south and west."""
    card = Text(f" {SIGNS[coral.colour]} {coral.id} = {coral.points} ", STYLES[coral.colour])
    for arrow, colour in zip(CORNER_ARROWS, coral.corners, strict=True):
        if colour:
            card.append(f"\n{arrow} ", "default").append_text(fish_text(colour, words))
    return card


def cards_line(view: ShallowSeaView, words: Words) -> Text:
    cards = [*view.orange, *view.blue]
    told = [
        f"{words.say(f'shallow_sea-card-{card}')}: {words.say(f'shallow_sea-card-{card}-counts')}" for card in cards
    ]
    return Text(words.say("shallow_sea-cards", cards="; ".join(told) or "-"), DIM)


def notes(view: ShallowSeaView, game: ShallowSeaGame, words: Words) -> list[Text]:
    """The bags, what is in hand, what is asked of this match, and after the end what was reached."""
    lines = [Text(words.say("shallow_sea-bags", **view.bags), DIM)]
    things = in_hand(view, game.text, words)
    if things:
        lines.append(Text(words.say("shallow_sea-hand", things="; ".join(things)), "bold"))
    if view.lionfish is not None:
        lines.append(Text(words.say("shallow_sea-lionfish", fish=sum(view.lionfish.values())), DIM))
    if view.scenario:
        lines.append(Text(scenario_line(view, game, words), "bold"))
    lines += [Text(words.say(f"shallow_sea-modified-{number}"), "bold") for number in view.modified]
    return lines + (ending_lines(view, words) if view.to_act < 0 else [])


def in_hand(view: ShallowSeaView, text: ShallowSeaNotation, words: Words) -> list[str]:
    """Tiles with what they ask for on which side, before they are turned."""
    held = [thing for thing in (view.hand.tile, view.hand.lifted, view.hand.fish) if thing]
    return [
        words.say("shallow_sea-fish-one", colour=thing)
        if thing in SIGNS
        else f"{text.tile_words(thing, words)} {text.marks(thing, 0, words)}".rstrip()
        for thing in held
    ]


def scenario_line(view: ShallowSeaView, game: ShallowSeaGame, words: Words) -> str:
    """What the scenario asks for and how far the player to act is; after the end whether it was passed."""
    minimum = game.components.scenarios[view.scenario - 1].minimum
    ocean = view.oceans[max(view.to_act, 0)]
    task = words.say(f"shallow_sea-scenario-{view.scenario}")
    if view.to_act >= 0 or len(view.oceans) > 1:
        return words.say("shallow_sea-scenario-need", task=task, minimum=minimum, points=ocean.points)
    result = "passed" if ocean.achieved else "short" if ocean.points < minimum else "undone"
    return words.say(f"shallow_sea-scenario-{result}", minimum=minimum, points=ocean.points)


def ending_lines(view: ShallowSeaView, words: Words) -> list[Text]:
    lines = []
    if view.rank:
        lines.append(words.say("shallow_sea-rank", rank=words.say(f"shallow_sea-rank-{view.rank}")))
    elif len(view.oceans) == 1 and not view.orange and not view.scenario:
        lines.append(words.say("shallow_sea-no-ranks"))
    reached = [words.say(f"shallow_sea-{box}") for ocean in view.oceans for box in ocean.achieved]
    if reached:
        lines.append(words.say("shallow_sea-achieved", things="; ".join(dict.fromkeys(reached))))
    return [Text(line, READY) for line in lines]
