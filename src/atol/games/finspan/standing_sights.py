"""What an observation of Finspan tells of points and goals, and of Nautoma against a single player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from atol.core.numbers import count_bits
from atol.core.observation import Block, OfEachSeat, seat_labels
from atol.core.row import Row
from atol.games.finspan.cards import NO_CARD
from atol.games.finspan.facts import WEEKS, Facts
from atol.games.finspan.ids import CARDS
from atol.games.finspan.judge import turns_left
from atol.games.finspan.nautoma import GOAL_WEEKS, Nautoma
from atol.games.finspan.ocean import Ocean
from atol.games.finspan.scoring import game_end_points
from atol.games.finspan.sights import MOST_SEATS
from atol.games.finspan.slots import SLOTS
from atol.games.finspan.state import FinspanState
from atol.games.finspan.weeks import has_leader_bonus, tangled_fish

MOST_POINTS: Final = 999
MOST_TOKENS: Final = 99  # of hers
MOST_STRENGTH: Final = 9
LINES: Final = ("abilities", "fish", "consumed", "eggs", "young", "schools", "goals", "total")
HER_LINES: Final = ("fish", "schools", "young", "eggs", "goals", "tangled", "total")
HER_TOKENS: Final = ("eggs", "young", "schools", "fish", "markers")


class Turns(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        row.put(turns_left(state, owner))


class CardCounts(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        row.put(len(state.oceans[owner].hand))
        row.put(len(state.oceans[owner].discards))


class GoalPoints(OfEachSeat[FinspanState]):
    """What was scored, and for this week and later ones what would be scored as the ocean is now."""

    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        ocean = state.oceans[owner]
        for week in range(GOAL_WEEKS):
            scored = week < state.week
            row.put(ocean.goal_points[week] if scored else state.facts.goals.score(state.goals[week], ocean))


class ScoreLines(OfEachSeat[FinspanState]):
    def write_for(self, state: FinspanState, owner: int, row: Row) -> None:
        ocean, start = state.oceans[owner], row.next
        conditions = fish_points = 0
        for slot in range(SLOTS):
            fish = ocean.fish[slot]
            if fish != NO_CARD:
                conditions += game_end_points(ocean, slot)
                fish_points += state.cards.points[fish]
        row.put(conditions)
        row.put(fish_points)
        put_counted_lines(state.facts, ocean, row)
        put_sum(row, start)


def put_counted_lines(facts: Facts, ocean: Ocean, row: Row) -> None:
    row.put(len(ocean.consumed) * facts.consumed_points)
    row.put(count_bits(ocean.eggs) * facts.egg_points)
    row.put(ocean.young_count() * facts.young_points)
    row.put(count_bits(ocean.schools) * facts.school_points)
    row.put(sum(ocean.goal_points))


def put_sum(row: Row, start: i64) -> None:
    """Of what was written from there on."""
    points: i64 = 0
    index: i64 = start
    while index < row.next:
        points += i64(row.numbers[index])
        index += 1
    row.put(points)


class Goals(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.count_each(state.goals, self.length)


class LeaderBonus(Block[FinspanState]):
    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        row.put(1 if has_leader_bonus(state) else 0)


# ---- Nautoma


class OfNautoma(Block[FinspanState]):
    """Zeros where she does not play."""

    def write(self, state: FinspanState, seat: int, row: Row) -> None:
        if state.nautoma is None:
            row.skip(self.length)
        else:
            self.write_for(state, state.nautoma, row)

    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        raise NotImplementedError


class HerLevel(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        row.one_of(nautoma.level - 1, self.length)


class HerDecisions(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        row.put_bits(nautoma.deck, self.length)


class HerTokens(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        row.put(min(nautoma.eggs, MOST_TOKENS))
        row.put(min(nautoma.young, MOST_TOKENS))
        row.put(min(nautoma.schools, MOST_TOKENS))
        row.put(min(len(nautoma.fish), MOST_TOKENS))
        row.put(nautoma.markers)


class HerLines(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        row.put(nautoma.fish_points())
        row.put(nautoma.school_points())
        row.put(nautoma.young_points())
        row.put(nautoma.egg_points())
        row.put(nautoma.goal_points())
        row.put(nautoma.all_tangled_points())
        row.put(nautoma.score())


class HerGoal(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        if nautoma.scores_goals() and state.week < GOAL_WEEKS:
            goal = state.goals[state.week]
            row.put(state.facts.goals.points[goal] * nautoma.goal_count(goal))
        else:
            row.put(0)


class Tangle(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        row.one_of(nautoma.tangle if nautoma.strength else -1, self.length)


class Strength(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        row.put(nautoma.strength)


class TangledNow(OfNautoma):
    def write_for(self, state: FinspanState, nautoma: Nautoma, row: Row) -> None:
        in_site, in_rows = tangled_fish(nautoma, state.oceans[0])
        row.put(nautoma.tangled_points(in_site, in_rows) if nautoma.strength else 0)


# ---- the table


def standing_blocks(facts: Facts) -> tuple[Block[FinspanState], ...]:
    seats, weeks = seat_labels(MOST_SEATS), ("1", "2", "3")
    return (
        Turns("turns", (seats,), 0, WEEKS * facts.divers, "turns not begun, of this week and the later ones"),
        CardCounts("cards", (seats, ("hand", "discards")), 0, CARDS, "cards in hand and in the discard pile"),
        Goals("goal", (tuple(facts.goals.names),), 0, 1, "a goal of this match"),
        LeaderBonus("leader_bonus", (), 0, 1, "whoever is best in a goal gets extra points"),
        GoalPoints("goal_points", (seats, weeks), 0, MOST_POINTS, "scored; from this week on, as the ocean is now"),
        ScoreLines("line", (seats, LINES), 0, MOST_POINTS, "the lines of the score pad as they are now"),
    )


def nautoma_blocks(facts: Facts) -> tuple[Block[FinspanState], ...]:
    manual = facts.manual
    levels = tuple([str(level + 1) for level in range(len(manual.fish_points))])
    return (
        HerLevel("her_level", (levels,), 0, 1, "the level of Nautoma"),
        HerDecisions("her_deck", (tuple(manual.names),), 0, 1, "decision cards not seen this week"),
        HerTokens("her_tokens", (HER_TOKENS,), 0, MOST_TOKENS, "what lies before her"),
        HerLines("her_points", (HER_LINES,), 0, MOST_POINTS, "her points, line by line and together"),
        HerGoal("her_goal", (), 0, MOST_POINTS, "what she would score for the goal of this week as she stands"),
        Tangle("tangle", (tuple(manual.tangle_names),), 0, 1, "her scoring card in the Tangled variant"),
        Strength("tangle_strength", (), 0, MOST_STRENGTH, "what each fish in the marked site gives her"),
        TangledNow("tangled_now", (), 0, MOST_POINTS, "what the Tangled variant would give her as your ocean is now"),
    )
