"""`atol nautoma`: Nautoma at a real table, in the terminal. She plays, the person tells what happens on the table."""

from __future__ import annotations

import secrets
from pathlib import Path

from atol.core.errors import AtolError, BadData
from atol.core.game import Game
from atol.core.helpers import Terminal
from atol.games.finspan.actions import goal_words
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.tabletop.companion import GOAL, POINTS, TANGLED, TURN, Companion, new_companion
from atol.games.finspan.tabletop.results import GoalResult, HerTurn
from atol.games.finspan.view import nautoma_sheet

UNDO = "undo"
QUIT = "quit"


def nautoma(
    game: Game,
    terminal: Terminal,
    level: str = "2",
    goals: str = "A",
    tangled: str = "0",
    tangle: str = "",
    seed: int | None = None,
) -> int:
    """Nautoma at your own table: she takes her turns here, you play with the box."""
    assert isinstance(game, FinspanGame)
    if terminal.told:
        companion = resumed(game, terminal.file, terminal.told)
    else:
        number = secrets.randbelow(2**32) if seed is None else seed
        companion = companion_of(game, level, goals, tangled, tangle, number)
    return Conversation(companion, terminal).run()


COMMANDS = (nautoma,)


def companion_of(game: FinspanGame, level: str, goals: str, tangled: str, tangle: str, seed: int) -> Companion:
    options = game.meta.check_options({"nautoma": level, "tangled": tangled})
    return new_companion(game.facts, int(options["nautoma"]), goals, int(options["tangled"]), tangle, seed)


def resumed(game: FinspanGame, file: Path, told: list[str]) -> Companion:
    first, *lines = told
    words = first.split()
    if len(words) != 6 or words[0] != "nautoma" or not words[5].isdecimal():
        raise BadData(file=file.name, entry="1", field="-", problem=first)
    companion = companion_of(game, words[1], words[2], words[3], words[4], int(words[5]))
    for line in lines:
        companion.tell(line)
    return companion


class Conversation:
    def __init__(self, companion: Companion, terminal: Terminal) -> None:
        self.companion = companion
        self.terminal = terminal

    def run(self) -> int:
        self.terminal.say("finspan-tabletop-help")
        while not self.companion.over:
            self.show()
            try:
                line = self.terminal.ask(self.prompt()).strip().lower()
            except (EOFError, KeyboardInterrupt):
                line = QUIT
            if line in (QUIT, self.terminal.words.say("command-quit")):
                self.terminal.say("saved", file=str(self.terminal.file))
                return 0
            self.hear(line)
        self.end()
        return 0

    def hear(self, line: str) -> None:
        if line in (UNDO, self.terminal.words.say("command-undo")):
            self.companion.undo()
        else:
            self.tell(line or self.companion.asked)
        self.save()

    def tell(self, line: str) -> None:
        try:
            self.companion.tell(line)
        except AtolError as error:
            self.terminal.line(error.words(self.terminal.words.language), "bold red")
            return
        self.show_change(self.companion.lines[-1].split()[0])

    def save(self) -> None:
        file = self.terminal.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join([header(self.companion), *self.companion.lines]) + "\n", encoding="utf-8")

    # ---- what is shown

    def prompt(self) -> str:
        companion = self.companion
        details = {"week": companion.week + 1, "turn": companion.round + 1}
        if companion.asked == GOAL:
            goal = goal_words(companion.facts.goals.names[companion.goals[companion.week]], self.terminal.words)
            return self.terminal.words.say("finspan-tabletop-goal", goal=goal) + " "
        if companion.asked == TANGLED:
            card = companion.facts.components.tangled[companion.nautoma.tangle]
            rows = ", ".join(str(row) for row in card.rows)
            site = self.terminal.words.say("finspan-at-site", site=card.site)
            return self.terminal.words.say("finspan-tabletop-tangled", tangle=card.id, site=site, rows=rows) + " "
        if companion.asked == POINTS:
            return self.terminal.words.say("finspan-tabletop-points") + " "
        return self.terminal.words.say("finspan-tabletop-turn", **details) + " "

    def show(self) -> None:
        hers = self.companion.nautoma
        self.terminal.say(
            "finspan-nautoma-line",
            "#7d4fa8",
            level=hers.level,
            points=hers.score(),
            fish=len(hers.fish),
            schools=hers.schools,
            young=hers.young,
            eggs=hers.eggs,
            markers=hers.markers,
        )

    def show_change(self, word: str) -> None:
        """What the newest line did."""
        companion = self.companion
        if word == TURN and companion.latest is not None:
            self.show_turn(companion.latest)
        elif word == GOAL:
            self.show_goal(companion.goal_results[-1])
        elif word == TANGLED:
            result = companion.tangled_results[-1]
            details = {"site": result.in_site, "rows": result.in_rows, "points": result.points}
            self.terminal.say("finspan-tabletop-tangled-result", "bold", **details)

    def show_turn(self, turn: HerTurn) -> None:
        self.terminal.say("finspan-tabletop-decision", "bold", decision=turn.decision)
        for step in turn.steps:
            worked = "step" if step.before != step.after else "idle"
            self.terminal.line(f"  {self.terminal.words.say(f'finspan-tabletop-{worked}-{step.kind}')}")

    def show_goal(self, result: GoalResult) -> None:
        details = {"mine": result.mine, "hers": result.hers, "base": result.base or 0, "markers": result.markers}
        self.terminal.say("finspan-tabletop-goal-result", "bold", **details)

    def end(self) -> None:
        companion = self.companion
        if companion.person_lines:
            self.terminal.score_sheet(self.terminal.words.say("finspan-tabletop-you"), companion.person_lines)
        self.terminal.score_sheet(self.terminal.words.say("finspan-automaton"), nautoma_sheet(companion.nautoma))
        won = "person" if companion.person_wins() else "nautoma"
        details = {"mine": companion.person_points, "hers": companion.nautoma.score(), "won": won}
        self.terminal.say("finspan-tabletop-end", "bold #f0803c", **details)


def header(companion: Companion) -> str:
    """The settings, in one line before what was told."""
    goals = ",".join(companion.facts.goals.names[goal] for goal in companion.goals)
    tangle = companion.facts.manual.tangle_names[companion.tangle]
    return f"nautoma {companion.level} {goals} {companion.strength} {tangle} {companion.seed}"
