"""How much somebody may ask for: a bucket that fills by itself and empties with every request."""

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

MOST_BUCKETS = 20_000
HOME = 64  # bits of an IPv6 address that one household has in common


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

    def take(self, name: str, amount: float = 1.0) -> bool:
        bucket = self._buckets.setdefault(name, Bucket(self.most, self.rate))
        self._buckets.move_to_end(name)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(amount)


# People and crowds


class Visitor(NamedTuple):
    """Whoever asks, as limits count."""

    network: str
    person: str | None  # whose token it is

    @property
    def name(self) -> str:
        """Known people count for themselves; strangers could be anybody, and are all of their address."""
        return f"network {self.network}" if self.person is None else f"person {self.person}"


class Turnstile:
    """How much each may ask for, and how much a crowd behind one address: a school may come at once, but guests are
    soon made, and a flood of them is held back like any other.
    """

    def __init__(self, each: Limits, crowd: Limits) -> None:
        self._each, self._crowds = each, crowd

    def take(self, visitor: Visitor, amount: float = 1.0) -> bool:
        return self._each.take(visitor.name, amount) and self._crowds.take(visitor.network, amount)


class Headcount:
    """Sockets that are open: so many of one person, of all strangers behind an address, and of all people there."""

    def __init__(self, person: int, strangers: int, crowd: int) -> None:
        self._person, self._strangers, self._crowd = person, strangers, crowd
        self._open: Counter[str] = Counter()

    def is_full(self, visitor: Visitor) -> bool:
        most = self._strangers if visitor.person is None else self._person
        return self._open[visitor.name] >= most or self._open[_crowd(visitor)] >= max(self._crowd, self._strangers)

    def come(self, visitor: Visitor) -> None:
        self._open.update((visitor.name, _crowd(visitor)))

    def go(self, visitor: Visitor) -> None:
        for name in (visitor.name, _crowd(visitor)):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]


def _crowd(visitor: Visitor) -> str:
    return f"crowd {visitor.network}"


def network_of(connection: "HTTPConnection") -> str:
    """Whom a request comes from, as limits count: an address, or for IPv6 everybody behind the same line."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return str(host)
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((int(address) >> HOME << HOME, HOME)))
    return str(address)
