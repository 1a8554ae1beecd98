"""What decided a match that ended with equal points."""

from __future__ import annotations

from msgspec import Struct

from atol.core.game import State
from atol.core.messages import TieBreak
from atol.locales import Words


class Decision(Struct, frozen=True):
    """The tie-break that decided: its words are the message `<game>-tie-<key>`, which gets both numbers."""

    key: str
    won: int
    lost: int


def settled(state: State) -> tuple[list[int], Decision | None]:
    """Who is ahead by points and tie-breaks, as places in the scores, and the last tie-break that told them apart."""
    return told_apart(state.scores(), state.tie_breaks())


def told_apart(scores: list[int], rules: list[TieBreak]) -> tuple[list[int], Decision | None]:
    """The same of scores alone, whoever counted them."""
    tied = [place for place, score in enumerate(scores) if score == max(scores)]
    decision = None
    for rule in rules:
        best = rule.best([rule.numbers[place] for place in tied])
        beaten = [rule.numbers[place] for place in tied if rule.numbers[place] != best]
        tied = [place for place in tied if rule.numbers[place] == best]
        if beaten:
            decision = Decision(rule.key, best, rule.best(beaten))
    return tied, decision


def decided_by(state: State) -> Decision | None:
    """What told equal scores apart; None where points alone decided, or nothing did."""
    return settled(state)[1]


def decision_words(state: State, words: Words) -> str:
    """What decided between equal points, in a sentence; empty where nothing had to."""
    decision = decided_by(state)
    if decision is None:
        return ""
    why = words.say(f"{state.game.meta.id}-tie-{decision.key}", won=decision.won, lost=decision.lost)
    return words.say("tie-decided", points=max(state.scores()), why=why)
