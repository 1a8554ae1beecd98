"""The score pad for a table with the box: what is tapped in counts as it does in a match."""

from __future__ import annotations

import pytest

from atol.core.evening import BadLine, Preparation, Preparing
from atol.core.random import seeded
from atol.games.reef.data import COLOURS
from atol.games.reef.player import space_name
from atol.games.reef.state import ReefState
from atol.games.reef.tabletop.pad import ReefPadAsk, ReefPadView
from tests.games.reef.positions import GAME, as_reef

START = ["piece 0 red-b2", "piece 0 yellow-c2", "piece 0 green-b3", "piece 0 purple-c3"]


def ask(*lines: str, seats: int = 2, hidden: bool = False, peek: int | None = None) -> ReefPadView:
    view = GAME.helpers["pad"].reply(ReefPadAsk(seats, list(lines), hidden, peek))
    assert isinstance(view, ReefPadView)
    return view


def refusal(*lines: str) -> str:
    with pytest.raises(BadLine) as caught:
        ask(*lines)
    return caught.value.words("en")


# ---- a match, told as it is played


def told_match(seats: int, seed: int) -> tuple[ReefState, list[str]]:
    """A random match to its end, and the lines that somebody beside the table would tap in."""
    state, random, lines = as_reef(GAME.new(seats, seed)), seeded(seed), []
    turn: list[str] = []
    while not state.over:
        seat, before, playing = state.to_act, state.players[state.to_act], state.playing
        tokens, paid, stacks = before.tokens, before.paid, list(before.stacks)
        legal = state.legal()
        action = legal[random.below(len(legal))]
        played = len(before.played())
        state.apply(action)
        after = state.players[seat]
        pieces = [
            f"{COLOURS[stack % 8 - 1]}-{space_name(space)}"
            for space, stack in enumerate(after.stacks)
            if stack != stacks[space]
        ]
        if len(after.played()) > played:
            turn = [f"card {seat} {state.facts.names[after.played()[-1]]}"]
        if playing == -1 and not turn:
            lines += [f"piece {seat} {piece}" for piece in pieces]
        else:
            turn += pieces
        if turn and len(after.gains()) == len(after.played()):
            lines.append(" ".join(turn))
            turn = []
        lines += [f"tokens {seat} {after.tokens - tokens}"] * (after.tokens > tokens)
        lines += [f"pay {seat}"] * (after.paid - paid)
    hands = [
        f"hand {seat} {' '.join(state.facts.names[card] for card in player.hand)}"
        for seat, player in enumerate(state.players)
    ]
    return state, [*lines, *hands, "end"]


def assert_counted_alike(seats: int, seed: int) -> None:
    state, lines = told_match(seats, seed)
    view = ask(*lines, seats=seats)
    assert view.ranking is not None
    assert view.ranking.points == state.scores()
    assert view.ranking.winners == state.winners()
    assert [tuple(player.sheet or ()) for player in view.players] == [
        state.score_sheet(seat) for seat in range(seats)
    ]
    assert [view.supply[colour] for colour in COLOURS] == list(state.supply)


@pytest.mark.parametrize("seed", range(12))
def test_a_match_that_is_tapped_in_is_counted_as_the_engine_counts_it(seed: int) -> None:
    assert_counted_alike(2 + seed % 3, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_reefs_are_counted_as_the_engine_counts_them(seed: int) -> None:
    assert_counted_alike(2 + seed % 3, 1000 + seed)


# ---- the pad


def test_a_pad_begins_with_the_points_of_the_start() -> None:
    assert [player.points for player in ask(seats=3).players] == [GAME.facts.start_points] * 3


def test_a_card_is_counted_after_its_pieces_are_placed() -> None:
    view = ask(*START, "card 0 R01 red-a1 red-a2")
    assert view.counted is not None
    assert (view.counted.points, view.counted.spaces) == (1, ["b3"])
    assert view.players[0].points == GAME.facts.start_points + 1
    assert "R01" not in view.free


def test_hidden_points_are_told_to_the_one_who_peeks_and_at_the_end_to_all() -> None:
    lines = [*START, "card 0 R01 red-a1 red-a2"]
    closed = ask(*lines, hidden=True)
    assert [player.points for player in closed.players] == [None, None]
    assert closed.counted is None
    assert [player.sheet is None for player in ask(*lines, hidden=True, peek=0).players] == [False, True]
    assert [player.points for player in ask(*lines, "end", hidden=True).players] == [4, 3]


def test_points_counted_without_the_pad_have_a_line_of_their_own() -> None:
    player = ask("points 1 12").players[1]
    assert player.points == GAME.facts.start_points + 12
    assert player.sheet is not None
    assert player.sheet[-1].key == "typed"


def test_the_last_piece_of_a_colour_begins_the_last_round() -> None:
    stacks = [f"piece {seat} red-{space_name(space)}" for space in range(9) for seat in (0, 1)]
    assert not ask(*stacks[:-1]).last_round
    assert ask(*stacks).last_round


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["sing 0"], "nothing that can be told"),
        (["pay 5"], "nobody with that number"),
        (["tokens 0 many"], "a number is needed"),
        (["piece 0 blue-b2"], "colour and a space"),
        (["piece 0 red-b2"] * 5, "already has four pieces"),
        (["card 0 R99"], "no such card"),
        (["card 0 R01 red-a1 red-a2", "card 1 R01 red-a1 red-a2"], "once in the box"),
        (["card 0 R01 red-a1 green-a2"], "does not bring"),
        (["card 0 R01 red-a1"], "still to be placed"),
        (["pay 0"] * 4, "no point to pay"),
        (["hand 0 R01 R02 R03 R04 R05"], "more cards than a hand"),
        (["end", "pay 0"], "is over"),
    ],
)
def test_what_cannot_have_happened_is_refused(lines: list[str], reason: str) -> None:
    assert reason in refusal(*lines)


# ---- laying it out


def test_a_table_of_three_lays_out_as_many_pieces_as_the_rules_say() -> None:
    preparation = GAME.helpers["prepare"].reply(Preparing(3))
    assert isinstance(preparation, Preparation)
    assert preparation.steps[0].details["count"] == GAME.facts.supply[3]
    free = GAME.helpers["prepare"].reply(Preparing(2, {"setup": "free"}))
    assert isinstance(free, Preparation)
    assert "start-free" in [step.name for step in free.steps]
