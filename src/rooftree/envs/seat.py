"""The games for Gymnasium: one seat is yours, bots play the others.

    import gymnasium
    import rooftree.envs.seat  # has registered the games

    env = gymnasium.make("rooftree/dreamhome-v0", players=3, opponents="greedy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`info["action_mask"]` has the legal actions, as has `env.unwrapped.action_masks()`, which sb3-contrib asks for.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from rooftree import bots
from rooftree.core.extras import Bot
from rooftree.core.found import finds
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array
from rooftree.core.needs import needing
from rooftree.envs.spaces import seat_space
from rooftree.envs.table import MODES, SEEDS, VERSION, Table, checked_mode

with needing("envs", "An environment of Gymnasium"):
    import gymnasium
    from gymnasium import spaces

ILLEGAL_REWARD = -1.0

Opponent = str | Callable[[Game, int], Bot]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game after the other. An illegal action ends the game at once, with a reward of -1.

    `opponents` is a bot for all other seats, or a list with one for each: names, or whatever makes a bot of a game and
    a seed. `seat` is yours, drawn anew for each game unless it is given. With `history` an observation is a
    dictionary, which also has what your seat saw after each of so many steps, and what it did.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        encoding: str = "numbers",
        render_mode: str | None = None,
        build: str = "compiled",
        gradual: bool = False,
        history: int = 0,
    ) -> None:
        self.table = Table(game, players, options, reward, encoding, build, gradual, history)
        players, others = self.table.players, self.table.players - 1
        self.opponents = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * others
        if len(self.opponents) != others:
            raise GameError(f"there are {others} other seats, not {len(self.opponents)}")
        for opponent in self.opponents:
            check_opponent(opponent, self.table.game)
        if seat is not None and not 0 <= seat < players:
            raise GameError(f"your seat must be from 0 to {players - 1}, or None to draw one, not {seat}")
        self.render_mode, self._given_seat, self.seat = checked_mode(render_mode), seat, seat or 0
        self.observation_space = seat_space(self.table)
        self.action_space = spaces.Discrete(self.table.num_actions)
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.table.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._given_seat is None else self._given_seat
        self.table.begin(self._next_seed())
        others = [seat for seat in range(players) if seat != self.seat]
        self._bots = {
            seat: self._bot(opponent, self._next_seed()) for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self._play_others()
        self.table.earned()  # what the others did before is nobody's merit here
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[int(action)]:
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "is_legal": False}
        self.table.act(int(action))
        self._play_others()
        return self._seen(), self.table.earned()[self.seat], self.table.is_over, False, self._info()

    def action_masks(self) -> Array:
        """The legal actions as true and false."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def _play_others(self) -> None:
        while (seat := self.table.to_act) is not None and seat != self.seat:
            self.table.act(self._bots[seat].choose(self.table.position, seat))

    def _bot(self, opponent: Any, seed: int) -> Bot:
        game = self.table.game
        return bots.make(opponent, game, seed) if isinstance(opponent, str) else opponent(game, seed)

    def _seen(self) -> Any:
        seen = self.table.seen(self.seat)
        return {"observation": seen, "history": self.table.remembered(self.seat)} if self.table.history else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat, "is_legal": True}

    def _next_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))


def check_opponent(opponent: Any, game: Game) -> None:
    """Say at once what a bot may be, not when the first game begins."""
    if isinstance(opponent, str):
        if problem := bots.why_not(opponent, game.name):
            raise GameError(problem)
    elif not callable(opponent):
        raise GameError(f"an opponent is the name of a bot, or what makes one of a game and a seed, not {opponent!r}")


for name in finds().games:
    gymnasium.register(f"rooftree/{name}-v{VERSION}", entry_point="rooftree.envs.seat:SeatEnv", kwargs={"game": name})
