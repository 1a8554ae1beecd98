"""Set a Reef position in a few words of text, act on it, read it back.

A reef is written from above, row by row: `R2` is a stack of two with red on top, `.` an empty space. What is
left out at the end of a row, or of the reef, is empty. The `with_` functions give a changed copy in which
every card still lies in exactly one place.
"""

from __future__ import annotations

from atol.core.game import State
from atol.core.numbers import packed
from atol.games.reef.data import COLOURS
from atol.games.reef.game import ReefGame
from atol.games.reef.player import SPACES, WIDTH, height, pieces_of, pile_on, top_colour
from atol.games.reef.state import NO_CARD, ReefState
from atol.games.reef.steps.codes import START
from atol.games.reef.view_types import PlayerView, ReefView

GAME = ReefGame()
LETTERS = "RYGP"
COLOUR_NAMES: tuple[str, ...] = COLOURS


# ---- starting


def new_match(seats: int = 2, starfish: int = 0, **options: str) -> ReefState:
    """A match whose starting pieces are not placed yet, with the starfish board at that seat."""
    starts = (as_reef(GAME.new(seats, seed, **options)) for seed in range(1000))
    return next(state for state in starts if state.first == starfish)


def match(seats: int = 2, starfish: int = 0, **options: str) -> ReefState:
    """A match at its first turn."""
    state = new_match(seats, starfish, **options)
    while state.step == START:
        state.apply(state.legal()[0])
    return state


def as_reef(state: State) -> ReefState:
    assert isinstance(state, ReefState)
    return state


# ---- setting a position


def with_reef(state: ReefState, seat: int, reef: str) -> ReefState:
    copy = as_reef(state.clone())
    player = copy.players[seat]
    player.stacks = packed(stacks_from(reef))
    heights = [height(stack) for stack in player.stacks]
    player.pieces = sum(heights)
    player.full_stacks = heights.count(4)
    return copy


def stacks_from(reef: str) -> list[int]:
    rows = [row.split() for row in reef.split("/")]
    padded = [row + ["."] * (WIDTH - len(row)) for row in rows]
    stacks = [stack_from(cell) for row in padded for cell in row]
    return stacks + [0] * (SPACES - len(stacks))


def stack_from(cell: str) -> int:
    """The pieces below the top have another colour, so that a pattern that saw them would show."""
    if cell == ".":
        return 0
    colour, level = LETTERS.index(cell[0]), int(cell[1])
    stack = 0
    for _ in range(level - 1):
        stack = pile_on(stack, (colour + 1) % len(COLOURS))
    return pile_on(stack, colour)


def with_hand(state: ReefState, seat: int, hand: str, secret: str = "") -> ReefState:
    """The seat holds exactly these cards: those also named in `secret` were dealt, the others taken."""
    copy = as_reef(state.clone())
    player = copy.players[seat]
    put_under_pile(copy, list(player.hand))
    player.hand, player.secret = packed([]), ()
    cards = free(copy, hand)
    player.hand = packed(sorted(cards))
    player.secret = tuple(sorted(numbers(secret)))
    return copy


def with_display(state: ReefState, display: str, tokens: tuple[int, ...] = (0, 0, 0)) -> ReefState:
    copy = as_reef(state.clone())
    put_under_pile(copy, list(copy.display))
    copy.display = packed([])
    copy.display = packed(free(copy, display))
    copy.market = []
    copy.tokens = packed(list(tokens))
    return copy


def with_pile(state: ReefState, top: str, under: str = "") -> ReefState:
    """The pile is down to these cards; all others of it lie on the last seat's discard pile. Set it last."""
    copy = as_reef(state.clone())
    put_under_pile(copy, [copy.top])
    copy.top = NO_CARD
    cards = free(copy, f"{top} {under}")
    for card in [card for card, held in enumerate(copy.pile.counts) if held]:
        remove_from_pile(copy, card)
        copy.players[-1].play(card)
        copy.players[-1].gain(0)
    copy.top = cards[0]
    put_under_pile(copy, cards[1:])
    return copy


def with_supply(state: ReefState, **pieces: int) -> ReefState:
    """That many pieces of the named colours are left."""
    copy = as_reef(state.clone())
    for colour, left in pieces.items():
        copy.supply[COLOUR_NAMES.index(colour)] = left
    return copy


def with_points(state: ReefState, *points: int) -> ReefState:
    """The seats have these points; the change counts as paid or as won back, so that score sheets add up."""
    copy = as_reef(state.clone())
    for player, wanted in zip(copy.players, points, strict=True):
        player.paid += player.points - wanted
        player.points = wanted
    return copy


# ---- moving cards between their places


def numbers(cards: str) -> list[int]:
    return [GAME.facts.names.index(card) for card in cards.split()]


def free(state: ReefState, cards: str) -> list[int]:
    """Take these cards away from wherever they lie."""
    for card in numbers(cards):
        if not state.pile.counts[card]:
            swap_into_pile(state, card)
        remove_from_pile(state, card)
    return numbers(cards)


def swap_into_pile(state: ReefState, card: int) -> None:
    """A card of the pile takes the place of this one."""
    spare = list(state.pile.counts).index(1)
    remove_from_pile(state, spare)
    state.pile.add(card)
    state.display = packed([spare if shown == card else shown for shown in state.display])
    state.market = []
    state.top = spare if state.top == card else state.top
    for player in state.players:
        player.hand = packed(sorted([spare if held == card else held for held in player.hand]))
        player.secret = tuple(sorted([spare if held == card else held for held in player.secret]))


def put_under_pile(state: ReefState, cards: list[int]) -> None:
    for card in cards:
        state.pile.add(card)


def remove_from_pile(state: ReefState, card: int) -> None:
    assert state.pile.counts[card] == 1
    state.pile.counts[card] = 0
    state.pile.total -= 1


# ---- acting


def act(state: ReefState, *lines: str) -> ReefState:
    for line in lines:
        state.apply(GAME.parse(line))
    return state


def names(state: ReefState) -> set[str]:
    """The legal actions."""
    return {GAME.notation(action) for action in state.legal()}


def verbs(state: ReefState) -> set[str]:
    return {name.split()[0] for name in names(state)}


def scored(card: str, reef: str) -> int:
    """What playing the card brings on exactly that reef: no pieces are left that could change it."""
    state = with_hand(with_reef(match(), 0, reef), 0, card)
    state = act(with_supply(state, red=0, yellow=0, green=0, purple=0), f"play {card}")
    return state.scores()[0] - GAME.facts.start_points


def end_by_pile(state: ReefState) -> ReefState:
    """The seat to act takes the first display card and with it turns up the end of the pile."""
    last = with_pile(state, GAME.facts.names[state.top])
    return act(last, f"take {GAME.facts.names[last.display[0]]}")


# ---- reading


def reef(state: ReefState, seat: int) -> str:
    """A player's reef in the notation of `with_reef`, with every row and space."""
    cells = [cell_text(stack) for stack in state.players[seat].stacks]
    return " / ".join(" ".join(cells[row : row + WIDTH]) for row in range(0, SPACES, WIDTH))


def cell_text(stack: int) -> str:
    return f"{LETTERS[top_colour(stack)]}{height(stack)}" if stack else "."


def hand(state: ReefState, seat: int) -> str:
    return " ".join(GAME.facts.names[card] for card in state.players[seat].hand)


def display(state: ReefState) -> str:
    return " ".join(GAME.facts.names[card] for card in state.display)


def top(state: ReefState) -> str:
    return GAME.facts.names[state.top]


def supply(state: ReefState) -> dict[str, int]:
    return view(state, None).supply


def view(state: ReefState, viewer: int | None) -> ReefView:
    shown = state.view(viewer)
    assert isinstance(shown, ReefView)
    return shown


def seen_player(state: ReefState, viewer: int | None, seat: int) -> PlayerView:
    """What the viewer sees of a seat."""
    return view(state, viewer).players[seat]


def cards_everywhere(state: ReefState) -> list[int]:
    """All cards in all places, sorted."""
    cards = [card for card, held in enumerate(state.pile.counts) for _ in range(held)]
    cards += [*state.display]
    for player in state.players:
        cards += [*player.hand, *player.played()]
    return sorted(cards if state.top == NO_CARD else [*cards, state.top])


def pieces_everywhere(state: ReefState) -> list[int]:
    """How many pieces of each colour lie in the supply, on reefs and in players' hands."""
    totals = [left + waiting_to_start(state) for left in state.supply]
    for colour in state.pending:
        totals[colour] += 1
    for player in state.players:
        for stack in player.stacks:
            for colour in pieces_of(stack):
                totals[colour] += 1
    return totals


def waiting_to_start(state: ReefState) -> int:
    """How many players have not begun to place their starting pieces: each holds one of each colour."""
    if state.step != START:
        return 0
    return sum(player.pieces == 0 for seat, player in enumerate(state.players) if seat != state.to_act)
