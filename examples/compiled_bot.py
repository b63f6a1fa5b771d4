"""Write a bot as rules: compiled, it plays thousands of games to the end while it thinks.

    python examples/compiled_bot.py
    cd examples && rooftree simulate dreamhome --bots compiled_bot:Dreamer,random --games 20

It tries every move in worlds that its seat thinks possible, plays on at random, and keeps the move that ends with the
most points. Nothing in it is about one game: `border` has placeholders for which the rules of each game stand.
"""

from typing import Any

import numpy as np

import rooftree
from rooftree import bots
from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Purpose, Stream, sow
from rooftree.core.game import Game
from rooftree.core.jit import rule
from rooftree.core.layout import Array

WORLDS = 20
LOWEST = -1_000_000


@rule
def best_move(states: list[Any], moves: list[Moves], streams: list[Stream], seat: int, seed: int) -> int:
    """The position is `states[0]`; the rest is scratch, because rules allocate nothing."""
    sow(streams[0], seed, Purpose.PLAYERS)
    moves[0].count = 0
    border.list_moves(states[0], moves[0])
    best = LOWEST
    choice = moves[0].actions[0]
    for i in range(moves[0].count):
        value = worth(states, moves, streams, moves[0].actions[i], seat)
        if value > best:
            best = value
            choice = moves[0].actions[i]
    return choice


@rule
def worth(states: list[Any], moves: list[Moves], streams: list[Stream], action: int, seat: int) -> int:
    points = 0
    for _ in range(WORLDS):
        states[1] = states[0]
        border.determinize(states[1], seat, streams[0])
        border.apply(states[1], action)
        border.play_randomly(states[1], moves[1], streams[0])
        points += border.score(states[1], seat)
    return points


class Dreamer:
    """What a package names under `rooftree.bots`: made from a game and a seed, asked for a move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.best_move, self.seed = game.bound(best_move), seed
        self.scratch = np.zeros(2, game.dtype)
        self.states = game.opened(game.state_class, self.scratch)
        self.moves, self.streams = game.opened(Moves, np.zeros(2, MOVES)), game.opened(Stream, np.zeros(1, STREAM))

    def choose(self, state: Array, seat: int) -> int:
        self.scratch[0] = state[0]
        return int(self.best_move(self.states, self.moves, self.streams, seat, self.seed))


if __name__ == "__main__":
    game = rooftree.load("dreamhome")
    for seed in range(4):
        players = [Dreamer(game, seed), bots.make("random", game, seed)]
        state = game.new(2, seed)
        while (seat := game.to_act(state)) is not None:
            game.apply(state, players[seat].choose(state, seat))
        print(f"deal {seed}: dreamer {game.score(state, 0):2}, random {game.score(state, 1):2}")
