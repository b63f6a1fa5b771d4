"""Telling people who are away that it is their turn: by browser push (VAPID).

A push carries no content, so nothing about a game passes through anybody's push service: the browser asks the server.
"""

import asyncio
import base64
import contextlib
import hashlib
import ipaddress
import json
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import structlog
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from rooftree.server.clock import Clock
from rooftree.server.proxies import Network, address_of
from rooftree.server.store.store import Store

if TYPE_CHECKING:
    from rooftree.server.room import Room

LIVE_DELAY = 20.0  # seconds in which somebody who only reloads the page comes back
TIMEOUT = 10.0
TOKEN_LIFE = 12 * 3600
MOST_NOTICES = 5  # addresses of one person
MOST_TOLD = 50_000  # tables that wait for somebody who was told
LOOK_UPS = 2  # names looked up at once: a slow name server must not hold up anything else
GONE = (404, 410)  # the address has had enough of us
STATUS = len("HTTP/1.1 200")
ASKED = 3.0  # seconds for a name that somebody registers: what cannot be told by then is told when it is called
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # NAT64: an IPv4 address in disguise
INTERNET = ipaddress.IPv6Network("2000::/3")  # whatever else there is of IPv6 is nobody's, or somebody's own
ISATAP = (0x0000_5EFE, 0x0200_5EFE)  # in the middle of an address that ends in one of IPv4
IN_THE_CLOUD = frozenset({"168.63.129.16", "192.0.0.192"})  # where machines ask about themselves, as if out there


class Occasion(NamedTuple):
    """What somebody is told about: the turn that began at a version, that its time is up, that somebody waits."""

    version: int
    is_late: bool = False
    nudged_at: float | None = None


class Notices:
    """Who was told about which turn."""

    def __init__(self, store: Store, clock: Clock = time.time) -> None:
        self.store, self.clock = store, clock
        self._key: Any = None
        self._told: dict[str, Occasion] = {}  # by table
        self._tasks: set[asyncio.Task[None]] = set()
        self.allowed: tuple[Network, ...] = ()  # private networks that the operator lets notices go to
        self._look_ups = ThreadPoolExecutor(LOOK_UPS, "names")
        self._questions = ThreadPoolExecutor(1, "names-asked")  # strangers' names hold up nothing but each other
        self._encryption: ssl.SSLContext | None = None
        self.sent = 0

    async def open(self) -> None:
        private = await self.store.register.key("push", new_key)
        self._key = serialization.load_der_private_key(private, None)
        self._encryption = ssl.create_default_context()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # before the store is closed under them
        for names in (self._look_ups, self._questions):
            names.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return plain64(point)

    async def expect_out_there(self, address: str) -> None:
        """`NotOutThere` for an address that leads into a private network. A name that nobody knows yet may pass: where
        it leads is looked at again whenever it is called.
        """
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            async with asyncio.timeout(ASKED):
                await self._checked_addresses(target_of(address), self._questions)

    def consider(self, room: "Room") -> None:
        """After a change: does the table wait for a person who is not here, and does not know it yet?"""
        awaited = self._awaited(room)
        if awaited is None or self._told.get(room.table.id) == awaited[1]:
            return
        if len(self._told) >= MOST_TOLD:
            self._told.clear()  # tables that were left in the middle; at worst somebody is told twice
        self._told[room.table.id] = awaited[1]
        task = asyncio.create_task(self._tell(room, *awaited), name="notice")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _awaited(self, room: "Room") -> tuple[str, Occasion] | None:
        """Whom the table waits for, if that is a person who is away."""
        table, seat = room.table, room.table.waits_for
        if table.awaits_shares:
            here, shares = room.audience.people(), table.shares.items()
            away = [person for person, share in shares if share.secret is None and person not in here]
            return (away[0], Occasion(table.asked_version)) if away else None
        if seat is None:
            self._told.pop(table.id, None)
            return None
        person = table.seats[seat].person
        if person is None or table.seats[seat].bot is not None or person in room.audience.people():
            return None
        return person, Occasion(table.asked_version, table.seats[seat].warned_at is not None, table.nudged_at)

    async def _tell(self, room: "Room", person: str, occasion: Occasion) -> None:
        """After a while, if nothing has changed; whatever goes wrong here must not disturb anybody."""
        is_urgent = occasion.is_late or occasion.nudged_at is not None
        if room.table.settings.pace == "live" and not is_urgent:
            await asyncio.sleep(LIVE_DELAY)
        if self._awaited(room) != (person, occasion):
            return
        try:
            if not await self._is_resting(person, is_hurried=is_urgent or room.table.settings.pace == "live"):
                await self.send_to(person, room.table.id)
        except Exception:
            structlog.get_logger().exception("a notice failed", table=room.table.id)

    async def _is_resting(self, person: str, is_hurried: bool) -> bool:
        """On holiday, or content with hearing of turns once a morning."""
        known = await self.store.register.person(id=person)
        if known is None:
            return False
        return (known["away_until"] or 0) > self.clock() or (known["morning_at"] is not None and not is_hurried)

    async def send_to(self, person: str, about: str) -> None:
        """A word to all addresses of somebody; a newer one about the same replaces it."""
        for notice in await self.store.register.notices_of(person):
            if not await self._send(notice["address"], about):
                await self.store.register.drop_notice(person, notice["address"])

    async def _send(self, address: str, about: str) -> bool:
        """Whether the address still wants to hear from us."""
        try:
            target = target_of(address)
        except ValueError:
            return False
        topic = topic_of(about)
        headers = {"TTL": "86400", "Urgency": "high", "Topic": topic, "Authorization": self._vapid(target)}
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await self._post(target, headers)
            self.sent += status < 300
            return status not in GONE
        except NotOutThere:
            return False
        except (OSError, EOFError, TimeoutError, ValueError):
            return True  # perhaps another time

    async def _post(self, target: "Target", headers: dict[str, str]) -> int:
        """The status of the answer, of which nothing else is read. Redirections are not followed."""
        reader, writer = await self._connect(target)
        try:
            writer.write(request_text(target, headers))
            await writer.drain()
            return int((await reader.readexactly(STATUS))[-3:])
        finally:
            writer.transport.abort()

    async def _connect(self, target: "Target") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first of a host's addresses that answers: some machines reach only one kind of them."""
        *others, last = await self._checked_addresses(target, self._look_ups)
        name, encryption = target.host, self._encryption
        for address in others:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection(address, target.port, ssl=encryption, server_hostname=name)
        return await asyncio.open_connection(last, target.port, ssl=encryption, server_hostname=name)

    async def _checked_addresses(self, target: "Target", names: ThreadPoolExecutor) -> list[str]:
        """Where the name leads, looked up once: what is checked is what is connected to."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(names, look_up, target)
        if not found or not all(self._may_be_called(each) for each in found):
            raise NotOutThere
        return found

    def _may_be_called(self, address: str) -> bool:
        ip = address_of(address)
        return is_out_there(address) or any(ip in network for network in self.allowed)

    def _vapid(self, target: "Target") -> str:
        """RFC 8292: a signed word that it is us."""
        claims = {
            "aud": f"https://{place_of(target)}",
            "exp": int(time.time()) + TOKEN_LIFE,
            "sub": "mailto:push@rooftree.invalid",
        }
        head = plain64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{plain64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{plain64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public_key}"


def new_key() -> bytes:
    private = ec.generate_private_key(ec.SECP256R1())
    return private.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def topic_of(table: str) -> str:
    """A word that is the same for a table, so that one notice replaces another: not its name, which opens its door."""
    return hashlib.sha256(f"topic:{table}".encode()).hexdigest()[:32]


def plain64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# Where an address leads: a server must not be made to call its own network


class NotOutThere(Exception):
    """An address in a private network, or on this machine."""


class Target(NamedTuple):
    """An address taken apart."""

    host: str
    port: int
    path: str


def target_of(address: str) -> Target:
    """`ValueError` says what is wrong with an address."""
    if not address.isascii() or not address.isprintable() or " " in address:
        raise ValueError("an address is made of plain letters, without spaces")
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        raise ValueError("an address begins with https:// and names a host")
    if "@" in parts.netloc:
        raise ValueError("an address holds no name and no password")
    query = f"?{parts.query}" if parts.query else ""
    return Target(parts.hostname, parts.port or 443, (parts.path or "/") + query)


def place_of(target: Target) -> str:
    """Host and port as they are written."""
    host = f"[{target.host}]" if ":" in target.host else target.host
    return host if target.port == 443 else f"{host}:{target.port}"


def look_up(target: Target) -> list[str]:
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def is_out_there(address: str) -> bool:
    """Whether an IP address belongs to the internet at large, also when it is wrapped into another one."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast and str(ip) not in IN_THE_CLOUD
    if not all(is_out_there(str(each)) for each in _inside(ip)):
        return False
    return ip.ipv4_mapped is not None or ip in TRANSLATED or (ip in INTERNET and ip.is_global)


def _inside(ip: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address]:
    """The addresses of IPv4 that one of IPv6 leads to."""
    found = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
    if ip in TRANSLATED or int(ip) >> 32 & 0xFFFF_FFFF in ISATAP:
        found.append(ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF))
    return [each for each in found if each is not None]


def request_text(target: Target, headers: dict[str, str]) -> bytes:
    lines = {"Host": place_of(target), **headers, "Content-Length": "0", "Connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii")
