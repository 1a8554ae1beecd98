"""Nautoma's decision cards changed; what began with the first ones goes on with them."""

from __future__ import annotations

import pytest

from atol.arena.match import Setting, play_match, record_match
from atol.core import record, registry
from atol.core.data import Overlay, laid_over
from atol.core.record import Record
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.nautoma import new_nautoma
from tests.conftest import GAMES
from tests.games.finspan.positions import FIRST, GAME

RECORDS = [record.read(file.read_text("utf-8")) for file in sorted(GAMES.glob("finspan/records/*.atol"))]
TWO_SCHOOLS = Overlay("finspan", "my box", {"decisions": {"N1": {"dive": ["school", "school"]}}})


def first_edition(overlay: Overlay | None = None) -> FinspanGame:
    *_, first = registry.editions("finspan", overlay)
    assert isinstance(first, FinspanGame)
    return first


def played(overlay: Overlay | None) -> Record:
    setting = Setting("finspan", ("random",), 4, {}, overlay)
    return record_match(setting, play_match(setting, 0))


def test_the_first_edition_is_still_there_and_is_not_today_s() -> None:
    assert first_edition().edition == FIRST != GAME.edition


def test_the_first_edition_has_her_first_cards() -> None:
    before, today = first_edition().components.decisions, GAME.components.decisions
    assert (before[3].dive, before[3].fish) == (["school", "hatch", "eggs"], True)
    assert (today[3].dive, today[3].fish) == ([], True)
    assert {(card.provenance, card.source) for card in before} == {("reconstructed", "decisions")}


def test_records_of_both_editions_are_kept() -> None:
    assert {match.edition for match in RECORDS} == {FIRST, GAME.edition}


@pytest.mark.parametrize("match", [match for match in RECORDS if match.edition == FIRST])
def test_a_record_of_the_first_edition_replays_with_the_first_cards(match: Record) -> None:
    assert match.load_game().edition == FIRST
    assert record.result_of(record.verify(match)) == match.result


def test_a_match_that_goes_on_with_the_first_cards_writes_them_into_its_record() -> None:
    overlay = first_edition().overlay
    again = record.read(record.write(played(overlay)))
    assert (again.edition, again.overlay) == (FIRST, overlay)
    assert record.verify(again).over


def test_an_owner_s_cards_win_over_those_of_either_edition() -> None:
    for game in registry.editions("finspan", TWO_SCHOOLS):
        assert isinstance(game, FinspanGame)
        owned = game.components.decisions[0]
        assert (owned.dive, owned.provenance, owned.source) == (["school", "school"], "owner", "my box")


def test_a_record_with_an_owner_s_cards_replays_in_the_edition_it_was_played_with() -> None:
    for_today = played(TWO_SCHOOLS)
    before = played(laid_over(first_edition().overlay, TWO_SCHOOLS))  # type: ignore[arg-type]  # it has one
    old = Record(**{**{name: getattr(before, name) for name in before.__struct_fields__}, "overlay": TWO_SCHOOLS})
    assert old.edition != for_today.edition
    for match in (for_today, old):
        assert record.verify(record.read(record.write(match))).over


@pytest.mark.parametrize(("game", "schools"), [(first_edition(TWO_SCHOOLS), 2), (FinspanGame(TWO_SCHOOLS), 1)])
def test_one_school_a_turn_came_with_the_second_edition(game: FinspanGame, schools: int) -> None:
    she = new_nautoma(game.facts.manual, 2, 0)
    she.young, she.decision = 9, 0
    she.dive()
    assert she.schools == schools
