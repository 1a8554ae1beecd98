"""What a seat of Reef knows, as numbers. Of a stack only its height and its top count: no rule looks beneath."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.core.observation import (
    Block,
    Observation,
    OfEachSeat,
    Section,
    frame,
    observation,
    seat_after,
    seat_labels,
    seats_between,
)
from atol.core.row import Row
from atol.games.reef.data import COLOURS
from atol.games.reef.facts import Facts
from atol.games.reef.ids import CARD_COUNT, COLOUR_COUNT
from atol.games.reef.patterns import Sight, sight_of
from atol.games.reef.player import HEIGHTS, SPACES, TOPS, Player, space_name
from atol.games.reef.state import NO_CARD, ReefState
from atol.games.reef.steps.table import STEPS

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
UNKNOWN_POINTS: Final = -1


class Starfish(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.first), MOST_SEATS)


class LastRound(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.put(1 if state.last_round else 0)


class Points(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        hidden = state.to_act >= 0 and state.has_hidden_points()
        for steps in range(state.seats):
            known = not hidden or steps == 0
            row.put(state.players[seat_after(state, seat, steps)].points if known else UNKNOWN_POINTS)
        row.skip(MOST_SEATS - state.seats)


class Heights(OfEachSeat[ReefState]):
    def write_for(self, state: ReefState, owner: int, row: Row) -> None:
        row.lay_each(state.players[owner].stacks, HEIGHTS)


class Tops(OfEachSeat[ReefState]):
    def write_for(self, state: ReefState, owner: int, row: Row) -> None:
        row.one_of_table(state.players[owner].stacks, TOPS, COLOUR_COUNT)


class Hands(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.count_packed(state.players[seat].hand, CARD_COUNT)
        for steps in range(1, state.seats):
            write_shown(state.players[seat_after(state, seat, steps)], row)
        row.skip((MOST_SEATS - state.seats) * CARD_COUNT)


def write_shown(player: Player, row: Row) -> None:
    """Cards in hand that everybody has seen."""
    if len(player.secret) == 0:
        row.count_packed(player.hand, CARD_COUNT)
    else:
        row.count_each([card for card in player.hand if card not in player.secret], CARD_COUNT)


class Secrets(OfEachSeat[ReefState]):
    def write_for(self, state: ReefState, owner: int, row: Row) -> None:
        row.put(len(state.players[owner].secret))


class Worth(Block[ReefState]):
    """The cards that the seat holds, plays or could take."""

    def write(self, state: ReefState, seat: int, row: Row) -> None:
        facts, player = state.facts, state.players[seat]
        sight = sight_of(player)
        put_scores(facts, sight, player.hand, row)
        put_scores(facts, sight, state.display, row)
        if state.top != NO_CARD:
            row.set(row.next + state.top, facts.score(state.top, sight))
        if state.playing != NO_CARD:
            row.set(row.next + state.playing, facts.score(state.playing, sight))
        row.skip(CARD_COUNT)


def put_scores(facts: Facts, sight: Sight, cards: vec[i64], row: Row) -> None:
    """What each of the cards is worth, where it stands in the block that begins here."""
    for card in cards:
        score = facts.score(card, sight)
        if score:
            row.write(row.next + card, score)


class Playing(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.one_of(state.playing, CARD_COUNT)


class Pending(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.count_packed(state.pending, COLOUR_COUNT)


class Display(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.count_packed(state.display, CARD_COUNT)


class Tokens(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(CARD_COUNT)
        for index, card in enumerate(state.display):
            row.set(start + card, state.tokens[index])


class Top(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.one_of(state.top, CARD_COUNT)


class Unseen(Block[ReefState]):
    """In the pile or among the dealt cards of others that nobody has shown."""

    def write(self, state: ReefState, seat: int, row: Row) -> None:
        start = row.next
        row.lay(state.pile.counts)
        for steps in range(1, state.seats):
            for card in state.players[seat_after(state, seat, steps)].secret:
                row.set(start + card, 1)


class Pile(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.put(state.pile.total)


class Supply(Block[ReefState]):
    def write(self, state: ReefState, seat: int, row: Row) -> None:
        row.lay(state.supply)


# ---- what changes when


class EveryTurn(Section[ReefState]):
    def sign(self, state: ReefState, seat: int) -> i64:
        return state.turn


class OnReefs(Section[ReefState]):
    """With every piece."""

    def sign(self, state: ReefState, seat: int) -> i64:
        pieces: i64 = 0
        for player in state.players:
            pieces += player.pieces
        return pieces


class InHands(Section[ReefState]):
    """With every card that is taken or played."""

    def sign(self, state: ReefState, seat: int) -> i64:
        return 2 * state.turn + (state.playing != NO_CARD)


class OnTheTable(Section[ReefState]):
    """With every turn; and by a card that another seat plays, as it may have been unseen."""

    def sign(self, state: ReefState, seat: int) -> i64:
        return 2 * state.turn + (state.playing != NO_CARD and state.to_act != seat)


# ---- the table


def make_observation(facts: Facts) -> Observation:
    seats = seat_labels(MOST_SEATS)
    spaces = tuple([space_name(space) for space in range(SPACES)])
    cards = tuple(facts.names)
    return observation(
        1,
        *frame(FEWEST_SEATS, MOST_SEATS, STEPS),
        Starfish("starfish", (seats,), 0, 1, "who began"),
        LastRound("last_round", (), 0, 1, "a colour has run out: this round is the last"),
        EveryTurn(
            Points("points", (seats,), UNKNOWN_POINTS, 999, "points now; -1 where they are hidden from you"),
        ),
        OnReefs(
            Heights("heights", (seats, spaces), 0, 4, "how many pieces lie on the space"),
            Tops("tops", (seats, spaces, COLOURS), 0, 1, "the colour seen from above"),
        ),
        InHands(
            Hands("hands", (seats, cards), 0, 1, "cards in hand that you know"),
            Secrets("secrets", (seats,), 0, facts.start_hand, "cards in hand that only their owner knows"),
        ),
        Worth("worth", (cards,), 0, 999, "points it would score on your reef now, if you hold, play or can take it"),
        Playing("playing", (cards,), 0, 1, "the card whose pieces are being placed"),
        Pending("pending", (COLOURS,), 0, 2, "pieces still to place"),
        OnTheTable(
            Display("display", (cards,), 0, 1, "cards on offer"),
            Tokens("tokens", (cards,), 0, 99, "points lying on a card on offer"),
            Top("top", (cards,), 0, 1, "the open card on the pile"),
            Unseen("unseen", (cards,), 0, 1, "cards that may lie in the pile or in a hand unseen"),
            Pile("pile", (), 0, CARD_COUNT, "cards under the pile's top card"),
        ),
        Supply("supply", (COLOURS,), 0, max(facts.supply.values()), "pieces left"),
    )
