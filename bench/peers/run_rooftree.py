"""Rooftree, in the same ways: whole games at random, arrays with observation and mask, PettingZoo, OpenSpiel."""

import random

import numpy as np
import pyspiel
from timing import report

import rooftree
from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Stream
from rooftree.envs import Vector, aec, spiel
from rooftree.games import NAMES

PLAYERS, GAMES, BATCH, STEPS = 4, 500, 1024, 20


def natively(name: str) -> None:
    game = rooftree.load(name)
    states, blank = np.zeros(1, game.dtype), game.blank(PLAYERS)
    opened, random_games = game.opened, game.bound(border.random_games)
    arrays = opened(game.state_class, states), opened(game.state_class, blank)
    moves, streams = opened(Moves, np.zeros(1, MOVES)), opened(Stream, np.zeros(1, STREAM))
    begun = [0]

    def play() -> tuple[int, int]:
        begun[0] += GAMES
        decisions, _ = random_games(*arrays, begun[0], GAMES, moves, streams)
        return int(decisions), GAMES

    report(f"{name}, {PLAYERS} players: compiled, whole games at random", play, choices=share_of_choices(name))


def share_of_choices(name: str) -> float:
    """Of all decisions of some games at random."""
    games, had_choice = Vector(name, BATCH, PLAYERS), []
    ended = np.zeros(BATCH, bool)
    while not ended.all():
        had_choice.append(games.num_legal[~ended] > 1)
        games.step(games.random_actions())
        ended |= games.done
    return float(np.concatenate(had_choice).mean())


def in_arrays(name: str) -> None:
    games = Vector(name, BATCH, PLAYERS)

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            games.step(games.random_actions())
            ended += int(games.done.sum())
        return BATCH * STEPS, ended

    report(f"{name}, {PLAYERS} players: Vector, {BATCH} games at once, with observation, mask and auto-reset", play)


def in_pettingzoo(name: str) -> None:
    env = aec.env(name, players=PLAYERS)

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions, 1

    report(f"{name}, {PLAYERS} players: PettingZoo, agent_iter()", play)


def in_openspiel(name: str) -> None:
    game = pyspiel.load_game(f"{spiel.PREFIX}{name}(players={PLAYERS})")

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        state.apply_action(random.randrange(spiel.DEALS))
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions, 1

    report(f"{name}, {PLAYERS} players: OpenSpiel, loop in Python", play)


for name in NAMES:
    natively(name)
    in_arrays(name)
    in_pettingzoo(name)
    in_openspiel(name)
