"""Nautoma at a real table, in the terminal: she plays, the person tells what happens on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from atol.core.errors import AtolError
from atol.games.finspan.actions import goal_words
from atol.games.finspan.companion import GOAL, POINTS, TANGLED, TURN, Companion, GoalResult, HerTurn
from atol.games.finspan.view import nautoma_sheet
from atol.terminal.screen import Screen

Reader = Callable[[str], str]

UNDO = "undo"
QUIT = "quit"


class Beside:
    def __init__(self, companion: Companion, screen: Screen, read: Reader, save_path: Path) -> None:
        self.companion = companion
        self.screen = screen
        self.read = read
        self.save_path = save_path

    def run(self) -> int:
        self.screen.say("finspan-beside-help")
        while not self.companion.over:
            self.show()
            try:
                line = self.read(self.prompt()).strip().lower()
            except (EOFError, KeyboardInterrupt):
                line = QUIT
            if line in (QUIT, self.screen.words.say("command-quit")):
                self.screen.say("saved", file=str(self.save_path))
                return 0
            self.hear(line)
        self.end()
        return 0

    def hear(self, line: str) -> None:
        if line in (UNDO, self.screen.words.say("command-undo")):
            self.companion.undo()
        else:
            self.tell(line or self.companion.asked)
        self.save()

    def tell(self, line: str) -> None:
        try:
            self.companion.tell(line)
        except AtolError as error:
            self.screen.line(error.words(self.screen.words.language), "bold red")
            return
        self.show_change(self.companion.lines[-1].split()[0])

    def save(self) -> None:
        self.save_path.parent.mkdir(parents=True, exist_ok=True)
        self.save_path.write_text("\n".join([header(self.companion), *self.companion.lines]) + "\n", encoding="utf-8")

    # ---- what is shown

    def prompt(self) -> str:
        found = self.companion
        details = {"week": found.week + 1, "turn": found.round + 1}
        if found.asked == GOAL:
            goal = goal_words(found.parts.goals.names[found.goals[found.week]], self.screen.words)
            return self.screen.words.say("finspan-beside-goal", goal=goal) + " "
        if found.asked == TANGLED:
            card = found.parts.components.tangled[found.nautoma.tangle]
            rows = ", ".join(str(row) for row in card.rows)
            site = self.screen.words.say("finspan-at-site", site=card.site)
            return self.screen.words.say("finspan-beside-tangled", tangle=card.id, site=site, rows=rows) + " "
        if found.asked == POINTS:
            return self.screen.words.say("finspan-beside-points") + " "
        return self.screen.words.say("finspan-beside-turn", **details) + " "

    def show(self) -> None:
        found = self.companion.nautoma
        self.screen.say(
            "finspan-nautoma-line",
            "#7d4fa8",
            level=found.level,
            points=found.score(),
            fish=len(found.fish),
            schools=found.schools,
            young=found.young,
            eggs=found.eggs,
            markers=found.markers,
        )

    def show_change(self, word: str) -> None:
        """What the newest line did."""
        found = self.companion
        if word == TURN and found.latest is not None:
            self.show_turn(found.latest)
        elif word == GOAL:
            self.show_goal(found.goal_results[-1])
        elif word == TANGLED:
            result = found.tangled_results[-1]
            details = {"site": result.in_site, "rows": result.in_rows, "points": result.points}
            self.screen.say("finspan-beside-tangled-result", "bold", **details)

    def show_turn(self, turn: HerTurn) -> None:
        self.screen.say("finspan-beside-decision", "bold", decision=turn.decision)
        for step in turn.steps:
            worked = "step" if step.before != step.after else "idle"
            self.screen.line(f"  {self.screen.words.say(f'finspan-beside-{worked}-{step.kind}')}")

    def show_goal(self, result: GoalResult) -> None:
        details = {"mine": result.mine, "hers": result.hers, "base": result.base or 0, "markers": result.markers}
        self.screen.say("finspan-beside-goal-result", "bold", **details)

    def end(self) -> None:
        found = self.companion
        if found.person_lines:
            self.screen.score_sheet(self.screen.words.say("finspan-beside-you"), found.person_lines)
        self.screen.score_sheet(self.screen.words.say("finspan-automaton"), nautoma_sheet(found.nautoma))
        won = "person" if found.person_wins() else "nautoma"
        details = {"mine": found.person_points, "hers": found.nautoma.score(), "won": won}
        self.screen.say("finspan-beside-end", "bold #f0803c", **details)


def header(companion: Companion) -> str:
    """The settings, in one line before what was told."""
    goals = ",".join(companion.parts.goals.names[goal] for goal in companion.goals)
    tangle = companion.parts.manual.tangle_names[companion.tangle]
    return f"nautoma {companion.level} {goals} {companion.strength} {tangle} {companion.seed}"
