"""How good a position is for a player: points on the table and what the cards in hand promise.

All numbers are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from atol.games.reef.facts import Facts
from atol.games.reef.patterns import sight_of
from atol.games.reef.player import Player

READY: Final = 60  # of 100: what a pattern that is already there is worth while its card is still in hand
CARD: Final = 40  # a card in hand, whatever it says: it will bring two pieces


def estimate(facts: Facts, player: Player, playing: int) -> int:
    """`playing` is the card whose pieces are being placed, or -1."""
    value = 100 * player.points
    sight = sight_of(player)
    if playing >= 0:
        value += 100 * facts.score(playing, sight)
    for card in player.hand:
        value += CARD + READY * facts.score(card, sight)
    return value
