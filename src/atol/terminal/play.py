"""The terminal table: people and bots play a whole match, line by line; piped input works too."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from atol.core import record
from atol.core.errors import AtolError, NoHints
from atol.core.shuffle import KNOWN
from atol.locales import words
from atol.table.table import Table
from atol.terminal.asking import COMMANDS, Understanding, command_in
from atol.terminal.reasons import Reasons
from atol.terminal.screen import Screen, names_with_automaton
from atol.terminal.teaching import Teaching

INTERRUPTED = 130  # what shells expect after Ctrl-C
NOT_SAVED = 1

LINES_OF_A_RESUMED_LOG = 8
EXAMPLES = 3  # of what can be typed, where something could not be understood

Reader = Callable[[str], str]


class Quit(Exception):
    """The person wants to leave."""


class Session:
    """One match at the terminal."""

    def __init__(self, table: Table, screen: Screen, read: Reader, save_path: Path, hints: bool = True) -> None:
        self.table = table
        self.screen = screen
        self.read = read
        self.save_path = save_path
        self.hints = hints
        self.seen: dict[int | None, int] = {}  # up to which version each seat has read the log
        self.opened = table.version - LINES_OF_A_RESUMED_LOG if table.version else -1
        self.last_person = -1
        self.people = [seat for seat in range(len(table.seats)) if not table.is_bot(seat)]
        self.teaching = Teaching(table, screen)

    def run(self) -> int:
        """Play to the end; returns the exit code. However it ends, the match is saved."""
        try:
            self._open()
            while not self.table.over:
                self._step()
            return self._close()
        except Quit:
            return self._save(self.save_path)
        except EOFError:
            return self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except BrokenPipeError:
            self._write(self.save_path)  # nobody reads any more, so nothing is said
            raise

    def _leave(self) -> int:
        self.screen.line("")  # the prompt's line was left open
        return self._save(self.save_path)

    def _open(self) -> None:
        self.screen.say("welcome", "bold", game=self.table.game.meta.names[self.screen.words.language])
        if self.table.shuffle != KNOWN:
            self.screen.say("commitment", "dim", commitment=self.table.commitment)
        self.teaching.open()
        self.teaching.listen()
        if not self.table.over:
            sentence = next(iter(self._offers(self.table.to_act).values()))
            self.screen.say("how-to-play", "dim", example=sentence)

    def _step(self) -> None:
        seat = self.table.to_act
        if self.table.is_bot(seat):
            self._bot_acts(seat)
        else:
            self._person_acts(seat)
        self.teaching.listen()

    def _bot_acts(self, seat: int) -> None:
        with self.screen.console.status(self.screen.words.say("thinking", name=self.table.names[seat])):
            action = self.table.bot_task(seat).think()
        self.table.play(seat, action)
        if not self.people:
            self._show_log(None)

    # ---- a person's turn

    def _person_acts(self, seat: int) -> None:
        if seat != self.last_person and len(self.people) > 1 and self.table.game.meta.secrets:
            self._draw_curtain(seat)
        self.last_person = seat
        self._show_log(seat)
        self._show_board(seat)
        self.teaching.tell()
        version = self.table.version
        while self.table.version == version:
            self._ask(seat)

    def _draw_curtain(self, seat: int) -> None:
        self.screen.curtain(self.table.names[seat])
        if sys.stdin.isatty():
            self.read("")
            self.screen.console.clear()

    def _show_log(self, seat: int | None) -> None:
        for line in self.table.log(seat, self.screen.words, self.seen.get(seat, self.opened)):
            self.screen.line("· " + line, "#58bfc0")
        self.seen[seat] = self.table.version

    def _show_board(self, seat: int) -> None:
        self.screen.board(self.table.view(seat), self.table.names)
        self.screen.say("your-move", "bold #f0803c", name=self.table.names[seat])
        self.screen.choices(list(self._offers(seat).values()))

    def _ask(self, seat: int) -> None:
        text = self.read("> ")
        offers = self._offers(seat)
        command = None if self._understanding(offers).begins_a_move(text) else command_in(text)
        try:
            if command is not None:
                self._obey(seat, *command)
            elif text.strip():
                self._act(seat, text, offers)
        except AtolError as error:
            self.screen.line(error.words(self.screen.words.language), "bold red")

    def _offers(self, seat: int) -> dict[int, str]:
        """What that seat may do, in the order of the list, each with its sentence."""
        text, view = self.table.game.text, self.table.view(seat)
        legal = text.arranged(self.table.legal(seat), view)
        return {action: text.offer(action, view, self.table.names, self.screen.words) for action in legal}

    def _understanding(self, offers: dict[int, str]) -> Understanding:
        return Understanding(offers, self.table.game, self.screen.words, offers.__getitem__)

    def _act(self, seat: int, text: str, offers: dict[int, str]) -> None:
        meant = self._understanding(offers).actions_meant(text)
        if len(meant) == 1:
            self.table.play(seat, meant[0], self.table.version)
        elif meant:
            self.screen.say("which-one", choices=numbered(meant, offers))
        else:
            self._refuse(text.strip(), offers)

    def _refuse(self, typed: str, offers: dict[int, str]) -> None:
        """Say whether it is no move at all or none for now, and what could be typed."""
        if typed.isdecimal():
            self.screen.say("no-such-number", "bold red", text=typed, count=len(offers))
            return
        game, spoken = self.table.game, self.screen.words
        every = Understanding(range(game.action_count), game, spoken, lambda action: game.sentence(action, spoken))
        why = "not-now" if every.actions_meant(typed) else "not-understood"
        self.screen.say(why, "bold red", text=typed, examples=numbered(list(offers)[:EXAMPLES], offers))

    # ---- commands

    def _obey(self, seat: int, command: str, rest: str) -> None:
        if command == "undo":
            self.table.undo(seat, self.table.version)
        elif command == "hint":
            self._hint(seat)
        elif command == "score":
            self._show_sheets(seat)
        elif command == "rules":
            self.screen.rules()
        elif command == "log":
            for line in self.table.log(seat, self.screen.words):
                self.screen.line("· " + line)
        elif command == "board":
            self._show_board(seat)
        elif command == "save":
            self._save(Path(os.path.expanduser(rest)) if rest else self.save_path)
        elif command == "help":
            self._help()
        else:
            raise Quit

    def _hint(self, seat: int) -> None:
        if not self.hints:
            raise NoHints()
        with self.screen.console.status(self.screen.words.say("thinking", name="search")):
            hint = self.table.hint(seat)
        offers, words = self._offers(seat), self.screen.words
        game = self.table.game
        reasons = Reasons(game.meta.id, words, lambda action: game.sentence(action, words))
        for move in hint.moves:
            number = list(offers).index(move.action) + 1
            result = reasons.result(move.value, hint.unit)
            self.screen.say("hint", "bold #3c9d63", action=offers[move.action], number=number, result=result)
            for reason in reasons.of(move, hint.unit):
                self.screen.line(f"    {reason}")
        if game.meta.secrets:
            self.screen.say("hint-knows", "dim")

    def _show_sheets(self, viewer: int | None) -> None:
        for seat, name in enumerate(self.table.names):
            self.screen.score_sheet(name, self.table.score_sheet(seat, viewer))

    def _help(self) -> None:
        spoken = self.screen.words
        for command in COMMANDS:
            name = spoken.say(f"command-{command}")
            self.screen.line(f"{name:<12} {spoken.say(f'command-{command}-help')}")
        self.screen.legend()

    def _save(self, path: Path) -> int:
        try:
            self._write(path)
        except OSError as error:
            self.screen.say("save-failed", "bold red", file=str(path), problem=error.strerror or str(error))
            return NOT_SAVED
        self.screen.say("saved", file=str(path))
        return 0

    def _write(self, path: Path) -> None:
        notice = "" if self.table.over else "# " + words("en").say("save-secret") + "\n"
        text = record.write(self.table.save())
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("\n", f"\n{notice}", 1), encoding="utf-8")

    # ---- the end

    def _close(self) -> int:
        self._show_log(self.last_person if self.people else None)
        self.screen.board(self.table.view(None), self.table.names)
        self._show_sheets(None)
        names = names_with_automaton(self.table.names, self.table.scores(), self.table.game, self.screen.words)
        for seat in range(len(self.table.names), len(names)):
            self.screen.score_sheet(names[seat], self.table.score_sheet(seat, None))
        winners = [names[seat] for seat in self.table.winners()]
        self.screen.say("winners", "bold #f0803c", count=len(winners), names=", ".join(winners))
        decided = self.table.decided(self.screen.words)
        if decided:
            self.screen.line(decided)
        self.teaching.close()
        record.verify(self.table.record())
        self.screen.say("known-seed" if self.table.shuffle == KNOWN else "fair", "#3c9d63")
        if self.people and self.table.game.meta.achievements:
            self.screen.say("sheet-elsewhere", "dim")
        return self._save(self.save_path)


def numbered(actions: list[int], offers: dict[int, str]) -> str:
    """These moves with their numbers in the list."""
    numbers = {action: number for number, action in enumerate(offers, start=1)}
    return "; ".join(f"{numbers[action]} {offers[action]}" for action in actions)
