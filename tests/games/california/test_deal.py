"""The deal as a record holds it: boards, tiles, and the tiles drawn from the bag."""

from typing import Any

import pytest

from rooftree.core.game import GameError
from rooftree.core.layout import Array
from rooftree.core.replay import Record, RecordError, Seat, decode, encode, final_state, record_of
from tests.games.california.courses import course
from tests.games.california.drawing import GAME, changes, table

SEATS = [Seat(name=name, player="human") for name in ("Ada", "Ben", "Cyd")]


def recorded(seed: int, moves: int | None = None) -> tuple[Record, Array]:
    """A random game of three, or its first so many moves, as a record, and where it ends."""
    whole = list(course(3, seed))[:moves]
    played = [(int(state["to_act"][0]), GAME.parse(text)) for state, text, _ in whole]
    return record_of(GAME, whole[0][0], seed, SEATS, played, whole[-1][2]), whole[-1][2]


def without_the_stream(before: Array, after: Array) -> set[str]:
    return {line for line in changes(before, after) if not line.startswith("stream.")}


def test_a_deal_names_boards_and_tiles() -> None:
    """Play  A board for each seat, 88 tiles in drawing order, and nothing of the bag before day 12."""
    deal = GAME.deal_of(GAME.new(4, 7))
    assert (len(deal["boards"]), len(set(deal["tiles"])), deal["bag"]) == (4, 88, [])
    assert deal["tiles"][:8] == [slot["tile"] for slot in GAME.view(GAME.new(4, 7), None)["slots"].values()]


@pytest.mark.parametrize("day", range(1, 12))
def test_the_bag_is_no_part_of_the_deal_before_day_12(day: int) -> None:
    """R7  From day 12 on: a record of an earlier day does not tell what would be drawn."""
    assert GAME.deal_of(table(day=day, players=3))["bag"] == []


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_game_replays(seed: int) -> None:
    """R7  Deal and moves lead to the same end, day 12 from the bag included, without the seed as well."""
    record, end = recorded(seed)
    assert len(record.deal["bag"]) == 8
    for seed_told in (True, False):
        told = encode(record) if seed_told else encode(record).replace(f'"seed":{seed},', '"seed":null,', 1)
        again = final_state(GAME, decode(told.encode()))
        assert GAME.outcome(again) == GAME.outcome(end)
        assert GAME.view(again, None) == GAME.view(end, None)


@pytest.mark.parametrize("moves", [1, 40, 80])
def test_a_saved_game_goes_on_as_it_would_have(moves: int) -> None:
    """R7  With its seed, a game saved before day 12 finds the bag as it lay."""
    record, here = recorded(5, moves)
    assert record.result is None
    there = final_state(GAME, decode(encode(record).encode()))
    assert without_the_stream(here, there) == set()
    while not GAME.is_over(here):
        here, there = (GAME.step(state, GAME.parse("gold")) for state in (here, there))
    assert GAME.view(here, None) == GAME.view(there, None)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"boards": ["brown", "red"]}, "deal.boards must name a board for each of 3 players"),
        ({"boards": ["brown", "red", "grey"]}, "'grey' is no board; there are brown, red, mauve, light-blue, green"),
        ({"boards": ["brown", "red", "red"]}, "the red board was dealt already"),
        ({"boards": None}, "deal.boards must name a board for each of 3 players"),
        ({"tiles": []}, "deal.tiles must list 88 cards"),
        ({"bag": ["dog#1"]}, "deal.bag must list the 8 tiles of the last day, or none"),
        ({"bag": None}, "deal.bag must list the 8 tiles of the last day, or none"),
        ({"bag": ["dog#1"] * 8}, "dog#1 was dealt already"),
        ({"bag": [f"room-pink#{n}" for n in range(1, 9)]}, "'room-pink#1' is no card of this game"),
        ({"market": []}, "unknown entry 'market'"),
    ],
)
def test_a_deal_that_is_none_is_refused(change: dict[str, Any], error: str) -> None:
    """Play  Whatever is wrong with a deal is said."""
    deal = GAME.deal_of(GAME.new(3, 1)) | change
    with pytest.raises(GameError, match=error):
        GAME.from_deal(3, deal)


def test_a_bag_that_was_not_drawn_so_is_noticed() -> None:
    """R7  A record whose bag holds a tile that was not in it is not true."""
    record, end = recorded(2)
    placed = [cell["piece"] for each in GAME.view(end, None)["mansions"] for cell in each["cells"].values()]
    sold = next(piece for piece in placed if piece and piece not in record.deal["bag"])
    text = encode(record)
    start = text.index('"bag":[')
    spoilt = text[:start] + text[start:].replace(record.deal["bag"][0], sold, 1)
    with pytest.raises(RecordError):
        final_state(GAME, decode(spoilt.encode()))
