"""The steps in the order of their codes; kinds of actions in the order of their ids."""

from __future__ import annotations

from typing import Any, Final

from atol.core.steps import Step, in_order
from atol.games.shallow_sea.steps import codes
from atol.games.shallow_sea.steps.choosing import ChooseCoral, ChooseCreature, DrawTile, Refresh, StartingCreature
from atol.games.shallow_sea.steps.completing import Complete, LodgeFish
from atol.games.shallow_sea.steps.kinds import Kind, MixedStep
from atol.games.shallow_sea.steps.linking import FishOfColour, FishOfSlot
from atol.games.shallow_sea.steps.moving import LiftCoral, LiftFish, MoveFish, ShiftCoral
from atol.games.shallow_sea.steps.paying import Pay
from atol.games.shallow_sea.steps.placing import EndTurn, PutFish, PutTile, TurnTile

ANY_TIME: Final[list[Kind]] = [Complete(), LiftFish(), LiftCoral()]
TILES: Final[list[Kind]] = [ChooseCoral(), ChooseCreature(), DrawTile()]

STEPS: Final[list[Step[Any]]] = in_order(
    (codes.START, MixedStep("start", [StartingCreature(), PutTile()])),
    (codes.CHOOSE, MixedStep("choose", [*TILES, Refresh(), *ANY_TIME])),
    (codes.LINK, MixedStep("link", [FishOfSlot(), FishOfColour()])),
    (codes.PLACE, MixedStep("place", [PutTile(), PutFish(), *ANY_TIME, EndTurn()])),
    (codes.TURN_TILE, TurnTile()),
    (codes.LODGE_FISH, LodgeFish()),
    (codes.MOVE_FISH, MoveFish()),
    (codes.SHIFT_CORAL, ShiftCoral()),
    (codes.PAY, Pay([FishOfSlot(), Refresh(), LiftFish(), LiftCoral()])),
)
