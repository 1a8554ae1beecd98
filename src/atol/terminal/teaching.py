"""A teaching match at the terminal: each rule in one sentence at its first moment, ticked off."""

from __future__ import annotations

from atol.core.lessons import DueLesson
from atol.table.table import Table
from atol.terminal.screen import Screen

CALM = "#3c9d63"


class Teaching:
    """What the learner was told so far; in other matches there is nothing to tell."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.course = table.course
        self.learned: list[str] = []
        self.waiting: list[DueLesson] = []

    def open(self) -> None:
        """The goal and the turn, in the words of the three pictures that open a course in the browser."""
        if self.course is None:
            return
        prefix = f"{self.table.game.meta.id}-course-{self.course.id}"
        self.screen.say(prefix, f"bold {CALM}")
        for picture in self.course.pictures:
            self.screen.say(f"{prefix}-{picture}")
        self.screen.say("lesson-deal", "dim")

    def listen(self) -> None:
        """Call it after every action: a lesson can be due for a moment only."""
        seat = None if self.course is None else self.course.seat
        for due in self.table.lessons(seat):
            if due.id not in self.learned:
                self.learned.append(due.id)
                self.waiting.append(due)

    def tell(self) -> None:
        for number, due in enumerate(self.waiting, start=len(self.learned) - len(self.waiting) + 1):
            self._tell(due, number)
        self.waiting.clear()

    def _tell(self, due: DueLesson, number: int) -> None:
        spoken = self.screen.words
        sentence = self.table.game.text.lesson(due, self.table.names, spoken)
        self.screen.say(
            "lesson-told", CALM, topic=self._topic(due.id), sentence=sentence, number=number, all=self._count()
        )

    def close(self) -> None:
        """What was learned, and what did not come up."""
        if self.course is None:
            return
        self.tell()
        self.screen.say("lessons-told", f"bold {CALM}", done=len(self.learned), all=self._count())
        for lesson in self.course.lessons:
            mark = "✓" if lesson.id in self.learned else "·"
            self.screen.line(f"  {mark} {self._topic(lesson.id)}")

    def _topic(self, lesson: str) -> str:
        return self.screen.words.say(f"{self.table.game.meta.id}-lesson-{lesson}.title")

    def _count(self) -> int:
        return 0 if self.course is None else len(self.course.lessons)
