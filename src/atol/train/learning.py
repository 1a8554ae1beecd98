"""Fitting the net to examples: gradient descent over shuffled batches, on a graphics card where there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor

from atol.bots.worth import OPINION_BITS, Worth
from atol.train.examples import Arrays, all_opinions, count, present, worths
from atol.train.model import Model, losses

VALUE_WEIGHT = 1.0  # beside the loss of the choices
WEIGHT_DECAY = 1e-2
FINAL_RATE = 0.02  # of the learning rate, at the end of a fit

Report = Callable[[int, int], None]  # steps done, steps in all


def device_named(name: str) -> str:
    """`auto`: the graphics card, if torch sees one."""
    if name != "auto":
        return name
    return "cuda" if torch.cuda.is_available() else "cpu"


class Dataset:
    """All examples in the memory of the device; batches are made dense only when they are needed."""

    def __init__(self, arrays: Arrays, worth: Worth, model: Model, device: str) -> None:
        self.size = count(arrays)
        self.inputs = model.sizes.inputs
        self.actions = model.sizes.actions
        self.device = device
        self.arrays = {name: torch.from_numpy(array).to(device) for name, array in self.kept(arrays, worth).items()}

    def kept(self, arrays: Arrays, worth: Worth) -> Arrays:
        names = ("entry_starts", "entries", "numbers", "action_starts", "actions", "visits")
        seen, outlooks = all_opinions(arrays, worth)
        return {
            **{name: arrays[name] for name in names},
            "worths": worths(arrays, worth),
            "present": present(arrays),
            "opinions": seen.astype(np.float32),
            "outlooks": outlooks.astype(np.int16),
        }

    def batch(self, rows: Tensor) -> dict[str, Tensor]:
        size = len(rows)
        owners, places = self.spread(rows, "entry_starts")
        observations = torch.zeros((size, self.inputs), device=self.device)
        observations[owners, self.arrays["entries"][places].long()] = self.arrays["numbers"][places].float()
        inputs = torch.cat((observations, self.arrays["opinions"][rows]), 1)
        owners, places = self.spread(rows, "action_starts")
        actions = self.arrays["actions"][places].long()
        masks = torch.zeros((size, self.actions), dtype=torch.bool, device=self.device)
        masks[owners, actions] = True
        visits = torch.zeros((size, self.actions), device=self.device)
        visits[owners, actions] = self.arrays["visits"][places].float()
        outlooks = torch.zeros((size, self.actions), device=self.device)
        outlooks[owners, actions] = self.arrays["outlooks"][places].float() / 2**OPINION_BITS
        visits /= visits.sum(1, keepdim=True).clamp(min=1.0)
        return {
            "inputs": inputs,
            "outlooks": outlooks,
            "masks": masks,
            "visits": visits,
            "worths": self.arrays["worths"][rows],
            "present": self.arrays["present"][rows],
        }

    def spread(self, rows: Tensor, name: str) -> tuple[Tensor, Tensor]:
        """For all numbers of these rows: which of the rows each belongs to, and where it lies."""
        starts = self.arrays[name]
        lengths = starts[rows + 1] - starts[rows]
        owners = torch.repeat_interleave(torch.arange(len(rows), device=self.device), lengths)
        before = torch.cumsum(lengths, 0) - lengths
        places = torch.arange(len(owners), device=self.device) + (starts[rows] - before)[owners]
        return owners, places

    def shuffled(self, size: int, generator: Any) -> Iterator[dict[str, Tensor]]:
        order = torch.from_numpy(generator.permutation(self.size)).to(self.device)
        for start in range(0, self.size - size + 1, size):
            yield self.batch(order[start : start + size])


class Fit:
    def __init__(self, epochs: int, batch: int, rate: float, seed: int) -> None:
        self.epochs = epochs
        self.batch = batch
        self.rate = rate
        self.generator = np.random.default_rng(seed)

    def run(self, model: Model, examples: Dataset, report: Report) -> None:
        batch = min(self.batch, examples.size)
        steps = max(1, self.epochs * (examples.size // batch))
        optimizer = torch.optim.AdamW(model.parameters(), lr=self.rate, weight_decay=WEIGHT_DECAY)
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps, self.rate * FINAL_RATE)
        done = 0
        for _ in range(self.epochs):
            for rows in examples.shuffled(batch, self.generator):
                wrong, surprise = losses(model, rows)
                optimizer.zero_grad()
                (VALUE_WEIGHT * wrong + surprise).backward()
                optimizer.step()
                schedule.step()
                done += 1
                report(done, steps)


@torch.no_grad()  # type: ignore[untyped-decorator]  # torch is not always there
def measured(model: Model, examples: Dataset, batch: int) -> dict[str, float]:
    """How well the net knows examples that it has not learned from."""
    totals = np.zeros(2)
    parts = range(0, examples.size, batch)
    for start in parts:
        rows = torch.arange(start, min(start + batch, examples.size), device=examples.device)
        totals += [float(loss) for loss in losses(model, examples.batch(rows))]
    wrong, surprise = (float(total) / max(1, len(parts)) for total in totals)
    return {"value_loss": round(wrong, 4), "policy_loss": round(surprise, 4)}
