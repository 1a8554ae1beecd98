"""Prepare the deals on which games teach, and write them to `data/lessons.json` of each game.

python -m tools.make_lessons <id> [--deals 30] [--course <id>] [--player random]

A plain player (the easy bot) plays each course on many deals. When nothing new has come up for a while, the player
becomes curious and takes the way to a lesson, if there is one; so do the others, who know everything. The deal on
which most lessons come up, and soonest, is kept.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import deque
from pathlib import Path

import msgspec

import atol
from atol.core.game import Game, State
from atol.core.lessons import Course, Deal, read_deals
from atol.core.messages import Event
from atol.core.shuffle import KNOWN, shuffle_from
from atol.table.seats import BOT, Seat
from atol.table.table import Table

GAMES = Path(__file__).resolve().parents[1] / "src" / "atol" / "games"
PATIENCE = 5  # decisions of the learner without anything new
LONGEST = 320  # moves
TRIES = 160  # actions that a curious player thinks through


def play(game: Game, course: Course, seed: str, player: str) -> Deal:
    """The course on that deal, until every lesson has come up or the match ends."""
    shuffle = shuffle_from(KNOWN, seed)
    table = Table(game, [Seat(BOT, player)] * course.seats, dict(course.options), shuffle)
    truth = game.new(course.seats, shuffle.setup_seed(), **course.options)
    table.course = course
    moments: dict[str, int] = {}
    moves: list[str] = []
    waited = 0
    while True:
        fresh = [due.id for due in table.lessons(course.seat) if due.id not in moments]
        moments.update(dict.fromkeys(fresh, table.version))
        if table.over or len(moments) == len(course.lessons) or table.version >= LONGEST:
            return deal_of(course, seed, moments, moves)
        waited = 0 if fresh else waited + (table.to_act == course.seat)
        action = choose(table, truth, course, set(moments), waited)
        moves.append(game.notation(action))
        table.play(table.to_act, action)
        shuffle.prepare(truth)
        truth.apply(action)


def deal_of(course: Course, seed: str, moments: dict[str, int], moves: list[str]) -> Deal:
    missing = [lesson.id for lesson in course.lessons if lesson.id not in moments]
    return Deal(seed, moments, missing, moves[: max(moments.values())])


def choose(table: Table, truth: State, course: Course, met: set[str], waited: int) -> int:
    task = table.bot_task(table.to_act)
    learner = table.to_act == course.seat
    if waited >= PATIENCE:
        action = first_step(table.game.from_bytes(task.state) if learner else truth, course, met)
        if action is not None:
            return action
    return task.think()


def first_step(known: State, course: Course, met: set[str]) -> int | None:
    """The first action of the shortest way to a lesson, as far as who acts can foresee without an answer."""
    ways = deque([(known, action, action) for action in known.legal()])
    for _ in range(TRIES):
        if not ways:
            return None
        state, action, first = ways.popleft()
        after, lessons = tried(state, action, course)
        if lessons - met:
            return first
        if after.to_act == known.to_act:
            ways.extend([(after, following, first) for following in after.legal()])
    return None


def tried(state: State, action: int, course: Course) -> tuple[State, set[str]]:
    """The state after that action, and the lessons that matter there."""
    after = state.clone()
    news: list[Event] = []
    after.events = news
    after.apply(action, False)
    seen = [event for event in news if event.visible_to(course.seat)]
    after.events = None
    return after, {due.id for due in course.due(after, seen)}


def worth(deal: Deal) -> tuple[int, int]:
    """Many lessons first, then soon ones."""
    return len(deal.moments), -sum(deal.moments.values())


def prepare(game: Game, course: Course, deals: int, player: str | None) -> Deal:
    seeds = [hashlib.sha256(f"{game.meta.id} {course.id} {number}".encode()).hexdigest() for number in range(deals)]
    return max((play(game, course, seed, player or course.bot) for seed in seeds), key=worth)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--course")
    parser.add_argument("--player", help="the bot on every seat; without it that of the course")
    asked = parser.parse_args()
    game = atol.game(asked.game)
    prepared = read_deals(game.meta.package)
    for course in game.courses:
        if asked.course in (None, course.id):
            prepared[course.id] = deal = prepare(game, course, asked.deals, asked.player)
            print(
                f"{course.id}: {len(deal.moments)} of {len(course.lessons)} in {len(deal.moves)} moves", deal.special
            )
            print(" ", deal.moments)
    write(asked.game, [(course.id, prepared[course.id]) for course in game.courses if course.id in prepared])


def write(game: str, deals: list[tuple[str, Deal]]) -> None:
    """A line for each course."""
    lines = [f"{json.dumps(course)}: {json.dumps(msgspec.to_builtins(deal))}" for course, deal in deals]
    (GAMES / game / "data" / "lessons.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
