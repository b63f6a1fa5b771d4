"""A game between bots, so that everything they and the rules need is compiled; a move of whoever thinks longer."""

from rooftree import bots
from rooftree.core.game import Game

THINKING = "thinking"  # the part of a game's compiled rules that `think_once` needs


def play_once(game: Game) -> None:
    """One whole game of all the bots that play it, and what one seat knows of it."""
    state = game.new(game.max_players, 0)
    players = [bots.make(name, game, 0) for name in bots.names_of(game.name)]
    while (seat := game.to_act(state)) is not None:
        game.apply(state, players[seat % len(players)].choose(state, seat))
    game.as_known(state, 0)  # for browsers that think for themselves


def think_once(game: Game) -> None:
    """One move of every level: what they think with takes as long to compile as all the rules."""
    state = game.new(game.max_players, 0)
    for name in bots.LEVELS:
        bots.make(name, game, 0).choose(state, int(state["to_act"][0]))
