"""Every card is played and its ability used; what it gives is read from its data by other means than the engine's."""

from __future__ import annotations

import pytest

from atol.core.messages import Event
from atol.games.finspan import abilities
from atol.games.finspan.data import Fish
from atol.games.finspan.scoring import game_end_points
from atol.games.finspan.state import FinspanState
from atol.games.finspan.steps.benefits import offered
from tests.games.finspan.positions import (
    COMPONENTS,
    GAME,
    SLOT_NAMES,
    TABLES,
    act,
    as_finspan,
    card,
    last_turn,
    legal,
    legal_after,
    names_of,
    ocean,
    slot_words,
    told,
    turn,
)

FISH = {fish.id: fish for fish in COMPONENTS.fish}
SITE_LETTERS = {"blue": "b", "purple": "p", "green": "g"}
ZONE_ROWS = {"sunlight": (1, 2, 3), "twilight": (4,), "midnight": (5, 6)}
EVENTS = {
    "draw": "draw",
    "recover": "recover",
    "lay_egg": "egg",
    "hatch": "hatch",
    "gain_young": "young",
    "move": "move",
    "tuck": "tuck",
}
DEEP = ZONE_ROWS["twilight"] + ZONE_ROWS["midnight"]
# An ocean with something for every ability: fish of all sizes with and without eggs, young, a school, empty slots.
FURNITURE = {
    "b1": "134 o",
    "b2": "6",
    "b5": "mat",
    "p1": "112",
    "p3": "11 o",
    "p4": "mat y",
    "p6": "1",
    "g2": "mat o",
    "g4": "124 y",
    "g6": "3 o",
}
SPARE = {"b1": "133", "b2": "42", "p1": "128", "p3": "8", "p6": "62", "g4": "130", "g6": "105"}


HAND = "87 89 102 110 111"
DISCARDS = "72 73 77 78 82"


def without(fish: Fish, cards: str) -> str:
    return " ".join(number for number in cards.split() if number != fish.id)


def places_of(fish: Fish) -> list[str]:
    """Where the printed card may go, whatever lies there."""
    rows = [row for zone in fish.zones for row in ZONE_ROWS[zone]]
    letters = [SITE_LETTERS[fish.site]] if fish.site else list("bpg")
    return [f"{letter}{row}" for letter in letters for row in rows if row == 6 or not fish.bottom_row_only]


def furniture(fish: Fish, slot: str, on_slot: str = "-") -> str:
    """The furnished ocean, with something else on one slot and no card twice."""
    entries = {**FURNITURE, slot: on_slot}
    for place, words in entries.items():
        number, *marks = words.split()
        if number == fish.id and place != slot:
            entries[place] = " ".join([SPARE[place], *marks])
    return ", ".join(f"{place} {words}" for place, words in entries.items())


def ready_to_play(fish: Fish, slot: str) -> FinspanState:
    """The card is in hand with enough to pay for it; the slot is empty or holds a shorter fish."""
    under = "mat" if fish.cost.consume else "-"
    if fish.cost.consume and slot not in ("b5", "p4", "g2"):
        under = "131"  # 7 cm
    hand = f"{fish.id} {without(fish, HAND)}"
    extra = " o S" if fish.cost.schools else " o" if fish.cost.eggs > 3 else ""
    words = furniture(fish, slot, under + extra)
    return turn(ocean(words, hand, without(fish, DISCARDS)), ocean(), ocean())


def slot_for(fish: Fish) -> str:
    free = [slot for slot in places_of(fish) if slot not in FURNITURE]
    return (free or places_of(fish))[0]


def pay(state: FinspanState, events: list[Event]) -> None:
    state.events = events
    while legal(state)[0].startswith(("discard", "spend")):
        state.apply(state.legal()[0])


def played(fish: Fish) -> tuple[FinspanState, list[Event], str]:
    """The state in which its when-played ability is asked, or after it when there is nothing to ask."""
    slot, events = slot_for(fish), list[Event]()
    state = act(ready_to_play(fish, slot), f"play {fish.id}")
    state.events = events
    if f"at {slot}" in legal(state):
        state.apply(GAME.parse(f"at {slot}"))
    pay(state, events)
    return state, events, slot


def take_everything(state: FinspanState, seat: int) -> list[Event]:
    """Take all that is offered to the seat, benefit by benefit, until nothing is."""
    events: list[Event] = []
    state.events = events
    while not state.over and state.to_act == seat and len(legal(state)) > 1 and not is_turn(state):
        choices = [line for line in legal(state) if line not in ("done", "eggs")]
        state.apply(GAME.parse(choices[0]))
    return events


def is_turn(state: FinspanState) -> bool:
    return "dive blue" in legal(state)


def wanted(fish: Fish, state: FinspanState) -> dict[str, int]:
    """How many events of each kind the ability must cause in the ocean of seat 0."""
    counts = {EVENTS[effect.op]: effect.n for effect in fish.effects if effect.op in EVENTS}
    for effect in fish.effects:
        if effect.op == "lay_egg_on_each":
            counts["egg"] = len(matching(effect.site, effect.row, effect.size, effect.tag, state))
        if effect.op == "play_fish":
            counts["play"] = 1
    return counts


def matching(site: str | None, row: str | None, size: str | None, tag: str | None, state: FinspanState) -> list[str]:
    """Slots with a fish without an egg that the words on the card name."""
    names = []
    for slot, name in enumerate(SLOT_NAMES):
        words = slot_words(state.oceans[0], name).split()
        if words[0] == "-" or "o" in words:
            continue
        length = TABLES.lengths[state.oceans[0].fish[slot]]
        sized = "small" if length < 50 else "medium" if length < 150 else "large"
        tags = FISH[words[0]].tags if words[0] != "mat" else {}
        if site and name[0] != SITE_LETTERS[site]:
            continue
        if row and name[1] != ("1" if row == "top" else "6"):
            continue
        if (size and sized != size) or (tag and tag not in tags):
            continue
        names.append(name)
    return names


def demand(events: list[Event], expected: dict[str, int]) -> None:
    assert expected
    assert all(expected.values())
    told_of = names_of([event for event in events if event.args.get("seat") == 0])
    assert {name: told_of[name] for name in expected} == expected


WHEN_PLAYED = [fish for fish in COMPONENTS.fish if fish.ability == "when_played"]
IF_ACTIVATED = [fish for fish in COMPONENTS.fish if fish.ability == "if_activated"]
SCORING = [fish for fish in COMPONENTS.fish if fish.effects[0].op == "score"]
AT_THE_END = [fish for fish in COMPONENTS.fish if fish.ability == "game_end" and fish not in SCORING]


def by_number(fish: Fish) -> str:
    return fish.id


@pytest.mark.parametrize("fish", COMPONENTS.fish, ids=by_number)
def test_every_card_is_played_for_its_cost(fish: Fish) -> None:
    slot = slot_for(fish)
    before = ready_to_play(fish, slot)
    assert legal_after(act(before, f"play {fish.id}"), "at") <= set(places_of(fish))
    state, events, _ = played(fish)
    paid = names_of(events)
    spent = [event.args["token"] for event in events if event.name == "spend"]
    assert paid["discard"] == fish.cost.cards
    assert spent == ["egg"] * fish.cost.eggs + ["young"] * fish.cost.young + ["school"] * fish.cost.schools
    assert paid["play"] == 1
    assert state.oceans[0].fish[SLOT_NAMES.index(slot)] == card(fish.id)
    covered = next(event for event in events if event.name == "play").args["covered"]
    assert bool(covered) == bool(fish.cost.consume)


@pytest.mark.parametrize("fish", WHEN_PLAYED, ids=by_number)
def test_every_when_played_ability_is_used_when_its_card_is_played(fish: Fish) -> None:
    state, _, _ = played(fish)
    expected = wanted(fish, state)
    events = take_everything(state, 0)
    demand(events, expected)
    assert is_turn(state) or fish.all_players


@pytest.mark.parametrize("fish", IF_ACTIVATED, ids=by_number)
def test_every_if_activated_ability_is_used_by_a_diver(fish: Fish) -> None:
    slot = slot_for(fish)
    words = furniture(fish, slot, fish.id)
    state = turn(ocean(words, without(fish, HAND), without(fish, DISCARDS)), ocean(), ocean())
    site = next(site for site, letter in SITE_LETTERS.items() if letter == slot[0])
    state = act(state, f"dive {site}")
    while state.source != card(fish.id):
        state = act(state, "done")
    expected = wanted(fish, state)
    below, events = state.stage, list[Event]()
    state = as_finspan(state.clone())
    state.events = events
    while state.stage == below and state.to_act == 0 and not is_turn(state):
        choices = [line for line in legal(state) if line not in ("done", "eggs")]
        state.apply(GAME.parse(choices[0]))
    demand(events, expected)


@pytest.mark.parametrize("fish", AT_THE_END, ids=by_number)
def test_every_game_end_ability_is_used_after_the_last_turn(fish: Fish) -> None:
    slot = slot_for(fish)
    sea = ocean(furniture(fish, slot, fish.id), hand="126 127 129 132 135 87", discards="72")
    for place, number in enumerate(sea.fish):
        if number >= 0 and TABLES.ability_kinds[number] == 3 and SLOT_NAMES[place] != slot:
            sea.used |= 1 << place  # only this one is left to be used
    state = last_turn(sea)
    state = act(state, "dive green")
    while not state.over and state.source != card(fish.id):
        state = act(state, "done")
    assert not state.over
    expected = wanted(fish, state)
    demand(take_everything(state, 0), expected)


CONDITIONS = {
    "no_tokens": ("", "o"),
    "every_token": ("o y S", "o S"),
    "school": ("S", "o y"),
    "young_exactly": ("yy", "yyy S"),
    "consumed": ("+101 +102 +103", ""),
    "bottom_row": ("", ""),
}


@pytest.mark.parametrize("fish", SCORING, ids=by_number)
def test_every_condition_for_the_end_brings_its_points_or_nothing(fish: Fish) -> None:
    (effect,) = fish.effects
    assert effect.condition
    met, unmet = CONDITIONS[effect.condition]
    slot = places_of(fish)[-1]
    other = places_of(fish)[0] if effect.condition == "bottom_row" else slot
    for words, place, points in ((met, slot, effect.points), (unmet, other, 0)):
        sea = ocean(f"{place} {fish.id} {words}")
        assert game_end_points(sea, SLOT_NAMES.index(place)) == points


def test_no_card_is_forgotten() -> None:
    """Every one of the 135 cards is in the tests above: once to be played and once to use its ability."""
    used = WHEN_PLAYED + IF_ACTIVATED + SCORING + AT_THE_END
    assert sorted(int(fish.id) for fish in used) == list(range(1, 136))


def test_the_printed_totals_hold() -> None:
    main = [fish for fish in COMPONENTS.fish if fish.deck == "main"]
    starters = [fish for fish in COMPONENTS.fish if fish.deck == "starter"]
    kinds = [[fish.ability for fish in deck] for deck in (main, starters)]
    assert [kinds[0].count(kind) for kind in ("game_end", "when_played", "if_activated")] == [26, 51, 48]
    assert [kinds[1].count(kind) for kind in ("when_played", "if_activated")] == [4, 6]
    assert (len([f for f in main if f.site]), len([f for f in starters if f.site])) == (26, 3)
    assert (len([f for f in main if f.tags]), len([f for f in starters if f.tags])) == (69, 2)
    assert (len([f for f in main if f.all_players]), len([f for f in starters if f.all_players])) == (22, 3)
    sizes = [TABLES.kinds[card(fish.id)] & 7 for fish in COMPONENTS.fish]
    assert [sizes.count(bit) for bit in (1, 2, 4)] == [58, 46, 31]


@pytest.mark.parametrize(("number", "reach"), [("41", "b1 p1"), ("42", "b1 p1"), ("68", "b1 b2 b5"), ("69", "g2 g4")])
def test_the_four_cards_of_unclear_scope_lay_an_egg_on_each_matching_fish(number: str, reach: str) -> None:
    assert ("eggs_on_each", True) in [(ruling.name, ruling.value) for ruling in GAME.rulings]
    fish = FISH[number]
    assert fish.provenance == "reconstructed"
    slots = {"b1": "134", "b2": "6", "p1": "112", "g4": "124", "p6": number}
    words = ", ".join(f"{slot} {name}" for slot, name in slots.items())
    state = last_turn(ocean(words, hand=number)) if fish.ability == "game_end" else turn(ocean(words))
    if fish.ability == "game_end":
        state = act(state, "dive green")
        while state.source != card(number):
            state = act(state, "done")
    else:
        abilities.begin(state, 0, card(number), 0)
        state.choices = offered(state, state.ocean())
    assert legal_after(state, "egg") == set(reach.split())
    assert names_of(told(state, "eggs"))["egg"] == len(reach.split())
