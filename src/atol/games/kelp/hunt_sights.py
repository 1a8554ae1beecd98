"""What an observation of Kelp tells of the dice and of the shark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.observation import Block
from atol.core.row import Row
from atol.games.kelp.belief import KINDS
from atol.games.kelp.blocks import OCTOPUS_BLOCK, octopus_area
from atol.games.kelp.data import COLOURS
from atol.games.kelp.dice import BAG, FIRST_RED, NO_DIE, count_dice, die_name
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import DICE, FACES, SHARK_CARDS
from atol.games.kelp.path import stops
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS, EITHER_END, SPACE_NAMES, SPACES
from atol.games.kelp.sides import OCTOPUS
from atol.games.kelp.sights import in_bag
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.steps.spending import worth

CERTAIN: Final = 1000  # chances are per mille
WITH_BUDGET: Final[list[int]] = [codes.BUY, codes.DROP]

# ---- dice


class Dice(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.lay(state.dice)


class DrawChances(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        for colour in range(len(COLOURS)):
            row.put(draw_chance(state, colour))


def draw_chance(state: KelpState, colour: int) -> int:
    """That the next dice out of the bag are not all of other colours."""
    total: i64 = count_dice(state, BAG)
    others: i64 = total - state.dice[BAG + colour]
    orders: i64 = 1
    without: i64 = 1
    for _ in range(min(state.facts.dice, int(total))):
        orders *= total
        without *= others
        total -= 1
        others -= 1
    return int(CERTAIN - CERTAIN * without // orders)


class Rolled(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.count_each(state.pool, DICE)
        row.count_each(state.held, DICE)
        row.count_each(state.energy, DICE)
        row.count_each(state.kept, DICE)
        row.count_each(state.kept_now, DICE)


class Aimed(Block[KelpState]):
    """What a die shows no longer counts once it is aimed."""

    def write(self, state: KelpState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(2 * AREAS)
        for aimed in state.aimed:
            attack = AREAS if aimed >= AREAS * FIRST_RED else 0
            row.add(start + attack + aimed % AREAS, 1)


class Striking(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(2 * AREAS)
        if state.striking != NO_DIE:
            row.set(start + (AREAS if state.striking >= FIRST_RED else 0) + state.target, 1)


class Currents(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        for shown in state.currents:
            row.one_of(shown - 1, FACES)


class RollNumbers(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(state.rerolls)
        row.put(state.extra_dice)


class Tiles(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.one_of(state.tiles, self.length)


class EnergyWorth(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(worth(state, 0))
        row.put(state.budget if state.step in WITH_BUDGET else 0)


class Buying(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        buying = state.step in WITH_BUDGET
        row.put(1 if buying and state.bought else 0)
        row.put(1 if buying and state.row_replaced else 0)


# ---- the shark


class Shark(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.one_of(state.shark, SPACES)


class Exit(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.one_of(state.exit, EITHER_END + 1)


class Moved(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(1 if state.has_moved else 0)
        row.put(1 if state.has_skipped else 0)


class LastValue(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(state.last_value if state.step == codes.PASS_ON else 0)


class Stops(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(stops(state), SPACES)


class Reach(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put_bits(state.sea.beside[state.shark], AREAS)
        row.put_bits(reach_from(state, stops(state)), AREAS)


def reach_from(state: KelpState, spaces: i64) -> i64:
    """The areas beside any of these spaces."""
    mask: i64 = 0
    for areas in state.sea.beside:
        if spaces & 1:
            mask |= areas
        spaces >>= 1
    return mask


class FindChances(Block[KelpState]):
    """The octopus knows whether it is in reach; here it reads what the shark must think."""

    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.put(find_chance(state, state.sea.beside[state.shark]))
        row.put(find_chance(state, reach_from(state, stops(state))))


def find_chance(state: KelpState, areas: i64) -> i64:
    chances = state.belief_now().per_mille()
    chance: i64 = 0
    for area in range(AREAS):
        if areas & 1:
            chance += chances[KINDS * area + OCTOPUS_BLOCK]
        areas >>= 1
    return chance if chance < CERTAIN else CERTAIN  # rounded ones can add up to more


class Exposed(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        octopus: i64 = BITS[octopus_area(state)] & ~in_bag(state) if seat == OCTOPUS else 0
        if octopus == 0:
            row.skip(2)
            return
        row.put(1 if state.sea.beside[state.shark] & octopus else 0)
        row.put(1 if reach_from(state, stops(state)) & octopus else 0)


class Abilities(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.lay(state.abilities)


class ForSale(Block[KelpState]):
    def write(self, state: KelpState, seat: int, row: Row) -> None:
        row.count_each(state.row, SHARK_CARDS)


# ---- the table


def dice_blocks(facts: Facts) -> tuple[Block[KelpState], ...]:
    places = ("bag", "supply", "growth", "hunger", "drawn")
    rolled = ("pool", "held", "energy", "kept", "kept_now")
    dice = tuple([die_name(die) for die in range(DICE)])
    areas, spaces = tuple(AREA_NAMES), tuple(SPACE_NAMES)
    strikes = ("search", "attack")
    tiles = tuple([str(flipped) for flipped in range(len(facts.tile_dice) + 1)])
    most = max(facts.dice_total)
    rolls = max(1, facts.rerolls[-1], facts.extra_dice[-1])
    energy = facts.energy * FACES + max([bonus[0] for bonus in facts.bonus])
    return (
        Dice("dice", (places, COLOURS), 0, most, "dice that show nothing; those in the bag can be counted"),
        DrawChances("draw", (COLOURS,), 0, CERTAIN, "per mille: such a die is among the next out of the bag"),
        Rolled("rolled", (rolled, dice), 0, most, "dice by what they show; held ones are about to be rolled again"),
        Aimed("aimed", (strikes, areas), 0, most, "dice that lie there"),
        Striking("striking", (strikes, areas), 0, 1, "the die that is being resolved"),
        Currents("current", (spaces, tuple("123456")), 0, 1, "what the current die there shows"),
        RollNumbers("roll", (("rerolls", "extra"),), 0, rolls, "rerolls and extra dice left this turn"),
        Tiles("tiles", (tiles,), 0, 1, "how many growth tiles are flipped"),
        EnergyWorth("energy", (("stored", "budget"),), 0, energy, "worth of the stored dice with its bonus; unspent"),
        Buying("buying", (("bought", "replaced"),), 0, 1, "in this spending a card was bought, or replaced"),
    )


def shark_blocks(facts: Facts) -> tuple[Block[KelpState], ...]:
    areas, spaces, when = tuple(AREA_NAMES), tuple(SPACE_NAMES), ("now", "next")
    cards, most = tuple(facts.shark_names), max(facts.shark_counts)
    return (
        Shark("shark", (spaces,), 0, 1, "where the shark is"),
        Exit("exit", (("first", "second", "either"),), 0, 1, "the end of its space by which it leaves"),
        Moved("moved", (("moved", "skipped"),), 0, 1, "in its latest turn it has moved, or skipped a die"),
        LastValue("passing", (), 0, FACES, "what the die under the passing shark shows"),
        Stops("stop", (spaces,), 0, 1, "its next move can end there as the dice lie"),
        Reach("reach", (when, areas), 0, 1, "beside the shark, or beside a space where its next move can end"),
        FindChances("find", (when,), 0, CERTAIN, "per mille: the octopus is in reach, for all the shark has seen"),
        Exposed("exposed", (when,), 0, 1, "the octopus is in reach; for the octopus alone"),
        Abilities("abilities", (("deck", "owned"), cards), 0, most, "shark cards; those in the deck can be counted"),
        ForSale("for_sale", (cards,), 0, most, "shark cards in the row"),
    )
