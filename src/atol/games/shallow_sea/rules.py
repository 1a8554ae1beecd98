"""Shallow Sea: which decision is asked, what is legal, what it does, and how a match ends."""

from __future__ import annotations

from typing import Final

from atol.core.bag import bag_of
from atol.core.game import OVER, Game
from atol.core.messages import Ruling
from atol.core.random import Random
from atol.games.shallow_sea import choosing, completing, placing, pools
from atol.games.shallow_sea.achievements import passes_scenario
from atol.games.shallow_sea.guide import FEWEST_CORAL_TYPES, MOST_CORAL_TYPES
from atol.games.shallow_sea.ids import (
    BUBBLE,
    COMPLETE,
    DRAW,
    END,
    FISH,
    LODGE,
    MOVE,
    PAY_SHELL,
    REFRESH,
    SHIFT,
    SPACE,
    TAKE,
    TURN,
)
from atol.games.shallow_sea.judge import estimate
from atol.games.shallow_sea.ocean import NO_FISH, NO_TILE
from atol.games.shallow_sea.options import SMALL_POOL_FOR_FREE_REFRESH, Switches
from atol.games.shallow_sea.setup import begin_start, lay_out
from atol.games.shallow_sea.state import (
    CHOOSE,
    LINK,
    LODGE_FISH,
    MOVE_FISH,
    NOTHING,
    PLACE,
    SHIFT_CORAL,
    START,
    TURN_TILE,
    Parts,
    SeaState,
)

RULINGS: Final = (
    Ruling("first_player", "random"),
    Ruling("completion", "chosen_then_forced"),
    Ruling("equal_turns", "offered_once"),
    Ruling("short_bag", "no_refresh"),
    Ruling("short_creature_bag", "corals_fill_up"),
    Ruling("fish_run_out", "when_a_draw_fails"),
    Ruling("guide", f"{FEWEST_CORAL_TYPES}-{MOST_CORAL_TYPES}"),
    Ruling("family_lionfish", True),
    Ruling("scenario_colour", "best"),
    Ruling("two_cards", "best"),
    Ruling("corals_beside_corals", "while_possible"),
    Ruling("small_pools", SMALL_POOL_FOR_FREE_REFRESH),
    Ruling("corals_move", "space_or_turn"),
    Ruling("dearer", "free_refresh_stays_free"),
    Ruling("open_fish", "lionfish_too"),
    Ruling("no_pools", "bag_is_chosen"),
    Ruling("creatures_apart", "achievement_only"),
    Ruling("achievements", "one_list_a_match"),
    Ruling("at_least_one", True),
    Ruling("titles", 10),
)


class ShallowSeaState(SeaState):
    def _setup(self) -> None:
        lay_out(self)

    # ---- what is legal

    def legal(self) -> list[int]:
        if self.to_act < 0:
            return []
        if self.step == PLACE:
            return self._legal_in_turn()
        if self.step == CHOOSE:
            return self._with_free_actions(choosing.legal_choices(self))
        if self.step == START:
            return self._legal_start()
        if self.step == LINK:
            return choosing.legal_fish(self)
        if self.step == TURN_TILE:
            return placing.legal_turns(self)
        if self.step == LODGE_FISH:
            return completing.legal_lodgers(self)
        if self.step == MOVE_FISH:
            return placing.legal_destinations(self)
        if self.step == SHIFT_CORAL:
            return placing.legal_shifts(self)
        return choosing.legal_payments(self)

    def _legal_start(self) -> list[int]:
        if self.tile == NO_TILE:
            return choosing.legal_starts(self)
        actions: list[int] = []
        placing.add_spaces(self, actions)
        return actions

    def _legal_in_turn(self) -> list[int]:
        actions: list[int] = []
        if self.tile != NO_TILE:
            placing.add_spaces(self, actions)
        if self.fish != NO_FISH:
            placing.add_bubbles(self, actions)
        self._with_free_actions(actions)
        if self.tile == NO_TILE and self.fish == NO_FISH and self.oceans[self.to_act].ready == 0:
            actions.append(END)  # not before everything that can be completed is
        return actions

    def _with_free_actions(self, actions: list[int]) -> list[int]:
        completing.add_completions(self, actions)
        placing.add_moves(self, actions)
        return actions

    # ---- what a choice does

    def _apply(self, action: int) -> None:
        if action < SPACE:
            self._choose(action)
        elif action < TURN:
            placing.put_tile(self, action - SPACE)
        elif action < BUBBLE:
            placing.turn_tile(self, action - TURN)
        elif action < COMPLETE:
            placing.put_fish(self, action - BUBBLE)
        elif action < LODGE:
            completing.complete(self, action - COMPLETE)
        elif action < MOVE:
            completing.lodge(self, action - LODGE)
        elif action < END:
            placing.buy_move(self, action)
        else:
            self._end_turn()
        if self.bought != NOTHING and self.owed == 0:
            self._deliver()
        if self.turn < self.seats and self.oceans[self.to_act].placed:
            self._end_start()

    def _choose(self, action: int) -> None:
        if action < FISH:
            choosing.choose_tile(self, action)
        elif action < TAKE:
            choosing.choose_fish(self, action - FISH)
        elif action < DRAW:
            choosing.take_colour(self, action - TAKE)
        elif action < REFRESH:
            choosing.draw_tile(self, action - DRAW)
        elif action < PAY_SHELL:
            choosing.choose_refresh(self, action - REFRESH)
        else:
            choosing.pay(self, action)

    def _deliver(self) -> None:
        """What was bought happens."""
        action = self.bought
        self.bought = NOTHING
        self.step = PLACE if self.has_chosen else CHOOSE
        if action < TAKE:
            choosing.take_fish_of(self, action - FISH)
        elif action < PAY_SHELL:
            pools.refresh(self, action - REFRESH)
        elif action < SHIFT:
            placing.lift_fish(self, action - MOVE)
        else:
            placing.lift_coral(self, action - SHIFT)

    # ---- turns

    def _end_start(self) -> None:
        """The seat before is asked next; after the first seat its first turn begins."""
        self.turn += 1
        if self.turn < self.seats:
            begin_start(self, (self.to_act - 1) % self.seats)
            return
        pools.push_together(self)
        pools.refill(self)
        self._begin_turn(self.first)

    def _begin_turn(self, seat: int) -> None:
        self.to_act = seat
        self.step = CHOOSE
        self.has_chosen = False

    def _end_turn(self) -> None:
        self.turn += 1
        seat = (self.to_act + 1) % self.seats
        if self.oceans[seat].tile_count() >= self.switches.tiles_at_the_end:
            self.to_act = OVER
        elif pools.refill(self):
            self._begin_turn(seat)
        else:
            if self.events is not None:
                self.tell("no-fish", {})
            self.to_act = OVER

    # ---- how the match stands

    def scores(self) -> list[int]:
        lionfish = sum(self.lionfish)
        return [self.pad.total(ocean, lionfish) for ocean in self.oceans]

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.switches.solo:
            return [0] if self._is_solo_victory(scores[0]) else []
        standings = [(scores[seat], self.oceans[seat].shells) for seat in range(self.seats)]
        best = max(standings)
        return [seat for seat in range(self.seats) if standings[seat] == best]

    def _is_solo_victory(self, points: int) -> bool:
        """Alone one wins by passing the scenario or by reaching the first rank."""
        if self.switches.scenario:
            return passes_scenario(self, 0)
        return points >= self.parts.components.ranks[0].points

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    def _like(self, random: Random) -> SeaState:
        return ShallowSeaState(
            self.game,
            self.seats,
            self.options,
            random,
            self.parts,
            self.switches,
            [ocean.clone() for ocean in self.oceans],
            self.types,
            self.pad,
            self.coral_bag.clone(),
            self.fish_bag.clone(),
            self.creature_bag.clone(),
            self.coral_pool[:],
            self.fish_pool[:],
            self.creature_pool[:],
            self.lionfish[:],
        )


def blank_state(game: Game, seats: int, options: dict[str, str], random: Random, parts: Parts) -> ShallowSeaState:
    switches = Switches(parts.components, seats, options)
    bags = [bag_of([]) for _ in range(3)]
    pad = parts.pad(switches, [], [])
    return ShallowSeaState(
        game, seats, options, random, parts, switches, [], [], pad, bags[0], bags[1], bags[2], [], [], [], []
    )
