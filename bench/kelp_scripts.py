"""Scripted players of Kelp, each with one idea and no judgement: yardsticks that a good bot must beat.

A script gives every legal action a rank by the words of its notation; the best rank is played, ties by chance. Like
every bot it only sees what its seat can know.
"""

from __future__ import annotations

from collections.abc import Callable

from atol.bots.bot import Bot
from atol.core.game import State
from atol.core.numbers import count_bits
from atol.core.random import seeded
from atol.games.kelp.blocks import ALL_AREAS, FIRST_FOOD, FIRST_TRAP, octopus_area
from atol.games.kelp.cards import HAND, count_cards
from atol.games.kelp.facts import FIRST_EAT
from atol.games.kelp.sea import AREA_NAMES, BITS, NEIGHBOURS, SPACE_NAMES
from atol.games.kelp.state import KelpState

NEVER = -9
Rank = Callable[[KelpState, list[str]], int]


class Scripted(Bot):
    def __init__(self, rank: Rank) -> None:
        self.rank = rank

    def _choose(self, state: State, seed: int) -> int:
        assert isinstance(state, KelpState)
        actions = state.legal()
        ranks = [self.rank(state, state.game.notation(action).split()) for action in actions]
        best = [action for action, rank in zip(actions, ranks, strict=True) if rank == max(ranks)]
        return best[seeded(seed).below(len(best))]


# ---- the octopus


def octopus_without_cards(state: KelpState, words: list[str]) -> int:
    """Draws and hides, and never plays a card."""
    verb = words[0]
    if verb == "play":
        return NEVER
    if verb == "discard":
        return 3 if state.hidden != ALL_AREAS else 0
    if verb in ("reveal", "hide"):
        return careful(state, words)
    return {"draw": 1 + has_room(state), "food": 4, "done": -1}.get(verb, 0)


def octopus_for_free(state: KelpState, words: list[str]) -> int:
    """Plays the cards that cost nothing, and otherwise draws and hides."""
    if words[0] == "play" and cost_of(state, words[1]) == 0:
        return 5
    return octopus_without_cards(state, words)


def octopus_for_food(state: KelpState, words: list[str]) -> int:
    """Learns eat cards, moves beside their food and eats, whatever that reveals."""
    verb = words[0]
    if verb == "play":
        return play_for_food(state, words[1])
    if verb in ("swap", "lift"):
        return max(nearness(state, area) for area in words[1:])
    if verb in ("learn-card", "to-hand", "fetch-draw", "fetch-discard"):
        return 2 if words[1].startswith("eat") else 0
    if verb == "discard":
        return NEVER if words[1].startswith("eat") else 1
    return octopus_without_cards(state, words)


def play_for_food(state: KelpState, card: str) -> int:
    kind = kind_of(state, card)
    if kind == "eat":
        return 9
    wanted = "move" if any(is_food(block) for block in state.board) and holds_eat_card(state) else "learn"
    return 6 if kind == wanted else NEVER


def careful(state: KelpState, words: list[str]) -> int:
    """The octopus is revealed last and hidden first; traps stay hidden if they can."""
    area = AREA_NAMES.index(words[1])
    worth = 2 if area == octopus_area(state) else int(state.board[area] >= FIRST_TRAP)
    return worth if words[0] == "hide" else -worth


def nearness(state: KelpState, name: str) -> int:
    """Would the octopus be beside a food there? Of what it moves, its own block comes first."""
    area = AREA_NAMES.index(name)
    beside = any(is_food(state.board[other]) for other in NEIGHBOURS[area])
    return 2 * beside + (area == octopus_area(state))


def is_food(block: int) -> bool:
    return FIRST_FOOD <= block < FIRST_TRAP


def holds_eat_card(state: KelpState) -> bool:
    return any(state.cards[HAND + card] for card in range(FIRST_EAT, len(state.facts.card_names)))


def kind_of(state: KelpState, card: str) -> str:
    return ("move", "hide", "learn", "eat")[state.facts.card_types[state.facts.card_names.index(card)]]


def cost_of(state: KelpState, card: str) -> int:
    return state.facts.card_costs[state.facts.card_names.index(card)]


def has_room(state: KelpState) -> bool:
    return count_cards(state, HAND) < state.hand_limit


# ---- the shark


def shark_that_attacks(state: KelpState, words: list[str]) -> int:
    """Swims to where most can be hidden and strikes with every die, the red ones first."""
    verb = words[0]
    if verb == "swim":
        return suspects_near(state, words[1])
    if verb == "aim":
        return 1 + 2 * is_suspect(state, words[2]) + words[1].startswith("red")
    if verb == "resolve":
        return int(words[1] == "attack")
    if verb == "buy":
        return 1 + state.facts.gains[state.facts.shark_names.index(words[1])][-1]
    return {"use": 1, "extra": 1, "current": -1, "reroll": -1, "lower": -1, "spend": 1}.get(verb, 0)


def shark_without_cards(state: KelpState, words: list[str]) -> int:
    """The same, but it spends no energy before it must and uses no card."""
    return NEVER if words[0] in ("use", "spend") else shark_that_attacks(state, words)


def shark_for_free(state: KelpState, words: list[str]) -> int:
    """The same, and no red die goes to hunger: it strikes only where the octopus must be."""
    red = words[0] == "aim" and words[1].startswith("red")
    if red and not (is_suspect(state, words[2]) and count_bits(state.suspects) == 1):
        return NEVER
    return shark_without_cards(state, words)


def suspects_near(state: KelpState, space: str) -> int:
    areas = state.sea.near[SPACE_NAMES.index(space)]
    return len([area for area in areas if state.suspects & BITS[area]])


def is_suspect(state: KelpState, name: str) -> bool:
    return bool(state.suspects & BITS[AREA_NAMES.index(name)])


OCTOPUSES: dict[str, Rank] = {
    "never plays a card": octopus_without_cards,
    "free actions only": octopus_for_free,
    "rushes food": octopus_for_food,
}
SHARKS: dict[str, Rank] = {
    "buys and uses no card": shark_without_cards,
    "free actions only": shark_for_free,
    "attacks everything": shark_that_attacks,
}
