"""A finished match explained in the terminal: a curve for each seat, then where it turned and why."""

from __future__ import annotations

from atol.core.game import Game
from atol.core.record import Record
from atol.table.analysis import Analysis, SeatAnalysis, TurningPoint
from atol.table.seats import display_names, seat_from
from atol.terminal.reasons import Reasons, amount
from atol.terminal.screen import Screen

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72


def show_analysis(record: Record, analysis: Analysis, screen: Screen) -> None:
    names = display_names([seat_from(player) for player in record.players])
    reasons = reasons_of(screen.game, screen)
    for seat in analysis.seats:
        show_seat(seat, names[seat.seat], reasons, screen)
    if screen.game.meta.secrets:
        screen.say("analysis-knows", "dim")
    if analysis.looked_at < analysis.decisions:
        screen.say("analysis-rough", "dim", looked=analysis.looked_at, decisions=analysis.decisions)


def reasons_of(game: Game, screen: Screen) -> Reasons:
    return Reasons(game.meta.id, screen.words, lambda action: game.sentence(action, screen.words))


def show_seat(seat: SeatAnalysis, name: str, reasons: Reasons, screen: Screen) -> None:
    screen.line("")
    screen.line(name, "bold #f0803c")
    screen.line(curve([decision.value for decision in seat.decisions]), "#58bfc0")
    screen.say(f"analysis-luck-{scale(seat)}", "", **counted(seat.luck, seat))
    screen.say(f"analysis-cost-{scale(seat)}", "", **counted(seat.cost, seat))
    for point in seat.turning_points:
        show_turning_point(point, seat, reasons, screen)


def show_turning_point(point: TurningPoint, seat: SeatAnalysis, reasons: Reasons, screen: Screen) -> None:
    if point.played is None or point.better is None:
        screen.say(f"analysis-draw-{scale(seat)}", "bold", move=point.move, **counted(point.swing, seat))
        return
    done, better = reasons.sentence(point.played.action), reasons.sentence(point.better.action)
    details = {"move": point.move, "done": done, "better": better, **counted(-point.swing, seat)}
    screen.say(f"analysis-move-{scale(seat)}", "bold", **details)
    for reason in reasons.of(point.better, seat.unit):
        screen.line(f"    {reason}")


def scale(seat: SeatAnalysis) -> str:
    return "chance" if seat.unit == "chance" else "points"


def counted(value: int, seat: SeatAnalysis) -> dict[str, object]:
    """Points, or wins of a hundred matches: thousandths of a victory are counted in tens."""
    return amount(10 * value if seat.unit == "chance" else value)


def curve(values: list[int]) -> str:
    """The values as a line of bars, as many as fit."""
    step = max(1, -(-len(values) // WIDTH))
    shown = values[::step]
    if not shown:
        return ""
    lowest, spread = min(shown), max(max(shown) - min(shown), 1)
    return "".join(BARS[(value - lowest) * (len(BARS) - 1) // spread] for value in shown)
