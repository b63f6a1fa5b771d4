"""Positions set up by hand: whatever came about in a game can be set up, and what is impossible is explained."""

from random import Random
from typing import Any

import pytest

import rooftree
from rooftree.box.padding import lexicon
from rooftree.box.setting import Placed, set_up
from rooftree.core.game import Game, GameError
from rooftree.games import NAMES
from rooftree.games.california.cards import TILE_NAMES

EMPTY: dict[str, list[dict[str, Any]]] = {
    "dreamhome": [{"name": "Anna"}, {"name": "Ben"}],
    "california": [{"name": "Anna", "board": "red"}, {"name": "Ben", "board": "green"}],
    "homesweethome": [{"name": "Anna"}],
}
ENTRY = {"dreamhome": "house", "california": "mansion", "homesweethome": "home"}
MOMENT = {"dreamhome": "round", "california": "day", "homesweethome": "turn"}


def placed(
    name: str,
    homes: list[dict[str, Any]] | None = None,
    table: dict[str, Any] | None = None,
    seats: list[dict[str, Any]] | None = None,
    first: int = 0,
    seed: int = 1,
) -> Placed:
    game, sheet = rooftree.load(name, "checked"), {ENTRY[name]: homes or EMPTY[name]}
    return set_up(game, sheet, first, table or {}, seats or [{}, {}], seed, None, lexicon(name))


def keys(found: Placed) -> list[str]:
    return [each.what.key for each in found.problems]


def played_to_the_end(game: Game, state: Any, chance: Random) -> None:
    while not game.is_over(state):
        state = game.step(state, chance.choice(game.moves(state)))
        assert game.check(state) == []


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_table_is_the_beginning_of_a_game_and_can_be_played(name: str) -> None:
    game = rooftree.load(name, "checked")
    found = placed(name, first=1)
    assert found.problems == []
    assert found.state is not None
    assert game.moves(found.state)
    played_to_the_end(game, found.state, Random(2))


def test_what_is_chosen_lies_there_and_the_rest_comes_by_chance() -> None:
    game = rooftree.load("dreamhome", "checked")
    house = {"G1": "kitchen", "G2": "kitchen", "roofs": ["red"]}
    other = {"G3": "sauna", "B4": "garage"}
    table = {"round": 3, "market-rooms": ["bedroom", "gym"], "market-resources": ["jackhammer"]}
    found = placed(
        "dreamhome", [{"name": "Anna", **house}, {"name": "Ben", **other}], table, [{"tools": ["drill"]}, {}]
    )
    assert found.problems == []
    assert found.state is not None
    rooms = [column["room"].partition("#")[0] for column in game.view(found.state, 0)["market"]]
    assert rooms[:2] == ["bedroom", "gym"]
    again = placed(
        "dreamhome", [{"name": "Anna", **house}, {"name": "Ben", **other}], table, [{"tools": ["drill"]}, {}]
    )
    assert again.state is not None
    assert again.state.tobytes() == found.state.tobytes()
    played_to_the_end(game, found.state, Random(1))


def test_dream_home_wants_a_room_for_each_round() -> None:
    found = placed("dreamhome", [{"name": "Anna", "G1": "kitchen"}, {"name": "Ben"}], {"round": 2})
    assert [(each.owner, each.what.key) for each in found.problems] == [("Ben", "set-rooms")]


def test_what_the_score_pad_calls_impossible_is_so_here() -> None:
    found = placed("dreamhome", [{"name": "Anna", "T1": "kitchen"}, {"name": "Ben", "G1": "gym"}], {"round": 2})
    assert "pad-gap" in keys(found)


def test_there_are_no_more_cards_than_in_the_box() -> None:
    assert keys(placed("dreamhome", table={"market-resources": ["drill", "drill"]})) == ["set-none-left"]
    queues = {"queue-a": ["hail"], "queue-b": ["hail"]}
    assert keys(placed("homesweethome", table=queues)) == ["set-none-left"]


def test_no_more_can_lie_about_than_has_been_drawn() -> None:
    """On the first day every tile is still to come."""
    mansions = [{"name": "Anna", "board": "red", "A1": "green"}, {"name": "Ben", "board": "green"}]
    assert keys(placed("california", mansions)) == ["set-too-many"]
    found = placed("california", mansions, {"day": 2, "market-tiles": ["jukebox"]}, [{"neighbours": ["red"]}, {}])
    assert found.problems == []
    assert found.state is not None
    played_to_the_end(rooftree.load("california", "checked"), found.state, Random(4))


def test_on_californias_last_day_shops_are_filled_from_the_bag() -> None:
    found = placed("california", table={"day": 12, "market-tiles": ["dog", "dog"]})
    assert found.problems == []
    assert found.state is not None
    slots = rooftree.load("california", "checked").read(found.state).slots
    assert [TILE_NAMES[tile].partition("#")[0] for tile in slots][:2] == ["dog", "dog"]


def test_a_neighbour_visits_one_mansion() -> None:
    assert keys(placed("california", seats=[{"neighbours": ["red"]}, {"neighbours": ["red"]}])) == ["set-twice"]


def test_home_sweet_home_has_full_hands_and_one_card_a_turn() -> None:
    game = rooftree.load("homesweethome", "checked")
    home = [{"name": "Anna", "A1": {"base": "concrete-slab", "rooms": ["bathroom"]}}]
    assert keys(placed("homesweethome", home, {"turn": 2})) == ["set-built"]
    seats: list[dict[str, Any]] = [{"hand": ["wood", "wood"], "character": "banker"}, {"character": "mason"}]
    found = placed("homesweethome", home, {"turn": 9, "queue-b": ["tiled-roof"]}, seats)
    assert found.problems == []
    assert found.state is not None
    players = game.view(found.state, 0)["players"]
    assert [each["num_cards"] for each in players] == [8, 7]
    for turn in (19, 20):
        late = placed("homesweethome", home, {"turn": turn}, seats)
        assert late.problems == []
        assert late.state is not None
        played_to_the_end(game, late.state, Random(turn))
    assert keys(placed("homesweethome", home, {"turn": 9}, [seats[0], seats[0]])) == ["set-twice"]
    assert keys(
        placed("homesweethome", table={"turn": 9}, seats=[{"hand": ["wood"] * 8, "character": "mason"}, {}])
    ) == ["set-hand"]


def test_what_is_no_choice_at_all_is_refused() -> None:
    with pytest.raises(GameError, match="round must be a whole number from 1 to 12, not 13"):
        placed("dreamhome", table={"round": 13})
    with pytest.raises(GameError, match="is none of"):
        placed("dreamhome", table={"market-rooms": ["moon"]})
    with pytest.raises(GameError, match="one of 2 seats"):
        placed("dreamhome", first=2)
