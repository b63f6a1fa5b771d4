"""Write a bot for California, and see how it does against the random one.

    python examples/write_a_bot.py

A bot is anything with `choose(state, seat)`, which returns one of `game.moves(state)`. This one tries every legal
move and keeps the one that leaves it with the most points and furniture; of equals, with the most money.
"""

import rooftree
from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array

GAMES = 6


class Collector:
    """Furniture brings neighbours, gifts and bonus cards; money is for the day after."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: Array, seat: int) -> int:
        world = self.game.determinize(state, seat, seed=0)  # the same table; what is hidden, dealt anew: no peeking
        return max(self.game.moves(world), key=lambda move: self.worth(self.game.step(world, move), seat))

    def worth(self, state: Array, seat: int) -> tuple[int, int]:
        mansion = self.game.read(state).mansions[seat]  # its fields: docs/games/california.md
        return self.game.score(state, seat) + sum(tile > 0 for tile in mansion.pieces), mansion.money


if __name__ == "__main__":
    game = rooftree.load("california", build="checked")
    for seed in range(GAMES):
        players = [Collector(game), bots.make("random", game, seed)]
        state = game.new(2, seed)
        while (seat := game.to_act(state)) is not None:
            game.apply(state, players[seat].choose(state, seat))
        print(f"deal {seed}: collector {game.score(state, 0):2}, random {game.score(state, 1):2}")
