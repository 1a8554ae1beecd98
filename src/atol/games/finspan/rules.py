"""Finspan: which decision is asked, what is legal, what it does, and who wins."""

from __future__ import annotations

from atol.core.bag import bag_of
from atol.core.game import Game
from atol.core.random import Random
from atol.games.finspan import benefits, diving, playing, sharing, weeks
from atol.games.finspan.cards import NO_CARD, WHEN_PLAYED
from atol.games.finspan.facts import Facts
from atol.games.finspan.ids import AT, DISCARD, DIVE, DONE, DRAW, PLAY, USE
from atol.games.finspan.judge import estimate
from atol.games.finspan.scoring import leaders, total
from atol.games.finspan.slots import ALL_SLOTS
from atol.games.finspan.state import (
    BENEFIT,
    CHOOSE,
    DIVING,
    ENDING,
    HER_TURN,
    LAST,
    MOVE,
    NOWHERE,
    PAY,
    PLACE,
    Position,
    nautoma_for,
)


class FinspanState(Position):
    def _setup(self) -> None:
        weeks.lay_out(self)
        self._settle()

    # ---- what is legal

    def legal(self) -> list[int]:
        return self.choices[:]

    def _find_choices(self) -> list[int]:
        """What is asked now: nothing where an ability has nothing (more) to give, one thing where it is forced."""
        step = self.step
        if step == BENEFIT:
            return benefits.legal_benefits(self)
        if step == CHOOSE:
            return self._legal_turn()
        if step == PAY:
            return playing.legal_payments(self)
        if step == PLACE:
            return playing.legal_slots(self)
        if step == MOVE:
            return benefits.legal_destinations(self)
        if step == LAST:
            return weeks.legal_last(self)
        return benefits.legal_hosts(self)

    def _legal_turn(self) -> list[int]:
        actions: list[int] = []
        playing.add_plays(self.oceans[self.to_act], ALL_SLOTS, actions)
        actions += [DIVE, DIVE + 1, DIVE + 2]
        return actions

    # ---- what a choice does

    def _apply(self, action: int) -> None:
        self._do(action)
        self._settle()

    def _settle(self) -> None:
        """Go on until a seat has at least two things to choose from, or the match is over."""
        while self.to_act >= 0:
            choices = self._find_choices()
            if len(choices) > 1:
                self.choices = choices
                return
            if choices:
                self._do(choices[0])
            else:
                self._go_on()
        self.choices = []

    def _do(self, action: int) -> None:
        if action >= DRAW:
            self._take(action)
        elif action >= DISCARD:
            playing.pay(self, action)
            self._place_when_paid()
        elif action >= AT:
            playing.choose_slot(self, action - AT)
            self._place_when_paid()
        elif action >= DIVE:
            diving.begin_dive(self, action - DIVE)
        else:
            self._play(action - PLAY)

    def _take(self, action: int) -> None:
        if action < USE:
            benefits.take(self, action)
        elif action < DONE:
            weeks.use(self, action - USE)
        elif self.step == LAST:
            weeks.end_last(self)
        else:
            benefits.clear(self)

    def _play(self, card: int) -> None:
        region = ALL_SLOTS
        if self.step == BENEFIT:
            region = self.extra
            self.extra = 0
            benefits.push(self)
        playing.begin_play(self, card, region)

    def _place_when_paid(self) -> None:
        if not playing.owes_nothing(self):
            return
        if self.events is not None:
            playing.tell_play(self)
        card = self.card
        self.ocean().put_fish(self.slot, card)
        self.card = NO_CARD
        self.slot = NOWHERE
        self.region = 0
        self.step = BENEFIT
        if self.cards.ability_kinds[card] == WHEN_PLAYED:
            sharing.begin_own(self, card)

    def _go_on(self) -> None:
        """The ability in use gives nothing more: what follows it."""
        benefits.clear(self)
        if self.step == LAST:
            weeks.end_last(self)
        elif self.sharing:
            sharing.pass_on(self)
        elif self.stack:
            benefits.pop(self)
        elif self.phase == DIVING:
            if not diving.descend(self):
                weeks.end_turn(self)
        elif self.phase == HER_TURN:
            weeks.go_to_next_seat(self)
        elif self.phase == ENDING:
            weeks.begin_ending(self, self.active)
        else:
            weeks.end_turn(self)

    # ---- how the match stands

    def scores(self) -> list[int]:
        points = [total(self.facts, ocean) for ocean in self.oceans]
        if self.nautoma is not None:
            points.append(self.nautoma.score())
        return points

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.nautoma is not None:
            return [0] if scores[0] >= scores[1] else [1]
        return leaders(scores, [len(ocean.hand) for ocean in self.oceans])

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    def _restore(self, numbers: list[int]) -> None:
        super()._restore(numbers)
        self.choices = self._find_choices() if self.to_act >= 0 else []

    def _like(self, random: Random) -> Position:
        return FinspanState(
            self.game,
            self.seats,
            self.options,
            random,
            self.facts,
            [ocean.clone() for ocean in self.oceans],
            self.deck.clone(),
            self.nautoma.clone() if self.nautoma is not None else None,
            self.goals,
            self.box,
            self.stack[:],
        )


def blank_state(game: Game, seats: int, options: dict[str, str], random: Random, facts: Facts) -> FinspanState:
    nautoma = nautoma_for(facts, seats, options)
    return FinspanState(game, seats, options, random, facts, [], bag_of([]), nautoma, [], [], [])
