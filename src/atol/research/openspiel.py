"""OpenSpiel: after `import atol.research.openspiel` every game is there by its id, `pyspiel.load_game("atol_…")`.

Chance is explicit. Before the first decision, and whenever an action draws, there are chance nodes with equal
outcomes; what comes out keys the generator of the position anew. So a history replays exactly, and who holds a state
cannot read in it what will be drawn. With a `seed` of zero or more the opening is that seed's.
"""

from __future__ import annotations

import hashlib
from copy import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

from atol.core.game import Game, State
from atol.core.meta import Meta, Option
from atol.core.registry import game as load_game
from atol.core.registry import installed_games
from atol.research.rewards import results

OUTCOMES = 256  # of each chance node
OPENING_NODES = 4  # chance nodes before the first decision: 256 ** 4 openings
LONGEST_MATCH = 20_000  # more decisions than any match has
NO_ACTION = -1
ANY_SEED = -1
RECALL_BYTES = 16

Opening = tuple[str, int, dict[str, str]]  # a game, its seats and its options


class Moment:
    """How far a match is. A moment never changes, so copies of a state share it; what comes next is a new one."""

    def __init__(self, opening: Opening, position: State | None, before: Moment | None = None) -> None:
        self.opening = opening
        self.position = position  # None before the first decision
        self.before = before
        self.outcomes: tuple[int, ...] = ()  # of the chance nodes before the first decision
        self.pending = NO_ACTION  # an action that chance completes
        self.actor = NO_ACTION
        self.action = NO_ACTION  # what the actor did last
        self.recalled: dict[int, bytes] = {}

    def after_outcome(self, outcome: int) -> Moment:
        if self.position is None:
            return self._dealt(self.outcomes + (outcome,))
        position = self.position.clone()
        position.random.rekey(f"{position.random.words()} {outcome}".encode())
        position.apply(self.pending, False)
        return self._with(position, self.pending)

    def _dealt(self, outcomes: tuple[int, ...]) -> Moment:
        if len(outcomes) == OPENING_NODES:
            return opened(self.opening, int.from_bytes(bytes(outcomes), "big"))
        moment = Moment(self.opening, None)
        moment.outcomes = outcomes
        return moment

    def after_action(self, action: int) -> Moment:
        """Try it: if it draws, chance comes first."""
        position = self._playing().clone()
        position.apply(action)
        return self._awaiting_chance(action) if position.random.used else self._with(position, action)

    def _with(self, position: State, action: int) -> Moment:
        moment = Moment(self.opening, position, self)
        moment.actor, moment.action = self._playing().to_act, action
        return moment

    def _awaiting_chance(self, action: int) -> Moment:
        moment = copy(self)
        moment.pending = action
        return moment

    def _playing(self) -> State:
        if self.position is None:
            raise ValueError("the opening is not dealt yet")
        return self.position

    def recall(self, seat: int) -> bytes:
        """Stands for all that the seat has seen and done, in order. Worked out when it is asked for."""
        moments: list[Moment] = [self]
        while seat not in moments[-1].recalled and moments[-1].before is not None:
            moments.append(moments[-1].before)
        digest = moments[-1].recalled.get(seat, b"")
        for moment in reversed(moments):
            digest = moment.recalled.setdefault(seat, moment._recall_after(digest, seat))
        return digest

    def _recall_after(self, earlier: bytes, seat: int) -> bytes:
        done = str(self.action).encode() if seat == self.actor else b""
        seen = msgspec.json.encode(self._playing().view(seat))
        return hashlib.blake2b(b"/".join((earlier, done, seen)), digest_size=RECALL_BYTES).digest()

    def resampled(self, seat: int, seed: int) -> Moment:
        """Another match that this seat could be in; what others recall begins with what they see there."""
        moment = Moment(self.opening, self._playing().determinize(seat, seed))
        moment.pending = self.pending
        moment.recalled[seat] = self.recall(seat)
        return moment

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __getstate__(self) -> dict[str, Any]:
        """Without the moments before it: what they leave is recalled."""
        if self.position is None:
            return vars(self)
        recalled = {seat: self.recall(seat) for seat in range(self.position.seats)}
        return {**vars(self), "position": self.position.to_bytes(), "before": None, "recalled": recalled}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if self.position is not None:
            self.position = load_game(self.opening[0]).from_bytes(kept["position"])


def opened(opening: Opening, seed: int) -> Moment:
    game, seats, options = opening
    return Moment(opening, load_game(game).new(seats, seed, **options))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        fixed = game.seed != ANY_SEED
        self.moment = opened(game.opening, game.seed) if fixed else Moment(game.opening, None)

    @property
    def position(self) -> State | None:
        """None before the opening is dealt."""
        return self.moment.position

    def current_player(self) -> int:
        position = self.position
        if position is None or self.moment.pending != NO_ACTION:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else position.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.legal()[:]  # OpenSpiel's lists are the caller's own

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.after_outcome(action) if self.is_chance_node() else moment.after_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.get_game().game.notation(action)  # type: ignore[no-any-return]  # pyspiel ships no types

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        position = self.position
        return [0.0] * self.num_players() if position is None or not position.over else results(position)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that this player cannot tell from this one."""
        state: SpielState = self.clone()
        state.moment = self.moment.resampled(player, int(sampler() * 2**53))
        return state

    def __str__(self) -> str:
        if self.position is None:
            return f"chance {self.moment.outcomes}"
        digest = hashlib.sha256(self.position.to_bytes()).hexdigest()[:16]
        return f"ply {self.position.ply}, seat {self.position.to_act} to act, pending {self.moment.pending}, {digest}"


class Observer:
    """Tensors are the game's observation. The string of an information state stands for everything seen and done."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(game.observation.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else np.frombuffer(state.position.observe(player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return f"seat {player} before the opening"
        if self.perfect_recall:
            return f"seat {player} after {state.position.ply} actions: {state.moment.recall(player).hex()}"
        return f"seat {player}: {msgspec.json.encode(state.position.view(player)).decode()}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """Subclassed for each game: what OpenSpiel keeps of it until the process ends has to be a class."""

    meta: Meta

    def __init__(self, parameters: dict[str, Any]) -> None:
        meta = self.meta
        self.game = load_game(meta.id)
        seats = meta.check_seats(parameters["seats"])
        self.opening: Opening = (meta.id, seats, meta.check_options(options_in(meta, parameters)))
        self.seed: int = parameters["seed"]
        super().__init__(game_type(meta, seats), game_info(self.game, seats), parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, kind is not None and kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return OPENING_NODES + LONGEST_MATCH


def game_info(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if seats == 2 else None,
        max_game_length=LONGEST_MATCH,
    )


def game_type(meta: Meta, seats: int) -> Any:
    """Two seats share a victory or one wins it from the other; with any other number the sum differs."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=spiel_name(meta.id),
        long_name=meta.names["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if seats == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(meta),
    )


def parameters_of(meta: Meta) -> dict[str, int | str]:
    options = {option.name: as_parameter(option, option.values[0]) for option in meta.options}
    return {"seats": meta.table_seats, "seed": ANY_SEED, **options}


def as_parameter(option: Option, value: str) -> int | str:
    """OpenSpiel keeps numbers and words apart, and a comma ends a parameter: `2,5` is written `2|5`, and `2` `2|`."""
    if option.values[0].isdecimal():
        return int(value)
    return f"{value}|" if value.isdecimal() else value.replace(",", "|")


def options_in(meta: Meta, parameters: dict[str, Any]) -> dict[str, object]:
    return {option.name: str(parameters[option.name]).rstrip("|").replace("|", ",") for option in meta.options}


def spiel_name(game: str) -> str:
    return f"atol_{game}"


def register() -> None:
    """Make every installed game known to OpenSpiel."""
    for meta in installed_games():
        if spiel_name(meta.id) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(meta, meta.table_seats), type(meta.id, (SpielGame,), {"meta": meta}))


register()
