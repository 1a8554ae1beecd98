"""Matches of one game, stepped together inside the compiled engine.

Everything that a step shows is written into five pieces of memory that last as long as the batch and that NumPy reads
in place: no Python object is made for a match. Who plays is a list of players, in the order of the seats: a bot, or
None for the caller. Bots move as soon as it is their turn, so it is always a player of the caller's who is asked.
"""

from __future__ import annotations

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from atol.bots.bot import Bot
from atol.core.errors import IllegalAction, IllegalInMatch
from atol.core.game import Game, State
from atol.core.row import Mask, Row
from atol.research.rewards import rewards

ACTION_BYTES = 8


class Seating:
    """Who sits where. The seed of a match may decide it, so that every player meets every seat."""

    def __init__(self, players: list[Bot | None], rotate: bool) -> None:
        self.players = players
        self.rotate = rotate

    def seat_of(self, player: int, seed: int) -> int:
        return (player + seed) % len(self.players) if self.rotate else player

    def player_at(self, seat: int, seed: int) -> int:
        return (seat - seed) % len(self.players) if self.rotate else seat

    def let_bots_move(self, state: State, seed: int) -> None:
        """Until the caller is asked, or the match is over."""
        while state.to_act >= 0:
            bot = self.players[self.player_at(state.to_act, seed)]
            if bot is None:
                return
            for action in bot.choose_ahead(state, seed + state.ply):
                state.apply(action, False)


class Batch:
    """The matches `first` to `first + count - 1` of `total`: the same ones however many batches share them out."""

    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        seating: Seating,
        margin: bool,
        first: int,
        count: int,
        total: int,
    ) -> None:
        self.game = game
        self.options = {} if options == game.defaults else options  # the usual ones are not checked for every match
        self.seating = seating
        self.seats = len(seating.players)
        self.margin = margin
        self.first = first
        self.count = count
        self.total = total
        self.width = game.observation.length
        self.numbers: vec[i16] = vec[i16]([0] * (count * self.width))
        self.last_numbers: vec[i16] = vec[i16]([0] * (count * self.width))
        self.rows = [Row(self.numbers, match * self.width, self.width) for match in range(count)]
        self.last_rows = [Row(self.last_numbers, match * self.width, self.width) for match in range(count)]
        self.mask = Mask(count, game.action_count)
        self.players: vec[i16] = vec[i16]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.ends: vec[u8] = vec[u8]([0] * count)
        self.states: list[State] = []
        self.seeds: list[int] = []

    # ---- what the caller reads: each match one row, written anew by every step

    def observations(self) -> memoryview:
        """What the player who is asked knows."""
        return memoryview(self.numbers)

    def last_observations(self) -> memoryview:
        """Of a match that has just ended: its last position, as the player saw it who was asked last."""
        return memoryview(self.last_numbers)

    def masks(self) -> memoryview:
        """The legal actions."""
        return memoryview(self.mask.bits)

    def asked_players(self) -> memoryview:
        """Who is asked: an index into the list of players."""
        return memoryview(self.players)

    def all_rewards(self) -> memoryview:
        """One for each player; zero unless the match has just ended."""
        return memoryview(self.rewards)

    def ended(self) -> memoryview:
        """1 where the step ended the match; the next one has begun by then."""
        return memoryview(self.ends)

    # ---- playing

    def reset(self, seed: int) -> None:
        """Begin every match anew, with one seed after another."""
        self.seeds = [seed + self.first + match for match in range(self.count)]
        self.states = [self._opening(match) for match in range(self.count)]
        for match in range(self.count):
            self._forget_end(match)
            self._show(match)

    def step(self, actions: bytes) -> None:
        """One action in each match, as 64-bit little-endian numbers.

        Raises IllegalInMatch where one is not legal, and then changes nothing in any match.
        """
        self._demand_legal(actions)
        match: i64 = 0
        while match < self.count:
            self._step(match, read_i64_le(actions, match * ACTION_BYTES))
            match += 1

    def _demand_legal(self, actions: bytes) -> None:
        if not self.states:
            raise ValueError("the matches have not begun: call reset first")
        if len(actions) != self.count * ACTION_BYTES:
            raise ValueError(f"{self.count} actions of {ACTION_BYTES} bytes are needed, got {len(actions)} bytes")
        bits = self.mask.bits
        size: i64 = self.game.action_count
        match: i64 = 0
        while match < self.count:
            action = read_i64_le(actions, match * ACTION_BYTES)
            if action < 0 or action >= size or bits[match * size + action] == 0:
                self._refuse(match, action)
            match += 1

    def _refuse(self, match: i64, action: int) -> None:
        try:
            self.states[match].demand_legal(action)
        except IllegalAction as error:
            raise IllegalInMatch(match=self.first + match, **error.details) from None

    def _step(self, match: i64, action: int) -> None:
        state = self.states[match]
        self._forget_end(match)
        state.apply(action, False)
        self.seating.let_bots_move(state, self.seeds[match])
        if state.to_act < 0:
            self._end(match, state)
            self.seeds[match] += self.total
            self.states[match] = self._opening(match)
        self._show(match)

    def _opening(self, match: i64) -> State:
        """The next match, at the first decision of the caller's."""
        while True:
            state = self.game.new(self.seats, self.seeds[match], **self.options)
            self.seating.let_bots_move(state, self.seeds[match])
            if state.to_act >= 0:
                return state
            self.seeds[match] += self.total  # the bots ended it among themselves

    def _end(self, match: i64, state: State) -> None:
        seed = self.seeds[match]
        self.ends[match] = 1
        start: i64 = match * self.seats
        for seat, reward in enumerate(rewards(state, self.margin)):
            self.rewards[start + self.seating.player_at(seat, seed)] = reward
        viewer = self.seating.seat_of(self.players[match], seed)
        self.game.observation.write(state, viewer, self.last_rows[match])
        self.last_rows[match].forget()

    def _forget_end(self, match: i64) -> None:
        if self.ends[match]:
            self.ends[match] = 0
            start: i64 = match * self.seats
            for player in range(self.seats):
                self.rewards[start + player] = 0.0

    def _show(self, match: i64) -> None:
        """Write down the decision that is asked now."""
        state = self.states[match]
        self.mask.mark(match, state.legal())
        self.players[match] = i16(self.seating.player_at(state.to_act, self.seeds[match]))
        self.game.observation.write(state, state.to_act, self.rows[match])
