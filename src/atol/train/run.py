"""Expert iteration: play, learn, try; a round of these after another until the time is over.

Each round the champion plays itself, the net learns from the last rounds, and what it has become must beat the
champion in a trial to take its place. The first champion is the teacher, a bot that needs no net.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import torch

from atol.arena.pool import Pool
from atol.bots.net_file import LARGEST
from atol.bots.worth import Worth
from atol.core.registry import game
from atol.train import examples, learning
from atol.train.curves import draw
from atol.train.folder import TEACHER, Folder, Round, Settings
from atol.train.model import Model
from atol.train.quantize import quantized
from atol.train.self_play import Job, play_job, seed_of
from atol.train.sequential_test import SequentialTest
from atol.train.trial import Pair, Verdict, play_pair, trial

MATCHES_A_JOB = 4
HELD_BACK = 20  # one file of examples in so many is not learned from, but measured with

Report = Callable[[str, int, int], None]  # what is being done, how much of it, of how much


class Run:
    """One run, in its folder: started, or gone on with."""

    def __init__(self, folder: Path, settings: Settings, pool: Pool, device: str, report: Report) -> None:
        self.folder = Folder(folder)
        self.settings = self.folder.start(settings)
        self.progress = self.folder.progress()
        self.pool = pool
        self.device = learning.device_named(device)
        self.report = report
        self.rules = game(self.settings.game)

    @property
    def champion(self) -> str:
        """The bot that plays."""
        return self.settings.teacher if self.progress.champion == TEACHER else self.bot_with(self.folder.champion)

    def bot_with(self, net: Path) -> str:
        return f"net:{self.settings.iterations}@{net}"

    def rounds(self, most: int) -> Iterator[Round]:
        """Up to so many rounds more, as long as there is time, each of them when it is finished."""
        for _ in range(most):
            if not self.play_round():
                return
            yield self.progress.rounds[-1]

    def play_round(self) -> bool:
        """False where time ran out: what was finished of the round is kept."""
        start = time.monotonic()
        number = len(self.progress.rounds)
        if not self.progress.learned:
            if not self.collect(number):
                return False
            self.learn(number)
        verdict = self.try_candidate(number)
        if verdict is None:
            return False
        self.finish(number, verdict, time.monotonic() - start)
        return True

    # ---- playing

    def collect(self, number: int) -> bool:
        folder = self.folder.examples(number)
        folder.mkdir(parents=True, exist_ok=True)
        jobs = self.jobs(number, folder)
        missing = [job for job in jobs if not Path(job.file).exists()]
        done = len(jobs) - len(missing)
        for _ in self.pool.results(play_job, missing):
            done += 1
            self.report("playing", done, len(jobs))
        return done == len(jobs)

    def jobs(self, number: int, folder: Path) -> list[Job]:
        settings = self.settings
        matches = settings.matches if number else settings.first_matches
        return [
            Job(
                game=settings.game,
                bot=self.champion,
                seats=settings.seats,
                matches=MATCHES_A_JOB,
                seed=f"{settings.seed}/play/{number}/{job}",
                file=str(folder / f"{job:05}.npz"),
            )
            for job in range(-(-matches // MATCHES_A_JOB))
        ]

    # ---- learning

    def learn(self, number: int) -> None:
        settings = self.settings
        files = self.folder.example_files(number, settings.window)
        rest = [file for index, file in enumerate(files) if index % HELD_BACK]
        learned = examples.together([examples.load(file) for file in rest or files])
        held_back = examples.together([examples.load(file) for file in files[::HELD_BACK]])
        worth = self.worth(learned)
        model = self.model()
        data = learning.Dataset(learned, worth, model, self.device)
        fit = learning.Fit(settings.epochs, settings.batch, settings.rate, seed_of(settings.seed, "fit", number))
        fit.run(model, data, lambda done, total: self.report("learning", done, total))
        losses = learning.measured(model, learning.Dataset(held_back, worth, model, self.device), settings.batch)
        self.keep_candidate(model, worth, number)
        self.progress.learned = True
        self.progress.positions = examples.count(learned)
        self.progress.value_loss, self.progress.policy_loss = losses["value_loss"], losses["policy_loss"]
        self.folder.keep(self.progress)

    def worth(self, arrays: examples.Arrays) -> Worth:
        """Measured once, with the first examples: later nets must mean the same by their values."""
        progress = self.progress
        if not progress.spread:
            measured = examples.measure_worth(arrays)
            progress.spread, progress.usual_alone = measured.spread, measured.usual_alone
            progress.spread_alone, progress.judged_alone = measured.spread_alone, measured.judged_alone
        return Worth(progress.spread, progress.usual_alone, progress.spread_alone, progress.judged_alone)

    def model(self) -> Model:
        torch.manual_seed(self.settings.seed)
        model = Model(self.rules, self.settings.hidden, self.settings.deep)
        if self.folder.model.exists():
            model.load_state_dict(torch.load(self.folder.model, map_location="cpu", weights_only=True))
        model.to(self.device)
        return model

    def keep_candidate(self, model: Model, worth: Worth, number: int) -> None:
        data = quantized(model.floats(), self.rules, worth, {"seed": self.settings.seed, "round": number})
        if len(data) > LARGEST:
            raise ValueError(f"the net has {len(data)} bytes, more than {LARGEST}: choose smaller layers")
        self.folder.candidate.write_bytes(data)
        torch.save(model.state_dict(), self.folder.model)

    # ---- trying

    def try_candidate(self, number: int) -> Verdict | None:
        """None where time ran out before the test had decided."""
        settings = self.settings
        new, old, seed = self.bot_with(self.folder.candidate), self.champion, f"{settings.seed}/trial/{number}"
        pairs = [Pair(settings.game, new, old, settings.seats, seed, index) for index in range(settings.pairs)]
        verdict = trial(self.pool.results(play_pair, pairs), settings.gain, self.report_trial)
        return None if self.pool.late and verdict.better is None else verdict

    def report_trial(self, test: SequentialTest) -> None:
        self.report("trying", len(test.scores), self.settings.pairs)

    def finish(self, number: int, verdict: Verdict, seconds: float) -> None:
        progress = self.progress
        promoted = verdict.better is True
        progress.rounds.append(
            Round(
                number=number,
                player=progress.champion,
                positions=progress.positions,
                value_loss=progress.value_loss,
                policy_loss=progress.policy_loss,
                pairs=verdict.pairs,
                score=verdict.score,
                promoted=promoted,
                seconds=round(seconds, 1),
            )
        )
        progress.learned = False
        if promoted:
            shutil.copyfile(self.folder.candidate, self.folder.champion)
            progress.champion = number
        self.folder.keep(progress)
        draw(progress.rounds, f"{self.settings.game}, seed {self.settings.seed}", self.folder.curves)
