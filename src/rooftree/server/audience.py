"""Who is at a table, connected to this process or to another, and what each of them was last sent."""

from collections.abc import Reversible
from itertools import takewhile
from typing import Protocol, TypeVar

from rooftree.protocol import ChangeMessage, ChatLine, LogEntry, TableMessage, encode
from rooftree.server.changes import Changes
from rooftree.server.documents import Documents, Sight, Summaries
from rooftree.server.table import Table

Line = TypeVar("Line", LogEntry, ChatLine)


class Watcher(Protocol):
    """Somebody who is sent a table: a person or a spectator."""

    person: str | None

    def send(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...


class Audience:
    """Everybody who is there."""

    def __init__(self, table: Table) -> None:
        self.watchers: dict[Watcher, Sight | None] = {}  # None: nothing yet
        self.elsewhere: dict[str, frozenset[str]] = {}  # people connected to other processes, by process
        self.shown = table.version  # the last version that was told to anybody
        self._summaries = Summaries()
        self._documents = Documents(table, self._summaries)

    def people(self) -> set[str | None]:
        here: set[str | None] = {watcher.person for watcher in self.watchers}
        return here.union(*self.elsewhere.values())

    def set_elsewhere(self, process: str, people: frozenset[str]) -> bool:
        """What another process says of who is connected to it; whether that is news."""
        before = self.elsewhere.pop(process, frozenset())
        if people:
            self.elsewhere[process] = people
        return before != people

    def documents(self, table: Table) -> Documents:
        if not self._documents.are_of(table):
            self._documents = Documents(table, self._summaries)
        return self._documents

    def full(self, table: Table, person: str | None) -> TableMessage:
        documents = self.documents(table)
        return documents.message(documents.document(person, self.people()))

    def welcome(self, watcher: Watcher, table: Table) -> bool:
        """Send somebody everything; whether this person was not here before."""
        is_new_here, documents = watcher.person not in self.people(), self.documents(table)
        self.watchers[watcher] = None
        self.watchers[watcher] = sight = documents.sight(watcher.person, self.people())
        watcher.send(encode(documents.message(sight.document())))
        return is_new_here

    def tell(self, table: Table, undone: list[int]) -> None:
        """To each watcher what is different for them since the last time; every person's message is made once."""
        since, self.shown = self.shown, table.version
        log, chat = _after(table.log, since), _after(table.chat, since)
        changes = Changes(ChangeMessage(table.id, since, table.version, [], log, chat, undone))
        sights = self.documents(table).sights({watcher.person for watcher in self.watchers}, self.people())
        messages: dict[str | None, bytes] = {}
        for watcher, old in list(self.watchers.items()):
            if old is None or watcher not in self.watchers:  # whoever does not read may be cut by being told
                continue
            person, new = watcher.person, sights[watcher.person]
            if person not in messages:
                messages[person] = changes.message(old, new, is_news=since != table.version)
            self.watchers[watcher] = new
            if messages[person]:
                watcher.send(messages[person])


def _after(lines: Reversible[Line], since: int) -> list[Line]:
    """The last lines of a log, those after a version."""
    return list(takewhile(lambda line: line.version > since, reversed(lines)))[::-1]
