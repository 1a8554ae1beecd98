"""The folder of a training run: what it was started with, how far it is, and everything it made.

settings.json   what the run was started with; with the code, everything else follows from it
progress.json   how far it is, round by round: what `curves.png` shows
champion.bin    the net that won its last trial: ready to be played with, and to ship
candidate.bin   the net that is on trial
model.pt        its weights in floating point, to go on from
examples/       positions, a folder for each round; old ones may be deleted
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct, field


class Settings(Struct, frozen=True):
    """What a run is started with."""

    game: str
    seed: int = 1
    teacher: str = "greedy"  # the bot that plays until a net beats it
    seats: tuple[int, ...] = ()  # numbers of seats; none: all of them
    iterations: int = 64  # of a careful decision in self-play, and of every decision in a trial
    matches: int = 1000  # in each round
    first_matches: int = 4000  # in the first round, which the teacher plays
    window: int = 4  # rounds whose examples are learned from
    hidden: int = 128
    deep: int = 64
    epochs: int = 1  # more of them learn single matches by heart: all positions of one share its end
    batch: int = 1024
    rate: float = 1e-3
    gain: float = 0.56  # the score in a trial that is worth a change
    pairs: int = 300  # of matches, at most, in a trial


class Round(Struct, frozen=True):
    number: int
    player: int  # who played, and was the opponent in the trial: the net of that round, or the teacher
    positions: int
    value_loss: float
    policy_loss: float
    pairs: int
    score: float
    promoted: bool
    seconds: float


TEACHER = -1


class Progress(Struct):
    champion: int = TEACHER  # the round whose net plays
    spread: float = 0.0  # how worth is counted: see `Worth`
    usual_alone: float = 0.0
    spread_alone: float = 0.0
    judged_alone: int = 0
    learned: bool = False  # is the candidate of this round ready for its trial?
    positions: int = 0  # that it has learned from
    value_loss: float = 0.0
    policy_loss: float = 0.0
    rounds: list[Round] = field(default_factory=list)


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.champion = path / "champion.bin"
        self.candidate = path / "candidate.bin"
        self.model = path / "model.pt"
        self.curves = path / "curves.png"

    def start(self, settings: Settings) -> Settings:
        """The settings of the run that lives here; new ones begin a new run."""
        file = self.path / "settings.json"
        if file.exists():
            return msgspec.json.decode(file.read_bytes(), type=Settings)
        self.path.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        return settings

    def progress(self) -> Progress:
        file = self.path / "progress.json"
        return msgspec.json.decode(file.read_bytes(), type=Progress) if file.exists() else Progress()

    def keep(self, progress: Progress) -> None:
        unfinished = self.path / "progress.part"
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(progress)))
        unfinished.rename(self.path / "progress.json")

    def examples(self, number: int) -> Path:
        return self.path / "examples" / f"{number:04}"

    def example_files(self, newest: int, window: int) -> list[Path]:
        """Of the rounds in the window that are still there."""
        rounds = range(max(0, newest - window + 1), newest + 1)
        return [file for number in rounds for file in sorted(self.examples(number).glob("*.npz"))]
