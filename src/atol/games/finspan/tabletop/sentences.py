"""What the terminal says beside the box: what lies open on the table, what a step changed, what a number meant."""

from __future__ import annotations

import msgspec

from atol.core.messages import ScoreLine
from atol.games.finspan.actions import goal_words
from atol.games.finspan.her_turn import HerStep, HerTurn
from atol.games.finspan.tabletop.companion import Companion
from atol.games.finspan.tabletop.results import GoalResult
from atol.locales import Words


def face_up(companion: Companion, words: Words) -> list[str]:
    """What is laid out before the first turn: her tokens, the goals of all weeks, the Tangled card."""
    things = companion.things()
    lines = [
        words.say("finspan-com-start-board"),
        words.say("finspan-com-start-tokens", eggs=things.eggs, young=things.young),
        *[goal_line(companion, week, words) for week in range(len(companion.goals))],
    ]
    return [*lines, *tangled_lines(companion, words), words.say("finspan-com-start-first")]


def goal_line(companion: Companion, week: int, words: Words) -> str:
    """The goal of a week with its points, and her base number where she scores goals."""
    goals, goal, nautoma = companion.facts.goals, companion.goals[week], companion.nautoma
    details = {"week": week + 1, "goal": goal_words(goals.names[goal], words), "points": goals.points[goal]}
    if not nautoma.scores_goals():
        return words.say("finspan-tabletop-face-goal-alone", **details)
    return words.say("finspan-tabletop-face-goal", base=nautoma.goal_count(goal) - nautoma.markers, **details)


def tangled_lines(companion: Companion, words: Words) -> list[str]:
    if not companion.strength:
        return []
    card = companion.facts.components.tangled[companion.tangle]
    rows, site = ", ".join(str(row) for row in card.rows), words.say("finspan-at-site", site=card.site)
    details = {"tangle": card.id, "strength": companion.strength, "site": site, "rows": rows}
    return [words.say("finspan-tabletop-face-tangled", **details)]


# ---- her turn


def changes(step: HerStep, words: Words) -> str:
    """Everything that a step changed, from how many to how many; empty where nothing did."""
    before, after = msgspec.structs.asdict(step.before), msgspec.structs.asdict(step.after)
    changed = [name for name in before if before[name] != after[name]]
    return ", ".join(
        words.say("finspan-tabletop-change", thing=name, before=before[name], after=after[name]) for name in changed
    )


def points_line(turn: HerTurn, words: Words) -> str:
    return words.say("finspan-tabletop-her-points", before=turn.points_before, after=turn.points)


# ---- what was typed


def goal_sentence(companion: Companion, result: GoalResult, words: Words) -> str:
    """How the number that was typed became the person's points."""
    goals, goal = companion.facts.goals, companion.goals[result.week - 1]
    details = {"count": result.count, "goal": goal_words(result.goal, words), "each": goals.each[goal]}
    counted, points = result.count // goals.each[goal], goals.points[goal]
    return words.say("finspan-tabletop-goal-means", counted=counted, points=points, total=counted * points, **details)


def pad_sentences(line: str, sheet: tuple[ScoreLine, ...], words: Words) -> list[str]:
    """Each number of a `pad` line: what it counts, and the points for it."""
    numbers = [int(number) for number in line.split()[1:]]
    return [
        words.say(f"finspan-tabletop-pad-{entry.key}", number=number, points=entry.points)
        for number, entry in zip(numbers, sheet, strict=True)
    ]
