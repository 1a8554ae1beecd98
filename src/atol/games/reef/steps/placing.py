"""Pieces are placed one by one: those everybody starts with, then the two of each card that is played."""

from __future__ import annotations

from librt.vecs import remove
from mypy_extensions import i64

from atol.core.steps import Step
from atol.games.reef.data import COLOURS
from atol.games.reef.ids import COLOUR_COUNT, PLACES, PLACES_OF_TWO
from atol.games.reef.player import CENTRE, FULL_STACK, SPACES, height, space_name
from atol.games.reef.state import ReefState


class Start(Step[ReefState]):
    def legal(self, state: ReefState) -> list[int]:
        stacks = state.player().stacks
        if state.options["setup"] == "free":
            spaces = [space for space in range(SPACES) if space not in CENTRE]
        else:
            spaces = [space for space in CENTRE if stacks[space] == 0]
        return [PLACES[colour][space] for colour in state.pending for space in spaces]

    def apply(self, state: ReefState, action: int) -> None:
        place(state, action)
        if len(state.pending) == 0:
            state.end_start()


class Place(Step[ReefState]):
    def legal(self, state: ReefState) -> list[int]:
        pending = state.pending
        actions = PLACES_OF_TWO[pending[0] * COLOUR_COUNT + pending[-1]]
        player = state.player()
        if player.full_stacks == 0:
            return actions[:]
        stacks = player.stacks
        return [action for action in actions if stacks[i64(action) % SPACES] < FULL_STACK]

    def apply(self, state: ReefState, action: int) -> None:
        place(state, action)
        if len(state.pending) == 0:
            state.score_card()


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
