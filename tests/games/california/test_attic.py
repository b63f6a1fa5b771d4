"""Moving in from the attic (R4)."""

import pytest

from rooftree.games.california.state import Decision
from tests.games.california.drawing import GAME, changes, legal, mansion, play, renovated, sold, table, why

HOUSE = """
    attic   {}
    .  .        .  .
    .  (brown)  .  .
    .  .        .  .
    .  .        .  .
    has 50 silver
"""


def test_a_stored_piece_moves_into_the_new_room_at_once() -> None:
    """R4  When a room of a stored piece's colour is placed, the piece moves into that room at once."""
    before = table(HOUSE.format("jukebox#2"), shops="red#5", players=3)
    after = play(before, "buy L1 B1")
    assert changes(before, after) == renovated(before, "B1", "room-red#5") | sold(before, "L1", 4) | {
        "mansions[0].attic[0]: jukebox#2 -> nothing",
        "mansions[0].pieces[B1]: nothing -> jukebox#2",
        "neighbour_at[RED]: table -> seat 0",
    }


def test_a_room_of_another_colour_leaves_it_there() -> None:
    """R4  Of a stored piece's colour: another colour moves nothing."""
    before = table(HOUSE.format("jukebox"), shops="grey", players=3)
    assert changes(before, play(before, "buy L1 B1")) == renovated(before, "B1", "room-grey#1") | sold(before, "L1", 4)


def test_it_is_not_optional() -> None:
    """R4  Moves at once: nobody is asked, and the turn is over."""
    after = play(table(HOUSE.format("jukebox"), shops="red"), "buy L1 B1")
    assert (GAME.decision(after), GAME.to_act(after)) == (Decision.CHOOSE_ACTION, 1)


def test_it_moves_into_that_room_and_no_other() -> None:
    """R4  Into that room: the one just placed."""
    house = """
        attic   jukebox
        .  red*     .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has 50 silver
    """
    after = play(table(house, shops="red"), "buy L1 C1")
    assert mansion(after)["cells"]["C1"]["piece"] == "jukebox#1"


def test_the_second_slot_is_emptied_too() -> None:
    """R4  Of two stored pieces of different colours, the one that suits moves, whichever slot it lies in."""
    before = table(HOUSE.format("dog#1 jukebox#1"), shops="red")
    after = play(before, "buy L1 B1")
    assert {line for line in changes(before, after) if "attic" in line} == {
        "mansions[0].attic[1]: jukebox#1 -> nothing"
    }
    assert mansion(after)["attic"] == ["dog#1"]


def test_two_different_pieces_of_the_colour_are_a_choice() -> None:
    """R4  With two different pieces of that colour stored, the player picks."""
    before = table(HOUSE.format("jukebox#1 grand-piano#1"), shops="red#1", players=3)
    asked = play(before, "buy L1 B1")
    turn = {line for line in sold(before, "L1", 4) if not line.startswith("to_act")}
    assert changes(before, asked) == renovated(before, "B1", "room-red#1") | turn | {
        "decision: choose-action -> unpack",
        "pending.is_open: 0 -> 1",
        "pending.cell: 0 -> 1",
    }
    assert (GAME.to_act(asked), legal(asked)) == (0, ["unpack grand-piano", "unpack jukebox"])


@pytest.mark.parametrize(
    ("piece", "left", "other"),
    [
        ("jukebox", {"attic[0]: jukebox#1 -> grand-piano#1", "attic[1]: grand-piano#1 -> nothing"}, "grand-piano"),
        ("grand-piano", {"attic[1]: grand-piano#1 -> nothing"}, "jukebox"),
    ],
)
def test_the_player_picks(piece: str, left: set[str], other: str) -> None:
    """R4  The player picks: that piece moves in, the other stays (and moves up)."""
    asked = play(table(HOUSE.format("jukebox#1 grand-piano#1"), shops="red", players=3), "buy L1 B1")
    after = play(asked, f"unpack {piece}")
    assert changes(asked, after) == {f"mansions[0].{line}" for line in left} | {
        f"mansions[0].pieces[B1]: nothing -> {piece}#1",
        "neighbour_at[RED]: table -> seat 0",
        "decision: unpack -> choose-action",
        "pending.is_open: 1 -> 0",
        "pending.cell: 1 -> 0",
        "to_act: 0 -> 1",
    }
    assert mansion(after)["attic"] == [f"{other}#1"]


def test_while_picking_nothing_else_may_be_done() -> None:
    """R4  The player picks one of the two: no gold, no loan, no third piece."""
    asked = play(table(HOUSE.format("jukebox grand-piano"), shops="red"), "buy L1 B1")
    assert why(asked, "unpack dog") == "why-not-stored"
    assert why(asked, "gold") == why(asked, "borrow") == why(asked, "buy L2 A1") == "why-not-now"


def test_two_equal_pieces_are_no_choice() -> None:
    """R4  Two different pieces: of two equal ones, one moves in without a question and the other stays."""
    before = table(HOUSE.format("jukebox#1 jukebox#2"), shops="red")
    after = play(before, "buy L1 B1")
    assert GAME.decision(after) == Decision.CHOOSE_ACTION
    stored = mansion(after)["attic"]
    assert len(stored) == 1
    assert {*stored, mansion(after)["cells"]["B1"]["piece"]} == {"jukebox#1", "jukebox#2"}


def test_two_pieces_of_different_colours_are_no_choice() -> None:
    """R4  Of that colour: a piece of another colour is not asked about."""
    after = play(table(HOUSE.format("dog jukebox"), shops="red"), "buy L1 B1")
    assert GAME.decision(after) == Decision.CHOOSE_ACTION


@pytest.mark.parametrize("stored", ["jukebox#1 grand-piano#1", "jukebox#1 jukebox#2"])
def test_the_second_piece_stays_until_the_next_room(stored: str) -> None:
    """R4  The second waits for the next room of the colour, which it then moves into without a question."""
    state = play(table(HOUSE.format(stored), "has 9 silver", shops="red red"), "buy L1 B1")
    if GAME.decision(state) == Decision.UNPACK:
        state = play(state, "unpack jukebox")
    [left] = mansion(state)["attic"]
    before = play(state, "gold")
    after = play(before, "buy L2 C1")
    assert mansion(after)["cells"]["C1"]["piece"] == left
    assert mansion(after)["attic"] == []


def test_neighbour_gift_and_bonus_follow() -> None:
    """R4  Then neighbour, gift and bonus are resolved as for any furnishing."""
    house = """
        attic   pinball#1
        .  .         .            .
        .  (brown)*  grey*motorcycle  .
        .  .         .            .
        .  .         .            .
        has     50 silver
        guests  brown grey
    """
    before = table(house, "guests mauve", shops="mauve#1", players=3)
    after = play(before, "buy L1 B1")
    assert changes(before, after) == renovated(before, "B1", "room-mauve#1") | sold(before, "L1", 4) | {
        "mansions[0].attic[0]: pinball#1 -> nothing",
        "mansions[0].pieces[B1]: nothing -> pinball#1",
        "neighbour_at[MAUVE]: seat 1 -> seat 0",
        "mansions[0].gifts: 0 -> 1",
        "bonus_of[MOTORCYCLE_AND_PINBALL]: table -> seat 0",
    }


def test_neighbour_gift_and_bonus_wait_for_the_choice() -> None:
    """R4  Then: the room alone brings nothing; what is picked does."""
    house = """
        attic   pinball#1 sports-gear#1
        .  .         .                .
        .  (brown)*  grey*motorcycle  .
        .  .         .                .
        .  .         .                .
        has     50 silver
        guests  brown grey
    """
    asked = play(table(house, shops="mauve", players=3), "buy L1 B1")
    told = mansion(asked)
    assert (told["gifts"], told["neighbours"], told["bonuses"]) == (0, ["brown", "grey"], [])
    pinball, gear = (mansion(play(asked, f"unpack {piece}")) for piece in ("pinball", "sports-gear"))
    assert (pinball["gifts"], pinball["bonuses"]) == (1, ["motorcycle-and-pinball"])
    assert (gear["gifts"], gear["bonuses"]) == (1, [])


def test_the_slot_is_free_again() -> None:
    """R4  The piece has left the attic: another one may be stored there."""
    state = play(table(HOUSE.format("jukebox"), "has 9 silver", shops="red dog"), "buy L1 B1", "gold")
    assert "buy L2 attic" in legal(state)


def test_a_slot_between_is_filled_again() -> None:
    """R4  When the piece in slot 1 moves out, the one in slot 2 stays where it is, and one more may be stored."""
    state = play(table(HOUSE.format("jukebox#1 dog#1"), "has 9 silver", shops="red sunbed#1"), "buy L1 B1", "gold")
    after = play(state, "buy L2 attic")
    assert sorted(mansion(after)["attic"]) == ["dog#1", "sunbed#1"]
    assert why(play(after, "gold"), "buy L3 attic") is not None


def test_the_attic_brings_no_neighbour() -> None:
    """R4  Storing is no furnishing: no neighbour comes, no gift, no bonus card (rulebook)."""
    house = """
        .  .         .                .
        .  (brown)*  grey*motorcycle  .
        .  .         .                .
        .  .         .                .
        has     50 silver
        guests  brown grey
    """
    before = table(house, shops="pinball#1", players=3)
    assert changes(before, play(before, "buy L1 attic")) == sold(before, "L1", 4) | {
        "mansions[0].attic[0]: nothing -> pinball#1"
    }
