"""Tree search guided by a net (PUCT): it proposes actions and values positions, in place of judge and rollouts.

As in `tree_search` the tree is open loop: a node is a sequence of decisions, and every iteration walks it with a
fresh determinization of what the searching seat knows. The walk ends at a decision not met before, which the net
looks at from the side of whoever decides there: how good it is for each seat, and what suggests itself.
"""

from __future__ import annotations

import math
import time
from typing import Final

from atol.bots.net import Net
from atol.bots.tree_search import child_key
from atol.core.game import State

EXPLORATION: Final = 1.25
DOUBT: Final = 0.2  # how much worse an action not yet tried is taken to be than its position, of the values' spread
NARROWEST: Final = 0.05  # values closer than this are not blown up to the whole scale
CHECK_CLOCK: Final = 8  # iterations between two looks at the clock


class Node:
    """What is known about having decided so up to here."""

    def __init__(self, action: int, seat: int, prior: float) -> None:
        self.action = action
        self.seat = seat  # who decided
        self.prior = prior  # how much it suggested itself, from 0 to 1
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0  # sum of the values for that seat
        self.children: dict[int, Node] = {}  # by `child_key`

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class GuidedSearch:
    def __init__(self, net: Net, state: State, seed: int) -> None:
        self.net = net
        self.state = state
        self.seat = state.to_act
        self.seed = seed
        self.grown = 0
        self.root = Node(-1, self.seat, 1.0)
        self.lowest = [math.inf] * state.seats  # the extremes that this search has seen, for each seat
        self.highest = [-math.inf] * state.seats

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def grow_until(self, deadline: float) -> None:
        self.grow(CHECK_CLOCK)
        while time.monotonic() < deadline:
            self.grow(CHECK_CLOCK)

    def visits(self) -> list[int]:
        """How often each legal action was tried, in their order."""
        return [self.child(action).visits for action in self.state.legal()]

    def best_action(self) -> int:
        """The one tried most often; of equal ones the one that suggested itself more."""
        best = -1
        most = (-1, -1.0)
        for action in self.state.legal():
            child = self.child(action)
            if (child.visits, child.prior) > most:
                best, most = action, (child.visits, child.prior)
        return best

    def child(self, action: int) -> Node:
        return self.root.children[child_key(self.state, action)]

    def mix_priors(self, noise: list[float], share: float) -> None:
        """For practice: what suggests itself now is partly chance. One number for each legal action, their sum 1."""
        for action, number in zip(self.state.legal(), noise, strict=True):
            child = self.child(action)
            child.prior += share * (number - child.prior)

    def iterate(self) -> None:
        """Walk down to a decision not met before, have the net look at it, and carry its values up."""
        self.grown += 1
        state = self.state.determinize(self.seat, self.seed * 1000003 + self.grown)
        node = self.root
        path = [node]
        values: list[float] = []
        while state.to_act >= 0:
            actions = state.legal()
            if len(actions) == 1:
                state.apply(actions[0], False)
                continue
            if not node.children:
                values = self.expand(node, state, actions)
                break
            node = self.select(node, state, actions)
            path.append(node)
            state.apply(node.action, False)
        if not values:
            values = self.net.worth.of(state)
        self.carry_up(path, values)

    def expand(self, node: Node, state: State, actions: list[int]) -> list[float]:
        """Add a child for each action; the values of the position, for each seat."""
        seat = state.to_act
        self.net.look(state, actions)
        self.add_children(node, state, actions)
        return [self.net.value((other - seat) % state.seats) for other in range(state.seats)]

    def add_children(self, node: Node, state: State, actions: list[int]) -> None:
        """For each action that was not met here before, from where the net has just looked."""
        likelihoods = self.net.likelihoods(actions)
        total = sum(likelihoods)
        for action, likelihood in zip(actions, likelihoods, strict=True):
            key = child_key(state, action)
            if key not in node.children:
                node.children[key] = Node(action, state.to_act, likelihood / total)

    def select(self, node: Node, state: State, actions: list[int]) -> Node:
        """The child with the best upper confidence bound among those that are legal this time."""
        children = node.children
        for action in actions:
            if child_key(state, action) not in children:
                self.net.look(state, actions)
                self.add_children(node, state, actions)
                break
        return self.best_bound([children[child_key(state, action)] for action in actions])

    def best_bound(self, candidates: list[Node]) -> Node:
        visits = 0
        total = 0.0
        for child in candidates:
            visits += child.visits
            total += child.total
            child.available += 1
        lowest = self.lowest[candidates[0].seat]
        spread = max(self.highest[candidates[0].seat] - lowest, NARROWEST)
        untried = (total / visits - lowest) / spread - DOUBT if visits else 0.0
        chosen = candidates[0]
        best = -math.inf
        for child in candidates:
            value = (child.total / child.visits - lowest) / spread if child.visits else untried
            bound = value + EXPLORATION * child.prior * math.sqrt(child.available) / (1 + child.visits)
            if bound > best:
                best, chosen = bound, child
        return chosen

    def carry_up(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.add(values[node.seat])
        for seat, value in enumerate(values):
            self.lowest[seat] = min(self.lowest[seat], value)
            self.highest[seat] = max(self.highest[seat], value)
