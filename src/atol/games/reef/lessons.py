"""What a first match of Reef teaches, in the order in which it comes up."""

from __future__ import annotations

from collections.abc import Sequence

from atol.core.lessons import Course, Details, dealt, lessons_of, own, told
from atol.core.messages import Event
from atol.games.reef.data import COLOURS
from atol.games.reef.ids import PAY, PLAY
from atol.games.reef.patterns import Condition, TallestPattern
from atol.games.reef.player import MAX_HEIGHT, SPACES, Player, space_name
from atol.games.reef.state import ReefState
from atol.games.reef.steps.codes import PLACE, START, TURN

News = Sequence[Event]
SETTLED = 3  # turns after which a learner has a hand for more than the first things
FEW = 4  # pieces of a colour: the end comes near


def is_asked(state: ReefState, seat: int, step: int) -> bool:
    return state.to_act == seat and state.step == step


def own_turns(state: ReefState) -> int:
    """How many turns everybody has had after the starting pieces."""
    return state.turn // state.seats - 1


def is_settled(state: ReefState, seat: int) -> bool:
    return is_asked(state, seat, TURN) and own_turns(state) >= SETTLED


def start(state: ReefState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, START) and len(state.pending) == len(COLOURS) else None


def card(state: ReefState, seat: int, news: News) -> Details | None:
    if not is_asked(state, seat, START) or len(state.pending) != len(COLOURS) - 1:
        return None
    shown = state.players[seat].hand[0]
    return {"card": state.facts.names[shown], "points": state.facts.points[shown]}


def turn(state: ReefState, seat: int, news: News) -> Details | None:
    return {} if is_asked(state, seat, TURN) else None


def take(state: ReefState, seat: int, news: News) -> Details | None:
    taken = own(news, "take", seat)
    return None if taken is None else {"held": len(state.players[seat].hand), "limit": state.facts.hand_limit}


def place(state: ReefState, seat: int, news: News) -> Details | None:
    return {"pieces": len(state.pending)} if is_asked(state, seat, PLACE) and len(state.pending) > 1 else None


def pattern(state: ReefState, seat: int, news: News) -> Details | None:
    """The last piece decides: where it would bring most."""
    if not is_asked(state, seat, PLACE) or len(state.pending) > 1:
        return None
    gains = {action: gain_of(state, action) for action in state.legal()}
    best = max(gains, key=lambda action: gains[action])
    return {"space": space_name(best % SPACES), "points": gains[best]} if gains[best] else None


def gain_of(state: ReefState, action: int) -> int:
    after = state.clone()
    seat = after.to_act
    after.apply(action, False)
    return after.scores()[seat] - state.scores()[seat]


def score(state: ReefState, seat: int, news: News) -> Details | None:
    scored = own(news, "score", seat)
    return {"points": scored.args["points"]} if scored and scored.args["points"] else None


def nothing(state: ReefState, seat: int, news: News) -> Details | None:
    scored = own(news, "score", seat)
    return {} if scored and not scored.args["points"] else None


def level(state: ReefState, seat: int, news: News) -> Details | None:
    """A pattern in hand or on offer that asks for a height."""
    if not is_settled(state, seat):
        return None
    asking = [card for card in in_reach(state, seat) if wants_level(state, card)]
    return {"card": state.facts.names[asking[0]]} if asking else None


def tallest(state: ReefState, seat: int, news: News) -> Details | None:
    if not is_settled(state, seat):
        return None
    special = [card for card in in_reach(state, seat) if isinstance(state.facts.patterns[card], TallestPattern)]
    return {"card": state.facts.names[special[0]]} if special else None


def pile(state: ReefState, seat: int, news: News) -> Details | None:
    """The open top card costs a point, on one of the cheapest cards of the display."""
    if not is_settled(state, seat):
        return None
    cheapest = [action - PAY for action in state.legal() if PAY <= action < PLAY]
    return {"value": state.facts.points[cheapest[0]]} if cheapest else None


def coins(state: ReefState, seat: int, news: News) -> Details | None:
    richest = max(state.tokens, default=0)
    return {"tokens": richest} if is_asked(state, seat, TURN) and richest else None


def limit(state: ReefState, seat: int, news: News) -> Details | None:
    full = len(state.players[seat].hand) >= state.facts.hand_limit
    return {"limit": state.facts.hand_limit} if is_asked(state, seat, TURN) and full else None


def full(state: ReefState, seat: int, news: News) -> Details | None:
    player: Player = state.players[seat]
    return {"height": MAX_HEIGHT} if state.to_act == seat and player.full_stacks else None


def supply(state: ReefState, seat: int, news: News) -> Details | None:
    left, colour = min(zip(state.supply, COLOURS, strict=True))
    near = is_asked(state, seat, TURN) and left <= FEW and not state.last_round
    return {"left": left, "colour": colour} if near else None


def last_round(state: ReefState, seat: int, news: News) -> Details | None:
    return {"held": len(state.players[seat].hand)} if told(news, "last-round") else None


def in_reach(state: ReefState, seat: int) -> list[int]:
    return [*state.players[seat].hand, *state.display]


def wants_level(state: ReefState, card: int) -> bool:
    shown = state.facts.patterns[card]
    return not isinstance(shown, TallestPattern) and any(bounded(condition) for condition in shown.conditions)


def bounded(condition: Condition) -> bool:
    return condition.lowest > 1 or condition.highest < MAX_HEIGHT


LESSONS = lessons_of(
    start,
    card,
    turn,
    take,
    place,
    pattern,
    score,
    nothing,
    level,
    tallest,
    pile,
    coins,
    limit,
    full,
    supply,
    last_round,
)


def courses() -> tuple[Course, ...]:
    return dealt(__package__, Course("match", LESSONS, pictures=("goal", "turn", "end")))
