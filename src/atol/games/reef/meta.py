"""The facts a lobby needs about Reef; loads no rules."""

from atol.core.meta import Credits, Meta, Option

META = Meta(
    id="reef",
    names={"pl": "Reef", "en": "Reef"},
    seats=(2, 4),
    minutes=(30, 45),
    age=8,
    credits=Credits(
        authors=("Emerson Matsuuchi",),
        publishers=("Next Move Games (Plan B Games)", "FoxGames"),
        year=2018,
    ),
    options=(
        Option("setup", ("centre", "free")),
        Option("points", ("open", "hidden")),
    ),
    rules_version=1,
    rules_sections=("goal", "start", "turn", "take", "play", "patterns", "tallest", "end", "ties"),
    helpers=("prepare", "pad"),
    game="atol.games.reef.game:ReefGame",
)
