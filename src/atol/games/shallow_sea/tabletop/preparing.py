"""How the box of Shallow Sea is laid out."""

from __future__ import annotations

from atol.core.evening import PrepareStep
from atol.games.shallow_sea.data import COLOURS, Components


def steps(components: Components, seats: int, options: dict[str, str]) -> list[PrepareStep]:
    start, players = components.start[0], components.players[seats - 1]
    creatures = {"types": start.creature_types, "copies": players.copies_of_each_creature, "seats": seats}
    cards = "family" if options["mode"] == "family" else "cards"
    last = PrepareStep("lionfish", {"free": start.lionfish_free}) if seats == 1 else PrepareStep("first")
    return [
        PrepareStep("corals", {"corals": len(components.corals)}),
        PrepareStep("fish", {"fish": players.fish_of_each_colour, "colours": len(COLOURS), "seats": seats}),
        PrepareStep("creatures", {**creatures}),
        PrepareStep(cards),
        PrepareStep("pools", {"pool": start.pool}),
        PrepareStep("shells", {"shells": start.shells}),
        last,
        PrepareStep("begin" if seats > 1 else "begin-alone"),
    ]
