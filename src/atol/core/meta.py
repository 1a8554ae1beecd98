"""The facts a lobby needs about a game; holding them loads no rules."""

from __future__ import annotations

from msgspec import Struct

from atol.core.errors import BadOption, BadSeats, UnknownOption


class Option(Struct, frozen=True):
    """A choice made before the match. The first value is the default."""

    name: str
    values: tuple[str, ...]


class Credits(Struct, frozen=True):
    authors: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int


class Meta(Struct, frozen=True):
    id: str
    names: dict[str, str]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    credits: Credits
    options: tuple[Option, ...]
    rules_version: int
    rules_sections: tuple[str, ...]
    game: str  # "module:class", loaded when somebody plays
    board: str = ""  # "module:function" that draws a view in the terminal; empty: a plain listing
    secrets: bool = True  # do seats know things that others at the same screen should not see?
    locales: str = "atol.locales"  # the package that holds <language>/<id>.ftl

    def check_seats(self, seats: int) -> int:
        fewest, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
            raise BadSeats(game=self.id, seats=str(seats), fewest=fewest, most=most)
        return seats

    def check_options(self, given: dict[str, object]) -> dict[str, str]:
        """Every option with its value: the given one, or the default."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise UnknownOption(game=self.id, option=name, known=", ".join(known) or "-")
            if str(value) not in known[name].values:
                raise BadOption(option=name, value=str(value), values=", ".join(known[name].values))
        return {option.name: str(given.get(option.name, option.values[0])) for option in self.options}
