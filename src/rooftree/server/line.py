"""One line to a client: commands in, answers and changes out, nothing ever dropped in silence.

A line does one thing after the other, in the order in which it was asked; what comes meanwhile waits.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import structlog

from rooftree.core.message import Message, message
from rooftree.protocol import (
    Commands,
    Done,
    Leave,
    Ping,
    Refused,
    TableCommand,
    Watch,
    encode,
    said,
)
from rooftree.server import questions
from rooftree.server.beside import begin
from rooftree.server.commands import command_in, id_in
from rooftree.server.limits import Bucket
from rooftree.server.sentences import sentence
from rooftree.server.store.failures import OutOfReach
from rooftree.server.table import NoSuchTable, Refusal
from rooftree.server.visits import Visits

if TYPE_CHECKING:
    from rooftree.server.hall import Hall
    from rooftree.server.wire import Wire

MOST_UNSENT_BYTES = 4_000_000  # for a client that does not read; then it has to come again
MOST_JUNK = 50  # messages that could not be read, or came too fast; then the line is cut
MOST_WAITING = 20  # messages of a client that does not wait for answers; then no more is read for now
FIRST_WORD = 60.0  # seconds in which a client that has connected must say something
HOLD_BACK = 0.1  # seconds before the next message of a client that sends too fast is read
TOO_SLOW, TOO_MUCH_JUNK, TOO_SILENT = 4008, 4009, 4010
TRY_AGAIN = 1013

Answer = Done | questions.Answer
Told = Callable[[Any], None]

log = structlog.get_logger()


class Line:
    """One connected client."""

    begun: ClassVar["set[asyncio.Task[Answer]]"] = set()  # of all lines, because it goes on without them

    def __init__(self, wire: "Wire", hall: "Hall", person: str | None, language: str, bucket: Bucket) -> None:
        self.wire, self.hall, self.person, self.language, self.bucket = wire, hall, person, language, bucket
        self.visits = Visits(hall)
        self.junk = 0
        self.cut_with: int | None = None
        self.is_busy = False  # with a command that is not answered yet
        self.looking: set[asyncio.Task[Answer]] = set()  # previews that are being made
        self._waiting: deque[bytes | None] | None = None  # what came meanwhile
        self._goes_on = False  # with that
        self._patience: asyncio.TimerHandle | None = None

    def expect_a_word(self) -> None:
        """Whoever has connected has something to say."""
        self._patience = asyncio.get_running_loop().call_later(FIRST_WORD, self.cut, TOO_SILENT)

    def send(self, text: bytes) -> None:
        """A client that does not read is cut off, and finds everything again."""
        if self.cut_with is not None:
            return
        if self.wire.unsent + len(text) > MOST_UNSENT_BYTES:
            self.cut(TOO_SLOW)
            return
        self.wire.send(text)

    def cut(self, code: int) -> None:
        """End the line; what was sent before arrives before that, if the client reads it."""
        if self.cut_with is None:
            log.info("a line was cut", code=code, junk=self.junk, unsent=self.wire.unsent)
            self.cut_with = code
            self.wire.close(code)
            self._let_go()

    def dismiss(self) -> None:
        """A table was changed under this client: it finds everything when it comes again."""
        self.cut(TRY_AGAIN)

    def end(self) -> None:
        """The socket has ended, for whatever reason."""
        if self.cut_with is None:
            self.cut_with = 1000
            self._let_go()

    def _let_go(self) -> None:
        self._waiting = None
        if self._patience is not None:
            self._patience.cancel()
        for work in self.looking:
            work.cancel()
        self.visits.end(self)

    # Commands

    def hear(self, text: bytes | None) -> None:
        """A message; None for bytes, which nobody should send. It waits until those before it are answered."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self.cut_with is not None:
            return
        if self.is_busy:
            self._let_wait(text)
        else:
            self._read(text)

    def _let_wait(self, text: bytes | None) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(text)
        if len(self._waiting) == MOST_WAITING:
            self.wire.tap.hold()

    def _go_on(self) -> None:
        """With what came meanwhile."""
        self.is_busy = False
        waiting = self._waiting
        if waiting is None or self._goes_on:
            return
        self._goes_on = True
        while waiting and not self.is_busy and self.cut_with is None:
            self._read(waiting.popleft())
        self._goes_on = False
        if not waiting and self.cut_with is None:
            self._waiting = None
            self.wire.tap.go_on()

    def _read(self, text: bytes | None) -> None:
        if not self.bucket.take():
            self._count_junk(text, message("refused-too-much"))
            self.is_busy = True
            asyncio.get_running_loop().call_later(HOLD_BACK, self._go_on)
            return
        try:
            command = command_in(text)
        except Refusal as refusal:
            self._count_junk(text, refusal.why)
        else:
            self.obey(command)

    def _count_junk(self, text: bytes | None, why: Message) -> None:
        self.junk += 1
        self.refuse(None if text is None else id_in(text), why)
        if self.junk >= MOST_JUNK:
            self.cut(TOO_MUCH_JUNK)

    def obey(self, command: Commands) -> None:
        """Do it, or say why not. A command that has begun is not interrupted by the end of its line."""
        if isinstance(command, questions.Question):  # what takes long and changes nothing keeps nobody waiting
            begin(questions.asked(self.hall, self.person, command), partial(self._tell, command), self.looking)
            return
        if isinstance(command, Ping):
            self._tell(command, Done(command.id))
            return
        self.is_busy = True
        told = partial(self._tell_and_go_on, command)
        if isinstance(command, Watch | Leave):
            begin(self.visits.come_or_go(self, command), told, self.begun)
        elif self.person is None:
            told(Refusal("refused-nobody"))
        else:
            assert isinstance(command, TableCommand)
            self.hall.submit(self.person, command, told)

    def _tell_and_go_on(self, command: Commands, answer: Answer | Exception) -> None:
        try:
            self._tell(command, answer)
        finally:
            self._go_on()

    def _tell(self, command: Commands, answer: Answer | Exception) -> None:
        if isinstance(answer, Refusal):
            room = self.hall.rooms.get(getattr(command, "table", ""))
            self.refuse(command.id, answer.why, None if room is None else room.table.game.name)
        elif isinstance(answer, NoSuchTable):
            self.refuse(command.id, message("refused-no-such-table"))
        elif isinstance(answer, OutOfReach):
            self.cut(TRY_AGAIN)  # whether it is done, nobody knows: the client asks again under the same id
        elif isinstance(answer, Exception):
            log.error("a command failed", command=type(command).__name__, exc_info=answer)
            self.refuse(command.id, message("refused-server-error"))
        else:
            self.send(encode(answer))

    def refuse(self, name: str | None, why: Message, game: str | None = None) -> None:
        self.hall.count_refusal(why.key)
        self.send(encode(Refused(name, said(why), sentence(self.language, why, game))))
