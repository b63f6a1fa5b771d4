"""Matches between bots: many games with consecutive seeds, in one process or several, always the same games."""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, NamedTuple

from rooftree import bots, games
from rooftree.core.chance import MAX_SEED
from rooftree.core.game import Game
from rooftree.core.houserules import HouseRules, introduce, introduced
from rooftree.core.layout import Array, copied
from rooftree.core.replay import Seat, encode, record_of
from rooftree.lab.positions import Position, Positions, position_of

BOTS_A_GAME = 8  # room in the numbering of the bots' seeds: no game has more seats
GAMES_A_CHUNK = {"compiled": 20}  # what a process plays before it reports; one where games take long
CHUNKS_AHEAD = 2  # for each process: enough to keep it busy, few enough to keep memory small


class Match(NamedTuple):
    """What is to be played. `bots` are named in the order of their seats in the first game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    rotate: bool = False  # everyone moves one seat on after each game
    keep_records: bool = False
    keep_positions: bool = False
    build: str = "compiled"


class Played(NamedTuple):
    """One game of a match, told by contestant (the order of `Match.bots`), wherever each of them sat."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: str | None
    rank: str | None = None  # of a game played together, which has no winners
    positions: Positions | None = None


def play_match(match: Match, jobs: int = 1) -> Iterator[Played]:
    """The games of a match in order, the same ones whatever the number of processes."""
    if jobs == 1:
        game = games.load(match.game, match.build)
        return (play_game(game, match, number) for number in range(match.games))
    return _play_in_processes(match, jobs)


def play_game(game: Game, match: Match, number: int) -> Played:
    """Game number so many of a match: it depends on nothing but the match and the number."""
    seed, seating = match.seed + number, seats_of(match, number)
    for name in filter(bots.is_place, match.bots):
        bots.welcome(name)  # in this process
    players = [bots.make(match.bots[who], game, _bot_seed(seed, who)) for who in seating]
    start = game.new(len(seating), seed, match.options)
    state, moves = copied(start), []
    taken: list[Position] = []
    while (seat := game.to_act(state)) is not None:
        action = players[seat].choose(state, seat)
        moves.append((seat, action))
        if match.keep_positions:
            taken.append(position_of(game, state, seat, action))
        game.apply(state, action)
    record = encode(record_of(game, start, seed, _seats(match, seating), moves, state)) if match.keep_records else None
    points, winners, rank = _ending(game, state)
    scores = tuple(points[seating.index(who)] for who in range(len(seating)))
    positions = Positions(seed, taken, points, winners) if match.keep_positions else None
    return Played(seed, scores, tuple(seating[seat] for seat in winners), len(moves), record, rank, positions)


def _ending(game: Game, state: Array) -> tuple[tuple[int, ...], tuple[int, ...], str | None]:
    """Scores, winners and rank; the lines of an outcome are written only where its rank is needed."""
    if not is_played_together(game):
        return *game.standing(state), None
    outcome = game.outcome(state)
    return outcome.scores, outcome.winners, outcome.rank


@cache
def is_played_together(game: Game) -> bool:
    """Whether everyone shares one score: such a game ends with a rank instead of winners."""
    return game.outcome(game.new(game.min_players, 0)).rank is not None


def _seats(match: Match, seating: list[int]) -> list[Seat]:
    names = labels(match.bots)
    return [Seat(name=names[who], player=f"bot:{match.bots[who]}") for who in seating]


def seats_of(match: Match, number: int) -> list[int]:
    """Who sits where in a game: the contestant of each seat."""
    count = len(match.bots)
    shift = number % count if match.rotate else 0
    return [(seat + shift) % count for seat in range(count)]


def labels(names: tuple[str, ...]) -> list[str]:
    """The contestants by name, numbered where a bot sits at the table several times: `random 2`."""
    numbered = [f"{name} {names[: place + 1].count(name)}" for place, name in enumerate(names)]
    return [label if names.count(name) > 1 else name for name, label in zip(names, numbered, strict=True)]


def _bot_seed(seed: int, contestant: int) -> int:
    return (seed * BOTS_A_GAME + contestant) % (MAX_SEED + 1)


# In several processes


def _play_in_processes(match: Match, jobs: int) -> Iterator[Played]:
    """Chunks go out in order and come back in order; only a few are under way at a time."""
    size = min(GAMES_A_CHUNK.get(match.build, 1), -(-match.games // jobs))
    starts = deque(range(0, match.games, size))
    pool = processes(jobs)
    under_way: deque[Future[list[Played]]] = deque()
    try:
        while starts or under_way:
            while starts and len(under_way) < jobs * CHUNKS_AHEAD:
                first = starts.popleft()
                under_way.append(pool.submit(_play_chunk, match, first, min(first + size, match.games)))
            yield from under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def processes(jobs: int) -> ProcessPoolExecutor:
    """That know the house rules of this one, and leave interrupts to it."""
    context = get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(introduced(),))


def _begin(known: tuple[HouseRules, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    introduce(*known)


def _play_chunk(match: Match, first: int, end: int) -> list[Played]:
    game = _game_here(match.game, match.build)
    return [play_game(game, match, number) for number in range(first, end)]


_game_here: Callable[[str, str], Game] = cache(games.load)
