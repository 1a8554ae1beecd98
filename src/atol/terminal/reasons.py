"""Reasons of hints and reviews in words: the data of `table/hints.py` said in a person's language."""

from __future__ import annotations

from collections.abc import Callable

from atol.locales import Words
from atol.table.hints import LEAST, PROMISE, AdvisedMove, Unit, Versus

Say = Callable[[int], str]  # an action as people say it


class Reasons:
    """How one game's reasons are said."""

    def __init__(self, game: str, words: Words, sentence: Say) -> None:
        self.game = game
        self.words = words
        self.sentence = sentence

    def result(self, value: int, unit: Unit) -> str:
        """The expected result."""
        if unit == "chance":
            return self.words.say("hint-chance", percent=value / 10)
        return self.words.say(f"hint-{unit}", **amount(value))

    def of(self, move: AdvisedMove, unit: Unit) -> list[str]:
        """Every reason for a move, one a line."""
        said = (
            [self.words.say("hint-then", moves=", ".join(map(self.sentence, move.plan[1:])))] if move.plan[1:] else []
        )
        said += [
            self.words.say(
                "hint-claim" if claim.sure else "hint-claim-mean", line=self.line(claim.line), **amount(claim.points)
            )
            for claim in move.claims
        ]
        said += [
            self.words.say("hint-risk", what=self.aspect(chance.key), percent=chance.per_mille / 10)
            for chance in move.chances
        ]
        if abs(move.promise) >= LEAST:
            said.append(self.words.say("hint-promise", **amount(move.promise)))
        said += [
            self.words.say("hint-shift", what=self.aspect(one.key), before=one.before / 100, after=one.after / 100)
            for one in move.shifts
        ]
        return said + self.against(move.versus, unit)

    def against(self, versus: Versus | None, unit: Unit) -> list[str]:
        if versus is None:
            return []
        move = self.sentence(versus.action)
        if unit == "chance":
            return [self.words.say("hint-versus-chance", move=move, **amount(10 * versus.value))]
        said = [self.words.say("hint-versus", move=move, **amount(versus.value))]
        if abs(versus.points) >= LEAST:
            said.append(self.words.say("hint-versus-line", line=self.line(versus.line), **amount(versus.points)))
        return said

    def line(self, line: str) -> str:
        return self.words.say("hint-later" if line == PROMISE else f"{self.game}-score-{line}")

    def aspect(self, key: str) -> str:
        return self.words.say(f"{self.game}-aspect-{key}")


def amount(hundredths: int) -> dict[str, object]:
    """A number without its sign, and the sign for the sentence to choose by; what rounds to nothing has none."""
    sign = "zero" if abs(hundredths) < LEAST else "plus" if hundredths > 0 else "minus"
    return {"points": round(abs(hundredths) / 100, 1), "sign": sign}
