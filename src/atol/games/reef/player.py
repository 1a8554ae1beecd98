"""A player's reef and hand.

A stack is one small number: its pieces from the bottom up, three bits each (colour + 1), the top lowest.
0 is an empty space. Only the functions below know that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import bits_of, packed, with_one

if TYPE_CHECKING:
    from atol.games.reef.patterns import Sight
    from atol.games.reef.view import Shown

WIDTH: Final = 4
SPACES: Final = 16
MAX_HEIGHT: Final = 4
CENTRE: Final = (5, 6, 9, 10)

GAINS: Final[i64] = 1024  # more than any card can score
FULL_STACK: Final[i64] = 512  # every stack of four pieces is at least this number


def height(stack: i64) -> i64:
    if stack < 8:
        return 0 if stack == 0 else 1
    if stack < 64:
        return 2
    return 3 if stack < FULL_STACK else 4


def top_colour(stack: i64) -> i64:
    """The colour seen from above; -1 for an empty space."""
    return (stack & 7) - 1


# For all stacks there are: how high each of them is, and its top.
HEIGHTS: Final = packed([height(stack) for stack in range(8 * FULL_STACK)])
TOPS: Final = packed([top_colour(stack) for stack in range(8 * FULL_STACK)])


def pile_on(stack: i64, colour: i64) -> i64:
    return stack * 8 + colour + 1


def pieces_of(stack: int) -> list[int]:
    """The colours from the bottom up."""
    pieces: list[int] = []
    while stack:
        pieces.insert(0, top_colour(stack))
        stack //= 8
    return pieces


def space_name(space: int) -> str:
    """a1 is the upper left corner, d4 the lower right one."""
    return "abcd"[space % WIDTH] + str(space // WIDTH + 1)


def space_names(mask: int) -> list[str]:
    return [space_name(space) for space in bits_of(mask)]


@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player. Tuples are shared between copies and replaced, never changed."""

    sight: Sight | None = None  # the reef from above, once asked for: see `patterns.sight_of`; no part of a position
    shown: Shown | None = None  # what people were told of it last: see `view.player_view`; no part of it either

    def declare(self) -> None:
        self.stacks: vec[i64] = vec[i64]([0] * SPACES)
        self.hand: vec[i64] = vec[i64]([])  # card numbers, sorted
        self.secret: tuple[int, ...] = ()  # those of the hand that nobody else has seen, sorted
        self.pieces = 0  # how many lie on the reef
        self.full_stacks = 0  # how many stacks can take no more
        self.points = 0
        self.tokens = 0  # points that came from tokens on taken cards
        self.paid = 0  # points paid for the top card of the pile
        self.plays: vec[i64] = vec[i64]([])  # the discard pile: cards with what they scored, see `play`
        self.hand_gains: tuple[int, ...] = ()  # what each card left in the hand scored at the end

    def occupied_spaces(self) -> int:
        return len([stack for stack in self.stacks if stack])

    def room(self) -> int:
        """How many more pieces fit on the reef."""
        return SPACES * MAX_HEIGHT - self.pieces

    def take_card(self, card: int) -> None:
        self.hand = with_one(self.hand, card)

    def play(self, card: i64) -> None:
        """The card goes on the discard pile; the number for it tells what it scored as well, once it did."""
        self.plays = append(self.plays, card * GAINS)

    def gain(self, points: i64) -> None:
        """What was played last scores."""
        self.points += points
        self.plays[len(self.plays) - 1] += points + 1

    def played(self) -> list[int]:
        return [play // GAINS for play in self.plays]

    def gains(self) -> list[int]:
        """Of all that was played, except what has not scored yet."""
        return [play % GAINS - 1 for play in self.plays if play % GAINS]

    def place(self, colour: i64, space: i64) -> None:
        before = self.stacks[space]
        stack = pile_on(before, colour)
        self.stacks[space] = stack
        if self.sight is not None:
            self.sight.replace(before, stack, space)
        self.pieces += 1
        if stack >= FULL_STACK:
            self.full_stacks += 1
