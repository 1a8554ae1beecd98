"""Information set Monte Carlo tree search (ISMCTS), with the judge's opinion at the leaves.

The tree is open loop: a node is a sequence of actions, and every iteration walks it with a fresh determinization of
what the searching seat knows, so chance and hidden cards are averaged over. A new child begins with the judge's
opinion as its first visit; after that what was seen below it counts. Children are chosen by upper confidence bounds
(UCT). Values are margins over the best other player, scaled to 0..1 by the extremes seen in this search.

Where an opponent would know too much in such a world it decides in one of its own (`Tree.answer`).

A `RolledTree` plays on from each leaf and judges what became of it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from atol.bots.glance import best_judged
from atol.bots.margins import VICTORY, margins
from atol.bots.mixing import best_index, drawn_from_mixture
from atol.bots.rollout import Rollout
from atol.core.game import State

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


class Tree:
    def __init__(self, state: State, seed: int, premium: float = VICTORY) -> None:
        self.state = state
        self.advice = state.game.advice
        self.premium = premium  # what winning is worth beside the margin
        self.seat = state.to_act
        self.seed = seed
        self.grown = 0
        self.root = Node(-1, self.seat)
        self.lowest = math.inf
        self.highest = -math.inf
        self.best_new = -1  # the action that the judge liked best at the last leaf

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def grow_until(self, deadline: float) -> None:
        self.grow(CHECK_CLOCK)
        while time.monotonic() < deadline:
            self.grow(CHECK_CLOCK)

    def best_action(self) -> int:
        """The one tried most often, or one by lot where it must not be guessed."""
        actions = self.state.legal()
        children = [self.root.children[child_key(self.state, action)] for action in actions]
        mixed = drawn_from_mixture(self.state, [child.total / child.visits for child in children], self.seed)
        if mixed >= 0:
            return actions[mixed]
        return actions[best_index([float(child.visits) for child in children])]

    def iterate(self, first: int = -1) -> None:
        """Walk down to a position not seen before, judge what can follow it, and carry the best of it up. The walk
        begins with `first`, unless that is -1."""
        self.grown += 1
        state = self.state.determinize(self.seat, self.seed * 1000003 + self.grown)
        node = self.root
        path = [node]
        values: list[float] = []
        answered = 0
        while state.to_act >= 0:
            if self.advice.is_blind(state, self.seat):
                if answered == self.advice.answers:
                    break
                answered += 1
                self.answer(state)
                continue
            actions = state.legal()
            is_new = not node.children
            judged = self.add_children(node, state, actions)
            if is_new:
                values = self.leaf_values(state, judged)
                break
            if first >= 0 and len(path) == 1:
                node = node.children[child_key(state, first)]
            else:
                node = self.select(node, state, actions)
            path.append(node)
            state.apply(node.action, False)
        if not values:
            values = margins(state, self.premium)
        for step in path:
            step.add(values[step.seat])

    def answer(self, state: State) -> None:
        """Let a blind opponent play until it is blind no more: at a glance, each time in a world that it takes for
        possible."""
        while state.to_act >= 0 and self.advice.is_blind(state, self.seat):
            actions = state.legal()
            if len(actions) > 1:
                world = state.determinize(state.to_act, self.seed * 1000003 + self.grown)
                state.apply(best_judged(world, actions), False)
            else:
                state.apply(actions[0], False)

    def leaf_values(self, state: State, judged: list[float]) -> list[float]:
        """What a position not seen before is worth to each seat; it is not needed afterwards."""
        return judged

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
            values = margins(after, self.premium)
            self.notice(values[seat])
            child = Node(action, seat)
            child.add(values[seat])
            node.children[key] = child
            if not best or values[seat] > best[seat]:
                best = values
                self.best_new = action
                lucky = action if after.random.used else -1
        return best if lucky < 0 else redrawn(state, lucky, self.premium)

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
            bound = value + self.advice.exploration * math.sqrt(math.log(child.available + 1) / child.visits)
            if bound > best:
                best, chosen = bound, child
        return chosen


class RolledTree(Tree):
    """A leaf is worth what a rollout leads to that begins with what the judge liked best."""

    def __init__(self, state: State, seed: int, premium: float = VICTORY) -> None:
        super().__init__(state, seed, premium)
        self.rollout = Rollout(state, seed)

    def leaf_values(self, state: State, judged: list[float]) -> list[float]:
        state.apply(self.best_new, False)
        self.rollout.play_on(state)
        return margins(state, self.premium)


def redrawn(state: State, action: int, premium: float = VICTORY) -> list[float]:
    """The values where the action leads with another draw: one that was chosen for its draw is no measure."""
    after = state.clone()
    after.random.next()
    after.apply(action, False)
    return margins(after, premium)


def child_key(state: State, action: int) -> int:
    """Who acts after the same actions can depend on what is hidden, so the seat is part of the key."""
    return action * state.seats + state.to_act
