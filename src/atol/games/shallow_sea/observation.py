"""What a seat of Shallow Sea knows, as numbers. Nothing is secret but the draws to come.

A tile is described by what is printed on it, so that rows mean the same with another edition's tiles.
"""

from __future__ import annotations

from typing import Final

from atol.core.numbers import packed_sum
from atol.core.observation import Block, Observation, frame, observation, seat_labels, seats_between
from atol.core.row import Row
from atol.games.shallow_sea.achievements import is_done
from atol.games.shallow_sea.at_hand import (
    BOUGHT,
    Bought,
    Chosen,
    CoralBag,
    CoralPool,
    CreatureBag,
    CreaturePool,
    FishBag,
    FishInHand,
    FishPool,
    FreeRefresh,
    LiftedCoral,
    LiftedFish,
    MayRefresh,
    Owed,
    Slot,
    Space,
    Tile,
)
from atol.games.shallow_sea.data import COLOURS, Components
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.ids import MOST_SEATS, POOL_NAMES, SLOTS
from atol.games.shallow_sea.meta import MODIFIED, SCENARIOS
from atol.games.shallow_sea.seascape import (
    SCORE_LINES,
    Colours,
    Completed,
    Corals,
    CoralWishes,
    Fish,
    FishWishes,
    Fits,
    FitsTurned,
    Homes,
    Hunger,
    Lacking,
    Lodgers,
    Promised,
    Score,
    Shells,
    Swimming,
    TurnsLeft,
    Wanted,
)
from atol.games.shallow_sea.spaces import BUBBLES, SPACES, bubble_name, space_name
from atol.games.shallow_sea.state import ShallowSeaState
from atol.games.shallow_sea.steps.table import STEPS
from atol.games.shallow_sea.tiles import COLOUR_COUNT, PRINTED, PRINTED_ON_CORALS, TURNS

FEWEST_SEATS: Final = 1
MOST_POINTS: Final = 999
MOST_PRINTED: Final = 30


# ---- the match


class First(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(seats_between(state, seat, state.first), MOST_SEATS)


class Orange(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.count_each(state.orange, self.length)


class Blue(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.count_each(state.blue, self.length)


class Family(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.put(1 if state.switches.family else 0)


class Scenario(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.one_of(state.switches.scenario - 1, self.length)


class Modified(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        start = row.next
        row.skip(self.length)
        for number in state.switches.modified:
            row.set(start + number - 1, 1)


class Goal(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        components, switches = state.facts.components, state.switches
        if not switches.solo:
            row.put(0)
        elif switches.scenario:
            row.put(components.scenarios[switches.scenario - 1].minimum)
        else:
            row.put(components.ranks[0].points)


class TaskDone(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        done = False
        if state.switches.solo and state.switches.scenario:
            task = state.facts.components.scenarios[state.switches.scenario - 1].task
            done = task is None or is_done(state, seat, task)
        row.put(1 if done else 0)


class Lionfish(Block[ShallowSeaState]):
    def write(self, state: ShallowSeaState, seat: int, row: Row) -> None:
        row.put(packed_sum(state.lionfish))


# ---- the table


def make_observation(facts: Facts) -> Observation:
    return observation(
        1,
        *frame(FEWEST_SEATS, MOST_SEATS, STEPS),
        *match_blocks(facts.components),
        *supply_blocks(facts),
        *hand_blocks(facts),
        *seat_blocks(facts),
        *own_blocks(facts),
    )


def match_blocks(components: Components) -> list[Block[ShallowSeaState]]:
    most_fish = COLOUR_COUNT * max([entry.fish_of_each_colour for entry in components.players])
    orange, blue = [card.id for card in components.orange], [card.id for card in components.blue]
    return [
        First("first", (seat_labels(MOST_SEATS),), 0, 1, "who began"),
        Orange("orange", (tuple(orange),), 0, 1, "ecosystem cards that count corals and fish"),
        Blue("blue", (tuple(blue),), 0, 1, "ecosystem cards that count creatures"),
        Family("family", (), 0, 1, "only tiles count"),
        Scenario("scenario", (SCENARIOS,), 0, 1, "the scenario that is played"),
        Modified("modified", (MODIFIED,), 0, 1, "modified rules in force"),
        Goal("goal", (), 0, MOST_POINTS, "points that win alone"),
        TaskDone("task_done", (), 0, 1, "alone: your ocean fulfils the task of the scenario now"),
        Lionfish("lionfish", (), 0, most_fish, "alone: fish on the lionfish card"),
    ]


def supply_blocks(facts: Facts) -> list[Block[ShallowSeaState]]:
    slots = tuple([str(slot + 1) for slot in range(SLOTS)])
    players = facts.components.players
    most_fish = max([entry.fish_of_each_colour for entry in players])
    copies = max([entry.copies_of_each_creature for entry in players])
    creatures = tuple(facts.tiles.names[facts.tiles.corals :])
    return [
        CoralPool("coral_pool", (slots, PRINTED_ON_CORALS), 0, MOST_PRINTED, "what is printed on the coral"),
        FishPool("fish_pool", (slots, COLOURS), 0, 1, "the fish of the slot"),
        CreaturePool("creature_pool", (slots, (*PRINTED, "new")), 0, MOST_PRINTED, "what is printed on the tile"),
        MayRefresh("may_refresh", (POOL_NAMES,), 0, 1, "the pool could be refreshed, whatever it costs"),
        FreeRefresh("free_refresh", (POOL_NAMES,), 0, 1, "it could be refreshed for nothing"),
        CoralBag("coral_bag", (COLOURS,), 0, facts.tiles.corals, "corals in the bag"),
        FishBag("fish_bag", (COLOURS,), 0, most_fish, "fish in the bag"),
        CreatureBag("creature_bag", (creatures,), 0, copies, "creatures in the bag"),
    ]


def hand_blocks(facts: Facts) -> list[Block[ShallowSeaState]]:
    start = facts.components.start[0]
    dearer = sum([entry.extra_cost for entry in facts.components.modified])
    dearest = max(start.refresh_cost, start.free_choice_cost, start.move_cost) + dearer
    spaces = tuple([space_name(space) for space in range(SPACES)])
    return [
        Tile("tile", ((*PRINTED, "new"),), 0, MOST_PRINTED, "what is printed on the tile chosen and not placed"),
        FishInHand("fish_in_hand", (COLOURS,), 0, 1, "the fish chosen and not placed"),
        LiftedFish("lifted_fish", (COLOURS,), 0, 1, "the fish on the move"),
        LiftedCoral(
            "lifted_coral", (PRINTED_ON_CORALS,), 0, MOST_PRINTED, "what is printed on the coral on the move"
        ),
        Chosen("chosen", (), 0, 1, "tile and fish of this turn are chosen"),
        Slot("slot", (tuple([str(slot + 1) for slot in range(SLOTS)]),), 0, 1, "where the chosen tile lay"),
        Space("space", (spaces,), 0, 1, "where a tile is to be turned or completed"),
        Owed("owed", (), 0, dearest, "alone: shells or fish still to pay"),
        Bought("bought", (BOUGHT,), 0, 1, "alone: what they pay for"),
    ]


def seat_blocks(facts: Facts) -> list[Block[ShallowSeaState]]:
    start, tiles = facts.components.start[0], facts.tiles
    seats = seat_labels(MOST_SEATS)
    spaces = tuple([space_name(space) for space in range(SPACES)])
    most_shells, most_lacking = max(start.shells, start.most_shells), max(TURNS, *tiles.needed)
    return [
        TurnsLeft("turns_left", (seats,), 0, start.turns, "turns still to play"),
        Shells("shells", (seats,), 0, most_shells, "shells"),
        Score("score", (seats, SCORE_LINES), -MOST_POINTS, MOST_POINTS, "points now, by lines of the pad"),
        Promised(
            "promised", (seats, spaces), 0, max(tiles.points), "points that the unfinished tile is worth completed"
        ),
        Lacking("lacking", (seats, spaces), 0, most_lacking, "fish or fitting tiles that the unfinished tile lacks"),
        Corals("corals", (seats, COLOURS), 0, SPACES, "completed corals"),
        Homes("homes", (seats, COLOURS), 0, SPACES, "finished fish"),
        Swimming("swimming", (seats, COLOURS), 0, BUBBLES, "unfinished fish"),
        Hunger("hunger", (seats, COLOURS), 0, TURNS * SPACES, "fish that unfinished corals lack"),
    ]


def own_blocks(facts: Facts) -> list[Block[ShallowSeaState]]:
    spaces = tuple([space_name(space) for space in range(SPACES)])
    bubbles = tuple([bubble_name(bubble) for bubble in range(BUBBLES)])
    most_fitting = max(TURNS, *facts.tiles.needed)
    return [
        Colours("colours", (spaces, COLOURS), 0, 1, "you: the colour of the coral there"),
        Completed("completed", (spaces,), 0, 1, "you: the tile there is completed"),
        Lodgers("lodgers", (spaces, COLOURS), 0, 1, "you: the finished fish there"),
        Fish("fish", (bubbles, COLOURS), 0, 1, "you: the unfinished fish on the bubble"),
        Wanted("wanted", (bubbles, COLOURS), 0, TURNS, "you: unfinished corals that lack such a fish there"),
        CoralWishes(
            "coral_wishes", (spaces, COLOURS), 0, SPACES, "you: creatures that such a coral there would serve"
        ),
        FishWishes("fish_wishes", (spaces, COLOURS), 0, SPACES, "you: creatures that such a fish there would serve"),
        Fits("fits", (spaces,), 0, most_fitting, "you: how much of its wish the tile in hand would have there"),
        FitsTurned("fits_turned", (("0", "90", "180", "270"),), 0, most_fitting, "you: the same by how it is turned"),
    ]
