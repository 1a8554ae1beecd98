"""Nautoma: the opponent of a single player, who plays by rules of her own.

She knows nothing of the match around her, so the same object plays on the screen and beside a physical box: whoever
leads her through a match draws her decision cards and fish and tells her what the person's ocean holds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atol.core.numbers import POWERS, bit_at, count_bits, packed_sum
from atol.core.random import Random
from atol.games.finspan.data import SITES, Base, Components, Decision
from atol.games.finspan.slots import ROW_MASKS, SITE_MASKS

NO_DECISION: Final = -1
GOAL_WEEKS: Final = 3
DIVE_STEPS: Final = ("school", "hatch", "eggs")


class Manual:
    """Her cards and numbers; one object per game."""

    def __init__(self, components: Components) -> None:
        facts = components.nautoma[0]
        self.cards: list[Decision] = components.decisions
        self.names: list[str] = [card.id for card in self.cards]
        self.goal_changes: list[int] = [{"add": 1, "remove": -1}.get(card.goal, 0) for card in self.cards]
        self.dives: list[list[int]] = [[DIVE_STEPS.index(step) for step in card.dive] for card in self.cards]
        self.plays_fish: list[bool] = [card.fish for card in self.cards]
        self.all_decisions: i64 = sum([POWERS[card] for card in range(len(self.names))])
        self.start_eggs: i64 = facts.eggs
        self.start_young: i64 = facts.young
        self.school_of: i64 = facts.school_of
        self.schools_a_turn: i64 = facts.schools_a_turn or max([len(steps) for steps in self.dives])
        self.most_hatched: i64 = facts.most_hatched
        self.eggs_laid: i64 = facts.eggs_laid
        self.eggs_a_point: i64 = facts.eggs_a_point
        self.shared_eggs: i64 = components.shared_benefit[0].eggs
        self.divers: i64 = components.start[0].divers
        self.fish_points: list[int] = [level.fish for level in components.levels]
        self.school_points: list[int] = [level.school for level in components.levels]
        self.young_points: list[int] = [level.young for level in components.levels]
        self.leader_bonus: list[bool] = [level.leader_bonus for level in components.levels]
        bases = {"calm": by_goal(components, components.calm), "storm": by_goal(components, components.storm)}
        self.bases: list[list[int]] = [bases[level.goals] if level.goals else [] for level in components.levels]
        self.tangle_names: list[str] = [card.id for card in components.tangled]
        self.tangle_sites: list[int] = [SITE_MASKS[SITES.index(card.site)] for card in components.tangled]
        self.tangle_rows: list[int] = [sum([ROW_MASKS[row - 1] for row in card.rows]) for card in components.tangled]


def by_goal(components: Components, bases: list[Base]) -> list[int]:
    by_id = {base.id: base.base for base in bases}
    return [by_id[goal.id] for goal in components.goals]


@mypyc_attr(acyclic=True)
class Nautoma:
    def __init__(self, manual: Manual, level: int, strength: int) -> None:
        self.manual = manual
        self.level = level  # 1 to 5
        self.strength = strength  # X of the Tangled variant; 0: not played

    def declare(self) -> None:
        self.fish: list[int] = []  # her cards, in the order she got them
        self.points: vec[i64] = vec[i64]([0] * 7)  # goals of weeks 1 to 3, then Tangled of weeks 1 to 4
        self.eggs: i64 = self.manual.start_eggs
        self.young: i64 = self.manual.start_young
        self.schools: i64 = 0
        self.markers: i64 = 0  # her divers on the goal board
        self.deck: i64 = 0  # decision cards not seen this week, as bits: one of them is set aside
        self.decision: i64 = NO_DECISION  # the card of her latest turn
        self.tangle: i64 = 0  # the scoring card of the Tangled variant
        self.latest: i64 = NO_DECISION  # the card of her latest turn, in whatever week that was
        self.began: vec[i64] = vec[i64]([0] * 7)  # what her latest turn began with, as `note_beginning` lists it

    # ---- weeks

    def choose_tangle(self, random: Random) -> None:
        if self.strength:
            self.tangle = random.below(len(self.manual.tangle_names))

    def begin_week(self) -> None:
        """All seven cards are shuffled and one is set aside unseen: it is among those never drawn."""
        self.deck = self.manual.all_decisions
        self.decision = NO_DECISION

    # ---- her turn

    def note_beginning(self, week: i64) -> None:
        """For people alone, who want to see what a turn changed."""
        began = self.began
        began[0] = week
        began[1] = len(self.manual.names) - count_bits(self.deck) + 1
        began[2] = len(self.fish)
        began[3] = self.schools
        began[4] = self.young
        began[5] = self.eggs
        began[6] = self.markers

    def draw_decision(self, random: Random) -> None:
        self.decide(bit_at(self.deck, random.below(count_bits(self.deck))))

    def decide(self, card: i64) -> None:
        self.deck &= ~POWERS[card]
        self.decision = card
        self.latest = card

    def update_goal(self, week: i64) -> None:
        """`week` counts from 0. Level 1 and the fourth week have no goals."""
        if self.level == 1 or week >= GOAL_WEEKS:
            return
        change = self.manual.goal_changes[self.decision]
        self.markers = min(max(self.markers + change, 0), self.manual.divers)

    def dive(self) -> None:
        schools = self.schools
        for step in self.manual.dives[self.decision]:
            self.take_dive_step(step, schools)

    def take_dive_step(self, step: int, schools: i64) -> None:
        """`step` is a place in DIVE_STEPS; `schools` is how many she had when her turn began."""
        if step == 0:
            self.form_school(schools)
        elif step == 1:
            self.hatch()
        else:
            self.eggs += self.manual.eggs_laid

    def form_school(self, schools: i64) -> None:
        """However many young she has and however often her card shows this step, only so many are formed a turn."""
        if self.young >= self.manual.school_of and self.schools - schools < self.manual.schools_a_turn:
            self.young -= self.manual.school_of
            self.schools += 1

    def hatch(self) -> None:
        hatched = min(self.eggs, self.manual.most_hatched)
        self.eggs -= hatched
        self.young += hatched

    def plays_fish(self) -> bool:
        return self.manual.plays_fish[self.decision]

    def gain_shared_benefit(self) -> None:
        """In place of what an all-players fish of the person gives."""
        self.eggs += self.manual.shared_eggs

    # ---- points

    def scores_goals(self) -> bool:
        return self.level > 1

    def goal_count(self, goal: int) -> i64:
        """How many she counts as having: nothing in her area, only the base number and her markers."""
        return self.manual.bases[self.level - 1][goal] + self.markers

    def competes_for_goals(self) -> bool:
        """Are extra points for the best goal of a week given?"""
        return self.manual.leader_bonus[self.level - 1]

    def take_goal_points(self, week: i64, points: i64) -> None:
        self.points[week] = points

    def clear_markers(self) -> None:
        self.markers = 0

    def tangled_points(self, in_site: i64, in_rows: i64) -> i64:
        return max(0, self.strength * in_site - in_rows)

    def take_tangled_points(self, week: i64, points: i64) -> None:
        self.points[GOAL_WEEKS + week] = points

    def forget_points(self, week: i64) -> None:
        """Those of the end of a week, which comes behind her last turn in it."""
        self.points[GOAL_WEEKS + week] = 0
        if week < GOAL_WEEKS:
            self.points[week] = 0

    def fish_points(self) -> i64:
        return self.manual.fish_points[self.level - 1] * len(self.fish)

    def school_points(self) -> i64:
        return self.manual.school_points[self.level - 1] * self.schools

    def young_points(self) -> i64:
        return self.manual.young_points[self.level - 1] * self.young

    def egg_points(self) -> i64:
        return self.eggs // self.manual.eggs_a_point

    def goal_points(self) -> i64:
        return packed_sum(self.points[:GOAL_WEEKS])

    def all_tangled_points(self) -> i64:
        return packed_sum(self.points[GOAL_WEEKS:])

    def score(self) -> i64:
        tokens = self.school_points() + self.young_points() + self.egg_points()
        return self.fish_points() + tokens + packed_sum(self.points)


def new_nautoma(manual: Manual, level: int, strength: int) -> Nautoma:
    nautoma = Nautoma(manual, level, strength)
    nautoma.declare()
    return nautoma
