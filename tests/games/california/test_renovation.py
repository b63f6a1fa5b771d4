"""Renovating rooms (R2)."""

import pytest

from tests.games.california.drawing import changes, offers, play, renovated, sold, table, why

CELLS = {f"{column}{row}" for row in range(1, 5) for column in "ABCD"}


def beside(cell: str) -> set[str]:
    """The cells that touch a cell orthogonally, by letter and number."""
    column, row = "ABCD".index(cell[0]), int(cell[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{'ABCD'[c]}{r}" for c, r in near if 0 <= c <= 3 and 1 <= r <= 4}


def test_the_first_of_a_colour_goes_anywhere() -> None:
    """R2  An empty ground cell: with no room of the colour in the mansion, any of them."""
    state = table(".  .  .  .\n.  (brown)  .  .\n.  .  .  .\n.  .  .  .\nhas 50 silver", shops="red")
    assert offers(state, "L1") == CELLS - {"B2"}


def test_not_on_another_room() -> None:
    """R2  An empty ground cell: neither on a room tile, furnished or not, nor on the pre-printed room."""
    house = """
        brown*  brown    grey  .
        .       (brown)  .     .
        .       .        .     .
        .       .        .     .
        has 50 silver
    """
    state = table(house, shops="red")
    assert offers(state, "L1") == CELLS - {"A1", "B1", "B2", "C1"}
    assert {why(state, f"buy L1 {cell}") for cell in ("A1", "B1", "B2", "C1")} == {"why-occupied"}


def test_the_pre_printed_room_counts() -> None:
    """R2  If the colour is already in the mansion (the pre-printed room counts) it must touch it."""
    state = table(".  .  .  .\n.  (red)  .  .\n.  .  .  .\n.  .  .  .\nhas 50 silver", shops="red")
    assert offers(state, "L1") == {"B1", "A2", "C2", "B3"}
    assert why(state, "buy L1 A1") == "why-must-touch"


@pytest.mark.parametrize("cell", sorted(CELLS - {"B2"}))
def test_the_colour_must_be_touched_orthogonally(cell: str) -> None:
    """R2  It must touch that colour orthogonally: from each cell of the floor, across no edge and no corner."""
    rows = [[cell_word(f"{column}{row}", cell) for column in "ABCD"] for row in range(1, 5)]
    house = "\n".join(" ".join(row) for row in rows) + "\nhas 50 silver"
    assert offers(table(house, shops="grey"), "L1") == beside(cell) - {"B2"}


def cell_word(here: str, cell: str) -> str:
    return "(brown)" if here == "B2" else "grey" if here == cell else "."


def test_any_room_of_the_colour_may_be_touched() -> None:
    """R2  One or several rooms of the colour: touching any of them is enough, the pre-printed one or the tiles."""
    house = """
        .     .      .    .
        .     (red)  .    .
        grey  red    red  .
        .     .      .    .
        has 50 silver
    """
    assert offers(table(house, shops="red"), "L1") == {"B1", "A2", "C2", "D3", "B4", "C4"}


def test_furniture_in_the_room_does_not_matter() -> None:
    """R2  A furnished room is a room of its colour."""
    house = """
        grey*  .        .  .
        .      (brown)  .  .
        .      .        .  .
        .      .        .  .
        has 50 silver
    """
    assert offers(table(house, shops="grey"), "L1") == {"B1", "A2"}


def test_the_others_mansions_do_not_matter() -> None:
    """R2  Already in the mansion: one's own."""
    other = """
        .  .      .  .
        .  (red)  .  .
        .  .      .  red
        .  .      .  .
    """
    mine = ".  .  .  .\n.  (brown)  .  .\n.  .  .  .\n.  .  .  .\nhas 50 silver"
    assert offers(table(mine, other, shops="red"), "L1") == CELLS - {"B2"}


def test_a_stored_piece_does_not_matter() -> None:
    """R2  A red piece in the attic is no red room: the first one goes anywhere."""
    house = "attic jukebox\n.  .  .  .\n.  (brown)  .  .\n.  .  .  .\n.  .  .  .\nhas 50 silver"
    assert offers(table(house, shops="red"), "L1") == CELLS - {"B2"}


def test_a_colour_that_is_shut_in_cannot_grow() -> None:
    """R2  It must touch that colour: where no cell beside it is free, the tile cannot be bought."""
    house = """
        red   grey     .  .
        mauve (brown)  .  .
        .     .        .  .
        .     .        .  .
        has 50 silver
    """
    assert offers(table(house, shops="red mauve"), "L1") == set()
    assert offers(table(house, shops="red mauve"), "L2") == {"A3"}


def test_a_room_brings_no_neighbour() -> None:
    """R2  An unfurnished room changes the ground floor and nothing else."""
    before = table("has 50 silver", shops="grey#3", players=3)
    after = play(before, "buy L1 D4")
    assert changes(before, after) == renovated(before, "D4", "room-grey#3") | sold(before, "L1", 6)


def test_placed_rooms_stay() -> None:
    """R2  A room once placed is not moved (rulebook, «Sortir des meubles du grenier»): a tile goes to empty cells."""
    house = """
        red    red    red    red
        grey   (red)  grey   grey
        mauve  mauve  mauve  mauve
        green  green  green  .
        has 50 silver
    """
    assert offers(table(house, shops="green light-blue red"), "L1") == {"D4"}
    assert offers(table(house, shops="green light-blue red"), "L2") == {"D4"}
    assert offers(table(house, shops="green light-blue red"), "L3") == set()
