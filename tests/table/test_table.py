"""The authority plays by the rules and changes nothing when it refuses."""

from __future__ import annotations

import pytest

from atol.bots.bot import Bot
from atol.core.errors import AtolError, IllegalAction, MatchOver, StaleVersion, StillRunning, WrongSeat
from atol.core.game import State
from atol.core.shuffle import keyed
from atol.table import table as authority
from atol.table import thinking
from atol.table.parts import Entry
from atol.table.seats import BOT, PERSON, Seat, display_names, seat_from
from atol.table.table import Table
from tests.example import EXAMPLE, GAME
from tests.table.tables import (
    ALA,
    GREEDY,
    OLA,
    SECRET,
    everything,
    finish,
    hand_in,
    own_hand,
    secret_cards,
    step,
    table_of,
)

# ---- playing


def test_an_action_makes_a_version_and_an_entry() -> None:
    table = table_of()
    seat = table.to_act
    action = table.legal(seat)[0]
    table.play(seat, action, 0)
    assert table.version == 1
    assert table.journal == [Entry(1, seat, action=action)]


def test_only_the_seat_to_act_has_legal_actions() -> None:
    table = table_of()
    assert table.legal(table.to_act)
    assert table.legal(1 - table.to_act) == []


def test_choices_say_what_they_would_mean() -> None:
    table = step(table_of(), 7)
    assert {(choice.lock, choice.passes) for choice in table.choices(table.to_act)} == {("chance", True)}
    assert table.choices(1 - table.to_act) == []


def illegal_action(table: Table) -> int:
    legal = table.legal(table.to_act)
    return next(action for action in range(GAME.action_count) if action not in legal)


def play_stale(table: Table) -> None:
    table.play(table.to_act, table.legal(table.to_act)[0], table.version - 1)


def play_from_the_future(table: Table) -> None:
    table.play(table.to_act, table.legal(table.to_act)[0], table.version + 1)


def play_out_of_turn(table: Table) -> None:
    table.play(1 - table.to_act, table.legal(table.to_act)[0], table.version)


def play_illegally(table: Table) -> None:
    table.play(table.to_act, illegal_action(table), table.version)


def play_a_number_that_is_no_action(table: Table) -> None:
    table.play(table.to_act, GAME.action_count + 5, table.version)


def undo_stale(table: Table) -> None:
    table.undo(table.to_act, table.version + 1)


def hint_out_of_turn(table: Table) -> None:
    table.hint(1 - table.to_act)


def ask_for_the_record(table: Table) -> None:
    table.record()


def ask_for_the_scores(table: Table) -> None:
    table.scores()


def ask_for_the_winners(table: Table) -> None:
    table.winners()


@pytest.mark.parametrize("plies", [0, 3, 8, 25])
@pytest.mark.parametrize(
    ("attempt", "error"),
    [
        (play_stale, StaleVersion),
        (play_from_the_future, StaleVersion),
        (play_out_of_turn, WrongSeat),
        (play_illegally, IllegalAction),
        (play_a_number_that_is_no_action, IllegalAction),
        (undo_stale, StaleVersion),
        (hint_out_of_turn, WrongSeat),
        (ask_for_the_record, StillRunning),
        (ask_for_the_scores, StillRunning),
        (ask_for_the_winners, StillRunning),
    ],
)
def test_a_refusal_has_its_own_error_and_changes_nothing(attempt: object, error: type[AtolError], plies: int) -> None:
    table = step(table_of(shuffle=keyed(SECRET)), plies)
    before = everything(table)
    assert callable(attempt)
    with pytest.raises(error) as caught:
        attempt(table)
    assert type(caught.value) is error
    assert everything(table) == before


def test_after_the_end_nothing_can_be_played() -> None:
    table = finish(table_of())
    before = everything(table)
    for seat in (0, 1):
        with pytest.raises(MatchOver):
            table.play(seat, 0, table.version)
        with pytest.raises(MatchOver):
            table.hint(seat)
        assert not table.can_undo(seat)
    assert everything(table) == before


def test_a_match_that_was_refused_things_goes_on_like_one_that_was_not() -> None:
    disturbed, calm = table_of(shuffle=keyed(SECRET)), table_of(shuffle=keyed(SECRET))
    while not calm.over:
        for attempt in (play_stale, play_out_of_turn, play_illegally):
            with pytest.raises(AtolError):
                attempt(disturbed)
        step(disturbed, 1)
        step(calm, 1)
    assert everything(disturbed) == everything(calm)


def test_scores_and_winners_are_given_out_at_the_end() -> None:
    table = finish(table_of())
    best = max(table.scores())
    assert table.winners() == [seat for seat, score in enumerate(table.scores()) if score == best]


# ---- secrets


def test_errors_name_no_card_of_another_hand() -> None:
    for plies in range(0, 60, 5):
        table = step(table_of(shuffle=keyed(SECRET)), plies)
        other = 1 - table.to_act
        for attempt in (play_stale, play_out_of_turn, play_illegally, hint_out_of_turn, ask_for_the_record):
            with pytest.raises(AtolError) as caught:
                attempt(table)
            texts = [caught.value.words(language) for language in ("pl", "en")] + [str(caught.value.details)]
            assert not [card for card in secret_cards(table, other) if any(card in text for text in texts)]


def test_an_error_for_the_wrong_seat_names_no_card_of_the_right_one() -> None:
    table = step(table_of(), 8)
    with pytest.raises(WrongSeat) as caught:
        table.play(1 - table.to_act, 0)
    assert caught.value.details == {"seat": 1 - table.to_act, "expected": table.to_act}


def test_a_score_sheet_is_not_shown_where_points_are_hidden() -> None:
    table = table_of(points="hidden")
    assert table.score_sheet(0, 0) is not None
    assert table.score_sheet(0, 1) is None
    assert table.score_sheet(0, None) is None
    finish(table)
    assert table.score_sheet(0, 1) == table.score_sheet(0, None) == table.score_sheet(0, 0)


def test_a_score_sheet_adds_up_to_the_score() -> None:
    table = finish(table_of())
    for seat, score in enumerate(table.scores()):
        sheet = table.score_sheet(seat, None)
        assert sheet is not None
        assert sum(line.points for line in sheet) == score


# ---- bots


class Spy(Bot):
    """Plays the first legal action and keeps the states it was handed."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, state: State, seed: int) -> int:
        self.seen.append(state.clone())
        return state.legal()[0]


def test_a_bot_never_gets_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(authority, "bot", lambda name: spy)
    monkeypatch.setattr(thinking, "bot", lambda name: spy)
    invented = 0
    for number in range(10):
        table = table_of(ALA, Seat(BOT, "spy"), shuffle=keyed(bytes([number]) * 32))
        while table.to_act != 1:
            step(table, 1)
        table.bot_task(1).think()
        state = spy.seen[-1]
        assert state.view(1) == table.view(1)
        assert state.to_act == 1
        invented += hand_in(state, 0, 0) != own_hand(table, 0)
    assert invented >= 9  # the true two cards of 60 come up by chance once in 1,653 deals


def test_a_bot_is_asked_with_a_state_that_foretells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(authority, "bot", lambda name: spy)
    monkeypatch.setattr(thinking, "bot", lambda name: spy)
    table = table_of(Seat(BOT, "spy"), Seat(BOT, "spy"), shuffle=keyed(SECRET))
    while table.turn < 4:
        seat = table.to_act
        action = table.bot_task(seat).think()
        imagined = spy.seen[-1].random.words()
        table.play(seat, action)
        assert imagined != table._state.random.words()


class Planner(Bot):
    """Plans three actions at once and counts how often it has to."""

    def __init__(self) -> None:
        self.asked = 0

    def choose_ahead(self, state: State, seed: int) -> list[int]:
        self.asked += 1
        known = state.determinize(state.to_act, seed)
        actions: list[int] = []
        while len(actions) < 3 and known.to_act == state.to_act:
            actions.append(known.legal()[-1])
            known.apply(actions[-1], False)
        return actions


def test_a_bot_does_not_think_again_about_what_it_has_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    planner = Planner()
    monkeypatch.setattr(thinking, "bot", lambda name: planner)
    table = table_of(Seat(BOT, "greedy"), Seat(BOT, "greedy"), shuffle=keyed(SECRET))
    asked = []
    for _ in range(6):
        seat = table.to_act
        table.play(seat, table.bot_task(seat).think())
        asked.append(planner.asked)
    assert asked[-1] < len(asked)
    assert planner.asked == len(set(asked))


def test_a_process_that_does_not_know_a_plan_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    planner = Planner()
    monkeypatch.setattr(thinking, "bot", lambda name: planner)
    table = table_of(Seat(BOT, "greedy"), Seat(BOT, "greedy"), shuffle=keyed(SECRET))
    for asked in range(1, 4):
        table.play(table.to_act, table.bot_task(table.to_act).think())
        thinking.decided.clear()
        assert planner.asked == asked


def test_few_plans_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    planner = Planner()
    monkeypatch.setattr(thinking, "bot", lambda name: planner)
    monkeypatch.setattr(thinking, "MOST_KEPT", 5)
    for number in range(10):
        table = table_of(Seat(BOT, "greedy"), Seat(BOT, "greedy"), shuffle=keyed(bytes([number]) * 32))
        table.bot_task(table.to_act).think()
    assert len(thinking.decided) <= 5


def test_asking_a_bot_changes_nothing() -> None:
    table = step(table_of(ALA, GREEDY, shuffle=keyed(SECRET)), 10)
    while table.to_act != 1:
        step(table, 1)
    before = everything(table)
    choice = table.bot_task(1).think()
    assert choice in table.legal(1)
    assert table.bot_task(1).think() == choice
    assert everything(table) == before


def test_bots_play_a_whole_match() -> None:
    table = table_of(GREEDY, Seat(BOT, "random"))
    assert table.is_bot(0)
    while not table.over:
        table.play(table.to_act, table.bot_task(table.to_act).think(), table.version)
    assert table.scores()[0] > table.scores()[1]


def test_a_hint_is_a_legal_action_and_changes_nothing() -> None:
    table = step(table_of(shuffle=keyed(SECRET)), 9)
    before = everything(table)
    legal = table.legal(table.to_act)
    assert all(move.action in legal for move in table.hint(table.to_act).moves)
    assert everything(table) == before


def test_a_hint_comes_from_what_the_seat_knows() -> None:
    table = step(table_of(shuffle=keyed(SECRET)), 8)
    seat = table.to_act
    known = table.game.from_bytes(table.hint_task(seat).state)
    assert known.view(seat) == table.view(seat)
    assert hand_in(known, 1 - seat, 1 - seat) != own_hand(table, 1 - seat)


# ---- seats


def test_equal_names_are_told_apart() -> None:
    assert display_names([GREEDY, ALA, GREEDY]) == ["greedy 1", "Ala", "greedy 2"]
    assert display_names([ALA, OLA]) == ["Ala", "Ola"]


@pytest.mark.parametrize("seat", [ALA, GREEDY, Seat(BOT, "search:500"), Seat(PERSON, "Ala Nowak"), Seat(PERSON, "")])
def test_a_seat_is_written_and_read(seat: Seat) -> None:
    assert seat_from(seat.text().strip()) == seat


def test_an_unknown_bot_takes_no_seat() -> None:
    with pytest.raises(AtolError, match="there is no bot “clever”"):
        table_of(ALA, Seat(BOT, "clever"))


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_has_the_seats_of_its_game(seats: int) -> None:
    with pytest.raises(AtolError, match=f"{EXAMPLE} is for 2–4 players"):
        table_of(*[ALA] * seats)


def test_options_are_checked_and_complete() -> None:
    assert table_of(points="hidden").options == {"setup": "centre", "points": "hidden"}
    with pytest.raises(AtolError, match=f"{EXAMPLE} has no option “colour”"):
        table_of(colour="red")


# ---- choices and the end


def test_a_seat_to_act_has_a_choice_for_each_legal_action() -> None:
    table = step(table_of(ALA, GREEDY, shuffle=keyed(SECRET)), 8)
    seat = table.to_act
    assert [choice.action for choice in table.choices(seat)] == table.legal(seat)
    assert table.choices(1 - seat) == []


def test_what_the_end_shows_is_refused_before_it() -> None:
    table = table_of(GREEDY, GREEDY, shuffle=keyed(SECRET))
    with pytest.raises(StillRunning):
        table.demand_over()
    step(table, 10_000)
    table.demand_over()
