"""Reef: the state of a match and what each choice does.

A turn is one choice (take a card, pay for the pile's top card, or play a card), and after playing a card
one small choice per piece. The pile is a face-up card on a bag: beneath its top there is no order.
"""

from __future__ import annotations

from typing import Final

from atol.core.bag import Bag, bag_of
from atol.core.game import OVER, Game, State
from atol.core.messages import Ruling, Value
from atol.core.numbers import take_list, with_length
from atol.core.random import Random
from atol.games.reef.cards import Cards
from atol.games.reef.data import COLOURS
from atol.games.reef.judge import estimate
from atol.games.reef.patterns import SPECIAL_NEIGHBOURS
from atol.games.reef.player import (
    CENTRE,
    FULL_STACK,
    SPACES,
    Player,
    height,
    player_from,
    space_name,
)

# Action ids: a place (colour and space), then per card: take it, pay onto it, play it.
PLACE: Final = 0
TAKE: Final = 4 * SPACES

PLACES: Final = [[PLACE + colour * SPACES + space for space in range(SPACES)] for colour in range(4)]

NO_CARD: Final = -1

# What the rulebook leaves open. The reasons are in the locale files, where players read them.
DISPLAY_BEFORE_PLACEMENT: Final[bool] = False
HAND_CARD_COUNTS: Final = 1

RULINGS: Final = (
    Ruling("special_neighbours", SPECIAL_NEIGHBOURS),
    Ruling("display_before_placement", DISPLAY_BEFORE_PLACEMENT),
    Ruling("placement_order", "turn"),
    Ruling("hand_card_counts", HAND_CARD_COUNTS),
    Ruling("pile_end_after_action", True),
    Ruling("shortage", "take_what_is_there"),
    Ruling("no_room", "stays_in_supply"),
    Ruling("best_match", "maximum"),
    Ruling("hidden_points", "left_out"),
)


class ReefState(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        random: Random,
        cards: Cards,
        players: list[Player],
        supply: list[int],
        pile: Bag,
        display: list[int],
        tokens: list[int],
        pending: list[int],
    ) -> None:
        super().__init__(game, seats, options, random)
        self.cards = cards
        self.players = players
        self.supply = supply  # pieces left, per colour
        self.pile = pile  # the cards under the pile's top card
        self.top = NO_CARD  # the pile's top card, open
        self.display = display
        self.tokens = tokens  # points lying on each display card
        self.first = 0  # the seat with the starfish
        self.starting = True  # the starting pieces are still being placed
        self.last_round = False
        self.playing = NO_CARD
        self.pending = pending  # colours of the pieces still to place, sorted

    # ---- setup

    def _setup(self) -> None:
        self.supply = [self.cards.supply[self.seats] - self.seats] * 4
        self.pile = bag_of([1] * self.cards.count)
        self.players = [self._new_player(seat) for seat in range(self.seats)]
        self.first = self.random.below(self.seats)
        self.to_act = self.first
        self.pending = [0, 1, 2, 3]
        if self.events is not None:
            self.tell("starfish", {"seat": self.first})
        if DISPLAY_BEFORE_PLACEMENT:
            self._deal_display()

    def _new_player(self, seat: int) -> Player:
        hand = sorted([self.pile.draw(self.random) for _ in range(self.cards.start_hand)])
        player = Player([0] * SPACES, hand, hand[:])
        player.points = self.cards.start_points
        if self.events is not None:
            self.tell("dealt", {"seat": seat, "cards": [self.cards.names[card] for card in hand]}, [seat])
        return player

    def _deal_display(self) -> None:
        self.display = [self.pile.draw(self.random) for _ in range(self.cards.display_size)]
        self.tokens = [0] * self.cards.display_size
        self.top = self.pile.draw(self.random)
        if self.events is not None:
            self.tell("display", {"cards": [self.cards.names[card] for card in self.display]})

    # ---- what is legal

    def legal(self) -> list[int]:
        if self.to_act < 0:
            return []
        player = self.players[self.to_act]
        if self.starting:
            return self._legal_starts(player)
        if self.pending:
            return self._legal_places(player)
        return self._legal_takes(player) + self._legal_plays(player)

    def _legal_starts(self, player: Player) -> list[int]:
        if self.options["setup"] == "free":
            spaces = [space for space in range(SPACES) if space not in CENTRE]
        else:
            spaces = [space for space in CENTRE if player.stacks[space] == 0]
        return [PLACES[colour][space] for colour in self.pending for space in spaces]

    def _legal_places(self, player: Player) -> list[int]:
        actions = PLACES[self.pending[0]][:]
        if self.pending[-1] != self.pending[0]:
            actions += PLACES[self.pending[-1]]
        if player.full_stacks == 0:
            return actions
        stacks = player.stacks
        return [action for action in actions if stacks[action % SPACES] < FULL_STACK]

    def _legal_takes(self, player: Player) -> list[int]:
        if len(player.hand) >= self.cards.hand_limit:
            return []
        actions = [TAKE + card for card in self.display]
        if player.points > 0:
            pay = TAKE + self.cards.count
            lowest = self._lowest_value()
            actions += [pay + card for card in self.display if self.cards.points[card] == lowest]
        actions.sort()
        return actions

    def _lowest_value(self) -> int:
        """Of the display cards: the printed number, tokens do not count."""
        lowest = self.cards.points[self.display[0]]
        for card in self.display:
            lowest = min(lowest, self.cards.points[card])
        return lowest

    def _legal_plays(self, player: Player) -> list[int]:
        play = TAKE + 2 * self.cards.count
        return [play + card for card in player.hand]

    # ---- what a choice does

    def _apply(self, action: int) -> None:
        if action < TAKE:
            self._place(action // SPACES, action % SPACES)
            return
        kind, card = divmod(action - TAKE, self.cards.count)
        if kind == 0:
            self._take(card)
        elif kind == 1:
            self._pay(card)
        else:
            self._play(card)

    def _take(self, card: int) -> None:
        player = self.players[self.to_act]
        slot = self.display.index(card)
        won = self.tokens[slot]
        player.points += won
        player.tokens += won
        self._into_hand(player, card)
        self.tokens[slot] = 0
        self.display[slot] = self.top
        if self.events is not None:
            self.tell("take", {"seat": self.to_act, "card": self.cards.names[card], "tokens": won})
        self._turn_up_next()
        self._end_turn()

    def _pay(self, card: int) -> None:
        player = self.players[self.to_act]
        player.points -= 1
        player.paid += 1
        self.tokens[self.display.index(card)] += 1
        self._into_hand(player, self.top)
        if self.events is not None:
            names = self.cards.names
            self.tell("pay", {"seat": self.to_act, "card": names[card], "taken": names[self.top]})
        self._turn_up_next()
        self._end_turn()

    def _into_hand(self, player: Player, card: int) -> None:
        player.hand.append(card)
        player.hand.sort()

    def _turn_up_next(self) -> None:
        """The pile's next card becomes its open top; a pile that gave its last card has none."""
        self.top = self.pile.draw(self.random) if self.pile.total else NO_CARD

    def _play(self, card: int) -> None:
        player = self.players[self.to_act]
        player.hand.remove(card)
        if card in player.secret:
            player.secret.remove(card)
            self.forbid_undo()
        player.played = player.played + (card,)
        self.playing = card
        if self.events is not None:
            self.tell("play", {"seat": self.to_act, "card": self.cards.names[card]})
        self._fetch_pieces(player, card)
        if not self.pending:
            self._score_card(player)

    def _fetch_pieces(self, player: Player, card: int) -> None:
        """Both pieces, or as many as the supply has and the reef can hold."""
        room = player.room()
        for colour in self.cards.pieces[card]:
            if self.supply[colour] == 0 or len(self.pending) >= room:
                if self.events is not None:
                    self.tell("short", {"seat": self.to_act, "colour": COLOURS[colour]})
                continue
            self.supply[colour] -= 1
            self.pending.append(colour)
            if self.supply[colour] == 0 and not self.last_round:
                self.last_round = True
                if self.events is not None:
                    self.tell("last-round", {"colour": COLOURS[colour]})

    def _place(self, colour: int, space: int) -> None:
        player = self.players[self.to_act]
        player.place(colour, space)
        self.pending.remove(colour)
        if self.events is not None:
            self._tell_placed(colour, space)
        if self.pending:
            return
        if self.starting:
            self._end_start()
        else:
            self._score_card(player)

    def _tell_placed(self, colour: int, space: int) -> None:
        level = height(self.players[self.to_act].stacks[space])
        name = space_name(space)
        self.tell("place", {"seat": self.to_act, "colour": COLOURS[colour], "space": name, "level": level})

    def _end_start(self) -> None:
        """The next player places; after the last one the display is dealt and the first turn begins."""
        self.turn += 1
        self.to_act = (self.to_act + 1) % self.seats
        if self.to_act == self.first:
            self.starting = False
            if not self.display:
                self._deal_display()
        else:
            self.pending = [0, 1, 2, 3]

    def _score_card(self, player: Player) -> None:
        gain = self.cards.score(self.playing, player.stacks)
        player.points += gain
        player.gains = player.gains + (gain,)
        if self.events is not None:
            self._tell_gain("score", self.to_act, self.playing, gain)
        self.playing = NO_CARD
        self._end_turn()

    def _tell_gain(self, name: str, seat: int, card: int, gain: int) -> None:
        """During a match with hidden points only the player reads for how much a card was scored."""
        secret = self.has_hidden_points() and name == "score"
        details: dict[str, Value] = {"seat": seat, "card": self.cards.names[card], "points": gain}
        self.tell(name, details, [seat] if secret else None)

    # ---- how it ends

    def _end_turn(self) -> None:
        self.turn += 1
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
        gains: list[int] = []
        for card in player.hand:
            matches = min(HAND_CARD_COUNTS, self.cards.patterns[card].count(player.stacks))
            gains.append(self.cards.points[card] * matches)
            if self.events is not None:
                self._tell_gain("hand", seat, card, gains[-1])
        player.hand_gains = tuple(gains)
        player.points += sum(gains)

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def winners(self) -> list[int]:
        standings = [(player.points, player.occupied_spaces(), player.full_stacks) for player in self.players]
        best = max(standings)
        return [seat for seat in range(self.seats) if standings[seat] == best]

    def judge(self, seat: int) -> int:
        if self.to_act < 0:
            return 100 * self.players[seat].points
        return estimate(self.cards, self.players[seat], self.playing if seat == self.to_act else NO_CARD)

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        return not self.has_hidden_points() or viewer == seat or self.to_act < 0

    def has_hidden_points(self) -> bool:
        return self.options["points"] == "hidden"

    # ---- copies, knowledge, bytes

    def _copy(self, random: Random) -> ReefState:
        copy = ReefState(
            self.game,
            self.seats,
            self.options,
            random,
            self.cards,
            [player.clone() for player in self.players],
            self.supply[:],
            self.pile.clone(),
            self.display[:],
            self.tokens[:],
            self.pending[:],
        )
        copy.top = self.top
        copy.first = self.first
        copy.starting = self.starting
        copy.last_round = self.last_round
        copy.playing = self.playing
        return copy

    def _deal_anew(self, seat: int) -> None:
        """Only the dealt cards that others have not shown, and what lies under the pile's top, are unknown."""
        others = [player for index, player in enumerate(self.players) if index != seat and player.secret]
        for player in others:
            for card in player.secret:
                player.hand.remove(card)
                self.pile.add(card)
        for player in others:
            player.secret = sorted([self.pile.draw(self.random) for _ in player.secret])
            player.hand = sorted(player.hand + player.secret)

    def _ints(self) -> list[int]:
        flags = [self.top, self.first, int(self.starting), int(self.last_round), self.playing]
        numbers = flags + self.supply + self.pile.counts
        for part in (self.display, self.tokens, self.pending):
            numbers += with_length(part)
        for player in self.players:
            numbers.extend(player.ints())
        return numbers

    def _restore(self, numbers: list[int]) -> None:
        numbers = numbers[:]
        self.top, self.first, starting, last_round, self.playing = numbers[:5]
        self.starting, self.last_round = bool(starting), bool(last_round)
        self.supply = numbers[5:9]
        self.pile = bag_of(numbers[9 : 9 + self.cards.count])
        del numbers[: 9 + self.cards.count]
        self.display = take_list(numbers)
        self.tokens = take_list(numbers)
        self.pending = take_list(numbers)
        self.players = [player_from(numbers) for _ in range(self.seats)]


def blank_state(game: Game, seats: int, options: dict[str, str], random: Random, cards: Cards) -> ReefState:
    return ReefState(game, seats, options, random, cards, [], [], bag_of([]), [], [], [])
