"""What is kept of a score is the score: whatever a seat's lines are made of is named."""

import random

import pytest

from rooftree.core.score import plain_score
from rooftree.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_score_that_was_kept_is_the_one_that_would_be_made(name: str, seed: int) -> None:
    game, chance = load(name, "checked"), random.Random(seed)
    state = game.new(game.max_players, seed)
    while not game.is_over(state):
        game.apply(state, chance.choice(game.moves(state)))
        fresh = [plain_score(game.visible_lines(state, seat)) for seat in range(game.max_players)]
        assert game.scores(state) == fresh
