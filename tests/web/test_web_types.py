"""The browser's types, generated from messages."""

from __future__ import annotations

from tools.web_types import schema_of

from atol.core.notation import Notation, in_order, kind


def test_a_game_with_a_single_kind_of_action_has_a_type_of_actions_too() -> None:
    text = Notation("pearls", in_order(kind(0, "dive")))
    schema = schema_of("Messages", [], {"Move": text.union})
    assert schema["$defs"]["Move"]["anyOf"] == [{"$ref": "#/$defs/Dive"}]


def test_several_kinds_are_a_union() -> None:
    text = Notation("pearls", in_order(kind(0, "dive"), kind(1, "stop")))
    schema = schema_of("Messages", [], {"Move": text.union})
    assert [kind["$ref"] for kind in schema["$defs"]["Move"]["anyOf"]] == ["#/$defs/Dive", "#/$defs/Stop"]
