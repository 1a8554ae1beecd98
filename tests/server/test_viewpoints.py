"""Views as they are sent: written part by part, they say the same."""

from __future__ import annotations

import pytest

from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.core.registry import game, installed_games
from atol.server.messages import encode
from atol.server.viewpoints import PartTexts

GAMES = [meta.id for meta in installed_games()]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_parts_says_what_it_says_as_a_whole(name: str) -> None:
    played, random = game(name), seeded(3)
    texts = PartTexts(played)
    state = played.new(2, 1)
    while not state.over:
        for seat in (0, 1, None):
            assert bytes(texts.text(state.view(seat))) == encode(state.view(seat))
        step_randomly(state, random, 20)
    assert bytes(texts.text(state.view(None))) == encode(state.view(None))
