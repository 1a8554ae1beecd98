"""The facts a lobby needs about a game; holding them loads no rules."""

from __future__ import annotations

from msgspec import Struct

from atol.core.errors import BadOption, BadSeats, Phrase, UnknownOption


class Lists(Struct, frozen=True):
    """Values that are lists, such as `2,5`: from `fewest` to `most` different ones of these."""

    of: tuple[str, ...]
    fewest: int
    most: int
    examples: tuple[str, ...]  # what the conformance suite and the playthroughs try

    def read(self, value: str) -> str | None:
        """The list in its one spelling; None if it is no such list."""
        by_name = {name.lower(): name for name in self.of}
        parts = [by_name.get(part.strip().lower()) for part in value.split(",")]
        if None in parts or len(set(parts)) < len(parts) or not self.fewest <= len(parts) <= self.most:
            return None
        return ",".join(name for name in self.of if name in parts)


class Option(Struct, frozen=True, omit_defaults=True):
    """A choice made before the match. The first value is the default."""

    name: str
    values: tuple[str, ...]
    lists: Lists | None = None  # lists that may be given instead of one of the values

    def read(self, value: str) -> str:
        """The value in its one spelling; raises BadOption."""
        spelled = value if value in self.values else self.lists.read(value) if self.lists else None
        if spelled is None:
            raise BadOption(option=self.name, value=value, values=self._known_values())
        return spelled

    def tried(self) -> tuple[str, ...]:
        """The values that tests try, the default first."""
        return self.values + (self.lists.examples if self.lists else ())

    def summary(self) -> str:
        """For a listing: the values, and an ellipsis where lists may be given too."""
        return f"{self.name}={'|'.join(self.values)}{'|…' if self.lists else ''}"

    def _known_values(self) -> str | Phrase:
        values = ", ".join(self.values)
        if self.lists is None:
            return values
        known, most = ", ".join(self.lists.of), self.lists.most
        return Phrase("option-lists", values=values, known=known, fewest=self.lists.fewest, most=most)


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
    table_seats: int = 2  # with how many seats a new table begins
    secrets: bool = True  # do seats know things that others at the same screen should not see?
    sides: bool = False  # are the seats different sides, which a rematch swaps?
    first_match: dict[str, str] = {}  # the options that suit somebody who plays it for the first time
    achievements: bool = False  # is there a sheet that a profile fills match by match?
    helpers: tuple[str, ...] = ()  # what it does for a table at home, such as a score pad

    @property
    def package(self) -> str:
        """Where everything about the game is: its rules, its words, its drawing in the terminal."""
        return self.game.partition(":")[0].rpartition(".")[0]

    def check_seats(self, seats: int) -> int:
        fewest, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
            raise BadSeats(game=self.id, seats=str(seats), players=self.players())
        return seats

    def players(self) -> str:
        """How many can play: "2" or "2–4"."""
        fewest, most = self.seats
        return str(most) if fewest == most else f"{fewest}–{most}"

    def check_options(self, given: dict[str, object]) -> dict[str, str]:
        """Every option with its value: the given one, or the default."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise UnknownOption(game=self.id, option=name, known=", ".join(known) or "-")
        return {option.name: option.read(str(given.get(option.name, option.values[0]))) for option in self.options}
