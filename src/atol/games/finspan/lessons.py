"""What a first match of Finspan teaches, in the order in which it comes up; alone there is Nautoma too."""

from __future__ import annotations

from collections.abc import Sequence

from atol.core.lessons import Course, Details, Matters, dealt, lessons_of, own, told
from atol.core.messages import Event
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.codes import BENEFIT, CHOOSE, PAY, PLACE

News = Sequence[Event]


def is_asked(state: FinspanState, seat: int, step: int) -> bool:
    return state.to_act == seat and state.step == step


def turn(state: FinspanState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, CHOOSE) else None


def place(state: FinspanState, seat: int, news: News) -> Details | None:
    return {"card": state.cards.names[state.card]} if is_asked(state, seat, PLACE) else None


def pay(state: FinspanState, seat: int, news: News) -> Details | None:
    return {"card": state.cards.names[state.card]} if is_asked(state, seat, PAY) else None


def played(state: FinspanState, seat: int, news: News) -> Details | None:
    fish = own(news, "play", seat)
    return {"card": fish.args["card"]} if fish else None


def consumed(state: FinspanState, seat: int, news: News) -> Details | None:
    fish = own(news, "play", seat)
    return {"covered": fish.args["covered"]} if fish and fish.args.get("covered") else None


def dive(state: FinspanState, seat: int, news: News) -> Details | None:
    down = own(news, "dive", seat)
    return {"site": down.args["site"]} if down else None


def bonus(state: FinspanState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, BENEFIT) else None


def activate(state: FinspanState, seat: int, news: News) -> Details | None:
    met = own(news, "activate", seat)
    return {"card": met.args["card"]} if met else None


def bottom(state: FinspanState, seat: int, news: News) -> Details | None:
    return {} if own(news, "bottom", seat) else None


def gives(field: str) -> Matters:
    """When the ability in use gives some of that."""

    def matters(state: FinspanState, seat: int, news: News) -> Details | None:
        amount: int = getattr(state, field)
        return {"amount": amount} if amount and is_asked(state, seat, BENEFIT) else None

    matters.__name__ = field
    return matters


def schools(state: FinspanState, seat: int, news: News) -> Details | None:
    return {} if state.oceans[seat].schools else None


def goal(state: FinspanState, seat: int, news: News) -> Details | None:
    """What counts at the end of this week."""
    early = is_asked(state, seat, CHOOSE) and state.round >= 1 and state.week < len(state.goals)
    return {"goal": state.facts.goals.names[state.goals[state.week]], "week": state.week + 1} if early else None


def week(state: FinspanState, seat: int, news: News) -> Details | None:
    over = told(news, "goal")
    return {"goal": over.args["goal"], "won": state.oceans[seat].goal_points[state.week - 1]} if over else None


def last_week(state: FinspanState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, CHOOSE) and state.week == len(state.goals) else None


def nautoma(state: FinspanState, seat: int, news: News) -> Details | None:
    hers = told(news, "nautoma-turn")
    return {name: hers.args[name] for name in ("eggs", "young", "schools")} if hers else None


BENEFITS = tuple([gives(field) for field in ("draws", "recovers", "lays", "hatches", "births", "moves", "tucks")])
RULES = (turn, place, pay, played, consumed, dive, bonus, activate, bottom)
WEEKS = (schools, goal, week, last_week)


def courses() -> tuple[Course, ...]:
    together, alone = lessons_of(*RULES, *BENEFITS, *WEEKS), lessons_of(*RULES, nautoma, *BENEFITS, *WEEKS)
    return dealt(
        __package__,
        Course("match", together, pictures=("turn", "dive", "end")),
        Course("nautoma", alone, pictures=("turn", "dive", "nautoma"), seats=1, options={"nautoma": "1"}),
    )
