"""A game between bots, so that everything they and the rules need is compiled."""

from rooftree import bots
from rooftree.core.game import Game


def play_once(game: Game) -> None:
    """One whole game of all the bots that play it."""
    state = game.new(game.max_players, 0)
    players = [bots.make(name, game, 0) for name in bots.names_of(game.name)]
    while (seat := game.to_act(state)) is not None:
        game.apply(state, players[seat % len(players)].choose(state, seat))
