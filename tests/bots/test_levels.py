"""The levels of the lobby: what stands behind them, and that none of them looks at what it may not know."""

from __future__ import annotations

import pytest

import atol
from atol.bots.levels import NAMES, thinker
from atol.bots.registry import bot
from atol.core.advice import Advice
from atol.core.conformance import positions_of
from atol.core.errors import BadBot
from atol.core.game import State
from atol.locales import words
from tests.bots.toy import pearls

GAMES = [meta.id for meta in atol.installed_games()]


def specs_of(advice: Advice, seat: int) -> list[str]:
    return [advice.level(rank, seat) for rank in range(len(NAMES))]


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("game_id", GAMES)
def test_each_level_of_a_game_is_another_bot(game_id: str, seat: int) -> None:
    specs = specs_of(atol.game(game_id).advice, seat)
    assert len(specs) == len(NAMES) == len(set(specs))
    for spec in specs:
        assert thinker(spec) is thinker(spec)


def test_a_level_plays_as_the_bot_that_the_game_names() -> None:
    state = pearls(advice=Advice(levels=("random", "glance", "greedy", "search:5", "search:9")))
    for level, spec in zip(NAMES, state.game.advice.levels, strict=True):
        assert [bot(level).choose(state, seed) for seed in range(8)] == [
            bot(spec).choose(state, seed) for seed in range(8)
        ]


class TwoSides(Advice):
    """Seat 1 takes whatever comes."""

    def level(self, rank: int, seat: int) -> str:
        return "random" if seat else super().level(rank, seat)


def test_a_level_can_be_another_bot_on_the_other_side() -> None:
    state = pearls([0, 1, 2], [1, 0, 0], advice=TwoSides(levels=("glance",) * len(NAMES)))
    chosen: list[set[int]] = []
    for _ in range(2):
        chosen.append({bot("hard").choose(state, seed) for seed in range(20)})
        state.apply(state.legal()[0])
    assert len(chosen[0]) == 1
    assert len(chosen[1]) > 1


def test_a_level_is_a_fixed_amount_of_thinking_and_takes_no_setting() -> None:
    assert bot("expert").cost.seconds == 0.0
    with pytest.raises(BadBot):
        bot("expert:2s")


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("game_id", GAMES)
def test_no_level_thinks_by_the_clock(game_id: str, seat: int) -> None:
    """So a match repeats on any machine."""
    for spec in specs_of(atol.game(game_id).advice, seat):
        assert thinker(spec).cost.seconds == 0.0


@pytest.mark.parametrize("game_id", GAMES)
def test_no_level_peeks(game_id: str) -> None:
    """What is hidden from the seat is dealt anew; the choice stays the same. All levels: `tests/compiled`."""
    game = atol.game(game_id)
    for state, _ in positions_of(game, game.meta.seats[-1], {}, 2, seed=7):
        if state.over or len(state.legal()) == 1:
            continue
        other = state.determinize(state.to_act, 99)
        for level in NAMES[:3]:
            assert bot(level).choose(state, 3) == bot(level).choose(other, 3)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game_id", GAMES)
def test_each_level_has_a_character_in_each_game(game_id: str, language: str) -> None:
    spoken = words(language)
    spoken.add(atol.game(game_id).meta.package)
    lines = [spoken.say(f"{game_id}-level-{level}") for level in NAMES]
    assert len(set(lines)) == len(NAMES)
    assert all(" " in line for line in lines)


def test_a_glance_at_everything_takes_the_best_and_a_glance_at_one_takes_anything() -> None:
    state = pearls([0, 1, 2], [1, 0, 0])
    best = bot("glance").choose(state, 1)
    assert {bot("glance").choose(state, seed) for seed in range(20)} == {best}
    assert {bot("glance:1").choose(state, seed) for seed in range(20)} == set(state.legal())
    with pytest.raises(BadBot):
        bot("glance:0")


class LikesTheLast(Advice):
    def liking(self, state: State, action: int, plan: str) -> int:
        return action if plan == "last" else 0


@pytest.mark.parametrize("setting", ["last", "last:1", "last:3"])
def test_a_glance_with_a_favourite_plan_sees_only_what_that_likes_best(setting: str) -> None:
    state = pearls([0, 1, 2], [1, 0, 0], advice=LikesTheLast())
    assert {bot(f"glance:{setting}").choose(state, seed) for seed in range(20)} == {state.legal()[-1]}


def test_a_plan_that_a_game_does_not_know_leaves_everything_to_see() -> None:
    state = pearls([0, 1, 2], [1, 0, 0])
    assert bot("glance:last").choose(state, 1) == bot("glance").choose(state, 1)


@pytest.mark.parametrize("setting", ["last:0", "-1", "1:2"])
def test_a_glance_is_told_a_plan_and_how_much_it_sees_or_nothing(setting: str) -> None:
    with pytest.raises(BadBot):
        bot(f"glance:{setting}")
