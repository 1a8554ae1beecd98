"""Set a position of Podwodni Łowcy in a few letters, act on it, read it back.

R, G, Y are the colours and 1, 2, 3 the kinds of fish; S, W, N, H are shrimp, wave, net and harpoon, and `.` is a
gap: `R1 G2 N .` is a row. Every card still lies in exactly one place: what is not on the table lies in the deck.
`force` decides which card is drawn next.
"""

from __future__ import annotations

from atol.core.bag import bag_of
from atol.core.game import State
from atol.core.numbers import packed
from atol.games.podwodni_lowcy.cards import CARDS, CAUGHT, NOTHING
from atol.games.podwodni_lowcy.data import COLOURS, KINDS
from atol.games.podwodni_lowcy.game import LowcyGame
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH
from atol.games.podwodni_lowcy.view_types import LowcyView

GAME = LowcyGame()
NAMES = GAME.facts.names
LETTERS = [f"{colour[0].upper()}{kind + 1}" for colour in COLOURS for kind in range(len(KINDS))] + list("SWNH")

CALM = "G1 Y1 R1 Y2 / Y2 R2 Y3 G2 / R3 G3 G1 R1"  # nothing but fish; each row ends in two colours
NO_FISH = "W W W W / N N N N / H H H H"


def as_lowcy(state: State) -> LowcyState:
    assert isinstance(state, LowcyState)
    return state


def number(letters: str) -> int:
    return NOTHING if letters == "." else LETTERS.index(letters)


def numbers(text: str) -> list[int]:
    return [number(letters) for letters in text.replace("/", " ").split()]


def match(seats: int = 2, **options: str) -> LowcyState:
    """A match that seat 0 begins."""
    starts = (as_lowcy(GAME.new(seats, seed, **options)) for seed in range(1000))
    return next(state for state in starts if state.first == 0)


def sea(grid: str = CALM, *hands: str, seats: int = 2, scored: tuple[str, ...] = (), **options: str) -> LowcyState:
    """Seat 0 is at the start of its turn; `hands` and `scored` are what lies before the seats, from seat 0."""
    state = match(seats, **options)
    state.grid = packed(numbers(grid))
    for seat in range(seats):
        give(state, seat, hands[seat] if seat < len(hands) else "", scored[seat] if seat < len(scored) else "")
    lying = everywhere(state, deck=False)
    left = [have - used for have, used in zip(GAME.facts.counts, lying, strict=True)]
    assert min(left) >= 0, "more cards of a kind than there are"
    state.deck = bag_of(left)
    state.discards = packed([0] * CARDS)
    return state


def give(state: LowcyState, seat: int, hand: str, scored: str) -> None:
    diver = state.divers[seat]
    diver.hand = packed([numbers(hand).count(card) for card in range(CAUGHT)])
    diver.hand_size = sum(diver.hand)
    diver.scored = tuple(numbers(scored))


def everywhere(state: LowcyState, deck: bool = True) -> list[int]:
    """How many of each card lie anywhere."""
    totals = [0] * CARDS
    piles = [state.discards, state.pool] + ([state.deck.counts] if deck else [])
    for pile in [*piles, *[diver.hand for diver in state.divers]]:
        for card, count in enumerate(pile):
            totals[card] += count
    for card in [*state.grid, *state.dive, *[card for diver in state.divers for card in diver.scored]]:
        if card != NOTHING:
            totals[card] += 1
    return totals


def empty_deck(state: LowcyState) -> None:
    """All cards of the deck lie on the discard pile."""
    state.discards = packed([one + other for one, other in zip(state.discards, state.deck.counts, strict=True)])
    state.deck = bag_of([0] * CARDS)


def no_cards(state: LowcyState) -> None:
    """Neither deck nor discard pile has a card; this loses cards, as the printed deck never could."""
    state.deck = bag_of([0] * CARDS)
    state.discards = packed([0] * CARDS)


def force(state: LowcyState, letters: str) -> None:
    """The next card drawn is this one."""
    empty_deck(state)
    card = number(letters)
    assert state.discards[card], "all of them lie on the table"
    state.discards[card] -= 1
    state.deck.add(card)


# ---- acting


def act(state: LowcyState, *lines: str) -> LowcyState:
    for line in lines:
        state.apply(GAME.parse(long(line)))
    return state


def long(line: str) -> str:
    """`take R1` is short for `take red-puffer`."""
    return " ".join(NAMES[LETTERS.index(word)] if word in LETTERS else word for word in line.split())


def dive(state: LowcyState, corner: str, *cards: str) -> LowcyState:
    """Seat 0 dives at the corner and draws these cards, as deep as they are many."""
    force(state, cards[0])
    act(state, "dive")
    force(state, cards[1])
    act(state, f"corner {corner}")
    for card in cards[2:]:
        force(state, card)
        act(state, "deeper")
    return state


def end_turn(state: LowcyState) -> LowcyState:
    """Whoever's turn it is ends it, in any way."""
    turn = state.turn
    while state.turn == turn:
        state.apply(state.legal()[-1])
    return state


def legal(state: LowcyState) -> set[str]:
    return {GAME.notation(action) for action in state.legal()}


def verbs(state: LowcyState) -> set[str]:
    return {line.split()[0] for line in legal(state)}


# ---- reading


def letters_of(cards: list[int]) -> str:
    return " ".join("." if card == NOTHING else LETTERS[card] for card in cards)


def grid(state: LowcyState) -> str:
    return " / ".join(letters_of(list(state.grid[start : start + 4])) for start in (0, 4, 8))


def hand(state: LowcyState, seat: int) -> str:
    return letters_of([card for card in range(CAUGHT) for _ in range(state.divers[seat].hand[card])])


def pool(state: LowcyState) -> str:
    return letters_of([card for card in range(CAUGHT) for _ in range(state.pool[card])])


def discarded(state: LowcyState, letters: str) -> int:
    return state.discards[number(letters)]


def interrupted(state: LowcyState) -> bool:
    """Does the dive just made leave nothing to decide about it?"""
    return state.step != DEPTH


def view(state: LowcyState, seat: int | None = None) -> LowcyView:
    shown = state.view(seat)
    assert isinstance(shown, LowcyView)
    return shown
