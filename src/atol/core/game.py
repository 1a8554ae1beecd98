"""THE contract: what a game is to everything else in Atol.

Two classes. A `Game` holds immutable facts and starts matches. A `State` is one position of one match.
People at a table, bots, the arena and researchers use nothing but the members below, so a game that fills
them in can be played everywhere at once.

The public method is the engine's, the inner one (with an underscore) is the game's: `apply` checks, counts
and moves the barrier, `_apply` only says what happens. To write a game, subclass both and fill in:

    Game:   _blank, view, score_sheet, and a Notation of its actions
    State:  _declare, _setup, scores, winners, _deal_anew, and either legal and _apply or a table of steps
            (and judge, for bots that play well; knows_score, where points can be secret; _copy, _ints and
            _restore, where the game is compiled)

What some games have and others do not: `achievements`, a sheet that lasts beyond a match, `helpers`, for people
with the cardboard box on their table, and `courses`, first matches that teach the rules. What helps bots to play
well beside `judge` is no part of the rules: `advice`. What nets and researchers see of a position is a table of its
own: `observation`.

What a game promises:

* `to_act` is always exactly one seat, or -1 when the match is over. Choices that players make at the same
  time are asked one after another and stay hidden until all have chosen.
* `legal()` is the only judge of what may be done. It is sorted, and never empty before the end. An action
  is legal only if what it begins can be finished; there is no cancel action, undo does that. Its list is
  for reading: positions that offer the same may give the same one.
* An action is a small decision (a card, then a space) with three faces: an id in a fixed range, one line of
  language-neutral notation, and a typed message. An id names a card, a space or a kind, never a place in
  a hidden list.
* State is plain data: ints, lists, small classes, declared once in `_declare`. Hidden piles are bags without an
  order.
* Chance comes from `self.random` and from nowhere else.
* Knowledge is state: what a seat saw and may not see now is kept, so that `_deal_anew` can respect it.
* Search runs without events. `self.events` is None unless the authority asked for them; guard every
  `self.tell(...)` with `if self.events is not None`.

Everything here compiles with mypyc, and interpreted subclasses work on the compiled contract.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from atol.core.achievements import AchievementSheet
from atol.core.advice import Advice
from atol.core.data import Overlay, edition_of, source_notes
from atol.core.errors import IllegalAction, MatchOver
from atol.core.fields import copied, fields_from, numbers_of
from atol.core.helpers import Helper
from atol.core.lessons import Course
from atol.core.messages import Aspect, Event, Ruling, ScoreLine, TieBreak, Value
from atol.core.meta import Meta
from atol.core.notation import Notation
from atol.core.observation import Observation, into
from atol.core.random import Random, seeded
from atol.core.row import Mask, new_row
from atol.core.steps import Step
from atol.locales import Words

OVER = -1
SHARED_FIELDS = frozenset(
    (
        "game",
        "seats",
        "options",
        "random",
        "to_act",
        "step",
        "ply",
        "turn",
        "barrier",
        "events",
        "unheard",
        "_undo_forbidden",
    )
)  # those that every state has


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position of one match."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], random: Random) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # checked, complete and never changed: copies share it
        self.random = random
        self.to_act: i64 = 0
        self.step: i64 = 0  # which step of the game's table is asked now
        self.ply: i64 = 0  # how many actions so far
        self.turn: i64 = 0  # how many turns are finished: a turn is one or more actions of one seat
        self.barrier: i64 = 0  # how many of the first actions can no longer be taken back
        self.events: list[Event] | None = None
        self.unheard = 0  # events told although nobody listens: a guard is missing
        self._undo_forbidden = False

    # ---- what a seat can do

    def legal(self) -> list[int]:
        """Ids of the legal actions now, sorted; empty only when the match is over. Whoever wants to change the list
        takes a copy: other positions may share it."""
        if self.to_act < 0:
            return []
        return self.game.steps[self.step].legal(self)

    def apply(self, action: int, check: bool = True) -> None:
        """Carry out an action of the seat to act. `check=False` is for callers that took it from `legal()`."""
        if check:
            self.demand_legal(action)
        carry_out(self, action)

    def play(self, action: int) -> list[int]:
        """Carry out an action that came from `legal()`, which is not checked, and give what is legal next: for loops
        in Python, where a call costs as much as a small move."""
        carry_out(self, action)
        return self.legal()

    @property
    def lock(self) -> str:
        """Why the last action cannot be taken back: it ended the match (`end`), something was drawn or rolled
        (`chance`), or somebody was shown what was hidden (`shown`); empty where it can be."""
        if self.barrier < self.ply or self.ply == 0:
            return ""
        if self.to_act < 0:
            return "end"
        return "chance" if self.random.used else "shown"

    def demand_legal(self, action: int) -> None:
        """Raises MatchOver or IllegalAction, which says what would be legal."""
        if self.to_act < 0:
            raise MatchOver()
        legal = self.legal()
        if action not in legal:
            choices = ", ".join([self.game.notation(choice) for choice in legal[:12]])
            more = len(legal) - 12
            raise IllegalAction(action=self._name(action), choices=choices, more=more if more > 0 else 0)

    def _name(self, action: int) -> str:
        if 0 <= action < self.game.action_count:
            return self.game.notation(action)
        return str(action)

    # ---- how the match stands

    @property
    def over(self) -> bool:
        return self.to_act < 0

    def scores(self) -> list[int]:
        """Points now, one number per seat and, last, one for an automaton if the game has one."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Indexes into `scores()`: who is ahead now, tie-breaks included; several share a victory."""
        raise NotImplementedError

    def tie_breaks(self) -> list[TieBreak]:
        """What decides between equal points, the first rule first; empty where equal points share the victory."""
        return []

    def judge(self, seat: int) -> int:
        """A fast estimate of the seat's final score, in hundredths of a point, for bots."""
        return 100 * self.scores()[seat]

    # ---- who may know what

    def view(self, seat: int | None) -> Struct:
        """Everything that seat may know (None: a spectator); after the end it shows everything."""
        return self.game.view(self, seat)

    def score_sheet(self, seat: int) -> tuple[ScoreLine, ...]:
        """The lines of the score pad, in the order of the rulebook, each with its reason."""
        return self.game.score_sheet(self, seat)

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        """May `viewer` see the points of `seat` now?"""
        return True

    def determinize(self, seat: int, seed: int | bytes) -> State:
        """A state drawn from what that seat can know: it depends on that knowledge and the seed alone."""
        copy = self.clone()
        copy.random.rekey(seed)
        if copy.to_act >= 0:  # after the end nothing is hidden
            copy._deal_anew(seat)
        return copy

    def observe(self, seat: int, buffer: Any = None) -> memoryview:
        """What that seat knows as 16-bit numbers, whose meaning `game.observation` tells, entry by entry.

        They are written into `buffer` if there is one (a NumPy row, say), else into memory of their own.
        """
        table = self.game.observation
        row = new_row(table.length)
        table.write(self, seat, row)
        return into(buffer, memoryview(row.numbers))

    def mask(self, buffer: Any = None) -> memoryview:
        """One byte for each action of the game: 1 where it is legal now."""
        row = Mask(1, self.game.action_count)
        row.mark(0, self.legal())
        return into(buffer, memoryview(row.bits))

    # ---- copies and bytes

    def clone(self) -> State:
        """An independent copy, without events."""
        copy = self._copy(self.random.clone())
        copy.to_act = self.to_act
        copy.step = self.step
        copy.ply = self.ply
        copy.turn = self.turn
        copy.barrier = self.barrier
        return copy

    def to_bytes(self) -> bytes:
        """The exact position, generator included, for processes of one build. What lasts is the record."""
        header = ";".join([str(self.seats), *[f"{name}={value}" for name, value in self.options.items()]])
        shared = [self.to_act, self.step, self.ply, self.turn, self.barrier, *self.random.words()]
        return header.encode() + b"\n" + array("q", shared + self._ints()).tobytes()

    # ---- what the game's own code calls

    def forbid_undo(self) -> None:
        """This action showed somebody something hidden, or locked a secret choice: it cannot be undone."""
        self._undo_forbidden = True

    def tell(self, name: str, args: dict[str, Value], seats: list[int] | None = None) -> None:
        """Add an event to the log; only these seats may see it (None: everyone)."""
        if self.events is None:
            self.unheard += 1
        else:
            self.events.append(Event(name, args, None if seats is None else tuple(seats)))

    # ---- what the game fills in

    def _declare(self) -> None:
        """Every field of the game's own, once, each with its first value; copies and bytes follow from this."""

    def _setup(self) -> None:
        """Lay out the match where it needs more than what was declared, drawing from `self.random`."""

    def _apply(self, action: int) -> None:
        """What a legal action does; sets `to_act`, and counts `turn` when a turn ends."""
        self.game.steps[self.step].apply(self, action)

    def _copy(self, random: Random) -> State:
        """A new state around that generator, with a copy of the game's own fields in it."""
        copy = self.game._blank(self.seats, self.options, random)
        for name, value in self._own_fields().items():
            setattr(copy, name, copied(value))
        return copy

    def _deal_anew(self, seat: int) -> None:
        """Draw everything that seat cannot know from `self.random`, keeping all it does know."""
        raise NotImplementedError

    def _ints(self) -> list[int]:
        """The game's own fields as whole numbers below 2**62."""
        return numbers_of(self._own_fields())

    def _restore(self, numbers: list[int]) -> None:
        """Take back what `_ints` gave, on a blank state."""
        for name, value in fields_from(numbers, self._own_fields()).items():
            setattr(self, name, value)

    def _own_fields(self) -> dict[str, Any]:
        """What an interpreted game declared."""
        return {name: value for name, value in vars(self).items() if name not in SHARED_FIELDS}


def carry_out(state: State, action: int) -> None:
    """Apply a legal action, count it, and notice whether it can still be taken back."""
    state.random.used = False
    state._undo_forbidden = False
    state._apply(action)
    state.ply += 1
    if state.random.used or state._undo_forbidden or state.to_act < 0:
        state.barrier = state.ply


def leaders(standings: Sequence[tuple[int, ...]]) -> list[int]:
    """The seats with the most points; ties are broken by what stands behind them, who is equal in all shares."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Immutable facts about a game, and where its matches come from."""

    def __init__(
        self,
        meta: Meta,
        text: Notation,
        rulings: tuple[Ruling, ...] = (),
        components: Struct | None = None,
        overlay: Overlay | None = None,
        steps: list[Step[Any]] | None = None,
        achievements: AchievementSheet | None = None,
        helpers: dict[str, Helper] | None = None,
        advice: Advice | None = None,
        observation: Observation | None = None,
        courses: tuple[Course, ...] = (),
    ) -> None:
        self.meta = meta
        self.defaults = meta.check_options({})  # the options of a match for which none are given
        self.text = text
        self.action_count = len(text.lines)  # ids run from 0 to action_count - 1
        self.rulings = rulings
        self.components = components  # the component data in use, as typed messages, for clients that draw it
        self.edition = edition_of(components)  # hash of the component data in use, overlay included
        self.sources = source_notes(components)  # where the component data comes from
        self.overlay = overlay  # the owner's replacements, if there are any
        self.steps: vec[Step[Any]] = vec[Step](steps or [])  # type: ignore[type-arg]  # the table of its turns
        self.achievements = achievements  # the sheet that a profile fills match by match, if the game has one
        self.helpers: dict[str, Helper] = helpers or {}  # what it does for a table at home, by name
        self.advice = Advice() if advice is None else advice  # for bots; the rules never ask it
        self.observation = Observation(0, []) if observation is None else observation  # what nets see
        self.courses = courses  # first matches that teach the rules

    def new(self, seats: int, seed: int | bytes = 0, **options: object) -> State:
        """Start a match. Equal arguments give equal matches."""
        return self._start(seats, seed, options, None)

    def new_with_events(
        self, seats: int, seed: int | bytes, options: dict[str, object], events: list[Event]
    ) -> State:
        """Start a match that tells its events into `events`, the setup's first."""
        return self._start(seats, seed, options, events)

    def _start(self, seats: int, seed: int | bytes, options: dict[str, object], events: list[Event] | None) -> State:
        checked = self._checked(options) if options else self.defaults
        state = self._blank(self.meta.check_seats(seats), checked, seeded(seed))
        state.events = events
        state._declare()
        state._setup()
        state.barrier = 0
        return state

    def _checked(self, options: dict[str, object]) -> dict[str, str]:
        """Where they are the usual ones, one for all matches: what they look up stays near."""
        checked = self.meta.check_options(options)
        return self.defaults if checked == self.defaults else checked

    def from_bytes(self, data: bytes) -> State:
        """The exact position that `State.to_bytes` wrote."""
        header, _, body = data.partition(b"\n")
        seats, *options = header.decode().split(";")
        state = self._blank(int(seats), dict([option.split("=", 1) for option in options]), seeded(0))
        numbers = array("q", body).tolist()
        state.to_act, state.step, state.ply, state.turn, state.barrier = numbers[:5]
        state.random.set_words(numbers[5:9])
        state._declare()
        state._restore(numbers[9:])
        return state

    # ---- the faces of an action, and words

    def notation(self, action: int) -> str:
        """An action as one line of language-neutral text, for records and the terminal."""
        return self.text.lines[action]

    def parse(self, notation: str) -> int:
        """The action behind a line of notation; raises BadNotation."""
        return self.text.parse(notation)

    def message(self, action: int) -> Struct:
        """An action as a typed message, for the browser."""
        return self.text.messages[action]

    def action(self, message: Struct) -> int:
        """The action behind a typed message; raises BadNotation."""
        return self.text.action(message)

    def sentence(self, action: int, words: Words) -> str:
        """An action as people say it."""
        return self.text.sentence(action, words)

    def log_line(self, event: Event, names: list[str], words: Words) -> str:
        """An event as people read it in the log; `names` are the players'."""
        return self.text.log_line(event, names, words)

    # ---- what generated clients need

    def view_type(self) -> object:
        """The type of its views."""
        return None

    def action_type(self) -> object:
        """The union of its typed actions."""
        return self.text.union

    # ---- what the game fills in

    def _blank(self, seats: int, options: dict[str, str], random: Random) -> State:
        """A state around that generator, without a position in it."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> Struct:
        """What `State.view` shows."""
        raise NotImplementedError

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        """What `State.score_sheet` shows."""
        raise NotImplementedError

    def settled_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        """The same once what was begun and takes several actions is done: points are announced by it, so that nobody
        sees them rise and fall on the way."""
        return self.score_sheet(state, seat)

    def aspects(self, state: State, seat: int) -> tuple[Aspect, ...]:
        """What a position has beside points, for people who ask for a reason; the seat knows all of it."""
        return ()

    def chances(self, state: State, action: int) -> tuple[Aspect, ...]:
        """What may come of an action of the seat to act, as exact chances from what that seat knows; empty where
        there are none, or where the table wants none to be told."""
        return ()
