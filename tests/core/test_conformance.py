"""Every installed game passes the suite, and the suite catches games that are wrong."""

from __future__ import annotations

import pytest
from msgspec import Struct

import atol
from atol.bots.registry import bot
from atol.core import conformance
from atol.core.game import Game, State
from atol.core.random import Random
from pearls.game import PearlsGame, PearlsView
from pearls.state import DIVE, STOP, PearlsState

GAMES = [meta.id for meta in atol.installed_games()]


@pytest.mark.parametrize("game_id", GAMES)
def test_actions_have_three_faces(game_id: str) -> None:
    conformance.check_actions(atol.game(game_id))


def every_setting() -> list[tuple[str, int, dict[str, str]]]:
    return [(game, seats, options) for game in GAMES for seats, options in conformance.settings(atol.game(game))]


@pytest.mark.parametrize(("game_id", "seats", "options"), every_setting())
def test_games_conform(game_id: str, seats: int, options: dict[str, str]) -> None:
    game = atol.game(game_id)
    share = max(1, len(list(conformance.settings(game))) // 12)  # many settings share the work among them
    conformance.check_matches(game, seats, options, matches=max(2, 10 // share))
    conformance.check_copies(game, seats, options, positions=40 // share)
    conformance.check_secrets(game, seats, options, positions=200 // share)


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_something_to_hide_where_a_game_says_so(game_id: str) -> None:
    game = atol.game(game_id)
    hidden = conformance.hidden_positions(game, game.meta.seats[-1], {}, positions=100)
    assert hidden > 25 if game.meta.secrets else hidden == 0


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
def test_a_bot_s_choice_does_not_depend_on_secrets(game_id: str, name: str) -> None:
    game = atol.game(game_id)
    chooser = bot(name)
    conformance.check_chooser(chooser.choose, game, game.meta.seats[0], positions=15)


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


class Endless(PearlsState):
    """Whoever dives puts the pearl back."""

    def _apply(self, action: int) -> None:
        kind = self.sea.draw(self.random)
        self.sea.add(kind)
        self._end_turn()


class Chattering(PearlsState):
    """Tells everyone, without locking, what only one seat may know."""

    def _apply(self, action: int) -> None:
        if action == STOP:
            self.tell("pearl", {"value": self.total(self.to_act)})
        super()._apply(action)


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
        (game_of(Chattering), "told seat . a secret"),
    ],
)
def test_the_suite_catches_a_wrong_game(game: Game, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST_MATCH", 300)
    with pytest.raises(AssertionError, match=words):
        conformance.check_all(game, positions=40)


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
