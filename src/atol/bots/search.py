"""Searching: by plans if turns are long, by trials if the game has a rollout policy, else in a tree.

The tree is that of information-set Monte Carlo search. It is open loop: a node is a sequence of actions, and every
iteration walks it with a fresh determinization of what the searching seat knows, so chance and hidden cards are
averaged over. A new child begins with the judge's opinion as its first visit; after that what was found below it
counts. Values are margins over the best other player, scaled to 0..1 by the extremes seen in this search.
"""

from __future__ import annotations

import math
import time
from typing import Final

from atol.bots.bot import Bot
from atol.bots.contest import Contest
from atol.bots.margins import margins
from atol.bots.plans import Plans
from atol.bots.trials import Trials
from atol.core.advice import NO_POLICY
from atol.core.game import State

DEFAULT_ITERATIONS: Final = 1000
EXPLORATION: Final = 0.35
CHECK_CLOCK: Final = 16  # iterations between two looks at the clock


class Node:
    """What is known about having played one action after another up to here."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat  # who played the action
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0  # sum of the values for that seat
        self.children: dict[int, Node] = {}  # by `child_key`

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class SearchBot(Bot):
    """`search:500` thinks for 500 iterations, `search:2s` for two seconds."""

    def __init__(self, setting: str = "") -> None:
        self.iterations = DEFAULT_ITERATIONS
        self.seconds = 0.0
        if setting.endswith("s"):
            self.seconds = float(setting[:-1])
        elif setting:
            self.iterations = int(setting)
        if self.iterations < 1 or not 0.0 <= self.seconds < math.inf:
            raise ValueError("search needs at least one iteration or a time")

    def _choose(self, state: State, seed: int) -> int:
        start = time.monotonic()
        if state.game.advice.plans_turns:
            plans = Plans(state, seed)
            return plans.lines[self._decide(plans, start)].first
        return self._decide(Trials(state, seed), start) if has_rollout_policy(state) else self._grow_tree(state, seed)

    def _decide(self, contest: Contest, start: float) -> int:
        if self.seconds > 0.0:
            return contest.decide_within(start, self.seconds)
        return contest.decide(self.iterations)

    def _grow_tree(self, state: State, seed: int) -> int:
        tree = Tree(state, seed)
        if self.seconds > 0.0:
            tree.grow_until(time.monotonic() + self.seconds)
        else:
            tree.grow(self.iterations)
        return tree.best_action()


def has_rollout_policy(state: State) -> bool:
    return state.game.advice.choose(state, state.legal()) != NO_POLICY


class Tree:
    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seat = state.to_act
        self.seed = seed
        self.grown = 0
        self.root = Node(-1, self.seat)
        self.lowest = math.inf
        self.highest = -math.inf

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def grow_until(self, deadline: float) -> None:
        self.grow(CHECK_CLOCK)
        while time.monotonic() < deadline:
            self.grow(CHECK_CLOCK)

    def best_action(self) -> int:
        best = -1
        most = -1
        for action in self.state.legal():
            visits = self.root.children[child_key(self.state, action)].visits
            if visits > most:
                best, most = action, visits
        return best

    def iterate(self) -> None:
        """Walk down to a position not seen before, judge what can follow it, and carry the best of it up."""
        self.grown += 1
        state = self.state.determinize(self.seat, self.seed * 1000003 + self.grown)
        node = self.root
        path = [node]
        values: list[float] = []
        while state.to_act >= 0:
            actions = state.legal()
            is_new = not node.children
            found = self.add_children(node, state, actions)
            if is_new:
                values = found
                break
            node = self.select(node, state, actions)
            path.append(node)
            state.apply(node.action, False)
        if not values:
            values = margins(state)
        for step in path:
            step.add(values[step.seat])

    def add_children(self, node: Node, state: State, actions: list[int]) -> list[float]:
        """Judge each action not tried here before; the values where the best of them leads."""
        best: list[float] = []
        lucky = -1  # the best action, if a draw made it so
        seat = state.to_act
        for action in actions:
            key = child_key(state, action)
            if key in node.children:
                continue
            after = state.clone()
            after.apply(action, False)
            values = margins(after)
            self.notice(values[seat])
            child = Node(action, seat)
            child.add(values[seat])
            node.children[key] = child
            if not best or values[seat] > best[seat]:
                best = values
                lucky = action if after.random.used else -1
        return best if lucky < 0 else redrawn(state, lucky)

    def notice(self, value: float) -> None:
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)

    def select(self, node: Node, state: State, actions: list[int]) -> Node:
        """The child with the best upper confidence bound among those that are legal this time."""
        spread = max(self.highest - self.lowest, 1.0)
        chosen = node
        best = -math.inf
        for action in actions:
            child = node.children[child_key(state, action)]
            child.available += 1
            value = (child.total / child.visits - self.lowest) / spread
            bound = value + EXPLORATION * math.sqrt(math.log(child.available + 1) / child.visits)
            if bound > best:
                best, chosen = bound, child
        return chosen


def redrawn(state: State, action: int) -> list[float]:
    """The values where the action leads with another draw: one that was chosen for its draw is no measure."""
    after = state.clone()
    after.random.next()
    after.apply(action, False)
    return margins(after)


def child_key(state: State, action: int) -> int:
    """Who acts after the same actions can depend on what is hidden, so the seat is part of the key."""
    return action * state.seats + state.to_act
