"""The facts a lobby needs about Kelp; loads no rules."""

from atol.core.meta import Credits, Meta, Option

META = Meta(
    id="kelp",
    names={"pl": "Kelp: Macki kontra szczęki", "en": "Kelp: Shark vs Octopus"},
    seats=(2, 2),
    minutes=(40, 60),
    age=10,
    credits=Credits(authors=("Carl Robinson",), publishers=("Wonderbow Games", "Galakta"), year=2024),
    options=(
        Option("board", ("day", "night")),
        Option("odds", ("shark", "both", "off")),
        Option("pointing", ("chance", "shark")),
    ),
    rules_version=1,
    rules_sections=(
        "goal",
        "board",
        "start",
        "octopus",
        "cards",
        "learning",
        "eating",
        "traps",
        "shark",
        "swimming",
        "hunting",
        "confrontation",
        "growth",
        "energy",
        "abilities",
        "end",
        "first-match",
    ),
    sides=True,
    first_match={"odds": "both"},
    helpers=("prepare", "notebook"),
    game="atol.games.kelp.game:KelpGame",
)
