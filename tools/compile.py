"""Compile the rules of every game into the cache, one process a game, the largest first.

Whoever needs a compiled game and does not find it compiles it: before the tests, so that not every worker and every
server among them does so at once.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rooftree import games
from rooftree.bots.warming import play_once
from rooftree.core import jit
from rooftree.testing.tables import random_games, settings_of


def main() -> None:
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(compile_all, sorted(games.NAMES, key=_size, reverse=True)))


def compile_all(name: str) -> None:
    """What bots, the border and simulations call."""
    if jit.is_warm(name):
        return
    game = games.load(name)
    state = game.new(game.max_players, 0)
    play_once(game)
    game.standing(state)
    for seat in range(game.max_players):
        game.observe(game.determinize(state, seat, 0), seat)
    random_games(game, settings_of(name)[0], seed=0, count=1)
    jit.mark_warm(name)


def _size(name: str) -> int:
    return sum(path.stat().st_size for path in (jit.PACKAGE / "games" / name).rglob("*.py"))


if __name__ == "__main__":
    main()
