"""Kelp: the queue of a turn, what is legal, what it does, and how a match ends."""

from __future__ import annotations

from typing import Final

from atol.core.game import Game
from atol.core.messages import Ruling
from atol.core.random import Random
from atol.games.kelp import hunting, ids, learning, moving, octopus, ops, rolling, spending, swimming
from atol.games.kelp.ids import CARDS, COLOURS, SHARK_CARDS
from atol.games.kelp.judge import estimate
from atol.games.kelp.pieces import BLOCKS, Pieces
from atol.games.kelp.position import (
    ALL_AREAS,
    BAG,
    CAUGHT,
    DECK,
    HUNGER,
    IDLED,
    NO_RED_DIE,
    OCTOPUS,
    PILE,
    SHARK,
    SUPPLY,
    UNLEARNED,
    Position,
    empty_lists,
)
from atol.games.kelp.sea import AREAS, BITS, HIDEOUTS

IDLE_ROUNDS: Final = 20

RULINGS: Final = (
    Ruling("start_space", "shark_chooses"),
    Ruling("start_trap", "small-current-trap"),
    Ruling("start_hand", 4),
    Ruling("payment", "any_hidden_block"),
    Ruling("double_shell", 2),
    Ruling("as_far_as_possible", True),
    Ruling("draw_with_full_hand", True),
    Ruling("hand_limit", "drawing_and_learning"),
    Ruling("open_discards", True),
    Ruling("reshuffle", "without_played_cards"),
    Ruling("learn", "at_most"),
    Ruling("replaceable", "no_octopus_no_food"),
    Ruling("eaten_food_place", "spare_shell_then_double"),
    Ruling("shuffle_shows_nothing", True),
    Ruling("pointing", "each_but_the_last"),
    Ruling("current_space", "free_of_dice_and_shark"),
    Ruling("forks", "any_branch"),
    Ruling("equal_values", "block"),
    Ruling("nearest_die", "any_next_space"),
    Ruling("fast", "one_free_space"),
    Ruling("search_target", "hidden"),
    Ruling("two_dice_one_area", True),
    Ruling("late_search", "back_to_the_bag"),
    Ruling("unused_dice", "stored"),
    Ruling("kept_die", "currents_and_areas"),
    Ruling("bold", "needs_a_red_die"),
    Ruling("hostile", "before_moving"),
    Ruling("replacing_cards", "once_a_spending"),
    Ruling("row", "refilled_after_spending"),
    Ruling("empty_supply", "gives_nothing"),
    Ruling("third_confrontation", "hide_up_to_two"),
    Ruling("last_pair", "shark_wins"),
    Ruling("hideout", "own_one_too"),
    Ruling("no_red_die", "octopus_wins"),
    Ruling("idle_rounds", IDLE_ROUNDS),
    Ruling("uninformative_choices", True),
    Ruling("dice_bag", "can_be_counted"),
    Ruling("points", "one_for_the_winner"),
)


class KelpState(Position):
    def _setup(self) -> None:
        pieces = self.pieces
        self.hand_limit = pieces.hand
        for colour in range(COLOURS):
            self.dice[BAG + colour] = pieces.dice_start[colour]
            self.dice[SUPPLY + colour] = pieces.dice_total[colour] - pieces.dice_start[colour]
        for card in range(SHARK_CARDS):
            self.abilities[DECK + card] = pieces.shark_counts[card]
        spending.refill_row(self)
        self._deal_blocks()
        self._deal_cards()
        octopus.begin_turn(self)
        self.push(ops.START)
        self._proceed()

    def _deal_blocks(self) -> None:
        pieces = self.pieces
        blocks = [kind for kind in range(BLOCKS) for _ in range(pieces.block_start[kind])]
        for place in range(AREAS - 1, 0, -1):
            other = self.random.below(place + 1)
            blocks[place], blocks[other] = blocks[other], blocks[place]
        self.board = blocks
        self.hidden = ALL_AREAS
        self.suspects = ALL_AREAS
        for kind in range(BLOCKS):
            self.spare[kind] = pieces.block_counts[kind] - pieces.block_start[kind]

    def _deal_cards(self) -> None:
        pieces = self.pieces
        for card in range(CARDS):
            self.cards[PILE + card] = pieces.starters[card]
            self.cards[UNLEARNED + card] = pieces.card_counts[card] - pieces.starters[card]
        for kind in range(ids.TYPES):
            learning.open_next(self, kind)
        self.draw_cards(CARDS)

    # ---- the queue

    def _proceed(self) -> None:
        """Until somebody has to decide."""
        while self.step == ops.NOTHING and self.to_act >= 0:
            entry = self.queue.pop()
            code, first, second = ops.code_of(entry), ops.first_of(entry), ops.second_of(entry)
            if code == ops.END_OCTOPUS:
                self._end_octopus_turn()
            elif code == ops.END_SHARK:
                self._end_round()
            elif code < ops.GATHER:
                self._begin_octopus_step(code, first, second)
            elif code < ops.TRAP:
                self._begin_shark_step(code, first)
            elif code < ops.HIDE_OTHERS:
                self._begin_meeting(code, first)
            else:
                self._carry_out(code, first, second)

    def _begin_octopus_step(self, code: int, first: int, second: int) -> None:
        if code == ops.ACT:
            octopus.ask_action(self)
        elif code == ops.PAY:
            octopus.ask_payment(self, first)
        elif code == ops.HIDE:
            moving.ask_hiding(self, first, second, 0)
        elif code == ops.SHUFFLE:
            moving.begin_shuffle(self, first, second)
        elif code == ops.SWAP:
            moving.ask_swap(self, first, second)
        elif code == ops.LEARN:
            learning.ask_learning(self, first, second)
        elif code == ops.REPLACE:
            learning.ask_replacing(self, first)
        elif code == ops.OFFER_DRAW:
            octopus.offer_draw(self, first)
        elif code == ops.TO_HAND:
            learning.ask_to_hand(self)
        elif code == ops.REMOVE_CARD:
            octopus.ask_removal(self)
        elif code == ops.FETCH:
            octopus.ask_fetching(self)
        else:
            self.ask(code, SHARK)  # where the shark starts

    def _begin_shark_step(self, code: int, first: int) -> None:
        if code == ops.GATHER:
            rolling.gather(self)
        elif code == ops.BEFORE_ROLL:
            rolling.ask_before_roll(self)
        elif code == ops.AFTER_ROLL:
            rolling.ask_after_roll(self)
        elif code == ops.GLIDE:
            swimming.ask_glide(self)
        elif code == ops.AIM:
            hunting.ask_aim(self)
        elif code == ops.RESOLVE:
            hunting.ask_resolution(self)
        else:
            self.left = first
            self.ask(code, SHARK)

    def _begin_meeting(self, code: int, first: int) -> None:
        if code == ops.STORE:
            spending.store_rest(self)
        elif code == ops.SPEND:
            spending.ask_spending(self)
        elif code == ops.BUY:
            spending.ask_purchase(self)
        elif code == ops.TRAP:
            hunting.ask_trap(self, first)
        elif code == ops.REMOVE_CURRENTS:
            hunting.ask_removing(self, first)
        elif code == ops.ESCAPE:
            hunting.ask_escape(self)
        else:
            self.ask(code, OCTOPUS if code in (ops.SEND_SHARK, ops.SHUFFLE_OCTOPUS) else SHARK)

    def _carry_out(self, code: int, first: int, second: int) -> None:
        """What nobody has to decide about."""
        if code == ops.ROLL:
            rolling.roll(self)
        elif code == ops.SETTLE:
            hunting.settle(self)
        elif code == ops.HIDE_OTHERS:
            moving.ask_hiding(self, first, second, BITS[self.target])
        elif code == ops.HIDE_ALL:
            self.hide_all()
        elif code == ops.DRAW:
            octopus.draw_some(self, first)
        elif code == ops.REMOVE_THIS:
            octopus.remove_played(self, first)
        elif code == ops.HAND_LIMIT:
            octopus.raise_hand_limit(self, first)
        elif code == ops.ROLL_MORE:
            rolling.roll_more(self)
        elif code == ops.REMOVE_PAIR:
            swimming.remove_pair(self)
        elif code == ops.TURN:
            swimming.turn_round(self)

    def _end_octopus_turn(self) -> None:
        octopus.end_turn(self)
        if self.step == ops.NOTHING:
            rolling.begin_turn(self)

    def _end_round(self) -> None:
        self.turn += 1
        self.round += 1
        self.idle_rounds = 0 if self.eventful else self.idle_rounds + 1
        if self.count_dice(HUNGER) == self.pieces.hunger - 1 and not self.has_red_left():
            self.finish(NO_RED_DIE)
        elif self.idle_rounds == IDLE_ROUNDS:
            self.finish(IDLED)
        else:
            octopus.begin_turn(self)

    # ---- what is legal

    def legal(self) -> list[int]:
        if self.to_act < 0:
            return []
        if self.step < ops.GATHER:
            return self._legal_for_octopus()
        if self.step < ops.TRAP:
            return self._legal_for_shark()
        return self._legal_in_meeting()

    def _legal_for_octopus(self) -> list[int]:
        step = self.step
        if step == ops.ACT:
            return octopus.legal_actions(self)
        if step == ops.PAY:
            return octopus.legal_payments(self)
        if step == ops.HIDE:
            return moving.legal_hidings(self)
        if step == ops.SHUFFLE:
            return moving.legal_lifts(self)
        if step == ops.POINT:
            return moving.legal_points(self)
        if step == ops.SWAP:
            return moving.legal_swaps(self)
        if step == ops.OFFER_DRAW:
            return [ids.DRAW, ids.DONE]
        if step == ops.LEARN:
            return learning.legal_items(self)
        if step == ops.REPLACE:
            return learning.legal_replacements(self)
        if step == ops.TO_HAND:
            return learning.legal_to_hand(self)
        if step == ops.REMOVE_CARD:
            return octopus.legal_removals(self)
        if step == ops.FETCH:
            return octopus.legal_fetches(self)
        if step == ops.TRIM:
            return octopus.legal_trims(self)
        return [ids.START + hideout for hideout in range(HIDEOUTS)]

    def _legal_for_shark(self) -> list[int]:
        step = self.step
        if step == ops.SWIM:
            return swimming.legal_swims(self)
        if step == ops.AIM:
            return hunting.legal_aims(self)
        if step == ops.AFTER_ROLL:
            return rolling.legal_after_roll(self)
        if step == ops.RESOLVE:
            return hunting.legal_resolutions(self)
        if step == ops.PASS_ON:
            return swimming.legal_passes(self)
        if step == ops.GLIDE:
            return swimming.legal_glides(self)
        if step == ops.SWIM_MORE:
            return swimming.legal_free_steps(self)
        if step == ops.BEFORE_ROLL:
            return rolling.legal_before_roll(self)
        if step == ops.GATHER:
            return rolling.legal_currents(self)
        if step == ops.RETURN_DICE:
            return rolling.legal_returns(self)
        if step == ops.TAKE_DIE:
            return rolling.legal_takes(self)
        if step == ops.REROLL:
            return rolling.legal_rerolls(self)
        if step == ops.KEEP_DIE:
            return rolling.legal_keeps(self)
        if step == ops.RAISE_DIE:
            return swimming.legal_raises(self)
        if step == ops.FEED_DIE:
            return swimming.legal_feeds(self)
        return swimming.legal_sharpenings(self)

    def _legal_in_meeting(self) -> list[int]:
        step = self.step
        if step == ops.SPEND:
            return [ids.SPEND, ids.DONE]
        if step == ops.BUY:
            return spending.legal_purchases(self)
        if step == ops.DROP:
            return spending.legal_drops(self)
        if step == ops.STARVE:
            return spending.legal_starving(self)
        if step == ops.STORE:
            return spending.legal_stores(self)
        if step == ops.TRAP:
            return hunting.legal_trap_answers(self)
        if step == ops.REMOVE_CURRENTS:
            return rolling.legal_currents(self) + [ids.DONE]
        if step == ops.SEND_SHARK:
            return hunting.legal_hideouts(self)
        if step == ops.ESCAPE:
            return hunting.legal_confrontations(self, ids.ESCAPE)
        if step == ops.COUNTER:
            return hunting.legal_confrontations(self, ids.COUNTER)
        return moving.legal_flights(self)

    # ---- what a choice does

    def _apply(self, action: int) -> None:
        if self.step < ops.GATHER:
            self._apply_for_octopus(action)
        elif self.step < ops.TRAP:
            self._apply_for_shark(action)
        else:
            self._apply_in_meeting(action)
        self._proceed()

    def _apply_for_octopus(self, action: int) -> None:
        step = self.step
        if step == ops.ACT:
            octopus.act(self, action)
        elif step == ops.PAY:
            octopus.pay(self, action - ids.REVEAL)
        elif step == ops.HIDE:
            moving.hide(self, action)
        elif step == ops.SHUFFLE:
            moving.lift(self, action - ids.LIFT)
        elif step == ops.POINT:
            moving.point(self, action - ids.POINT)
        elif step == ops.SWAP:
            moving.swap(self, action - ids.SWAP)
        elif step == ops.OFFER_DRAW:
            octopus.answer_draw(self, action)
        elif step == ops.LEARN:
            learning.learn(self, action)
        elif step == ops.REPLACE:
            learning.replace(self, action - ids.REPLACE)
        elif step == ops.TO_HAND:
            learning.take_to_hand(self, action)
        elif step == ops.REMOVE_CARD:
            octopus.remove_card(self, action)
        elif step == ops.FETCH:
            octopus.fetch(self, action)
        elif step == ops.TRIM:
            octopus.trim(self, action)
        else:
            self._start_shark(action - ids.START)

    def _start_shark(self, hideout: int) -> None:
        self.step = ops.NOTHING
        hunting.put_at_hideout(self, hideout)
        hunting.tell_shark(self, "start")

    def _apply_for_shark(self, action: int) -> None:
        step = self.step
        if step == ops.SWIM:
            swimming.swim(self, action)
        elif step == ops.AIM:
            hunting.aim(self, action)
        elif step == ops.AFTER_ROLL:
            rolling.after_roll(self, action)
        elif step == ops.RESOLVE:
            hunting.choose_resolution(self, action - ids.RESOLVE)
        elif step == ops.PASS_ON:
            swimming.pass_on(self, action - ids.SWIM)
        elif step == ops.GLIDE:
            swimming.glide(self, action)
        elif step == ops.SWIM_MORE:
            swimming.swim_more(self, action - ids.SWIM)
        elif step == ops.BEFORE_ROLL:
            rolling.before_roll(self, action)
        elif step == ops.GATHER:
            rolling.gather_current(self, action - ids.TAKE_OFF)
        elif step == ops.RETURN_DICE:
            rolling.return_die(self, action - ids.RETURN)
        elif step == ops.TAKE_DIE:
            rolling.take_die(self, action - ids.TAKE)
        elif step == ops.REROLL:
            rolling.choose_reroll(self, action)
        elif step == ops.KEEP_DIE:
            rolling.keep_die(self, action - ids.KEEP)
        elif step == ops.RAISE_DIE:
            swimming.raise_die(self, action - ids.RAISE)
        elif step == ops.FEED_DIE:
            swimming.feed_die(self, action - ids.FEED)
        else:
            swimming.sharpen(self, action - ids.SHARPEN)

    def _apply_in_meeting(self, action: int) -> None:
        step = self.step
        if step == ops.SPEND:
            spending.spend(self, action)
        elif step == ops.BUY:
            spending.purchase(self, action)
        elif step == ops.DROP:
            spending.drop(self, action - ids.DROP)
        elif step == ops.STARVE:
            spending.starve(self, action - ids.FEED)
        elif step == ops.STORE:
            spending.store(self, action - ids.STORE)
        elif step == ops.TRAP:
            hunting.answer_trap(self, action)
        elif step == ops.REMOVE_CURRENTS:
            hunting.remove_current(self, action)
        elif step == ops.SEND_SHARK:
            hunting.send_shark(self, action - ids.SEND)
        elif step == ops.ESCAPE:
            hunting.choose_escape(self, action - ids.ESCAPE)
        elif step == ops.COUNTER:
            hunting.counter(self, action - ids.COUNTER)
        else:
            moving.flee(self, action - ids.LIFT)

    # ---- how the match stands

    def scores(self) -> list[int]:
        """There are no points in the box: the winner has one."""
        if self.to_act >= 0:
            return [0, 0]
        return [0, 1] if self.ending == CAUGHT else [1, 0]

    def winners(self) -> list[int]:
        if self.to_act >= 0:
            return []
        return [SHARK] if self.ending == CAUGHT else [OCTOPUS]

    def judge(self, seat: int) -> int:
        return estimate(self, seat)

    def _copy(self, random: Random) -> KelpState:
        lists = [part[:] for part in self._lists()]
        copy = KelpState(self.game, self.options, random, self.pieces, self.sea, self.belief, lists)
        copy._take_numbers_of(self)
        return copy


def blank_state(game: Game, options: dict[str, str], random: Random, pieces: Pieces) -> KelpState:
    sea = pieces.seas[1 if options["board"] == "night" else 0]
    return KelpState(game, options, random, pieces, sea, pieces.first_belief, empty_lists())
