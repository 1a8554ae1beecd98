"""A match as text: a header, then one move a line. Saving, replays, bug reports and tests use this one form.

    Atol record 1
    game: pearls
    rules: 1
    edition: 5c0a3e1f9b2d4c77
    seats: 2
    players: person Ala | bot search:1000
    options: limit=8
    shuffle: keyed
    commitment: 9f86d081...
    seed: 60303ae2...
    result: 8 6 won by 0

    1 0 dive ; 5af8a760

A move line is its number, the seat, the notation and a check. The check is made from the check before it,
the move itself, and the seat to act, the scores and the legal ids after it, so a changed line is named.
Lines that begin with # are comments. A match that is still running has `result: running`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from atol.core import registry
from atol.core.data import Overlay, parse_overlay
from atol.core.errors import AtolError, BadNotation, BadRecord, NoRecord, Phrase
from atol.core.game import Game, State
from atol.core.messages import Event
from atol.core.shuffle import Shuffle, shuffle_from

TITLE = "Atol record 1"
RUNNING = "running"
KEYS = (
    "game",
    "rules",
    "edition",
    "seats",
    "players",
    "options",
    "shuffle",
    "commitment",
    "seed",
    "result",
    "overlay",
)
OPTIONAL = ("seed", "overlay")
MOST_DIGITS = 9  # of a number in a record; Python refuses to read one of thousands


class Move(Struct, frozen=True):
    seat: int
    notation: str
    check: str
    line: int = 0  # where it stands in the file it was read from


class Record(Struct, frozen=True):
    game: str
    rules: int
    edition: str
    seats: int
    players: list[str]
    options: dict[str, str]
    shuffle: str
    commitment: str
    seed: str | None
    result: str
    moves: list[Move]
    overlay: Overlay | None = None

    def load_game(self) -> Game:
        """The game as it was when the match was played: same rules, same components."""
        today = registry.game(self.game, self.overlay)
        if self.rules != today.meta.rules_version:
            raise BadRecord(line=0, problem=f"rules {self.rules}", expected=f"rules {today.meta.rules_version}")
        game = registry.game_of_edition(self.game, self.edition, self.overlay)
        if game is None:
            raise BadRecord(line=0, problem=f"edition {self.edition}", expected=f"edition {today.edition}")
        return game

    def load_shuffle(self) -> Shuffle:
        if self.seed is None:
            raise BadRecord(line=0, problem=missing("seed"), expected=Phrase("record-shown-seed"))
        try:
            shuffle = shuffle_from(self.shuffle, self.seed)
        except ValueError:
            raise BadRecord(
                line=0,
                problem=f"seed {self.seed}",
                expected=Phrase("record-seed-form"),
            ) from None
        if shuffle.commitment() != self.commitment:
            raise BadRecord(
                line=0,
                problem=f"commitment {self.commitment}",
                expected=Phrase("record-commitment", commitment=shuffle.commitment()),
            )
        return shuffle


def check_of(previous: str, notation: str, state: State) -> str:
    """A short check of a move and of the position it led to."""
    position = f"{previous} {notation} {state.to_act} {state.scores()} {state.legal()}"
    return hashlib.sha256(position.encode()).hexdigest()[:8]


def result_of(state: State) -> str:
    if not state.over:
        return RUNNING
    points = " ".join(str(score) for score in state.scores())
    return f"{points} won by {' '.join(str(seat) for seat in state.winners()) or 'nobody'}"


# ---- writing


def record_of(
    game: Game, players: list[str], shuffle: Shuffle, options: dict[str, str], actions: list[int]
) -> Record:
    """The record of a match, made by playing it again."""
    state = game.new(len(players), shuffle.setup_seed(), **options)
    moves: list[Move] = []
    check = ""
    for action in actions:
        seat = state.to_act
        shuffle.prepare(state)
        state.apply(action)
        check = check_of(check, game.notation(action), state)
        moves.append(Move(seat, game.notation(action), check))
    return Record(
        game=game.meta.id,
        rules=game.meta.rules_version,
        edition=game.edition,
        seats=len(players),
        players=players,
        options=state.options,
        shuffle=shuffle.kind,
        commitment=shuffle.commitment(),
        seed=shuffle.text(),
        result=result_of(state),
        moves=moves,
        overlay=game.overlay,
    )


def write(record: Record) -> str:
    overlay = None if record.overlay is None else msgspec.json.encode(record.overlay).decode()
    values = {
        **{key: str(getattr(record, key)) for key in KEYS},
        "players": " | ".join(record.players),
        "options": " ".join(f"{name}={value}" for name, value in record.options.items()),
        "overlay": overlay,
        "seed": record.seed,
    }
    header = [f"{key}: {values[key]}" for key in KEYS if values[key] is not None]
    moves = [
        f"{number} {move.seat} {move.notation} ; {move.check}" for number, move in enumerate(record.moves, start=1)
    ]
    return "\n".join([TITLE, *header, "", *moves]) + "\n"


# ---- reading


def read(text: str) -> Record:
    """The record in a text; raises BadRecord with the line that is wrong."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise NoRecord(line=1, title=TITLE)
    header: dict[str, str] = {}
    moves: list[Move] = []
    for number, line in lines[1:]:
        if not moves and not line[0].isdigit():
            _read_header_line(header, number, line)
        else:
            moves.append(_read_move(number, line, len(moves) + 1))
    return _make_record(header, moves)


def _read_header_line(header: dict[str, str], number: int, line: str) -> None:
    key, colon, value = line.partition(":")
    if not colon or key not in KEYS or key in header:
        left = ", ".join(known for known in KEYS if known not in header)
        raise BadRecord(line=number, problem=line[:60], expected=Phrase("record-one-of", keys=left))
    header[key] = value.strip()


def _read_move(number: int, line: str, expected: int) -> Move:
    body, _, check = line.partition(";")
    words = body.split(maxsplit=2)
    if len(words) < 3 or not check.strip():
        raise BadRecord(line=number, problem=line[:60], expected=Phrase("record-move-form"))
    if words[0] != str(expected):
        raise BadRecord(line=number, problem=Phrase("record-move-number", number=words[0]), expected=str(expected))
    if not is_whole_number(words[1]):
        raise BadRecord(line=number, problem=seat_phrase(words[1]), expected=Phrase("record-whole-number"))
    return Move(int(words[1]), words[2].strip(), check.strip(), number)


def _make_record(header: dict[str, str], moves: list[Move]) -> Record:
    for key in KEYS:
        if key not in header and key not in OPTIONAL:
            raise BadRecord(line=0, problem=missing(key), expected=Phrase("record-header-line", key=key))
    for key in ("rules", "seats"):
        if not is_whole_number(header[key]):
            raise BadRecord(line=0, problem=f"{key}: {header[key]}", expected=Phrase("record-whole-number"))
    options = [pair.partition("=") for pair in header["options"].split()]
    overlay = parse_overlay(header["overlay"].encode(), "overlay") if "overlay" in header else None
    return Record(
        game=header["game"],
        rules=int(header["rules"]),
        edition=header["edition"],
        seats=int(header["seats"]),
        players=[player.strip() for player in header["players"].split("|")],
        options={name: value for name, _, value in options},
        shuffle=header["shuffle"],
        commitment=header["commitment"],
        seed=header.get("seed"),
        result=header["result"],
        moves=moves,
        overlay=overlay,
    )


def is_whole_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= MOST_DIGITS


def missing(key: str) -> Phrase:
    return Phrase("record-missing", key=key)


def seat_phrase(seat: int | str) -> Phrase:
    return Phrase("record-seat", seat=str(seat))


# ---- replaying


class Step(Struct, frozen=True):
    """A position of a replayed match and how it came about; the first one has no move."""

    state: State
    move: Move | None
    events: list[Event]


def replay(record: Record) -> Iterator[Step]:
    """Play the match again, checking every line; yields the same State each time, one move further."""
    game = record.load_game()
    shuffle = record.load_shuffle()
    if len(record.players) != record.seats:
        players = Phrase("record-players", count=len(record.players))
        raise BadRecord(line=0, problem=players, expected=Phrase("record-one-per-seat", seats=record.seats))
    events: list[Event] = []
    state = game.new_with_events(record.seats, shuffle.setup_seed(), dict(record.options), events)
    yield Step(state, None, events[:])
    check = ""
    for move in record.moves:
        events.clear()
        check = _replay_move(game, state, shuffle, move, check)
        yield Step(state, move, events[:])
    if record.result != result_of(state):
        raise BadRecord(line=0, problem=f"result: {record.result}", expected=f"result: {result_of(state)}")


def verify(record: Record) -> State:
    """The final position of a record that is right in every line; raises BadRecord otherwise."""
    *_, last = replay(record)
    return last.state


def _replay_move(game: Game, state: State, shuffle: Shuffle, move: Move, check: str) -> str:
    if state.over:
        raise BadRecord(line=move.line, problem=move.notation, expected=Phrase("record-no-move"))
    if move.seat != state.to_act:
        raise BadRecord(line=move.line, problem=seat_phrase(move.seat), expected=seat_phrase(state.to_act))
    shuffle.prepare(state)
    before = state.clone()
    try:
        action = game.parse(move.notation)
    except BadNotation:
        action = -1
    if action not in state.legal() or game.notation(action) != move.notation:
        raise _wrong_move(before, move, check)
    state.apply(action, False)
    right_check = check_of(check, move.notation, state)
    if right_check != move.check:
        raise _wrong_move(before, move, check, right_check)
    return right_check


def _wrong_move(before: State, move: Move, check: str, right_check: str | None = None) -> AtolError:
    """Names the move that the line's check was made for; where there is none the check itself is wrong."""
    for action in before.legal():
        notation = before.game.notation(action)
        after = before.clone()
        after.apply(action, False)
        if check_of(check, notation, after) == move.check:
            return BadRecord(line=move.line, problem=move.notation, expected=notation)
    if right_check is not None:
        return BadRecord(line=move.line, problem=Phrase("record-check", check=move.check), expected=right_check)
    choices = ", ".join(before.game.notation(action) for action in before.legal()[:12])
    return BadRecord(line=move.line, problem=move.notation, expected=choices)
