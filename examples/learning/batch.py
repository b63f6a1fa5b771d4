"""Arrays of games as Stable-Baselines3 wants them: one environment a game, all stepped by one call, with masks."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from rooftree.envs import Against, Vector


class Batch(VecEnv):
    """What is learnt from: observations and masks of all games, and the rewards times `scale`.

    Of `Against` the rewards are those of one's own seat. Of `Vector` they are those of the first seat, which is right
    where all play together: everyone gets the same, whoever decides next.
    """

    def __init__(self, games: Vector, scale: float) -> None:
        self.games, self.scale, self.points = games, scale, list[Any]()
        self.seen, self.mask = self.look()
        space = spaces.Box(-128, 127, self.seen.shape[1:], np.int8)
        super().__init__(games.n, space, spaces.Discrete(self.mask.shape[1]))

    def look(self) -> tuple[Any, Any]:
        """What the player to act sees and may do, in every game."""
        return self.games.observation.copy(), self.games.mask.copy()

    def act(self, chosen: Any) -> None:
        self.games.step(chosen)

    def play(self, chosen: Any) -> Any:
        """Do what was chosen, and keep the points of games that ended, one's own first; the rewards."""
        games = self.games
        seats = games.mine.copy() if isinstance(games, Against) else np.zeros(games.n, np.int8)
        self.act(chosen)
        for game in np.flatnonzero(games.done):
            self.points.append(np.roll(games.scores[game], -seats[game]))
        self.seen, self.mask = self.look()
        return (games.gain if isinstance(games, Against) else games.reward[:, 0]) * self.scale

    # What Stable-Baselines3 asks

    def reset(self) -> Any:
        return self.seen

    def step_async(self, actions: Any) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        rewards = self.play(self._chosen)
        return self.seen, rewards, self.games.done.copy(), [{} for _ in range(self.num_envs)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        return list(self.mask)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """There is nothing to set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


def play_out(policy: Any, games: Batch, count: int) -> Sequence[Any]:
    """The points of so many games in which the policy does what it thinks best."""
    import torch

    while len(games.points) < count:
        with torch.no_grad():
            thought = policy.get_distribution(torch.as_tensor(games.seen), action_masks=games.mask)
        games.play(thought.mode().numpy())
    return games.points
