"""What a first match of Podwodni Łowcy teaches, in the order in which it comes up."""

from __future__ import annotations

from collections.abc import Sequence

from atol.core.lessons import Course, Details, dealt, lessons_of, own, told
from atol.core.messages import Event
from atol.games.podwodni_lowcy import risk
from atol.games.podwodni_lowcy.cards import CARDS, SHRIMP
from atol.games.podwodni_lowcy.ids import SCORE
from atol.games.podwodni_lowcy.sea import CORNER_NAMES, CORNERS, MOST_DIVED, interrupts
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST, POOL, START, TOOLS, WASHING
from atol.games.podwodni_lowcy.steps.turn import legal_sets

News = Sequence[Event]
PROMISING = 3  # open cards: time to think of sets


def is_asked(state: LowcyState, seat: int, step: int) -> bool:
    return state.to_act == seat and state.step == step


def percent(state: LowcyState, corner: int) -> int:
    counts = state.next_cards()
    return round(risk.per_mille(risk.dangerous(counts, state.grid, state.dive, corner), sum(counts)) / 10)


def dive(state: LowcyState, seat: int, news: News) -> Details | None:
    return {"most": MOST_DIVED} if is_asked(state, seat, START) else None


def corner(state: LowcyState, seat: int, news: News) -> Details | None:
    """The first card is safe; the corner decides which row the second one meets."""
    if not is_asked(state, seat, PLACE_FIRST):
        return None
    risks = [percent(state, number) for number in range(CORNERS)]
    safest = risks.index(min(risks))
    return {"card": state.facts.names[state.dive[0]], "corner": CORNER_NAMES[safest], "percent": risks[safest]}


def interrupt(state: LowcyState, seat: int, news: News) -> Details | None:
    """The cards that would interrupt the dive now."""
    if not is_asked(state, seat, DEPTH) or len(state.dive) >= MOST_DIVED:
        return None
    counts = state.next_cards()
    cards = [card for card in range(CARDS) if counts[card] and interrupts(state.grid, state.dive, state.corner, card)]
    named: list[str] = [state.facts.names[card] for card in cards]
    return {"cards": named, "percent": percent(state, state.corner)} if cards else None


def surface(state: LowcyState, seat: int, news: News) -> Details | None:
    return {"dived": len(state.dive)} if is_asked(state, seat, DEPTH) else None


def interrupted(state: LowcyState, seat: int, news: News) -> Details | None:
    crash = own(news, "interrupted", seat)
    return {name: crash.args[name] for name in ("card", "reason", "causes")} if crash else None


def consolation(state: LowcyState, seat: int, news: News) -> Details | None:
    kept = own(news, "consolation", seat)
    return {"card": kept.args["card"]} if kept else None


def lost(state: LowcyState, seat: int, news: News) -> Details | None:
    return {} if own(news, "lost", seat) else None


def wave(state: LowcyState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, WASHING) else None


def catch(state: LowcyState, seat: int, news: News) -> Details | None:
    caught = own(news, "column", seat) or own(news, "row", seat)
    return {"open": state.divers[seat].hand_size} if caught and state.divers[seat].hand_size else None


def net(state: LowcyState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, TOOLS) and state.nets else None


def harpoon(state: LowcyState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, TOOLS) and state.harpoons else None


def sets(state: LowcyState, seat: int, news: News) -> Details | None:
    ready = is_asked(state, seat, START) and state.divers[seat].hand_size >= PROMISING
    return {"points": state.facts.set_points, "further": state.facts.further_cards} if ready else None


def shrimp(state: LowcyState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, START) and state.divers[seat].hand[SHRIMP] else None


def score(state: LowcyState, seat: int, news: News) -> Details | None:
    ready = legal_sets(state) if is_asked(state, seat, START) else []
    return {"set": state.facts.set_names[ready[0] - SCORE], "points": state.facts.set_points} if ready else None


def turned(state: LowcyState, seat: int, news: News) -> Details | None:
    marked = own(news, "turned", seat)
    return {"card": marked.args["card"], "points": state.facts.set_points} if marked else None


def pool(state: LowcyState, seat: int, news: News) -> Details | None:
    offered = own(news, "pool", seat)
    return {"cards": offered.args["cards"]} if offered else None


def share(state: LowcyState, seat: int, news: News) -> Details | None:
    return {"other": state.active} if is_asked(state, seat, POOL) else None


def end(state: LowcyState, seat: int, news: News) -> Details | None:
    last = told(news, "last-turns")
    return {"other": last.args["seat"], "points": last.args["points"]} if last else None


LESSONS = lessons_of(
    dive,
    corner,
    interrupt,
    surface,
    interrupted,
    consolation,
    lost,
    wave,
    catch,
    net,
    harpoon,
    sets,
    shrimp,
    score,
    turned,
    pool,
    share,
    end,
)


def courses() -> tuple[Course, ...]:
    return dealt(
        __package__, Course("match", LESSONS, pictures=("goal", "turn", "interrupted"), options={"target": "25"})
    )
