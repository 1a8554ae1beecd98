"""Prints what a net says of positions, and what its search makes of it. Both engines run it, and must agree.

python -m tests.compiled.nets GAME FILE POSITIONS
"""

from __future__ import annotations

import sys

import atol
from atol.bots.guided_search import GuidedSearch
from atol.bots.net_file import net_of
from atol.core.conformance import positions_of


def main() -> None:
    game = atol.game(sys.argv[1])
    net = net_of(game, sys.argv[2])
    assert net is not None
    for state, _ in positions_of(game, game.meta.seats[1], {}, int(sys.argv[3]), seed=9):
        actions = state.legal()
        if len(actions) > 1:
            net.look(state, actions)
            print(*net.outputs, *net.likelihoods(actions))
            search = GuidedSearch(net, state.determinize(state.to_act, 1), 1)
            search.grow(20)
            print(*search.visits(), search.best_action())


if __name__ == "__main__":
    main()
