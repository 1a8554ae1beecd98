"""The facts a lobby needs about Podwodni Łowcy; loads no rules."""

from atol.core.meta import Credits, Meta, Option

META = Meta(
    id="podwodni_lowcy",
    names={"pl": "Podwodni Łowcy", "en": "Podwodni Łowcy"},
    seats=(2, 5),
    minutes=(15, 30),
    age=8,
    credits=Credits(authors=("Marek Olszewski",), publishers=("Wydawnictwo GAJ",), year=2023),
    options=(
        Option("target", ("35", "25", "45")),
        Option("risk", ("number", "words", "off")),
    ),
    rules_version=1,
    rules_sections=(
        "goal",
        "start",
        "turn",
        "dive",
        "interrupted",
        "waves",
        "surface",
        "tools",
        "score",
        "end",
        "ties",
    ),
    game="atol.games.podwodni_lowcy.game:LowcyGame",
    first_match={"target": "25"},
    secrets=False,
    helpers=("prepare", "pad"),
)
