"""Cooperative self-play in Home Sweet Home: one network plays all seats, each with its own hidden cards.

    pip install sb3-contrib torch
    python examples/learning/home_sweet_home.py --out docs/pictures

Everyone gets the same points, so one learner can be everybody: whoever decides sees their own hand and what all may
see, and is rewarded by what the house has gained since. It begins with nothing but the rules, and nobody is told what
another holds: what is known of a hand is what was said and done.
"""

from typing import Any

import torch
from batch import Batch, play_out
from course import Course, learn, options
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from rooftree.envs import Spec, Vector

PLAYERS = 3
WIDTH = 128
GAMES, STEPS = 512, 64  # decisions of a rollout
TEST_SEED, SEED = 300_000, 1_000_000
BOTS = {"random": 5.2, "greedy": 21.1}  # mean scores with three players: docs/bots.md


class Embedded(BaseFeaturesExtractor):
    """An observation as the sum of embeddings: one for every value of every field, as `Spec` numbers them."""

    def __init__(self, space: spaces.Box, spec: Spec) -> None:
        super().__init__(space, WIDTH)
        self.starts = torch.as_tensor(spec.index_starts).long()
        self.bag, self.norm = nn.EmbeddingBag(spec.num_indices, WIDTH, mode="sum"), nn.LayerNorm(WIDTH)
        nn.init.normal_(self.bag.weight, 0, 0.1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.norm(self.bag(seen.long() + self.starts)))


def together(n: int, seed: int) -> Batch:
    return Batch(Vector("homesweethome", n, PLAYERS, seed=seed, gradual=True), scale=0.1)


def houses(policy: Any, count: int) -> list[float]:
    """The points of so many houses on deals that were never learnt from."""
    return [float(points[0]) for points in play_out(policy, together(min(count, 500), TEST_SEED), count)]


def main() -> None:
    asked = options(__doc__, rollouts=90, every=9, tests=1000).parse_args()
    torch.manual_seed(1)
    batch = together(GAMES, SEED)
    model = MaskablePPO(
        "MlpPolicy",
        batch,
        n_steps=STEPS,
        batch_size=4096,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": Embedded,
            "features_extractor_kwargs": {"spec": batch.games.spec},
            "net_arch": [WIDTH],
        },
        device="cpu",
        seed=1,
    )
    title = f"Home Sweet Home, {PLAYERS} players, one network in all seats: points of the house"
    learn(model, Course("learning-homesweethome", title, "points", BOTS, houses), asked)


if __name__ == "__main__":
    main()
