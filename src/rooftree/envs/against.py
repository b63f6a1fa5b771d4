"""Thousands of games in which one seat is yours and a bot has the others: what a program learns against.

    games = Against("dreamhome", 1024, players=2, bot="greedy")
    games.step(policy(games.observation, games.mask))  # and the bot has answered until it is your turn again

The bot is a rule (`bots/policies.py`), so that no word of Python is said between its moves. `answers` are what it
would do in your place: a teacher to begin with.
"""

from typing import Any

import numpy as np

from rooftree.bots.policies import policy_of
from rooftree.core.actions import MOVES, Moves
from rooftree.core.game import Game, GameError
from rooftree.core.jit import rule
from rooftree.core.layout import dtype_of
from rooftree.envs.stepping import act
from rooftree.envs.vector import Vector


class Against(Vector):
    """As `Vector`, but only your own decisions are seen: the bot has made all others.

    mine  (n,) int8: your seat, which is the seed of the deal modulo the players, so that all seats come in turn
    gain  (n,) float32: your reward since your last decision
    """

    def __init__(self, game: str | Game, n: int, players: int, bot: str = "greedy", **more: Any) -> None:
        if "device" in more:
            raise GameError("one seat against a bot is played on processors alone")
        self.bot = bot
        super().__init__(game, n, players, **more)

    def __new__(cls, *_: Any, **__: Any) -> Any:
        return object.__new__(cls)

    def reset(self, seed: int = 0) -> None:
        super().reset(seed)
        self.mine[:] = self.seeds % self.players
        self._each(lambda first, end, _: self._wait(*self._turns, *self._minds[first], first, end))
        self.gain[:], self.done[:] = 0, False
        self.show()

    def answers(self) -> Any:
        """What the bot would do in your place, in every game."""
        answers: Any = np.zeros(self.n, np.int32)
        states, _, seeds = self._dealt
        self._each(lambda first, end, _: self._answer(states, seeds, answers, *self._minds[first], first, end))
        return answers

    def _advance(self, first: int, end: int, moves: Any) -> None:
        self._take(*self._turns, *self._minds[first], first, end)
        self._show(*self._shown, moves, first, end)

    def _make_arrays(self) -> None:
        super()._make_arrays()
        self.mine: Any = np.zeros(self.n, np.int8)
        self.gain: Any = np.zeros(self.n, np.float32)

    def _link(self) -> None:
        super()._link()
        game, policy = self.game, policy_of(self.bot, self.game)
        if policy is None:
            raise GameError(f"{self.bot} is not made of rules, so it cannot play thousands of games at once")
        names = {"answer": policy.answer, **self._rewarding, **policy.rests_on}
        self._take, self._wait = game.bound(take_turns, **names), game.bound(wait_for_turns, **names)
        self._answer = game.bound(answer_all, **names)
        self._minds = {
            first: (
                game.opened(game.state_class, np.zeros(policy.tables, game.dtype)),
                game.opened(Moves, np.zeros(policy.tables, MOVES)),
                game.opened(policy.memory, np.zeros(1, dtype_of(policy.memory))),
            )
            for first, _ in self._shares
        }
        states, blank, seeds = self._dealt
        so_far = (self._scores_so_far, self._places_so_far, self._stood)
        ended = np.zeros(self.n, np.bool_)
        results = (self.reward, self.scores, self.places, ended, seeds, *so_far)
        self._turns = (states, blank, self._actions, *results, self.done, self.mine, self.gain)


def answer(tables: Any, moves: Any, memory: Any, seat: int, seed: int) -> int:
    return 0


@rule
def take_turns(
    states: Any,
    blank: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    places: Any,
    ended: Any,
    seeds: Any,
    scores_so_far: Any,
    places_so_far: Any,
    stood: Any,
    over: Any,
    mine: Any,
    gains: Any,
    tables: Any,
    moves: Any,
    memory: Any,
    first: int,
    end: int,
) -> None:
    """Your action in each of these games, and the bot's answers until it is your turn again: here, or in the next."""
    for game in range(first, end):
        act(
            states, blank, actions, rewards, scores, places, ended, seeds, scores_so_far, places_so_far, stood,
            game, game + 1,
        )  # fmt: skip
        gains[game] = 0
        over[game] = False
        note(rewards, ended, seeds, over, mine, gains, game)
    wait_for_turns(
        states, blank, actions, rewards, scores, places, ended, seeds, scores_so_far, places_so_far, stood,
        over, mine, gains, tables, moves, memory, first, end,
    )  # fmt: skip


@rule
def wait_for_turns(
    states: Any,
    blank: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    places: Any,
    ended: Any,
    seeds: Any,
    scores_so_far: Any,
    places_so_far: Any,
    stood: Any,
    over: Any,
    mine: Any,
    gains: Any,
    tables: Any,
    moves: Any,
    memory: Any,
    first: int,
    end: int,
) -> None:
    """The bot plays until it is your turn."""
    for game in range(first, end):
        while states[game].to_act != mine[game]:
            actions[game] = answer_to(states, seeds, tables, moves, memory, game)
            act(
                states, blank, actions, rewards, scores, places, ended, seeds, scores_so_far, places_so_far, stood,
                game, game + 1,
            )  # fmt: skip
            note(rewards, ended, seeds, over, mine, gains, game)


@rule
def note(rewards: Any, ended: Any, seeds: Any, over: Any, mine: Any, gains: Any, game: int) -> None:
    """What an action was worth to you; if it was the last, your seat in the game that has begun."""
    if not over[game]:
        gains[game] += rewards[game, mine[game]]
    if ended[game]:
        over[game] = True
        mine[game] = seeds[game] % rewards.shape[1]


@rule
def answer_all(
    states: Any, seeds: Any, answers: Any, tables: Any, moves: Any, memory: Any, first: int, end: int
) -> None:
    """What the bot would do in each of these games."""
    for game in range(first, end):
        answers[game] = answer_to(states, seeds, tables, moves, memory, game)


@rule
def answer_to(states: Any, seeds: Any, tables: Any, moves: Any, memory: Any, game: int) -> int:
    tables[0] = states[game]
    return int(answer(tables, moves, memory[0], int(states[game].to_act), int(seeds[game])))
