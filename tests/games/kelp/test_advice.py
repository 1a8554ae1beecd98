"""What bots are told about Kelp, and what the judge makes of a position."""

from __future__ import annotations

import pytest

from atol.bots.registry import bot
from atol.bots.tree_search import Tree
from atol.games.kelp.advice import KelpAdvice, guesses
from atol.games.kelp.features import FEATURES, STRIKE_NOW, features
from atol.games.kelp.judge import estimate
from atol.games.kelp.sides import OCTOPUS, SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.weights import WEIGHTS
from tests.games.kelp.positions import GAME, act, match, octopus, shark

ADVICE = KelpAdvice()


def attacked() -> KelpState:
    """The octopus was struck with all its confrontation cards left."""
    return act(shark("red-4", board="ssssOss1s"), "swim a2-b2", "aim red-4 b2")


def test_every_count_has_a_weight() -> None:
    assert len(WEIGHTS) == len(features(match())) == FEATURES


def test_the_chances_of_both_sides_add_up() -> None:
    state = match()
    assert estimate(state, OCTOPUS) + estimate(state, SHARK) == 1000


def test_a_red_die_that_reaches_the_only_suspect_is_a_danger() -> None:
    danger = shark("red-4", space="a2-b2", board="ssssOss1s")
    calm = shark("blue-4", space="a2-b2", board="ssssOss1s")
    assert features(danger)[STRIKE_NOW] > features(calm)[STRIKE_NOW] == 0
    assert estimate(danger, SHARK) > estimate(calm, SHARK)


def test_in_the_octopuss_search_the_shark_does_not_act_on_where_the_octopus_is() -> None:
    assert ADVICE.is_blind(shark("red-4"), OCTOPUS)
    assert not ADVICE.is_blind(shark("red-4"), SHARK)
    assert not ADVICE.is_blind(octopus(), SHARK)


@pytest.mark.parametrize("name", ["glance", "search:60"])
def test_the_octopus_does_not_always_escape_in_the_same_way(name: str) -> None:
    state = attacked()
    chosen = [bot(name).choose(state, seed) for seed in range(40)]
    assert all(5 <= chosen.count(action) <= 25 for action in state.legal())


def test_the_shark_does_not_always_guess_the_same() -> None:
    state = act(attacked(), "escape fight")
    assert len({bot("search:60").choose(state, seed) for seed in range(20)}) == 3


def test_the_octopus_escapes_least_often_by_what_it_likes_best() -> None:
    """That is what the shark expects: its guesses are then all as good."""
    fight, flight, flinch = ADVICE.mixture(attacked(), [0.6, 0.3, 0.3])
    assert fight < flight == flinch


def test_guesses_leave_every_escape_as_good_as_the_others() -> None:
    worths = [0.6, 0.4, 0.5]
    survivals = [(sum(worths) - worth) / 3 for worth in worths]
    shares = guesses(survivals)
    left = [worth * (1 - share) for worth, share in zip(worths, shares, strict=True)]
    assert sum(shares) == pytest.approx(1.0)
    assert left == pytest.approx([left[0]] * 3)


def test_in_a_search_of_the_octopus_the_shark_is_not_searched_for() -> None:
    tree = Tree(octopus(hand="hide sneak"), 3)
    tree.grow(80)
    nodes = list(tree.root.children.values())
    while nodes:
        node = nodes.pop()
        assert node.seat == OCTOPUS, GAME.notation(node.action)
        nodes += node.children.values()


def test_a_search_of_the_octopus_looks_beyond_one_turn_of_the_shark() -> None:
    """It plays that turn at a glance; with the next one it ends."""
    state = octopus(hand="hide sneak")
    tree = Tree(state, 3)
    once = state.clone()
    while once.to_act == OCTOPUS:
        once.apply(once.legal()[-1], False)
    tree.answer(once)
    assert once.to_act == OCTOPUS
    assert once.turn > state.turn


@pytest.mark.parametrize("seed", range(4))
def test_the_shark_answers_from_what_it_knows(seed: int) -> None:
    """Its first answer is the same wherever the octopus is among the blocks that it has not seen."""
    state = match(seed)
    while state.to_act == OCTOPUS:
        state.apply(state.legal()[0])
    answers = {first_answer(state, world) for world in range(8)}
    assert len(answers) == 1


def first_answer(state: KelpState, world: int) -> int:
    dealt = state.determinize(SHARK, world)
    dealt.random.rekey(1)
    answers: list[int] = []
    apply = dealt.apply

    def noted(action: int, check: bool = True) -> None:
        answers.append(action)
        apply(action, check)

    dealt.apply = noted  # type: ignore[method-assign]
    Tree(octopus(), 3).answer(dealt)
    return answers[0]
