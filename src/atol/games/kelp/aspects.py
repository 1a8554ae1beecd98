"""How the hunt stands in Kelp, which has no points: hunger, food, where the octopus may be, what a die may find."""

from __future__ import annotations

from atol.core.messages import Aspect
from atol.core.numbers import count_bits
from atol.games.kelp.blocks import OCTOPUS_BLOCK, is_hidden
from atol.games.kelp.cards import HAND, count_cards
from atol.games.kelp.dice import HUNGER, count_dice
from atol.games.kelp.ids import AIM, RESOLVE
from atol.games.kelp.sea import AREAS
from atol.games.kelp.state import KelpState
from atol.games.kelp.view import shows_odds


def aspects_of(state: KelpState) -> tuple[Aspect, ...]:
    return (
        Aspect("suspects", count_bits(state.suspects)),
        Aspect("hidden", count_bits(state.hidden)),
        Aspect("hand", count_cards(state, HAND)),
        Aspect("eaten", count_bits(state.eaten)),
        Aspect("hunger", count_dice(state, HUNGER)),
        Aspect("pairs", count_bits(state.pairs)),
        Aspect("tiles", state.tiles),
        Aspect("energy", len(state.energy)),
    )


def chances_of(state: KelpState, action: int) -> tuple[Aspect, ...]:
    """That the octopus is where a die is aimed, for all that the shark has seen."""
    area = (action - AIM) % AREAS
    if not AIM <= action < RESOLVE or not is_hidden(state, area) or not shows_odds(state, state.to_act):
        return ()
    return (Aspect("octopus-there", state.belief_now().odds()[area][OCTOPUS_BLOCK], "per_mille"),)
