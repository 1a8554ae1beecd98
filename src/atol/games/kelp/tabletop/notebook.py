"""The shark's notebook beside the box of Kelp: where every block may be, by what was seen, and the dice in the bag.

    show a1 shell         a hidden block is revealed
    hide a1               an open block is turned away
    swap a1 b1            two blocks change places
    shuffle a1 b1 c1      blocks are mixed and come back hidden
    lay a1 crab           a new block replaces an open one; a shell on a food: it was eaten
    draw red              a die leaves the bag
    back red              a die goes back to it
    grow yellow           a die goes to the growth track; full, the track goes back to the bag and flips a tile
    feed red              a die goes to the hunger track
    gain blue             a bought card brings a die from beside the board into the bag
    won caught            the end: food, hunger, caught, idle or no-red-die

The blocks of the board are those of the game's own state, which keeps what the shark can know of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from atol.core.evening import Lines, Ranking, demand, ranking_of, retell
from atol.core.game import Game
from atol.core.numbers import bits_of
from atol.core.random import seeded
from atol.games.kelp import blocks, dice
from atol.games.kelp.blocks import DOUBLE_SHELL, FIRST_FOOD, FIRST_TRAP, OCTOPUS_BLOCK, SHELL
from atol.games.kelp.dice import BAG, COLOUR_NAMES, GROWTH, HUNGER, SUPPLY
from atol.games.kelp.facts import Facts
from atol.games.kelp.ids import COLOURS
from atol.games.kelp.meta import META
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS
from atol.games.kelp.sides import ATE_ALL, ENDING_NAMES, NOT_OVER
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps.octopus import ALL_FOODS

SEATS: Final = 2
FEWEST_SHUFFLED: Final = 2


class NotebookAsk(Struct, frozen=True, forbid_unknown_fields=True):
    lines: Lines = []


class NotebookArea(Struct, frozen=True):
    """`block` is the one that lies open there; `odds` are per mille, of every block that may be there."""

    area: str
    block: str | None
    odds: dict[str, int]


class NotebookDice(Struct, frozen=True):
    """How many of a colour are where, and the chance per mille that the next die from the bag has it; `out` are on
    the board, before the shark and on its cards."""

    colour: str
    bag: int
    out: int
    growth: int
    hunger: int
    supply: int
    chance: int


class NotebookView(Struct, frozen=True):
    """`suspects` are the areas where the octopus may be; `spare` are the blocks beside the board, and `eaten` are the
    foods that will not come back."""

    areas: list[NotebookArea]
    suspects: list[str]
    spare: dict[str, int]
    eaten: list[str]
    dice: list[NotebookDice]
    bag: int
    tiles: int
    hunger: int
    hunger_limit: int
    ending: str | None
    ranking: Ranking | None


def answer_notebook(game: Game, facts: Facts, asked: NotebookAsk) -> NotebookView:
    """Raises BadLine."""
    notebook = Notebook(game, facts)
    retell(META, notebook, asked.lines)
    return notebook.view()


class Notebook:
    def __init__(self, game: Game, facts: Facts) -> None:
        self.facts = facts
        self.state = KelpState(game, SEATS, game.meta.check_options({}), seeded(0), facts, facts.seas[0])
        self.state._declare()
        for colour in range(COLOURS):
            self.state.dice[BAG + colour] = facts.dice_start[colour]
            self.state.dice[SUPPLY + colour] = facts.dice_total[colour] - facts.dice_start[colour]
        for kind, count in enumerate(facts.block_counts):
            self.state.spare[kind] = count - facts.block_start[kind]
        self.words: dict[str, Callable[[list[str]], None]] = {
            "show": self._show,
            "hide": self._hide,
            "swap": self._swap,
            "shuffle": self._shuffle,
            "lay": self._lay,
            "draw": self._draw,
            "back": self._back,
            "grow": self._grow,
            "feed": self._feed,
            "gain": self._gain,
            "won": self._won,
        }

    def tell(self, word: str, rest: list[str]) -> None:
        demand(self.state.ending == NOT_OVER, "told-over")
        demand(word in self.words, "told-word")
        self.words[word](rest)

    # ---- blocks

    def _show(self, rest: list[str]) -> None:
        area, kind = self._area_and_block(rest)
        demand(blocks.is_hidden(self.state, area), "kelp-told-open")
        demand(self.state.belief_now().odds()[area][kind] > 0, "kelp-told-impossible")
        self.state.board[area] = kind
        blocks.reveal(self.state, area)

    def _hide(self, rest: list[str]) -> None:
        (area,) = areas_named(rest, 1)
        demand(not blocks.is_hidden(self.state, area), "kelp-told-hidden")
        blocks.hide(self.state, area)

    def _swap(self, rest: list[str]) -> None:
        one, other = areas_named(rest, 2)
        blocks.swap(self.state, one, other)

    def _shuffle(self, rest: list[str]) -> None:
        demand(len(rest) >= FEWEST_SHUFFLED, "kelp-told-areas")
        blocks.shuffle(self.state, sum(1 << area for area in areas_named(rest, len(rest))))

    def _lay(self, rest: list[str]) -> None:
        """Never on the octopus; a food is replaced by a shell, and only when it is eaten."""
        area, kind = self._area_and_block(rest)
        old = self.state.board[area]
        demand(not blocks.is_hidden(self.state, area), "kelp-told-hidden")
        demand(self.state.spare[kind] > 0, "kelp-told-spare")
        demand(old != OCTOPUS_BLOCK and (not is_food(old) or kind in (SHELL, DOUBLE_SHELL)), "kelp-told-kept")
        blocks.lay(self.state, area, kind)
        if is_food(old):
            self._eat(old)

    def _eat(self, kind: int) -> None:
        state = self.state
        state.spare[kind] -= 1
        state.eaten |= BITS[kind - FIRST_FOOD]
        if state.eaten == ALL_FOODS:
            state.finish(ATE_ALL)

    def _area_and_block(self, rest: list[str]) -> tuple[int, int]:
        demand(len(rest) == 2 and rest[1] in self.facts.block_names, "kelp-told-block")
        return areas_named(rest[:1], 1)[0], self.facts.block_names.index(rest[1])

    # ---- dice

    def out(self, colour: int) -> int:
        """Those that are neither in the bag nor on a track nor beside the board."""
        elsewhere = [self.state.dice[place + colour] for place in (BAG, SUPPLY, GROWTH, HUNGER)]
        return self.facts.dice_total[colour] - sum(elsewhere)

    def _draw(self, rest: list[str]) -> None:
        colour = colour_named(rest)
        demand(self.state.dice[BAG + colour] > 0, "kelp-told-bag")
        self.state.dice[BAG + colour] -= 1

    def _back(self, rest: list[str]) -> None:
        self.state.dice[BAG + self._die_out(rest)] += 1

    def _grow(self, rest: list[str]) -> None:
        dice.grow(self.state, self._die_out(rest))

    def _feed(self, rest: list[str]) -> None:
        dice.feed(self.state, self._die_out(rest))

    def _die_out(self, rest: list[str]) -> int:
        colour = colour_named(rest)
        demand(self.out(colour) > 0, "kelp-told-out")
        return colour

    def _gain(self, rest: list[str]) -> None:
        """Whatever is left beside the board; without any the card brings none."""
        colour = colour_named(rest)
        demand(self.state.dice[SUPPLY + colour] > 0, "kelp-told-supply")
        self.state.dice[SUPPLY + colour] -= 1
        self.state.dice[BAG + colour] += 1

    def _won(self, rest: list[str]) -> None:
        demand(len(rest) == 1 and rest[0] in ENDING_NAMES[1:], "kelp-told-ending")
        self.state.finish(ENDING_NAMES.index(rest[0]))

    # ---- what is seen

    def view(self) -> NotebookView:
        state, facts = self.state, self.facts
        over = state.ending != NOT_OVER
        return NotebookView(
            areas=self._areas(),
            suspects=[AREA_NAMES[area] for area in blocks.areas_in(state.suspects)],
            spare={name: state.spare[kind] for kind, name in enumerate(facts.block_names) if state.spare[kind]},
            eaten=[facts.block_names[FIRST_FOOD + food] for food in bits_of(state.eaten)],
            dice=[self._dice(colour) for colour in range(COLOURS)],
            bag=dice.count_dice(state, BAG),
            tiles=state.tiles,
            hunger=dice.count_dice(state, HUNGER),
            hunger_limit=facts.hunger,
            ending=ENDING_NAMES[state.ending] if over else None,
            ranking=ranking_of(state.scores(), []) if over else None,
        )

    def _areas(self) -> list[NotebookArea]:
        odds, names, state = self.state.belief_now().odds(), self.facts.block_names, self.state
        return [
            NotebookArea(
                AREA_NAMES[area],
                None if blocks.is_hidden(state, area) else names[state.board[area]],
                {names[kind]: chance for kind, chance in enumerate(odds[area]) if chance},
            )
            for area in range(AREAS)
        ]

    def _dice(self, colour: int) -> NotebookDice:
        state, whole = self.state, dice.count_dice(self.state, BAG)
        in_bag, supply = state.dice[BAG + colour], state.dice[SUPPLY + colour]
        return NotebookDice(
            colour=COLOUR_NAMES[colour],
            bag=in_bag,
            out=self.out(colour),
            growth=state.dice[GROWTH + colour],
            hunger=state.dice[HUNGER + colour],
            supply=supply,
            chance=(2000 * in_bag + whole) // (2 * whole) if whole else 0,
        )


def is_food(kind: int) -> bool:
    return FIRST_FOOD <= kind < FIRST_TRAP


def areas_named(rest: list[str], count: int) -> list[int]:
    """So many different areas."""
    fits = len(rest) == count == len(set(rest)) and all(name in AREA_NAMES for name in rest)
    demand(fits, "kelp-told-areas")
    return [AREA_NAMES.index(name) for name in rest]


def colour_named(rest: list[str]) -> int:
    demand(len(rest) == 1 and rest[0] in COLOUR_NAMES, "kelp-told-colour")
    return COLOUR_NAMES.index(rest[0])
