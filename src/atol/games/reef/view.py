"""What a seat may see of a Reef match."""

from __future__ import annotations

from functools import lru_cache

from atol.core.messages import ScoreDetail, ScoreLine
from atol.games.reef.data import COLOURS
from atol.games.reef.facts import Facts
from atol.games.reef.player import pieces_of
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
        supply=dict(zip(COLOURS, state.supply, strict=True)),
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
    return seen_player(state.facts, tuple(player.stacks), points, tuple(player.hand), hidden, player.played)


@lru_cache(4096)
def seen_player(
    facts: Facts,
    stacks: tuple[int, ...],
    points: int | None,
    hand: tuple[int, ...],
    hidden: tuple[int, ...],
    played: tuple[int, ...],
) -> PlayerView:
    """Everybody sees all players after every action, and hardly one of them has changed. Of a hand: the cards taken
    openly, then a blank for each one still secret."""
    open_cards: list[str | None] = [facts.names[card] for card in hand if card not in hidden]
    return PlayerView(
        stacks=[colours_of(stack) for stack in stacks],
        points=points,
        hand=open_cards + [None] * len(hidden),
        played=[facts.names[card] for card in played],
    )


@lru_cache(1024)  # there are fewer different stacks
def colours_of(stack: int) -> list[str]:
    return [COLOURS[colour] for colour in pieces_of(stack)]


def make_score_sheet(state: ReefState, seat: int) -> tuple[ScoreLine, ...]:
    player = state.players[seat]
    return score_lines(
        state.facts, player.tokens, player.paid, player.played, player.gains, tuple(player.hand), player.hand_gains
    )


@lru_cache(1024)
def score_lines(
    facts: Facts,
    tokens: int,
    paid: int,
    played: tuple[int, ...],
    gains: tuple[int, ...],
    hand: tuple[int, ...],
    hand_gains: tuple[int, ...],
) -> tuple[ScoreLine, ...]:
    """Made after every action for all seats, most of which have gained nothing."""
    patterns = tuple(ScoreDetail(facts.names[card], gain) for card, gain in zip(played, gains, strict=False))
    left = tuple(ScoreDetail(facts.names[card], gain) for card, gain in zip(hand, hand_gains, strict=False))
    return (
        ScoreLine("start", facts.start_points),
        ScoreLine("patterns", sum(gains), patterns),
        ScoreLine("tokens", tokens),
        ScoreLine("paid", -paid),
        ScoreLine("hand", sum(hand_gains), left),
    )
