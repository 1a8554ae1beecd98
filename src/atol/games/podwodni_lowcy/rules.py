"""Podwodni Łowcy: what is asked in each phase of a turn, and what each choice does.

A turn is a dive (draw, corner, deeper or up, which cards, nets and harpoons) or the scoring of sets. The steps
are in `diving`, `interruption`, `surfacing` and `scoring`.
"""

from __future__ import annotations

from typing import Final

from atol.core.bag import bag_of
from atol.core.game import Game
from atol.core.messages import Ruling
from atol.core.random import Random
from atol.games.podwodni_lowcy import diving, interruption, scoring, surfacing
from atol.games.podwodni_lowcy.cards import CARDS, CAUGHT, NOTHING, Cards
from atol.games.podwodni_lowcy.ids import (
    ADD,
    CORNER,
    DEEPER,
    DIVE,
    END,
    LAY,
    PASS,
    SCORE,
    TAKE,
    TAKE_COLUMN,
    TAKE_ROW,
    TURN_OVER,
    USE_HARPOON,
    USE_NET,
    WASH,
)
from atol.games.podwodni_lowcy.judge import estimate
from atol.games.podwodni_lowcy.position import (
    DEPTH,
    FURTHER,
    PLACE_FIRST,
    POOL,
    ROW,
    SET,
    START,
    TOOLS,
    Position,
)
from atol.games.podwodni_lowcy.sea import CORNERS, GRID

ALL_CORNERS: Final = [CORNER + corner for corner in range(CORNERS)]

# What the rulebook leaves open. The reasons are in the locale files, where players read them.
RULINGS: Final = (
    Ruling("first_diver", "random"),
    Ruling("fill_order", "row_by_row"),
    Ruling("first_card_open", True),
    Ruling("blue_fish", "colour_of_the_neighbour"),
    Ruling("consolation_acts", True),
    Ruling("washing_order", "turn"),
    Ruling("row_includes_last_card", True),
    Ruling("leftovers", "order_of_placement"),
    Ruling("tools_before_leftovers", True),
    Ruling("tools_in_any_order", True),
    Ruling("reshuffle", "when_needed"),
    Ruling("no_cards", "surface_or_pass"),
    Ruling("turned_card", "any_of_the_set"),
    Ruling("pool_must_be_taken", True),
    Ruling("target_counts_open_cards", True),
    Ruling("last_tie", "shared"),
)


class LowcyState(Position):
    def legal(self) -> list[int]:
        if self.to_act < 0:
            return []
        phase = self.phase
        if phase == START:
            return [DIVE, *scoring.legal_sets(self)]
        if phase == PLACE_FIRST:
            return ALL_CORNERS[:]
        if phase == DEPTH:
            return diving.legal_depth(self)
        if phase == ROW:
            return surfacing.legal_row(self)
        if phase == TOOLS:
            return surfacing.legal_tools(self)
        if phase >= SET:
            return self._legal_scoring(phase)
        return interruption.legal_washing(self)

    def _legal_scoring(self, phase: int) -> list[int]:
        if phase == SET:
            return scoring.legal_lay(self)
        if phase == FURTHER:
            return scoring.legal_further(self)
        return scoring.legal_take(self) if phase == POOL else scoring.legal_more(self)

    def _apply(self, action: int) -> None:
        if action < TAKE_COLUMN:
            self._dive(action)
        elif action < WASH:
            self._surface(action)
        elif action < SCORE:
            interruption.wash(self, action - WASH)
        else:
            self._score(action)

    def _dive(self, action: int) -> None:
        if action == DIVE:
            diving.begin_dive(self)
        elif action < DEEPER:
            diving.choose_corner(self, action - CORNER)
        else:
            diving.descend(self)

    def _surface(self, action: int) -> None:
        if action == TAKE_COLUMN:
            surfacing.take_column(self)
        elif action < USE_NET:
            surfacing.pick(self, action - TAKE_ROW)
        elif action < USE_HARPOON:
            surfacing.use_net(self, (action - USE_NET) // CAUGHT, (action - USE_NET) % CAUGHT)
        elif action < PASS:
            surfacing.use_harpoon(self, action - USE_HARPOON)
        else:
            surfacing.give_up_tools(self)

    def _score(self, action: int) -> None:
        if action < TURN_OVER:
            scoring.begin_set(self, action - SCORE)
        elif action < TAKE:
            self._lay(action)
        elif action < END:
            scoring.take(self, action - TAKE)
        else:
            self.end_turn()

    def _lay(self, action: int) -> None:
        if action < ADD:
            scoring.lay(self, action - (TURN_OVER if action < LAY else LAY))
        else:
            scoring.add(self, action - ADD)
        scoring.lay_forced(self)

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    def _copy(self, random: Random) -> LowcyState:
        copy = LowcyState(
            self.game,
            self.seats,
            self.options,
            random,
            self.cards,
            self.target,
            [diver.clone() for diver in self.divers],
            self.deck.clone(),
            self.discards[:],
            self.grid[:],
            self.dive[:],
            self.picked[:],
            self.pool[:],
        )
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.finisher = self.finisher
        copy.corner = self.corner
        copy.nets = self.nets
        copy.harpoons = self.harpoons
        copy.set_number = self.set_number
        copy.wanted = self.wanted
        copy.further = self.further
        copy.shrimp_laid = self.shrimp_laid
        return copy

    def _deal_anew(self, seat: int) -> None:
        """Every card is open or in the deck, and the deck has no order: there is nothing to deal."""


def blank_state(game: Game, seats: int, options: dict[str, str], random: Random, cards: Cards) -> LowcyState:
    target = int(options["target"])
    empty = [NOTHING] * GRID
    return LowcyState(
        game, seats, options, random, cards, target, [], bag_of([]), [0] * CARDS, empty, [], [], [0] * CAUGHT
    )
