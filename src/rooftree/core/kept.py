"""What was made of the same numbers before: most of a table stays as it is from one move to the next, so a view is
mostly what the last one was, and whoever compares the two sees at once that it is the same.
"""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 5_000  # a thousand tables of three, and then some


class Kept(Generic[T]):
    """Parts of views, for reading only, by all that they are made of; the oldest are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._made: dict[Hashable, T] = {}

    def of(self, numbers: Hashable, make: Callable[[], T]) -> T:
        """The part that these numbers come to, made anew if nobody had them lately."""
        made = self._made.get(numbers)
        if made is None:
            made = self._made[numbers] = make()
            if len(self._made) > self.most:
                del self._made[next(iter(self._made))]
        return made

    def __len__(self) -> int:
        return len(self._made)
