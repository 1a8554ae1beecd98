"""Where things lie that are alike: a place is a row of counts in one list, and `where` is the first of them."""

from __future__ import annotations

from atol.core.random import Random


def total(counts: list[int], where: int, kinds: int) -> int:
    """How many things lie there."""
    count = 0
    for index in range(where, where + kinds):
        count += counts[index]
    return count


def draw(counts: list[int], where: int, total: int, random: Random) -> int:
    """Take one of all that lie there by chance; its kind is returned."""
    index = random.below(total)
    kind = 0
    while index >= counts[where + kind]:
        index -= counts[where + kind]
        kind += 1
    counts[where + kind] -= 1
    return kind


def insert(dice: list[int], die: int) -> None:
    """Into a sorted list, where it belongs."""
    index = len(dice)
    dice.append(die)
    while index and dice[index - 1] > die:
        dice[index] = dice[index - 1]
        index -= 1
    dice[index] = die


def each_once(first: int, dice: list[int]) -> list[int]:
    """The actions for the dice of a sorted list, equal ones once, beginning with that id."""
    actions: list[int] = []
    last = -1
    for die in dice:
        if die != last:
            actions.append(first + die)
            last = die
    return actions
