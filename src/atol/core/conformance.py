"""What every game must pass, shipped so that a game from outside can run it too.

    python -m atol.core.conformance GAME          200 positions of every setting
    python -m atol.core.conformance --few GAME    a few positions, with every number of seats and every option once

Each check is a function that raises AssertionError with words; `check_all` runs every one of them for every
number of seats. The positions are random ones; the same seed gives the same positions.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator

import msgspec

from atol.core.advice import NO_POLICY
from atol.core.errors import AtolError
from atol.core.game import Game, State
from atol.core.lesson_checks import check_courses
from atol.core.messages import Event
from atol.core.random import Random, seeded
from atol.core.registry import game as load_game
from atol.core.row import Row, new_row
from atol.core.ties import settled
from atol.core.wording import (
    check_log,
    check_offers,
    check_reason_words,
    check_score_words,
    check_tie_words,
    check_words,
)

POSITIONS = 200
MATCHES = 10
LONGEST_MATCH = 20_000
PLAYED_ON = 30
POSITIONS_READ = 12

Choose = Callable[[State, int], int]


def check_all(game: Game, positions: int = POSITIONS, report: Callable[[str], None] = lambda name: None) -> None:
    """Every check, for every number of seats and every single option changed from its default."""
    check_actions(game)
    report("actions have three faces")
    check_words(game)
    report("words in every language")
    check_courses(game)
    report("lessons come up and give nothing away")
    for seats, options in settings(game):
        label = f"{seats} seats {options or ''}".strip()
        check_matches(game, seats, options)
        report(f"{label}: matches run to the end")
        check_copies(game, seats, options)
        report(f"{label}: copies and bytes")
        check_telling(game, seats, options)
        report(f"{label}: events are told in words, and only to who listens")
        check_secrets(game, seats, options, positions)
        report(f"{label}: secrets stay secret")
        check_looks(game, seats, options)
        report(f"{label}: observations that are kept are current")


def check_some(game: Game) -> None:
    """The same checks in a fraction of the time: the settings share the work among them."""
    chosen = few_settings(game)
    share = max(1, len(chosen) // 6)
    for seats, options in chosen:
        check_matches(game, seats, options, matches=max(1, 3 // share))
        check_copies(game, seats, options, positions=max(4, 15 // share))
        check_telling(game, seats, options)
        check_secrets(game, seats, options, positions=max(10, 50 // share))
        check_looks(game, seats, options)


def settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    for seats in seats_of(game):
        for options in [{}, *changed_options(game)]:
            yield seats, options


def few_settings(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats and every changed option, but not each with each."""
    changed = zip(itertools.cycle(seats_of(game)), changed_options(game), strict=False)
    return [*((seats, {}) for seats in seats_of(game)), *changed]


def seats_of(game: Game) -> range:
    fewest, most = game.meta.seats
    return range(fewest, most + 1)


def changed_options(game: Game) -> list[dict[str, str]]:
    return [{option.name: value} for option in game.meta.options for value in option.tried()[1:]]


def positions_of(
    game: Game, seats: int, options: dict[str, str], count: int, seed: int = 1
) -> Iterator[tuple[State, list[Event]]]:
    """Positions spread over random matches, ends included, each with the events that led to it."""
    random = seeded(seed)
    for number in itertools.count():
        events: list[Event] = []
        state = game.new_with_events(seats, seed * 1000 + number, dict(options), events)
        plies = random.below(match_length(game, seats, options, seed * 1000 + number) + 1)
        for _ in range(plies):
            apply_random(state, random)
            if state.over:
                break
        yield state, events
        if number + 1 >= count:
            return


def match_length(game: Game, seats: int, options: dict[str, str], seed: int) -> int:
    state = game.new(seats, seed, **options)
    random = seeded(seed)
    while not state.over and state.ply < LONGEST_MATCH:
        apply_random(state, random)
    return state.ply


def apply_random(state: State, random: Random) -> int:
    actions = state.legal()
    action = actions[random.below(len(actions))]
    state.apply(action)
    return action


# ---- actions


def check_actions(game: Game) -> None:
    """Ids, notation and messages name the same actions, one to one."""
    lines: set[str] = set()
    for action in range(game.action_count):
        line = game.notation(action)
        assert game.parse(line) == action, f"{line!r} is read back as another action than {action}"
        assert not set(line) & set("\n;"), f"{line!r} does not fit a record"
        assert line == " ".join(line.split()), f"{line!r} has spaces that do not belong"
        message = game.message(action)
        assert game.action(message) == action, f"{message!r} is read back as another action than {action}"
        assert game.action(over_the_wire(message)) == action, f"{message!r} changes when it is sent"
        lines.add(line)
    assert len(lines) == game.action_count, "two actions share a notation"


def over_the_wire(message: msgspec.Struct) -> msgspec.Struct:
    return msgspec.json.decode(msgspec.json.encode(message), type=type(message))


# ---- matches


def check_matches(game: Game, seats: int, options: dict[str, str], matches: int = MATCHES) -> None:
    """Random matches end; legal actions are sorted, known and never missing; illegal ones change nothing."""
    for seed in range(matches):
        state = game.new(seats, seed, **options)
        assert (state.ply, state.barrier) == (0, 0), "a match begins with ply 0 and barrier 0"
        random = seeded(seed)
        given: list[tuple[list[int], list[int]]] = []  # each list of legal actions, and a copy of it
        while not state.over:
            assert state.ply < LONGEST_MATCH, f"match {seed} does not end"
            given.append((state.legal(), state.legal()[:]))
            check_position(state)
            if state.ply % 10 == 0:
                check_refusal(state)
            check_step(state, random)
        check_position(state)
        check_end(state)
        assert all(actions == copy for actions, copy in given), "a list of legal actions was changed later"


def check_position(state: State) -> None:
    actions = state.legal()
    if state.over:
        assert actions == [], "after the end nothing is legal"
        return
    assert 0 <= state.to_act < state.seats, f"seat {state.to_act} cannot act"
    assert actions, "before the end something is legal"
    assert actions == sorted(set(actions)), "legal actions are sorted, each once"
    assert 0 <= actions[0] <= actions[-1] < state.game.action_count, "a legal action has an id in the range"
    advised = state.game.advice.choose(state, actions)
    assert advised in (NO_POLICY, *actions), "a rollout policy chooses a legal action"
    for seat in range(state.seats):
        total = sum(line.points for line in state.score_sheet(seat))
        assert total == state.scores()[seat], f"the score sheet of seat {seat} does not add up"


def check_refusal(state: State) -> None:
    before = state.to_bytes()
    legal = set(state.legal())
    illegal = [action for action in range(-1, state.game.action_count + 1) if action not in legal]
    for action in illegal[:: max(1, len(illegal) // 5)]:
        try:
            state.apply(action)
        except AtolError:
            assert state.to_bytes() == before, f"refusing action {action} changed the position"
        else:
            raise AssertionError(f"illegal action {action} was carried out")


def check_step(state: State, random: Random) -> None:
    """Counts go up as the contract says, and an action that can be undone told nobody anything new."""
    before = state.clone()
    state.events = []
    action = apply_random(state, random)
    assert state.ply == before.ply + 1, "an action counts one ply"
    assert state.barrier in (before.barrier, state.ply), "the barrier stays or rises to the ply"
    assert state.turn >= before.turn, "turns are never uncounted"
    if state.barrier == state.ply:
        return
    for viewer in viewers(state):
        other = before.determinize(viewer, 7)
        if action in other.legal():
            other.events = []
            other.apply(action)
            assert shown(other, viewer) == shown(state, viewer), f"action {action} showed seat {viewer} a secret"
            assert heard(other, viewer) == heard(state, viewer), f"action {action} told seat {viewer} a secret"


def viewers(state: State) -> list[int]:
    """The seats whose views are compared at a ply; where all know the same, one after another."""
    return list(range(state.seats)) if state.game.meta.secrets else [state.ply % state.seats]


def heard(state: State, seat: int) -> list[Event]:
    return [event for event in state.events or [] if event.visible_to(seat)]


def check_end(state: State) -> None:
    assert state.barrier == state.ply, "the end cannot be undone"
    assert all(0 <= winner < len(state.scores()) for winner in state.winners()), "a winner has a score"
    assert len(state.scores()) in (state.seats, state.seats + 1), "one score per seat and one for an automaton"
    if len(state.scores()) > 1:
        assert state.winners() == settled(state)[0], "points and tie-breaks name other winners than `winners()`"
    try:
        state.apply(0)
    except AtolError:
        return
    raise AssertionError("an action was carried out after the end")


# ---- copies


def check_copies(game: Game, seats: int, options: dict[str, str], positions: int = 40) -> None:
    """Copies are equal and independent; bytes come back exactly; the same seed gives the same match.

    The original, a copy and what came back from bytes are played on side by side: what a game keeps and its copies do
    not know shows sooner or later.
    """
    assert game.new(seats, 5, **options).to_bytes() == game.new(seats, 5, **options).to_bytes()
    for state, _ in positions_of(game, seats, options, positions, seed=2):
        data = state.to_bytes()
        copy, back = state.clone(), game.from_bytes(data)
        assert copy.to_bytes() == data, "a copy differs"
        assert back.to_bytes() == data, "bytes do not come back"
        assert back.options == state.options, "bytes change the options"
        play_on(state.clone())
        assert state.to_bytes() == data, "playing a copy changes the original"
        play_on(state, copy, back)


def play_on(state: State, *others: State) -> None:
    """Play a while, the others with the same choices; nobody can tell them from the first."""
    random = seeded(3)
    for _ in range(PLAYED_ON):
        for other in others:
            demand_same(state, other)
        if state.over:
            return
        action = state.legal()[random.below(len(state.legal()))]
        for one in (state, *others):
            one.events = []
            one.apply(action)


def demand_same(state: State, other: State) -> None:
    viewers = [*range(state.seats), None]
    viewer = viewers[state.ply % len(viewers)]
    assert other.legal() == state.legal(), "a copy and its original play on differently: what is legal"
    assert other.to_bytes() == state.to_bytes(), "a copy and its original play on differently: the position"
    assert other.scores() == state.scores(), "a copy and its original play on differently: the scores"
    assert shown(other, viewer) == shown(state, viewer), "a copy and its original play on differently: a view"
    if other.events is not None:
        assert other.events == state.events, "a copy and its original play on differently: the events"


# ---- events


def check_telling(game: Game, seats: int, options: dict[str, str]) -> None:
    """Every event and every score line has its words, and where nobody listens no event is made."""
    events: list[Event] = []
    state = game.new_with_events(seats, 6, dict(options), events)
    play_to_the_end(state)
    check_events(state, events)
    check_log(game, events)
    check_score_words(state)
    check_tie_words(state)
    for position, _ in positions_of(game, seats, options, POSITIONS_READ, seed=4):
        check_offers(position)
        check_reason_words(position)
    silent = game.new(seats, 6, **options)
    play_to_the_end(silent)
    assert silent.unheard == 0, "events are made for nobody: guard every `tell` with `if self.events is not None`"


def play_to_the_end(state: State) -> None:
    random = seeded(6)
    while not state.over and state.ply < LONGEST_MATCH:
        apply_random(state, random)


# ---- secrets


def check_secrets(game: Game, seats: int, options: dict[str, str], positions: int = POSITIONS) -> None:
    """For random positions and every seat: what a seat is given depends on what it knows and nothing else."""
    for number, (state, events) in enumerate(positions_of(game, seats, options, positions, seed=3)):
        for seat in range(seats):
            check_knowledge(state, seat, number)
            check_observation(state, seat)
        check_events(state, events)


def check_knowledge(state: State, seat: int, seed: int) -> None:
    first, second = state.determinize(seat, 2 * seed), state.determinize(seat, 2 * seed + 1)
    for other in (first, second):
        assert shown(other, seat) == shown(state, seat), f"the view of seat {seat} holds a secret"
        assert shown(other, None) == shown(state, None), "a spectator's view holds a secret"
        assert other.observe(seat) == state.observe(seat), f"the observation of seat {seat} holds a secret"
        assert (other.to_act, other.ply, other.barrier) == (state.to_act, state.ply, state.barrier)
        if state.to_act == seat:
            assert other.legal() == state.legal(), f"what seat {seat} may do depends on what it cannot know"
    again = state.determinize(seat, 99).to_bytes()
    assert first.determinize(seat, 99).to_bytes() == again, "determinize depends on a hidden part"
    assert second.determinize(seat, 99).to_bytes() == again, "determinize depends on a hidden part"
    assert state.random.words() != first.random.words(), "determinize gives away the generator"


def check_observation(state: State, seat: int) -> None:
    """Each block fills exactly its place in the row, with numbers between its bounds."""
    table = state.game.observation
    row = new_row(table.length)
    for block in table.blocks:
        start = int(row.next)
        block.write(state, seat, row)
        written = memoryview(row.numbers)[start : row.next].tolist()
        assert len(written) == block.length, f"{block.name} wrote {len(written)} numbers, not {block.length}"
        assert all(block.low <= number <= block.high for number in written), (
            f"{block.name} is out of bounds: {written}"
        )


def check_looks(game: Game, seats: int, options: dict[str, str]) -> None:
    """After every action of a match, and in the next one, rows that are kept show what new ones show."""
    rows = [new_row(game.observation.length) for _ in range(seats)]
    random = seeded(8)
    for seed in range(2):
        state = game.new(seats, seed, **options)
        check_rows(state, rows)
        while not state.over and state.ply < LONGEST_MATCH:
            apply_random(state, random)
            check_rows(state, rows)


def check_rows(state: State, rows: list[Row]) -> None:
    """One row for each seat."""
    table = state.game.observation
    for seat, row in enumerate(rows):
        table.write(state, seat, row)
        kept, current = memoryview(row.numbers).tolist(), state.observe(seat).tolist()
        if kept != current:
            stale = [entry.name for entry, old, new in zip(table.entries(), kept, current, strict=True) if old != new]
            raise AssertionError(f"out of date for seat {seat}: {stale[0]}; does the sign of its section change?")


def check_events(state: State, events: list[Event]) -> None:
    for event in events:
        assert event.seats is None or all(0 <= seat < state.seats for seat in event.seats), f"{event} is for nobody"


def hidden_positions(game: Game, seats: int, options: dict[str, str], positions: int = POSITIONS) -> int:
    """In how many random positions dealing anew for one seat changes what another one sees."""
    changed = 0
    for state, _ in positions_of(game, seats, options, positions, seed=3):
        for seat in range(seats):
            other = state.determinize(seat, 4)
            if any(shown(other, viewer) != shown(state, viewer) for viewer in range(seats)):
                changed += 1
                break
    return changed


def check_chooser(choose: Choose, game: Game, seats: int, positions: int) -> None:
    """A bot's choice does not change when what it cannot know is dealt anew."""
    for number, (state, _) in enumerate(positions_of(game, seats, {}, positions, seed=4)):
        if state.over:
            continue
        before = state.to_bytes()
        legal, copy = state.legal(), state.legal()[:]
        choice = choose(state, number)
        assert choice in state.legal(), f"the bot chose {choice}, which is not legal"
        assert choose(state.determinize(state.to_act, number + 50), number) == choice, "the bot used a secret"
        assert state.to_bytes() == before, "the bot changed the position it was shown"
        assert legal == copy, "the bot changed a list of legal actions, which is for reading"


def shown(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def main() -> None:
    for game_id in [word for word in sys.argv[1:] if word != "--few"]:
        if "--few" in sys.argv:
            check_some(load_game(game_id))
        else:
            check_all(load_game(game_id), report=print)
        print(f"{game_id} conforms")


if __name__ == "__main__":
    main()
