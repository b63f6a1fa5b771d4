"""Thousands of games at once, as arrays: what a learning program plays against, and how a random policy does.

    python examples/random_baseline.py

docs/environments.md says what every array holds.
"""

import numpy as np

import rooftree
from rooftree.envs import Vector

game = rooftree.load("california", build="checked")  # interpreted, so that it starts at once; leave it out to learn
games = Vector(game, 4, players=3, seed=1)
print(f"An observation is {games.spec.size} numbers, or {games.spec.one_hot_size} inputs of a network:")
for feature in games.spec.features[:4]:
    print(f"  {feature.name}: {feature.low} … {feature.high}")

finished: list[list[int]] = []
while len(finished) < 8:
    inputs = games.spec.one_hot(games.observation)  # (games, inputs): what a network would get
    chances = np.where(games.mask, np.random.default_rng(0).random(games.mask.shape), 0)  # what it would answer
    games.step(chances.argmax(axis=1))
    finished += games.scores[games.done].tolist()

print(f"{len(finished)} games, points by seat on average: {np.mean(finished, axis=0).round(1).tolist()}")
