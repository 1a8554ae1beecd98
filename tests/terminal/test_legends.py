"""Every drawing has a legend, and no drawing tells something by colour alone."""

from __future__ import annotations

from importlib import import_module

import pytest

import atol
from atol.core import registry
from atol.core.meta import Meta
from atol.locales import LANGUAGES, words
from atol.terminal.screen import Screen
from tests.example import GAME
from tests.terminal.scripts import paper, text_on

DRAWN = [meta for meta in atol.installed_games() if registry.board_of(meta)]


def signs_of(meta: Meta, language: str) -> list[str]:
    """What the drawing of a game calls its signs; some games have others in each language."""
    signs = getattr(import_module(f"{meta.package}.board"), "SIGNS", {})
    return list(signs.get(language, signs).values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("meta", DRAWN, ids=lambda meta: meta.id)
def test_the_legend_names_every_sign(meta: Meta, language: str) -> None:
    spoken = words(language)
    spoken.add(meta.package)
    legend = spoken.say(f"{meta.id}-legend")
    for sign in signs_of(meta, language):
        assert sign in legend, sign
    assert spoken.say("now") in legend


def test_rules_show_the_legend() -> None:
    console = paper()
    screen = Screen(console, words("pl"), GAME)
    screen.rules()
    shown = text_on(console)
    assert words("pl").say("legend-title") in shown
