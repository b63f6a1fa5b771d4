"""Law 3 a second time, counted from what the game tells: every card of Dream Home is somewhere, once.

This count knows nothing of `game.check`: it adds up the view, which names cards, and the deal.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.testing.tables import Setting, load, positions, settings_of

DREAMHOME = settings_of("dreamhome")
TOKENS = {
    "piano",
    "canopy-bed",
    "ice-cream-machine",
    "whirlpool",
    "paintings",
    "sofa",
    "play-tent",
    "cat-house",
    "treehouse",
    "birdhouse",
}


def count_rooms(game: Game, state: Array) -> Counter[str]:
    """Market, hand, houses, discards and what is left of the pile; empty rooms are counted without their names."""
    view, deal = game.view(state, None), game.deal_of(state)["rooms"]
    found = Counter(column["room"] for column in view["market"] if column["room"])
    found.update(view["discarded_rooms"])
    found.update(deal[60 - view["rooms_left"] :])
    found.update([view["pending"]["room"]] if view["pending"]["room"] else [])
    for house in view["houses"]:
        found.update(
            cell["card"] or "face down" for cell in house["cells"].values() if cell["stands"] != "scaffolding"
        )
    return found


def assert_every_room_is_somewhere(game: Game, state: Array) -> None:
    rooms = set(game.deal_of(state)["rooms"])
    found = count_rooms(game, state)
    face_down = found.pop("face down", 0)
    assert sum(found.values()) + face_down == len(rooms) == 60
    assert max(found.values()) == 1
    assert set(found) <= rooms


def assert_every_resource_is_somewhere(game: Game, state: Array) -> None:
    """Market, discards, pile, what lies before players and the scaffolding by name; roofs by the height of piles."""
    view, deal = game.view(state, None), game.deal_of(state)["resources"]
    found = Counter(column["resource"] for column in view["market"] if column["resource"])
    found.update(view["discarded_resources"])
    found.update(deal[48 - view["resources_left"] :])
    hidden_roofs = 0
    for house in view["houses"]:
        found.update(house["tools"] + house["helpers"])
        found.update("scaffolding" for cell in house["cells"].values() if cell["stands"] == "scaffolding")
        hidden_roofs += house["roof_height"]
    found.update(["scaffolding"] if view["pending"]["scaffolding"] else [])
    assert max(found.values()) == 1
    assert set(found) <= set(deal)
    missing = set(deal) - set(found)
    assert len(missing) == hidden_roofs
    assert all(name.startswith("roof-") for name in missing)


def assert_every_token_is_somewhere(game: Game, state: Array) -> None:
    """A token on the table belongs to a décor card that is discarded, and there is one of each."""
    view = game.view(state, None)
    tokens = Counter([view["pending"]["decor"]] if view["pending"]["decor"] else [])
    for house in view["houses"]:
        tokens.update(house["garden"])
        tokens.update(cell["decor"] for cell in house["cells"].values() if cell["decor"])
    assert set(tokens) <= TOKENS & set(view["discarded_resources"])
    assert not tokens or max(tokens.values()) == 1


def assert_conserved(game: Game, state: Array) -> None:
    assert_every_room_is_somewhere(game, state)
    assert_every_resource_is_somewhere(game, state)
    assert_every_token_is_somewhere(game, state)
    assert game.check(state) == []


def greedy_game(game: Game, setting: Setting, seed: int) -> Iterator[Array]:
    bot, state = bots.make("greedy", game, seed), setting.deal(game, seed)
    while (seat := game.to_act(state)) is not None:
        yield state
        state = game.step(state, bot.choose(state, seat))
    yield state


@pytest.mark.parametrize("setting", DREAMHOME, ids=str)
def test_every_card_is_somewhere_along_a_random_game(setting: Setting) -> None:
    game = load("dreamhome")
    for state in positions(game, setting, range(11, 13), every=5):
        assert_conserved(game, state)


@pytest.mark.parametrize("setting", DREAMHOME[::2], ids=str)
def test_every_card_is_somewhere_along_a_greedy_game(setting: Setting) -> None:
    game = load("dreamhome")
    for number, state in enumerate(greedy_game(game, setting, seed=7)):
        if number % 3 == 0 or game.is_over(state):
            assert_conserved(game, state)


def test_a_missing_and_a_doubled_card_are_noticed() -> None:
    """The count is able to fail, and so is the engine's own."""
    game = load("dreamhome")
    for field in ("market_rooms", "market_resources"):
        for fault in ("missing", "doubled"):
            state = DREAMHOME[0].deal(game, 1)
            state[field][0, 2] = state[field][0, 3] if fault == "doubled" else 0
            with pytest.raises(AssertionError):
                assert_conserved(game, state)
            assert game.check(state) != []
