"""Kelp by clicking: a whole match on each side, the curtain between the two, and the same for everybody."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import msgspec
import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tools.serving import RunningServer

import atol
from atol.core.notation import tag_of
from atol.games.kelp.data import Components
from atol.games.kelp.describing import card_effect, effects_words
from atol.games.kelp.game import KelpGame
from atol.locales import Words
from tests.browser.announced import Announced
from tests.browser.fixtures import PHONE, WIDE, Visit
from tests.browser.looks import serious, serious_as, smallest
from tests.browser.rehearsal import open_after, played_line
from tests.browser.sitting import Sitting
from tests.browser.test_fingers import settled_small
from tests.browser.test_lessons import learn

MOST_STEPS = 700
MOST_LESSONS = 20
WAITING_MS = 1500
GONE_MS = 400
SWAP = "Swap sides"
HIDEOUT = "hideout-1"
# The shark finds the octopus in its first turn: so this shuffle has it.
FOUND_SEED = f"{33:064x}"
FOUND = ["start hideout-3", "discard swap", "draw", "swim a2-a3", "aim red-4 a3"]
CURRENTS_SEED, CURRENTS = (
    f"{3:064x}",
    56,
)  # after so many moves five dice can be taken off the currents
EMPTY_SEED, EMPTY = f"{1:064x}", 8  # after so many moves the octopus has no card
# How many of these texts need more than one line on the accent button.
TOO_LONG = """(texts) => {
  const button = document.querySelector('[data-testid="confirm"]');
  const style = getComputedStyle(button);
  const room = button.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  return texts.filter((text) => pen.measureText(text).width > room);
}"""
# The cards on which a name with these words would be cut off.
CUT_OFF = """(cards) => cards.filter(([name, text]) => {
  const card = document.querySelector('.kelp-card');
  const title = card.querySelector('b');
  title.textContent = name;
  title.style.setProperty('--letters', Math.max(...name.split(/[ -]/).map((word) => word.length)));
  card.querySelector('.text').textContent = text;
  return card.scrollHeight > card.clientHeight;
})"""
ASKED = "() => document.querySelector('[data-testid=\"ask\"] b')?.innerText ?? ''"


def begin(maja: Sitting, side: str, bot: str = "easy") -> None:
    """Maja is one side, a bot the other."""
    maja.begin(f"bot:{bot}", game="kelp", option=[SWAP] if side == "shark" else [])
    maja.situation()


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def play_to_the_end(maja: Sitting, seed: int) -> set[str]:
    """Clicks what glows, and only sometimes goes on where there is something to choose; says what was asked.

    A shark that spends whenever it can is soon worn out by hunger.
    """
    spend = maja.page.get_by_role("button", name="Spend energy", exact=True)
    chance = random.Random(seed)
    asked: set[str] = set()
    for _ in range(MOST_STEPS):
        situation = maja.situation()
        if situation == "end":
            return asked
        asked.add(maja.page.evaluate(ASKED))
        if situation != "confirm" and spend.is_visible():
            with suppress(TimeoutError):
                spend.click(timeout=GONE_MS)
            continue
        if situation == "next" and chance.random() < 0.5 and maja.open_targets().count():
            situation = "choose"
        maja.do(situation, chance)
    raise AssertionError(f"the match did not end in {MOST_STEPS} steps")


@pytest.mark.long
def test_a_whole_match_as_the_shark(visit: Visit) -> None:
    maja = visit()
    begin(maja, "shark", bot="novice")
    asked = play_to_the_end(maja, seed=2)
    assert "Choose a hideout to start from" in asked
    assert asked & {"Swim: where to?", "Place a current, or swim on"}
    assert len(asked) > 4
    page = maja.page
    expect(page.get_by_role("heading", name=re.compile("wins|You win"))).to_be_visible()
    assert maja.verified_record().over


@pytest.mark.long
def test_a_whole_match_as_the_octopus_on_a_phone(visit: Visit) -> None:
    maja = visit(PHONE)
    begin(maja, "octopus")
    asked = play_to_the_end(maja, seed=1)
    assert "Your turn: play a card, draw, or discard to hide" in asked
    expect(maja.page.get_by_role("heading", name=re.compile("wins|You win"))).to_be_visible()


@pytest.mark.long
def test_a_played_card_flies_to_the_discards(visit: Visit) -> None:
    maja = visit(motion=True)
    maja.page.add_init_script("if (location.host) localStorage.setItem('atol.speed', '\"quick\"')")
    announced = Announced(maja)
    begin(maja, "octopus")
    maja.page.locator(".face.open").first.click()
    for _ in range(30):
        if "card" in announced.flights():
            break
        maja.step(random.Random(4))
    assert "card" in announced.flights()
    assert announced.gained.total() == 0, "nobody has points here"


def face_to_face(visit: Visit, server: RunningServer) -> tuple[Sitting, Sitting]:
    """The shark has found the octopus. Maja is the octopus on a phone, Ola the shark."""
    maja, ola = visit(PHONE), visit(WIDE)
    open_after(server.address, "kelp", FOUND_SEED, FOUND, maja, ola)
    return maja, ola


def choose_card(sitting: Sitting, card: str) -> None:
    sitting.page.locator(".facing").get_by_role("button", name=card).click()
    sitting.page.get_by_test_id("confirm").click()


@pytest.mark.long
def test_an_escape_is_turned_over_for_both(visit: Visit, server: RunningServer) -> None:
    maja, ola = face_to_face(visit, server)
    choose_card(maja, "Flight")
    choose_card(ola, "Fight")
    for sitting in (maja, ola):
        expect(sitting.page.get_by_test_id("reveal")).to_contain_text("Escaped!")
    expect(maja.page.get_by_test_id("ask")).to_contain_text("Choose a neighbour to be shuffled with")
    for sitting in (maja, ola):
        expect(sitting.page.get_by_test_id("reveal")).to_have_count(0)


def test_cards_are_chosen_in_secret_and_a_caught_octopus_ends_the_match(visit: Visit, server: RunningServer) -> None:
    maja, ola = face_to_face(visit, server)
    expect(ola.page.get_by_role("region", name="The octopus is choosing")).to_be_visible()
    assert ola.open_targets().count() == 0
    expect(maja.page.get_by_role("region", name="How do you escape?")).to_be_visible()
    choose_card(maja, "Flinch")
    expect(maja.page.get_by_role("region", name="The shark is guessing")).to_contain_text("Flinch")
    asked = ola.page.get_by_role("region", name="Which card did the octopus choose?")
    expect(asked.get_by_role("button")).to_have_count(3)
    for card in asked.get_by_role("button").all():
        expect(card).to_have_css("outline-style", "dashed")  # as whatever can be chosen
    assert serious_as(ola.page, WIDE, dark=True) == []
    choose_card(ola, "Flinch")
    expect(maja.page.get_by_test_id("reveal")).to_contain_text("Caught!")
    expect(ola.page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(ola.page.get_by_text("You have caught the octopus.")).to_be_visible()
    expect(maja.page.get_by_role("heading", name="Ola wins")).to_be_visible()
    expect(maja.page.get_by_text("The shark has caught you.")).to_be_visible()
    expect(maja.page.get_by_role("listitem").filter(has_text="shark · hunger 0 of 7")).to_be_visible()
    assert serious_as(maja.page, PHONE, dark=False) == []
    ola.page.get_by_role("button", name="Rematch").click()
    expect(maja.page.get_by_role("status").filter(has_text="Ola asks for a rematch")).to_be_visible()
    maja.page.get_by_role("button", name="Join the rematch").click()
    maja.page.wait_for_url(ola.page.url)


@pytest.mark.parametrize(
    ("language", "confirm"), [("pl", "Potwierdź"), pytest.param("en", "Confirm", marks=pytest.mark.long)]
)
def test_every_move_fits_in_one_line_on_a_phone_s_button(visit: Visit, language: str, confirm: str) -> None:
    words = Words(language)
    words.add("atol.games.kelp")
    text = atol.game("kelp").text
    verbs = {
        words.say(f"kelp-do-{tag_of(message)}.verb", **text.spoken(msgspec.structs.asdict(message), words))
        for message in text.messages
    }
    maja = visit(PHONE, language)
    maja.begin("here:Ola", game="kelp")
    maja.page.get_by_test_id("curtain").get_by_role("button").click()
    place(maja.page, HIDEOUT).click()  # at a shared screen the end of a turn is confirmed
    assert maja.page.evaluate(TOO_LONG, [f"{confirm}: {verb[0].upper()}{verb[1:]}" for verb in verbs]) == []


def test_a_curtain_falls_between_the_two_and_hides_the_blocks(visit: Visit) -> None:
    maja = visit()
    maja.begin("here:Ola", game="kelp")
    page = maja.page
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Ola")
    curtain.get_by_role("button").click()
    expect(page.locator('[aria-label*="hidden octopus"]')).to_have_count(0)
    expect(page.locator('.area[aria-label*=", hidden"]')).to_have_count(9)
    place(page, HIDEOUT).click()
    page.get_by_test_id("confirm").click()
    expect(curtain).to_contain_text("Maja")
    expect(page.locator(".area")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.locator('[aria-label*="hidden octopus"]')).to_have_count(1)


def test_the_shark_begins_with_the_keyboard_and_reads_its_notes(visit: Visit) -> None:
    maja = visit()
    begin(maja, "shark")
    page = maja.page
    expect(page.locator(".odds")).to_have_count(9)
    expect(page.locator('[data-part="notes"] li')).to_have_count(9)
    place(page, "b2").focus()
    for key, name in [("ArrowUp", "b1-b2"), ("ArrowUp", "b1"), ("ArrowLeft", "a1-b1"), ("ArrowLeft", "a1")]:
        page.keyboard.press(key)
        expect(place(page, name)).to_be_focused()
    place(page, HIDEOUT).focus()
    page.keyboard.press("Enter")
    expect(place(page, HIDEOUT)).to_have_attribute("aria-label", re.compile("hideout 1: the shark"))


def test_a_table_without_odds_lets_the_shark_make_marks(visit: Visit) -> None:
    maja = visit()
    maja.begin("here:Ola", game="kelp", option="not shown: the shark keeps count")
    page = maja.page
    page.get_by_test_id("curtain").get_by_role("button").click()
    expect(page.locator(".area")).to_have_count(9)
    expect(page.locator(".odds")).to_have_count(0)
    page.get_by_role("button", name="b2, your mark: nothing").click()
    expect(page.get_by_role("button", name="b2, your mark: octopus")).to_be_visible()
    expect(page.locator(".odds")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("side", ["shark", "octopus"])
def test_axe_finds_nothing_serious(visit: Visit, side: str) -> None:
    maja = visit()
    begin(maja, side)
    assert serious(maja.page) == []


@pytest.mark.long
def test_each_side_reads_what_it_can_afford_and_how_food_comes(visit: Visit) -> None:
    octopus, shark = visit(), visit()
    begin(octopus, "octopus")
    learning = octopus.page.locator('[data-part="learn"]')
    expect(learning).to_contain_text(
        re.compile("It costs 1: reveal a hidden block. affordable|You have none in hand")
    )
    expect(learning).to_contain_text(
        re.compile("Brings the .+ to the board, in place of an open block; there is none now")
    )
    expect(octopus.page.locator('[data-part="log"] li').last).to_be_in_viewport()
    begin(shark, "shark")
    expect(shark.page.locator('[data-part="row"]')).to_contain_text("too dear")
    expect(shark.page.get_by_role("img", name="Energy to spend: 0")).to_be_visible()


def test_on_a_phone_a_tap_says_what_a_card_does_and_the_next_one_plays_it(visit: Visit) -> None:
    maja = visit(PHONE)
    begin(maja, "octopus")
    page = maja.page
    card = page.locator('.face[aria-disabled="false"]').first
    words = page.get_by_test_id("words")
    card.tap()
    expect(words).to_have_text(re.compile(r"\w+: \w+"))
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.wait_for_timeout(GONE_MS)
    expect(words).to_be_visible()
    card.tap()
    expect(words).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.long)])
def test_on_a_phone_every_card_has_room_for_its_words(visit: Visit, server: RunningServer, language: str) -> None:
    octopus, shark = visit(PHONE, language), visit(PHONE, language)
    open_after(server.address, "kelp", FOUND_SEED, FOUND[:2], octopus, shark)
    words = Words(language)
    words.add("atol.games.kelp")
    for side, cards in [(octopus, octopus_cards(words)), (shark, shark_cards(words))]:
        expect(side.page.locator(".kelp-card .text").first).to_be_visible()
        assert len(cards) > 10
        assert side.page.evaluate(CUT_OFF, cards) == []


def test_on_a_phone_currents_that_can_be_taken_off_are_as_large_as_a_finger(
    visit: Visit, server: RunningServer
) -> None:
    octopus, shark = visit(PHONE), visit(PHONE)
    line = played_line("kelp", 2, CURRENTS_SEED, CURRENTS)
    open_after(server.address, "kelp", CURRENTS_SEED, line, octopus, shark)
    expect(octopus.page.locator(".place.space.open")).to_have_count(5)
    assert settled_small(octopus.page) == []


def components() -> Components:
    game = atol.game("kelp")
    assert isinstance(game, KelpGame)
    return game.components


def octopus_cards(words: Words) -> list[list[str]]:
    """The name of each card and what it does."""
    return [[words.say("kelp-card", card=card.id), card_effect(card, words)] for card in components().octopus_cards]


def shark_cards(words: Words) -> list[list[str]]:
    cards = components().shark_cards
    return [[words.say("kelp-ability", ability=card.id), effects_words(list(card.effect), words)] for card in cards]


def test_a_card_that_has_the_focus_looks_otherwise_than_one_that_may_be_played(visit: Visit) -> None:
    maja = visit()
    begin(maja, "octopus")
    cards = maja.page.locator('[data-part="hand"] .face.open')
    assert smallest(cards) > (140, 125), "what it does can be read on it"
    maja.page.keyboard.press("Tab")  # as somebody with a keyboard
    cards.first.focus()
    styles = cards.evaluate_all("(cards) => cards.slice(0, 2).map((card) => getComputedStyle(card).outlineStyle)")
    assert styles == ["solid", "dashed"]


@pytest.mark.long
def test_an_empty_hand_can_be_read_on_water_and_on_paper(visit: Visit, server: RunningServer) -> None:
    octopus, shark = visit(), visit()
    open_after(server.address, "kelp", EMPTY_SEED, played_line("kelp", 2, EMPTY_SEED, EMPTY), octopus, shark)
    expect(octopus.page.get_by_text("No cards in your hand.")).to_be_visible()
    assert serious(octopus.page) == []
    assert serious_as(octopus.page, (820, 1180), dark=False) == []


def test_once_a_lesson_was_read_the_board_offers_what_is_asked_now(visit: Visit) -> None:
    """The focus goes back to the board while moves that waited are shown; the board must hear of later ones too."""
    maja = visit()
    page = maja.page
    learn(maja, "kelp", nth=1)
    page.get_by_role("button", name="Let's play").click()
    chance = random.Random(1)
    for _ in range(MOST_LESSONS):
        if page.evaluate(ASKED) == "Search with yellow, attack with red":
            break
        if maja.step(chance) == "choose":
            page.wait_for_timeout(
                WAITING_MS
            )  # a lesson comes up after most choices, and what the bot does waits behind it
    expect(page.locator('.space[aria-disabled="false"]')).to_have_count(0)
    expect(page.locator('[aria-label*="pick it up"], [aria-label*="a die can go here"]')).not_to_have_count(0)
