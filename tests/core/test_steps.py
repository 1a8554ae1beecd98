"""The table of a turn: each step stands where its code says, under a name of its own."""

from __future__ import annotations

from typing import Any

import pytest

from atol.core.steps import Step, in_order


class ToHand(Step[Any]):
    pass


class Start(Step[Any]):
    name = "begin"


def test_a_step_is_named_after_its_class_and_knows_its_code() -> None:
    steps = in_order((0, ToHand()), (1, Start()))
    assert [(step.name, step.code) for step in steps] == [("to-hand", 0), ("begin", 1)]


def test_a_step_at_another_place_than_its_code_says_is_refused() -> None:
    with pytest.raises(ValueError, match="the step 'to-hand' has code 2 but stands at 0"):
        in_order((2, ToHand()))


def test_two_steps_with_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps have one name"):
        in_order((0, ToHand()), (1, ToHand()))
