"""Parts of views that were made before."""

from rooftree.core.kept import Kept


def test_the_same_numbers_give_the_same_part() -> None:
    kept: Kept[list[int]] = Kept()
    first = kept.of((1, 2), lambda: [1, 2])
    assert kept.of((1, 2), lambda: [3]) is first
    assert kept.of((1, 3), lambda: [3]) == [3]


def test_the_oldest_are_forgotten() -> None:
    kept: Kept[list[int]] = Kept(most=2)
    for number in range(5):
        kept.of(number, lambda number=number: [number])  # type: ignore[misc]
    assert len(kept) == 2
    assert kept.of(0, lambda: [7]) == [7]
    assert kept.of(4, lambda: [7]) == [4]
