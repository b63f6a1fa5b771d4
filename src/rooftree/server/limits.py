"""How much somebody may ask for: a bucket that fills by itself and empties with every request."""

import time
from collections import OrderedDict

MOST_BUCKETS = 20_000


class Bucket:
    """So many at once, and so many more a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate, self.left, self.at = most, rate, most, time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is enough left; then it is taken."""
        now = time.monotonic()
        self.left, self.at = min(self.most, self.left + (now - self.at) * self.rate), now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Limits:
    """A bucket for each name, the least recently used forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.setdefault(name, Bucket(self.most, self.rate))
        self._buckets.move_to_end(name)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
