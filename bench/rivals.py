"""What `bench.peers` measures of other libraries; whether one of them is installed shows when it is prepared."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from bench.contestants import (
    BATCH,
    BATCH_STEPS,
    CLONE_PLIES,
    COPY,
    ENGINE,
    ENVIRONMENT,
    PYTHON,
    Contestant,
    Work,
    agents_in_turn,
    copying,
    drawn_numbers,
)

ROLLOUTS = 10  # in one piece of work
SAMPLE_MATCHES = 50  # that tell how long a random match is

OPEN_SPIEL_GAMES = (
    "hearts",
    "breakthrough",
    "backgammon",
    "go(board_size=9)",
    "hanabi",
    "connect_four",
    "leduc_poker",
)
PETTINGZOO_GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "go_v5", "hanabi_v5", "texas_holdem_v4")
RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "blackjack", "uno", "gin-rummy")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "connect_four", "backgammon", "go_9x9", "animal_shogi")


def rivals(matches: int) -> Iterator[Contestant]:
    yield from open_spiel()
    yield from pettingzoo()
    yield from rlcard()
    yield from pgx(matches)


# ---- OpenSpiel


def open_spiel() -> Iterator[Contestant]:
    for game in OPEN_SPIEL_GAMES:
        yield Contestant(ENGINE, "open_spiel", game, partial(spiel_rollouts, game))
        yield Contestant(PYTHON, "open_spiel", game, partial(spiel_steps, game))
        yield Contestant(COPY, "open_spiel", game, partial(spiel_copies, game))
    yield Contestant(PYTHON, "open_spiel", "hearts, chance counted", partial(spiel_steps, "hearts", counted=True))


def load_spiel(game_id: str) -> Any:
    return importlib.import_module("pyspiel").load_game(game_id)


def spiel_steps(game_id: str, counted: bool = False) -> Work:
    """`counted`: outcomes of chance are steps too; otherwise the share of decisions is taken from some matches."""
    game = load_spiel(game_id)
    numbers, chance = drawn_numbers(), Random(1).random
    matches = [spiel_match(game, chance) for _ in range(SAMPLE_MATCHES)]
    share = 1.0 if counted else sum(decisions for decisions, _ in matches) / sum(steps for _, steps in matches)

    def work() -> float:
        state = game.new_initial_state()
        for number in numbers:
            if state.is_terminal():
                break
            actions = state.legal_actions()
            state.apply_action(actions[number % len(actions)])
        steps: int = state.move_number()
        return steps * share

    return work


def spiel_match(game: Any, chance: Callable[[], float]) -> tuple[int, int]:
    """A random match: how many decisions of players it had, and how many steps with those of chance."""
    state = game.new_initial_state()
    decisions = steps = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        steps += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
    return decisions, steps


def spiel_rollouts(game_id: str) -> Work:
    """Its own random players do not tell how long a match was: the mean of some matches stands for it."""
    game = load_spiel(game_id)
    pyspiel = importlib.import_module("pyspiel")
    chance = Random(1)
    length = sum(spiel_match(game, chance.random)[0] for _ in range(SAMPLE_MATCHES)) / SAMPLE_MATCHES
    players = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = iter(range(1 << 30))

    def work() -> float:
        for _ in range(ROLLOUTS):
            pyspiel.evaluate_bots(game.new_initial_state(), players, next(seeds))
        return ROLLOUTS * length

    return work


def spiel_copies(game_id: str) -> Work:
    state = load_spiel(game_id).new_initial_state()
    chance = Random(1).random
    for _ in range(CLONE_PLIES):
        actions = state.legal_actions()
        following = state.child(actions[int(chance() * len(actions))])
        if following.is_terminal():
            break
        state = following
    return copying(state)


# ---- PettingZoo


def pettingzoo() -> Iterator[Contestant]:
    for game in PETTINGZOO_GAMES:
        yield Contestant(ENVIRONMENT, "pettingzoo", game, partial(classic, game))


def classic(game_id: str) -> Work:
    return agents_in_turn(importlib.import_module(f"pettingzoo.classic.{game_id}").env())


# ---- RLCard


def rlcard() -> Iterator[Contestant]:
    for game in RLCARD_GAMES:
        yield Contestant(ENVIRONMENT, "rlcard", game, partial(rlcard_steps, game))


def rlcard_steps(game_id: str) -> Work:
    env = importlib.import_module("rlcard").make(game_id, config={"seed": 1})
    chance = Random(1).random

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance() * len(actions))])
            steps += 1
        return steps

    return work


# ---- Pgx


def pgx(matches: int) -> Iterator[Contestant]:
    for game in PGX_GAMES:
        yield Contestant(BATCH, "pgx", game, partial(pgx_batch, game, matches))


def pgx_batch(game_id: str, count: int) -> Work:
    """Choosing, stepping, observing and beginning anew are compiled into one function of all matches."""
    jax = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(game_id)
    step = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        choosing, chance = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(choosing, logits), chance)

    advance_all = jax.jit(jax.vmap(advance))
    split_all = jax.jit(lambda key: jax.random.split(key, count))
    state = jax.jit(jax.vmap(env.init))(split_all(jax.random.PRNGKey(0)))
    numbers = iter(range(1 << 30))

    def work() -> int:
        nonlocal state
        for _ in range(BATCH_STEPS):
            state = advance_all(state, split_all(jax.random.PRNGKey(next(numbers))))
        jax.block_until_ready(state.observation)
        return BATCH_STEPS * count

    return work
