"""Lists of legal actions that are made once: many positions offer the same ones.

A list is found again by a number that says all it depends on. Nobody changes a list that `legal` gave, so every
position that offers these actions can hand out the same one.
"""

from __future__ import annotations

from typing import Final

MOST_LISTS: Final = 8192  # then they are made anew: a process that runs for months must not keep them all


class ReadyLists:
    def __init__(self) -> None:
        self.lists: dict[int, list[int]] = {}

    def find(self, key: int) -> list[int] | None:
        return self.lists.get(key)

    def keep(self, key: int, actions: list[int]) -> list[int]:
        """The same list, which `find` gives from now on."""
        if len(self.lists) >= MOST_LISTS:
            self.lists.clear()
        self.lists[key] = actions
        return actions
