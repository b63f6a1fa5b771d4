"""Where the others in one's network find a server that was opened for them."""

import ipaddress
import socket

EVERYWHERE = frozenset({"0.0.0.0", "::"})  # a server that listens there can be reached from the network
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's (RFC 5737): asking the way sends nothing


def address_in_network() -> str | None:
    """This machine's address as its neighbours see it; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_this_machine(found) else found


def is_this_machine(host: str) -> bool:
    """Whether a name means only the machine itself: nobody else can follow a link to it."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False
