"""Telling people who are away that it is their turn: by browser push (VAPID) or by a webhook.

A push carries no content, so nothing about a game passes through anybody's push service: the browser asks the server.
"""

import asyncio
import base64
import ipaddress
import json
import socket
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from rooftree.server.store.store import Store

if TYPE_CHECKING:
    from rooftree.server.rooms import Room

LIVE_DELAY = 20.0  # seconds in which somebody who only reloads the page comes back
TIMEOUT = 10.0
TOKEN_LIFE = 12 * 3600
MOST_NOTICES = 5  # addresses of one person


class Notices:
    """Who was told about which turn."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key: Any = None
        self._told: dict[str, int] = {}  # by table: the version for which somebody was told
        self._tasks: set[asyncio.Task[None]] = set()
        self.sent = 0

    async def open(self) -> None:
        private = await self.store.key("push", new_key)
        self._key = serialization.load_der_private_key(private, None)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return plain64(point)

    def consider(self, room: "Room") -> None:
        """After a change: is it the turn of a person who is not here?"""
        seat = room.table.waits_for
        person = None if seat is None else room.table.seats[seat].person
        if person is None or person in room.people_here() or self._told.get(room.table.id) == room.table.asked_version:
            return
        self._told[room.table.id] = room.table.asked_version
        task = asyncio.create_task(self._tell(room, person, room.table.asked_version), name="notice")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, room: "Room", person: str, version: int) -> None:
        if room.table.settings.pace == "live":
            await asyncio.sleep(LIVE_DELAY)
        if room.table.asked_version != version or person in room.people_here():
            return
        for notice in await self.store.notices_of(person):
            if await asyncio.to_thread(self._send, notice, room.table.id, room.table.game.name):
                self.sent += 1
            else:
                await self.store.drop_notice(person, notice["address"])

    def _send(self, notice: dict[str, Any], table: str, game: str) -> bool:
        """Whether the address still wants to hear from us."""
        address = notice["address"]
        if not is_public_address(address):
            return False
        if notice["kind"] == "push":
            headers = {"TTL": "86400", "Urgency": "high", "Authorization": self._vapid(address), "Content-Length": "0"}
            body = b""
        else:
            headers = {"Content-Type": "application/json", "User-Agent": "rooftree"}
            body = json.dumps({"event": "your-turn", "table": table, "game": game}).encode()
        try:
            request = Request(address, data=body, headers=headers, method="POST")
            with build_opener(_NoRedirects).open(request, timeout=TIMEOUT) as answer:
                return bool(answer.status < 400)
        except OSError as error:
            return getattr(error, "code", 500) not in (404, 410)

    def _vapid(self, address: str) -> str:
        """RFC 8292: a signed word that it is us."""
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_LIFE,
            "sub": "mailto:push@rooftree.invalid",
        }
        head = plain64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{plain64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{plain64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public_key}"


class _NoRedirects(HTTPRedirectHandler):
    """Whoever gave us an address meant that one."""

    def redirect_request(self, *_: Any) -> None:
        return None


def new_key() -> bytes:
    private = ec.generate_private_key(ec.SECP256R1())
    return private.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def plain64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def is_public_address(address: str) -> bool:
    """Whether an address is somewhere out there: a server must not be made to call its own network."""
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname:
        return False
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return all(ipaddress.ip_address(each[4][0]).is_global for each in found)
