"""From the one object file that LLVM writes for WebAssembly to a module that a browser takes.

A linker for a single object has little to do. Nothing is imported in the end: the memory and the pointer to the stack,
which an object takes from outside, are the module's own. The stack lies first in memory, so that a stack that is too
deep traps instead of writing into tables; constants follow, and whatever is behind them (`__heap_base`) is free for
whoever calls. (The formats: the specification of WebAssembly, and `Linking.md` of its tool conventions.)
"""

from collections.abc import Iterator
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
PAGE = 65_536
STACK = 4 * PAGE

CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)  # what is imported and exported
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B
SEGMENT_INFO, SYMBOL_TABLE = 5, 8  # parts of the section `linking`
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of a symbol
OF_DATA, OF_A_SECTION = 1, 3  # kinds of symbols

# Kinds of relocations: those of addresses have an addend, and are what moves.
FUNCTION_INDEX, ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
STAYS = frozenset({FUNCTION_INDEX, TYPE_INDEX, GLOBAL_INDEX})
WIDTH = 5  # bytes of a number that a linker may change


class NotLinkable(ValueError):
    """An object that wants more than a module of rules can have; the text says what."""


class Place(NamedTuple):
    """Where in a section an address is written, and how."""

    kind: int
    offset: int


class Symbol(NamedTuple):
    """A function that has a name."""

    name: str
    number: int
    is_defined: bool


def linked(data: bytes, exports: list[str], notes: dict[str, bytes]) -> bytes:
    """The module of an object: these functions, its memory and `__heap_base` exported, and `notes` kept in it."""
    sections, moves = _read(data)
    functions = _functions(sections["linking"])
    _refuse_imports(sections[IMPORT])
    base = STACK
    code = _moved(sections[CODE], moves.get(CODE, []), base)
    segments, heap = _segments(sections.get(DATA, b"\0"), moves.get(DATA, []), base)
    pages = -(-heap // PAGE)
    shown = [(name, A_FUNCTION, functions[name]) for name in exports]
    shown += [("memory", A_MEMORY, 0), ("__heap_base", A_GLOBAL, 1)]
    parts = [
        (TYPE, sections[TYPE]),
        (FUNCTION, sections[FUNCTION]),
        (MEMORY, bytes([1, 0]) + leb(pages)),
        (GLOBAL, leb(2) + _global(STACK, MUTABLE) + _global(heap, 0)),
        (EXPORT, leb(len(shown)) + b"".join(_text(name) + bytes([kind]) + leb(at) for name, kind, at in shown)),
        *([(DATA_COUNT, sections[DATA_COUNT])] if DATA_COUNT in sections else []),
        (CODE, code),
        (DATA, segments),
        *((CUSTOM, _text(name) + note) for name, note in notes.items()),
    ]
    return MAGIC + b"".join(bytes([kind]) + leb(len(part)) + part for kind, part in parts)


def _global(value: int, changes: int) -> bytes:
    return bytes([I32, changes, I32_CONST]) + sleb(value) + bytes([END])


# Reading an object


class _Reader:
    """Numbers and names, one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        return self._number()[0]

    def signed(self) -> int:
        value, bits = self._number()
        return value - (1 << bits) if value >> bits - 1 else value

    def _number(self) -> tuple[int, int]:
        """Seven bits a byte, the lowest first, and how many bits they are."""
        value = bits = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << bits
            bits += 7
            if byte < 0x80:
                return value, bits

    def bytes(self) -> bytes:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at]

    def text(self) -> str:
        return self.bytes().decode()

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.data)


def _read(data: bytes) -> tuple[dict[int | str, bytes], dict[int, list[Place]]]:
    """The sections of an object, custom ones by name; what has to be moved in which."""
    if data[: len(MAGIC)] != MAGIC:
        raise NotLinkable("this is no WebAssembly")
    reader, sections, order = _Reader(data[len(MAGIC) :]), {}, []
    moves: dict[int, list[Place]] = {}
    while not reader.is_done:
        kind, part = reader.byte(), reader.bytes()
        order.append(kind)
        name: int | str = kind
        if kind == CUSTOM:
            inner = _Reader(part)
            name, part = inner.text(), part[inner.at :]
        sections[name] = part
        if isinstance(name, str) and name.startswith("reloc."):
            target, places = _relocations(part)
            moves[order[target]] = places
    return sections, {kind: places for kind, places in moves.items() if kind in (CODE, DATA)}


def _relocations(part: bytes) -> tuple[int, list[Place]]:
    reader, places = _Reader(part), []
    target = reader.number()
    for _ in range(reader.number()):
        kind, offset, _symbol = reader.byte(), reader.number(), reader.number()
        if kind in (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32):
            reader.signed()  # LLVM has written the sum already
            places.append(Place(kind, offset))
        elif kind not in STAYS:
            raise NotLinkable(f"rules have no pointers to functions (relocation {kind})")
    return target, places


def _functions(part: bytes) -> dict[str, int]:
    """Which function has which number."""
    reader = _Reader(part)
    reader.number()  # the version
    while not reader.is_done:
        kind, inner = reader.byte(), _Reader(reader.bytes())
        if kind == SYMBOL_TABLE:
            return {symbol.name: symbol.number for symbol in _symbols(inner) if symbol.is_defined}
    raise NotLinkable("the object has no symbols")


def _symbols(reader: _Reader) -> Iterator[Symbol]:
    """The functions among them."""
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        is_defined = not flags & UNDEFINED
        if kind == OF_DATA:
            reader.text()
            for _ in range(3 * is_defined):
                reader.number()
        elif kind == OF_A_SECTION:
            reader.number()
        else:
            number = reader.number()
            name = reader.text() if is_defined or flags & EXPLICIT_NAME else ""
            if kind == A_FUNCTION:
                yield Symbol(name, number, is_defined)


def _refuse_imports(part: bytes) -> None:
    """Memory and stack aside, a module of rules takes nothing from outside: their numbers stay as they are."""
    reader, wanted = _Reader(part), []
    for _ in range(reader.number()):
        reader.text()
        name, kind = reader.text(), reader.byte()
        if kind == A_MEMORY:
            for _ in range(1 + (reader.byte() & 1)):
                reader.number()
        elif kind == A_GLOBAL:
            reader.byte(), reader.byte()
        elif kind == A_FUNCTION:
            reader.number()
        else:
            reader.byte()
            for _ in range(1 + (reader.byte() & 1)):
                reader.number()
        if name not in ("__linear_memory", "__stack_pointer", "__indirect_function_table"):
            wanted.append(name)
    if wanted:
        raise NotLinkable(f"rules call nothing from outside, these call {', '.join(wanted)}")


# Moving


def _moved(part: bytes, places: list[Place], by: int) -> bytes:
    """A section whose addresses begin somewhere else."""
    moved = bytearray(part)
    for kind, at in places:
        if kind == ADDRESS_I32:
            address = int.from_bytes(moved[at : at + 4], "little") + by
            moved[at : at + 4] = address.to_bytes(4, "little")
        else:
            field = _Reader(bytes(moved[at : at + WIDTH]))
            address = (field.number() if kind == ADDRESS_LEB else field.signed()) + by
            moved[at : at + WIDTH] = padded(address)
    return bytes(moved)


def _segments(part: bytes, places: list[Place], base: int) -> tuple[bytes, int]:
    """The constants, from `base` on, and the first address behind them."""
    reader, out, end = _Reader(_moved(part, places, base)), [], base
    count = reader.number()
    for _ in range(count):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise NotLinkable("constants have a place in memory")
        start = reader.signed() + base
        reader.byte()  # END
        content = reader.bytes()
        end = max(end, start + len(content))
        out.append(bytes([0, I32_CONST]) + sleb(start) + bytes([END]) + leb(len(content)) + content)
    return leb(count) + b"".join(out), (end + 15) & ~15


# Numbers as WebAssembly writes them


def leb(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def sleb(value: int) -> bytes:
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def padded(value: int) -> bytes:
    """An address (below 2 GiB, so that with or without a sign makes no difference) in all the bytes there are."""
    return bytes([*(value >> 7 * i & 0x7F | 0x80 for i in range(WIDTH - 1)), value >> 7 * (WIDTH - 1)])


def _text(value: str) -> bytes:
    return leb(len(value.encode())) + value.encode()
