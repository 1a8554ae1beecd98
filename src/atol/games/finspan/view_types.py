"""What is seen of a Finspan match: typed messages for clients."""

from __future__ import annotations

from msgspec import Struct

from atol.core.messages import ScoreLine
from atol.games.finspan.her_turn import HerTurn


class SlotView(Struct, frozen=True, omit_defaults=True):
    """What is not there is left out. `points` are the fish's, its condition for the end included as it stands now."""

    fish: str | None = None
    egg: bool = False
    young: int = 0
    school: bool = False
    consumed: tuple[str, ...] = ()
    points: int = 0


class OceanView(Struct, frozen=True):
    """Slots down the blue site, then down the purple and the green one; `divers` are left for this week."""

    slots: list[SlotView]
    hand: list[str]
    discards: list[str]
    divers: int
    bottoms: list[str]
    goal_points: list[int]
    points: int


class Payment(Struct, frozen=True):
    """The fish being played, its slot once chosen, and what is still to be paid for it."""

    card: str
    slot: str | None
    cards: int
    eggs: int
    young: int
    schools: int


class AbilityView(Struct, frozen=True):
    """The ability in use and how much of it can still be taken; a bonus is called `blue-sunlight`."""

    source: str
    draw: int
    recover: int
    lay_egg: int
    hatch: int
    gain_young: int
    move: int
    tuck: int
    lay_egg_on_each: list[str]
    play_fish: list[str]


class Moving(Struct, frozen=True):
    token: str
    slot: str


class NautomaView(Struct, frozen=True):
    """`seen` are her decision cards of this week, the latest one last shown as `decision`; `turn` is her latest turn,
    which may be the last one of the week before."""

    level: int
    eggs: int
    young: int
    schools: int
    fish: list[str]
    markers: int
    decision: str | None
    seen: list[str]
    turn: HerTurn | None
    strength: int
    tangle: str | None
    tangled_now: int
    goal_points: list[int]
    tangled_points: list[int]
    sheet: list[ScoreLine]
    points: int


class FinspanView(Struct, frozen=True, tag="finspan"):
    seat: int | None
    to_act: int
    active: int
    first: int
    week: int
    round: int
    step: str
    goals: list[str]
    deck: int
    diving: str | None
    payment: Payment | None
    tucking: str | None
    moving: Moving | None
    ability: AbilityView | None
    oceans: list[OceanView]
    nautoma: NautomaView | None
    winners: list[int]
