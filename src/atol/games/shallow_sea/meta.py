"""The facts a lobby needs about Shallow Sea; loads no rules."""

from atol.core.meta import Credits, Lists, Meta, Option

CREATURES = tuple([f"{category}{number}" for category in "ABCDE" for number in (1, 2, 3, 4)] + ["F1", "F2"])
CARDS = tuple([str(number) for number in range(1, 8)])
SCENARIOS = tuple([str(number) for number in range(1, 16)])
MODIFIED = tuple([str(number) for number in range(1, 11)])

META = Meta(
    id="shallow_sea",
    names={"pl": "Shallow Sea (Wielka Rafa Koralowa)", "en": "Shallow Sea"},
    seats=(1, 4),
    minutes=(30, 45),
    age=14,
    credits=Credits(authors=("C.W. Yeom",), publishers=("Bad Comet", "Ogry Games"), year=2025),
    options=(
        Option("mode", ("standard", "first", "family")),
        Option(
            "creatures",
            ("guide", "random", "first", "family"),
            Lists(CREATURES, 10, 10, (",".join(CREATURES[3:13]),)),
        ),
        Option("orange", ("random",), Lists(CARDS, 1, 2, ("3",))),
        Option("blue", ("random",), Lists(CARDS, 1, 2, ("5",))),
        Option("scenario", ("0",), Lists(SCENARIOS, 1, 1, ("14", "15"))),
        Option("modified", ("none",), Lists(MODIFIED, 1, 10, ("2,4,7,9", "1,3,10", "5,6", "8"))),
    ),
    rules_version=1,
    rules_sections=(
        "goal",
        "start",
        "turn",
        "choose",
        "place",
        "corals",
        "creatures",
        "shells",
        "end",
        "cards",
        "solo",
        "family",
        "achievements",
    ),
    game="atol.games.shallow_sea.game:ShallowSeaGame",
    first_match={"mode": "first"},
    secrets=False,
    achievements=True,
    helpers=("prepare", "score"),
)
