"""What a bot is: something that chooses an action from what its seat can know and a seed, and nothing else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from atol.core.game import State


class Cost:
    """The budget of one decision: iterations of a search, or seconds by the clock."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Bots keep nothing between decisions. Equal knowledge and equal seed give the equal choice."""

    @property
    def cost(self) -> Cost:
        """What a decision takes; nothing to speak of, unless the bot says otherwise."""
        return Cost(0, 0.0)

    def choose(self, state: State, seed: int) -> int:
        """An action for the seat to act. The bot's own code only ever sees a determinized state."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        return self._choose(state.determinize(state.to_act, seed), seed)

    def choose_ahead(self, state: State, seed: int) -> list[int]:
        """What to do one after another, as far as the bot has decided: at least one action, and others only where
        nothing is drawn, and nobody else is asked, before them. Whoever follows it spares the bot thinking again."""
        return [self.choose(state, seed)]

    def _choose(self, state: State, seed: int) -> int:
        raise NotImplementedError
