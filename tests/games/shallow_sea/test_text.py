"""The notation, words, view and terminal drawing of Shallow Sea."""

from __future__ import annotations

import pytest

from atol.core.errors import BadNotation
from atol.games.shallow_sea import board
from atol.games.shallow_sea.achievements import achievement_sheet
from atol.locales import LANGUAGES, Words, words
from tests.games.shallow_sea.positions import GAME, act, in_turn, ocean, view
from tests.terminal.scripts import paper, text_on


def spoken(language: str) -> Words:
    spoken = words(language)
    spoken.add("atol.games.shallow_sea")
    return spoken


def test_notation_is_read_in_any_case_and_spacing() -> None:
    assert GAME.parse("  SPACE  B1 ") == GAME.parse("space b1")
    with pytest.raises(BadNotation, match="turn DEGREES"):
        GAME.parse("space z9")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_player_may_meet_has_words(language: str) -> None:
    say, components = spoken(language).say, GAME.components
    for creature in components.creatures:
        assert say(f"shallow_sea-species-{creature.id}")
        assert say(f"shallow_sea-about-{creature.id}").endswith(".")
        assert GAME.text.wish_words(creature.id, spoken(language))
    cards = {card.id: card.points for card in components.orange} | {card.id: card.points for card in components.blue}
    for card, points in cards.items():
        assert say(f"shallow_sea-card-{card}")
        assert str(points) in say(f"shallow_sea-card-{card}-counts")
    for entry in [*components.scenarios, *components.standard, *components.modified]:
        assert say(f"shallow_sea-{entry.id}")
    for rank in components.ranks:
        assert say(f"shallow_sea-rank-{rank.id}")
    for title in components.titles:
        assert say(f"shallow_sea-title-{title.id}")
    for achievement in achievement_sheet(components).entries:
        assert say(f"shallow_sea-{achievement.id}")
        assert say(f"shallow_sea-sheet-{achievement.list}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_on_an_ocean_from_the_box_has_its_words(language: str) -> None:
    say = spoken(language).say
    for there, needed in ((1, 18), (17, 18)):
        for name in ("tiles", "fish-missing"):
            assert str(there) in say(f"shallow_sea-box-{name}", found=there, needed=needed)
    cards = [
        say("shallow_sea-box-card", colour=colour, needed=needed)
        for colour in ("orange", "blue")
        for needed in (1, 2)
    ]
    assert len(set(cards)) == 4
    for name in ("unfounded", "ready"):
        assert say(f"shallow_sea-box-{name}", space="e2", tile="C1").startswith("e2")


def test_an_empty_bubble_shows_its_number_and_what_corals_want_there() -> None:
    console = paper()
    state = in_turn(ocean("e2 R02, f3 G01 red", "18 red"))
    console.print(board.grid(view(state).oceans[state.to_act], GAME.text.corals))
    drawn = text_on(console)
    assert "7r" in drawn  # R02 wants red to the north
    assert "13y" in drawn
    assert "ΨR02" in drawn
    assert "♣5r✓" in drawn


def test_the_view_shows_what_is_in_hand() -> None:
    state = act(in_turn(ocean("f3 C1, e2 R01", "7 red")), "move 7")
    hand = view(state).hand
    assert (hand.lifted, hand.origin, view(state).step) == ("red", "7", "move")
    chosen = act(in_turn(ocean("f3 C1")), "coral 2")
    assert (view(chosen).hand.slot, view(chosen).hand.tile) == (2, GAME.facts.tiles.names[chosen.tile])
