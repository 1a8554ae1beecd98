"""What costs shells, and how it is paid: alone each shell may be replaced by a fish for the lionfish."""

from __future__ import annotations

from mypy_extensions import i64

from atol.games.shallow_sea.data import COLOURS
from atol.games.shallow_sea.ids import FISH_POOL, PAY_COLOUR, PAY_FISH, PAY_SHELL, REFRESH
from atol.games.shallow_sea.pools import draw_fish, take_from_supply
from atol.games.shallow_sea.state import NOTHING, ShallowSeaState
from atol.games.shallow_sea.steps.codes import PAY
from atol.games.shallow_sea.steps.kinds import Kind, MixedStep, by_action


class Purchase(Kind):
    """A kind of action that can cost shells."""

    def cost(self, state: ShallowSeaState, number: int) -> i64:
        raise NotImplementedError

    def deliver(self, state: ShallowSeaState, number: int) -> None:
        """What happens once it is paid."""
        raise NotImplementedError

    def apply(self, state: ShallowSeaState, number: int) -> None:
        """Shells are paid at once; alone each may be replaced, so each is asked for."""
        cost = self.cost(state, number)
        if cost and state.switches.solo:
            state.step = PAY
            state.bought = self.first + number
            state.owed = cost
            return
        if cost:
            pay_shells(state, cost)
        self.deliver(state, number)


class Pay(MixedStep):
    """One shell or fish after another; then what was bought happens."""

    def __init__(self, purchases: list[Purchase]) -> None:
        super().__init__("pay", [PayShell(), PayFish(), PayColour()])
        self.purchase_of = by_action(purchases)

    def apply(self, state: ShallowSeaState, action: int) -> None:
        super().apply(state, action)
        state.owed -= 1
        if state.owed == 0:
            self._deliver(state)

    def _deliver(self, state: ShallowSeaState) -> None:
        purchase = self.purchase_of[state.bought]
        number = state.bought - purchase.first
        state.bought = NOTHING
        state.resume_turn()
        purchase.deliver(state, number)


class PayShell(Kind):
    first = PAY_SHELL

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.ocean().shells:
            actions.append(PAY_SHELL)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        pay_shells(state, 1)


class PayFish(Kind):
    """One that is drawn from the bag."""

    first = PAY_FISH

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if not state.switches.open_fish and state.fish_bag.total > fish_to_keep(state, state.bought):
            actions.append(PAY_FISH)

    def apply(self, state: ShallowSeaState, number: int) -> None:
        feed_lionfish(state, draw_fish(state))


class PayColour(Kind):
    """A fish of a colour from the open supply."""

    first = PAY_COLOUR

    def add_legal(self, state: ShallowSeaState, actions: list[int]) -> None:
        if state.switches.open_fish:
            actions += [PAY_COLOUR + colour for colour in range(4) if state.fish_bag.counts[colour]]

    def apply(self, state: ShallowSeaState, number: int) -> None:
        take_from_supply(state, number)
        feed_lionfish(state, number)


def can_pay(state: ShallowSeaState, cost: i64, fish_kept: i64 = 0) -> bool:
    """Alone, every shell can be replaced by a fish for the lionfish."""
    means = state.ocean().shells
    if state.switches.solo:
        means += max(0, state.fish_bag.total - fish_kept)
    return means >= cost


def fish_to_keep(state: ShallowSeaState, action: int) -> int:
    """How many fish of the bag the action itself will need."""
    return state.switches.pool_size if action == REFRESH + FISH_POOL else 0


def pay_shells(state: ShallowSeaState, shells: i64) -> None:
    state.ocean().shells -= shells
    if state.events is not None:
        state.tell("pay", {"seat": state.to_act, "shells": shells})


def feed_lionfish(state: ShallowSeaState, colour: i64) -> None:
    state.lionfish[colour] += 1
    if state.events is not None:
        state.tell("lionfish", {"seat": state.to_act, "colour": COLOURS[colour]})
