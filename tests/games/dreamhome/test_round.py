"""A round: market, discard, turns, marker (R8, and what the rules page says under "Play")."""

from collections import Counter

import pytest

from rooftree.core.layout import Array
from rooftree.games.dreamhome.state import Decision
from tests.games.dreamhome.drawing import GAME, changes, legal, play, table


def finish_round(state: Array) -> Array:
    """Everyone takes the rightmost column and lays the first cell offered, until the next round begins."""
    number = GAME.read(state).round_number
    while not GAME.is_over(state) and GAME.read(state).round_number == number:
        state = play(state, legal(state)[-1])
    return state


# The market


def test_a_new_market_has_five_rooms_and_four_resources() -> None:
    """Play  Column 1 has a room and the marker, no resource."""
    state = GAME.read(GAME.new(3, 5))
    assert [bool(card) for card in state.market_rooms] == [True] * 5
    assert [bool(card) for card in state.market_resources] == [False, True, True, True, True]


def test_every_card_is_seen_in_a_game() -> None:
    """Play  Twelve rounds of 5 rooms and 4 resources: both decks run out exactly."""
    state, rooms, resources = GAME.new(4, 3), Counter[int](), Counter[int]()
    while GAME.decision(state) != Decision.USE_HELPER and not GAME.is_over(state):
        table_ = GAME.read(state)
        rooms.update(table_.market_rooms)
        resources.update(table_.market_resources)
        state = finish_round(state)
    del rooms[0], resources[0]
    assert rooms == Counter(range(1, 61))
    assert resources == Counter(range(1, 49))


def test_what_is_left_goes_to_the_discards() -> None:
    """Play  After the last turn the leftovers go to the discard piles, rooms and resources apart."""
    market = "study#2, kitchen#8 + piano, -, -, bathroom#8"
    before = table("G  ## . . . .", market=market, players=4, to_act=3, played=[0, 1, 2])
    changed = changes(before, play(before, "take 5", "place G1"))
    assert {
        "room_discarded[study#2]: 0 -> 1",
        "room_discarded[kitchen#8]: 0 -> 1",
        "resource_at[piano]: board -> discards",
    } <= changed
    assert {"room_discarded[bathroom#8]: 0 -> 1"}.isdisjoint(changed)


def test_round_12_is_the_last() -> None:
    """Play  Round 12 ends the game; without helpers it is over then."""
    before = table(market="-, kitchen, -, -, -", to_act=1, played=[0], round_number=12)
    after = play(before, "take 2", "place G1")
    assert GAME.is_over(after)
    assert legal(after) == []


def test_each_home_has_twelve_rooms_at_the_end() -> None:
    """Play  After the 12th round, each player's home has 12 rooms (rulebook p. 8)."""
    state = GAME.new(2, 4)
    while not GAME.is_over(state):
        state = play(state, legal(state)[0])
    for house in GAME.read(state).houses[:2]:
        assert all(1 <= card <= 60 for card in house.stands)


# Turn order and marker


def test_turns_go_clockwise_from_the_first_player() -> None:
    """Play  Each round, the holder of the marker takes the first turn and play proceeds clockwise."""
    state = table(market="living", players=3, first_player=2, to_act=2)
    order = []
    for column in (2, 3, 4):
        order.append(GAME.to_act(state))
        state = play(state, f"take {column}", "place G1 down")
    assert order == [2, 0, 1]


def test_column_1_brings_the_marker() -> None:
    """R8  The marker passes when column 1 is taken."""
    before = table(market="kitchen#1", players=3, to_act=1, played=[0])
    assert changes(before, play(before, "take 1")) == {
        "marker: 0 -> 1",
        "market_rooms[1]: kitchen#1 -> nothing",
        "pending.room: nothing -> kitchen#1",
        "decision: take-column -> place-room",
    }


def test_the_marker_counts_from_the_next_round() -> None:
    """R8  And counts from the next round: this one goes on clockwise from its own first player."""
    state = play(table(market="kitchen", players=3), "take 2", "place G1 down", "take 1", "place G1 down")
    assert GAME.to_act(state) == 2
    assert (GAME.read(state).first_player, GAME.read(state).marker) == (0, 1)
    following = play(state, "take 3", "place G1 down")
    assert (GAME.to_act(following), GAME.read(following).first_player) == (1, 1)


def test_the_marker_stays_when_nobody_takes_column_1() -> None:
    """R8  If no one chooses the leftmost column, the first player keeps the marker (rulebook p. 4)."""
    state = table(market="kitchen", players=2, first_player=1, to_act=1)
    after = play(state, "take 2", "place G1 down", "take 3", "place G1 down")
    assert (GAME.to_act(after), GAME.read(after).marker) == (1, 1)


def test_a_column_is_taken_once() -> None:
    """Play  Take one column that still has a room."""
    state = play(table(market="kitchen"), "take 2", "place G1 down")
    assert legal(state) == ["take 1", "take 3", "take 4", "take 5"]


# The discard of 2–3 players


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_player_discards_a_column(players: int) -> None:
    """Play  2–3 players, option `discard`, on by default: one column, never column 1, before the jackhammer window."""
    before = GAME.new(players, 8)
    assert (GAME.decision(before), GAME.to_act(before)) == (Decision.DISCARD_COLUMN, 0)
    assert legal(before) == ["discard 2", "discard 3", "discard 4", "discard 5"]
    changed = changes(before, play(before, "discard 3"))
    assert {"market_rooms[3]", "market_resources[3]", "decision"} < {line.split(":")[0] for line in changed}
    assert len([line for line in changed if "room_discarded" in line or line.endswith("-> discards")]) == 2
    assert len(changed) == 5


@pytest.mark.parametrize("players", [2, 3])
def test_the_discard_may_be_played_without(players: int) -> None:
    """Play  Option `discard` off: the first player takes a column at once."""
    assert GAME.decision(GAME.new(players, 8, {"discard": False})) == Decision.TAKE_COLUMN


@pytest.mark.parametrize("discard", [True, False])
def test_four_players_never_discard(discard: bool) -> None:
    """Play  2–3 players only."""
    assert GAME.decision(GAME.new(4, 8, {"discard": discard})) == Decision.TAKE_COLUMN
    state = GAME.new(4, 8, {"discard": discard})
    while not GAME.is_over(state):
        assert GAME.decision(state) != Decision.DISCARD_COLUMN
        state = play(state, legal(state)[0])


def test_the_holder_of_the_marker_discards_each_round() -> None:
    """R8  The marker counts for the discard too."""
    state = play(GAME.new(2, 8), "discard 2", "take 3")
    state = play(state, legal(state)[0])
    while GAME.decision(state) != Decision.TAKE_COLUMN:
        state = play(state, legal(state)[0])
    state = play(state, "take 1")
    state = play(state, legal(state)[0])
    assert (GAME.decision(state), GAME.to_act(state)) == (Decision.DISCARD_COLUMN, 1)
