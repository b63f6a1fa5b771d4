"""Where a worker of the browser asks: one question by name, with what it takes as JSON, and an answer as JSON.

desk = Desk(keep, log)                   what the browser keeps, as functions of JavaScript
desk.take("dreamhome", exports, …)       the game's module, if there is one
await desk.ask("study.read", '{"text": …}')
line = desk.connect(send)                a table's messages, as over a socket: `line.hear(text)`
"""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from rooftree.core.game import GameError
from rooftree.core.message import message
from rooftree.core.notation import NotationError
from rooftree.core.records import RecordError, package_version
from rooftree.device.counsel import Counsel
from rooftree.device.hall import ME, Hall, Keep, Kept, Log, PageLine
from rooftree.device.lessons import Lessons
from rooftree.device.module import take
from rooftree.device.pads import Pads
from rooftree.device.study import Study
from rooftree.device.tables import Tables
from rooftree.device.thinkers import Thinkers
from rooftree.protocol import PROTOCOL, Hello, encode, said
from rooftree.server.table import NoSuchTable, Refusal

FAULTS = (GameError, NotationError, RecordError, msgspec.ValidationError)  # of whoever asks, with their reasons


class Desk:
    """One for a worker."""

    def __init__(self, keep: Keep, log: Log) -> None:
        self.thinkers = Thinkers()
        self.hall = Hall(Kept(keep, log), self.thinkers)
        self._parts = {
            "tables": Tables(self.hall),
            "study": Study(self.thinkers),
            "counsel": Counsel(self.thinkers),
            "pads": Pads(self.thinkers),
            "lessons": Lessons(self.thinkers),
        }

    def take(self, name: str, exports: Any, view_of: Any, wide: Any) -> None:
        """Play a game by its module, as soon as somebody wants to play it."""
        self.thinkers.take_when_asked(name, partial(take, name, exports, view_of, wide))

    async def ask(self, name: str, text: str) -> str:
        """`{"answer": …}`, or why there is none: `{"refused": …}` for people, `{"error": …}` for what was asked."""
        part, _, question = name.partition(".")
        try:
            found = getattr(self._parts[part], question)(**msgspec.json.decode(text))
            answer: Any = {"answer": await found if inspect.isawaitable(found) else found}
        except Refusal as refusal:
            answer = {"refused": said(refusal.why)}
        except NoSuchTable:
            answer = {"refused": said(message("refused-no-such-table"))}
        except FAULTS as error:
            answer = {"error": str(error)}
        return encode(answer).decode()

    async def hear(self, table: str, version: int) -> None:
        """Another page of this browser has written."""
        await self.hall.hear(table, version)

    def connect(self, send: Callable[[str], None]) -> PageLine:
        line = PageLine(send, self.hall)
        line.send(encode(Hello(PROTOCOL, package_version(), ME)))
        return line
