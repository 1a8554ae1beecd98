"""The oceans of a whole table side by side, and who has won."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta as Bounds
from msgspec import Struct

from atol.core.evening import Ranking, Seats, ranking_of
from atol.core.game import Game
from atol.core.helpers import BoxScore
from atol.core.messages import TieBreak
from atol.games.shallow_sea.facts import Facts
from atol.games.shallow_sea.tabletop.box import BoxOcean
from atol.games.shallow_sea.tabletop.score import OceanPosition, score_ocean


class OceansAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """One ocean for each seat, in the order of play; the options are those of the match."""

    seats: Seats
    boxes: Annotated[list[BoxOcean], Bounds(min_length=1, max_length=4)]
    options: dict[str, str] = {}


class OceansView(Struct, frozen=True):
    scores: list[BoxScore]
    ranking: Ranking


def answer_oceans(game: Game, facts: Facts, asked: OceansAsk) -> OceansView:
    """Raises BadOcean for the first ocean that cannot be one."""
    positions = [OceanPosition(seats=asked.seats, options=asked.options, box=box) for box in asked.boxes]
    scores = [score_ocean(game, facts, position) for position in positions]
    shells = TieBreak("shells", [box.shells for box in asked.boxes])
    return OceansView(scores, ranking_of([score.points for score in scores], [shells]))
