"""The facts a lobby needs about Finspan; loads no rules."""

from atol.core.meta import Credits, Meta, Option

META = Meta(
    id="finspan",
    names={"pl": "Na dnie morza (Finspan)", "en": "Finspan"},
    seats=(1, 5),
    table_seats=1,
    minutes=(45, 60),
    age=10,
    credits=Credits(
        authors=("David Gordon", "Michael O'Connell", "David Studley", "Karel Titeca"),
        publishers=("Stonemaier Games", "Rebel"),
        year=2025,
    ),
    options=(
        Option("goals", ("A", "B")),
        Option("nautoma", ("2", "1", "3", "4", "5")),
        Option("tangled", ("0", "2", "3", "4")),
    ),
    rules_version=1,
    rules_sections=(
        "goal",
        "start",
        "turn",
        "play",
        "dive",
        "tokens",
        "abilities",
        "week",
        "end",
        "nautoma",
        "decisions",
        "levels",
        "tangled",
    ),
    game="atol.games.finspan.game:FinspanGame",
    first_match={"nautoma": "1"},
    secrets=False,
    helpers=("prepare", "companion", "pad"),
)
