"""What a load on any server has in common: tables at which somebody has the turn, thinks and moves, and the clock."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from sockets import Socket

SEATS = 3  # two people and a bot
PEOPLE = 2
SOCKETS = 3  # both people and one more who watches
PATIENCE = 60.0  # seconds for an answer while a table is opened


@dataclass
class Tally:
    """What happened in a stretch of time. Latencies are in seconds, from sending a person's move."""

    moves: int = 0  # of people
    bot_moves: int = 0
    messages: int = 0  # that reached a client, with so many bytes
    bytes: int = 0
    refused: int = 0
    gaps: int = 0  # changes that did not follow on what the client had
    finished: int = 0  # games that came to their end; another one begins in their place
    to_ack: list[float] = field(default_factory=list)
    to_everyone: list[float] = field(default_factory=list)


class Load:
    """How much is asked of the server just now, and what has come of it."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = random.Random(seed)
        self.tally = Tally()
        self.is_on = False
        self.think = 0.0  # seconds in the mean; 0 for everyone moving at once
        self.tasks: set[asyncio.Task[None]] = set()

    def seconds_to_think(self) -> float:
        return self.rng.uniform(0.3, 1.7) * self.think

    def start(self, work: "asyncio.Future[None]") -> None:
        self.tasks.add(task := asyncio.ensure_future(work))  # type: ignore[arg-type]
        task.add_done_callback(self.tasks.discard)


class Table(ABC):
    """One table: at most one move of a person is under way."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.number = load, number
        self.sockets: list[Socket] = []
        self._timer: asyncio.TimerHandle | None = None
        self._sent_at: float | None = None  # of the move under way
        self._version: int | None = None  # what it led to, once that is known
        self._seen_at: dict[int, float] = {}  # when the last client had a version

    @abstractmethod
    async def open(self) -> None:
        """A new game with everyone at the table, on the sockets that are open already if there are any."""

    @abstractmethod
    def whose_turn(self) -> int | None:
        """The seat that the load has to play for."""

    @abstractmethod
    def play(self, seat: int) -> None:
        """Send any legal move."""

    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def have_all(self, version: int) -> bool:
        """Whether every client has this version."""

    # Moving

    def go_on(self) -> None:
        """Whenever something has changed: if somebody has the turn, they begin to think."""
        if self._timer is not None or self._sent_at is not None or not self.load.is_on:
            return
        if self.is_over():
            self._sent_at = time.perf_counter()  # nobody moves until the next game
            self.load.tally.finished += 1
            self.load.start(self._begin_again())  # type: ignore[arg-type]
        elif (seat := self.whose_turn()) is not None:
            wait = self.load.seconds_to_think() if seat < PEOPLE else 0.0
            self._timer = asyncio.get_running_loop().call_later(wait, self._move)

    def hurry(self) -> None:
        """Whoever thinks moves at once; whoever was stopped goes on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.go_on()

    def _move(self) -> None:
        self._timer = None
        seat = self.whose_turn()
        if seat is not None and self.load.is_on:
            self._sent_at, self._version = time.perf_counter(), None
            self.play(seat)

    async def _begin_again(self) -> None:
        while True:
            try:
                await self.open()
                break
            except OSError:  # a server that is flooded may refuse a connection
                await asyncio.sleep(0.5)
        self._sent_at = None
        self.go_on()

    # Measuring

    def seen(self, version: int) -> None:
        """A client has got a version."""
        self._seen_at[version] = time.perf_counter()
        self._settle()

    def acknowledged(self, version: int, is_person: bool = True) -> None:
        """The server has answered the move under way."""
        assert self._sent_at is not None
        self._version = version
        if is_person:
            self.load.tally.moves += 1
            self.load.tally.to_ack.append(time.perf_counter() - self._sent_at)
            self._settle()
        else:
            self.load.tally.bot_moves += 1
            self._sent_at = None

    def refused(self) -> None:
        self.load.tally.refused += 1
        self._sent_at = None

    def _settle(self) -> None:
        """Done with the move under way when everyone has seen it."""
        if self._sent_at is None or self._version is None or not self.have_all(self._version):
            return
        self.load.tally.to_everyone.append(self._seen_at[self._version] - self._sent_at)
        self._sent_at, self._version = None, None
        self._seen_at.clear()
        self.go_on()
