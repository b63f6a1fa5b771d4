"""Who really asks, behind proxies that the operator has named.

Anybody can send `X-Forwarded-For`. What a named proxy says of whom it speaks for counts; what others say does not.
"""

import ipaddress
from collections.abc import Iterable

import structlog
from starlette.datastructures import Headers
from starlette.types import Scope

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SIGNS = ("x-forwarded-for", "forwarded", "via")  # of a proxy
SEEN_THROUGH = "rooftree.seen_through"  # in a scope: the address is that of who asks, not of a proxy
LONGEST_WAY = 2_000  # characters


def network_named(text: str) -> Network:
    """`10.0.0.0/8`, or one address; `ValueError` says what is wrong."""
    return ipaddress.ip_network(text.strip().strip("[]"), strict=False)


def address_of(text: str) -> Address | None:
    """An address as proxies write it, with a port or without; None if it is none."""
    host = text.strip().strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Proxies:
    """Those of one server."""

    def __init__(self, named: Iterable[str]) -> None:
        self.networks = [network_named(each) for each in named]
        self._has_warned = False

    def include(self, host: str) -> bool:
        address = address_of(host)
        return address is not None and any(address in network for network in self.networks)

    def see_through(self, scope: Scope) -> None:
        """Whoever a named proxy speaks for takes its place."""
        host, headers = (scope.get("client") or ("", 0))[0], Headers(scope=scope)
        if not any(sign in headers for sign in SIGNS) and "x-forwarded-proto" not in headers:
            return
        if not self.include(host):
            self._warn(host, headers)
            return
        scope["client"] = (self._asker(host, headers), 0)
        scope[SEEN_THROUGH] = True
        if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() == "https":
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"

    def _asker(self, host: str, headers: Headers) -> str:
        """From the right, the first address that is no proxy of ours: what stands left of it anybody can write."""
        way = ",".join(headers.getlist("x-forwarded-for"))
        if len(way) > LONGEST_WAY:
            return host
        for each in reversed(way.split(",")):
            address = address_of(each)
            if address is None:
                break
            host = str(address)
            if not self.include(host):
                break
        return host

    def _warn(self, host: str, headers: Headers) -> None:
        """Once: this may be a proxy that nobody has named, and then everybody behind it counts as one."""
        if "x-forwarded-for" in headers and not self._has_warned:
            self._has_warned = True
            structlog.get_logger().warning(
                "a proxy that is not named says whom it speaks for, and is not believed (see --proxy)", address=host
            )


def is_forwarded(scope: Scope) -> bool:
    """Whether a request came through a proxy that was not seen through: nobody knows whom it speaks for."""
    headers = Headers(scope=scope)
    return SEEN_THROUGH not in scope and any(sign in headers for sign in SIGNS)
