"""`atol nautoma`: Nautoma at a real table, in the terminal. She plays, the person tells what happens on the table."""

from __future__ import annotations

import secrets

from atol.core import registry
from atol.core.errors import BadData
from atol.core.game import Game
from atol.core.helpers import Terminal
from atol.games.finspan.actions import goal_words
from atol.games.finspan.game import FinspanGame
from atol.games.finspan.her_turn import HerStep, HerTurn
from atol.games.finspan.tabletop.companion import (
    EXAMPLES,
    GOAL,
    NO_FISH,
    POINTS,
    SHARED,
    TANGLED,
    TURN,
    Companion,
    NotNow,
    new_companion,
)
from atol.games.finspan.tabletop.helpers import OutdatedCompanion
from atol.games.finspan.tabletop.results import GoalResult
from atol.games.finspan.tabletop.sentences import changes, face_up, goal_sentence, pad_sentences, points_line
from atol.games.finspan.view import nautoma_sheet
from atol.locales import plain_words

UNDO = "undo"
QUIT = "quit"
SETTINGS = 6  # words of a saved companion's first line, before its edition
COUNTED = {"hatch": "young", "eggs": "eggs"}  # steps that say how many
RECONSTRUCTED = "reconstructed"


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
        return resumed(game, terminal).run()
    number = secrets.randbelow(2**32) if seed is None else seed
    return Conversation(game, companion_of(game, level, goals, tangled, tangle, number), terminal).run()


COMMANDS = (nautoma,)


def companion_of(game: FinspanGame, level: str, goals: str, tangled: str, tangle: str, seed: int) -> Companion:
    options = game.meta.check_options({"nautoma": level, "tangled": tangled})
    return new_companion(game.facts, int(options["nautoma"]), goals, int(options["tangled"]), tangle, seed)


def resumed(game: FinspanGame, terminal: Terminal) -> Conversation:
    """What was told goes on with the cards that it began with."""
    first, *lines = terminal.told
    words = first.split()
    if len(words) not in (SETTINGS, SETTINGS + 1) or words[0] != "nautoma" or not words[5].isdecimal():
        raise BadData(file=terminal.file.name, entry="1", field="-", problem=first)
    game = edition_named(game, words[SETTINGS:])
    companion = companion_of(game, words[1], words[2], words[3], words[4], int(words[5]))
    for line in lines:
        companion.tell(line)
    return Conversation(game, companion, terminal)


def edition_named(game: FinspanGame, names: list[str]) -> FinspanGame:
    """The game in that edition; the earliest files name none, so they were played with the earliest cards."""
    editions = list(registry.editions(game.meta.id, game.overlay))
    known = [edition for edition in editions if edition.edition in names] if names else editions
    if not known:
        raise OutdatedCompanion()
    assert isinstance(known[-1], FinspanGame)
    return known[-1]


class Conversation:
    def __init__(self, game: FinspanGame, companion: Companion, terminal: Terminal) -> None:
        self.game = game
        self.companion = companion
        self.terminal = terminal

    def run(self) -> int:
        self.terminal.say("finspan-tabletop-help")
        self.show_lines(face_up(self.companion, self.terminal.words))
        while not self.companion.over:
            self.show()
            try:
                line = self.terminal.ask(self.prompt()).strip().lower()
            except (EOFError, KeyboardInterrupt):
                line = QUIT
            if self.is_command(line, QUIT):
                self.terminal.say("saved", file=str(self.terminal.file))
                return 0
            self.hear(line)
        self.end()
        return 0

    def hear(self, line: str) -> None:
        if self.is_command(line, UNDO):
            self.companion.undo()
        else:
            self.tell(line or self.companion.asked)
        self.save()

    def is_command(self, line: str, command: str) -> bool:
        return plain_words(line) in (plain_words(command), plain_words(self.terminal.words.say(f"command-{command}")))

    def tell(self, line: str) -> None:
        try:
            self.companion.tell(self.meant(line))
        except NotNow:
            choices = ", ".join(self.example(word) for word in self.companion.possible())
            self.terminal.say("finspan-tabletop-refused", "bold red", text=line, choices=choices)
            return
        self.show_change(self.companion.lines[-1].split()[0])

    def example(self, word: str) -> str:
        return self.terminal.words.say(f"finspan-tabletop-say-{word}")

    def meant(self, line: str) -> str:
        """The line with the words of the player's language in place of the companion's own."""
        known = {plain_words(self.example(word))[0]: word for word in (*EXAMPLES, NO_FISH)}
        return " ".join(known.get(" ".join(plain_words(word)), word) for word in line.split())

    def save(self) -> None:
        file = self.terminal.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            "\n".join([header(self.companion, self.game.edition), *self.companion.lines]) + "\n", encoding="utf-8"
        )

    # ---- what is shown

    def prompt(self) -> str:
        companion = self.companion
        details = {"week": companion.week + 1, "turn": companion.round + 1}
        if companion.asked == GOAL:
            number = companion.goals[companion.week]
            goal = goal_words(companion.facts.goals.names[number], self.terminal.words)
            asked = "goal-eggs" if companion.facts.goals.each[number] > 1 else "goal"
            return self.terminal.words.say(f"finspan-tabletop-{asked}", goal=goal) + " "
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

    def show_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.terminal.line(f"  {line}")

    def show_change(self, word: str) -> None:
        """What the newest line did."""
        companion = self.companion
        if word == TURN and companion.latest is not None:
            self.show_turn(companion.latest)
        elif word == SHARED:
            self.terminal.say("finspan-tabletop-shared", eggs=companion.nautoma.eggs, count=companion.shared)
        elif word == GOAL:
            self.show_goal(companion.goal_results[-1])
        elif word == TANGLED:
            result = companion.tangled_results[-1]
            details = {"site": result.in_site, "rows": result.in_rows, "points": result.points}
            self.terminal.say("finspan-tabletop-tangled-result", "bold", **details)

    def show_turn(self, turn: HerTurn) -> None:
        self.terminal.say("finspan-tabletop-decision", "bold", decision=turn.card.id)
        for step in turn.steps:
            worked = "step" if step.before != step.after else "idle"
            said = self.terminal.words.say(f"finspan-tabletop-{worked}-{step.kind}", count=count_of(step))
            changed = changes(step, self.terminal.words)
            self.terminal.line(f"  {said} ({changed})" if changed else f"  {said}")
        self.terminal.line(f"  {points_line(turn, self.terminal.words)}")
        if len(self.companion.lines[-1].split()) > 1 and turn.card.provenance == RECONSTRUCTED:
            self.terminal.say("finspan-tabletop-reconstructed", "dim", decision=turn.card.id)

    def show_goal(self, result: GoalResult) -> None:
        self.terminal.line(goal_sentence(self.companion, result, self.terminal.words))
        if result.base is None:
            self.terminal.say("finspan-tabletop-goal-alone", "bold", mine=result.mine)
        else:
            details = {"mine": result.mine, "hers": result.hers, "base": result.base, "markers": result.markers}
            self.terminal.say("finspan-tabletop-goal-result", "bold", **details)
        if result.my_bonus or result.her_bonus:
            self.terminal.say("finspan-tabletop-goal-bonus", mine=result.my_bonus, hers=result.her_bonus)

    def end(self) -> None:
        companion = self.companion
        if companion.person_lines:
            you = self.terminal.words.say("finspan-tabletop-you")
            self.show_lines(pad_sentences(companion.lines[-1], companion.person_lines, self.terminal.words))
            self.terminal.score_sheet(you, companion.person_lines, reasons=False)
        else:
            self.terminal.say("finspan-tabletop-points-mean", points=companion.person_points)
        self.terminal.score_sheet(self.terminal.words.say("finspan-automaton"), nautoma_sheet(companion.nautoma))
        won = "person" if companion.person_wins() else "nautoma"
        details = {"mine": companion.person_points, "hers": companion.nautoma.score(), "won": won}
        self.terminal.say("finspan-tabletop-end", "bold #f0803c", **details)


def count_of(step: HerStep) -> int:
    """How many tokens a step moved, where that differs."""
    counted = COUNTED.get(step.kind, step.kind)
    return getattr(step.after, counted, 0) - getattr(step.before, counted, 0)


def header(companion: Companion, edition: str) -> str:
    """The settings and the edition of the cards, in one line before what was told."""
    goals = ",".join(companion.facts.goals.names[goal] for goal in companion.goals)
    tangle = companion.facts.manual.tangle_names[companion.tangle]
    return f"nautoma {companion.level} {goals} {companion.strength} {tangle} {companion.seed} {edition}"
