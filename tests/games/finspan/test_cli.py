"""Nautoma on the command line."""

from __future__ import annotations

from tests.cli.calling import Call
from tests.cli.test_programs import SUMMARY_KEYS


def test_simulate_against_a_game_s_own_opponent(call: Call) -> None:
    words = ["simulate", "finspan", "--bots", "random", "--games", "4", "--workers", "1"]
    by_level = [call(*words, "--opponent", f"nautoma:{level}", "--json").json for level in range(1, 6)]
    assert all(list(summary) == SUMMARY_KEYS for summary in by_level)
    margins = [summary["mean_scores"][0] - summary["opponent_mean_score"] for summary in by_level]
    assert margins[:4] == sorted(margins[:4], reverse=True)
    assert len(set(margins[:4])) == 4
    assert {tuple(summary["mean_scores"]) for summary in by_level[:4]} == {tuple(by_level[0]["mean_scores"])}
    assert f"{by_level[1]['opponent_mean_score']:.1f}" in call(*words, "--opponent", "nautoma:2").out
