"""Every installed game passes the suite, and the suite catches games that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import Struct

import atol
from atol.bots.registry import bot
from atol.core import conformance
from atol.core.game import Game, State
from atol.core.messages import Ruling, ScoreLine
from atol.core.meta import Option
from atol.core.random import Random
from atol.core.wording import check_words
from atol.locales import Words
from pearls.game import PearlsGame, PearlsView
from pearls.meta import META
from pearls.state import DIVE, STOP, PearlsState
from tests.conftest import Run

GAMES = [meta.id for meta in atol.installed_games()]


@pytest.mark.parametrize("game_id", GAMES)
def test_actions_have_three_faces(game_id: str) -> None:
    conformance.check_actions(atol.game(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_words_are_there_in_every_language(game_id: str) -> None:
    check_words(atol.game(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_games_conform(game_id: str, run_compiled: Run) -> None:
    """On the compiled engine, which takes a fifth of the time and is compared with the interpreted one elsewhere."""
    assert run_compiled("-m", "atol.core.conformance", "--few", game_id) == f"{game_id} conforms\n"


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_games_conform_in_full(game_id: str, run_compiled: Run) -> None:
    assert run_compiled("-m", "atol.core.conformance", game_id).endswith(f"{game_id} conforms\n")


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_something_to_hide_where_a_game_says_so(game_id: str) -> None:
    game = atol.game(game_id)
    hidden = conformance.hidden_positions(game, game.meta.seats[-1], {}, positions=30)
    assert hidden > 7 if game.meta.secrets else hidden == 0


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_a_bot_s_choice_does_not_depend_on_secrets(game_id: str, name: str) -> None:
    game = atol.game(game_id)
    chooser = bot(name)
    conformance.check_chooser(chooser.choose, game, game.meta.seats[0], positions=6)


# ---- the suite itself


class ToldTooMuch(PearlsGame):
    """Shows everybody's pearls."""

    def view(self, state: State, seat: int | None) -> Struct:
        assert isinstance(state, PearlsState)
        return PearlsView(state.to_act, list(state.pearls), [], state.stopped, state.sea.total)


class Forgetful(PearlsState):
    """Forgets the seat's own pearls when dealing anew."""

    def _deal_anew(self, seat: int) -> None:
        self.pearls = [[0, 0, 0] for _ in range(self.seats)]


class Careless(PearlsState):
    """Deals nothing anew, so that a bot would see the truth."""

    def _deal_anew(self, seat: int) -> None:
        return


class Sharing(PearlsState):
    """Copies share what they should own."""

    def _copy(self, random: Random) -> PearlsState:
        copy = super()._copy(random)
        assert isinstance(copy, PearlsState)
        copy.stopped = self.stopped
        return copy


class Unsorted(PearlsState):
    def legal(self) -> list[int]:
        return [] if self.to_act < 0 else [STOP, DIVE]


class Reusing(PearlsState):
    """Gives out one list for all positions, and changes it."""

    actions: ClassVar[list[int]] = []

    def legal(self) -> list[int]:
        self.actions[:] = super().legal()
        return self.actions


class Endless(PearlsState):
    """Whoever dives puts the pearl back."""

    def _apply(self, action: int) -> None:
        kind = self.sea.draw(self.random)
        self.sea.add(kind)
        self._end_turn()


class Chattering(PearlsState):
    """Tells everyone, without locking, what only one seat may know."""

    def _apply(self, action: int) -> None:
        if action == STOP and self.events is not None:
            self.tell("pearl", {"value": self.total(self.to_act)})
        super()._apply(action)


class Remembering(PearlsState):
    """Keeps something that neither its copies nor its bytes know: who dived last has a point more."""

    last = 0

    def _own_fields(self) -> dict[str, Any]:
        return {name: value for name, value in super()._own_fields().items() if name != "last"}

    def _apply(self, action: int) -> None:
        if action == DIVE:
            self.last = self.to_act
        super()._apply(action)

    def scores(self) -> list[int]:
        scores = super().scores()
        scores[self.last] += 1
        return scores


class Unwritten(PearlsState):
    """Tells something that has no line in the log."""

    def _apply(self, action: int) -> None:
        if self.events is not None:
            self.tell("wave", {"seat": self.to_act})
        super()._apply(action)


class Unguarded(PearlsState):
    """Makes its events whether anybody listens or not."""

    def _apply(self, action: int) -> None:
        self.tell("stop", {"seat": self.to_act})
        super()._apply(action)


def told_as(**facts: object) -> Game:
    """The toy game with other facts for the lobby, for which there are no words."""
    game = PearlsGame()
    game.meta = msgspec.structs.replace(META, **facts)
    return game


class Unruled(PearlsGame):
    def __init__(self) -> None:
        super().__init__()
        self.rulings = (*self.rulings, Ruling("too_little", 0))


class Mumbling(PearlsGame):
    """Says the same of every action."""

    def sentence(self, action: int, words: Words) -> str:
        return words.say("pearls-do-dive")


class Speechless(PearlsGame):
    """Has no sentence for an action."""

    def sentence(self, action: int, words: Words) -> str:
        return words.say("pearls-do-surface")


class Unexplained(PearlsGame):
    """Has a line on its score pad that nothing explains."""

    def score_sheet(self, state: State, seat: int) -> tuple[ScoreLine, ...]:
        return (*super().score_sheet(state, seat), ScoreLine("shells", 0))


def game_of(kind: type[PearlsState]) -> Game:
    class Broken(PearlsGame):
        def _blank(self, seats: int, options: dict[str, str], random: Random) -> PearlsState:
            return kind(self, seats, options, random)

    return Broken()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (ToldTooMuch(), "showed seat . a secret"),
        (game_of(Forgetful), "showed seat . a secret"),
        (game_of(Sharing), "changes the original"),
        (game_of(Unsorted), "sorted"),
        (game_of(Endless), "does not end"),
        (game_of(Reusing), "changed later"),
        (game_of(Chattering), "told seat . a secret"),
    ],
)
def test_the_suite_catches_a_wrong_game(game: Game, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST_MATCH", 300)
    with pytest.raises(AssertionError, match=words):
        conformance.check_all(game, positions=40)


CHECKS: dict[str, Callable[[Game], None]] = {
    "actions": conformance.check_actions,
    "words": check_words,
    "matches": lambda game: conformance.check_matches(game, 2, {}),
    "copies": lambda game: conformance.check_copies(game, 2, {}),
    "telling": lambda game: conformance.check_telling(game, 2, {}),
    "secrets": lambda game: conformance.check_secrets(game, 2, {}, positions=40),
}


def failures(game: Game) -> dict[str, str]:
    """What each check that fails has to say."""
    said: dict[str, str] = {}
    for name, check in CHECKS.items():
        try:
            check(game)
        except AssertionError as error:
            said[name] = str(error)
    return said


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (game_of(Remembering), "copies", "a copy and its original play on differently: the scores"),
        (game_of(Unwritten), "telling", "event 'wave' has no log line"),
        (game_of(Unguarded), "telling", "events are made for nobody"),
        (Unexplained(), "telling", "pearls-score-shells is not said in pl"),
        (told_as(names={"en": "Pearls"}), "words", "the game has no name in pl"),
        (told_as(rules_sections=("all", "end")), "words", "pearls-rules-end is not said in pl"),
        (told_as(options=(Option("limit", ("8", "7")),)), "words", "pearls-option-limit-7 is not said in pl"),
        (Unruled(), "words", "pearls-ruling-too-little is not said in pl"),
        (Mumbling(), "words", "'dive' and 'stop' share a sentence"),
        (Speechless(), "words", "action 'dive' has no sentence"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_missing_is_caught_by_the_one_check_for_it(game: Game, check: str, words: str) -> None:
    said = failures(game)
    assert list(said) == [check]
    assert words in said[check]


def test_a_game_without_any_words_is_caught() -> None:
    with pytest.raises(AssertionError, match="there are no words in pl"):
        conformance.check_all(told_as(game="tests.core:Nothing"))


@pytest.mark.parametrize("game", [ToldTooMuch(), game_of(Forgetful)])
def test_the_check_of_secrets_alone_catches_them_too(game: Game) -> None:
    with pytest.raises(AssertionError, match=r"view of seat . holds a secret"):
        conformance.check_secrets(game, 2, {}, positions=40)


def test_a_game_that_deals_nothing_anew_is_seen_to_hide_nothing() -> None:
    assert conformance.hidden_positions(PearlsGame(), 2, {}, positions=40) > 10
    assert conformance.hidden_positions(game_of(Careless), 2, {}, positions=40) == 0


def test_the_suite_passes_the_toy_game() -> None:
    conformance.check_all(PearlsGame(), positions=40)


def test_the_suite_catches_a_bot_that_looks() -> None:
    def peek(state: State, seed: int) -> int:
        assert isinstance(state, PearlsState)
        return DIVE if state.total(1 - state.to_act) % 2 else STOP

    with pytest.raises(AssertionError, match="the bot used a secret"):
        conformance.check_chooser(peek, PearlsGame(), 2, positions=60)
