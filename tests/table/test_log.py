"""The log tells every seat what it may know, and no more."""

from __future__ import annotations

import pytest

from atol.core.shuffle import keyed
from tests.table.tables import ALA, OLA, SECRET, finish, game_words, own_hand, secret_cards, step, table_of

VIEWERS: tuple[int | None, ...] = (0, 1, None)


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    table = table_of()
    for seat in (0, 1):
        dealt = [event for event in table.events(seat) if event.name == "dealt"]
        assert [event.args["seat"] for event in dealt] == [seat]
        assert dealt[0].args["cards"] == own_hand(table, seat)
    assert [event.name for event in table.events(None)] == ["starfish"]


def test_the_log_in_words_is_filtered_like_the_events() -> None:
    table = table_of()
    assert [line for line in table.log(0, game_words()) if line.startswith("You are dealt")]
    assert table.log(None, game_words()) == ["Ala has the starfish and begins"]
    assert table.log(None, game_words("pl")) == ["Ala ma rozgwiazdę i zaczyna"]


def test_no_log_names_a_secret_card_of_another() -> None:
    table = table_of(shuffle=keyed(SECRET))
    while not table.over:
        for owner in (0, 1):
            for viewer in {0, 1, None} - {owner}:
                told = " ".join(table.log(viewer, game_words()))
                assert not [card for card in secret_cards(table, owner) if card in told]
        step(table, 5)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_hidden_gains_are_told_to_the_scorer_only(language: str) -> None:
    table = table_of(points="hidden")
    while table._state.barrier < 40:
        step(table, 1)
    for seat in (0, 1):
        gains = [event for event in table.events(seat) if event.name == "score"]
        assert gains
        assert {event.args["seat"] for event in gains} == {seat}
        other = table.log(1 - seat, game_words(language))
        assert not [line for line in other if line in [table.say(event, game_words(language)) for event in gains]]
    assert not [event for event in table.events(None) if "points" in event.args]


def test_open_gains_are_told_to_all() -> None:
    table = finish(table_of())
    gains = [[event for event in table.events(viewer) if event.name == "score"] for viewer in VIEWERS]
    assert gains[0] == gains[1] == gains[2] != []


def test_only_what_came_after_a_version_is_told() -> None:
    table = step(table_of(), 30)
    for viewer in VIEWERS:
        whole = table.events(viewer)
        for version in range(-1, table.version + 1):
            later = table.events(viewer, version)
            assert later == whole[len(whole) - len(later) :]
        assert table.events(viewer, table.version) == []


def test_the_setup_is_version_0() -> None:
    table = table_of()
    assert table.events(None, since=-1)
    assert table.events(None, since=0) == []
    step(table, 1)
    assert [event.name for event in table.events(None, since=0)] == ["place"]


def test_every_seat_is_named_by_its_player() -> None:
    table = step(table_of(ALA, OLA, ALA), 4)
    assert table.names == ["Ala 1", "Ola", "Ala 2"]
    lines = table.log(None, game_words(), since=0)
    assert all(line.startswith(table.names[table.journal[0].seat]) for line in lines)
