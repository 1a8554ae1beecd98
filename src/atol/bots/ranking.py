"""The best actions of a position with what each of them is worth, for people who want to know more than one.

It searches as `search` does, in the way that fits the game, but the last contenders share the trials evenly, so that
what is said of one can be held against another. Values are leads over the best other seat as the judge sees them,
in hundredths of a point (thousandths of a victory where the judge counts those), without a premium for winning:
people read them as points. Alone they are what the judge says of the seat.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from atol.bots.beam import DRAWS, Line, average, best_lines, whole_turns
from atol.bots.flat_monte_carlo import FlatMonteCarlo
from atol.bots.margins import best_other
from atol.bots.sequential_halving import SequentialHalving
from atol.bots.tree_search import RolledTree, Tree, child_key
from atol.core.advice import NO_POLICY, ROLLED_TREE, ROLLOUTS, TREE, TURNS
from atol.core.game import State

PLANS: Final = 8  # how many turns are tried out where turns are planned whole
FINALISTS: Final = 3
FIRST_SHARE: Final = 0.5  # of the budget goes to finding the finalists, the rest to comparing them
CHECK_CLOCK: Final = 8
CERTAIN: Final = 900.0  # with the judge's own 100 it makes a match that is won worth 1000 thousandths


class Ranked:
    """An action, what it is worth, and the turn that it begins as far as nothing is drawn."""

    def __init__(self, action: int, value: float, plan: list[int]) -> None:
        self.action = action
        self.value = value
        self.plan = plan


class Budget:
    """Trials, and the moment after which there are no more."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.start = time.monotonic()
        self.seconds = seconds

    def is_spent(self, share: float) -> bool:
        return time.monotonic() >= self.start + share * self.seconds


def ranked(state: State, seed: int, budget: Budget, also: Sequence[int] = (), steady: bool = False) -> list[Ranked]:
    """The best actions of the seat to act, the best one first, and `also` those among them. `steady`:
    many decisions are looked at with few trials each, as in a review.

    `state` must have been dealt from what the seat knows.
    """
    way = steady_way(state) if steady else state.game.advice.search
    if way == TURNS:
        found = ranked_turns(state, seed, budget, also)
    elif way == ROLLOUTS:
        found = ranked_rollouts(state, seed, budget, also)
    else:
        found = ranked_tree(state, seed, budget, also, way == ROLLED_TREE)
    order = sorted([(-entry.value, number) for number, entry in enumerate(found)])
    return [found[number] for _, number in order]


def steady_way(state: State) -> int:
    """The way of searching without rollouts by lot. They play best, but with few trials their luck differs so much
    that the best of several actions always seems much better than the others."""
    way = state.game.advice.search
    by_lot = state.game.advice.choose(state, state.legal()) == NO_POLICY
    return TREE if by_lot and way in (ROLLOUTS, ROLLED_TREE) else way


def premium_of(state: State) -> float:
    return CERTAIN if state.game.advice.judges_chances else 0.0


# ---- a tree


def ranked_tree(state: State, seed: int, budget: Budget, also: Sequence[int], rolled: bool) -> list[Ranked]:
    tree = RolledTree(state, seed, premium_of(state)) if rolled else Tree(state, seed, premium_of(state))
    while tree.grown < budget.iterations and not (tree.grown and budget.is_spent(FIRST_SHARE)):
        tree.grow(CHECK_CLOCK)
    finalists = most_visited(tree, also)
    compare_evenly(tree, finalists, budget)
    found: list[Ranked] = []
    for action in finalists:
        node = tree.root.children[child_key(state, action)]
        found.append(Ranked(action, node.total / node.visits, plan_of(state, action)))
    return found


def most_visited(tree: Tree, also: Sequence[int]) -> list[int]:
    visits = [(-tree.root.children[child_key(tree.state, action)].visits, action) for action in tree.state.legal()]
    finalists = [action for _, action in sorted(visits)[:FINALISTS]]
    return finalists + [action for action in also if action not in finalists]


def compare_evenly(tree: Tree, finalists: list[int], budget: Budget) -> None:
    """All of them get as many visits as the one that has most, and a share of the budget more."""
    nodes = [tree.root.children[child_key(tree.state, action)] for action in finalists]
    goal = max([node.visits for node in nodes]) + budget.iterations // (2 * len(nodes))
    for _ in range(goal):
        if budget.is_spent(1.0):
            return
        for action, node in zip(finalists, nodes, strict=True):
            if node.visits < goal:
                tree.iterate(action)


# ---- rollouts


def ranked_rollouts(state: State, seed: int, budget: Budget, also: Sequence[int]) -> list[Ranked]:
    rollouts = FlatMonteCarlo(state, seed, premium_of(state))
    narrow_down(rollouts, budget, also)
    return [
        Ranked(action, rollouts.totals[action] / rollouts.draws, plan_of(state, action))
        for action in rollouts.contenders
    ]


def narrow_down(halving: SequentialHalving, budget: Budget, also: Sequence[int]) -> None:
    """Halve the contenders until the finalists are left, then try those out with the rest of the budget."""
    for action in also:
        if action not in halving.contenders:
            halving.contenders.append(action)
            halving.totals[action] = 0.0
    while len(halving.contenders) > FINALISTS + len(also):
        sweep(halving, budget.iterations // 4, budget, FIRST_SHARE)
        keep_better_half(halving, also)
    sweep(halving, budget.iterations // 2, budget, 1.0)


def keep_better_half(halving: SequentialHalving, also: Sequence[int]) -> None:
    """Those of `also` stay, and never fewer than the finalists."""
    order = sorted([(-halving.totals[contender], contender) for contender in halving.contenders])
    kept = [contender for _, contender in order[: max(FINALISTS, (len(order) + 1) // 2)]]
    halving.contenders = kept + [action for action in also if action not in kept]


def sweep(halving: SequentialHalving, trials: int, budget: Budget, share: float) -> None:
    halving.try_all()
    for _ in range(trials // len(halving.contenders)):
        if budget.is_spent(share):
            return
        halving.try_all()


def plan_of(state: State, action: int) -> list[int]:
    """The action and how the judge would go on with it to the end of the turn, or to where something is drawn."""
    after = state.clone()
    after.apply(action, False)
    if after.to_act != state.to_act or after.turn != state.turn or after.random.used:
        return [action]
    return foreseen(state, [action, *best_lines(whole_turns(after), 1)[0].actions()])


def foreseen(state: State, actions: list[int]) -> list[int]:
    """The first of these actions, and those after it as far as nothing is drawn by them."""
    after = state.clone()
    plan: list[int] = []
    for action in actions:
        after.apply(action, False)
        if plan and after.random.used:
            return plan
        plan.append(action)
        if after.random.used:
            return plan
    return plan


# ---- whole turns


class RankedTurns(SequentialHalving):
    """The contenders are first actions, each with the best turn that it begins."""

    def __init__(self, state: State, seed: int, lines: dict[int, Line]) -> None:
        super().__init__(list(lines))
        self.lines = lines
        self.seat = state.to_act
        self.seed = seed
        for action, line in lines.items():
            self.totals[action] = float(DRAWS * line.value)

    def outcome(self, contender: int) -> float:
        line = self.lines[contender]
        state = line.before.determinize(self.seat, self.seed * 1000003 + self.draws)
        state.apply(line.last, False)
        return float(state.judge(self.seat))


def ranked_turns(state: State, seed: int, budget: Budget, also: Sequence[int]) -> list[Ranked]:
    turns = RankedTurns(state, seed, lines_by_first(state, also))
    narrow_down(turns, budget, also)
    others = best_other([float(state.judge(seat)) for seat in range(state.seats)], state.to_act)
    trials = turns.draws + DRAWS
    return [
        Ranked(action, turns.totals[action] / trials - others, foreseen(state, turns.lines[action].actions()))
        for action in turns.contenders
    ]


def lines_by_first(state: State, also: Sequence[int]) -> dict[int, Line]:
    """The best turn for each of the most promising first actions; turns that end alike count once."""
    lines: dict[int, Line] = {}
    ends: set[bytes] = set()
    for action in also:
        lines[action] = line_from(state, action)
        ends.add(lines[action].state.to_bytes())
    found = whole_turns(state)
    for _, number in sorted([(-line.value, number) for number, line in enumerate(found)]):
        if len(lines) < PLANS:
            keep_line(lines, ends, found[number])
    for action in by_first_sight(state):  # where one beginning has all the best turns
        if len(lines) < FINALISTS and action not in lines:
            keep_line(lines, ends, line_from(state, action))
    return lines


def by_first_sight(state: State) -> list[int]:
    """The legal actions, those first that the judge likes best at once."""
    seen: list[tuple[int, int]] = []
    for action in state.legal():
        after = state.clone()
        after.apply(action, False)
        seen.append((-after.judge(state.to_act), action))
    return [action for _, action in sorted(seen)]


def keep_line(lines: dict[int, Line], ends: set[bytes], line: Line) -> None:
    end = line.state.to_bytes()
    if line.first not in lines and end not in ends:
        lines[line.first] = line
        ends.add(end)


def line_from(state: State, first: int) -> Line:
    """The best turn that begins with that action."""
    after = state.clone()
    after.apply(first, False)
    seat = state.to_act
    value = average(state, first, seat) if after.random.used else after.judge(seat)
    begun = Line(first, state, first, after, value, None)
    if not begun.goes_on(seat, state.turn):
        return begun
    line = best_lines(whole_turns(after), 1)[0]
    line.first = first
    root = line
    while root.begun is not None:
        root = root.begun
        root.first = first
    root.begun = begun
    return line
