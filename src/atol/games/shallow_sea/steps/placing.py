"""The second part of a turn: tile and fish go into the ocean, then the turn can end."""

from __future__ import annotations

from mypy_extensions import i64

from atol.core.messages import Value
from atol.core.numbers import add_bits
from atol.core.steps import Step
from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import BUBBLE, END, SPACE, TURN
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE
from atol.games.shallow_sea.room import open_bubbles, open_spaces
from atol.games.shallow_sea.spaces import NEIGHBOURS, bubble_name, space_name
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import TURN_TILE
from atol.games.shallow_sea.steps.kinds import Kind


class PutTile(Kind):
    first = SPACE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.tile != NO_TILE:
            add_bits(actions, SPACE, open_spaces(state, state.ocean(), state.tile))

    def apply(self, state: ShallowSeaState, number: int) -> None:
        put_tile(state, number)


class PutFish(Kind):
    first = BUBBLE

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.fish != NO_FISH:
            add_bits(actions, BUBBLE, open_bubbles(state, state.ocean()))

    def apply(self, state: ShallowSeaState, number: int) -> None:
        colour = state.fish
        state.fish = NO_FISH
        state.ocean().put_fish(number, colour)
        if state.events is not None:
            state.tell("swim", {"seat": state.to_act, "colour": COLOURS[colour], "bubble": bubble_name(number)})


class EndTurn(Kind):
    """Not before everything is placed and everything that can be completed is."""

    first = END

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.tile == NO_TILE and state.fish == NO_FISH and state.ocean().ready == 0:
            actions.append(END)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        state.end_turn()


class TurnTile(Step[ShallowSeaState]):
    name = "turn"

    def legal(self, state: ShallowSeaState) -> list[int]:
        return legal_turns(state)

    def apply(self, state: ShallowSeaState, action: int) -> None:
        turn_tile(state, action - TURN)


def put_tile(state: ShallowSeaState, space: i64) -> None:
    """On the space; how it lies is asked next, where that makes a difference."""
    state.space = space
    turns = legal_turns(state)
    if len(turns) == 1:
        turn_tile(state, turns[0] - TURN)
    else:
        state.step = TURN_TILE


def legal_turns(state: ShallowSeaState) -> list[int]:
    """The ways the tile can lie; a coral that stays on its space has to be turned."""
    turns = [TURN + turn for turn in state.tiles.turns[tile_in_hand(state)]]
    if state.lifted != NOTHING and state.space == state.origin:
        turns.remove(TURN + state.lifted_turn)
    return turns


def tile_in_hand(state: ShallowSeaState) -> int:
    """A coral that was lifted goes before the tile that was chosen."""
    return state.tile if state.lifted == NOTHING else state.lifted


def turn_tile(state: ShallowSeaState, turn: i64) -> None:
    """The tile lies; a starting creature ends what its seat has to do."""
    lay_tile(state, tile_in_hand(state), turn)
    state.space = NOTHING
    if state.lifted == NOTHING:
        state.tile = NO_TILE
    else:
        state.lifted, state.lifted_turn, state.origin = NOTHING, NOTHING, NOTHING
    if state.is_starting():
        state.end_start()
    else:
        state.resume_turn()


def lay_tile(state: ShallowSeaState, tile: i64, turn: i64) -> None:
    ocean = state.ocean()
    if tile < state.tiles.corals and ocean.coral_spaces and ocean.coral_spaces & NEIGHBOURS[state.space] == 0:
        ocean.coral_alone = True
    ocean.put_tile(state.space, tile, turn)
    if state.events is not None:
        name = "place" if state.lifted == NOTHING else "shift"
        where: dict[str, Value] = {"seat": state.to_act, "space": space_name(state.space), "turn": 90 * turn}
        state.tell(name, {**where, "tile": state.tiles.names[tile]})
