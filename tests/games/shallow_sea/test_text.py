"""The notation, words, view and terminal drawing of Shallow Sea."""

from __future__ import annotations

import pytest

from atol.core.errors import BadNotation
from atol.core.game import State
from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.shallow_sea import board
from atol.games.shallow_sea.achievements import achievement_sheet
from atol.locales import LANGUAGES, Words, game_text, words
from tests.games.shallow_sea.positions import GAME, act, as_sea, in_turn, ocean, over, view
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
def test_the_bar_says_what_to_do_for_everything_that_is_asked(language: str) -> None:
    turn = "start draw choose choose-or-complete link place-both place-tile place-fish turn"
    asked = f"{turn} complete lodge move shift pay end"
    assert [what for what in asked.split() if not spoken(language).has(f"shallow_sea-ask-{what}-todo")] == []


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
    console.print(board.grid(view(state).oceans[state.to_act], GAME.text, words("en")))
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


# ---- what the terminal tells


def flat(state: State, language: str = "pl") -> str:
    console = paper()
    console.print(board.draw(state.view(0), GAME, ["Ala", "Ola"][: state.seats], spoken(language)))
    return " ".join(text_on(console).replace("│", " ").split())


def offers(state: State, language: str = "pl") -> dict[str, str]:
    seen = state.view(state.to_act)
    names = ["Ala", "Ola"]
    return {GAME.notation(action): GAME.text.offer(action, seen, names, spoken(language)) for action in state.legal()}


def test_a_creature_shows_where_it_looks_however_it_is_turned() -> None:
    assert GAME.text.marks("C4", 0, spoken("en")) == "↗↙"
    assert GAME.text.marks("C4", 90, spoken("en")) == "↘↖"
    assert GAME.text.marks("A1", 90, spoken("en")) == "→↓←"
    assert GAME.text.marks("F1", 0, spoken("en")) == ""
    assert "C4↗↙" in flat(in_turn(ocean("e2 C4")))


def test_a_coral_in_hand_shows_its_corners_and_so_does_every_turn_of_it() -> None:
    say = spoken("pl")
    assert GAME.text.marks("R02", 0, say) == "↑ czerwona, → żółta"
    assert GAME.text.marks("R02", 90, say) == "→ czerwona, ↓ żółta"


def test_prices_stand_in_the_menu() -> None:
    dear = GAME.new(2, 3, modified="4")
    cheap = GAME.new(2, 3)
    random = seeded(3)
    for state, price in ((cheap, "za 1 muszelkę"), (dear, "za 2 muszelki")):
        while "refresh fish" not in offers(state):
            step_randomly(state, random, 1)
        assert price in offers(state)["refresh fish"] or "za darmo" in offers(state)["refresh fish"]
        assert view(as_sea(state)).prices["refresh"] == (1 if state is cheap else 2)


def test_the_polish_sheet_speaks_polish() -> None:
    detail = GAME.text.detail
    say = spoken("pl")
    assert detail("fish", "bubble 2 purple: d1", say) == "fioletowa w bąbelku 2 (obok d1)"
    assert detail("orange", "orange-5: d1 R05 (red) + f1 C4", say).startswith("Głębokie Pokrewieństwo: d1 czerwony")
    assert set(board.LETTERS["pl"].values()) == set("cżzf")


def test_fish_are_declined() -> None:
    event = Event("swim", {"seat": 0, "colour": "purple", "bubble": "5"})
    assert GAME.log_line(event, ["Ala"], spoken("pl")) == "Ala wpuszcza fioletową rybkę do bąbelka 5"


@pytest.mark.parametrize(
    ("language", "taking"), [("pl", "weź rybkę z kolumny 3"), ("en", "take the fish of column 3")]
)
def test_a_fish_of_the_pool_is_named_by_its_column(language: str, taking: str) -> None:
    assert spoken(language).say("shallow_sea-do-fish", slot=3) == taking


def test_a_turn_by_nothing_is_not_told() -> None:
    say = spoken("en")
    assert say.say("shallow_sea-do-turn", degrees=0) == "lay it down without turning"
    event = Event("place", {"seat": 0, "tile": "C4", "space": "e2", "turn": 0})
    assert "°" not in GAME.log_line(event, ["Ala"], say)


@pytest.mark.parametrize(
    ("language", "creature", "wish"),
    [
        (
            "en",
            "A1",
            "Wants 3 completed corals of one colour on the marked spaces. "
            "Then it gives 10 points; unfinished at the end 3 for each that fits",
        ),
        (
            "pl",
            "D4",
            "Chce 3 ukończonych rybek w różnych kolorach na wskazanych polach. "
            "Wtedy daje 7 pkt; nieukończone na koniec po 2 za pasującą rybkę",
        ),
    ],
)
def test_a_creature_says_what_it_wants_where_and_what_it_gives(language: str, creature: str, wish: str) -> None:
    assert GAME.text.wish_words(creature, spoken(language)) == wish


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_say_their_minimum_before_the_match_and_ranks_stand_in_the_rules(language: str) -> None:
    say = spoken(language).say
    for number, scenario in enumerate(GAME.components.scenarios, start=1):
        assert str(scenario.minimum) in say(f"shallow_sea-list-scenario-{number}")
    for rank in GAME.components.ranks:
        assert str(rank.points) in say("shallow_sea-rules-solo")
        assert say(f"shallow_sea-rank-{rank.id}") in say("shallow_sea-rules-solo")


def test_a_scenario_says_what_is_needed_and_at_the_end_whether_it_was_passed() -> None:
    running = GAME.new(1, 3, scenario="5")
    assert (
        "Scenariusz 5: co najmniej 5 ukończonych koralowców jednego koloru; i co najmniej 160 pkt (teraz 0)"
        in flat(running)
    )
    ended = over(ocean("e2 C4"), scenario="5")
    assert "Scenariusz nieudany: 0 pkt, a potrzeba 160." in flat(ended)
    assert "Ranga" not in flat(ended)
    assert view(ended).rank is None


@pytest.mark.parametrize(("language", "least"), [("pl", "co najmniej"), ("en", "at least")])
def test_tasks_say_at_least_where_more_is_as_good(language: str, least: str) -> None:
    say = spoken(language).say
    open_ended = [f"standard-{number}" for number in (1, 2, 3, 4, 5, 6, 11, 12, 13, 15, 16, 24, 25)]
    open_ended += [f"scenario-{number}" for number in (4, 5, 6, 8, 10, 11, 12, 13)]
    assert [task for task in open_ended if least not in say(f"shallow_sea-{task}")] == []


def test_there_are_no_ranks_in_the_family_mode() -> None:
    ended = over(ocean("e2 C4"), mode="family")
    assert view(ended).rank is None
    assert "W trybie rodzinnym nie ma rang" in flat(ended)


def test_printed_terms_are_used() -> None:
    polish = spoken("pl").say
    assert polish("shallow_sea-card-orange-7") == "Triad"
    assert polish("shallow_sea-species-D1") == "krab Pom-Pom"
    assert polish("shallow_sea-species-C3") == "wisłogon żmijowaty"
    assert polish("shallow_sea-difficulty-normal") == "normalny"
    text = game_text("atol.games.shallow_sea", "pl")
    for word in ("dopełnion", "kafel", "Wklep", "Rozmyśliłeś", "w worku", "W worku"):
        assert word not in text
    assert "Threesomes" not in game_text("atol.games.shallow_sea", "en")
