"""What abilities give: each kind of benefit says when it can be taken and what taking it does."""

from __future__ import annotations

from mypy_extensions import i64

from atol.games.finspan.ocean import Ocean
from atol.games.finspan.slots import slot_name
from atol.games.finspan.state import FinspanState


class Benefit:
    def offer(self, state: FinspanState, ocean: Ocean, actions: list[int]) -> None:
        """Append the actions that take one; asked only while the ability in use still gives some."""
        raise NotImplementedError

    def take(self, state: FinspanState, ocean: Ocean, action: int) -> None:
        """What one of these actions does."""
        raise NotImplementedError


def tell_card(state: FinspanState, name: str, card: i64) -> None:
    state.tell(name, {"seat": state.to_act, "card": state.cards.names[card]})


def tell_slot(state: FinspanState, name: str, slot: i64) -> None:
    state.tell(name, {"seat": state.to_act, "slot": slot_name(slot)})
