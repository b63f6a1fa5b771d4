"""A tournament: everybody against everybody, on the same deals, from every seat; broken off and taken up again.

Every finished game is one line of a file. Whoever starts the same tournament with the same file plays only what is
missing; more deals and more bots may be added later.
"""

import json
import os
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import Future
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

from rooftree import bots, games
from rooftree.core.game import Game
from rooftree.lab.arena import Arena, Finished, Seating
from rooftree.lab.simulate import processes

FAST_CHUNK, SLOW_CHUNK = 100, 1  # deals that are played in one go: of compiled matches, and through Python
CHUNKS_AHEAD = 2  # for each process


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    build: str = "compiled"


class Chunk(NamedTuple):
    """Some deals in the same seats."""

    seating: Seating
    seed: int
    deals: int


class OtherTournament(ValueError):
    """A file holds games of another tournament, or none at all; the text says what is different."""


# Who plays whom


def seatings(plan: Plan, is_shared: bool) -> list[Seating]:
    """All tables, from every seat. Where one house is built together, a table is a team of one kind."""
    if is_shared:
        return [Seating((name,) * plan.players, tuple(range(plan.players))) for name in plan.bots]
    found: dict[tuple[str, ...], Seating] = {}
    for table in _tables(plan):
        for shift in range(plan.players):
            order = tuple((seat + shift) % plan.players for seat in range(plan.players))
            names = tuple(table[who] for who in order)
            found.setdefault(names, Seating(names, order))
    return list(found.values())


def _tables(plan: Plan) -> Iterator[tuple[str, ...]]:
    """Everybody with everybody; with fewer bots than seats, some of them sit there more than once."""
    if len(plan.bots) >= plan.players:
        return combinations(plan.bots, plan.players)
    filled = combinations_with_replacement(plan.bots, plan.players)
    return (table for table in filled if len({*table}) > 1)


def chunks(plan: Plan, game: Game, done: set[tuple[tuple[str, ...], int]]) -> list[Chunk]:
    """What is left to play, deal by deal, so that a tournament that is broken off has been fair to all."""
    arena, found = Arena(game, plan.bots), []
    for begin in range(0, plan.deals, FAST_CHUNK):
        seeds = range(plan.seed + begin, plan.seed + min(begin + FAST_CHUNK, plan.deals))
        tables = seatings(plan, game.is_shared)
        for seating in (each for each in tables if arena.is_compiled(each.bots)):
            found += _runs(seating, [seed for seed in seeds if (seating.bots, seed) not in done])
        slow = [seating for seating in tables if not arena.is_compiled(seating.bots)]
        found += [Chunk(seating, seed, 1) for seed in seeds for seating in slow if (seating.bots, seed) not in done]
    return found


def _runs(seating: Seating, seeds: list[int]) -> list[Chunk]:
    """Consecutive seeds are played in one go."""
    found: list[Chunk] = []
    for seed in seeds:
        if found and found[-1].seed + found[-1].deals == seed:
            found[-1] = found[-1]._replace(deals=found[-1].deals + 1)
        else:
            found.append(Chunk(seating, seed, 1))
    return found


# Playing


def play(plan: Plan, work: list[Chunk], jobs: int = 1) -> Generator[list[Finished], None, None]:
    """Chunk after chunk; the same games whatever the number of processes."""
    if jobs == 1:
        yield from (_play_here(plan, chunk) for chunk in work)
        return
    pool = processes(jobs)
    waiting, under_way = deque(work), deque[Future[list[Finished]]]()
    try:
        while waiting or under_way:
            while waiting and len(under_way) < jobs * CHUNKS_AHEAD:
                under_way.append(pool.submit(_play_here, plan, waiting.popleft()))
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play_here(plan: Plan, chunk: Chunk) -> list[Finished]:
    arena = _arena(plan.game, plan.build, plan.bots, json.dumps(dict(plan.options)))
    return arena.play(chunk.seating, chunk.seed, chunk.deals)


@cache
def _arena(game: str, build: str, names: tuple[str, ...], options: str) -> Arena:
    for name in filter(bots.is_place, names):
        bots.welcome(name)  # in this process
    return Arena(games.load(game, build), names, json.loads(options))


# The file of finished games


class Book:
    """Finished games, line by line. A line that was cut off in the middle is forgotten, and its game played again."""

    def __init__(self, path: Path | None, plan: Plan, ruleset: str) -> None:
        self.path = path
        self.games: list[Finished] = []
        self._head = {"game": plan.game, "ruleset": ruleset, "players": plan.players, "options": dict(plan.options)}
        self._file = -1
        if path is not None:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            self._read(path)

    def _read(self, path: Path) -> None:
        content = path.read_bytes()
        if not content:
            self._write([{"tournament": self._head}])
            return
        head, *lines = content.split(b"\n")
        self._expect_same(path, head)
        self.games = [_finished(path, number, line) for number, line in enumerate(lines[:-1], start=2)]
        os.ftruncate(self._file, len(content) - len(lines[-1]))

    def _expect_same(self, path: Path, line: bytes) -> None:
        try:
            head = json.loads(line)["tournament"]
        except (ValueError, KeyError, TypeError):
            raise OtherTournament(f"{path} is no file of a tournament") from None
        for name, value in self._head.items():
            if head.get(name) != value:
                raise OtherTournament(
                    f"{path} has games of another tournament: {name} is {head.get(name)!r} there, {value!r} here"
                )

    @property
    def done(self) -> set[tuple[tuple[str, ...], int]]:
        return {(game.bots, game.seed) for game in self.games}

    def keep(self, played: list[Finished]) -> None:
        self.games += played
        if self._file >= 0:
            self._write([game._asdict() for game in played])

    def _write(self, entries: list[dict[str, Any]]) -> None:
        """In one go, so that whoever is killed leaves whole lines, or one that is known to be cut off."""
        text = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)
        os.write(self._file, text.encode())

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)


def _finished(path: Path, number: int, line: bytes) -> Finished:
    try:
        entry = json.loads(line)
        several = {name: tuple(entry[name]) for name in ("bots", "scores", "places")}
        return Finished(**{**entry, **several})
    except (ValueError, KeyError, TypeError):
        raise OtherTournament(f"{path}, line {number}: this is no finished game") from None
