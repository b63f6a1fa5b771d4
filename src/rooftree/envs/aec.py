"""The games for PettingZoo: every seat an agent, who act one after the other, with masks.

from rooftree.envs import dreamhome_v0

env = dreamhome_v0.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from rooftree.core.game import Game
from rooftree.core.needs import needing
from rooftree.envs.spaces import with_mask
from rooftree.envs.table import MODES, SEEDS, VERSION, Table, checked_mode

with needing("envs", "An environment of PettingZoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(game: str | Game, **chosen: Any) -> Any:
    """As PettingZoo's own: an action out of order or out of bounds is told, an illegal one ends the game with -1."""
    inner: Any = RooftreeAEC(game, **chosen)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class RooftreeAEC(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed here
    """One game. `encoding` is `numbers`, `one_hot`, `scaled` or `fields` (a dictionary).

    Rewards come at the end, or with every step (`gradual`). With `history` there is a third part of what is observed:
    what that seat saw after each of so many steps, and what it did.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str | None = None,
        encoding: str = "numbers",
        render_mode: str | None = None,
        build: str = "compiled",
        gradual: bool = False,
        history: int = 0,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, reward, encoding, build, gradual, history)
        self.metadata = {
            "name": f"{self.table.game.name}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.observation_spaces = {agent: with_mask(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.num_actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: the same for the same seed; without one, the next of this environment."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.begin(int(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.earned(), strict=True))
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whose turn it is: several decisions in a row may be one player's."""
        seat = self.table.to_act
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        given = {"observation": self.table.seen(seat), "action_mask": self.table.mask(seat)}
        return {**given, "history": self.table.remembered(seat)} if self.table.history else given

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def module_of(game: str) -> SimpleNamespace:
    """`dreamhome_v0`, as PettingZoo's games are modules."""
    return SimpleNamespace(
        __name__=f"{game}_v{VERSION}",
        env=lambda **chosen: env(game, **chosen),
        raw_env=lambda **chosen: RooftreeAEC(game, **chosen),
    )
