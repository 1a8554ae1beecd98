"""What a seat may see of a Reef match."""

from __future__ import annotations

from functools import lru_cache

from atol.core.messages import ScoreDetail, ScoreLine
from atol.core.numbers import same_row
from atol.games.reef.data import COLOURS
from atol.games.reef.facts import Facts
from atol.games.reef.player import Player, pieces_of
from atol.games.reef.state import NO_CARD, ReefState
from atol.games.reef.steps.codes import START
from atol.games.reef.view_types import DisplayCard, PlayerView, ReefView


def make_view(state: ReefState, seat: int | None) -> ReefView:
    names = state.facts.names
    return ReefView(
        seat=seat,
        to_act=state.to_act,
        first=state.first,
        starting=state.step == START,
        last_round=state.last_round,
        playing=None if state.playing == NO_CARD else names[state.playing],
        pending=[COLOURS[colour] for colour in state.pending],
        supply={COLOURS[colour]: left for colour, left in enumerate(state.supply)},
        display=shown_cards(state.facts, tuple(state.display), tuple(state.tokens)),
        top=None if state.top == NO_CARD else names[state.top],
        pile=state.pile.total + (state.top != NO_CARD),
        players=[player_view(state, owner, seat) for owner in range(state.seats)],
        winners=state.winners() if state.over else [],
    )


@lru_cache(1024)
def shown_cards(facts: Facts, cards: tuple[int, ...], tokens: tuple[int, ...]) -> list[DisplayCard]:
    return [DisplayCard(facts.names[card], points) for card, points in zip(cards, tokens, strict=True)]


def player_view(state: ReefState, owner: int, viewer: int | None) -> PlayerView:
    player = state.players[owner]
    hidden = () if viewer == owner or state.over else player.secret
    points = player.points if state.knows_score(viewer, owner) else None
    return shown(player).look(viewer == owner, state.facts, player, points, hidden).view


class Shown:
    """What was told of a player last, to the owner and to the others, and what the score sheet was: everybody sees
    all players after every action, and hardly one of them has changed."""

    own: Look | None = None
    open: Look | None = None
    pad: Pad | None = None

    def look(self, own: bool, facts: Facts, player: Player, points: int | None, hidden: tuple[int, ...]) -> Look:
        look = self.own if own else self.open
        if look is None or not look.is_current(player, points, hidden):
            look = Look(facts, player, points, hidden)
            if own:
                self.own = look
            else:
                self.open = look
        return look

    def score_sheet(self, facts: Facts, player: Player) -> tuple[ScoreLine, ...]:
        if self.pad is None or not self.pad.is_current(player):
            self.pad = Pad(facts, player)
        return self.pad.lines


def shown(player: Player) -> Shown:
    if player.shown is None:
        player.shown = Shown()
    return player.shown


class Look:
    """A player as it was seen once."""

    def __init__(self, facts: Facts, player: Player, points: int | None, hidden: tuple[int, ...]) -> None:
        self.view = seen_player(facts, player, points, hidden)
        self._stacks = player.stacks[:]
        self._hand = player.hand[:]
        self._plays = player.plays[:]
        self._points = points
        self._hidden = hidden

    def is_current(self, player: Player, points: int | None, hidden: tuple[int, ...]) -> bool:
        """Tuples are replaced, never changed."""
        if self._hidden is not hidden or self._points != points or not same_row(self._plays, player.plays):
            return False
        return same_row(self._stacks, player.stacks) and same_row(self._hand, player.hand)


def seen_player(facts: Facts, player: Player, points: int | None, hidden: tuple[int, ...]) -> PlayerView:
    """Of a hand: the cards taken openly, then a blank for each one still secret."""
    open_cards: list[str | None] = [facts.names[card] for card in player.hand if card not in hidden]
    return PlayerView(
        stacks=[colours_of(stack) for stack in player.stacks],
        points=points,
        hand=open_cards + [None] * len(hidden),
        played=[facts.names[card] for card in player.played()],
    )


@lru_cache(1024)  # there are fewer different stacks
def colours_of(stack: int) -> list[str]:
    return [COLOURS[colour] for colour in pieces_of(stack)]


def make_score_sheet(state: ReefState, seat: int) -> tuple[ScoreLine, ...]:
    player = state.players[seat]
    return shown(player).score_sheet(state.facts, player)


class Pad:
    """A player's score sheet as it was once."""

    def __init__(self, facts: Facts, player: Player) -> None:
        self.lines = score_lines(facts, player)
        self._tokens = player.tokens
        self._paid = player.paid
        self._plays = player.plays[:]
        self._hand_gains = player.hand_gains

    def is_current(self, player: Player) -> bool:
        """Tuples are replaced, never changed; the hand counts only once it has gained."""
        return (
            self._tokens == player.tokens
            and self._paid == player.paid
            and self._hand_gains is player.hand_gains
            and same_row(self._plays, player.plays)
        )


def score_lines(facts: Facts, player: Player) -> tuple[ScoreLine, ...]:
    played, gains, hand_gains = player.played(), player.gains(), player.hand_gains
    patterns = tuple(ScoreDetail(facts.names[card], gain) for card, gain in zip(played, gains, strict=False))
    left = tuple(ScoreDetail(facts.names[card], gain) for card, gain in zip(player.hand, hand_gains, strict=False))
    return (
        ScoreLine("start", facts.start_points),
        ScoreLine("patterns", sum(gains), patterns),
        ScoreLine("tokens", player.tokens),
        ScoreLine("paid", -player.paid),
        ScoreLine("hand", sum(hand_gains), left),
    )
