from __future__ import annotations

from atol.core.numbers import bit_at, bits_of, insert_in_order


def test_the_bit_at_a_place_is_the_one_that_the_list_has_there() -> None:
    for mask in (1, 0b1011, 0b1100100, 2**40 + 2**7):
        assert [bit_at(mask, index) for index in range(len(bits_of(mask)))] == bits_of(mask)


def test_a_number_is_inserted_where_it_belongs() -> None:
    numbers: list[int] = []
    for number in (5, 2, 9, 2, 7, 9):
        insert_in_order(numbers, number)
    assert numbers == [2, 2, 5, 7, 9, 9]
