"""The facts a lobby needs about Pearls; loads no rules."""

from atol.core.meta import Credits, Meta, Option

META = Meta(
    id="pearls",
    names={"pl": "Perły", "en": "Pearls"},
    seats=(2, 4),
    minutes=(1, 3),
    age=6,
    credits=Credits(authors=("the Atol authors",), publishers=(), year=2026),
    options=(Option("limit", ("8", "6", "10")),),
    rules_version=1,
    rules_sections=("all",),
    game="pearls.game:PearlsGame",
)
