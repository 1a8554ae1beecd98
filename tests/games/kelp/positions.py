"""Set a position of Kelp in a few words, act on it, read it back.

A board is nine signs, row by row: O octopus, s shell, S double shell, C crab, N sea snail, L lobster, A abalone,
h hiding trap, 1 and 2 current traps, k hideout trap. `shown` are the areas that lie open.
"""

from __future__ import annotations

from atol.core.game import State
from atol.core.numbers import index_of, insert_in_order, packed
from atol.core.queue import entry
from atol.core.random import Random
from atol.games.kelp.abilities import DECK, OWNED
from atol.games.kelp.belief import SHIFTS, Belief
from atol.games.kelp.cards import DISCARDS, HAND, NO_CARD, PILE, PLAYED, REMOVED, SHOWN, UNLEARNED
from atol.games.kelp.dice import BAG, DRAWN, GROWTH, HUNGER, NO_DIE, SUPPLY, die_name
from atol.games.kelp.game import KelpGame
from atol.games.kelp.ids import CARDS, FACES, SHARK_CARDS
from atol.games.kelp.sea import AREA_NAMES, BITS, SPACE_NAMES
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.view_types import KelpView

GAME = KelpGame()
FACTS = GAME.facts
SIGNS = "OsSCNLAh12k"
CALM = "Ossssss1s"
DICE = [die_name(die) for die in range(3 * FACES)]


class Loaded(Random):
    """A generator that draws what it is told to, and then always the least."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__(1, 2, 3, 4)
        self.draws = draws

    def below(self, bound: int) -> int:
        self.used = True
        draw = self.draws.pop(0) if self.draws else 0
        assert 0 <= draw < bound, f"there is no {draw} below {bound}"
        return draw


def load(state: KelpState, *draws: int) -> KelpState:
    """The next draws of chance."""
    state.random = Loaded(list(draws))
    return state


def as_kelp(state: State) -> KelpState:
    assert isinstance(state, KelpState)
    return state


def bits(areas: str) -> int:
    return sum(BITS[AREA_NAMES.index(area)] for area in areas.split())


# ---- positions


def match(seed: int = 1, **options: str) -> KelpState:
    """The octopus is about to take its first action; the shark is at hideout-1."""
    state = as_kelp(GAME.new(2, seed, **options))
    state.apply(GAME.parse("start hideout-1"))
    return state


def octopus(board: str = CALM, shown: str = "", hand: str = "", **options: str) -> KelpState:
    """The octopus is about to act with these cards in hand."""
    state = match(1, **options)
    lay(state, board, shown)
    for card in range(CARDS):
        state.cards[PILE + card] += state.cards[HAND + card]
        state.cards[HAND + card] = 0
    for name in hand.split():
        give(state, name)
    return state


def lay(state: KelpState, board: str, shown: str = "") -> None:
    blocks = [SIGNS.index(sign) for sign in board]
    state.board = packed(blocks)
    state.spare = packed([count - blocks.count(kind) for kind, count in enumerate(FACTS.block_counts)])
    assert min(state.spare) >= 0, "more blocks of a kind than there are"
    state.hidden = 511 & ~bits(shown)
    state.suspects = BITS[blocks.index(0)]
    state.believe(Belief([sum(kind * SHIFTS[area] for area, kind in enumerate(blocks))], [1]))


def give(state: KelpState, name: str) -> None:
    """A card comes into the hand from wherever it is."""
    card = FACTS.card_names.index(name)
    take_card(state, card)
    state.cards[HAND + card] += 1


def take_card(state: KelpState, card: int) -> None:
    for where in (PILE, UNLEARNED, DISCARDS):
        if state.cards[where + card]:
            state.cards[where + card] -= 1
            return
    assert card in state.open, "all of them are in the hand"
    state.open[index_of(state.open, card)] = NO_CARD


def open_card(state: KelpState, name: str) -> None:
    """That card is the open one of its pile."""
    card = FACTS.card_names.index(name)
    kind = FACTS.card_types[card]
    if state.open[kind] != NO_CARD:
        state.cards[UNLEARNED + state.open[kind]] += 1
    take_card(state, card)
    state.open[kind] = card


def shark(
    dice: str = "", space: str = "a1-b1", end: int = 2, board: str = CALM, shown: str = "", **options: str
) -> KelpState:
    """The shark has rolled these dice and stands there; the path goes on by that end (1 or 2; 0: by both)."""
    state = match(1, **options)
    lay(state, board, shown)
    return shark_turn(state, dice, space, end)


def shark_turn(state: KelpState, dice: str = "", space: str = "a1-b1", end: int = 2) -> KelpState:
    steps = (codes.END_SHARK, codes.SPEND, codes.STORE, codes.RESOLVE, codes.AIM, codes.GLIDE, codes.SWIM)
    state.queue = packed([entry(step) for step in steps])
    state.shark = SPACE_NAMES.index(space)
    state.exit = 2 if end == 0 else end - 1
    for die in dice.split():
        add_die(state, die, state.pool)
    state.step, state.to_act = codes.NOTHING, 1
    state.proceed()
    return state


def roll_turn(state: KelpState) -> KelpState:
    """The octopus ends its turn without doing anything, and the shark begins with whatever chance is loaded."""
    state.queue, state.step = packed([entry(codes.END_OCTOPUS)]), codes.NOTHING
    state.actions_left, state.ready = 0, 0
    state.proceed()
    return state


def add_die(state: KelpState, name: str, where: list[int]) -> None:
    """A die comes from the bag, or else from the supply."""
    die = DICE.index(name)
    place = BAG if state.dice[BAG + die // FACES] else SUPPLY
    state.dice[place + die // FACES] -= 1
    assert state.dice[place + die // FACES] >= 0, "no such die is left"
    insert_in_order(where, die)


def current(state: KelpState, space: str, value: int) -> None:
    state.currents[SPACE_NAMES.index(space)] = value
    state.dice[(BAG if state.dice[BAG] else SUPPLY)] -= 1


def own(state: KelpState, *names: str) -> KelpState:
    """Shark cards lie before the shark."""
    for name in names:
        card = FACTS.shark_names.index(name)
        if state.abilities[DECK + card]:
            state.abilities[DECK + card] -= 1
        else:
            state.row.remove(card)
        state.abilities[OWNED + card] += 1
    return state


def for_sale(state: KelpState, *names: str) -> None:
    for card in state.row:
        state.abilities[DECK + card] += 1
    state.row = sorted(FACTS.shark_names.index(name) for name in names)
    for card in state.row:
        state.abilities[DECK + card] -= 1


def store(state: KelpState, dice: str) -> None:
    for die in dice.split():
        add_die(state, die, state.energy)


def starve(state: KelpState, dice: int) -> None:
    """So many blue dice lie on the hunger track."""
    state.dice[SUPPLY] -= dice
    state.dice[HUNGER] += dice


def bag(state: KelpState, blue: int, yellow: int, red: int) -> None:
    """The bag holds these; everything else that could be drawn is in the supply."""
    for colour, count in enumerate((blue, yellow, red)):
        state.dice[SUPPLY + colour] += state.dice[BAG + colour] - count
        state.dice[BAG + colour] = count


# ---- acting


def act(state: KelpState, *lines: str) -> KelpState:
    for line in lines:
        state.apply(GAME.parse(line))
    return state


def play(state: KelpState, card: str, *areas: str) -> KelpState:
    """Play the card and reveal as many of these areas as it costs."""
    cost = FACTS.card_costs[FACTS.card_names.index(card)]
    return act(state, f"play {card}", *[f"reveal {area}" for area in areas[:cost]])


def legal(state: KelpState) -> set[str]:
    return {GAME.notation(action) for action in state.legal()}


def verbs(state: KelpState) -> set[str]:
    return {line.split()[0] for line in legal(state)}


def choices(state: KelpState, verb: str) -> set[str]:
    return {line.partition(" ")[2] for line in legal(state) if line.split()[0] == verb}


# ---- reading


def board(state: KelpState) -> str:
    return "".join(SIGNS[kind] for kind in state.board)


def hidden(state: KelpState) -> str:
    return " ".join(area for area, bit in zip(AREA_NAMES, BITS, strict=False) if state.hidden & bit)


def shown(state: KelpState) -> str:
    return " ".join(area for area, bit in zip(AREA_NAMES, BITS, strict=False) if not state.hidden & bit)


def cards(state: KelpState, where: int) -> str:
    names = FACTS.card_names
    return " ".join(names[card] for card in range(CARDS) for _ in range(state.cards[where + card]))


def dice(state: KelpState, where: int) -> tuple[int, int, int]:
    return state.dice[where], state.dice[where + 1], state.dice[where + 2]


def named(dice: list[int]) -> str:
    return " ".join(DICE[die] for die in dice)


def step(state: KelpState) -> str:
    return GAME.steps[state.step].name


def space(state: KelpState) -> str:
    return SPACE_NAMES[state.shark]


def abilities(state: KelpState) -> list[str]:
    return [FACTS.shark_names[card] for card in range(SHARK_CARDS) for _ in range(state.abilities[OWNED + card])]


def row(state: KelpState) -> list[str]:
    return [FACTS.shark_names[card] for card in state.row]


def view(state: KelpState, seat: int | None) -> KelpView:
    view = state.view(seat)
    assert isinstance(view, KelpView)
    return view


# ---- everything there is


def all_dice(state: KelpState) -> list[int]:
    """How many dice of each colour are anywhere."""
    totals = [
        sum(state.dice[where + colour] for where in (BAG, SUPPLY, GROWTH, HUNGER, DRAWN)) for colour in range(3)
    ]
    totals[0] += sum(1 for value in state.currents if value)
    for rolled in (state.pool, state.held, state.energy, state.kept, state.kept_now):
        for die in rolled:
            totals[die // FACES] += 1
    for aimed in state.aimed:
        totals[aimed // 9 // FACES] += 1
    if state.striking != NO_DIE:
        totals[state.striking // FACES] += 1
    return totals


def all_blocks(state: KelpState) -> list[int]:
    """How many blocks of each kind are anywhere, eaten food included."""
    totals = [count + list(state.board).count(kind) for kind, count in enumerate(state.spare)]
    for food in range(4):
        totals[3 + food] += 1 if state.eaten & BITS[food] else 0
    return totals


def all_cards(state: KelpState) -> list[int]:
    places = (HAND, PILE, DISCARDS, PLAYED, UNLEARNED, REMOVED)
    totals = [sum(state.cards[where + card] for where in places) for card in range(CARDS)]
    for card in state.open:
        if card != NO_CARD:
            totals[card] += 1
    assert all(state.cards[SHOWN + card] <= state.cards[HAND + card] for card in range(CARDS))
    return totals
