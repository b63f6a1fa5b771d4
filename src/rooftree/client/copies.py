"""A table as the server has shown it. A copy never changes: after a change there is a new one."""

from dataclasses import dataclass
from typing import Any

from rooftree.protocol import ChangeMessage, ChatLine, LogEntry, TableMessage, patched


@dataclass(frozen=True, slots=True)
class TableCopy:
    """One moment of a table: `summary`, `views` by seat (or "spectator"), `log` and `chat`."""

    id: str
    version: int
    summary: dict[str, Any]
    views: dict[str, Any]
    log: tuple[LogEntry, ...]
    chat: tuple[ChatLine, ...]

    @classmethod
    def of(cls, message: TableMessage) -> "TableCopy":
        return cls(
            message.table, message.version, message.summary, message.views, tuple(message.log), tuple(message.chat)
        )

    def after(self, change: ChangeMessage) -> "TableCopy | None":
        """The table after a change; None if something is missing in between."""
        if change.since != self.version:
            return None
        document = patched({"summary": self.summary, "views": self.views}, change.patch)
        log = tuple(entry for entry in self.log if entry.version not in change.undone)
        return TableCopy(
            self.id,
            change.version,
            document["summary"],
            document["views"],
            (*log, *change.log),
            (*self.chat, *change.chat),
        )

    @property
    def is_over(self) -> bool:
        return bool(self.summary["status"] == "over")

    @property
    def my_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.summary["seats"]) if seat["is_yours"]]

    @property
    def to_move(self) -> int | None:
        """The seat of mine that is to move now, unless a bot plays for it."""
        return self._mine(self.summary["to_act"])

    @property
    def to_confirm(self) -> int | None:
        """The seat of mine whose turn waits for its `confirm`."""
        return self._mine(self.summary["held"])

    def _mine(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        shown = self.summary["seats"][seat]
        return seat if shown["is_yours"] and shown["played_by"] is None else None

    def view(self, seat: int | None = None) -> Any:
        """What a seat of mine sees; without a seat, the view that I have of the game, if it has begun."""
        return next(iter(self.views.values()), None) if seat is None else self.views[str(seat)]
