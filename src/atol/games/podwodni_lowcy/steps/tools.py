"""What a diver collects, nets and harpoons among it; then the leftovers of the dive fill the grid."""

from __future__ import annotations

from atol.core.steps import Step
from atol.games.podwodni_lowcy.cards import CAUGHT, FISH, HARPOON, NET, NOTHING
from atol.games.podwodni_lowcy.ids import PASS, USE_HARPOON, USE_NET
from atol.games.podwodni_lowcy.sea import SPACES, space_name
from atol.games.podwodni_lowcy.state import LowcyState
from atol.games.podwodni_lowcy.steps.codes import TOOLS


class Tools(Step[LowcyState]):
    def legal(self, state: LowcyState) -> list[int]:
        actions = legal_nets(state) if state.nets else []
        if state.harpoons:
            actions += legal_harpoons(state)
        actions.append(PASS)
        return actions

    def apply(self, state: LowcyState, action: int) -> None:
        if action == PASS:
            give_up_tools(state)
        elif action >= USE_HARPOON:
            use_harpoon(state, action - USE_HARPOON)
        else:
            use_net(state, (action - USE_NET) // CAUGHT, (action - USE_NET) % CAUGHT)
        use_tools(state)


def legal_nets(state: LowcyState) -> list[int]:
    """Any open card of another diver."""
    actions: list[int] = []
    for seat in range(state.seats):
        diver = state.divers[seat]
        if seat == state.active or diver.hand_size == 0:
            continue
        first = USE_NET + seat * CAUGHT
        for card in range(CAUGHT):
            if diver.hand[card]:
                actions.append(first + card)  # noqa: PERF401  # compiled, a loop without a list of pairs is faster
    return actions


def legal_harpoons(state: LowcyState) -> list[int]:
    """Any fish on the table; shrimps are too small."""
    actions: list[int] = []
    for space in range(SPACES):
        if 0 <= state.card_at(space) < FISH:
            actions.append(USE_HARPOON + space)  # noqa: PERF401  # as above
    return actions


def collect(state: LowcyState, card: int) -> None:
    """Fish and shrimps go before the diver; a wave does nothing; nets and harpoons are used and discarded."""
    if card < CAUGHT:
        state.diver().gain(card)
        return
    state.discard(card)
    if card == NET:
        state.nets += 1
    elif card == HARPOON:
        state.harpoons += 1


def use_tools(state: LowcyState) -> None:
    """Ask for the next net or harpoon that has something to take; without one the turn ends."""
    if state.nets and not legal_nets(state):
        state.nets = 0
    if state.harpoons and not legal_harpoons(state):
        state.harpoons = 0
    if state.nets or state.harpoons:
        state.step = TOOLS
    else:
        settle(state)


def use_net(state: LowcyState, seat: int, card: int) -> None:
    state.nets -= 1
    state.divers[seat].lose(card)
    state.diver().gain(card)
    if state.events is not None:
        state.tell("net", {"seat": state.active, "other": seat, "card": state.facts.names[card]})


def use_harpoon(state: LowcyState, space: int) -> None:
    state.harpoons -= 1
    card = state.take_from_table(space)
    state.diver().gain(card)
    if state.events is not None:
        name = state.facts.names[card]
        state.tell("harpoon", {"seat": state.active, "card": name, "space": space_name(space)})


def give_up_tools(state: LowcyState) -> None:
    state.nets = 0
    state.harpoons = 0
    if state.events is not None:
        state.tell("pass", {"seat": state.active})


def settle(state: LowcyState) -> None:
    """What is left of the dive fills the gaps of the grid from the top left, in the order it was placed."""
    left = [card for card in state.dive if card != NOTHING]
    state.dive = []
    state.corner = 0
    if state.events is not None and left:
        state.tell_cards("moved", state.active, left)
    space = 0
    for card in left:
        while state.grid[space] != NOTHING:
            space += 1
        state.grid[space] = card
    state.end_turn()
