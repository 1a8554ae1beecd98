"""The pad for a table with the box: catches count, and the next card is as risky, as in a match."""

from __future__ import annotations

from itertools import combinations

import pytest

from atol.core.evening import BadLine, Preparation, Preparing, retell
from atol.core.messages import Event
from atol.core.random import seeded
from atol.games.podwodni_lowcy.cards import SETS
from atol.games.podwodni_lowcy.ids import TAKE_ROW, USE_NET
from atol.games.podwodni_lowcy.meta import META
from atol.games.podwodni_lowcy.sea import space_name
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import DEPTH, PLACE_FIRST, START
from atol.games.podwodni_lowcy.tabletop.catch import Catch, is_set
from atol.games.podwodni_lowcy.tabletop.pad import LowcyPadAsk, LowcyPadView, risks_of, view_of
from atol.games.podwodni_lowcy.view import make_risks, names_of
from tests.games.podwodni_lowcy.positions import GAME, NAMES, as_lowcy


def ask(*lines: str, seats: int = 2) -> LowcyPadView:
    view = GAME.helpers["pad"].reply(LowcyPadAsk(seats, "35", list(lines)))
    assert isinstance(view, LowcyPadView)
    return view


def refusal(*lines: str) -> str:
    with pytest.raises(BadLine) as caught:
        ask(*lines)
    return caught.value.words("en")


# ---- a match, told as it is played


class Beside:
    """Somebody who watches a random match and taps in what everybody sees."""

    def __init__(self, seats: int, seed: int) -> None:
        self.events: list[Event] = []
        self.state = as_lowcy(GAME.new_with_events(seats, seed, {}, self.events))
        self.random = seeded(seed)
        self.catch = Catch(GAME, GAME.facts, seats, "35")
        self.picked: list[str] = []
        self.turned = ""
        self.lines: list[str] = []
        self.hear()

    def move(self) -> None:
        legal = self.state.legal()
        action = legal[self.random.below(len(legal))]
        if TAKE_ROW <= action < USE_NET:
            self.picked = [space_name(space) for space in [*self.state.picked, action - TAKE_ROW]]
        self.state.apply(action)
        self.hear()

    def hear(self) -> None:
        lines = [line for event in self.events for line in self.lines_of(event)]
        self.events.clear()
        retell(META, self.catch, lines)
        self.lines += lines

    def lines_of(self, event: Event) -> list[str]:
        name, args = event.name, event.args
        seat, card = args.get("seat"), args.get("card")
        if name == "fill":
            pairs = [str(entry).split() for entry in listed(args["filled"])]
            return [f"card {drawn} {space}" for space, drawn in pairs]
        if name == "turned":
            self.turned = str(card)
        if name == "pool":
            return [f"set {seat} {self.turned} {laid_apart(self.turned, listed(args['cards']))}"]
        told = {
            "draw": f"card {card} dive",
            "place": f"card {card} dive",
            "corner": f"corner {args.get('corner')}",
            "column": f"column {seat}",
            "row": f"row {seat} {' '.join(self.picked)}",
            "lost": f"interrupted {seat}",
            "wash": f"wash {seat} {card}",
            "net": f"net {seat} {args.get('other')} {card}",
            "harpoon": f"harpoon {seat} {args.get('space')}",
            "moved": "settle",
            "take": f"pool {seat} {card}",
        }
        return [f"interrupted {seat}"] if name.startswith("consolation") else [told[name]] if name in told else []


def listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def laid_apart(turned: str, pool: list[str]) -> str:
    """The cards of a pool, those of the set first: which of them it needs can differ, not whether it is one."""
    for further in combinations(range(len(pool)), GAME.facts.further_cards):
        rest = [card for index, card in enumerate(pool) if index not in further]
        numbers = [NAMES.index(card) for card in [turned, *rest]]
        if any(is_set(GAME.facts, numbers, number) for number in range(SETS)):
            return " ".join([*rest, "+", *[pool[index] for index in further]])
    raise AssertionError(f"{turned} and {pool} hold no set")


def is_long_enough(state: LowcyState) -> bool:
    """Random divers need thousands of turns to the target; a part that ends between two turns shows as much."""
    return state.over or (state.ply > 120 and state.step == START)


def assert_followed(seats: int, seed: int) -> None:
    beside = Beside(seats, seed)
    state, catch = beside.state, beside.catch
    while not is_long_enough(state):
        beside.move()
        if state.step in (PLACE_FIRST, DEPTH) and not state.over:
            assert risks_of(catch) == make_risks(state)
        assert list(catch.state.next_cards()) == list(state.next_cards())
    view = ask(*beside.lines, seats=seats)
    assert view == view_of(catch)
    assert view.ranking.points == state.scores()
    assert view.ranking.winners == state.winners()
    assert [tuple(diver.sheet) for diver in view.divers] == [state.score_sheet(seat) for seat in range(seats)]
    assert view.grid == [NAMES[card] if card >= 0 else None for card in state.grid]


@pytest.mark.parametrize("seed", range(4))
def test_a_match_that_is_tapped_in_has_the_points_and_the_risks_of_the_engine(seed: int) -> None:
    assert_followed(2 + seed, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_catches_are_counted_as_the_engine_counts_them(seed: int) -> None:
    assert_followed(2 + seed % 4, 1000 + seed)


def test_a_catch_can_be_tapped_in_at_the_end_alone() -> None:
    beside = Beside(3, 5)
    while not is_long_enough(beside.state):
        beside.move()
    divers = list(enumerate(beside.state.divers))
    lines = [f"card {card} {seat}" for seat, diver in divers for card in names_of(diver.hand, NAMES)]
    lines += [f"scored {seat} {NAMES[card]}" for seat, diver in divers for card in diver.scored]
    assert ask(*lines, seats=3).ranking.points == beside.state.scores()


# ---- the pad


def test_it_says_who_is_ahead_and_how_far_the_target_is() -> None:
    view = ask("scored 0 red-ray", "card shrimp 0", "card shrimp 1")
    assert (view.ahead, view.reached, [diver.missing for diver in view.divers]) == ([0], [], [24, 34])
    assert ask("scored 0 red-ray", "scored 0 red-ray", "scored 0 shrimp", "scored 0 red-ray").reached == [0]


def test_it_names_the_sets_that_can_be_scored() -> None:
    cards = [f"card {card} 0" for card in ("red-ray", "red-ray", "shrimp", "green-ray", "yellow-puffer")]
    assert ask(*cards).divers[0].sets == ["three-red-ray"]


def test_fewer_shrimps_decide_between_equal_points() -> None:
    ranking = ask("card shrimp 0", "card red-ray 1", "end").ranking
    assert (ranking.winners, ranking.places) == ([1], [2, 1])
    assert ranking.decision is not None
    assert ranking.decision.key == "shrimps"


def test_the_card_that_interrupts_a_dive_is_named_with_its_cause() -> None:
    view = ask("card red-ray a1", "card green-ray dive", "corner top-left", "card red-puffer dive")
    assert view.trouble is not None
    assert (view.trouble.card, view.trouble.causes, view.risks) == ("red-puffer", ["a1"], {})


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["card whale 0"], "no such card"),
        (["card net 0"], "only fish and shrimps"),
        (["card shrimp 0"] * 9, "seen already"),
        (["card shrimp z9"], "nobody with that number"),
        (["card shrimp a1", "card wave a1"], "another card lies there"),
        (["corner middle"], "needs a corner"),
        (["column 0"], "no dive"),
        (["card shrimp dive"] * 5, "four cards"),
        (["card wave dive", "card net dive", "corner top-left", "row 0 a1 a2"], "just as many cards"),
        (["wash 0 shrimp"], "does not lie open"),
        (["card shrimp a1", "harpoon 0 a1"], "takes a fish"),
        (["card shrimp 0", "set 0 shrimp + shrimp shrimp"], "no set"),
        (["pool 0 shrimp"], "takes no card of the pool"),
        (["end", "column 0"], "is over"),
    ],
)
def test_what_cannot_have_happened_is_refused(lines: list[str], reason: str) -> None:
    assert reason in refusal(*lines)


# ---- laying it out


def test_the_box_is_laid_out_with_the_numbers_of_the_data() -> None:
    preparation = GAME.helpers["prepare"].reply(Preparing(4, {"target": "45"}))
    assert isinstance(preparation, Preparation)
    details = {step.name: step.details for step in preparation.steps}
    assert details["deck"]["cards"] == sum(GAME.facts.counts)
    assert (details["target"]["target"], details["room"]["seats"]) == (45, 4)
