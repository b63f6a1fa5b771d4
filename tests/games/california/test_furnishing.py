"""Furniture, and the attic extension (R3)."""

import pytest

from tests.games.california.drawing import changes, legal, mansion, offers, play, sold, table, why

PLAIN = """
    red   red*     .     .
    .     (brown)  grey  .
    .     .        .     red
    .     .        .     .
    has 50 silver
"""


# An unfurnished room of its colour


def test_furniture_goes_into_an_unfurnished_room_of_its_colour() -> None:
    """R3  An unfurnished room of its colour, the player's choice of cell, wherever it lies."""
    assert offers(table(PLAIN, shops="jukebox"), "L1") == {"A1", "D3"}


def test_the_player_chooses_the_cell() -> None:
    """R3  The player's choice of cell: two choices, and only the chosen cell changes."""
    before = table(PLAIN, shops="grand-piano#3", players=3)
    for cell in ("A1", "D3"):
        assert changes(before, play(before, f"buy L1 {cell}")) == sold(before, "L1", 4) | {
            f"mansions[0].pieces[{cell}]: nothing -> grand-piano#3",
            "neighbour_at[RED]: table -> seat 0",
        }


def test_both_kinds_of_a_colour_fit_its_rooms() -> None:
    """R3  Its colour: either kind of piece goes into any room of the colour, next to equal ones or not."""
    state = table(PLAIN, shops="jukebox grand-piano")
    assert offers(state, "L1") == offers(state, "L2") == {"A1", "D3"}


def test_not_into_a_furnished_room() -> None:
    """R3  An unfurnished room: there is one piece of furniture in a room."""
    assert why(table(PLAIN, shops="jukebox"), "buy L1 B1") == "why-furnished"


def test_not_into_a_room_of_another_colour() -> None:
    """R3  Of its colour."""
    assert why(table(PLAIN, shops="jukebox"), "buy L1 C2") == "why-wrong-colour"
    assert why(table(PLAIN, shops="jukebox"), "buy L1 B2") == "why-wrong-colour"


def test_not_where_nothing_is_renovated() -> None:
    """R3  A room: furniture stands only where a room was renovated."""
    assert why(table(PLAIN, shops="jukebox"), "buy L1 D1") == "why-not-renovated"


def test_the_pre_printed_room_can_be_furnished() -> None:
    """R3  The pre-printed room is furnished like any other (rulebook)."""
    state = table(PLAIN, shops="billiard-table")
    assert offers(state, "L1") == {"B2"}
    assert mansion(play(state, "buy L1 B2"))["cells"]["B2"]["piece"] == "billiard-table#1"


@pytest.mark.parametrize(
    ("piece", "colour"),
    [
        ("billiard-table", "brown"),
        ("home-bar", "brown"),
        ("grand-piano", "red"),
        ("jukebox", "red"),
        ("pinball", "mauve"),
        ("sports-gear", "mauve"),
        ("motorcycle", "grey"),
        ("workbench", "grey"),
        ("swimming-pool", "light-blue"),
        ("sunbed", "light-blue"),
        ("dog", "green"),
        ("greek-statue", "green"),
    ],
)
def test_every_piece_has_its_colour(piece: str, colour: str) -> None:
    """R3  Of its colour: the twelve pieces of the box, in a mansion with one room of each colour."""
    house = """
        red    mauve    grey  .
        green  (brown)  .     .
        .      .        .     .
        .      .        .     light-blue
        has 50 silver
    """
    rooms = {"red": "A1", "mauve": "B1", "grey": "C1", "green": "A2", "brown": "B2", "light-blue": "D4"}
    assert offers(table(house, shops=piece), "L1") == {rooms[colour]}


# The attic


def test_furniture_without_a_room_may_be_stored() -> None:
    """R3  Only when there is none may it be stored, in a free open attic slot."""
    before = table(PLAIN, shops="dog#2", players=3)
    assert offers(before, "L1") == {"attic"}
    assert changes(before, play(before, "buy L1 attic")) == sold(before, "L1", 4) | {
        "mansions[0].attic[0]: nothing -> dog#2"
    }


def test_furniture_with_a_room_may_not_be_stored() -> None:
    """R3  Only when there is none: with an unfurnished room of the colour the attic is shut to the piece."""
    assert why(table(PLAIN, shops="jukebox"), "buy L1 attic") == "why-room-is-ready"


def test_when_all_rooms_of_the_colour_are_furnished_it_may_be_stored() -> None:
    """R3  When there is no unfurnished room of its colour: furnished ones do not take it."""
    house = """
        red*  red*     .  .
        .     (brown)  .  .
        .     .        .  .
        .     .        .  .
        has 50 silver
    """
    assert offers(table(house, shops="jukebox"), "L1") == {"attic"}


def test_one_slot_is_open_from_the_start() -> None:
    """R3  A free open attic slot: before the extension there is one."""
    state = table("attic jukebox\nhas 50 silver", shops="dog extension")
    assert offers(state, "L1") == set()
    assert why(state, "buy L1 attic") == "why-attic-full-until-extended"


def test_the_extension_opens_slot_2() -> None:
    """R3  Attic extension: opens slot 2."""
    before = table("attic jukebox\nhas 50 silver", players=2, shops="dog extension | ? ? ?")
    extended = play(before, "buy L2 extension")
    assert changes(before, extended) == sold(before, "L2", 4) | {"mansions[0].extension: nothing -> attic-extension#1"}
    assert (mansion(before)["attic_slots"], mansion(extended)["attic_slots"]) == (1, 2)
    again = play(extended, "gold")
    stored = play(again, "buy L1 attic")
    assert changes(again, stored) == sold(again, "L1", 3) | {"mansions[0].attic[1]: nothing -> dog#1"}


def test_two_slots_and_no_third() -> None:
    """R3  A free open attic slot: with the extension two pieces, and no more."""
    state = table("attic jukebox grand-piano\nhas 50 silver", shops="dog")
    assert why(state, "buy L1 attic") == "why-attic-full"


def test_equal_pieces_may_be_stored_side_by_side() -> None:
    """R3  Any furniture: the second slot takes an equal piece."""
    assert offers(table("attic jukebox extension\nhas 50 silver", shops="jukebox"), "L1") == {"attic"}


def test_the_extension_may_be_built_with_an_empty_attic() -> None:
    """R3  Attic extension: no need of a stored piece; then both slots are free."""
    state = table("has 50 silver", "has 50 silver", shops="extension dog jukebox")
    state = play(state, "buy L1 extension", "gold", "buy L2 attic", "gold")
    assert offers(state, "L3") == {"attic"}


def test_one_extension_a_mansion() -> None:
    """R3  One a mansion; the other players still build theirs."""
    state = table("attic extension\nhas 50 silver", "has 50 silver", shops="extension")
    assert why(state, "buy L1 extension") == "why-extended-already"
    assert offers(play(state, "gold"), "L1") == {"extension"}


def test_the_extension_lies_on_its_own_place() -> None:
    """R3  The extension goes neither to a cell nor into an attic slot."""
    state = table("has 50 silver", shops="extension")
    assert offers(state, "L1") == {"extension"}
    assert why(state, "buy L1 A1") == "why-extension-only-above"
    assert why(state, "buy L1 attic") == "why-only-furniture-in-attic"


def test_rooms_are_not_stored() -> None:
    """R3  Furniture: a room tile goes to the ground floor, and opens no attic slot."""
    state = table("has 50 silver", shops="grey")
    assert why(state, "buy L1 attic") == "why-only-furniture-in-attic"
    assert why(state, "buy L1 extension") == "why-no-extension"


def test_stored_pieces_are_not_moved_by_choice() -> None:
    """R3  A stored piece moves when a room is placed, not before: there is no action for it."""
    house = """
        attic   jukebox
        .  .      .  .
        .  (red)  .  .
        .  .      .  .
        .  .      .  .
        has 50 silver
    """
    assert not [text for text in legal(table(house)) if text.startswith("unpack")]
    assert why(table(house), "unpack jukebox") == "why-not-now"
