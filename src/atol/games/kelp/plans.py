"""Favourite plans of an octopus that does not know better: one idea each, and no judgement of what it costs.

A plan is a liking for each legal action; the octopus does what it likes best. It knows no more than its seat does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from atol.games.kelp import ids
from atol.games.kelp.blocks import FIRST_FOOD, FIRST_TRAP, octopus_area
from atol.games.kelp.cards import HAND, count_cards
from atol.games.kelp.facts import EAT, FIRST_EAT, HIDE, LEARN, MOVE
from atol.games.kelp.sea import FIRST_OF, NEIGHBOURS, SECOND_OF

if TYPE_CHECKING:
    from atol.games.kelp.state import KelpState

CARDS: Final = "cards"  # plays the dearest card, never hides, and shows itself before it shows anything else
FOOD: Final = "food"  # learns to eat, moves beside food and eats, whatever that shows

NEVER: Final = -9
FIRST_OF_ALL: Final = 9


def liking(state: KelpState, action: int, plan: str) -> int:
    if plan == CARDS:
        return liking_of_a_spendthrift(state, action)
    return liking_of_a_glutton(state, action) if plan == FOOD else 0


# ---- cards


def liking_of_a_spendthrift(state: KelpState, action: int) -> int:
    if action < ids.DISCARD:
        return NEVER if state.facts.card_types[action] == HIDE else 1 + state.facts.card_costs[action]
    if action < ids.DRAW:
        return NEVER
    if ids.FOOD <= action < ids.REVEAL:
        return FIRST_OF_ALL
    return 1 if action == ids.REVEAL + octopus_area(state) else 0


# ---- food


def liking_of_a_glutton(state: KelpState, action: int) -> int:
    if action < ids.REVEAL:
        return liking_to_begin(state, action)
    if action < ids.LIFT:
        return -worth_hiding(state, action - ids.REVEAL)
    if action < ids.HIDE:
        return liking_to_move(state, action)
    if action < ids.LEARN_CARD:
        return worth_hiding(state, action - ids.HIDE)
    return 1 if takes_eat_card(action) else 0


def liking_to_begin(state: KelpState, action: int) -> int:
    if action < ids.DISCARD:
        return liking_to_play(state, state.facts.card_types[action])
    if action < ids.DRAW:
        return NEVER if action >= ids.DISCARD + FIRST_EAT else 1
    if action == ids.DRAW:
        return 2 if count_cards(state, HAND) < state.hand_limit else 1
    return 4  # what was eaten has an effect


def liking_to_play(state: KelpState, kind: int) -> int:
    """To eat where it can; to move once it knows how to eat something, and to learn before."""
    if kind == EAT:
        return FIRST_OF_ALL
    return 6 if kind == (MOVE if holds_eat_card(state) else LEARN) else NEVER


def holds_eat_card(state: KelpState) -> bool:
    return any(state.cards[HAND + card] > 0 for card in range(FIRST_EAT, ids.CARDS))


def liking_to_move(state: KelpState, action: int) -> int:
    """Of two that are swapped the better one counts."""
    if action < ids.SWAP:
        return nearness(state, action - ids.LIFT)
    pair = action - ids.SWAP
    return max(nearness(state, FIRST_OF[pair]), nearness(state, SECOND_OF[pair]))


def nearness(state: KelpState, area: int) -> int:
    """Is that area beside food? Of what moves, the octopus itself comes first."""
    beside = any(FIRST_FOOD <= state.board[other] < FIRST_TRAP for other in NEIGHBOURS[area])
    return (2 if beside else 0) + (1 if area == octopus_area(state) else 0)


def worth_hiding(state: KelpState, area: int) -> int:
    if area == octopus_area(state):
        return 2
    return 1 if state.board[area] >= FIRST_TRAP else 0


def takes_eat_card(action: int) -> bool:
    """From a learn pile, from those just learned, from the draw pile or the discards."""
    if action == ids.LEARN_CARD + EAT:
        return True
    return any(
        first + FIRST_EAT <= action < first + ids.CARDS for first in (ids.TO_HAND, ids.FETCH_DRAW, ids.FETCH_DISCARD)
    )
