"""Nautoma at a real table: she is led through a match by what the person tells.

    turn              her next turn: a decision card is turned over
    turn N4           the same, with the card that came up in the box
    shared            the person used an all-players fish
    goal 5            the end of a week: the person has five of what the goal counts
    tangled b5 g2     the Tangled card: the slots of the person's ocean that hold fish, or `none`
    tangled 3 4       the same, counted: so many fish in its dive site, so many in its rows
    points 97         the person's own points at the end
    pad 9 40 3 5 2 4 12   the same, line by line: abilities, fish, consumed, eggs, young, schools, goals

A companion is the list of these lines and a seed, so undo and saving need nothing more.
"""

from __future__ import annotations

from typing import Final

from atol.core.errors import AtolError, BadOption
from atol.core.messages import ScoreLine
from atol.core.numbers import bits_of, count_bits, mask_of
from atol.core.random import Random, seeded
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.her_turn import HerThings, HerTurn, latest_turn, things_of
from atol.games.finspan.meta import META
from atol.games.finspan.nautoma import GOAL_WEEKS, Manual, Nautoma, new_nautoma
from atol.games.finspan.slots import ROWS, SITE_COUNT, SLOTS, slot_name
from atol.games.finspan.tabletop.pad import score_pad
from atol.games.finspan.tabletop.results import GoalResult, TangledResult

TURN: Final = "turn"
SHARED: Final = "shared"
GOAL: Final = "goal"
TANGLED: Final = "tangled"
POINTS: Final = "points"
PAD: Final = "pad"
NUMBERS: Final = {TURN: 0, SHARED: 0, GOAL: 1, POINTS: 1, PAD: 7}  # how many numbers follow a word
EXAMPLES: Final = {
    TURN: "turn",
    SHARED: "shared",
    GOAL: "goal 5",
    TANGLED: "tangled b5 p4 g2",
    POINTS: "points 97",
    PAD: "pad 9 40 3 5 2 4 12",
}
NO_FISH: Final = "none"
LONGEST_NUMBER: Final = 3  # digits
LONGEST_QUOTE: Final = 80  # letters of a line that is refused
SLOT_NAMES: Final = [slot_name(slot) for slot in range(SLOTS)]


class NotNow(AtolError):
    message = "error-companion"
    package = META.package


def new_companion(
    facts: Facts, level: int, goals: str, strength: int, tangle: str, seed: int, manual: Manual | None = None
) -> Companion:
    """`goals` are `A`, `B` for a random tile a week, or three names; an empty `tangle` is a random scoring card.
    With a `manual` of the owner she plays by the decision cards of the box."""
    random = seeded(f"setup {seed}".encode())
    chosen = goals_named(facts, goals, random)
    card = tangle_named(facts, tangle, random)
    return Companion(facts, level, chosen, strength, card, seed, manual or facts.manual)


def goals_named(facts: Facts, text: str, random: Random) -> list[int]:
    goals = facts.goals
    if text.upper() in ("A", "B"):
        return goals.choose(text.upper(), random)
    chosen = [goals.names.index(name) if name in goals.names else -1 for name in text.split(",")]
    if len(chosen) != GOAL_WEEKS or any(goal not in week for goal, week in zip(chosen, goals.weeks, strict=True)):
        raise BadOption(option="goals", value=text, values="A, B, " + ", ".join(goals.names))
    return chosen


def tangle_named(facts: Facts, name: str, random: Random) -> int:
    names = facts.manual.tangle_names
    if not name:
        return random.below(len(names))
    if name.upper() not in names:
        raise BadOption(option="tangle", value=name, values=", ".join(names))
    return names.index(name.upper())


class Companion:
    def __init__(
        self, facts: Facts, level: int, goals: list[int], strength: int, tangle: int, seed: int, manual: Manual
    ) -> None:
        self.facts = facts
        self.manual = manual
        self.level = level
        self.goals = goals
        self.strength = strength
        self.tangle = tangle  # which scoring card lies on the table
        self.seed = seed
        self.lines: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self.random = seeded(self.seed)
        self.nautoma: Nautoma = new_nautoma(self.manual, self.level, self.strength)
        self.nautoma.tangle = self.tangle
        self.nautoma.begin_week()
        self.week = 0
        self.round = 0
        self.asked: str = TURN  # what comes next
        self.latest: HerTurn | None = None
        self.shared = 0  # all-players fish used since her latest turn
        self.goal_results: list[GoalResult] = []
        self.tangled_results: list[TangledResult] = []
        self.person_lines: tuple[ScoreLine, ...] = ()
        self.person_points = -1  # not told yet

    @property
    def over(self) -> bool:
        return self.asked == ""

    def possible(self) -> list[str]:
        """The words that fit now."""
        if self.over:
            return []
        return [SHARED, POINTS, PAD] if self.asked == POINTS else [SHARED, self.asked]

    # ---- what the person tells

    def tell(self, line: str) -> None:
        """Carry out a line; raises NotNow, and nothing is changed then."""
        word, *rest = line.lower().split() or [""]
        numbers = self._numbers(word, rest)
        if numbers is None:
            choices = ", ".join(EXAMPLES[known] for known in self.possible()) or "undo"
            raise NotNow(text=line.strip()[:LONGEST_QUOTE], choices=choices)
        self._carry_out(word, numbers)
        self.lines.append(" ".join([word, *rest]))

    def _numbers(self, word: str, rest: list[str]) -> list[int] | None:
        """What follows the word, in numbers; None where it does not fit now."""
        if word not in self.possible():
            return None
        if word == TANGLED:
            return self._tangled_numbers(rest)
        if word == TURN and len(rest) == 1:
            return self._card_numbers(rest[0].upper())
        fits = len(rest) == NUMBERS[word] and all(is_number(text) for text in rest)
        return [int(text) for text in rest] if fits else None

    def _card_numbers(self, name: str) -> list[int] | None:
        """The decision card that came up, if it can have."""
        waiting = [card for card in bits_of(self.nautoma.deck) if self.manual.names[card] == name]
        return waiting or None

    def _tangled_numbers(self, rest: list[str]) -> list[int] | None:
        """Fish in the site and in the rows of the card, and the slots tapped in (-1: they were counted)."""
        rows = self.facts.components.tangled[self.tangle].rows
        if len(rest) == 2 and all(is_number(text) for text in rest):
            in_site, in_rows = int(rest[0]), int(rest[1])
            return [in_site, in_rows, -1] if in_site <= ROWS and in_rows <= SITE_COUNT * len(rows) else None
        if not rest or (rest != [NO_FISH] and any(text not in SLOT_NAMES for text in rest)):
            return None
        fish = mask_of([slot for slot in range(SLOTS) if SLOT_NAMES[slot] in rest])
        manual = self.manual
        in_site, in_rows = fish & manual.tangle_sites[self.tangle], fish & manual.tangle_rows[self.tangle]
        return [count_bits(in_site), count_bits(in_rows), fish]

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
            self.shared += 1
        elif word == TURN:
            self._turn(numbers)
        elif word == GOAL:
            self._goal(numbers[0])
        elif word == TANGLED:
            self._tangled(numbers[0], numbers[1], numbers[2])
        else:
            self._end(word, numbers)

    # ---- her turn

    def _turn(self, cards: list[int]) -> None:
        """With the card that came up in the box, or else with one drawn here."""
        nautoma = self.nautoma
        nautoma.note_beginning(self.week)
        if cards:
            nautoma.decide(cards[0])
        else:
            nautoma.draw_decision(self.random)
        nautoma.update_goal(self.week)
        nautoma.dive()
        if nautoma.plays_fish():
            nautoma.fish.append(-1)  # which card it is lies on the table
        self.round += 1
        self.latest = latest_turn(nautoma)
        self.shared = 0
        if self.round == self.facts.divers and self.week < GOAL_WEEKS:
            self.asked = GOAL
        elif self.round == self.facts.divers:
            self.asked = TANGLED if self.strength else POINTS

    def things(self) -> HerThings:
        return things_of(self.nautoma)

    # ---- the end of a week

    def _goal(self, count: int) -> None:
        goals, goal, nautoma = self.facts.goals, self.goals[self.week], self.nautoma
        scores = nautoma.scores_goals()
        mine = goals.points[goal] * (count // goals.each[goal])
        hers = goals.points[goal] * nautoma.goal_count(goal) if scores else 0
        bonus = self.facts.leader if nautoma.competes_for_goals() else 0
        my_bonus, her_bonus = bonus if mine >= hers else 0, bonus if hers >= mine else 0
        self.goal_results.append(
            GoalResult(
                week=self.week + 1,
                goal=goals.names[goal],
                count=count,
                mine=mine + my_bonus,
                my_bonus=my_bonus,
                base=nautoma.goal_count(goal) - nautoma.markers if scores else None,
                markers=nautoma.markers,
                hers=hers + her_bonus,
                her_bonus=her_bonus,
            )
        )
        nautoma.take_goal_points(self.week, hers + her_bonus)
        nautoma.clear_markers()
        if self.strength:
            self.asked = TANGLED
        else:
            self._end_week()

    def _tangled(self, in_site: int, in_rows: int, fish: int) -> None:
        slots = None if fish < 0 else [SLOT_NAMES[slot] for slot in bits_of(fish)]
        points = self.nautoma.tangled_points(in_site, in_rows)
        self.tangled_results.append(TangledResult(self.week + 1, slots, in_site, in_rows, points))
        self.nautoma.take_tangled_points(self.week, points)
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

    def _end(self, word: str, numbers: list[int]) -> None:
        if word == PAD:
            self.person_lines = score_pad(self.facts, numbers[0], numbers[1], numbers[2:6], numbers[6])
            self.person_points = sum(line.points for line in self.person_lines)
        else:
            self.person_points = numbers[0]
        self.asked = ""

    def person_goals(self) -> int:
        """What the person's goals brought, as typed in week by week."""
        return sum(result.mine for result in self.goal_results)

    def person_wins(self) -> bool:
        """A tie is the person's."""
        return self.person_points >= self.nautoma.score()


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= LONGEST_NUMBER
