"""Pieces are placed one by one: those everybody starts with, then the two of each card that is played."""

from __future__ import annotations

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64

from atol.core.numbers import POWERS
from atol.core.ready import ReadyLists
from atol.core.steps import Step
from atol.games.reef.data import COLOURS
from atol.games.reef.ids import COLOUR_COUNT, PLACES, PLACES_OF_TWO
from atol.games.reef.player import CENTRE, FULL_STACK, SPACES, height, space_name
from atol.games.reef.state import ReefState

BOARDS: Final = 2**SPACES  # how many sets of spaces there are
STARTS: Final = ReadyLists()  # by the colours to place and the spaces that are taken
AROUND_FULL: Final = ReadyLists()  # by the two colours and the spaces that are full


class Start(Step[ReefState]):
    def legal(self, state: ReefState) -> list[int]:
        free = state.options["setup"] == "free"
        stacks = state.player().stacks
        key = key_of(state.pending, BOARDS - 1 if free else spaces_from(1, stacks))
        return STARTS.find(key) or STARTS.keep(key, starts(state.pending, stacks, free))

    def apply(self, state: ReefState, action: int) -> None:
        place(state, action)
        if len(state.pending) == 0:
            state.end_start()


def starts(colours: vec[i64], stacks: vec[i64], free: bool) -> list[int]:
    if free:
        spaces = [space for space in range(SPACES) if space not in CENTRE]
    else:
        spaces = [space for space in CENTRE if stacks[space] == 0]
    return [PLACES[colour][space] for colour in colours for space in spaces]


def key_of(colours: vec[i64], spaces: i64) -> i64:
    """One number for these different colours and that set of spaces."""
    for colour in colours:
        spaces += POWERS[colour] * BOARDS
    return spaces


def spaces_from(lowest: i64, stacks: vec[i64]) -> i64:
    """The set of spaces whose stacks are that number or more: 1 for any piece, or a full stack."""
    spaces: i64 = 0
    bit: i64 = 1
    for stack in stacks:
        if stack >= lowest:
            spaces += bit
        bit *= 2
    return spaces


class Place(Step[ReefState]):
    def legal(self, state: ReefState) -> list[int]:
        pending, player = state.pending, state.player()
        colours = pending[0] * COLOUR_COUNT + pending[-1]
        if player.full_stacks == 0:
            return PLACES_OF_TWO[colours]
        key = colours * BOARDS + spaces_from(FULL_STACK, player.stacks)
        return AROUND_FULL.find(key) or AROUND_FULL.keep(key, places(PLACES_OF_TWO[colours], player.stacks))

    def apply(self, state: ReefState, action: int) -> None:
        place(state, action)
        if len(state.pending) == 0:
            state.score_card()


def places(actions: list[int], stacks: vec[i64]) -> list[int]:
    """Those that place a piece where there is room for it."""
    return [action for action in actions if stacks[i64(action) % SPACES] < FULL_STACK]


def place(state: ReefState, action: int) -> None:
    number: i64 = action
    colour, space = number // SPACES, number % SPACES
    player = state.player()
    player.place(colour, space)
    state.pending = remove(state.pending, colour)
    if state.events is not None:
        level = height(player.stacks[space])
        where = space_name(space)
        state.tell("place", {"seat": state.to_act, "colour": COLOURS[colour], "space": where, "level": level})
