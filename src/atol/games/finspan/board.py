"""Finspan in the terminal: oceans as grids of three sites, the hand of who acts, and Nautoma.

A slot shows its fish by number and length, and its tokens as letters; the legend in the words says which.
"""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atol.core.game import Game
from atol.games.finspan.actions import card_line, effect_words, fish_name, fish_words, goal_words, source_words
from atol.games.finspan.data import SITES, Bonus, Fish
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.slots import LETTERS, ROWS, SITE_COUNT
from atol.games.finspan.view_types import AbilityView, FinspanView, NautomaView, OceanView, SlotView
from atol.locales import Words

SITE_STYLES = ("bold #2e6f9e", "bold #7d4fa8", "bold #2e8b57")
ZONE_STYLES = ("on #cdedea", "on #cdedea", "on #cdedea", "on #7fb2c9", "on #33566b", "on #33566b")
INK = ("#15333f", "#15333f", "#15333f", "#15333f", "#f4f4f4", "#f4f4f4")
FAINT = "#4e6c76"
TOKENS = {"pl": ("i", "n", "Ł"), "en": ("e", "y", "S")}  # an egg, a young, a school
PRINTED = {"pl": "druk", "en": "mat"}  # a fish printed on the mat


def draw(view: Struct, game: Game, names: list[str], words: Words) -> RenderableType:
    assert isinstance(view, FinspanView)
    assert isinstance(game, FinspanGame)
    lengths = {entry.id: entry.length for entry in game.components.fish}
    lengths |= {entry.id: entry.length for entry in game.components.forage}
    parts: list[RenderableType] = [Text(week_line(view, game, words), "bold"), *bonus_lines(game, words)]
    parts.append(Columns([ocean_panel(view, seat, names[seat], lengths, words) for seat in range(len(view.oceans))]))
    parts += nautoma_lines(view.nautoma, game, words) if view.nautoma else []
    parts += now_lines(view, words)
    if view.to_act >= 0:
        parts += hand_lines(view.oceans[view.to_act], names[view.to_act], game.components.fish, words)
    return Group(*parts)


def week_line(view: FinspanView, game: FinspanGame, words: Words) -> str:
    goals = [goal_line(view, game, week, goal, words) for week, goal in enumerate(view.goals, start=1)]
    return words.say("finspan-week-line", week=view.week, round=view.round, deck=view.deck, goals=", ".join(goals))


def goal_line(view: FinspanView, game: FinspanGame, week: int, goal: str, words: Words) -> str:
    """A goal with its points and, where Nautoma scores it, her base number."""
    points = {entry.id: entry.points for entry in game.components.goals}[goal]
    details = {"week": week, "goal": goal_words(goal, words), "points": points}
    base = base_number(view, game, goal)
    if base is None:
        return words.say("finspan-week-goal", **details)
    return words.say("finspan-week-goal-base", **details, base=base)


def base_number(view: FinspanView, game: FinspanGame, goal: str) -> int | None:
    if view.nautoma is None:
        return None
    side = {level.id: level.goals for level in game.components.levels}[str(view.nautoma.level)]
    bases = game.components.calm if side == "calm" else game.components.storm
    return {entry.id: entry.base for entry in bases}[goal] if side else None


def bonus_lines(game: FinspanGame, words: Words) -> list[Text]:
    """What the zones and the bottom of each dive site give."""
    lines = []
    for site in SITES:
        places = [bonus_words(bonus, words) for bonus in game.components.bonuses if bonus.site == site]
        lines.append(Text(words.say("finspan-bonus-line", site=site, bonuses="; ".join(places)), FAINT))
    return lines


def bonus_words(bonus: Bonus, words: Words) -> str:
    effects = ", ".join(effect_words(effect, words) for effect in bonus.effects)
    return words.say("finspan-bonus-place", place=bonus.place, effects=effects)


# ---- oceans


def ocean_panel(view: FinspanView, seat: int, name: str, lengths: dict[str, int], words: Words) -> Panel:
    ocean = view.oceans[seat]
    title = words.say("finspan-ocean-title", name=name, points=ocean.points, divers=ocean.divers)
    title += words.now(seat == view.to_act)
    border = "bold #f0803c" if seat == view.to_act else "#58bfc0"
    return Panel(grid(ocean, lengths, words), title=Text(title, "bold"), border_style=border, width=56)


def grid(ocean: OceanView, lengths: dict[str, int], words: Words) -> Table:
    table = Table.grid(padding=(0, 1))
    sites = [f"{letter} {words.say('finspan-site', site=SITES[site])}" for site, letter in enumerate(LETTERS)]
    table.add_row("", *[Text(f"{name:^15}", SITE_STYLES[site]) for site, name in enumerate(sites)])
    for row in range(ROWS):
        slots = [ocean.slots[site * ROWS + row] for site in range(SITE_COUNT)]
        table.add_row(Text(str(row + 1), FAINT), *[slot_text(slot, row, lengths, words) for slot in slots])
    return table


def slot_text(slot: SlotView, row: int, lengths: dict[str, int], words: Words) -> Text:
    fish = "·" if slot.fish is None else f"{fish_number(slot.fish, words)}/{lengths[slot.fish]}"
    return Text(f"{fish:<9}{tokens(slot, words):<6}", f"{INK[row]} {ZONE_STYLES[row]}")


def fish_number(card: str, words: Words) -> str:
    return PRINTED[words.language] if card.startswith("forage-") else card


def tokens(slot: SlotView, words: Words) -> str:
    egg, young, school = TOKENS[words.language]
    consumed = f"+{len(slot.consumed)}" if slot.consumed else ""
    return f"{egg if slot.egg else ''}{young * slot.young}{school if slot.school else ''}{consumed}"[:6]


# ---- Nautoma and what is going on


def nautoma_lines(nautoma: NautomaView, game: FinspanGame, words: Words) -> list[RenderableType]:
    lines = [
        words.say(
            "finspan-nautoma-line",
            level=nautoma.level,
            points=nautoma.points,
            fish=len(nautoma.fish),
            schools=nautoma.schools,
            young=nautoma.young,
            eggs=nautoma.eggs,
            markers=nautoma.markers,
        )
    ]
    if nautoma.decision:
        seen = ", ".join(nautoma.seen)
        lines.append(words.say("finspan-decision-line", decision=nautoma.decision, seen=seen))
    if nautoma.tangle:
        lines.append(tangle_line(nautoma, game, words))
    return [Text(line, "#7d4fa8") for line in lines]


def tangle_line(nautoma: NautomaView, game: FinspanGame, words: Words) -> str:
    """What the Tangled card marks in the ocean and what it gives now."""
    (card,) = [card for card in game.components.tangled if card.id == nautoma.tangle]
    return words.say(
        "finspan-tangle-line",
        tangle=card.id,
        strength=nautoma.strength,
        site=words.say("finspan-at-site", site=card.site),
        rows=", ".join(str(row) for row in card.rows),
        points=nautoma.tangled_now,
    )


def now_lines(view: FinspanView, words: Words) -> list[RenderableType]:
    lines: list[str] = []
    if view.payment:
        owed = view.payment
        kinds = {"cards": owed.cards, "eggs": owed.eggs, "young": owed.young, "schools": owed.schools}
        cost = ", ".join(words.say("finspan-cost", kind=kind, n=count) for kind, count in kinds.items() if count)
        lines.append(words.say("finspan-paying", card=fish_words(owed.card, words), cost=cost or "0"))
    elif view.ability:
        source = source_words(view.ability.source, words)
        lines.append(words.say("finspan-using", source=source, left=left_words(view.ability, words)))
    if view.moving:
        token = words.say("finspan-token", token=view.moving.token)
        lines.append(words.say("finspan-moving", slot=view.moving.slot, token=token))
    return [Text(line, "bold #f0803c") for line in lines]


def left_words(ability: AbilityView, words: Words) -> str:
    counts = ("draw", "recover", "lay_egg", "hatch", "gain_young", "move", "tuck")
    parts = [
        words.say("finspan-effect", op=op, n=getattr(ability, op), where="", points=0)
        for op in counts
        if getattr(ability, op)
    ]
    for op in ("lay_egg_on_each", "play_fish"):
        slots = getattr(ability, op)
        if slots:
            parts.append(words.say("finspan-effect", op=op, n=0, where=", ".join(slots), points=0))
    return ", ".join(parts)


def hand_lines(ocean: OceanView, name: str, fish: list[Fish], words: Words) -> list[RenderableType]:
    by_id = {entry.id: entry for entry in fish}
    lines: list[RenderableType] = [Text(words.say("finspan-hand", name=name), "bold")]
    lines += [Text("  " + card_line(by_id[card], words)) for card in ocean.hand]
    if ocean.discards:
        cards = ", ".join(fish_name(card, words) for card in ocean.discards)
        lines.append(Text(words.say("finspan-discards", name=name, cards=cards), FAINT))
    return lines
