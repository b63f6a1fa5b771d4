"""What is different for those who watch a table, found and written once for all who share it.

A patch is put together from pieces of JSON: where two people see the same thing, its piece is the same, and only the
way to it (`views`, `0`) is each one's own.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rooftree.core.showing import Shown
from rooftree.protocol import ChangeMessage, encode, entry_of, pieces, way_to
from rooftree.server.documents import Sight

SUMMARY = b'"summary"'
NO_PATCH = b'"patch":[]'


class Changes:
    """Between what everybody was last sent and what they are to see now; `empty` is the message without its patch."""

    def __init__(self, empty: ChangeMessage) -> None:
        self._before, self._after = encode(empty).split(NO_PATCH, 1)
        self._found: dict[tuple[int, int], list[bytes]] = {}  # things stay as long as what holds them does

    def message(self, old: Sight, new: Sight, is_news: bool) -> bytes:
        """For one watcher; empty if there is nothing to tell."""
        patch = self._patch(old, new)
        if not patch and not is_news:
            return b""
        return b"".join((self._before, b'"patch":[', b",".join(patch), b"]", self._after))

    def _patch(self, old: Sight, new: Sight) -> list[bytes]:
        if old.names != new.names:  # somebody has sat down, or the game has begun
            return [entry_of(piece) for piece in pieces(old.document(), new.document())]
        found = self._pieces(old.around, new.around) + self._pieces(old.course, new.course) + pieces(old.own, new.own)
        patch = [entry_of(piece, SUMMARY) for piece in found]
        for before, after in zip(old.views, new.views, strict=True):
            if after.hand.is_whole:
                found = pieces(before.document(), after.document())
            else:
                found = [*self._pieces(before.table, after.table, pieces_of_shown)]
                found += pieces_of_shown(before.hand, after.hand)
                found += pieces(before.own, after.own)
            way = b'"views","%s"' % after.name.encode()
            patch += [entry_of(piece, way) for piece in found]
        return patch

    def _pieces(self, old: Any, new: Any, compare: Callable[[Any, Any], list[bytes]] = pieces) -> list[bytes]:
        if old is new:
            return []
        pair = id(old), id(new)
        if pair not in self._found:
            self._found[pair] = compare(old, new)
        return self._found[pair]


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
