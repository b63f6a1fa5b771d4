"""How much somebody may ask for: a bucket that fills by itself and empties with every request."""

import ipaddress
import time
from collections import OrderedDict

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


def network_of(connection: HTTPConnection) -> str:
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
