"""The component data in the form the rules read fast: everything by number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.numbers import packed
from atol.games.kelp.belief import Belief, first_belief
from atol.games.kelp.data import BOARDS, CARD_TYPES, COLOURS, BonusEnergy, Components, ExtraDie, ExtraReroll
from atol.games.kelp.effects import entries_of
from atol.games.kelp.sea import AREA_NAMES, SPACE_NAMES, Sea

# The types of the octopus's cards.
MOVE: Final = 0
HIDE: Final = 1
LEARN: Final = 2
EAT: Final = 3
FIRST_EAT: Final = 16  # the last four cards, in the order of the foods


class Facts:
    """One object per game, shared by all matches."""

    def __init__(self, components: Components) -> None:
        limits = components.limits[0]
        self.hunger: int = limits.hunger
        self.energy: int = limits.energy
        self.row: int = limits.row
        self.actions: int = limits.actions
        self.dice: int = limits.dice
        self.hand: int = limits.hand
        self.revealing_counts: bool = limits.revealing_counts
        self.has_last_round: bool = limits.has_last_round
        self._take_cards(components)
        self._take_blocks(components)
        self._take_shark(components)
        self.seas: list[Sea] = [sea_of(components, board) for board in BOARDS]
        self.first_belief: Belief = first_belief(self.block_start)

    def _take_cards(self, components: Components) -> None:
        cards = components.octopus_cards
        self.card_names: list[str] = [card.id for card in cards]
        self.card_costs = packed([card.cost for card in cards])
        self.card_counts: list[int] = [card.count for card in cards]
        self.card_types = packed([CARD_TYPES.index(card.type) for card in cards])
        self.starters: list[int] = [card.count if card.starter else 0 for card in cards]
        self.card_effects: list[list[int]] = [
            entries_of(list(card.effect), number) for number, card in enumerate(cards)
        ]
        self.escape_names: list[str] = [pair.id for pair in components.confrontations]
        self.escapes: list[list[int]] = [entries_of(list(pair.effect)) for pair in components.confrontations]

    def _take_blocks(self, components: Components) -> None:
        blocks = components.blocks
        self.block_names: list[str] = [block.id for block in blocks]
        self.block_counts: list[int] = [block.count for block in blocks]
        self.block_start: list[int] = [block.start for block in blocks]
        self.pays = packed([block.pays for block in blocks])
        self.block_effects: list[list[int]] = [entries_of(list(block.effect)) for block in blocks]

    def _take_shark(self, components: Components) -> None:
        cards = components.shark_cards
        self.shark_names: list[str] = [card.id for card in cards]
        self.prices = packed([card.cost for card in cards])
        self.gains: list[list[int]] = [[card.dice.count(colour) for colour in COLOURS] for card in cards]
        self.shark_counts: list[int] = [card.count for card in cards]
        self.shark_effects: list[list[int]] = [entries_of(list(card.effect)) for card in cards]
        self.used_at: vec[vec[i64]] = vec[vec[i64]]()  # cards by the moment of their use, which the steps know
        self.dice_total: list[int] = [dice.total for dice in components.dice]
        self.dice_start: list[int] = [dice.start for dice in components.dice]
        self._take_tiles(components)

    def _take_tiles(self, components: Components) -> None:
        """What is given by so many flipped tiles; a bonus is the energy and the least and most it is added to."""
        self.tile_dice: list[int] = [tile.dice for tile in components.tiles]
        self.rerolls: list[int] = [0]
        self.extra_dice: list[int] = [0]
        self.bonus: list[tuple[int, int, int]] = [(0, 0, 0)]
        for tile in components.tiles:
            rerolls, dice, bonus = self.rerolls[-1], self.extra_dice[-1], self.bonus[-1]
            for effect in tile.effect:
                if isinstance(effect, ExtraReroll):
                    rerolls += effect.dice
                elif isinstance(effect, ExtraDie):
                    dice += effect.dice
                elif isinstance(effect, BonusEnergy):
                    bonus = (effect.energy, effect.least, effect.most)
            self.rerolls.append(rerolls)
            self.extra_dice.append(dice)
            self.bonus.append(bonus)


def sea_of(components: Components, board: str) -> Sea:
    values = {area.id: area.value for area in components.areas}
    spaces = {space.id: space for space in components.spaces}
    near: list[list[int]] = []
    ahead: list[list[int]] = []
    for name in SPACE_NAMES:
        space = spaces[f"{board}-{name}"]
        near.append([AREA_NAMES.index(area) for area in space.areas])
        ahead += [sorted([course_through(end) for end in ends]) for ends in space.ends]
    return Sea([values[f"{board}-{name}"] for name in AREA_NAMES], near, ahead)


def course_through(end: str) -> int:
    """Whoever arrives at one end of a space leaves by the other."""
    space, number = end.split(".")
    return 2 * SPACE_NAMES.index(space) + (1 if number == "1" else 0)
