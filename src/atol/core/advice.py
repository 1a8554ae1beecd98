"""What a game knows about playing it well, for bots. No rule depends on it, and a game needs none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from atol.core.game import State

NO_POLICY: Final = -1

# The ways to search: which one plays best in a game is measured.
TREE: Final = 0  # a tree with the judge's opinion at its leaves
ROLLED_TREE: Final = 1  # the same, with the judge's opinion of where a rollout from the leaf leads
ROLLOUTS: Final = 2  # flat Monte Carlo: every action is tried out by rollouts
TURNS: Final = 3  # whole turns are planned: for games in which a turn is a long chain of choices

EXPLORATION: Final = 0.35
LEVELS: Final = ("glance:2", "glance", "greedy", "search:200", "search:1500")
NOT_MEASURED: Final = ((2.0, 3.0), (2.0, 3.0), (2.0, 3.0), (2.0, 3.0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Plain advice: a tree does, and there is no rollout policy. A game with more to say subclasses it."""

    def __init__(
        self,
        search: int = TREE,
        samples: int = 2,
        rounds: int = 3,
        levels: tuple[str, ...] = LEVELS,
        judges_chances: bool = False,
        width: int = 16,
        worlds: int = 1,
        exploration: float = EXPLORATION,
        answers: int = 0,
        turns: int = 1,
        measured: tuple[tuple[float, float], ...] = NOT_MEASURED,
    ) -> None:
        self.search = search
        self.samples = samples  # how many actions the judge compares in a step of a rollout, where there is no policy
        self.rounds = rounds  # how far a rollout goes; a round is a turn of every seat
        self.levels = levels  # the bots behind novice, easy, medium, hard and expert: a fixed amount of thinking each
        self.width = width  # how many beginnings of a turn are followed, or actions tried out by rollouts
        self.measured = measured  # how many matches each level won of how many against the one below; 0, 0: unknown
        self.judges_chances = judges_chances  # does the judge count thousandths of a victory, instead of points?
        self.worlds = worlds  # in how many determinizations a glance compares actions: more where much is hidden
        self.exploration = exploration  # of the tree, see `tree_search`
        self.turns = turns  # how many of them a seat has in a match, where whole turns are planned
        self.answers = answers  # how many turns of a blind opponent a tree plays at a glance before it ends there

    def level(self, rank: int, seat: int) -> str:
        """The bot behind a level for that seat: the same for all, unless a game's sides are worlds apart."""
        return self.levels[rank]

    def choose(self, state: State, actions: list[int]) -> int:
        """The rollout policy (default policy): one of these legal actions, chosen fast and fairly well.

        Monte Carlo bots play on with it from one position many times; it pays where chance decides much.
        NO_POLICY where the game has none, then in every position.
        """
        return NO_POLICY

    def prospect(self, state: State, seat: int) -> int:
        """What a match will come to for a seat, seen from the end of a rollout: the judge's opinion.

        A game overrides it that knows more about whole matches than a judge who tells neighbouring positions apart.
        """
        return state.judge(seat)

    def is_ending(self, state: State) -> bool:
        """Is the end so near that a rollout goes on to it, however many rounds it was to go?"""
        return False

    def considered(self, state: State, actions: list[int]) -> list[int]:
        """Which of the legal actions flat Monte Carlo tries out: all, unless the game knows better."""
        return actions

    def liking(self, state: State, action: int, plan: str) -> int:
        """How much somebody with that favourite plan likes a legal action, as people who are new to a game follow
        one idea; all are liked the same where the game knows no such plan."""
        return 0

    def is_blind(self, state: State, seat: int) -> bool:
        """Would whoever acts here know too much, in a world that was dealt from what this seat knows?

        The opponent must not answer a secret there: it decides in a world of its own for as many turns as `answers`
        says; then a search of that seat ends, with the judge's opinion.
        """
        return False

    def mixture(self, state: State, chances: list[float]) -> list[float]:
        """How often each legal action should be played where it must not be guessed, from its chance to win.

        Empty where the best one is played: nearly everywhere.
        """
        return []
