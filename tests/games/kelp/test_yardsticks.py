"""The scripted players that bots are measured against keep to their one idea."""

from __future__ import annotations

import pytest
from bench.kelp_scripts import OCTOPUSES, SHARKS, Rank, Scripted
from bench.kelp_yardsticks import ITSELF, bot_wins, players

from atol.core import registry
from atol.games.kelp.sides import OCTOPUS, SHARK

GAME = registry.game("kelp")
COSTS = {card.id: card.cost for card in GAME.components.octopus_cards}  # type: ignore[union-attr]  # it has cards


def lines_of(side: int, rank: Rank, seed: int) -> list[str]:
    """What a script did on its side of a match between two scripts."""
    state, lines = GAME.new(2, seed), []
    seated = [Scripted(OCTOPUSES["free actions only"]), Scripted(SHARKS["attacks everything"])]
    seated[side] = Scripted(rank)
    while not state.over:
        seat = state.to_act
        action = seated[seat].choose(state, seed + state.ply)
        lines += [GAME.notation(action)] if seat == side else []
        state.apply(action)
    return lines


def played(lines: list[str]) -> set[str]:
    return {line.split()[1] for line in lines if line.startswith("play ")}


def test_an_octopus_that_never_plays_a_card_draws_and_hides() -> None:
    lines = lines_of(OCTOPUS, OCTOPUSES["never plays a card"], 1)
    assert played(lines) == set()
    assert {line.split()[0] for line in lines} >= {"draw", "discard"}


def test_an_octopus_of_free_actions_pays_nothing() -> None:
    lines = lines_of(OCTOPUS, OCTOPUSES["free actions only"], 2)
    assert {COSTS[card] for card in played(lines)} == {0}
    assert not any(line.startswith("reveal ") for line in lines)


def test_an_octopus_that_rushes_food_learns_eat_cards_and_eats() -> None:
    lines = [line for seed in range(6) for line in lines_of(OCTOPUS, OCTOPUSES["rushes food"], seed)]
    assert "learn-card eat" in lines
    assert any(card.startswith("eat-") for card in played(lines))


def test_a_shark_without_cards_spends_nothing_before_it_must() -> None:
    lines = lines_of(SHARK, SHARKS["buys and uses no card"], 1)
    assert not any(line.split()[0] in ("use", "spend") for line in lines)
    assert any(line.startswith("aim ") for line in lines)


def test_a_shark_that_attacks_everything_aims_whatever_it_can() -> None:
    lines = lines_of(SHARK, SHARKS["attacks everything"], 1)
    assert any(line.startswith("aim red") for line in lines)
    assert any(line.startswith("aim yellow") for line in lines)


@pytest.mark.parametrize(("script", "side"), [("rushes food", OCTOPUS), ("attacks everything", SHARK)])
def test_the_script_sits_on_its_side_and_the_bot_on_the_other(script: str, side: int) -> None:
    seated = players("random", script, side)
    assert [isinstance(player, Scripted) for player in seated] == [side == seat for seat in (OCTOPUS, SHARK)]
    assert not any(isinstance(player, Scripted) for player in players("random", ITSELF, side))
    assert bot_wins("random", script, side, 3) == bot_wins("random", script, side, 3)
