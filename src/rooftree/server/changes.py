"""What is different for those who watch a table, found and written once for all who share it.

A patch is put together from pieces of JSON: where two people see the same thing, its piece is the same, and only the
way to it (`views`, `0`) is each one's own.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rooftree.core.showing import Shown
from rooftree.protocol import ChangeMessage, encode, entry_of, flat_pieces, pieces, way_to
from rooftree.server.documents import Sight

Compare = Callable[[Any, Any], list[bytes]]

SUMMARY = b'"summary"'
VIEW = b"\0"  # stands for the way to a view, which is each one's own; JSON has no such byte
NO_PATCH = b'"patch":[]'


class Changes:
    """Between what everybody was last sent and what they are to see now; `empty` is the message without its patch."""

    def __init__(self, empty: ChangeMessage) -> None:
        self._before, self._after = encode(empty).split(NO_PATCH, 1)
        self._found: dict[tuple[int, int], bytes] = {}  # things stay as long as what holds them does

    def message(self, old: Sight, new: Sight, is_news: bool) -> bytes:
        """For one watcher; empty if there is nothing to tell."""
        patch = self._patch(old, new)
        if not patch and not is_news:
            return b""
        return b"".join((self._before, b'"patch":[', patch, b"]", self._after))

    def _patch(self, old: Sight, new: Sight) -> bytes:
        if old.names != new.names:  # somebody has sat down, or the game has begun
            return b",".join([entry_of(piece) for piece in pieces(old.document(), new.document())])
        found = [
            self._shared(old.around, new.around, pieces),
            self._shared(old.course, new.course, flat_pieces),
            b"" if old.own is new.own else entries_of(flat_pieces(old.own, new.own), SUMMARY),
        ]
        for before, after in zip(old.views, new.views, strict=True):
            name = b'"views","%s"' % after.name.encode()
            if after.hand.is_whole:
                found.append(entries_of(pieces(before.document(), after.document()), name))
                continue
            found.append(self._shared(before.table, after.table, pieces_of_shown, VIEW).replace(VIEW, name))
            own = pieces_of_shown(before.hand, after.hand) + flat_pieces(before.own, after.own)
            found.append(entries_of(own, name))
        return b",".join(filter(None, found))

    def _shared(self, old: Any, new: Any, compare: Compare, way: bytes = SUMMARY) -> bytes:
        """What several see, found and written once."""
        if old is new:
            return b""
        pair = id(old), id(new)
        if pair not in self._found:
            self._found[pair] = entries_of(compare(old, new), way)
        return self._found[pair]


def entries_of(found: list[bytes], way: bytes) -> bytes:
    """Pieces as entries of a patch."""
    return b",".join([entry_of(piece, way) for piece in found])


def pieces_of_shown(old: Shown, new: Shown) -> list[bytes]:
    """Of what lies on the table, part by part."""
    if old is new:
        return []
    if old.slots is not new.slots:  # the rules have been compiled meanwhile
        return pieces(old.entries(), new.entries())
    found = []
    for slot, before, after in zip(new.slots, old.parts, new.parts, strict=True):
        if before is not after:
            found += pieces(before, after, way_to_slot(slot.name, slot.seat))
    return found


@lru_cache(maxsize=1_000)
def way_to_slot(name: str, seat: int | None) -> bytes:
    return way_to(*filter(None, [name]), *([] if seat is None else [seat]))
