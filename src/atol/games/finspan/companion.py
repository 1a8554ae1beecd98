"""Nautoma beside a physical box: she is led through a match by what the person tells.

    turn          her next turn: a decision card is turned over
    shared        the person used an all-players fish
    goal 5        the end of a week: the person has five of what the goal counts
    tangled 3 4   the Tangled card: so many fish in its dive site, so many in its rows
    points 97     the person's own points at the end

A companion is the list of these lines and a seed, so undo and saving need nothing more.
"""

from __future__ import annotations

from typing import Final

from atol.core.errors import AtolError
from atol.core.messages import ScoreLine
from atol.core.random import seeded
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma, new_nautoma
from atol.games.finspan.state import WEEKS, Parts

TURN: Final = "turn"
SHARED: Final = "shared"
GOAL: Final = "goal"
TANGLED: Final = "tangled"
POINTS: Final = "points"
NUMBERS: Final = {TURN: 0, SHARED: 0, GOAL: 1, TANGLED: 2, POINTS: 1}  # how many numbers follow a word
MOST: Final = 999


class NotNow(AtolError):
    message = "error-companion"


class Companion:
    def __init__(self, parts: Parts, level: int, goals: list[int], strength: int, tangle: int, seed: int) -> None:
        self.parts = parts
        self.level = level
        self.goals = goals
        self.strength = strength
        self.tangle = tangle  # which scoring card lies on the table
        self.seed = seed
        self.lines: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self.random = seeded(self.seed)
        self.nautoma: Nautoma = new_nautoma(self.parts.manual, self.level, self.strength)
        self.nautoma.tangle = self.tangle
        self.nautoma.begin_week()
        self.week = 0
        self.round = 0
        self.asked: str = TURN  # what comes next
        self.person_goals = [0] * GOAL_WEEKS
        self.person_points = -1  # not told yet

    @property
    def over(self) -> bool:
        return self.asked == ""

    def possible(self) -> list[str]:
        """The words that fit now."""
        if self.over:
            return []
        return [SHARED, TURN] if self.asked == TURN else [SHARED, self.asked]

    # ---- what the person tells

    def tell(self, line: str) -> None:
        """Carry out a line; raises NotNow, and nothing is changed then."""
        word, *rest = line.lower().split() or [""]
        fits = word in self.possible() and len(rest) == NUMBERS[word]
        if not fits or not all(text.isdecimal() and int(text) <= MOST for text in rest):
            raise NotNow(text=line.strip(), choices=", ".join(self.possible()) or "undo")
        self._carry_out(word, [int(text) for text in rest])
        self.lines.append(" ".join([word, *rest]))

    def undo(self) -> bool:
        """Take back the last line; False when there is none."""
        if not self.lines:
            return False
        kept = self.lines[:-1]
        self.lines = []
        self._begin()
        for line in kept:
            self.tell(line)
        return True

    def _carry_out(self, word: str, numbers: list[int]) -> None:
        if word == SHARED:
            self.nautoma.gain_shared_benefit()
        elif word == TURN:
            self._turn()
        elif word == GOAL:
            self._goal(numbers[0])
        elif word == TANGLED:
            self.nautoma.take_tangled_points(self.week, self.nautoma.tangled_points(numbers[0], numbers[1]))
            self._end_week()
        else:
            self.person_points = numbers[0]
            self.asked = ""

    def _turn(self) -> None:
        self.nautoma.draw_decision(self.random)
        self.nautoma.update_goal(self.week)
        self.nautoma.dive()
        if self.nautoma.plays_fish():
            self.nautoma.fish.append(-1)  # which card it is lies on the table
        self.round += 1
        if self.round == self.parts.divers and self.week < GOAL_WEEKS:
            self.asked = GOAL
        elif self.round == self.parts.divers:
            self.asked = TANGLED if self.strength else POINTS

    def _goal(self, count: int) -> None:
        goals, goal = self.parts.goals, self.goals[self.week]
        mine = goals.points[goal] * (count // goals.each[goal])
        hers = goals.points[goal] * self.nautoma.goal_count(goal) if self.nautoma.scores_goals() else 0
        best = max(mine, hers)
        bonus = self.parts.leader if self.nautoma.competes_for_goals() else 0
        self.person_goals[self.week] = mine + (bonus if mine == best else 0)
        self.nautoma.take_goal_points(self.week, hers + (bonus if hers == best else 0))
        self.nautoma.clear_markers()
        if self.strength:
            self.asked = TANGLED
        else:
            self._end_week()

    def _end_week(self) -> None:
        if self.week + 1 == WEEKS:
            self.asked = POINTS
            return
        self.week += 1
        self.round = 0
        self.asked = TURN
        self.nautoma.begin_week()

    # ---- the end

    def person_wins(self) -> bool:
        """A tie is the person's."""
        return self.person_points >= self.nautoma.score()


def score_pad(parts: Parts, abilities: int, fish: int, counts: list[int], goals: int) -> tuple[ScoreLine, ...]:
    """The lines of a physical ocean; `counts` are its consumed fish, eggs, young and schools."""
    consumed, eggs, young, schools = counts
    return (
        ScoreLine("abilities", abilities),
        ScoreLine("fish", fish),
        ScoreLine("consumed", consumed * parts.consumed_points),
        ScoreLine("eggs", eggs * parts.egg_points),
        ScoreLine("young", young * parts.young_points),
        ScoreLine("schools", schools * parts.school_points),
        ScoreLine("goals", goals),
    )
