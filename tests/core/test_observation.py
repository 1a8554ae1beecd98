"""Observations: what a seat knows as numbers, whole, in order and documented entry by entry."""

from __future__ import annotations

from array import array
from collections.abc import Callable

import pytest

import atol
from atol.core.conformance import check_looks
from atol.core.game import State
from atol.core.numbers import packed
from atol.core.observation import Block, Section, names_of, observation
from atol.core.row import Mask, Row, new_row
from pearls.game import PearlsGame
from tests.example import GAME

GAMES = [meta.id for meta in atol.installed_games() if meta.package.startswith("atol.")]


class Two(Block[State]):
    def write(self, state: State, seat: int, row: Row) -> None:
        row.put_all([1, 2])


class Ply(Block[State]):
    def write(self, state: State, seat: int, row: Row) -> None:
        row.put(state.ply)


class Turn(Block[State]):
    def write(self, state: State, seat: int, row: Row) -> None:
        row.put(state.turn)


class EveryTurn(Section[State]):
    def sign(self, state: State, seat: int) -> int:
        return state.turn


class OnceOnly(Section[State]):
    def sign(self, state: State, seat: int) -> int:
        return 0


def one_section(row: Row, write: Callable[[Row], None], seats: int = 2) -> list[int]:
    """What the row shows of a new match in which one section writes this."""
    row.begin(GAME.new(seats, 7), 0, 1)
    row.begin_section(0)
    write(row)
    row.end_section(0)
    return shown(row)


def shown(row: Row) -> list[int]:
    return [int(number) for number in memoryview(row.numbers)]


def test_a_row_puts_one_number_after_another() -> None:
    row = new_row(10)
    row.put_packed(packed([3, 4]))
    row.put(7)
    row.one_of(1, 3)
    row.count_each([0, 2, 2], 3)
    row.skip(1)
    assert memoryview(row.numbers).tolist() == [3, 4, 7, 0, 1, 0, 1, 0, 2, 0]


def test_a_mask_is_written_lowest_bit_first() -> None:
    row = new_row(5)
    row.put(9)
    row.put_bits(0b10110, 4)
    assert memoryview(row.numbers).tolist() == [9, 0, 1, 1, 0]


def test_a_row_that_is_used_again_keeps_nothing() -> None:
    row = new_row(3)
    assert one_section(row, lambda row: row.put_all([5, 0, 5])) == [5, 0, 5]
    assert one_section(row, lambda row: row.one_of(1, 3)) == [0, 1, 0]


def test_a_number_that_is_taken_back_leaves_a_zero() -> None:
    def put_and_take_back(row: Row) -> None:
        row.add(1, 4)
        row.add(1, -4)
        row.set(1, 3)

    row = new_row(2)
    assert one_section(row, put_and_take_back) == [0, 3]
    assert one_section(row, lambda row: row.skip(2)) == [0, 0]


def test_what_is_laid_down_is_written_whole_and_over_what_was_there() -> None:
    def lay(row: Row, numbers: list[int], table: list[int], place: int) -> None:
        row.lay(packed(numbers))
        row.lay_each(packed([1, 0]), packed(table))
        row.one_of_table(packed([place]), packed([-1, -1, 1]), 3)

    row = new_row(7)
    assert one_section(row, lambda row: lay(row, [3, 0], [8, 9], 2)) == [3, 0, 9, 8, 0, 1, 0]
    assert one_section(row, lambda row: lay(row, [0, 4], [5, 0], 0)) == [0, 4, 0, 5, 0, 0, 0]


def test_a_row_for_another_number_of_seats_begins_with_zeros_everywhere() -> None:
    row = new_row(3)
    assert one_section(row, lambda row: row.lay(packed([1, 2, 3])), seats=3) == [1, 2, 3]
    assert one_section(row, lambda row: row.lay(packed([4])), seats=2) == [4, 0, 0]


def test_a_mask_shows_the_actions_marked_last_in_each_position() -> None:
    mask = Mask(2, 3)
    mask.mark(0, [0, 2])
    mask.mark(1, [1])
    mask.mark(0, [1])
    assert memoryview(mask.bits).tolist() == [0, 1, 0, 0, 1, 0]


def test_rows_that_share_memory_keep_to_their_own_part() -> None:
    first = new_row(4)
    second = Row(first.numbers, 2, 2)
    one_section(second, lambda row: row.put_all([7, 8]))
    first.put(1)
    assert shown(first) == [1, 0, 7, 8]
    one_section(second, lambda row: row.skip(2))
    assert shown(first) == [1, 0, 0, 0]


def test_a_section_is_written_when_its_sign_has_changed() -> None:
    kept = EveryTurn(Ply("ply_then", (), 0, 99, ""), Turn("turn", (), 0, 99, ""))
    table = observation(1, Ply("ply", (), 0, 99, ""), kept)
    state, row = GAME.new(2, 7), new_row(3)
    for ply in range(4):
        state.ply = ply
        state.turn = ply // 2
        table.write(state, 0, row)
        assert shown(row) == [ply, ply - ply % 2, ply // 2]


@pytest.mark.parametrize("other", ["match", "seat"])
def test_a_sign_says_nothing_about_another_match_or_to_another_seat(other: str) -> None:
    table = observation(1, EveryTurn(Ply("ply", (), 0, 99, "")))
    state, row = GAME.new(2, 7), new_row(1)
    table.write(state, 0, row)
    next_state = GAME.new(2, 7) if other == "match" else state
    next_state.ply = 5
    table.write(next_state, 0 if other == "match" else 1, row)
    assert shown(row) == [5]


def test_a_section_that_goes_stale_is_found() -> None:
    game = PearlsGame()
    game.observation = observation(1, Ply("ply", (), 0, 99, ""), EveryTurn(Turn("turn", (), 0, 99, "")))
    check_looks(game, 2, {})
    game.observation = observation(1, Turn("turn", (), 0, 99, ""), OnceOnly(Ply("ply", (), 0, 99, "")))
    with pytest.raises(AssertionError, match="out of date for seat 0: ply"):
        check_looks(game, 2, {})


def test_entries_are_named_after_their_axes() -> None:
    block = Two("pieces", (("you", "next"), ("a1",)), 0, 2, "")
    assert names_of(block) == ["pieces[you, a1]", "pieces[next, a1]"]
    assert names_of(Two("pile", (), 0, 2, "")) == ["pile"]


def test_two_blocks_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two blocks have one name"):
        observation(1, Two("pile", (), 0, 2, ""), Two("pile", (), 0, 2, ""))


def test_the_fingerprint_follows_the_entries() -> None:
    before = observation(1, Two("pile", (("a", "b"),), 0, 2, ""))
    assert before.fingerprint() != observation(1, Two("pile", (("a", "b"),), 0, 3, "")).fingerprint()
    assert before.fingerprint() != observation(2, Two("pile", (("a", "b"),), 0, 2, "")).fingerprint()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_observes_with_a_meaning_for_each_entry(game_id: str) -> None:
    game = atol.game(game_id)
    entries = game.observation.entries()
    assert len(entries) == game.observation.length > 50
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(entry.meaning and entry.low < entry.high for entry in entries)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_mask_marks_what_is_legal(game_id: str) -> None:
    state = atol.game(game_id).new(2, 7)
    mask = state.mask()
    assert [action for action, bit in enumerate(mask) if bit] == state.legal()
    assert len(mask) == state.game.action_count


def test_a_caller_s_buffer_is_filled() -> None:
    state = GAME.new(2, 7)
    buffer = array("h", [0] * state.game.observation.length)
    state.observe(1, buffer)
    assert buffer.tolist() == state.observe(1).tolist() != state.observe(0).tolist()


def test_a_buffer_of_another_size_or_kind_is_refused() -> None:
    state = GAME.new(2, 7)
    length = state.game.observation.length
    for buffer in (array("h", [0] * (length + 1)), array("q", [0] * length), bytes(2 * length)):
        with pytest.raises(ValueError, match=f"writable and hold {length} items of 2 bytes"):
            state.observe(0, buffer)
