"""A turn begins with one choice: take a card, pay for the top card of the pile, or play a card."""

from __future__ import annotations

from librt.vecs import append, remove
from mypy_extensions import i64

from atol.core.numbers import in_order, index_of
from atol.core.steps import Step
from atol.games.reef.data import COLOURS
from atol.games.reef.ids import PAY, PLAY, TAKE
from atol.games.reef.player import Player
from atol.games.reef.state import ReefState
from atol.games.reef.steps.codes import PLACE


class Turn(Step[ReefState]):
    def legal(self, state: ReefState) -> list[int]:
        player = state.player()
        plays = [PLAY + card for card in player.hand]
        if len(plays) >= state.facts.hand_limit:
            return plays
        return takes(state, player.points > 0) + plays

    def apply(self, state: ReefState, action: int) -> None:
        if action >= PLAY:
            play(state, action - PLAY)
            return
        if action >= PAY:
            pay(state, action - PAY)
        else:
            take(state, action - TAKE)
        state.turn_up_next()
        state.end_turn()


def takes(state: ReefState, can_pay: bool) -> list[int]:
    """The display's cards, then those that a point may be paid for."""
    if not state.market:
        state.market = market(state)
    return state.market if can_pay else state.market[: len(state.display)]


def market(state: ReefState) -> list[int]:
    cards, points, lowest = in_order(state.display), state.facts.points, lowest_value(state)
    actions = [TAKE + card for card in cards]
    for card in cards:
        if points[card] == lowest:
            actions.append(PAY + card)  # noqa: PERF401  # compiled, a second list would cost more than this loop
    return actions


def lowest_value(state: ReefState) -> i64:
    """Of the display cards: the printed number, tokens do not count."""
    points = state.facts.points
    lowest = points[state.display[0]]
    for card in state.display:
        if points[card] < lowest:
            lowest = points[card]
    return lowest


def take(state: ReefState, card: int) -> None:
    player = state.player()
    index = index_of(state.display, card)
    won = state.tokens[index]
    player.points += won
    player.tokens += won
    player.take_card(card)
    state.tokens[index] = 0
    state.display[index] = state.top
    state.market = []
    if state.events is not None:
        state.tell("take", {"seat": state.to_act, "card": state.facts.names[card], "tokens": won})


def pay(state: ReefState, card: int) -> None:
    player = state.player()
    player.points -= 1
    player.paid += 1
    state.tokens[index_of(state.display, card)] += 1
    player.take_card(state.top)
    if state.events is not None:
        names = state.facts.names
        state.tell("pay", {"seat": state.to_act, "card": names[card], "taken": names[state.top]})


def play(state: ReefState, card: int) -> None:
    player = state.player()
    player.hand = remove(player.hand, card)
    if card in player.secret:
        player.secret = tuple([other for other in player.secret if other != card])
        state.forbid_undo()
    player.play(card)
    state.playing = card
    if state.events is not None:
        state.tell("play", {"seat": state.to_act, "card": state.facts.names[card]})
    fetch_pieces(state, player, card)
    if len(state.pending):
        state.step = PLACE
    else:
        state.score_card()


def fetch_pieces(state: ReefState, player: Player, card: int) -> None:
    """Both pieces, or as many as the supply has and the reef can hold."""
    room = player.room()
    for colour in state.facts.pieces[card]:
        if state.supply[colour] == 0 or len(state.pending) >= room:
            if state.events is not None:
                state.tell("short", {"seat": state.to_act, "colour": COLOURS[colour]})
            continue
        state.supply[colour] -= 1
        state.pending = append(state.pending, colour)
        if state.supply[colour] == 0 and not state.last_round:
            state.last_round = True
            if state.events is not None:
                state.tell("last-round", {"colour": COLOURS[colour]})
