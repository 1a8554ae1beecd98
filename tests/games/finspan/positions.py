"""Set a Finspan position in a few words of text, act on it, read it back.

A slot is written `p4 17 o yy S +3 +9`: the fish, then an egg, two young, a school and two consumed fish. `-` stands
for no fish and `mat` for the fish printed there. Entries are separated by commas; cards are numbers.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from atol.core.bag import bag_of
from atol.core.game import State
from atol.core.messages import Event
from atol.core.numbers import bits_of
from atol.games.finspan.cards import FORAGE, NO_CARD
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.ids import CARDS
from atol.games.finspan.layout import copy_ocean
from atol.games.finspan.nautoma import Nautoma, new_nautoma
from atol.games.finspan.ocean import STACKED, Ocean, bare_ocean
from atol.games.finspan.slots import SLOTS, slot_name
from atol.games.finspan.state import FinspanState
from atol.games.finspan.view_types import FinspanView

GAME = FinspanGame()
FIRST = "1c9184b80a1670e3"  # the edition with the first decision cards of Nautoma
TABLES = GAME.facts.cards
MANUAL = GAME.facts.manual
DIVE, EGGS, FISH, REMOVE = 0, 2, 3, 6  # decision cards: N1, N3, N4 and N7
COMPONENTS = GAME.components
SLOT_NAMES = [slot_name(slot) for slot in range(SLOTS)]
FORAGE_SLOTS = {slot: FORAGE + number for number, slot in enumerate(TABLES.forage_slots)}


def as_finspan(state: State) -> FinspanState:
    assert isinstance(state, FinspanState)
    return state


def new_match(seats: int = 1, seed: int = 1, **options: str) -> FinspanState:
    return as_finspan(GAME.new(seats, seed, **options))


# ---- oceans


def card(number: int | str) -> int:
    return int(number) - 1


def ocean(slots: str = "", hand: str = "", discards: str = "") -> Ocean:
    """The printed fish are there; tokens only where they are written."""
    sea = bare_ocean(TABLES)
    for slot, fish in FORAGE_SLOTS.items():
        sea.put_fish(slot, fish)
    for entry in [part.split() for part in slots.split(",") if part.strip()]:
        lay(sea, SLOT_NAMES.index(entry[0]), entry[1], entry[2:])
    sea.hand = sorted(card(number) for number in hand.split())
    sea.discards = sorted(card(number) for number in discards.split())
    return sea


def lay(sea: Ocean, slot: int, fish: str, marks: list[str]) -> None:
    if fish.isdecimal():
        remove_fish(sea, slot)
        sea.put_fish(slot, card(fish))
    elif fish == "-":
        remove_fish(sea, slot)
    for mark in marks:
        if mark == "o":
            sea.lay_egg(slot)
        elif mark == "S":
            sea.schools |= 1 << slot
        elif mark.startswith("+"):
            sea.consume(slot, card(mark[1:]))
        else:
            sea.young[slot] = len(mark)
            sea.nurseries |= 1 << slot


def remove_fish(sea: Ocean, slot: int) -> None:
    sea.fish[slot] = NO_CARD
    sea.lengths[slot] = 0
    sea.occupied &= ~(1 << slot)


def slot_words(sea: Ocean, slot: str) -> str:
    """What lies in a slot, written as above; without consumed fish."""
    index = SLOT_NAMES.index(slot)
    fish = sea.fish[index]
    parts = ["-" if fish == NO_CARD else "mat" if fish >= FORAGE else str(fish + 1)]
    parts += ["o"] if sea.eggs >> index & 1 else []
    parts += ["y" * sea.young[index]] if sea.young[index] else []
    parts += ["S"] if sea.schools >> index & 1 else []
    return " ".join(parts)


def slots_in(mask: int) -> set[str]:
    return {SLOT_NAMES[slot] for slot in bits_of(mask)}


def hand_of(state: FinspanState, seat: int = 0) -> list[int]:
    return [number + 1 for number in state.oceans[seat].hand]


def discards_of(state: FinspanState, seat: int = 0) -> list[int]:
    return [number + 1 for number in state.oceans[seat].discards]


# ---- states


def turn(*oceans: Ocean, week: int = 1, turn_of_week: int = 1, seed: int = 1, **options: str) -> FinspanState:
    """One seat per ocean; the first of them is about to take its turn. The deck holds all cards that lie nowhere."""
    state = new_match(len(oceans), seed, **options)
    state.oceans = [copy_ocean(sea) for sea in oceans]
    state.first = state.active = state.to_act = 0
    state.week, state.round = week - 1, turn_of_week - 1
    return with_full_deck(state)


def with_full_deck(state: FinspanState) -> FinspanState:
    used = {number for sea in state.oceans for number in cards_of(sea)}
    state.deck = bag_of([int(number in TABLES.main and number not in used) for number in range(CARDS)])
    return refreshed(state)


def cards_of(sea: Ocean) -> list[int]:
    places = [*sea.fish, *[entry % STACKED for entry in sea.consumed], *sea.hand, *sea.discards]
    return [number for number in places if 0 <= number < CARDS]


def refreshed(state: FinspanState) -> FinspanState:
    """With what is legal now."""
    return as_finspan(GAME.from_bytes(state.to_bytes()))


def last_turn(*oceans: Ocean, **options: str) -> FinspanState:
    """The only turn left is that of the last seat, and the others have had theirs."""
    state = turn(*oceans, week=4, turn_of_week=6, seed=1, **options)
    state.active = state.to_act = len(oceans) - 1
    return refreshed(state)


def nautoma(level: int = 2, strength: int = 0, **fields: int) -> Nautoma:
    she = new_nautoma(MANUAL, level, strength)
    for name, value in fields.items():
        setattr(she, name, value)
    return she


def her(state: FinspanState) -> Nautoma:
    assert state.nautoma is not None
    return state.nautoma


# ---- acting


def act(state: FinspanState, *lines: str) -> FinspanState:
    copy = as_finspan(state.clone())
    for line in lines:
        copy.apply(GAME.parse(line))
    return copy


def told(state: FinspanState, *lines: str) -> list[Event]:
    """The events of these actions."""
    copy = as_finspan(state.clone())
    events: list[Event] = []
    copy.events = events
    for line in lines:
        copy.apply(GAME.parse(line))
    return events


def names_of(events: list[Event]) -> Counter[str]:
    return Counter(event.name for event in events)


def legal(state: FinspanState) -> list[str]:
    return [GAME.notation(action) for action in state.legal()]


def legal_after(state: FinspanState, verb: str) -> set[str]:
    """What may follow a verb: `legal_after(state, "egg")` is the set of slots."""
    return {line.removeprefix(f"{verb} ") for line in legal(state) if line.startswith(f"{verb} ")}


def finish_turn(state: FinspanState) -> FinspanState:
    """Refuse everything until the next turn of this seat, or the end."""
    copy = as_finspan(state.clone())
    while not copy.over and copy.turn == state.turn and "done" in legal(copy):
        copy.apply(GAME.parse("done"))
    return copy


def refuse_all(state: FinspanState) -> FinspanState:
    """Refuse everything until somebody is asked for a turn or a last ability, or the match is over."""
    copy = as_finspan(state.clone())
    while not copy.over and legal(copy)[-1] == "done":
        copy.apply(GAME.parse("done"))
    return copy


def view(state: FinspanState, seat: int | None = None) -> FinspanView:
    shown = state.view(seat)
    assert isinstance(shown, FinspanView)
    return shown


def sheet(state: FinspanState, seat: int = 0) -> dict[str, int]:
    return {line.key: line.points for line in state.score_sheet(seat)}


def same_without(state: FinspanState, other: FinspanState, field: str) -> bool:
    one, two = (msgspec.to_builtins(view(each)) for each in (state, other))
    return {**one, field: None} == {**two, field: None}
