"""Figures for Prometheus, among them the longest time that the event loop was held up."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST

if TYPE_CHECKING:
    from rooftree.server.services import Services

BEAT = 0.01  # seconds between two looks at the clock
RECENT = 10.0  # seconds
LAST = 100  # commands


class Stall(NamedTuple):
    """The event loop came late to a look at the clock: by so much, of which it worked for so long itself."""

    at: float
    late: float
    work: float


class Refusals:
    """What was refused, by reason."""

    def __init__(self, server: "Services") -> None:
        self._server = server

    def collect(self) -> Iterator[CounterMetricFamily]:
        found = CounterMetricFamily("rooftree_refusals", "Commands and requests that were refused", labels=["why"])
        for key, count in sorted(self._server.hall.refusals.items()):
            found.add_metric([key], count)
        yield found


class Metrics:
    """What one process has done so far."""

    def __init__(self, server: "Services") -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("rooftree_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.request_seconds = Histogram("rooftree_request_seconds", "Time of a request", registry=self.registry)
        self.stall = Gauge(
            "rooftree_longest_stall_seconds", "Longest hold-up of the event loop", registry=self.registry
        )
        self.shown_seconds = Histogram(
            "rooftree_shown_seconds",
            "From a command until it is durable and everybody at the table was sent it",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
            registry=self.registry,
        )
        self.wait = 0.0  # of the last commands, in the mean: seconds until they were shown
        server.hall.on_shown = self._note_shown
        self.registry.register(Refusals(server))
        live = {
            "rooftree_tables": ("Tables in use", lambda: len(server.hall.rooms)),
            "rooftree_lines": ("Connected clients", lambda: len(server.lines)),
            "rooftree_entries": ("Log entries taken in", lambda: server.hall.entries_taken_in),
            "rooftree_ready": ("Whether writes succeed", lambda: float(server.caretaker.why_not_ready() is None)),
            "rooftree_written": ("Log entries written", lambda: server.store.written),
            "rooftree_commits": ("Commits", lambda: server.store.commits),
            "rooftree_write_failures": ("Commits that failed", lambda: server.store.failures),
            "rooftree_thinking": ("Bots that think just now", lambda: server.thinkers.num_thinking),
            "rooftree_notices": ("Notices sent", lambda: server.hall.notices.sent),
            "rooftree_compiled_games": ("Games whose rules run compiled", lambda: server.thinkers.num_compiled),
            "rooftree_recent_stall_seconds": (
                "Longest hold-up of the event loop in the last ten seconds",
                lambda: max((stall.late for stall in self._recent), default=0.0),
            ),
            "rooftree_recent_work_seconds": (
                "Longest processor time between two looks at the clock in the last ten seconds",
                lambda: max((stall.work for stall in self._recent), default=0.0),
            ),
        }
        for name, (text, read) in live.items():
            Gauge(name, text, registry=self.registry).set_function(read)
        self.longest_stall = 0.0
        self._recent: deque[Stall] = deque()
        self._beat: asyncio.Task[None] | None = None

    def watch_the_loop(self) -> None:
        self._beat = asyncio.create_task(self._beat_on(), name="heartbeat")

    async def _beat_on(self) -> None:
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(BEAT)
            now = time.perf_counter()
            self._note(Stall(now, now - began - BEAT, time.thread_time() - worked))

    def _note_shown(self, seconds: float) -> None:
        self.shown_seconds.observe(seconds)
        self.wait += (seconds - self.wait) / LAST

    @property
    def busy(self) -> float:
        """The share of the last seconds in which the event loop worked: with 1 it does nothing else."""
        if len(self._recent) < 2:
            return 0.0
        return sum(stall.work for stall in self._recent) / (self._recent[-1].at - self._recent[0].at)

    def _note(self, stall: Stall) -> None:
        self._recent.append(stall)
        while self._recent[0].at < stall.at - RECENT:
            self._recent.popleft()
        if stall.late > self.longest_stall:
            self.longest_stall = stall.late
            self.stall.set(stall.late)

    def page(self) -> tuple[str, str]:
        return generate_latest(self.registry).decode(), CONTENT_TYPE_LATEST

    def close(self) -> None:
        if self._beat is not None:
            with contextlib.suppress(Exception):
                self._beat.cancel()
