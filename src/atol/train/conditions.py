"""Under which conditions matches are played: every number of seats and every mode, drawn from a seed."""

from __future__ import annotations

from random import Random

from atol.core.game import Game, State
from atol.core.meta import Meta

USUAL_SHARE = 0.5  # of the matches have every option as a lobby proposes it; in the others one of them is changed


def new_match(game: Game, seats: tuple[int, ...], seed: int) -> State:
    """A match of one of these numbers of seats (any, where none is named), with options drawn from the seed."""
    random = Random(seed)
    count = random.choice(seats or seat_counts(game.meta))
    options = {} if random.random() < USUAL_SHARE else random.choice(changes(game.meta))
    return game.new(count, seed, **options)


def seat_counts(meta: Meta) -> tuple[int, ...]:
    return tuple(range(meta.seats[0], meta.seats[1] + 1))


def changes(meta: Meta) -> list[dict[str, object]]:
    """One option each: two that are changed together need not fit."""
    return [{option.name: value} for option in meta.options for value in option.tried()[1:]] or [{}]
