"""Fair shuffles, and matches that leave the table and come back."""

from __future__ import annotations

import hashlib

import pytest

from atol.core import record
from atol.core.errors import BadRecord, StillRunning
from atol.core.shuffle import keyed
from atol.table.seats import PERSON, Seat
from atol.table.table import Table, table_from_record
from tests.example import GAME
from tests.table.tables import ALA, GREEDY, OLA, everything, finish, own_hand, step, table_of


def secret_table() -> Table:
    """A table whose seed nobody knows."""
    return Table(GAME, [ALA, OLA], {})


def test_the_commitment_shown_at_the_start_is_the_sha256_of_the_revealed_seed() -> None:
    table = secret_table()
    shown = table.commitment
    seed = finish(table).record().seed
    assert seed is not None
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == shown == table.record().commitment


def test_a_record_is_given_out_only_after_the_end() -> None:
    table = secret_table()
    with pytest.raises(StillRunning):
        table.record()
    assert finish(table).record().result.endswith(("won by 0", "won by 1", "won by 0 1"))


def test_replaying_a_keyed_record_gives_the_same_cards() -> None:
    table = finish(secret_table())
    text = record.write(table.record())
    again = record.verify(record.read(text))
    for viewer in (0, 1, None):
        assert again.view(viewer) == table.view(viewer)


def test_two_tables_have_different_secrets_and_cards() -> None:
    tables = [secret_table() for _ in range(5)]
    assert len({table.commitment for table in tables}) == 5
    assert len({tuple(own_hand(table, 0) + own_hand(table, 1)) for table in tables}) > 1


def test_a_record_with_another_seed_is_refused() -> None:
    kept = finish(secret_table()).record()
    text = record.write(kept).replace(str(kept.seed), "00" * 32)
    with pytest.raises(BadRecord, match="the SHA-256 of the seed"):
        table_from_record(record.read(text))


@pytest.mark.parametrize("plies", [0, 1, 7, 8, 30])
def test_a_saved_match_goes_on_to_its_end(plies: int) -> None:
    table = step(secret_table(), plies)
    text = record.write(table.save())
    assert "result: running" in text
    resumed = table_from_record(record.read(text))
    assert everything(resumed) == everything(table)
    assert finish(resumed).record() == finish(table).record()
    assert record.verify(resumed.record()).over


def test_a_finished_record_makes_a_finished_table() -> None:
    table = finish(table_of(ALA, GREEDY))
    again = table_from_record(record.read(record.write(table.record())))
    assert again.over
    assert again.scores() == table.scores()
    assert again.record() == table.record()
    assert again.is_bot(1)


def test_a_changed_save_is_not_resumed() -> None:
    text = record.write(step(table_of(), 20).save())
    first = next(line for line in text.splitlines() if line.startswith("1 "))
    with pytest.raises(BadRecord, match="expected"):
        table_from_record(record.read(text.replace(first, first.replace("place", "plaice"))))


def test_options_and_players_are_kept() -> None:
    table = step(table_of(ALA, GREEDY, OLA, points="hidden", setup="free"), 20)
    kept = table.save()
    assert kept.players == ["person Ala", "bot greedy", "person Ola"]
    assert kept.options == {"setup": "free", "points": "hidden"}
    assert table_from_record(kept).names == ["Ala", "greedy", "Ola"]


@pytest.mark.parametrize("name", ["A|B", "two\nlines", "  ", "# Ala", "a: b", "Zażółć"])
def test_any_name_can_be_saved_and_read(name: str) -> None:
    table = step(Table(GAME, [Seat(PERSON, name), OLA], {}, keyed()), 10)
    again = table_from_record(record.read(record.write(table.save())))
    assert again.view(0) == table.view(0)
    assert len(again.names) == 2
