"""A game is asked by several threads at once, as rules let go of the interpreter while they run."""

from collections.abc import Callable
from typing import Any

from rooftree.core.jit import Kind
from rooftree.core.layout import Array
from tests.core.toy import Toy


def interrupting(rules: Callable[..., None], meanwhile: Callable[[], object]) -> Callable[..., None]:
    """Rules during which another thread gets its turn, once: as if it had come just then."""
    left = [meanwhile]

    def run(*args: Any) -> None:
        rules(*args)
        if left:
            left.pop()()

    return run


def begun() -> tuple[Toy, Array, Array]:
    """A game, a position in which three moves are legal, and one in which only the last pebble is left."""
    toy = Toy(Kind.CHECKED)
    start = toy.new(2, 1)
    end = start
    for _ in range(8):
        end = toy.step(end, 0)
    return toy, start, end


def test_a_list_of_moves_is_ones_own() -> None:
    toy, start, end = begun()
    toy._list_moves_at = interrupting(toy._list_moves_at, lambda: toy.moves(end))
    assert toy.moves(start) == [0, 1, 2]
    assert toy.moves(end) == [0]


def test_lists_are_used_again() -> None:
    toy, start, end = begun()
    for _ in range(3):
        assert (toy.moves(start), toy.moves(end)) == ([0, 1, 2], [0])
    assert len(toy._spare_moves) == 1


def test_what_all_see_is_of_the_position_asked_about() -> None:
    toy, start, end = begun()
    look = toy.look
    left = [end]

    def interrupted(state: Array) -> Any:
        if left:
            toy.showing.alike(left.pop())
        return look(state)

    toy.look = interrupted  # type: ignore[method-assign]
    assert toy.showing.alike(start).entries()["decision"] == "take"
    assert toy.showing.alike(start).entries() != toy.showing.alike(end).entries()
