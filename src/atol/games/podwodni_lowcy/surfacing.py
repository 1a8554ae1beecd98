"""Surfacing: the column or cards of the last row, then nets and harpoons, then the leftovers fill the grid."""

from __future__ import annotations

from atol.games.podwodni_lowcy.cards import CAUGHT, FISH, HARPOON, NET, NOTHING
from atol.games.podwodni_lowcy.ids import PASS, TAKE_ROW, USE_HARPOON, USE_NET
from atol.games.podwodni_lowcy.position import ROW, TOOLS, Position
from atol.games.podwodni_lowcy.sea import COLUMNS, GRID, SPACES, row_beside, space_name

# ---- taking cards


def row_spaces(position: Position) -> list[int]:
    """The spaces with a card in the row that the last card of the dive extends, that card's among them."""
    last = len(position.dive) - 1
    start = row_beside(position.corner, last) * COLUMNS
    spaces = [space for space in range(start, start + COLUMNS) if position.grid[space] != NOTHING]
    spaces.append(GRID + last)
    return spaces


def legal_row(position: Position) -> list[int]:
    spaces = row_spaces(position)
    if len(spaces) < len(position.dive):
        return []
    picked = position.picked
    return [TAKE_ROW + space for space in spaces if space not in picked]


def take_column(position: Position) -> None:
    taken = position.dive
    position.dive = []
    if position.events is not None:
        position.tell_cards("column", position.active, taken)
    for card in taken:
        collect(position, card)
    use_tools(position)


def pick(position: Position, space: int) -> None:
    """As many cards of the row as the dive has, in any order; they move when the last one is named."""
    position.picked.append(space)
    position.picked.sort()
    position.phase = ROW
    if len(position.picked) == len(position.dive):
        take_picked(position)


def take_picked(position: Position) -> None:
    taken = [take_from_table(position, space) for space in position.picked]
    position.picked = []
    if position.events is not None:
        position.tell_cards("row", position.active, taken)
    for card in taken:
        collect(position, card)
    use_tools(position)


def card_at(position: Position, space: int) -> int:
    if space < GRID:
        return position.grid[space]
    place = space - GRID
    return position.dive[place] if place < len(position.dive) else NOTHING


def take_from_table(position: Position, space: int) -> int:
    card = card_at(position, space)
    if space < GRID:
        position.grid[space] = NOTHING
    else:
        position.dive[space - GRID] = NOTHING
    return card


def collect(position: Position, card: int) -> None:
    """Fish and shrimps go before the diver; a wave does nothing; nets and harpoons are used and discarded."""
    if card < CAUGHT:
        position.divers[position.active].gain(card)
        return
    position.discard(card)
    if card == NET:
        position.nets += 1
    elif card == HARPOON:
        position.harpoons += 1


# ---- nets and harpoons


def legal_tools(position: Position) -> list[int]:
    actions = legal_nets(position) if position.nets else []
    if position.harpoons:
        actions += legal_harpoons(position)
    actions.append(PASS)
    return actions


def legal_nets(position: Position) -> list[int]:
    """Any open card of another diver."""
    actions: list[int] = []
    for seat in range(position.seats):
        diver = position.divers[seat]
        if seat == position.active or diver.size == 0:
            continue
        first = USE_NET + seat * CAUGHT
        for card in range(CAUGHT):
            if diver.hand[card]:
                actions.append(first + card)  # noqa: PERF401  # compiled, a loop without a list of pairs is faster
    return actions


def legal_harpoons(position: Position) -> list[int]:
    """Any fish on the table; shrimps are too small."""
    actions: list[int] = []
    for space in range(SPACES):
        if 0 <= card_at(position, space) < FISH:
            actions.append(USE_HARPOON + space)  # noqa: PERF401  # as above
    return actions


def use_tools(position: Position) -> None:
    """Ask for the next net or harpoon that has something to take; without one the turn ends."""
    if position.nets and not legal_nets(position):
        position.nets = 0
    if position.harpoons and not legal_harpoons(position):
        position.harpoons = 0
    if position.nets or position.harpoons:
        position.phase = TOOLS
    else:
        settle(position)


def use_net(position: Position, seat: int, card: int) -> None:
    position.nets -= 1
    position.divers[seat].lose(card)
    position.divers[position.active].gain(card)
    if position.events is not None:
        name = position.cards.names[card]
        position.tell("net", {"seat": position.active, "other": seat, "card": name})
    use_tools(position)


def use_harpoon(position: Position, space: int) -> None:
    position.harpoons -= 1
    card = take_from_table(position, space)
    position.divers[position.active].gain(card)
    if position.events is not None:
        name = position.cards.names[card]
        position.tell("harpoon", {"seat": position.active, "card": name, "space": space_name(space)})
    use_tools(position)


def give_up_tools(position: Position) -> None:
    position.nets = 0
    position.harpoons = 0
    if position.events is not None:
        position.tell("pass", {"seat": position.active})
    settle(position)


# ---- the end of the dive


def settle(position: Position) -> None:
    """What is left of the dive fills the gaps of the grid from the top left, in the order it was placed."""
    left = [card for card in position.dive if card != NOTHING]
    position.dive = []
    position.corner = 0
    if position.events is not None and left:
        position.tell_cards("moved", position.active, left)
    space = 0
    for card in left:
        while position.grid[space] != NOTHING:
            space += 1
        position.grid[space] = card
    position.end_turn()
