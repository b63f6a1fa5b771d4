"""Frames of WebSockets, held against those of a library that many use."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from rooftree.server.frames import BROKEN, NO_TEXT, TOO_BIG, BrokenFrame, Op, Reader, close_frame, frame, text_frame
from rooftree.server.wire import Wire

MOST = 70_000
SIZES = st.sampled_from([0, 1, 5, 125, 126, 127, 65_535, 65_536])
MESSAGES = st.lists(st.tuples(st.sampled_from(["é", "x", "日"]), SIZES, st.integers(1, 4)), max_size=4)


def sent(payload: bytes, op: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(op, payload, fin).serialize(mask=True)


def in_frames(text: bytes, count: int) -> bytes:
    """A message in so many frames, with a ping in between."""
    size = len(text) // count + 1
    parts = [text[at : at + size] for at in range(0, len(text), size)] or [b""]
    ops = [Opcode.TEXT, *[Opcode.CONT] * (len(parts) - 1)]
    frames = [sent(part, op, at == len(parts) - 1) for at, (op, part) in enumerate(zip(ops, parts, strict=True))]
    return sent(b"?", Opcode.PING).join(frames)


def read(data: bytes, cuts: list[int], most: int = MOST) -> Iterator[tuple[Op, bytes]]:
    """In whatever pieces the network makes of it."""
    reader, places = Reader(most), sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    for start, end in pairwise(places):
        yield from reader.read(data[start:end])


@given(messages=MESSAGES, cuts=st.lists(st.integers(0, 400_000), max_size=6))
def test_messages_arrive_whole_in_whatever_pieces(messages: list[tuple[str, int, int]], cuts: list[int]) -> None:
    texts = [(letter * size).encode()[:65_536].decode(errors="ignore").encode() for letter, size, _ in messages]
    data = b"".join(in_frames(text, count) for text, (_, _, count) in zip(texts, messages, strict=True))
    found = list(read(data, cuts))
    assert [payload for op, payload in found if op is Op.TEXT] == texts
    assert {payload for op, payload in found if op is Op.PING} <= {b"?"}


@given(size=SIZES)
def test_what_we_send_is_what_others_read(size: int) -> None:
    text = b"x" * size
    expected = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_frame(text) == frame(Op.TEXT, text) == expected
    assert close_frame(4009) == Frame(Opcode.CLOSE, (4009).to_bytes(2)).serialize(mask=False)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(b"\x81\x02hi", BROKEN, id="not masked"),
        pytest.param(b"\xc1\x80" + bytes(4), BROKEN, id="of an extension"),
        pytest.param(b"\x83\x80" + bytes(4), BROKEN, id="no such frame"),
        pytest.param(b"\x8b\x80" + bytes(4), BROKEN, id="no such control frame"),
        pytest.param(b"\x09\x80" + bytes(4), BROKEN, id="half a ping"),
        pytest.param(b"\x89\xfe\x00\x7e", BROKEN, id="a long ping"),
        pytest.param(sent(b"more", Opcode.CONT), BROKEN, id="more of nothing"),
        pytest.param(sent(b"a", fin=False) + sent(b"b"), BROKEN, id="two at once"),
        pytest.param(sent(b"\xff\xfe"), NO_TEXT, id="no text"),
        pytest.param(sent(b"\xc3", fin=False) + sent(b"\xc3", Opcode.CONT), NO_TEXT, id="no text in pieces"),
        pytest.param(b"\x81\xff" + (1 << 40).to_bytes(8), TOO_BIG, id="too big, told before it comes"),
        pytest.param(
            sent(b"x" * 40_000, fin=False) + sent(b"x" * 40_000, Opcode.CONT), TOO_BIG, id="too big in pieces"
        ),
    ],
)
def test_whoever_breaks_the_rules_is_told_which(data: bytes, code: int) -> None:
    with pytest.raises(BrokenFrame) as broken:
        list(read(data, []))
    assert broken.value.code == code


class Pipe:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written, self.is_closed = b"", False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    abort = close


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def hear(self, text: bytes | None) -> None:
        self.heard.append(text)

    def end(self) -> None:
        self.heard.append("end")


def test_a_wire_answers_pings_hears_texts_and_parts_politely() -> None:
    async def work() -> None:
        pipe, ear, connections = Pipe(), Ear(), set[Any]()
        wire = Wire(pipe, connections)  # type: ignore[arg-type]
        wire.reading = ear
        wire.data_received(sent(b"are you there?", Opcode.PING) + sent(b"one") + sent(b"bytes", Opcode.BINARY))
        wire.data_received(sent(b"", Opcode.PONG) + sent((1000).to_bytes(2), Opcode.CLOSE) + sent(b"too late"))
        await slices_done()
        assert ear.heard == [b"one", None]
        assert pipe.written == frame(Op.PONG, b"are you there?") + close_frame(1000)
        assert pipe.is_closed
        wire.connection_lost(None)
        await slices_done()
        assert (ear.heard[-1], connections) == ("end", set())
        wire.send(b"nobody hears this")
        assert pipe.written.endswith(close_frame(1000))

    asyncio.run(work())


async def slices_done() -> None:
    """On a busy machine, what a wire was sent may wait for the next slice of the event loop's work."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_only_who_was_asked_and_has_not_answered_is_gone() -> None:
    """A busy server asks seldom, and whoever answered its last question is there, however long ago that was."""

    async def work() -> None:
        pipe = Pipe()
        wire = Wire(pipe, set())  # type: ignore[arg-type]
        now = wire.heard_at + 100
        wire.look_after(now)
        wire.heard_at = now + 1  # the answer
        now += 100
        wire.look_after(now)
        assert (pipe.written, pipe.is_closed) == (frame(Op.PING) * 2, False)
        wire.look_after(now + 5)
        assert not pipe.is_closed
        wire.look_after(now + 7)
        assert pipe.is_closed

    asyncio.run(work())
