"""What is different for those who watch a table, found and written once for all who share it.

A patch is put together from pieces of JSON: where two people see the same thing, its piece is the same, and only the
way to it (`views`, `0`) is each one's own.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from rooftree.core.showing import Shown
from rooftree.protocol import ChangeMessage, encode, entry_of, flat_pieces, pieces, way_to
from rooftree.server.documents import Sight, View

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
        found = []
        if old.around is not new.around:
            found.append(self._shared(old.around, new.around, pieces))
        if old.course is not new.course:
            found.append(self._shared(old.course, new.course, flat_pieces))
        if old.own is not new.own:
            found.append(entries_of(pieces(old.own, new.own), SUMMARY))
        for before, after in zip(old.views, new.views, strict=True):
            found += self._of_view(before, after)
        return b",".join(filter(None, found))

    def _of_view(self, old: View, new: View) -> Iterator[bytes]:
        way = b'"views","%s"' % new.name.encode()
        if new.hand.is_whole:
            yield entries_of(pieces(old.document(), new.document()), way)
            return
        if old.table is not new.table:
            yield self._shared(old.table, new.table, pieces_of_shown, VIEW).replace(VIEW, way)
        if old.hand is not new.hand:
            yield entries_of(pieces_of_shown(old.hand, new.hand), way)
        if old.own is not new.own:
            yield entries_of(flat_pieces(old.own, new.own), way)

    def _shared(self, old: Any, new: Any, compare: Compare, way: bytes = SUMMARY) -> bytes:
        """What several see, found and written once."""
        pair = id(old), id(new)
        if pair not in self._found:
            self._found[pair] = entries_of(compare(old, new), way)
        return self._found[pair]


def entries_of(found: list[bytes], way: bytes) -> bytes:
    """Pieces as entries of a patch."""
    return b",".join([entry_of(piece, way) for piece in found])


def pieces_of_shown(old: Shown, new: Shown) -> list[bytes]:
    """Of what lies on the table, part by part."""
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
