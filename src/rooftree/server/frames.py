"""Frames of a WebSocket (RFC 6455): read as they come, in whatever pieces, and written in one.

Only what a server of short messages needs: no extensions, and whoever breaks the rules is told so and let go.
"""

from collections.abc import Iterator
from enum import IntEnum

CONTROL = 0x08  # this bit is set in the opcodes of control frames
END, MASKED = 0x80, 0x80
SHORT, MEDIUM = 125, 0xFFFF  # the longest that fit into a byte, and into two more


class Op(IntEnum):
    """What a frame is."""

    GO_ON = 0
    TEXT = 1
    BYTES = 2
    CLOSE = 8
    PING = 9
    PONG = 10


class BrokenFrame(Exception):
    """What came is no frame, or not one for us; `code` is the one to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


BROKEN, NO_TEXT, TOO_BIG = 1002, 1007, 1009


def frame(op: Op, payload: bytes = b"") -> bytes:
    """A whole message of a server, which masks nothing."""
    length = len(payload)
    if length <= SHORT:
        return bytes((END | op, length)) + payload
    if length <= MEDIUM:
        return bytes((END | op, 126)) + length.to_bytes(2) + payload
    return bytes((END | op, 127)) + length.to_bytes(8) + payload


TEXT_OF_TWO_BYTES = bytes((END | Op.TEXT, 126))


def text_frame(text: bytes) -> bytes:
    """The same for what is sent most."""
    length = len(text)
    if SHORT < length <= MEDIUM:
        return TEXT_OF_TWO_BYTES + length.to_bytes(2) + text
    return frame(Op.TEXT, text)


def close_frame(code: int) -> bytes:
    return frame(Op.CLOSE, code.to_bytes(2))


class Reader:
    """What one client sends, put together."""

    __slots__ = ("_begun", "_left", "_most", "_parts")

    def __init__(self, most: int) -> None:
        self._most = most  # bytes of a message
        self._left = b""  # a frame that is not complete
        self._begun: Op | None = None  # of a message in several frames
        self._parts = b""

    def read(self, data: bytes) -> Iterator[tuple[Op, bytes]]:
        """Messages and control frames that are complete by now; `BrokenFrame` where that ends."""
        data = self._left + data if self._left else data
        at = 0
        while (found := self._frame(data, at)) is not None:
            first, payload, at = found
            message = self._message(first, payload)
            if message is not None:
                yield message
        self._left = data[at:] if at else data

    def _frame(self, data: bytes, at: int) -> tuple[int, bytes, int] | None:
        """The first byte of the next frame, what is in it, and where it ends; None if it does not, yet."""
        if len(data) < at + 2:
            return None
        first, length, start = data[at], data[at + 1], at + 2
        if first & 0x70 or not length & MASKED:
            raise BrokenFrame(BROKEN)
        length &= 0x7F
        if first & CONTROL and (length > SHORT or not first & END):
            raise BrokenFrame(BROKEN)
        if length > SHORT:
            size = 2 if length == 126 else 8
            if len(data) < start + size:
                return None
            length, start = int.from_bytes(data[start : start + size]), start + size
        if length + len(self._parts) > self._most:
            raise BrokenFrame(TOO_BIG)
        end = start + 4 + length
        if len(data) < end:
            return None
        return first, unmasked(data[start : start + 4], data[start + 4 : end]), end

    def _message(self, first: int, payload: bytes) -> tuple[Op, bytes] | None:
        """What a frame completes, if anything."""
        op = first & 0x0F
        if op & CONTROL:
            if op not in (Op.CLOSE, Op.PING, Op.PONG):
                raise BrokenFrame(BROKEN)
            return Op(op), payload
        if op > Op.BYTES or (op == Op.GO_ON) is (self._begun is None):
            raise BrokenFrame(BROKEN)
        if not first & END:
            self._begun, self._parts = self._begun or Op(op), self._parts + payload
            return None
        if self._begun is not None:
            op, payload = self._begun, self._parts + payload
            self._begun, self._parts = None, b""
        if op == Op.TEXT and not is_text(payload):
            raise BrokenFrame(NO_TEXT)
        return Op(op), payload


def unmasked(mask: bytes, payload: bytes) -> bytes:
    """As one long number: a byte at a time would take a hundred times as long."""
    length = len(payload)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload) ^ int.from_bytes(key)).to_bytes(length)


def is_text(payload: bytes) -> bool:
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
