"""What a first match of Shallow Sea teaches, in the order in which it comes up; alone there is the lionfish too."""

from __future__ import annotations

from collections.abc import Sequence

from atol.core.lessons import Course, Details, dealt, lessons_of, own
from atol.core.messages import Event
from atol.games.shallow_sea.ids import COMPLETE, LODGE, REFRESH
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.codes import CHOOSE, LINK, LODGE_FISH, PLACE, START, TURN_TILE

News = Sequence[Event]
MOVE_PRICE = 2  # shells
SETTLED = 2  # turns after which a learner looks further
LATE = 5  # turns before the end


def is_asked(state: ShallowSeaState, seat: int, step: int) -> bool:
    return state.to_act == seat and state.step == step


def own_turns(state: ShallowSeaState) -> int:
    return state.turn // state.seats - 1


def start(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, START) else None


def choose(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, CHOOSE) else None


def link(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, LINK) else None


def place(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, PLACE) else None


def turn(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, TURN_TILE) else None


def fish(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if own(news, "swim", seat) else None


def ready(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    """A tile can be completed."""
    can = is_asked(state, seat, PLACE) and any(COMPLETE <= action < LODGE for action in state.legal())
    return {} if can else None


def lodge(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, LODGE_FISH) else None


def coral(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    done = own(news, "coral", seat)
    return {"tile": done.args["tile"]} if done else None


def shells(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    earned = own(news, "coral", seat) or own(news, "creature", seat)
    return {"shells": state.oceans[seat].shells, "most": state.switches.most_shells} if earned else None


def creature(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    done = own(news, "creature", seat)
    return {"tile": done.args["tile"]} if done else None


def cards(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    later = is_asked(state, seat, CHOOSE) and own_turns(state) >= SETTLED
    names: list[str] = [card.name for card in state.pad.orange + state.pad.blue]
    return {"cards": names} if later and names else None


def refresh(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    later = is_asked(state, seat, CHOOSE) and own_turns(state) > SETTLED
    can = later and any(REFRESH <= action < REFRESH + 3 for action in state.legal())
    return {"shells": state.oceans[seat].shells} if can else None


def move(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    rich = state.oceans[seat].shells >= MOVE_PRICE and own_turns(state) > SETTLED
    return {"price": MOVE_PRICE} if rich and is_asked(state, seat, PLACE) else None


def end(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    left = state.switches.tiles_at_the_end - state.oceans[seat].tile_count()
    return {"left": left} if is_asked(state, seat, CHOOSE) and left <= LATE else None


def lionfish(state: ShallowSeaState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, CHOOSE) and own_turns(state) >= 1 else None


TOGETHER = (start, choose, link, place, turn, fish, ready, lodge, coral, shells, creature, cards, refresh, move, end)


def courses() -> tuple[Course, ...]:
    pictures = ("goal", "turn", "corals")
    return dealt(
        __package__,
        Course("match", lessons_of(*TOGETHER), pictures, options={"mode": "first"}),
        Course("solo", lessons_of(*TOGETHER[:4], lionfish, *TOGETHER[4:]), ("turn", "corals", "solo"), seats=1),
    )
