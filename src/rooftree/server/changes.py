"""What is different for those who watch a table, found and written once for all who share it.

A patch is put together from pieces of JSON: where two people see the same thing, its piece is the same, and only the
way to it (`views`, `0`) is each one's own.
"""

from rooftree.protocol import ChangeMessage, encode, entry_of, pieces
from rooftree.server.documents import Document, Sight

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
        patch = [entry_of(piece, SUMMARY) for piece in self._pieces(old.summary, new.summary)]
        patch += [entry_of(piece, SUMMARY) for piece in self._pieces(old.own, new.own)]
        for before, after in zip(old.views, new.views, strict=True):
            way = b'"views","%s"' % after.name.encode()
            patch += [entry_of(piece, way) for piece in self._pieces(before.table, after.table)]
            patch += [entry_of(piece, way) for piece in pieces(before.own, after.own)]
        return patch

    def _pieces(self, old: Document, new: Document) -> list[bytes]:
        if old is new:
            return []
        pair = id(old), id(new)
        if pair not in self._found:
            self._found[pair] = pieces(old, new)
        return self._found[pair]
