"""Beam search to the end of a turn: from one small decision to the next only the best lines are followed.

It does not look past chance: an action that draws something ends a line, and is worth what the judge says of it on
average.
"""

from __future__ import annotations

from typing import Final

from atol.core.game import State

WIDTH: Final = 16  # how many unfinished lines are followed from one small decision to the next
DRAWS: Final = 12  # how often an action that uses chance is tried


class Line:
    """A beginning of the turn: its first action, where its last one was taken and led, and how good that is."""

    def __init__(self, first: int, before: State, last: int, state: State, value: int, begun: Line | None) -> None:
        self.first = first
        self.before = before
        self.last = last
        self.state = state
        self.value = value
        self.begun = begun  # the line that it goes on with

    def actions(self) -> list[int]:
        """All of them, the first one first."""
        actions = [self.last]
        line = self.begun
        while line is not None:
            actions.append(line.last)
            line = line.begun
        actions.reverse()
        return actions

    def goes_on(self, seat: int, turn: int) -> bool:
        """Does the seat decide again in the same turn, with nothing drawn in between?"""
        return self.state.to_act == seat and self.state.turn == turn and not self.state.random.used


def whole_turns(state: State, width: int = WIDTH, draws: int = DRAWS) -> list[Line]:
    """Lines to the end of the turn, or to where something is drawn."""
    seat, turn = state.to_act, state.turn
    finished: list[Line] = []
    lines = continuations(state, None, seat, draws)
    while lines:
        unfinished: list[Line] = []
        for line in lines:
            if line.goes_on(seat, turn):
                unfinished.append(line)
            else:
                finished.append(line)
        lines = []
        for line in best_lines(unfinished, width):
            lines += continuations(line.state, line, seat, draws)
    return finished


def continuations(state: State, begun: Line | None, seat: int, draws: int = DRAWS) -> list[Line]:
    """A line for each legal action; it goes on with what was begun."""
    lines: list[Line] = []
    for action in state.legal():
        after = state.clone()
        after.apply(action, False)
        value = average(state, action, seat, draws) if after.random.used else after.judge(seat)
        lines.append(Line(action if begun is None else begun.first, state, action, after, value, begun))
    return lines


def average(state: State, action: int, seat: int, draws: int = DRAWS) -> int:
    """What the judge says after the action, over several draws."""
    total = 0
    random = state.random.clone()
    for _ in range(draws):
        copy = state.clone()
        copy.random.set_words([random.next(), random.next(), random.next(), random.next()])
        copy.apply(action, False)
        total += copy.judge(seat)
    return total // draws


def best_lines(lines: list[Line], count: int) -> list[Line]:
    """The best of them where there are more; of those that lead to the same position one."""
    if len(lines) <= count:
        return lines
    best: list[Line] = []
    seen: set[bytes] = set()
    for _, number in sorted([(-line.value, number) for number, line in enumerate(lines)]):
        position = lines[number].state.to_bytes()
        if position not in seen:
            seen.add(position)
            best.append(lines[number])
            if len(best) == count:
                break
    return best
