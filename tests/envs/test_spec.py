"""What the numbers of observations mean: declared, true in play, and enough to encode them."""

import numpy as np
import pytest

from rooftree.core.meaning import Count, Flag, OneOf
from rooftree.envs import spec_of
from rooftree.games import NAMES
from rooftree.testing.tables import playthrough, settings_of
from tests.envs.tables import ALL, GUEST, checked


@pytest.mark.parametrize("name", NAMES)
def test_every_number_is_in_its_range(name: str) -> None:
    """In games of all sizes, every seventh position, for every seat; interpreted, which is right for so few."""
    game = checked(name)
    spec = spec_of(game)
    for number, setting in enumerate(settings_of(name)[::2]):
        for step, (state, _) in enumerate(playthrough(game, setting, seed=number)):
            if step % 7 and not game.is_over(state):
                continue
            for seat in range(setting.players):
                seen = game.observe(state, seat)
                wrong = np.flatnonzero((seen < spec.low) | (seen > spec.high))
                assert [(spec.features[at].name, int(seen[at])) for at in wrong] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_field_says_what_its_numbers_mean(name: str) -> None:
    game = checked(name)
    for part in spec_of(game).parts():
        assert (part.low, part.high) != (-128, 127), part.field


def test_a_field_that_says_nothing_is_a_number_of_its_size() -> None:
    meanings = {feature.meaning for feature in spec_of(checked(GUEST)).features}
    assert meanings == {Count(127, -128)}


@pytest.mark.parametrize("name", ALL)
def test_encodings_can_be_read_back(name: str) -> None:
    """Nothing is lost, and a batch is encoded like each of its rows."""
    game = checked(name)
    spec, state = spec_of(game), game.new(game.max_players, 4)
    seen = np.stack([game.observe(state, seat) for seat in range(game.max_players)])
    hot, scaled, indices = spec.one_hot(seen), spec.scaled(seen), spec.indices(seen)
    assert hot.shape == (len(seen), spec.one_hot_size)
    assert np.array_equal(hot[1], spec.one_hot(seen[1]))
    assert float(hot.min()) >= 0
    assert float(hot.max()) <= 1
    for at, feature in enumerate(spec.features):
        assert np.allclose(scaled[:, at] * max(feature.high - feature.low, 1) + feature.low, seen[:, at])
        if isinstance(feature.meaning, OneOf):
            start = spec.one_hot_starts[at]
            rows = hot[:, start : start + len(feature.meaning.names)]
            assert np.array_equal(rows.argmax(axis=1), seen[:, at])
            assert np.array_equal(rows.sum(axis=1), np.ones(len(seen)))
    assert int(indices.min()) >= 0
    assert int(indices.max()) < spec.num_indices
    assert len({*spec.index_starts + spec.low}) == spec.size  # rows of different fields are apart


def test_a_feature_says_its_name_its_field_and_its_meaning() -> None:
    spec = spec_of(checked("dreamhome"))
    features = {feature.name: feature for feature in spec.features}
    cell = features["houses[2].cells[G1]"]
    assert cell.field == "houses.cells"
    assert isinstance(cell.meaning, OneOf)
    assert cell.meaning.names[-2:] == ("empty-room", "scaffolding")
    assert features["market[1].window"].meaning == Flag()
    assert features["round_number"].meaning == Count(12)


def test_the_digest_is_another_for_another_game() -> None:
    digests = {spec_of(checked(name)).digest for name in ALL}
    assert len(digests) == len(ALL)
