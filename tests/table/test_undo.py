"""Undo goes to the barrier and no further, and the journal keeps it all."""

from __future__ import annotations

import pytest

from atol.core import record
from atol.core.errors import CannotUndo
from atol.core.shuffle import keyed
from atol.table.parts import Entry
from atol.table.seats import Seat
from atol.table.table import Table, table_from_journal
from tests.example import GAME
from tests.table.tables import (
    ALA,
    GREEDY,
    OLA,
    SECRET,
    everything,
    finish,
    game_words,
    step,
    table_of,
    view_of,
)


def play(table: Table, *lines: str) -> Table:
    """Moves of whoever is to act; `undo N` is an undo of seat N."""
    for line in lines:
        verb, _, rest = line.partition(" ")
        if verb == "undo":
            table.undo(int(rest), table.version)
        else:
            table.play(table.to_act, GAME.parse(line), table.version)
    return table


def begun() -> Table:
    """Ala has placed two of her four starting pieces."""
    return play(table_of(), "place red b2", "place yellow c2")


def ala_begins(*seats: Seat) -> Table:
    """A table with a secret for which the first seat has the starfish."""
    tables = (table_of(*seats, shuffle=keyed(bytes([number]) * 32)) for number in range(100))
    return next(table for table in tables if table.to_act == 0)


def refused(table: Table, seat: int) -> bool:
    before = everything(table)
    assert not table.can_undo(seat)
    with pytest.raises(CannotUndo):
        table.undo(seat, table.version)
    return everything(table) == before


def test_undo_takes_back_the_last_decision() -> None:
    table, expected = begun(), play(table_of(), "place red b2")
    assert table.can_undo(0)
    table.undo(0, table.version)
    assert table.view(0) == expected.view(0)
    assert table.legal(0) == expected.legal(0)
    assert record.write(table.save()) == record.write(expected.save())


def test_an_undo_says_how_much_of_what_was_told_never_happened() -> None:
    table = play(begun(), "undo 0", "place green b3", "undo 0", "undo 0")
    told = table.events(1)
    undos = [(place, event.args["taken"]) for place, event in enumerate(told) if event.name == "undo"]
    names = [event.name for event in told]
    assert [names[place - int(str(taken)) : place] for place, taken in undos] == [
        ["place"],
        ["place"],
        ["place", "place", "undo", "place", "undo"],
    ]
    assert table.events(1, since=table.version - 1) == told[-1:]


def test_undo_goes_back_step_by_step_to_the_beginning() -> None:
    table = play(begun(), "undo 0", "undo 0")
    assert table.view(0) == table_of().view(0)
    assert refused(table, 0)


def test_another_way_can_be_taken_after_undo() -> None:
    table = play(begun(), "undo 0", "place green b3")
    assert table.view(1) == play(table_of(), "place red b2", "place green b3").view(1)


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    assert refused(table_of(), 0)
    assert refused(table_of(), 1)


def test_another_seat_s_decision_is_not_taken_back() -> None:
    assert refused(begun(), 1)


def test_a_decision_is_not_taken_back_once_another_person_has_decided() -> None:
    table = play(begun(), "place green b3", "place purple c3")
    assert table.to_act == 1
    assert table.can_undo(0)
    play(table, "place red b2")
    assert refused(table, 0)


def test_what_a_bot_answered_is_taken_back_with_the_decision() -> None:
    table = ala_begins(ALA, GREEDY, OLA)
    play(table, "place red b2", "place yellow c2", "place green b3")
    before = table.view(0)
    play(table, "place purple c3")
    while table.to_act == 1:
        table.play(1, table.bot_task(1).think())
    assert table.version == 8
    table.undo(0)
    assert table.view(0) == before
    assert table.to_act == 0


def test_what_a_person_decided_before_a_bot_stood_in_is_not_taken_back() -> None:
    table = play(begun(), "place green b3", "place purple c3", "place red b2")
    table.stand_in(1, "greedy")
    assert refused(table, 0)
    table.play(1, table.bot_task(1).think())
    assert refused(table, 0)


def test_what_a_stand_in_answered_is_taken_back_with_the_decision() -> None:
    table = play(begun(), "place green b3", "place purple c3")
    table.stand_in(1, "greedy")
    table.play(1, table.bot_task(1).think())
    table.undo(0, table.version)
    assert table.to_act == 0


def test_chance_puts_up_the_barrier() -> None:
    table = step(table_of(), 8)  # the last starting piece, then the display is dealt
    assert refused(table, 0)
    assert refused(table, 1)


def test_showing_a_secret_card_puts_up_the_barrier() -> None:
    table = step(table_of(), 8)
    seat = table.to_act
    card = next(action for action in table.legal(seat) if GAME.notation(action).startswith("play"))
    table.play(seat, card)
    assert refused(table, seat)
    step(table, 1)
    assert table.can_undo(seat)
    table.undo(seat)
    assert refused(table, seat)


def test_the_end_is_not_taken_back() -> None:
    table = finish(table_of())
    assert refused(table, 0)
    assert refused(table, 1)


def test_no_undo_ever_goes_past_the_barrier() -> None:
    table = table_of(shuffle=keyed(SECRET))
    for turn in range(60):
        step(table, 1, seed=turn)
        kept = len(table.save().moves)
        while table.can_undo(0) or table.can_undo(1):
            seat = 0 if table.can_undo(0) else 1
            table.undo(seat)
            assert len(table.save().moves) >= table._state.barrier
        assert len(table.save().moves) == table._state.barrier <= kept
        step(table, 3, seed=turn)
        if table.over:
            break
    assert len(table.journal) > 60


# ---- the journal


def with_undos() -> Table:
    """A finished match in which seats changed their minds whenever they could."""
    table = table_of(shuffle=keyed(SECRET))
    for ply in range(10_000):
        if table.over:
            break
        step(table, 1, seed=ply)
        for seat in (0, 1):
            if ply % 3 == 0 and table.can_undo(seat):
                table.undo(seat, table.version)
    return table


def test_the_journal_only_grows_and_counts_its_versions() -> None:
    table = begun()
    before = list(table.journal)
    play(table, "undo 0", "place green b3", "undo 0")
    assert table.journal[: len(before)] == before
    assert [entry.version for entry in table.journal] == [1, 2, 3, 4, 5]
    assert table.journal[2] == Entry(3, 0, back_to=1)
    assert [entry.back_to for entry in table.journal] == [None, None, 1, None, 1]


def test_the_record_is_what_remains_after_undos_and_verifies() -> None:
    table = with_undos()
    remaining: list[int | None] = []
    for entry in table.journal:
        if entry.back_to is not None:
            del remaining[entry.back_to :]
        else:
            remaining.append(entry.action)
    kept = table.record()
    assert len(remaining) < len(table.journal)
    assert [GAME.parse(move.notation) for move in kept.moves] == remaining
    assert record.verify(kept).scores() == table.scores()


def test_a_table_is_rebuilt_from_its_journal() -> None:
    table = with_undos()
    rebuilt = table_from_journal(GAME, table.seats, dict(table.options), keyed(SECRET), table.journal)
    assert everything(rebuilt) == everything(table)
    assert rebuilt.record() == table.record()


@pytest.mark.parametrize("entries", [0, 1, 5, 12, 30])
def test_a_table_is_rebuilt_from_any_beginning_of_its_journal(entries: int) -> None:
    journal = with_undos().journal
    rebuilt = table_from_journal(GAME, [ALA, OLA], {}, keyed(SECRET), journal[:entries])
    assert rebuilt.journal == journal[:entries]
    assert record.verify(rebuilt.save()).view(0) == rebuilt.view(0)


def test_the_log_tells_of_an_undo_and_keeps_what_was_taken_back() -> None:
    table = begun()
    before = table.log(1, game_words())
    table.undo(0)
    assert table.log(1, game_words()) == [*before, "Ala takes back the last decision"]
    assert table.log(None, game_words("pl"), since=2) == ["Ala cofa ostatnią decyzję"]


def test_deciding_otherwise_does_not_change_which_cards_come() -> None:
    """A ply at which chance was used is never taken back, so no key serves two different draws."""
    straight = step(ala_begins(ALA, OLA), 8)
    wavering = play(ala_begins(ALA, OLA), "place red b2", "undo 0", "place red c3", "undo 0", "place red c2")
    while view_of(wavering, None).starting:
        step(wavering, 1, seed=wavering.version)
    assert view_of(wavering, None).display == view_of(straight, None).display
    assert wavering.version > straight.version
