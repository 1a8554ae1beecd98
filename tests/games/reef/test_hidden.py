"""Who knows what in Reef, and what can be taken back."""

from __future__ import annotations

import pytest

from atol.core.messages import Event
from atol.core.playout import play_randomly, step_randomly
from atol.core.random import seeded
from atol.games.reef.state import ReefState
from tests.games.reef.positions import (
    GAME,
    act,
    as_reef,
    end_by_pile,
    hand,
    match,
    new_match,
    seen_player,
    view,
    with_display,
    with_hand,
    with_reef,
)

OTHERS_OF_0: tuple[int | None, ...] = (1, 2, None)


def dealt() -> ReefState:
    """Three players; seat 0 was dealt R01 and R02 and has a reef of two green pieces."""
    state = with_hand(match(seats=3), 0, "R01 R02", secret="R01 R02")
    return with_display(with_reef(state, 0, "G1 G1"), "R20 R21 R22")


# ---- cards


def test_the_two_dealt_cards_are_secret() -> None:
    state = dealt()
    assert seen_player(state, 0, 0).hand == ["R01", "R02"]
    for viewer in OTHERS_OF_0:
        assert seen_player(state, viewer, 0).hand == [None, None]


def test_a_card_taken_from_the_display_is_known_to_all() -> None:
    state = act(dealt(), "take R21")
    for viewer in OTHERS_OF_0:
        assert seen_player(state, viewer, 0).hand == ["R21", None, None]


def test_a_card_taken_from_the_pile_is_known_to_all() -> None:
    state = dealt()
    open_top = view(state, None).top
    act(state, "pay R20")
    for viewer in OTHERS_OF_0:
        assert seen_player(state, viewer, 0).hand == [open_top, None, None]


def test_a_played_card_is_known_to_all() -> None:
    state = act(dealt(), "play R01")
    for viewer in OTHERS_OF_0:
        assert seen_player(state, viewer, 0).hand == [None]
        assert seen_player(state, viewer, 0).played == ["R01"]
        assert view(state, viewer).playing == "R01"


def test_nothing_stays_secret_after_the_end() -> None:
    state = end_by_pile(dealt())
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            assert seen_player(state, viewer, seat).hand == hand(state, seat).split()


def test_the_order_of_a_hand_does_not_tell_which_cards_are_secret() -> None:
    low = with_hand(dealt(), 0, "R01 R30 R31", secret="R30 R31")
    high = with_hand(dealt(), 0, "R01 R02 R03", secret="R02 R03")
    assert view(low, 1) == view(high, 1)


# ---- imagining what one cannot see


def test_a_seat_imagines_others_secret_cards_and_keeps_all_it_knows() -> None:
    state = act(dealt(), "take R21")
    for seed in range(20):
        imagined = as_reef(state.determinize(1, seed))
        assert view(imagined, 1) == view(state, 1)
        assert "R21" in hand(imagined, 0)
    assert len({hand(as_reef(state.determinize(1, seed)), 0) for seed in range(20)}) > 10


def test_the_owner_does_not_imagine_the_own_cards() -> None:
    state = dealt()
    assert {hand(as_reef(state.determinize(0, seed)), 0) for seed in range(20)} == {"R01 R02"}


def test_what_a_seat_imagines_does_not_depend_on_what_it_cannot_see() -> None:
    one = dealt()
    other = with_hand(one, 0, "R40 R50", secret="R40 R50")
    for seed in range(20):
        assert one.determinize(1, seed).to_bytes() == other.determinize(1, seed).to_bytes()


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    state = end_by_pile(dealt())
    for seed in range(5):
        assert view(as_reef(state.determinize(1, seed)), 1) == view(state, 1)


# ---- hidden points


def test_points_are_open_unless_the_option_hides_them() -> None:
    state = match(seats=3)
    for viewer in (0, 1, 2, None):
        assert [player.points for player in view(state, viewer).players] == [3, 3, 3]
        assert all(state.knows_score(viewer, seat) for seat in range(3))


def test_hidden_points_are_left_out_of_the_view_of_others() -> None:
    state = match(seats=3, points="hidden")
    assert [player.points for player in view(state, 0).players] == [3, None, None]
    assert [player.points for player in view(state, None).players] == [None, None, None]


def test_hidden_points_keep_the_score_sheet_from_others() -> None:
    state = match(seats=2, points="hidden")
    assert state.knows_score(0, 0)
    assert not state.knows_score(1, 0)
    assert not state.knows_score(None, 0)


def test_hidden_points_are_shown_at_the_end() -> None:
    state = end_by_pile(match(seats=2, points="hidden"))
    for viewer in (0, 1, None):
        assert [player.points for player in view(state, viewer).players] == state.scores()
        assert state.knows_score(viewer, 0)


def test_a_seat_can_count_hidden_points_so_imagining_keeps_them() -> None:
    state = match(seats=2, points="hidden")
    step_randomly(state, seeded(3), 40)
    assert not state.over
    for seed in range(5):
        assert state.determinize(0, seed).scores() == state.scores()


# ---- the log


def random_log(seed: int, points: str) -> list[Event]:
    """All events of a random match of three."""
    events: list[Event] = []
    state = GAME.new_with_events(3, seed, {"points": points}, events)
    play_randomly(state, seeded(seed))
    return events


def test_the_log_of_hidden_points_tells_a_card_s_points_to_its_player_only() -> None:
    scores = [event for event in random_log(1, "hidden") if event.name == "score"]
    assert scores
    for event in scores:
        assert [viewer for viewer in (0, 1, 2, None) if event.visible_to(viewer)] == [event.args["seat"]]


def test_the_log_of_hidden_points_tells_no_points_to_others_before_the_end() -> None:
    for seed in range(5):
        for event in random_log(seed, "hidden"):
            if event.name != "hand":  # told when the match has ended
                assert "points" not in event.args or event.seats == (event.args["seat"],)


def test_the_log_of_open_points_tells_them_to_all() -> None:
    scores = [event for event in random_log(1, "open") if event.name == "score"]
    assert scores
    assert all(event.visible_to(None) for event in scores)


@pytest.mark.parametrize("points", ["open", "hidden"])
def test_the_log_tells_all_what_the_hands_scored_at_the_end(points: str) -> None:
    hands = [event for seed in range(5) for event in random_log(seed, points) if event.name == "hand"]
    assert hands
    assert all(event.visible_to(None) for event in hands)


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    deals = [event for event in random_log(1, "open") if event.name == "dealt"]
    assert [event.args["seat"] for event in deals] == [0, 1, 2]
    assert [event.seats for event in deals] == [(0,), (1,), (2,)]


def test_no_event_names_a_card_that_is_secret_to_its_reader() -> None:
    events: list[Event] = []
    state = as_reef(GAME.new_with_events(3, 5, {}, events))
    random = seeded(5)
    while not state.over:
        assert_keeps_secrets(state, events)
        events.clear()
        step_randomly(state, random, 1)


def assert_keeps_secrets(state: ReefState, events: list[Event]) -> None:
    for owner, player in enumerate(state.players):
        secret = {state.facts.names[card] for card in player.secret}
        for viewer in {0, 1, 2, None} - {owner}:
            told = [str(event.args) for event in events if event.visible_to(viewer)]
            assert not [card for card in secret if any(card in text for text in told)]


# ---- what can be taken back


def test_placing_starting_pieces_can_be_taken_back_until_the_display_is_dealt() -> None:
    state = new_match(seats=2)
    for _ in range(7):
        state.apply(state.legal()[0])
        assert state.barrier == 0
    state.apply(state.legal()[0])
    assert state.barrier == state.ply == 8


def test_taking_a_card_cannot_be_taken_back() -> None:
    state = act(dealt(), "take R20")
    assert state.barrier == state.ply
    act(state, "pay R21")
    assert state.barrier == state.ply


def test_playing_a_secret_card_cannot_be_taken_back() -> None:
    state = act(dealt(), "play R01")
    assert state.barrier == state.ply


def test_playing_a_card_that_all_know_can_be_taken_back() -> None:
    state = with_hand(dealt(), 0, "R01 R02", secret="R02")
    before = state.barrier
    act(state, "play R01")
    assert state.barrier == before < state.ply


def test_placing_pieces_can_be_taken_back() -> None:
    state = act(dealt(), "play R01")
    before = state.barrier
    act(state, "place red a1", "place red b1")
    assert state.barrier == before == state.ply - 2


def test_the_end_cannot_be_taken_back() -> None:
    state = end_by_pile(dealt())
    assert state.barrier == state.ply


# ---- views are kept until something changes


@pytest.mark.parametrize("points", ["open", "hidden"])
def test_what_is_shown_is_never_out_of_date(points: str) -> None:
    state = new_match(seats=4, points=points)
    random = seeded(5)
    while not state.over:
        fresh = state.clone()  # which was never shown
        for seat in (0, 1, 2, 3, None):
            assert state.view(seat) == fresh.view(seat)
        assert [state.score_sheet(seat) for seat in range(4)] == [fresh.score_sheet(seat) for seat in range(4)]
        step_randomly(state, random, 1)
    assert view(state, None) == view(as_reef(state.clone()), None)


def test_who_has_not_changed_is_the_same_object() -> None:
    state = dealt()
    before = [view(state, seat).players for seat in (0, 1)]
    act(state, state.game.notation(state.legal()[0]))
    after = [view(state, seat).players for seat in (0, 1)]
    same = [[old is new for old, new in zip(*pair, strict=True)] for pair in zip(before, after, strict=True)]
    assert all(row.count(False) == 1 for row in same)
