"""How many presses a match takes by the shortest way, by the rule of the browser client.

    python -m bench.presses [GAME ...] [--matches N] [--seats N]

A good bot sits on every seat; the choices of the first one are counted. What leaves nothing to decide plays itself.
What could not be taken back is pressed twice, unless a button says in words what it does: then one press is enough,
and the wide button's also for several in a row. The number in front is how it was while every end of a turn and
every action that could not be taken back was pressed twice, forced or not.
"""

from __future__ import annotations

import argparse
from statistics import median

from atol.bots.registry import bot
from atol.core.game import State
from atol.core.registry import game as game_of
from atol.core.registry import metas
from atol.table.parts import Choice
from atol.table.table import choice_of

BOT = "greedy"
# What the wide button or another button with words on it offers, as the browser's games say it: steps with the kind
# of action; and kinds of which all are done at once where nothing but to stop is possible beside them (`together`).
WORDED = {
    "benefit draw",
    "benefit eggs",
    "benefit done",
    "draw draw",
    "act draw",
    "before-roll roll",  # in the strip, which says it in words too
    "place end",
    "start dive",
    "depth deeper",
}
TOGETHER = {"egg", "hatch"}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(metas()))
    parser.add_argument("--matches", type=int, default=9)
    parser.add_argument("--seats", type=int, default=2)
    wanted = parser.parse_args()
    for name in wanted.games:
        before, now = presses(name, wanted.seats, wanted.matches)
        print(f"{name:16} {before:5.0f} -> {now:5.0f}   {100 * (now - before) / before:+.0f} %", flush=True)


def presses(name: str, seats: int, matches: int) -> tuple[float, float]:
    """Medians of the two counts."""
    counted = [of_match(game_of(name).new(seats, seed), seed) for seed in range(1, matches + 1)]
    return median([before for before, _ in counted]), median([now for _, now in counted])


def of_match(state: State, seed: int) -> tuple[int, int]:
    before = now = 0
    begun: list[int] = []  # actions of a row that one press has begun
    while not state.over:
        choice, legal = decide(state, seed)
        if state.to_act == 0:
            before += pressed_before(choice, legal)
            now += 0 if choice.action in begun else pressed(state, choice, legal)
            begun = row_of(state, choice, legal)
        state.apply(choice.action, False)
    return before, now


def decide(state: State, seed: int) -> tuple[Choice, list[int]]:
    legal = state.legal()
    action = legal[0] if len(legal) == 1 else bot(BOT).choose(state, seed + state.ply)
    return choice_of(state, action, legal, state.scores()[state.to_act]), legal


def pressed_before(choice: Choice, legal: list[int]) -> int:
    return 2 if choice.passes or choice.lock else 0 if len(legal) == 1 else 1


def pressed(state: State, choice: Choice, legal: list[int]) -> int:
    if len(legal) == 1:
        return 0
    proposed = step_and_kind(state, choice.action) in WORDED or choice.action in all_of(state, legal)
    return 2 if choice.lock and not proposed else 1


def row_of(state: State, choice: Choice, legal: list[int]) -> list[int]:
    if choice.times > 1 and step_and_kind(state, choice.action) in WORDED:
        return [choice.action]
    return all_of(state, legal) if choice.action in all_of(state, legal) else []


def all_of(state: State, legal: list[int]) -> list[int]:
    """The actions that belong together: they are of one kind, and each is legal after those before it."""
    kinds = {kind_of(state, action) for action in legal}
    wanted = [action for action in legal if kind_of(state, action) in TOGETHER]
    return wanted if len(kinds) == 2 and "done" in kinds and follow_one_another(state, wanted) else []


def follow_one_another(state: State, actions: list[int]) -> bool:
    after = state.clone()
    for action in actions:
        if action not in after.legal():
            return False
        after.apply(action, False)
    return bool(actions)


def kind_of(state: State, action: int) -> str:
    return state.game.notation(action).split()[0]


def step_and_kind(state: State, action: int) -> str:
    return f"{state.game.steps[state.step].name} {kind_of(state, action)}"


if __name__ == "__main__":
    main()
