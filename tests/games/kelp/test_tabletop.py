"""The shark's notebook beside the box knows what the engine says that the shark can know."""

from __future__ import annotations

import pytest

from atol.core.evening import BadLine, Preparation, Preparing, retell
from atol.core.messages import Event
from atol.core.random import seeded
from atol.games.kelp.belief import KINDS
from atol.games.kelp.dice import BAG, COLOUR_NAMES, DRAWN, HUNGER, SUPPLY
from atol.games.kelp.meta import META
from atol.games.kelp.sides import ENDING_NAMES, OCTOPUS, SHARK
from atol.games.kelp.state import KelpState
from atol.games.kelp.tabletop.notebook import Notebook, NotebookAsk, NotebookView
from tests.games.kelp.positions import GAME

BLOCKS = GAME.facts.block_names


def ask(*lines: str) -> NotebookView:
    view = GAME.helpers["notebook"].reply(NotebookAsk(list(lines)))
    assert isinstance(view, NotebookView)
    return view


def refusal(*lines: str) -> str:
    with pytest.raises(BadLine) as caught:
        ask(*lines)
    return caught.value.words("en")


# ---- a match, noted as it is played


class Beside:
    """Somebody who watches a random match from the shark's side and notes blocks and dice."""

    def __init__(self, seed: int) -> None:
        self.events: list[Event] = []
        started = GAME.new_with_events(2, seed, {}, self.events)
        assert isinstance(started, KelpState)
        self.state: KelpState = started
        self.random = seeded(seed)
        self.notebook = Notebook(GAME, GAME.facts)
        self.lines: list[str] = []
        self.note()

    def move(self) -> None:
        legal = self.state.legal()
        self.state.apply(legal[self.random.below(len(legal))])
        self.note()

    def note(self) -> None:
        seen = [event for event in self.events if event.visible_to(SHARK)]
        self.events.clear()
        self.tell([line for event in seen for line in block_lines(event)])
        self.note_dice([str(event.args["colour"]) for event in seen if event.name == "grow"])

    def tell(self, lines: list[str]) -> None:
        retell(META, self.notebook, lines)
        self.lines += lines

    def note_dice(self, grown: list[str]) -> None:
        """First what went to the tracks, by comparing where dice are, then what left the bag or came back."""
        for colour, name in enumerate(COLOUR_NAMES):
            self.tell([f"gain {name}"] * self.more(SUPPLY + colour, -1))
        self.move_out("grow", grown)
        fed = [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(self.more(HUNGER + colour, 1))]
        self.move_out("feed", fed)
        if not self.notebook.state.ending:
            for colour, name in enumerate(COLOUR_NAMES):
                self.tell([f"draw {name}"] * self.more(BAG + colour, -1))
                self.tell([f"back {name}"] * self.more(BAG + colour, 1))

    def move_out(self, word: str, names: list[str]) -> None:
        """A die that went through several hands at once was drawn before."""
        for name in names:
            if not self.notebook.out(COLOUR_NAMES.index(name)):
                self.tell([f"draw {name}"])
            self.tell([f"{word} {name}"])

    def more(self, place: int, sign: int) -> int:
        """How many dice the table has there beyond the notebook, or the other way round."""
        return max(0, sign * (self.state.dice[place] - self.notebook.state.dice[place]))


def block_lines(event: Event) -> list[str]:
    args = event.args
    if event.name == "shuffle":
        areas = args["areas"]
        assert isinstance(areas, list)
        return [f"shuffle {' '.join(areas)}"] if len(areas) > 1 else []
    told = {
        "reveal": f"show {args.get('area')} {args.get('block')}",
        "hide": f"hide {args.get('area')}",
        "swap": f"swap {args.get('area')} {args.get('other')}",
        "lay": f"lay {args.get('area')} {args.get('block')}",
    }
    return [told[event.name]] if event.name in told else []


def assert_knows_as_much(beside: Beside) -> None:
    state, noted = beside.state, beside.notebook.state
    assert noted.belief_now().arrangements == state.belief_now().arrangements
    assert noted.belief_now().weights == state.belief_now().weights
    assert (noted.hidden, noted.suspects) == (state.hidden, state.suspects)
    assert list(noted.spare) == list(state.spare)


def assert_noted(seed: int) -> None:
    beside = Beside(seed)
    while not beside.state.over:
        beside.move()
        assert_knows_as_much(beside)
        if not beside.state.over:
            assert list(beside.notebook.state.dice[:DRAWN]) == list(beside.state.dice[:DRAWN])
    view = ask(*beside.lines)
    for area, odds in zip(view.areas, beside.state.belief_now().odds(), strict=True):
        assert [area.odds.get(name, 0) for name in BLOCKS] == odds[: len(BLOCKS)]
        assert not any(odds[len(BLOCKS) : KINDS])


@pytest.mark.parametrize("seed", range(2))
def test_a_notebook_that_saw_a_match_knows_what_the_shark_knows(seed: int) -> None:
    assert_noted(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_a_hundred_notebooks_know_what_the_shark_knows(seed: int) -> None:
    assert_noted(1000 + seed)


# ---- blocks and dice


def test_at_the_start_the_octopus_may_be_anywhere() -> None:
    view = ask()
    assert {area.odds["octopus"] for area in view.areas} == {111}
    assert len(view.suspects) == 9


def test_what_was_shown_is_certain_until_it_is_mixed() -> None:
    shown = ask("show a1 octopus")
    assert (shown.areas[0].block, shown.areas[0].odds, shown.suspects) == ("octopus", {"octopus": 1000}, ["a1"])
    mixed = ask("show a1 octopus", "shuffle a1 b1")
    assert [mixed.areas[area].odds["octopus"] for area in (0, 1)] == [500, 500]


def test_the_bag_knows_the_chance_of_each_colour() -> None:
    view = ask("draw red")
    assert [dice.chance for dice in view.dice] == [700, 300, 0]
    assert view.bag == 10


def test_a_full_growth_track_goes_back_to_the_bag() -> None:
    view = ask(*["draw yellow"] * 3, *["grow yellow"] * 3)
    assert (view.tiles, view.dice[1].bag, view.dice[1].growth) == (1, 3, 0)


def test_a_shell_on_a_food_means_that_it_was_eaten() -> None:
    view = ask("show a1 shell", "lay a1 crab", "lay a1 shell")
    assert (view.eaten, view.spare.get("crab", 0)) == (["crab"], 0)


def test_the_fourth_food_ends_the_match() -> None:
    foods = BLOCKS[3:7]
    lines = ["show a1 shell", *[line for food in foods for line in (f"lay a1 {food}", "lay a1 shell")]]
    assert (ask(*lines).ending, ask(*lines).eaten) == ("food", foods)


def test_a_full_hunger_track_ends_the_match() -> None:
    view = ask(*["draw blue"] * 7, *["feed blue"] * 7)
    assert view.ending == "hunger"
    assert view.ranking is not None
    assert view.ranking.winners == [OCTOPUS]


@pytest.mark.parametrize("ending", ENDING_NAMES[1:])
def test_an_ending_says_who_won(ending: str) -> None:
    ranking = ask(f"won {ending}").ranking
    assert ranking is not None
    assert ranking.winners == [SHARK if ending == "caught" else OCTOPUS]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["show a1 whale"], "an area and a block"),
        (["show d9 shell"], "different areas"),
        (["show a1 octopus", "show b1 octopus"], "cannot be there"),
        (["show a1 shell", "show a1 shell"], "already lies open"),
        (["lay a1 crab"], "is hidden"),
        (["show a1 shell", "lay a1 octopus"], "beside the board"),
        (["show a1 octopus", "lay a1 crab"], "never replaced"),
        (["show a1 shell", "lay a1 crab", "lay a1 lobster"], "only by a shell"),
        (["swap a1 a1"], "different areas"),
        (["shuffle a1"], "different areas"),
        (["draw green"], "blue, yellow or red"),
        (["draw red", "draw red"], "in the bag"),
        (["back red"], "every die of this colour"),
        (["gain blue"] * 9, "left beside the board"),
        (["won chess"], "ends by"),
        (["won caught", "draw red"], "is over"),
    ],
)
def test_what_cannot_have_been_seen_is_refused(lines: list[str], reason: str) -> None:
    assert reason in refusal(*lines)


# ---- laying it out


def test_the_bag_and_the_blocks_are_laid_out_by_the_data() -> None:
    preparation = GAME.helpers["prepare"].reply(Preparing(2, {"board": "night"}))
    assert isinstance(preparation, Preparation)
    details = {step.name: step.details for step in preparation.steps}
    assert [details["bag"][colour] for colour in COLOUR_NAMES] == GAME.facts.dice_start
    assert "board-night" in details
