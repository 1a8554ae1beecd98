"""Notation, sentences, log lines, the terminal, data and editions."""

from __future__ import annotations

import pytest

import atol
from atol.bots.levels import NAMES as LEVELS
from atol.core.data import Overlay
from atol.core.errors import BadData, BadNotation
from atol.core.messages import Event
from atol.core.playout import step_randomly
from atol.core.random import seeded
from atol.games.kelp import board, data, ids
from atol.games.kelp.game import KelpGame
from atol.games.kelp.state import KelpState
from atol.games.kelp.steps import codes
from atol.locales import LANGUAGES, Words, game_text, words
from tests.games.kelp.positions import FACTS, GAME
from tests.messages import message as made
from tests.terminal.scripts import paper, text_on
from tests.test_locales import messages

NAMES = ["Ala", "Jan"]


def spoken(language: str) -> Words:
    spoken = words(language)
    spoken.add("atol.games.kelp")
    return spoken


def test_the_ids_are_as_many_as_the_notation() -> None:
    assert GAME.action_count == ids.ACTIONS
    assert GAME.notation(ids.SWIM) == "swim a1-b1"
    assert GAME.notation(ids.AIM) == "aim yellow-1 a1"
    assert GAME.notation(ids.RESOLVE + 9) == "resolve attack a1"
    assert GAME.notation(ids.DONE) == "done"


@pytest.mark.parametrize("line", ["swap b1 a1", "play shark", "aim blue-1 a1", ""])
def test_what_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(line)


def test_a_message_that_names_no_action_is_refused() -> None:
    with pytest.raises(BadNotation):
        GAME.action(made(GAME, "swap", "b1", "a1"))


def test_every_log_message_is_used() -> None:
    events: list[Event] = []
    for seed in range(40):
        options: dict[str, object] = {"board": ("day", "night")[seed % 2]}
        step_randomly(GAME.new_with_events(2, seed, options, events), seeded(seed), 2000)
    told = {f"kelp-log-{event.name}" for event in events}
    there = {name for name in messages("atol.games.kelp", "", "en") if name.startswith("kelp-log-")}
    assert there - told <= {f"kelp-log-{name}" for name in RARE}


RARE = {
    "end-food": {},
    "end-idle": {},
    "blocked": {"space": "a1-b1"},
    "fetch": {},
    "fetch-card": {"card": "sneak"},
    "fetch-discard": {"card": "sneak"},
    "remove": {"card": "sneak"},
    "out-of-reach": {"die": "red-3"},
    "no-purchase": {},
    "pair-gone": {"escape": "fight"},
    "keep": {"die": "blue-2"},
    "gather": {"space": "a1-b1"},
    "to-hand": {"card": "jet"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RARE)
def test_rare_events_have_their_lines(language: str, name: str) -> None:
    assert GAME.log_line(Event(name, dict(RARE[name])), NAMES, spoken(language)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_words(language: str) -> None:
    for step in GAME.steps[codes.START : codes.STARVE + 1]:
        assert spoken(language).say(f"kelp-do-{step.name}.step", left=2, budget=3)
        assert spoken(language).has(f"kelp-do-{step.name}.ask")
        assert spoken(language).has(f"kelp-do-{step.name}.todo"), "the bar says what to do"


def test_cards_have_their_names_in_polish() -> None:
    polish = spoken("pl")
    assert [polish.say("kelp-card", card=name) for name in ("sneak", "ink-cloud", "sudden-dodge")] == [
        "Skradanie się",
        "Chmura czernidła",
        "Nagły unik",
    ]
    assert polish.say("kelp-ability", ability="ruthless") == "Bezwzględny"
    names = {polish.say("kelp-card", card=name) for name in FACTS.card_names}
    assert len(names) == len(FACTS.card_names), "each has a name of its own"


# ---- data


def test_every_entry_says_what_is_reconstructed() -> None:
    for section in (GAME.components.octopus_cards, GAME.components.shark_cards, GAME.components.areas):
        for entry in section:
            assert (entry.provenance == "reconstructed") == bool(entry.proposed)
            assert set(entry.proposed) < set(entry.__struct_fields__)


def test_an_owner_can_replace_what_was_reconstructed() -> None:
    overlay = Overlay("kelp", "my box", {"shark_cards": {"hostile": {"cost": 9, "dice": ["red", "red"]}}})
    game = KelpGame(overlay)
    assert game.facts.prices[game.facts.shark_names.index("hostile")] == 9
    assert game.edition != GAME.edition


@pytest.mark.parametrize(
    ("section", "entry", "fields"),
    [
        ("octopus_cards", "sneak", {"effect": [{"op": "explode"}]}),
        ("octopus_cards", "sneak", {"cost": 7}),
        ("shark_cards", "bold", {"dice": ["green"]}),
        ("areas", "day-a1", {"value": 7}),
    ],
)
def test_an_edition_outside_the_vocabulary_is_refused(section: str, entry: str, fields: dict[str, object]) -> None:
    with pytest.raises(BadData):
        data.load(Overlay("kelp", "my box", {section: {entry: fields}}))


def test_an_area_that_is_called_other_stays_what_it_is() -> None:
    told = atol.game("kelp").text.told(Event("swap", {"area": "a1", "other": "b1"}), ["Ala", "Ola"], words("en"))
    assert told == {"area": "a1", "other": "b1"}


# ---- the terminal


def drawn(state: KelpState, seat: int | None, language: str = "pl") -> str:
    console = paper()
    console.print(board.draw(state.view(seat), GAME, NAMES, spoken(language)))
    return " ".join(text_on(console).replace("│", " ").split())


def offers(state: KelpState, language: str = "pl") -> dict[str, str]:
    view = state.view(state.to_act)
    return {GAME.notation(action): GAME.text.offer(action, view, NAMES, spoken(language)) for action in state.legal()}


def begun() -> KelpState:
    state = GAME.new(2, 4)
    assert isinstance(state, KelpState)
    state.apply(GAME.parse("start hideout-1"))
    return state


def test_cards_are_shown_with_costs_prices_dice_and_effects() -> None:
    shown = drawn(begun(), 0)
    assert "Skradanie się (koszt 0): Pomieszaj 2 ukryte płytki." in shown
    assert "Zwinny (cena 5; kości: żółta): Zawróć przed ruchem." in shown
    assert all(f"kryjówka {number}" in shown for number in (1, 2, 3, 4))
    assert "hideout" not in shown


def test_hidden_and_open_blocks_differ_without_colour() -> None:
    state = begun()
    assert "▒O@▒" in drawn(state, 0)
    assert "▒??▒" in drawn(state, 1)
    assert "O@" not in drawn(state, 1)


def test_drawing_says_how_many_cards_and_being_done_what_it_means() -> None:
    state = begun()
    state.apply(GAME.parse("play hide"))
    assert offers(state) == {"draw": "dobierz 1 kartę", "done": "nie dobieraj"}
    assert offers(state, "en") == {"draw": "draw 1 card", "done": "draw no card"}


def test_a_full_hand_that_draws_is_not_told_to_draw_no_cards() -> None:
    told = GAME.log_line(Event("draw", {"count": 0}), NAMES, spoken("pl"))
    assert told == "Ośmiornica ma pełną rękę i nie dobiera żadnej karty"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_described_without_points_in_a_game_that_has_none(language: str) -> None:
    levels = [spoken(language).say(f"kelp-level-{level}") for level in LEVELS]
    assert len(set(levels)) == len(LEVELS)
    assert not [line for line in levels if "punkt" in line or "point" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_can_be_left_says_what_that_means(language: str) -> None:
    say = spoken(language).say
    bare = say("kelp-button-done", step="nothing")
    left: set[str] = set()
    for seed in range(30):
        state, random = GAME.new(2, seed), seeded(seed)
        while not state.over:
            if ids.DONE in state.legal():
                left.add(GAME.steps[state.step].name)
            step_randomly(state, random, 1)
    assert len(left) > 8
    assert not [step for step in left if say("kelp-button-done", step=step) == bare]


def test_dice_that_are_stored_grown_and_starved_are_told() -> None:
    events: list[Event] = []
    for seed in range(8):
        step_randomly(GAME.new_with_events(2, seed, {}, events), seeded(seed), 10_000)
    assert {"store", "grow", "starve", "lower"} <= {event.name for event in events}


def test_the_rulebook_s_terms_are_used() -> None:
    polish = game_text("atol.games.kelp", "pl").lower()
    for word in ("pożywieni", "zakryt", "wzrost", "szukani", "odrzuć zamiana"):
        found = [line for line in polish.splitlines() if word in line and f"prze{word}" not in line]
        assert not found, found
    assert GAME.meta.names["pl"] == "Kelp: Macki kontra szczęki"
    assert "Galakta" in GAME.meta.credits.publishers


def test_cards_face_to_face_are_named_without_a_case() -> None:
    told = GAME.log_line(Event("confrontation", {"escape": "fight", "counter": "flight"}), NAMES, spoken("pl"))
    assert told == "Starcie: karta ośmiornicy to „Walka”, rekin kontruje „Ucieczka”"


@pytest.mark.parametrize("ruling", ["dice_one_by_one", "second_fast"])
def test_what_the_rulebook_leaves_open_about_dice_and_fast_is_a_named_ruling(ruling: str) -> None:
    assert ruling in {one.name for one in GAME.rulings}


def test_the_sheet_says_how_the_match_was_won() -> None:
    assert GAME.text.detail("victory", "hunger", spoken("pl")) == "Rekina zmógł głód"
