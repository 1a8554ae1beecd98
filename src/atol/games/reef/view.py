"""What a seat may see of a Reef match, as typed messages."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from atol.core.messages import ScoreDetail, ScoreLine
from atol.games.reef.data import COLOURS
from atol.games.reef.player import Player, pieces_of
from atol.games.reef.state import NO_CARD, ReefState
from atol.games.reef.steps.codes import START


class DisplayCard(Struct, frozen=True):
    card: str
    tokens: int


class PlayerView(Struct, frozen=True):
    """`hand` holds None for a card the viewer has not seen; `points` is None where they are hidden."""

    stacks: list[list[str]]
    points: int | None
    hand: list[str | None]
    played: list[str]


class ReefView(Struct, frozen=True, tag="reef"):
    seat: int | None
    to_act: int
    first: int
    starting: bool
    last_round: bool
    playing: str | None
    pending: list[str]
    supply: dict[str, int]
    display: list[DisplayCard]
    top: str | None
    pile: int
    players: list[PlayerView]
    winners: list[int]


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
        display=[DisplayCard(names[card], tokens) for card, tokens in zip(state.display, state.tokens, strict=True)],
        top=None if state.top == NO_CARD else names[state.top],
        pile=state.pile.total + (state.top != NO_CARD),
        players=[player_view(state, owner, seat) for owner in range(state.seats)],
        winners=state.winners() if state.over else [],
    )


def player_view(state: ReefState, owner: int, viewer: int | None) -> PlayerView:
    player = state.players[owner]
    names = state.facts.names
    sees_all = viewer == owner or state.over
    return PlayerView(
        stacks=stack_names(tuple(player.stacks)),
        points=player.points if state.knows_score(viewer, owner) else None,
        hand=[names[card] for card in player.hand] if sees_all else known_hand(player, names),
        played=[names[card] for card in player.played],
    )


@lru_cache(1024)
def stack_names(stacks: tuple[int, ...]) -> list[list[str]]:
    """Everybody sees all boards after every action, and hardly one of them has changed."""
    return [[COLOURS[colour] for colour in pieces_of(stack)] for stack in stacks]


def known_hand(player: Player, names: list[str]) -> list[str | None]:
    """The cards taken openly, then a blank for each one still secret."""
    seen: list[str | None] = [names[card] for card in player.hand if card not in player.secret]
    return seen + [None] * len(player.secret)


def make_score_sheet(state: ReefState, seat: int) -> tuple[ScoreLine, ...]:
    player = state.players[seat]
    names = state.facts.names
    patterns = tuple(ScoreDetail(names[card], gain) for card, gain in zip(player.played, player.gains, strict=False))
    left = tuple(ScoreDetail(names[card], gain) for card, gain in zip(player.hand, player.hand_gains, strict=False))
    return (
        ScoreLine("start", state.facts.start_points),
        ScoreLine("patterns", sum(player.gains), patterns),
        ScoreLine("tokens", player.tokens),
        ScoreLine("paid", -player.paid),
        ScoreLine("hand", sum(player.hand_gains), left),
    )
