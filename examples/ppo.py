"""Learn a game of two seats by playing against oneself: PPO with a mask of the legal actions, on the processor.

    pip install 'atol[train]'
    python examples/ppo.py --out build/ppo

It takes some minutes on two cores with the compiled engine, says how it fares, and leaves three files: `policy.npz`,
which the bot in `examples/trained_bot` plays; `curve.png`, the learning curve; and `curve.json`, its numbers.

Both seats learn, and each decision is one row, whoever made it. What is good for one seat is as bad for the other, so
the worth of the next position counts with the opposite sign where the other seat is asked there.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import atol
from atol.research.gymnasium import LearnerVectorEnv
from atol.research.matches import Matches
from atol.research.spaces import bounds

NEVER = -1e9  # the preference for an action that is not legal
LARGEST_INPUT = 20.0  # entries with wider bounds, such as points, are scaled as if these were theirs


@dataclass(frozen=True)
class Settings:
    game: str = field(default="reef", metadata={"help": "which game; it must have two seats"})
    updates: int = field(default=150, metadata={"help": "how often to collect decisions and learn from them"})
    matches: int = field(default=256, metadata={"help": "matches played side by side"})
    steps: int = field(default=64, metadata={"help": "decisions in each match before learning from them"})
    epochs: int = field(default=2, metadata={"help": "how often each decision is learned from"})
    minibatch: int = field(default=1024, metadata={"help": "decisions in one step of the optimizer"})
    width: int = field(default=128, metadata={"help": "neurons in each of two hidden layers"})
    learning_rate: float = field(default=1e-3, metadata={"help": "at the beginning; it falls to nothing"})
    discount: float = field(default=0.995, metadata={"help": "what a point is worth one decision later"})
    trace: float = field(default=0.95, metadata={"help": "lambda of the generalized advantage estimate"})
    clip: float = field(default=0.2, metadata={"help": "how far a probability may move in one update"})
    entropy: float = field(default=0.01, metadata={"help": "how much variety is worth"})
    points: float = field(default=20.0, metadata={"help": "the margin of points that counts as one"})
    trials: int = field(default=200, metadata={"help": "matches against random that each point of the curve shows"})
    every: int = field(default=10, metadata={"help": "updates between two points of the curve"})
    seed: int = field(default=1, metadata={"help": "of the matches and of the network"})
    out: str = field(default="build/ppo", metadata={"help": "the folder for the files"})


class Agent:
    """A network that gives a preference for each action and, as its last output, the worth of the position."""

    def __init__(self, game: str, width: int) -> None:
        rules = atol.game(game)
        self.game = game
        self.fingerprint = rules.observation.fingerprint()
        self.scale = torch.tensor(1.0 / np.minimum(bounds(rules)[1], LARGEST_INPUT), dtype=torch.float32)
        sizes = (rules.observation.length, width, width, rules.action_count + 1)
        self.layers = [nn.Linear(before, after) for before, after in pairwise(sizes)]
        first, second, last = self.layers
        nn.init.orthogonal_(last.weight, 0.01)  # at first, all legal actions are about equally likely
        self.network = nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)

    def __call__(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of probabilities, and values."""
        outputs = self.network(observations.float() * self.scale)
        preferences = outputs[:, :-1].masked_fill(masks == 0, NEVER)
        return preferences.log_softmax(1), outputs[:, -1]

    def save(self, file: Path) -> None:
        """As plain arrays, so that whoever plays needs no torch."""
        arrays = {"game": np.array(self.game), "fingerprint": np.array(self.fingerprint), "scale": self.scale.numpy()}
        for number, layer in enumerate(self.layers):
            arrays[f"weight{number}"] = layer.weight.detach().numpy()
            arrays[f"bias{number}"] = layer.bias.detach().numpy()
        np.savez_compressed(file, allow_pickle=False, **arrays)


class Rollout:
    """The decisions of some steps in all matches: a row for each step, a column for each match."""

    def __init__(self, matches: Matches, steps: int) -> None:
        shape = (steps, len(matches.seats))
        self.observations = torch.zeros((*shape, matches.observations.shape[1]), dtype=torch.int16)
        self.masks = torch.zeros((*shape, matches.masks.shape[1]), dtype=torch.int8)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.likelihoods = torch.zeros(shape)
        self.values = torch.zeros(shape)
        self.rewards = torch.zeros(shape)
        self.signs = torch.zeros(shape)  # of the next value: 1, -1 where the other seat is asked, 0 after the end

    @torch.no_grad()  # type: ignore[untyped-decorator]  # torch is not always there
    def play(self, agent: Agent, matches: Matches, points: float) -> Tensor:
        """Fill the rows; gives back the values of the positions after them."""
        for step in range(len(self.actions)):
            self.observations[step] = torch.tensor(matches.observations)
            self.masks[step] = torch.tensor(matches.masks)
            likelihoods, self.values[step] = agent(self.observations[step], self.masks[step])
            actions = likelihoods.exp().multinomial(1)
            self.actions[step] = actions[:, 0]
            self.likelihoods[step] = likelihoods.gather(1, actions)[:, 0]
            seats = matches.seats.copy()
            matches.step(self.actions[step].numpy())
            rewards = matches.rewards[np.arange(len(seats)), seats] / points
            self.rewards[step] = torch.from_numpy(rewards)
            signs = np.where(matches.ends, 0.0, np.where(matches.seats == seats, 1.0, -1.0))
            self.signs[step] = torch.from_numpy(signs)
        values: Tensor = agent(torch.tensor(matches.observations), torch.tensor(matches.masks))[1]
        return values

    def advantages(self, values_after: Tensor, discount: float, trace: float) -> Tensor:
        """How much better each decision was than expected (generalized advantage estimate)."""
        advantages = torch.zeros_like(self.values)
        next_values, next_advantages = values_after, torch.zeros_like(values_after)
        for step in reversed(range(len(self.values))):
            factors = discount * self.signs[step]
            surprise = self.rewards[step] + factors * next_values - self.values[step]
            next_advantages = surprise + factors * trace * next_advantages
            next_values = self.values[step]
            advantages[step] = next_advantages
        return advantages


def learn(agent: Agent, optimizer: Any, rollout: Rollout, advantages: Tensor, settings: Settings) -> float:
    """Some epochs over the rollout; gives back the mean loss."""
    rows = {name: tensor.flatten(0, 1) for name, tensor in vars(rollout).items()}
    rows |= {"advantages": advantages.flatten(), "returns": (advantages + rollout.values).flatten()}
    losses: list[float] = []
    for _ in range(settings.epochs):
        for chosen in torch.randperm(rollout.values.numel()).split(settings.minibatch):
            loss = ppo_loss(agent, {name: tensor[chosen] for name, tensor in rows.items()}, settings)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.network.parameters(), 0.5)
            optimizer.step()
            losses.append(loss.item())
    return sum(losses) / len(losses)


def ppo_loss(agent: Agent, rows: dict[str, Tensor], settings: Settings) -> Tensor:
    likelihoods, values = agent(rows["observations"], rows["masks"])
    chosen = likelihoods.gather(1, rows["actions"][:, None])[:, 0]
    ratio = (chosen - rows["likelihoods"]).exp()
    advantages = (rows["advantages"] - rows["advantages"].mean()) / (rows["advantages"].std() + 1e-8)
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    gain = torch.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -(likelihoods.exp() * likelihoods).sum(1).mean()
    surprise = (values - rows["returns"]).square().mean()
    return 0.5 * surprise - gain - settings.entropy * entropy


@torch.no_grad()  # type: ignore[untyped-decorator]
def share_won(agent: Agent, trials: int) -> float:
    """Of that many matches against random, with the likeliest action each time; a shared victory is half a one."""
    env = LearnerVectorEnv(agent.game, trials, seats=2, bots="random")
    observations, info = env.reset(seed=1_000_000)  # matches that are not learned from
    results = np.full(trials, np.nan)
    while np.isnan(results).any():
        likelihoods, _ = agent(torch.from_numpy(observations), torch.from_numpy(info["action_mask"]))
        observations, rewards, ends, _, info = env.step(likelihoods.argmax(1).numpy())
        first = ends & np.isnan(results)
        results[first] = (rewards[first] + 1) / 2
    return float(results.mean())


def train(settings: Settings) -> list[dict[str, float]]:
    """Learn, and write the files; gives back the points of the curve."""
    torch.manual_seed(settings.seed)
    agent = Agent(settings.game, settings.width)
    optimizer = torch.optim.Adam(agent.network.parameters(), settings.learning_rate, eps=1e-5)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, settings.updates)
    matches = Matches(settings.game, settings.matches, seats=2, reward="margin")
    matches.reset(settings.seed)
    rollout = Rollout(matches, settings.steps)
    folder = Path(settings.out)
    folder.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, float]] = []
    start = time.perf_counter()
    for update in range(1, settings.updates + 1):
        values_after = rollout.play(agent, matches, settings.points)
        advantages = rollout.advantages(values_after, settings.discount, settings.trace)
        loss = learn(agent, optimizer, rollout, advantages, settings)
        schedule.step()
        if update % settings.every == 0 or update == settings.updates:
            decisions = update * rollout.values.numel()
            won = share_won(agent, settings.trials)
            curve.append({"decisions": decisions, "loss": loss, "won": won, "seconds": time.perf_counter() - start})
            print(line_of(update, settings.updates, curve[-1]), flush=True)
            agent.save(folder / "policy.npz")
    (folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    draw(curve, folder / "curve.png", settings.game)
    return curve


def line_of(update: int, updates: int, point: dict[str, float]) -> str:
    counted = f"{update:4}/{updates}  {point['decisions']:10,.0f} decisions  {point['seconds']:5.0f} s"
    return f"{counted}  loss {point['loss']:7.4f}  won against random {point['won']:6.1%}"


def draw(curve: list[dict[str, float]], file: Path, game: str) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([point["decisions"] for point in curve], [100 * point["won"] for point in curve], marker="o")
    axes.axhline(90, linestyle="--", linewidth=1, color="grey")
    axes.set(
        xlabel="decisions learned from", ylabel="won against random, %", title=f"PPO learns {game}", ylim=(0, 101)
    )
    figure.savefig(file, dpi=120)
    pyplot.close(figure)


def settings_from_command_line() -> Settings:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for setting in fields(Settings):
        kind = type(setting.default)
        words = f"{setting.metadata['help']} (%(default)s)"
        parser.add_argument(f"--{setting.name.replace('_', '-')}", type=kind, default=setting.default, help=words)
    return Settings(**vars(parser.parse_args()))


if __name__ == "__main__":
    train(settings_from_command_line())
