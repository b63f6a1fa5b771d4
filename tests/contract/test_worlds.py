"""Law 7 to the letter: a world is dealt from nothing but what its seat knows, and every fitting world is as likely.

That the worlds of Home Sweet Home are equally likely, hands known in part, is in tests/games/homesweethome.
"""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from rooftree.core.layout import Array
from rooftree.testing.secrets import reader_of
from rooftree.testing.tables import Setting, positions, settings_of
from tests.contract.hidden_worlds import WORLDS
from tests.odds import surprise

SETTINGS = [setting for name in ("dreamhome", "california", "homesweethome") for setting in settings_of(name)]
STRICT = next(setting for setting in settings_of("dreamhome") if ("roofs", "strict") in setting.options)
OPEN = next(setting for setting in settings_of("dreamhome") if ("roofs", "open") in setting.options)
DEALS = 2000


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_world_does_not_depend_on_the_real_one(setting: Setting) -> None:
    """Two positions that a seat cannot tell apart lead to the same world, byte for byte, if the seed is the same."""
    game, chance = setting.fast(), Random(11)
    for number, state in enumerate(positions(game, setting, range(70, 72), every=19)):
        seat = reader_of(game, state, number)
        other = WORLDS[setting.name](game, state, seat, chance)
        assert game.diff(game.determinize(state, seat, number), game.determinize(other, seat, number)) == []


def test_roofs_that_lie_face_down_are_any_of_those_unseen() -> None:
    """R9  Under `strict`, each hidden roof is each of those unseen equally often, and two of them are each pair."""
    game = STRICT.fast()
    for state in list(positions(game, STRICT, range(3), every=23))[1:9]:
        if game.is_over(state):
            continue
        drawn = int(state["round_number"][0]) * 4
        pile, at = state["resource_pile"][0], state["resource_at"][0]
        hidden = [place for place in range(drawn) if pile[place] <= 24 and at[pile[place]] >= 2]
        unseen = {int(pile[place]) for place in hidden} | {int(card) for card in pile[drawn:] if card <= 24}
        worlds = [game.determinize(state, 0, seed) for seed in range(DEALS)]
        for place in hidden[:4]:
            counts = Counter(int(world["resource_pile"][0, place]) for world in worlds)
            assert surprise(counts, dict.fromkeys(unseen, 1 / len(unseen)), DEALS) < 5
        for place, other in pairwise(hidden[:3]):
            pairs = {(a, b): 1 / len(unseen) / (len(unseen) - 1) for a in unseen for b in unseen if a != b}
            found = Counter((int(w["resource_pile"][0, place]), int(w["resource_pile"][0, other])) for w in worlds)
            assert surprise(found, pairs, DEALS) < 5


@pytest.mark.parametrize(
    ("name", "field", "drawn"),
    [
        ("dreamhome", "room_pile", lambda state: int(state["round_number"][0]) * 5),
        ("dreamhome", "resource_pile", lambda state: int(state["round_number"][0]) * 4),
        ("california", "tile_pile", lambda state: int(state["day"][0]) * 8),
        ("california", "bag_order", lambda state: 0),
        ("homesweethome", "construction_pile", lambda state: int(state["constructions_drawn"][0])),
    ],
)
def test_what_comes_next_is_anything_that_is_left(name: str, field: str, drawn: Callable[[Array], int]) -> None:
    """The next card, and the last, is each of those not yet drawn, equally often."""
    setting = OPEN if name == "dreamhome" else settings_of(name)[0]
    game = setting.fast()
    for state in list(positions(game, setting, range(1), every=29))[:3]:
        first = drawn(state)
        left = [int(card) for card in state[field][0, first:]]
        worlds = [game.determinize(state, 0, seed)[field][0] for seed in range(DEALS)]
        for place in (first, len(state[field][0]) - 1):
            counts = Counter(int(world[place]) for world in worlds)
            assert surprise(counts, dict.fromkeys(left, 1 / len(left)), DEALS) < 5
