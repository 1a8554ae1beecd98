"""What a seat of Kelp may know, as typed messages.

The octopus sees all blocks and its own cards. The shark sees what lies open, and what can be concluded from all it
has ever seen: the odds. Whoever watches sees what both see.
"""

from __future__ import annotations

from msgspec import Struct

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


class AreaView(Struct, frozen=True):
    """`block` is None where the viewer may not look; `odds` are whole per mille by block."""

    area: str
    value: int
    hidden: bool
    block: str | None
    odds: dict[str, int] | None


class LearnPile(Struct, frozen=True):
    """`left` are the cards below the open one, in no order."""

    type: str
    open: str | None
    left: list[str]


class OctopusSide(Struct, frozen=True):
    """`hand` and `pile` are for the octopus; `shown` are cards of the hand that the shark knows.

    `unseen` are the other cards of the hand and the whole draw pile together, which everybody can count. For the
    octopus alone: `payable` is what its hidden blocks can pay, `within_reach` are the cards of its hand that this
    pays, and so many open blocks are `replaceable` by a learned one.
    """

    hand: list[str] | None
    pile: list[str] | None
    shown: list[str]
    unseen: list[str]
    hand_size: int
    pile_size: int
    hand_limit: int
    actions_left: int
    discards: list[str]
    played: list[str]
    removed: list[str]
    piles: list[LearnPile]
    payable: int | None
    within_reach: list[str] | None
    replaceable: int | None
    spare: dict[str, int]
    eaten: list[str]
    ready: list[str]


class AimedDie(Struct, frozen=True):
    die: str
    area: str


class SharkSide(Struct, frozen=True):
    """`bag` is for the shark alone. `ahead` are the spaces the path leads to; both ways from a hideout. `worth` is
    what can be spent now, `affordable` the cards of the row that it buys."""

    space: str
    ahead: list[str]
    bag: dict[str, int] | None
    supply: dict[str, int]
    drawn: dict[str, int]
    pool: list[str]
    held: list[str]
    energy: list[str]
    kept: list[str]
    kept_now: list[str]
    aimed: list[AimedDie]
    striking: AimedDie | None
    growth: dict[str, int]
    tiles: int
    hunger: dict[str, int]
    abilities: list[str]
    row: list[str]
    worth: int
    affordable: list[str]
    deck: int
    rerolls: int
    budget: int


class KelpView(Struct, frozen=True, tag="kelp"):
    """`left` and `least` say how often a step is still answered, `picked` which blocks are lifted."""

    seat: int | None
    to_act: int
    step: str
    board: str
    round: int
    idle_rounds: int
    left: int
    least: int
    picked: list[str]
    lifted: list[str] | None
    replacing: str | None
    areas: list[AreaView]
    currents: dict[str, int]
    octopus: OctopusSide
    shark: SharkSide
    confrontations: list[str]
    choice: str | None
    ending: str | None
    winners: list[int]


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
