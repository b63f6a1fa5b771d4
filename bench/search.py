"""Lines of the search a second, and whether two builds find the same moves: one core, all cores, WebAssembly, a GPU.

python bench/search.py                       # all games, one thread and two
python bench/search.py --device wasm         # the module that browsers get, in Node
python bench/search.py california --device cuda --positions 20000 --playouts 100

Positions are those of games of greedy bots. Every device looks at the same ones with the same seed; on a GPU each
thread searches one, and the processor searches some of them again. A busy machine makes threads wait, so their time is
told by the processor as well as by the clock: two that together spend twice that of one do not wait for each other.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from rooftree import bots, games
from rooftree.bots.searcher import SearchBot
from rooftree.core.game import Game
from rooftree.core.layout import Array

SEED = 1
FEW = 24  # positions for a processor


def main() -> None:
    asked = _asked()
    measure: Callable[[Game, argparse.Namespace], None] = {"cpu": on_cpu, "wasm": in_node, "cuda": on_gpu}[
        asked.device
    ]
    for name in asked.games or games.NAMES:
        measure(games.load(name), asked)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--device", choices=("cpu", "wasm", "cuda"), default="cpu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--positions", type=int, default=FEW)
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def positions(game: Game, players: int, count: int) -> tuple[Array, Array]:
    """Where somebody has something to choose, and who: every third such position of games of greedy bots."""
    found: list[Array] = []
    seed = number = 0
    while len(found) < count:
        state, greedy = game.new(players, seed), bots.make("greedy", game, seed)
        while (seat := game.to_act(state)) is not None and len(found) < count:
            if len(game.moves(state)) > 1:
                number += 1
                if number % 3 == 0:
                    found.append(state.copy())
            game.apply(state, greedy.choose(state, seat))
        seed += 1
    states = np.concatenate(found)
    return states, states["to_act"].astype(np.int64)


def searched(game: Game, states: Array, seats: Array, playouts: int) -> tuple[list[int], int, float, float]:
    """The move of each, the lines played, and seconds of this thread and of the clock."""
    bot = bots.make(f"search:{playouts}", game, SEED)
    assert isinstance(bot, SearchBot)
    bot.choose(states[:1], int(seats[0]))  # compiled
    moves, lines, spent, begun = [], 0, time.thread_time(), time.perf_counter()
    for number, seat in enumerate(seats):
        moves.append(bot.choose(states[number : number + 1], int(seat)))
        lines += bot.num_lines
    return moves, lines, time.thread_time() - spent, time.perf_counter() - begun


def on_cpu(game: Game, asked: argparse.Namespace) -> None:
    """One thread, then several at once, each with all positions."""
    states, seats = positions(game, asked.players, asked.positions)
    moves, lines, spent, wall = searched(game, states, seats, asked.playouts)
    said(
        game,
        asked,
        f"1 thread: {lines / spent:,.0f} lines a second of processor ({spent:.2f} s, {wall:.2f} s by the clock)",
    )
    before = time.perf_counter()
    with ThreadPoolExecutor(asked.threads) as pool:
        again = [*pool.map(lambda _: searched(game, states, seats, asked.playouts), range(asked.threads))]
    took, all_spent = time.perf_counter() - before, sum(each[2] for each in again)
    said(
        game,
        asked,
        f"{asked.threads} threads: {lines * asked.threads / took:,.0f} lines a second by the clock, "
        f"{lines * asked.threads / all_spent:,.0f} a second of processor ({all_spent:.2f} s in {took:.2f} s); "
        f"{told_same([move for each in again for move in each[0]], moves * asked.threads)}",
    )


def in_node(game: Game, asked: argparse.Namespace) -> None:
    """The module in Node, and the same positions here."""
    from rooftree.coach import modules
    from rooftree.lab import wasm

    states, seats = positions(game, asked.players, asked.positions)
    moves, lines, spent, _ = searched(game, states, seats, asked.playouts)
    with tempfile.NamedTemporaryFile() as file:
        file.write(states.tobytes())
        file.flush()
        [found] = wasm.in_node("lines", modules.module_of(game.name), file.name, SEED, asked.playouts)
    said(
        game,
        asked,
        f"WebAssembly in Node: {found['lines'] / found['seconds']:,.0f} lines a second of processor; "
        f"one core {lines / spent:,.0f} a second of processor; {told_same(found['moves'], moves)}",
    )


def on_gpu(game: Game, asked: argparse.Namespace) -> None:
    """All positions at once, twice: the first time the kernel is compiled."""
    from rooftree.bots.gpu import GpuSearcher

    thinking = game.thinking()
    assert thinking is not None
    begun = time.perf_counter()
    states, seats = positions(game, asked.players, asked.positions)
    searcher = GpuSearcher(game, thinking)
    searcher.choose(states[:1], seats[:1], 1, SEED)
    said(game, asked, f"compiled after {time.perf_counter() - begun:.0f} s")
    found = searcher.choose(states, seats, asked.playouts, SEED)
    few = min(len(states), FEW)
    moves, lines, spent, _ = searched(game, states[:few], seats[:few], asked.playouts)
    total = int(found.lines.sum())
    said(
        game,
        asked,
        f"{len(states):,} searches at once: {total:,} lines in {found.seconds:.2f} s, {total / found.seconds:,.0f} a "
        f"second; one core {lines / spent:,.0f}; {told_same(found.actions[:few].tolist(), moves)}",
    )


def told_same(theirs: Sequence[int], ours: Sequence[int]) -> str:
    same = sum(one == other for one, other in zip(theirs, ours, strict=True))
    return f"the same move in {same} of {len(ours)}"


def said(game: Game, asked: argparse.Namespace, text: str) -> None:
    print(f"{game.name}, {asked.players} players, search:{asked.playouts}: {text}", flush=True)


if __name__ == "__main__":
    main()
