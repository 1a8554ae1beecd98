"""Everything printed on fish, mat and goals, in the form the rules read.

An ability is one object whatever prints it: a fish or a bonus of a dive site. Its operations are counts, so the
interpreter in `steps/benefits.py` knows no card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.numbers import POWERS, packed, packed_rows
from atol.games.finspan.data import PLACES, SITES, SIZES, TAGS, ZONES, Components, Effect, Fish
from atol.games.finspan.ids import CARDS
from atol.games.finspan.slots import ALL_SLOTS, BOTTOM, ROW_MASKS, ROWS, SITE_MASKS, ZONE_MASKS

NO_CARD: Final = -1
FORAGE: Final = CARDS  # the first of the three fish printed on the mat
FISH: Final = FORAGE + 3
BONUS: Final = FISH  # the first of the dive bonuses: site by site, zone by zone, then the bottom
BOTTOM_BONUS: Final = 3

# Kinds of ability; forage fish have none.
NO_ABILITY: Final = 0
WHEN_PLAYED: Final = 1
IF_ACTIVATED: Final = 2
GAME_END: Final = 3
ABILITY_KINDS: Final = ("", "when_played", "if_activated", "game_end")

# Kinds of fish that an ability may ask for, as bits.
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 4
FIRST_TAG: Final = 8

CONDITIONS: Final = ("", "no_tokens", "every_token", "school", "young_exactly", "consumed", "bottom_row")
NO_CONDITION: Final = 0
NO_TOKENS: Final = 1
EVERY_TOKEN: Final = 2
SCHOOL: Final = 3
YOUNG_EXACTLY: Final = 4
CONSUMED: Final = 5
BOTTOM_ROW: Final = 6


class Ability:
    def __init__(self, effects: list[Effect], all_players: bool) -> None:
        self.all_players = all_players
        self.draws: i64 = total(effects, "draw")
        self.recovers: i64 = total(effects, "recover")
        self.lays: i64 = total(effects, "lay_egg")
        self.hatches: i64 = total(effects, "hatch")
        self.births: i64 = total(effects, "gain_young")
        self.moves: i64 = total(effects, "move")
        self.tucks: i64 = total(effects, "tuck")
        self.lay_slots: i64 = 0  # eggs on each fish in these slots
        self.lay_kinds: i64 = 0  # that is of these kinds; 0: any
        self.extra: i64 = 0  # a further fish may be played into these slots
        self.condition: i64 = NO_CONDITION
        self.needed: i64 = 0
        self.points: i64 = 0
        for effect in effects:
            self._reach(effect)

    def _reach(self, effect: Effect) -> None:
        if effect.op == "lay_egg_on_each":
            self.lay_slots |= slots_of(effect)
            self.lay_kinds |= kinds_of(effect)
        elif effect.op == "play_fish":
            self.extra |= slots_of(effect)
        elif effect.condition is not None:
            self.condition = CONDITIONS.index(effect.condition)
            self.needed = effect.n
            self.points = effect.points

    def gives_benefits(self) -> bool:
        return self.condition == NO_CONDITION


def total(effects: list[Effect], operation: str) -> int:
    return sum([effect.n for effect in effects if effect.op == operation])


def slots_of(effect: Effect) -> int:
    if effect.site is not None:
        return SITE_MASKS[SITES.index(effect.site)]
    if effect.zone is not None:
        return ZONE_MASKS[ZONES.index(effect.zone)]
    if effect.row is not None:
        return ROW_MASKS[BOTTOM if effect.row == "bottom" else 0]
    return ALL_SLOTS


def kinds_of(effect: Effect) -> int:
    if effect.size is not None:
        return SMALL * POWERS[SIZES.index(effect.size)]
    if effect.tag is not None:
        return FIRST_TAG * POWERS[TAGS.index(effect.tag)]
    return 0


class Cards:
    """Lists by number of the fish; the forage fish come last."""

    def __init__(self, components: Components) -> None:
        fish, forage = components.fish, components.forage
        if len(fish) != CARDS or len(forage) != FISH - FORAGE:
            raise ValueError("Finspan has 135 cards and 3 forage fish")
        self.names: list[str] = [entry.id for entry in fish] + [entry.id for entry in forage]
        self.starters: list[int] = [card for card in range(CARDS) if fish[card].deck == "starter"]
        self.main: list[int] = [card for card in range(CARDS) if fish[card].deck == "main"]
        self.deck = bag_of([1 if entry.deck == "main" else 0 for entry in fish])  # as a match begins: to be copied
        self.points: vec[i64] = packed([entry.points for entry in fish] + [0, 0, 0])
        self.lengths: vec[i64] = packed([entry.length for entry in fish] + [entry.length for entry in forage])
        self.slots: vec[i64] = packed([allowed_slots(entry) for entry in fish])
        self.cost_cards: vec[i64] = packed([entry.cost.cards for entry in fish])
        self.cost_eggs: vec[i64] = packed([entry.cost.eggs for entry in fish])
        self.cost_young: vec[i64] = packed([entry.cost.young for entry in fish])
        self.cost_schools: vec[i64] = packed([entry.cost.schools for entry in fish])
        self.must_consume: list[bool] = [entry.cost.consume > 0 for entry in fish]
        self.ability_kinds: vec[i64] = packed(
            [ABILITY_KINDS.index(entry.ability) for entry in fish] + [NO_ABILITY] * 3
        )
        icons = [[entry.tags.get(tag, 0) for tag in TAGS] for entry in fish]
        self.icons: vec[vec[i64]] = packed_rows(icons + [[0] * len(TAGS)] * 3)
        self.kinds: vec[i64] = packed([self._kinds(number, components) for number in range(FISH)])
        self.abilities: list[Ability] = [Ability(entry.effects, entry.all_players) for entry in fish]
        self.abilities += [Ability([], False)] * 3 + bonuses(components)
        self.conditions: vec[i64] = packed([ability.condition for ability in self.abilities])
        self.forage_slots: list[int] = [SITES.index(entry.site) * ROWS + entry.row - 1 for entry in forage]
        self.forage_eggs: list[int] = [entry.eggs for entry in forage]
        self.forage_young: list[int] = [entry.young for entry in forage]
        self.school_size: int = components.start[0].young_in_a_school

    def _kinds(self, number: int, components: Components) -> int:
        start, length = components.start[0], self.lengths[number]
        size = LARGE if length >= start.large_from else MEDIUM if length >= start.medium_from else SMALL
        return size | sum([FIRST_TAG * POWERS[tag] for tag, count in enumerate(self.icons[number]) if count])


def allowed_slots(entry: Fish) -> int:
    zones = sum([ZONE_MASKS[ZONES.index(zone)] for zone in entry.zones])
    site = ALL_SLOTS if entry.site is None else SITE_MASKS[SITES.index(entry.site)]
    return zones & site & (ROW_MASKS[BOTTOM] if entry.bottom_row_only else ALL_SLOTS)


def bonuses(components: Components) -> list[Ability]:
    abilities = {(bonus.site, bonus.place): Ability(bonus.effects, False) for bonus in components.bonuses}
    return [abilities[site, place] for site in SITES for place in PLACES]
