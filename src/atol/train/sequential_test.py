"""A sequential test of Wald's kind (SPRT): is the mean score 0.5, or higher by what would be worth having?"""

from __future__ import annotations

import math

EQUAL = 0.5
ERROR = 0.05  # how often it may be wrong, either way
CAUTION = 4  # imaginary pairs with the variance of tossed coins: a few equal results prove nothing
COIN = 0.125  # the variance of a pair of tossed coins


class SequentialTest:
    """Is the mean score 0.5, or `gain`? Asked after each pair, with the log-likelihood ratio of normal means."""

    def __init__(self, gain: float) -> None:
        self.gain = gain
        self.scores: list[float] = []

    def add(self, score: float) -> None:
        self.scores.append(score)

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else EQUAL

    def variance(self) -> float:
        mean = self.mean()
        squares = sum((score - mean) ** 2 for score in self.scores)
        return (squares + CAUTION * COIN) / (len(self.scores) + CAUTION)

    def log_likelihood_ratio(self) -> float:
        excess = self.mean() - (EQUAL + self.gain) / 2
        return len(self.scores) * (self.gain - EQUAL) * excess / self.variance()

    def better(self) -> bool | None:
        """True: accept the gain. False: reject it. None: go on."""
        ratio = self.log_likelihood_ratio()
        bound = math.log((1 - ERROR) / ERROR)
        return None if abs(ratio) < bound else ratio > 0
