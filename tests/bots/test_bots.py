"""What all bots have in common."""

from __future__ import annotations

import pytest

from atol.bots.bot import Bot
from atol.bots.levels import NAMES
from atol.bots.margins import margins
from atol.bots.registry import bot, names
from atol.core.errors import BadBot, UnknownBot
from atol.core.game import State
from pearls.state import DIVE, STOP, PearlsState
from tests.bots.toy import pearls


def test_our_bots_are_registered() -> None:
    assert names() == sorted([*NAMES, "glance", "greedy", "net", "random", "search"])


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot “clever”; there are: easy, expert, glance, greedy"):
        bot("clever")


@pytest.mark.parametrize(
    "spec", ["search:many", "search:0", "search:-5", "search:-1s", "search:xs", "greedy:0", "random:1"]
)
def test_a_setting_that_is_not_understood_is_refused(spec: str) -> None:
    with pytest.raises(BadBot, match="search:500"):
        bot(spec)


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"), [("search:500", 500, 0.0), ("search:2s", 0, 2.0), ("greedy", 0, 0.0)]
)
def test_a_bot_says_what_a_decision_costs(spec: str, iterations: int, seconds: float) -> None:
    cost = bot(spec).cost
    assert (cost.iterations, cost.seconds) == (iterations, seconds)


# ---- what a bot is shown


class Witness(Bot):
    """Remembers the states it was shown."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def _choose(self, state: State, seed: int) -> int:
        self.seen.append(state)
        return state.legal()[0]

    def pearls_of(self, seat: int) -> set[tuple[int, ...]]:
        return {tuple(state.pearls[seat]) for state in self.seen if isinstance(state, PearlsState)}


def test_a_bot_s_own_code_never_sees_the_true_state() -> None:
    witness = Witness()
    truth = pearls([0, 1, 0], [1, 1, 0])
    for seed in range(8):
        witness.choose(truth, seed)
    assert witness.pearls_of(0) == {(0, 1, 0)}
    assert len(witness.pearls_of(1)) > 1


class OnlyStopping(PearlsState):
    def legal(self) -> list[int]:
        return [STOP]


def test_a_forced_action_needs_no_thought() -> None:
    witness = Witness()
    free = pearls()
    forced = OnlyStopping(free.game, free.seats, free.options, free.random)
    assert witness.choose(forced, 1) == STOP
    assert witness.seen == []
    assert witness.choose(free, 1) == DIVE
    assert len(witness.seen) == 1


# ---- margins


def test_margins_are_over_the_best_other_seat() -> None:
    state = pearls([1, 0, 0], [0, 1, 0], [0, 0, 1])
    assert margins(state) == [-200.0, -100.0, 100.0]


def test_winning_counts_beside_the_margin() -> None:
    state = pearls([1, 0, 0], [0, 1, 0])
    state.to_act = -1
    assert margins(state) == [-1100.0, 1100.0]
