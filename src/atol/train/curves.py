"""What a run has learned, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from atol.train.folder import Round


def draw(rounds: list[Round], title: str, file: Path) -> bool:
    """False where matplotlib is not installed."""
    try:
        import matplotlib
    except ImportError:
        return False
    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 3, figsize=(12, 3.6), layout="constrained")
    numbers = [entry.number for entry in rounds]
    draw_line(axes[0], numbers, [entry.value_loss for entry in rounds], "values: mean square error")
    draw_line(axes[1], numbers, [entry.policy_loss for entry in rounds], "choices: cross entropy")
    draw_line(axes[2], numbers, [entry.score for entry in rounds], "score against the bot before")
    promoted = [entry for entry in rounds if entry.promoted]
    axes[2].plot(
        [entry.number for entry in promoted], [entry.score for entry in promoted], "o", label="took its place"
    )
    axes[2].axhline(0.5, linestyle="--", linewidth=1, color="grey")
    axes[2].legend()
    figure.suptitle(title)
    figure.savefig(file, dpi=110)
    pyplot.close(figure)
    return True


def draw_line(axes: Any, numbers: list[int], values: list[float], title: str) -> None:
    axes.plot(numbers, values, marker=".")
    axes.set(xlabel="round", title=title)
