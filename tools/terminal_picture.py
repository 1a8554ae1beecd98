"""Draw the README's picture: a position of Reef as the terminal table shows it.

python -m tools.terminal_picture
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import atol
from atol.core.shuffle import plain
from atol.locales import words
from atol.table.seats import Seat
from atol.table.table import Table
from atol.terminal.screen import Screen

TARGET = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal.svg"
PLIES = 62
NIGHT_DIVE = TerminalTheme(
    (10, 31, 43),
    (232, 243, 242),
    [(10, 31, 43), (228, 87, 76), (60, 157, 99), (240, 180, 41), (46, 134, 196), (122, 90, 181), (88, 191, 192)]
    + [(232, 243, 242)],
)


def main() -> None:
    seats = [Seat("bot", "search:100"), Seat("bot", "search:100"), Seat("bot", "greedy")]
    table = Table(atol.game("reef"), seats, {}, plain(5))
    while len(table.journal) < PLIES or table.to_act != 0 or len(table.legal(0)) > 9:
        table.play(table.to_act, table.bot_choice(table.to_act))
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(console, words("en"), table.game)
    names = ["Ala", "search", "greedy"]  # a bot plays for Ala up to this position
    screen.board(table.view(0), names)
    screen.say("your-move", "bold #f0803c", name="Ala")
    screen.choices(table.legal(0))
    drawing = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # no fonts from elsewhere
    TARGET.write_text(console.export_svg(title="atol play reef", theme=NIGHT_DIVE, code_format=drawing), "utf-8")


if __name__ == "__main__":
    main()
