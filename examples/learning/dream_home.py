"""MaskablePPO learns Dream Home until it beats `greedy`, in minutes on a processor.

    pip install sb3-contrib torch
    python examples/learning/dream_home.py --out docs/pictures

Two things make it fast. The network judges moves by what they lead to: for each legal move it sees its own house after
it, so that what it learns of one move it knows of all. And it is told what `greedy` would do: it begins by doing the
same most of the time, and learns when something else is better (`--alone`: it is not told). It plays one seat against
`greedy`; the reward is by how much its lead in points has grown since its last decision.

Nothing that a player may not know is in it: of the position after a move only one's own house is looked at, which no
card yet to be turned over can change.
"""

from typing import Any

import numpy as np
import torch
from batch import Batch, play_out
from course import Course, learn, options
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from rooftree.core.actions import MOVES
from rooftree.core.border import apply, list_moves, observe
from rooftree.core.jit import rule
from rooftree.core.layout import dtype_of
from rooftree.envs import Against

MOST = 32  # moves that are considered: there are more only where a drill may go anywhere
WIDTH, HIDDEN = 64, 32  # of the network
TRUST = 3.5  # in the teacher, at first: it is followed about nine times in ten
GAMES, STEPS = 512, 32  # decisions of a rollout
OWN = ("pending", "houses[0]")  # what is looked at after a move
NOT_CONTEXT = ("pending", "houses", "discarded")
NOT_JUDGED = ("market", "houses[2]", "houses[3]", "discarded")
TEST_SEED, SEED = 300_000, 1_000_000
OPEN = {"roofs": "open"}  # what whoever remembers everything knows


@rule
def see_what_follows(
    states: Any, seen: Any, actions: Any, counts: Any, scratch: Any, moves: Any, most: int, first: int, end: int
) -> None:
    """For each of the first moves of each game, what its player would see after it."""
    for game in range(first, end):
        moves[0].count = 0
        list_moves(states[game], moves[0])
        counts[game] = min(int(moves[0].count), most)
        for i in range(counts[game]):
            scratch[0] = states[game]
            apply(scratch[0], moves[0].actions[i])
            observe(scratch[0], states[game].to_act, seen[game * most + i])
            actions[game, i] = moves[0].actions[i]


class Moves(Batch):
    """Games in which an action is the number of a legal move, and each move is seen by what it leads to.

    A row: how many moves, which is the teacher's, what it is about, one's position, then one's house after each move.
    """

    games: Against

    def __init__(self, games: Against, scale: float) -> None:
        game, names = games.game, [feature.name for feature in games.spec.features]
        self.see = game.bound(see_what_follows)
        self.after = np.zeros(games.n * MOST, dtype_of(game.observation_class))
        self.actions = np.zeros((games.n, MOST), np.int32)
        self.counts = np.zeros(games.n, np.int32)
        self.scratch, self.listed = np.zeros(1, game.dtype), np.zeros(1, MOVES)
        rival = [names.index(f"houses[1].{each}") for each in ("points", "roof_height")]
        context = [i for i, name in enumerate(names) if not name.startswith(NOT_CONTEXT)] + rival
        judged = [i for i, name in enumerate(names) if not name.startswith(NOT_JUDGED)]
        own = [i for i, name in enumerate(names) if name.startswith(OWN)]
        self.parts = [np.array(part) for part in (context, judged, own)]
        super().__init__(games, scale)

    def look(self) -> tuple[Any, Any]:
        games = self.games
        self.see(games.states, self.after, self.actions, self.counts, self.scratch, self.listed, MOST, 0, games.n)
        mask = np.arange(MOST) < self.counts[:, None]
        advised = self.place_of(games.answers(), mask)
        context, judged, own = self.parts
        after = self.after.view(np.int8).reshape(games.n, MOST, -1)[:, :, own].reshape(games.n, -1)
        heads = np.stack([self.counts, advised], axis=1).astype(np.int8)
        seen = np.concatenate([heads, games.observation[:, context], games.observation[:, judged], after], axis=1)
        return seen, mask

    def place_of(self, answers: Any, mask: Any) -> Any:
        """Which of the moves is the teacher's; one that is not among the first takes the place of the last."""
        found = (self.actions == answers[:, None]) & mask
        beyond = ~found.any(axis=1)
        self.actions[beyond, MOST - 1] = answers[beyond]
        return np.where(beyond, MOST - 1, found.argmax(axis=1))

    def act(self, chosen: Any) -> None:
        self.games.step(self.actions[np.arange(self.games.n), chosen])


class Judge(BaseFeaturesExtractor):
    """A number for each move, and what the critic begins with. Every value of every field has its own embedding."""

    def __init__(self, space: spaces.Box, games: Moves, trust: float) -> None:
        super().__init__(space, MOST + WIDTH)
        spec = games.games.spec
        self.sizes = [len(part) for part in games.parts]
        self.starts = [torch.as_tensor(spec.index_starts[part]).long() for part in games.parts]
        self.bags = nn.ModuleList(nn.EmbeddingBag(spec.num_indices, WIDTH, mode="sum") for _ in games.parts)
        for bag in self.bags:
            nn.init.normal_(bag.weight, 0, 0.1)
        self.norm, self.norm_of_critic = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.hidden, self.out = nn.Linear(WIDTH, HIDDEN), nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.out.weight, 0, 0.01)
        self.trust = nn.Parameter(torch.tensor(trust), requires_grad=trust > 0)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        rows = seen.long()
        counts, advised, context, judged, after = rows.split([1, 1, *self.sizes[:2], MOST * self.sizes[2]], dim=1)
        is_move = torch.arange(MOST) < counts
        about = self.bags[0](context + self.starts[0])[is_move.nonzero()[:, 0]]
        house = self.bags[2](after.reshape(len(rows), MOST, -1)[is_move] + self.starts[2])
        worth = self.out(torch.relu(self.hidden(torch.relu(self.norm(house + about))))).squeeze(1)
        worths = torch.zeros(is_move.shape).masked_scatter(is_move, worth)
        worths = worths + self.trust * nn.functional.one_hot(advised.squeeze(1), MOST)
        return torch.cat([worths, torch.relu(self.norm_of_critic(self.bags[1](judged + self.starts[1])))], dim=1)


class Halves(nn.Module):
    """The numbers of the moves are the policy; the rest is the critic's."""

    latent_dim_pi, latent_dim_vf = MOST, WIDTH

    def __init__(self) -> None:
        super().__init__()
        self.critic = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU())

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, :MOST]

    def forward_critic(self, features: torch.Tensor) -> Any:
        return self.critic(features[:, MOST:])


class Policy(MaskableActorCriticPolicy):
    """As sb3-contrib has it, with the judge's numbers as they are instead of a layer for each action."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Halves()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def against_greedy(n: int, seed: int) -> Moves:
    games = Against("dreamhome", n, 2, bot="greedy", reward="margin", gradual=True, options=OPEN, seed=seed)
    return Moves(games, scale=0.1)


def games_won(policy: Any, count: int) -> list[float]:
    """100, 50 or 0 for each of so many games on deals that were never learnt from."""
    points = play_out(policy, against_greedy(min(count, 500), TEST_SEED), count)
    return [100.0 if mine > theirs else 50.0 if mine == theirs else 0.0 for mine, theirs in points]


def main() -> None:
    parser = options(__doc__, rollouts=60, every=6, tests=2000)
    parser.add_argument("--alone", action="store_true", help="without being told what greedy would do")
    asked = parser.parse_args()
    torch.manual_seed(1)
    batch = against_greedy(GAMES, SEED)
    trust = 0.0 if asked.alone else TRUST
    model = MaskablePPO(
        Policy,
        batch,
        n_steps=STEPS,
        batch_size=4096,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.003 if asked.alone else 0.0,
        policy_kwargs={
            "features_extractor_class": Judge,
            "features_extractor_kwargs": {"games": batch, "trust": trust},
        },
        device="cpu",
        seed=1,
    )
    name = "learning-dreamhome-alone" if asked.alone else "learning-dreamhome"
    title = "Dream Home, two players: games won against greedy, in per cent"
    learn(model, Course(name, title, "per cent won", {"greedy": 50}, games_won), asked)


if __name__ == "__main__":
    main()
