"""Objects of the compiled engine that lie deep inside others are freed without touching what lies beside them."""

from __future__ import annotations

from tools.compile_engine import without_false_trashcans

from tests.conftest import Run

# Python frees what lies fifty others deep in a way of its own. Every other bag is freed at each depth around that;
# between them lie those that must stay as they are.
BURIED = """
from atol.core.bag import bag_of

def bury(thing, depth):
    for _ in range(depth):
        thing = [thing]
    return thing

totals = set()
for depth in range(40, 60):
    bags = [bag_of([1, 2, 3]) for _ in range(400)]
    kept, freed = bags[1::2], bags[::2]
    del bags
    buried = [bury(freed.pop(), depth) for _ in range(150)]
    del buried
    totals |= {bag.total for bag in kept}
print(sorted(totals))
"""

CODE = """
static void
Bag_dealloc(BagObject *self)
{
    CPy_TRASHCAN_BEGIN(self, Bag_dealloc)
    Bag_clear(self);
    CPy_TRASHCAN_END(self)
}
static void
Table_dealloc(TableObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, Table_dealloc)
    Table_clear(self);
    CPy_TRASHCAN_END(self)
}
"""


def test_what_is_freed_deep_inside_others_leaves_its_neighbours_alone(run_compiled: Run) -> None:
    assert run_compiled("-c", BURIED) == "[6]\n"


def test_only_who_has_the_header_of_the_garbage_collector_is_put_off() -> None:
    bag, table = without_false_trashcans(CODE).split("Table_dealloc(TableObject")
    assert "TRASHCAN" not in bag
    assert "Bag_clear(self);" in bag
    assert table.count("TRASHCAN") == 2
