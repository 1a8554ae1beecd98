"""Generated from the declared fields by `python -m tools.layouts`: how they are copied and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.bag import bag_of
from atol.core.fields import Reader
from atol.games.reef.player import Player

if TYPE_CHECKING:
    from atol.games.reef.state import ReefState


def copy_player(player: Player) -> Player:
    copy = Player()
    copy.stacks = player.stacks[:]
    copy.hand = player.hand[:]
    copy.secret = player.secret
    copy.pieces = player.pieces
    copy.full_stacks = player.full_stacks
    copy.points = player.points
    copy.tokens = player.tokens
    copy.paid = player.paid
    copy.plays = player.plays[:]
    copy.hand_gains = player.hand_gains
    return copy


def player_numbers(player: Player) -> list[int]:
    numbers = [player.pieces, player.full_stacks, player.points, player.tokens, player.paid]
    numbers += [len(player.stacks), *player.stacks]
    numbers += [len(player.hand), *player.hand]
    numbers += [len(player.secret), *player.secret]
    numbers += [len(player.plays), *player.plays]
    numbers += [len(player.hand_gains), *player.hand_gains]
    return numbers


def read_player(player: Player, reader: Reader) -> Player:
    player.pieces = reader.one()
    player.full_stacks = reader.one()
    player.points = reader.one()
    player.tokens = reader.one()
    player.paid = reader.one()
    player.stacks = vec[i64](reader.row())
    player.hand = vec[i64](reader.row())
    player.secret = tuple(reader.row())
    player.plays = vec[i64](reader.row())
    player.hand_gains = tuple(reader.row())
    return player


def copy_fields(state: ReefState, copy: ReefState) -> None:
    copy.players = [copy_player(player) for player in state.players]
    copy.supply = state.supply[:]
    copy.pile = state.pile.clone()
    copy.top = state.top
    copy.display = state.display[:]
    copy.market = state.market
    copy.tokens = state.tokens[:]
    copy.first = state.first
    copy.last_round = state.last_round
    copy.playing = state.playing
    copy.pending = state.pending[:]


def numbers(state: ReefState) -> list[int]:
    numbers = [state.top, state.first, state.playing, int(state.last_round)]
    numbers.append(len(state.players))
    for player in state.players:
        numbers += player_numbers(player)
    numbers += [len(state.supply), *state.supply]
    numbers += [len(state.pile.counts), *state.pile.counts]
    numbers += [len(state.display), *state.display]
    numbers += [len(state.tokens), *state.tokens]
    numbers += [len(state.pending), *state.pending]
    return numbers


def restore(state: ReefState, numbers: list[int]) -> None:
    reader = Reader(numbers)
    state.top = reader.one()
    state.first = reader.one()
    state.playing = reader.one()
    state.last_round = reader.one() != 0
    state.players = [read_player(Player(), reader) for _ in range(reader.one())]
    state.supply = vec[i64](reader.row())
    state.pile = bag_of(reader.row())
    state.display = vec[i64](reader.row())
    state.tokens = vec[i64](reader.row())
    state.pending = vec[i64](reader.row())
