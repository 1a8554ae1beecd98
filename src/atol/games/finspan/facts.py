"""Everything printed, in the form the rules read; one object per game, shared by all matches."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atol.games.finspan.cards import Cards
from atol.games.finspan.data import Components
from atol.games.finspan.goals import Goals
from atol.games.finspan.nautoma import Manual
from atol.games.finspan.worth import bonus_worths, played_worths, visited_worths

WEEKS: Final = 4


class Facts:
    def __init__(self, components: Components) -> None:
        self.components = components
        self.cards = Cards(components)
        self.goals = Goals(components)
        self.manual = Manual(components)
        self.played_worths: vec[i64] = played_worths(self.cards)
        self.visited_worths: vec[i64] = visited_worths(self.cards)
        self.bonus_worths: vec[i64] = bonus_worths(self.cards)
        self.divers: i64 = components.start[0].divers
        self.leader: i64 = components.scoring[0].leader
        self.consumed_points: i64 = components.scoring[0].consumed
        self.egg_points: i64 = components.scoring[0].egg
        self.young_points: i64 = components.scoring[0].young
        self.school_points: i64 = components.scoring[0].school
