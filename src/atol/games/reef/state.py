"""A position of Reef: what lies where, whose turn it is, and how a match ends.

A turn is one choice (take a card, pay for the pile's top card, or play a card), and after playing a card one small
choice per piece. The pile is a face-up card on a bag: beneath its top there is no order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64, mypyc_attr

from atol.core.bag import Bag, bag_of
from atol.core.fields import Derived
from atol.core.game import OVER, Game, State, leaders
from atol.core.messages import TieBreak, Value
from atol.core.numbers import packed
from atol.core.random import Random
from atol.games.reef import layout
from atol.games.reef.facts import Facts
from atol.games.reef.judge import estimate
from atol.games.reef.patterns import sight_of
from atol.games.reef.player import SPACES, Player, space_names
from atol.games.reef.rulings import DISPLAY_BEFORE_PLACEMENT, HAND_CARD_COUNTS
from atol.games.reef.steps.codes import START, TURN

NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
class ReefState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, str], random: Random, facts: Facts) -> None:
        super().__init__(game, seats, options, random)
        self.facts = facts

    def _declare(self) -> None:
        self.players: list[Player] = []
        self.supply: vec[i64] = vec[i64]([])  # pieces left, per colour
        self.pile: Bag = bag_of([])  # the cards under the pile's top card
        self.top = NO_CARD  # the pile's top card, open
        self.display: vec[i64] = vec[i64]([])
        self.market: Derived[list[int]] = []  # what may be taken and paid for, once asked and until a card is taken
        self.tokens: vec[i64] = vec[i64]([])  # points lying on each display card
        self.first = 0  # the seat with the starfish
        self.last_round = False
        self.playing = NO_CARD
        self.pending: vec[i64] = vec[i64]([])  # colours of the pieces still to place, sorted

    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.to_act]

    # ---- setup

    def _setup(self) -> None:
        self.supply = vec[i64]([self.facts.supply[self.seats] - self.seats] * 4)
        self.pile = self.facts.pile.clone()
        self.players = [self._new_player(seat) for seat in range(self.seats)]
        self.first = self.random.below(self.seats)
        self.to_act = self.first
        self.step = START
        self.pending = vec[i64]([0, 1, 2, 3])
        if self.events is not None:
            self.tell("starfish", {"seat": self.first})
        if DISPLAY_BEFORE_PLACEMENT:
            self._deal_display()

    def _new_player(self, seat: int) -> Player:
        player = Player()
        player.declare()
        player.secret = self._drawn(self.facts.start_hand)
        player.hand = packed(list(player.secret))
        player.points = self.facts.start_points
        if self.events is not None:
            self.tell("dealt", {"seat": seat, "cards": [self.facts.names[card] for card in player.hand]}, [seat])
        return player

    def _drawn(self, count: int) -> tuple[int, ...]:
        """Cards from the pile, sorted."""
        return tuple(sorted([self.pile.draw(self.random) for _ in range(count)]))

    def _deal_display(self) -> None:
        self.display = packed([self.pile.draw(self.random) for _ in range(self.facts.display_size)])
        self.tokens = vec[i64]([0] * self.facts.display_size)
        self.top = self.pile.draw(self.random)
        if self.events is not None:
            self.tell("display", {"cards": [self.facts.names[card] for card in self.display]})

    # ---- the course of a match

    def end_start(self) -> None:
        """The next player places; after the last one the display is dealt and the first turn begins."""
        self.turn += 1
        self.to_act = (self.to_act + 1) % self.seats
        if self.to_act != self.first:
            self.pending = vec[i64]([0, 1, 2, 3])
            return
        self.step = TURN
        if not self.display:
            self._deal_display()

    def turn_up_next(self) -> None:
        """The pile's next card becomes its open top; a pile that gave its last card has none."""
        self.top = self.pile.draw(self.random) if self.pile.total else NO_CARD

    def score_card(self) -> None:
        """The card that was played counts once its pieces are placed."""
        player = self.player()
        gain = self.facts.count(self.playing, sight_of(player))
        player.gain(gain)
        if self.events is not None:
            self._tell_gain("score", self.to_act, self.playing, gain)
        self.playing = NO_CARD
        self.end_turn()

    def _tell_gain(self, name: str, seat: int, card: int, gain: int) -> None:
        """During a match with hidden points only the player reads for how much a card was scored."""
        secret = self.has_hidden_points() and name == "score"
        details: dict[str, Value] = {"seat": seat, "card": self.facts.names[card], "points": gain}
        details["spaces"] = self._scoring_spaces(seat, card, HAND_CARD_COUNTS if name == "hand" else SPACES)
        self.tell(name, details, [seat] if secret else None)

    def _scoring_spaces(self, seat: int, card: int, most: int) -> list[str]:
        """The spaces of those matches of the card's pattern that count, at most so many of them."""
        matches = self.facts.patterns[card].matches(sight_of(self.players[seat]))
        return space_names(sum(matches[:most]))

    def end_turn(self) -> None:
        self.turn += 1
        self.step = TURN
        next_seat = (self.to_act + 1) % self.seats
        if self.top == NO_CARD or (self.last_round and next_seat == self.first):
            self._end_match()
        else:
            self.to_act = next_seat

    def _end_match(self) -> None:
        if self.events is not None and self.top == NO_CARD:
            self.tell("pile-empty", {})
        for seat in range(self.seats):
            self._score_hand(seat)
        self.to_act = OVER

    def _score_hand(self, seat: int) -> None:
        """Cards left in hand score their pattern once at the most, without pieces."""
        player = self.players[seat]
        sight = sight_of(player)
        gains: list[int] = []
        for card in player.hand:
            matches = min(HAND_CARD_COUNTS, self.facts.patterns[card].count(sight))
            gains.append(self.facts.points[card] * matches)
            if self.events is not None:
                self._tell_gain("hand", seat, card, gains[-1])
        player.hand_gains = tuple(gains)
        player.points += sum(gains)

    # ---- how the match stands

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def winners(self) -> list[int]:
        return leaders([(player.points, player.occupied_spaces(), player.full_stacks) for player in self.players])

    def tie_breaks(self) -> list[TieBreak]:
        occupied = [player.occupied_spaces() for player in self.players]
        return [TieBreak("spaces", occupied), TieBreak("stacks", [player.full_stacks for player in self.players])]

    def judge(self, seat: int) -> int:
        if self.to_act < 0:
            return 100 * self.players[seat].points
        return estimate(self.facts, self.players[seat], self.playing if seat == self.to_act else NO_CARD)

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        return not self.has_hidden_points() or viewer == seat or self.to_act < 0

    def has_hidden_points(self) -> bool:
        return self.options["points"] == "hidden"

    # ---- knowledge and copies

    def _deal_anew(self, seat: int) -> None:
        """Only the dealt cards that others have not shown, and what lies under the pile's top, are unknown."""
        others = [player for index, player in enumerate(self.players) if index != seat and player.secret]
        for player in others:
            for card in player.secret:
                player.hand = remove(player.hand, card)
                self.pile.add(card)
        for player in others:
            player.secret = self._drawn(len(player.secret))
            player.hand = packed(sorted([*player.hand, *player.secret]))

    def _copy(self, random: Random) -> ReefState:
        copy = ReefState(self.game, self.seats, self.options, random, self.facts)
        layout.copy_fields(self, copy)
        return copy

    def _ints(self) -> list[int]:
        return layout.numbers(self)

    def _restore(self, numbers: list[int]) -> None:
        layout.restore(self, numbers)
