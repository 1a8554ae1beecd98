"""The net while it learns: floating point, in torch. `quantize` makes of it the whole numbers that bots play with."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from atol.bots.worth import OPINION_BITS
from atol.core.game import Game
from atol.train.quantize import Affine, Floats, input_scale, opinion_count

FIRST_TRUST = 10.0  # in the judge, before anything was learned
NEVER = -1e9  # the preference for an action that is not legal


class Sizes(NamedTuple):
    inputs: int
    hidden: int
    deep: int
    seats: int
    actions: int


class Model(nn.Module):  # type: ignore[misc]  # torch is not always there
    """Values for the seats, counted from the one that looks, and preferences for the actions.

    `examples` says what the inputs are; the preferences include the judge's opinion of where each action leads, as
    far as the net trusts it.
    """

    def __init__(self, game: Game, hidden: int, deep: int) -> None:
        super().__init__()
        self.sizes = Sizes(game.observation.length, hidden, deep, game.meta.seats[1], game.action_count)
        self.register_buffer("scale", torch.tensor(input_scale(game), dtype=torch.float32))
        opinions = opinion_count(game)
        self.first = nn.Linear(self.sizes.inputs + opinions, hidden)
        self.second = nn.Linear(hidden, deep)
        self.values = nn.Linear(deep + opinions, self.sizes.seats + 1)
        self.preferences = nn.Linear(deep, self.sizes.actions)
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.constant_(self.first.bias, 0.25)
        nn.init.constant_(self.second.bias, 0.25)
        nn.init.constant_(self.values.bias[-1], FIRST_TRUST)

    def forward(self, inputs: Tensor, outlooks: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.first(inputs * self.scale).clamp(0.0, 1.0)
        deep = self.second(hidden).clamp(0.0, 1.0)
        opinions = inputs[:, self.sizes.inputs :] / 2**OPINION_BITS
        outputs = self.values(torch.cat((deep, opinions), 1))
        values, trust = outputs[:, :-1], outputs[:, -1:]
        return values, self.preferences(deep) + trust * outlooks

    def floats(self) -> Floats:
        return Floats(*(affine(layer) for layer in (self.first, self.second, self.values, self.preferences)))


def affine(layer: nn.Linear) -> Affine:
    return Affine(*(tensor.detach().cpu().double().numpy() for tensor in (layer.weight, layer.bias)))


def losses(model: Model, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """How wrong the values are (mean square), and how surprising the search's choices (cross entropy)."""
    values, preferences = model(batch["inputs"], batch["outlooks"])
    present = batch["present"]
    wrong = ((values - batch["worths"]).square() * present).sum() / present.sum()
    likely = preferences.masked_fill(~batch["masks"], NEVER).log_softmax(1)
    searched = batch["visits"].sum()  # 1 for each position that was searched with care
    return wrong, -(batch["visits"] * likely).sum() / searched.clamp(min=1.0)
