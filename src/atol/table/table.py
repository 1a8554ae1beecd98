"""The authority over one match: it alone holds the secret state; everyone else gets views."""

from __future__ import annotations

from bisect import bisect_right

from msgspec import Struct

from atol.bots.registry import bot
from atol.core.errors import CannotUndo, MatchOver, StaleVersion, StillRunning, WrongSeat
from atol.core.game import Game, State
from atol.core.lessons import DueLesson, course_of
from atol.core.messages import Event, Gain, ScoreLine
from atol.core.record import Record, record_of, verify
from atol.core.shuffle import Shuffle, keyed
from atol.core.ties import Decision, decided_by, decision_words
from atol.locales import Words
from atol.table.gains import Sheet, gains_between, sheets_of
from atol.table.hints import Advised, HintTask
from atol.table.parts import Choice, Entry, SeatedBot, Told
from atol.table.seats import BOT, Seat, display_names, seat_from
from atol.table.thinking import Task

HINT_ITERATIONS = 1000
HINT_SECONDS = 3.0
MOST_REPEATS = 9


class Table:
    """Seats, state and journal. The journal only grows; the record is what remains after undos."""

    def __init__(
        self, game: Game, seats: list[Seat], options: dict[str, object], shuffle: Shuffle | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.names = display_names(seats)
        self.journal: list[Entry] = []
        self._shuffle = shuffle if shuffle is not None else keyed()
        self._actions: list[int] = []
        self._decisions: list[Entry] = []  # those that were not taken back, one for each ply
        self._told: list[Told] = []
        self._gains: list[Gain] = []
        self._gained_at = 0  # the version that brought them
        self._sheets: list[Sheet] | None = None  # of the state as it is, where they have been made
        self._bots = {number: seated_bot(seat.name, 0) for number, seat in enumerate(seats) if seat.kind == BOT}
        events: list[Event] = []
        self._state = game.new_with_events(len(seats), self._shuffle.setup_seed(), options, events)
        self.options = self._state.options
        self.course = course_of(game.courses, len(seats), self.options, self._shuffle.text())
        self._tell(events)

    # ---- what anyone may ask

    @property
    def version(self) -> int:
        return len(self.journal)

    @property
    def to_act(self) -> int:
        return self._state.to_act

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, shown from the start."""
        return self._shuffle.commitment()

    @property
    def shuffle(self) -> str:
        """`keyed`, or `known` (in records: `given`) where the seed was known before the match."""
        return self._shuffle.kind

    def view(self, seat: int | None) -> Struct:
        return self._state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """What that seat may do now; nothing when another one is to act."""
        return self._state.legal() if seat == self._state.to_act else []

    def choices(self, seat: int) -> list[Choice]:
        """The same, each with what it would mean. What an action does is tried on what the seat knows, so that
        the answer tells nothing hidden."""
        if seat != self._state.to_act:
            return []
        known = self._known_state(seat)
        legal = known.legal()
        points = known.scores()[seat]
        return [choice_of(known, action, legal, points) for action in legal]

    def score_sheet(self, seat: int, viewer: int | None) -> tuple[ScoreLine, ...] | None:
        """The score pad of a seat, or None where the viewer may not know it yet."""
        return self._state.score_sheet(seat) if self._state.knows_score(viewer, seat) else None

    def demand_over(self) -> None:
        """Raises StillRunning."""
        if not self._state.over:
            raise StillRunning()

    def scores(self) -> list[int]:
        """Final scores; during a match points are read from views."""
        self.demand_over()
        return self._state.scores()

    def winners(self) -> list[int]:
        self.demand_over()
        return self._state.winners()

    def decision(self) -> Decision | None:
        """What told equal points apart; None where nothing had to."""
        self.demand_over()
        return decided_by(self._state)

    def decided(self, words: Words) -> str:
        """The same in a sentence; empty where nothing had to."""
        self.demand_over()
        return decision_words(self._state, words)

    def achieved(self, seat: int) -> list[str]:
        """The entries of the game's achievement sheet that the seat may tick now that the match is over."""
        self.demand_over()
        sheet = self.game.achievements
        return [] if sheet is None else sheet.achieved(self._state, seat)

    def rank(self, seat: int) -> str | None:
        self.demand_over()
        sheet = self.game.achievements
        return None if sheet is None else sheet.rank(self._state, seat)

    def events(self, seat: int | None, since: int = -1) -> list[Event]:
        """What that seat may read of everything after that version; -1: from the setup on."""
        return [self._as_told(told, seat) for told in self._told_since(since) if told.event.visible_to(seat)]

    def _told_since(self, version: int) -> list[Told]:
        """Counted from the end: mostly the newest are asked for."""
        first = len(self._told)
        while first > 0 and self._told[first - 1].version > version:
            first -= 1
        return self._told[first:]

    def _told_until(self, version: int) -> int:
        """How many events that version and those before it brought."""
        return bisect_right(self._told, version, key=lambda told: told.version)

    def _as_told(self, told: Told, seat: int | None) -> Event:
        """An undo says how many of the events before it, as that seat has seen them, never happened."""
        if told.event.name != "undo":
            return told.event
        first = int(str(told.event.args["since"]))
        undone = self._told[self._told_until(first) : self._told_until(told.version - 1)]
        taken = sum(other.event.visible_to(seat) for other in undone)
        return Event("undo", {"seat": told.event.args["seat"], "taken": taken})

    def gains(self, seat: int | None, since: int) -> list[Gain]:
        """The points that the newest action brought, as far as that seat may know them; none if it is no news."""
        if self._gained_at <= since or self._gained_at != self.version:
            return []
        return [gain for gain in self._gains if self._state.knows_score(seat, gain.seat)]

    def log(self, seat: int | None, words: Words, since: int = -1) -> list[str]:
        """The same in words."""
        return [self.say(event, words) for event in self.events(seat, since)]

    def lessons(self, seat: int | None) -> list[DueLesson]:
        """In a teaching match: the rules that matter to the learner now."""
        if self.course is None or seat != self.course.seat:
            return []
        return self.course.due(self._known_state(seat), self.events(seat, self.version - 1))

    def say(self, event: Event, words: Words) -> str:
        if event.name == "undo":
            return words.say("log-undo", seat=self.names[int(str(event.args["seat"]))])
        return self.game.log_line(event, self.names, words)

    # ---- what a seat may do

    def play(self, seat: int, action: int, version: int | None = None) -> None:
        """Carry out an action of a seat that has seen `version`; refusing changes nothing."""
        before = sheets_of(self._state) if self._sheets is None else self._sheets
        self._play(seat, action, version)
        self._sheets = sheets_of(self._state)
        self._gains = gains_between(before, self._sheets)
        self._gained_at = self.version

    def _play(self, seat: int, action: int, version: int | None) -> None:
        if version is not None and version != self.version:
            raise StaleVersion(given=version, current=self.version)
        if self._state.over:
            raise MatchOver()
        if seat != self._state.to_act:
            raise WrongSeat(seat=seat, expected=self._state.to_act)
        self._apply(action)
        self._write(Entry(self.version + 1, seat, action=action))

    def _apply(self, action: int) -> None:
        self._state.demand_legal(action)
        self._shuffle.prepare(self._state)
        self._state.apply(action, False)
        self._actions.append(action)

    def undo(self, seat: int, version: int | None = None) -> None:
        """Take back the seat's last action, if since then no chance was used, nothing hidden was shown and no
        other person decided. What bots answered is taken back with it."""
        if version is not None and version != self.version:
            raise StaleVersion(given=version, current=self.version)
        self._take_back(seat, self.demand_undo(seat))

    def demand_undo(self, seat: int) -> int:
        """The ply that an undo would go back to; raises CannotUndo."""
        ply = self._undo_ply(seat)
        if ply is None:
            raise CannotUndo()
        return ply

    def _take_back(self, seat: int, ply: int) -> None:
        self._go_back(ply)
        self._write(Entry(self.version + 1, seat, back_to=ply))

    def repeat(self, entry: Entry) -> None:
        """Do again what the journal of this very match says was done."""
        if entry.back_to is None:
            self._play(entry.seat, entry.action if entry.action is not None else -1, entry.version - 1)
        else:
            self._take_back(entry.seat, entry.back_to)

    def can_undo(self, seat: int) -> bool:
        return self._undo_ply(seat) is not None

    def _undo_ply(self, seat: int) -> int | None:
        """The ply of the seat's last own decision that may still be taken back."""
        for ply in range(len(self._decisions) - 1, self._state.barrier - 1, -1):
            mover = self._decisions[ply].seat
            if mover == seat:
                return ply
            if not self._was_bot(mover, ply):
                return None  # another person decided
        return None

    def _was_bot(self, seat: int, ply: int) -> bool:
        return seat in self._bots and self._bots[seat].since <= ply

    def _go_back(self, ply: int) -> None:
        actions = self._actions[:ply]
        options: dict[str, object] = dict(self.options)
        state = self.game.new(len(self.seats), self._shuffle.setup_seed(), **options)
        for action in actions:
            self._shuffle.prepare(state)
            state.apply(action, False)
        state.events = []
        self._state = state
        self._actions = actions

    def _write(self, entry: Entry) -> None:
        if entry.back_to is not None:
            since = self._decisions[entry.back_to].version - 1
            self._told.append(Told(entry.version, Event("undo", {"seat": entry.seat, "since": since})))
            del self._decisions[entry.back_to :]
        else:
            self._decisions.append(entry)
        self._sheets = None
        self.journal.append(entry)
        self._tell(self._state.events)

    def _tell(self, events: list[Event] | None) -> None:
        if events is not None:
            self._told.extend(Told(self.version, event) for event in events)
            events.clear()

    # ---- bots

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def stand_in(self, seat: int, name: str | None) -> None:
        """Let a bot play that seat from now on, or (None) the person it belongs to."""
        if name is None:
            del self._bots[seat]
        else:
            since = self._bots[seat].since if seat in self._bots else self._state.ply
            self._bots[seat] = seated_bot(name, since)

    def bot_task(self, seat: int) -> Task:
        """The decision of the bot on that seat, to be thought about anywhere: it holds what the seat may know."""
        seed = self._shuffle.number(f"bot/{self._state.ply}")
        known = self._known_state(seat).to_bytes()
        return Task(self.game.meta.id, self.game.overlay, self._bots[seat].name, known, seed)

    def hint_task(self, seat: int) -> HintTask:
        """What would be good to do with the knowledge of that seat, which must be to act, and why?"""
        if self._state.over:
            raise MatchOver()
        if seat != self._state.to_act:
            raise WrongSeat(seat=seat, expected=self._state.to_act)
        game, known = self.game, self._known_state(seat).to_bytes()
        seed = self._shuffle.number(f"hint/{self._state.ply}")
        return HintTask(game.meta.id, game.overlay, known, seed, HINT_ITERATIONS, HINT_SECONDS)

    def hint(self, seat: int) -> Advised:
        return self.hint_task(seat).think()

    def _known_state(self, seat: int) -> State:
        return self._state.determinize(seat, self._shuffle.key(f"known/{self._state.ply}"))

    # ---- records

    def record(self) -> Record:
        """The finished match, seed included. A running match is not given out."""
        self.demand_over()
        return self.save()

    def save(self) -> Record:
        """The match for the authority's own keeping: while it runs, its seed foretells the cards to come."""
        players = [seat.text() for seat in self.seats]
        return record_of(self.game, players, self._shuffle, self.options, self._actions)


def seated_bot(name: str, since: int) -> SeatedBot:
    """Raises UnknownBot or BadBot."""
    bot(name)
    return SeatedBot(name, since)


def choice_of(state: State, action: int, legal: list[int], points: int) -> Choice:
    """What the action does, tried on a copy; `points` are those of the seat to act before it."""
    after = state.clone()
    after.apply(action, False)
    lock = after.lock
    gained = None if lock else after.scores()[state.to_act] - points
    return Choice(action, lock, has_passed(state, after), repeats(state, after, action, legal) if lock else 1, gained)


def has_passed(state: State, after: State) -> bool:
    return after.to_act != state.to_act or after.turn != state.turn


def repeats(state: State, after: State, action: int, legal: list[int]) -> int:
    """How often the action can be done in a row while nothing else changes in what may be done; `after` is spent."""
    times = 1
    while times < MOST_REPEATS and len(legal) > 1 and not has_passed(state, after) and after.legal() == legal:
        after.apply(action, False)
        times += 1
    return times


def table_from_record(record: Record) -> Table:
    """A table that goes on where the record ends; every line of it is checked."""
    verify(record)
    seats = [seat_from(player) for player in record.players]
    table = Table(record.load_game(), seats, dict(record.options), record.load_shuffle())
    for move in record.moves:
        table.play(move.seat, table.game.parse(move.notation))
    return table


def table_from_journal(
    game: Game, seats: list[Seat], options: dict[str, object], shuffle: Shuffle, journal: list[Entry]
) -> Table:
    """The table as it was when the last of these entries was written."""
    table = Table(game, seats, options, shuffle)
    for entry in journal:
        table.repeat(entry)
    return table
