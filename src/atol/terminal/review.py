"""Stepping through a record in the terminal."""

from __future__ import annotations

from atol.core.game import State
from atol.core.record import Record, Step, replay
from atol.core.ties import decision_words
from atol.locales import Words
from atol.table.seats import display_names, seat_from
from atol.terminal.play import Reader
from atol.terminal.screen import Screen, names_with_automaton


def review(record: Record, screen: Screen, read: Reader, ask: bool) -> None:
    """Show every position, waiting after each one if `ask`; what is typed can be `q`, or a move to skip to."""
    names = display_names([seat_from(player) for player in record.players])
    skip_to = 0
    for number, step in enumerate(replay(record)):
        show_step(step, number, names, screen)
        if not ask or number < skip_to:
            continue
        screen.board(step.state.view(step.state.to_act if not step.state.over else None), names)
        answer = read(screen.words.say("review-prompt", move=number, moves=len(record.moves))).strip().lower()
        if answer in ("q", "quit", screen.words.say("command-quit")):
            return
        skip_to = int(answer) if answer.isdecimal() else 0
    screen.say("review-end", result=result_words(step.state, names, screen.words))


def result_words(state: State, names: list[str], words: Words) -> str:
    """How a match stands at the end of its record."""
    if not state.over:
        return words.say("result-running")
    named = names_with_automaton(names, state.scores(), state.game, words)
    points = ", ".join(f"{name}: {score}" for name, score in zip(named, state.scores(), strict=True))
    winners = ", ".join(named[seat] for seat in state.winners())
    result = words.say("result", points=points, winners=winners or words.say("nobody"))
    return " ".join(filter(None, [result, decision_words(state, words)]))


def show_step(step: Step, number: int, names: list[str], screen: Screen) -> None:
    if step.move is not None:
        screen.line(f"{number:>4}  {names[step.move.seat]}: {step.move.notation}", "bold")
    for event in step.events:
        if event.seats is None:
            screen.line("      " + screen.game.log_line(event, names, screen.words), "#58bfc0")
