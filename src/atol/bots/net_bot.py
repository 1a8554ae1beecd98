"""The bot that has learned: it searches with the game's net, and where there is none it searches as `search` does."""

from __future__ import annotations

import time
from typing import Final

from atol.bots.guided_search import GuidedSearch
from atol.bots.net_file import net_of
from atol.bots.search import SearchBot
from atol.core.game import State

FILE_MARK: Final = "@"


class NetBot(SearchBot):
    """`net:500` thinks for 500 iterations, `net:2s` for two seconds, `net:500@FILE` with the net in that file."""

    def __init__(self, setting: str = "") -> None:
        budget, _, file = setting.partition(FILE_MARK)
        super().__init__(budget)
        self.file = file

    def choose_ahead(self, state: State, seed: int) -> list[int]:
        """A net is asked before every action."""
        return [self.choose(state, seed)]

    def _choose(self, state: State, seed: int) -> int:
        start = time.monotonic()
        net = net_of(state.game, self.file)
        if net is None:
            return super()._choose(state, seed)
        search = GuidedSearch(net, state, seed)
        if self.seconds > 0.0:
            search.grow_until(start + self.seconds)
        else:
            search.grow(self.iterations)
        return search.best_action()
