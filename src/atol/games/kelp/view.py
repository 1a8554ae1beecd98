"""What a seat of Kelp may know.

The octopus sees all blocks and its own cards. The shark sees what lies open, and what can be concluded from all it
has ever seen: the odds. Whoever watches sees what both see.
"""

from __future__ import annotations

from atol.core.messages import ScoreDetail, ScoreLine
from atol.games.kelp.abilities import OWNED, deck_size
from atol.games.kelp.blocks import FIRST_FOOD, NO_BLOCK, areas_in, hidden_worth, is_hidden
from atol.games.kelp.cards import DISCARDS, HAND, NO_CARD, PILE, PLAYED, REMOVED, SHOWN, UNLEARNED, count_cards
from atol.games.kelp.data import CARD_TYPES, COLOURS
from atol.games.kelp.dice import BAG, DRAWN, GROWTH, HUNGER, NO_DIE, SUPPLY, die_name
from atol.games.kelp.ids import CARDS, SHARK_CARDS
from atol.games.kelp.path import courses
from atol.games.kelp.sea import AREA_NAMES, AREAS, BITS, SPACE_NAMES
from atol.games.kelp.sides import ENDING_NAMES, OCTOPUS, SHARK
from atol.games.kelp.state import NO_PAIR, KelpState
from atol.games.kelp.steps import codes
from atol.games.kelp.steps.learning import may_replace
from atol.games.kelp.steps.spending import worth
from atol.games.kelp.view_types import AimedDie, AreaView, KelpView, LearnPile, OctopusSide, SharkSide


def make_view(state: KelpState, seat: int | None) -> KelpView:
    insider = seat == OCTOPUS or state.over
    names = state.facts.block_names
    pointing = state.step == codes.POINT
    return KelpView(
        seat=seat,
        to_act=state.to_act,
        step="over" if state.over else state.game.steps[state.step].name,
        board=state.options["board"],
        round=state.round,
        idle_rounds=state.idle_rounds,
        left=state.amount_left,
        least=state.amount_due,
        picked=[AREA_NAMES[area] for area in areas_in(state.lifted)],
        lifted=[names[state.board[area]] for area in areas_in(state.lifted)] if pointing and insider else None,
        replacing=None if state.replacing == NO_BLOCK else names[state.replacing],
        areas=areas_view(state, seat, insider),
        currents={SPACE_NAMES[space]: shown for space, shown in enumerate(state.currents) if shown},
        octopus=octopus_side(state, insider),
        shark=shark_side(state, seat == SHARK or state.over),
        confrontations=[name for pair, name in enumerate(state.facts.escape_names) if state.pairs & BITS[pair]],
        choice=state.facts.escape_names[state.choice] if insider and state.choice != NO_PAIR else None,
        ending=ENDING_NAMES[state.ending] or None,
        winners=state.winners(),
    )


# ---- areas


def shows_odds(state: KelpState, seat: int | None) -> bool:
    option = state.options["odds"]
    return not state.over and (option == "both" or (option == "shark" and seat == SHARK))


def areas_view(state: KelpState, seat: int | None, insider: bool) -> list[AreaView]:
    odds = state.belief_now().odds() if shows_odds(state, seat) else None
    return [area_view(state, area, insider, odds[area] if odds else None) for area in range(AREAS)]


def area_view(state: KelpState, area: int, insider: bool, odds: list[int] | None) -> AreaView:
    names, hidden = state.facts.block_names, is_hidden(state, area)
    in_bag = state.step == codes.POINT and bool(state.lifted & BITS[area])
    known = (insider or not hidden) and not in_bag
    return AreaView(
        area=AREA_NAMES[area],
        value=state.sea.values[area],
        hidden=hidden,
        block=names[state.board[area]] if known else None,
        odds={names[kind]: chance for kind, chance in enumerate(odds) if chance} if odds and hidden else None,
    )


# ---- the two sides


def octopus_side(state: KelpState, insider: bool) -> OctopusSide:
    foods = state.facts.block_names[FIRST_FOOD:]
    counts = state.cards
    unseen = [counts[HAND + card] - counts[SHOWN + card] + counts[PILE + card] for card in range(CARDS)]
    return OctopusSide(
        hand=cards_in(state, HAND) if insider else None,
        pile=cards_in(state, PILE) if insider else None,
        shown=cards_in(state, SHOWN),
        unseen=[name for card, name in enumerate(state.facts.card_names) for _ in range(unseen[card])],
        hand_size=count_cards(state, HAND),
        pile_size=count_cards(state, PILE),
        hand_limit=state.hand_limit,
        actions_left=state.actions_left,
        discards=cards_in(state, DISCARDS),
        played=cards_in(state, PLAYED),
        removed=cards_in(state, REMOVED),
        piles=[pile_view(state, kind) for kind in range(len(CARD_TYPES))],
        payable=hidden_worth(state) if insider else None,
        within_reach=within_reach(state) if insider else None,
        replaceable=sum(may_replace(state, area) for area in range(AREAS)) if insider else None,
        spare={name: count for name, count in zip(state.facts.block_names, state.spare, strict=True) if count},
        eaten=[food for number, food in enumerate(foods) if state.eaten & BITS[number]],
        ready=[food for number, food in enumerate(foods) if state.ready & BITS[number]],
    )


def within_reach(state: KelpState) -> list[str]:
    payable, facts = hidden_worth(state), state.facts
    cards = [card for card in range(CARDS) if state.cards[HAND + card] and facts.card_costs[card] <= payable]
    return [facts.card_names[card] for card in cards]


def cards_in(state: KelpState, where: int) -> list[str]:
    return [name for card, name in enumerate(state.facts.card_names) for _ in range(state.cards[where + card])]


def pile_view(state: KelpState, kind: int) -> LearnPile:
    names, top = state.facts.card_names, state.open[kind]
    left = [
        names[card]
        for card in range(CARDS)
        if state.facts.card_types[card] == kind
        for _ in range(state.cards[UNLEARNED + card])
    ]
    return LearnPile(CARD_TYPES[kind], None if top == NO_CARD else names[top], left)


def shark_side(state: KelpState, insider: bool) -> SharkSide:
    striking = AimedDie(die_name(state.striking), AREA_NAMES[state.target]) if state.striking != NO_DIE else None
    names = state.facts.shark_names
    return SharkSide(
        space=SPACE_NAMES[state.shark],
        ahead=sorted(SPACE_NAMES[course // 2] for course in courses(state)),
        bag=dice_in(state, BAG) if insider else None,
        supply=dice_in(state, SUPPLY),
        drawn=dice_in(state, DRAWN),
        pool=[die_name(die) for die in state.pool],
        held=[die_name(die) for die in state.held],
        energy=[die_name(die) for die in state.energy],
        kept=[die_name(die) for die in state.kept],
        kept_now=[die_name(die) for die in state.kept_now],
        aimed=[AimedDie(die_name(aimed // AREAS), AREA_NAMES[aimed % AREAS]) for aimed in state.aimed],
        striking=striking,
        growth=dice_in(state, GROWTH),
        tiles=state.tiles,
        hunger=dice_in(state, HUNGER),
        abilities=[names[card] for card in range(SHARK_CARDS) for _ in range(state.abilities[OWNED + card])],
        row=[names[card] for card in state.row],
        worth=spendable(state),
        affordable=[names[card] for card in state.row if state.facts.prices[card] <= spendable(state)],
        deck=deck_size(state),
        rerolls=state.rerolls,
        budget=state.budget,
    )


def spendable(state: KelpState) -> int:
    """The budget while cards are bought, before that what the stored dice are worth."""
    return state.budget if state.step == codes.BUY else worth(state, 0)


def dice_in(state: KelpState, where: int) -> dict[str, int]:
    return {colour: state.dice[where + number] for number, colour in enumerate(COLOURS)}


# ---- the score sheet


def make_score_sheet(state: KelpState, seat: int) -> tuple[ScoreLine, ...]:
    """There are no points in the box: one line says who won, and how."""
    won = seat in state.winners()
    reason = (ScoreDetail(ENDING_NAMES[state.ending], 1),) if won else ()
    return (ScoreLine("victory", int(won), reason),)
