"""Everything printed, in the form the rules read; one object per game, shared by all matches."""

from __future__ import annotations

from atol.games.shallow_sea.cards import Cards
from atol.games.shallow_sea.data import Components
from atol.games.shallow_sea.guide import Guide
from atol.games.shallow_sea.options import Switches
from atol.games.shallow_sea.scoring import Pad
from atol.games.shallow_sea.tiles import Tiles


class Facts:
    def __init__(self, components: Components) -> None:
        self.components = components
        self.tiles = Tiles(components)
        self.cards = Cards(components)
        self.guide = Guide(components)

    def pad(self, switches: Switches, orange: list[int], blue: list[int]) -> Pad:
        return Pad(self.components, self.cards, switches, orange, blue)
