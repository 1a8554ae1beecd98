"""Write all playthroughs, keeping the moves of those that exist while they are still legal."""

from __future__ import annotations

import atol
from atol.core.errors import AtolError
from tests.golden.playthrough import actions_in, actions_of_greedy, playthrough, wanted


def main() -> None:
    for file, (game_id, seats, options) in wanted().items():
        game = atol.game(game_id)
        try:
            text = playthrough(file, game, seats, options, actions_in(file, game))
        except (OSError, AtolError):
            text = playthrough(file, game, seats, options, actions_of_greedy(game, seats, options))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"{game_id}/{file.name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
