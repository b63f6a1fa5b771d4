"""Neighbours and gifts (R5)."""

import pytest

from tests.games.california.drawing import changes, mansion, play, sold, table

HOUSE = """
    red  mauve    grey  .
    .    (brown)  .     .
    .    .        .     .
    .    .        .     .
    has     50 silver
    guests  {}
"""


def test_a_neighbour_comes_from_the_table() -> None:
    """R5  Furnishing a ground-floor room brings the neighbour of that colour from the table."""
    before = table(HOUSE.format(""), shops="jukebox#1", players=3)
    assert changes(before, play(before, "buy L1 A1")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[A1]: nothing -> jukebox#1",
        "neighbour_at[RED]: table -> seat 0",
    }


def test_a_neighbour_comes_from_another_mansion() -> None:
    """R5  Or another mansion: it leaves that one, and its owner loses nothing else."""
    before = table(HOUSE.format(""), "guests red grey\nhas 3 silver, 2 gifts", shops="jukebox#1", players=3)
    after = play(before, "buy L1 A1")
    assert changes(before, after) == sold(before, "L1", 4) | {
        "mansions[0].pieces[A1]: nothing -> jukebox#1",
        "neighbour_at[RED]: seat 1 -> seat 0",
    }
    assert (mansion(after, 1)["neighbours"], mansion(after, 1)["gifts"]) == (["grey"], 2)


def test_a_lone_neighbour_brings_nothing() -> None:
    """R5  At least one other neighbour: the first to come brings no gift."""
    for players in (3, 4, 5):
        after = play(table(HOUSE.format(""), shops="jukebox", players=players), "buy L1 A1")
        assert (mansion(after)["gifts"], mansion(after)["neighbours"]) == (0, ["red"])


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("guests", ["mauve", "mauve grey", "brown mauve grey light-blue green"])
def test_company_brings_a_gift(players: int, guests: str) -> None:
    """R5  A gift if the neighbour was not here already and at least one other neighbour is here: one, however many."""
    before = table(HOUSE.format(guests), shops="jukebox#1", players=players)
    assert changes(before, play(before, "buy L1 A1")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[A1]: nothing -> jukebox#1",
        "neighbour_at[RED]: table -> seat 0",
        "mansions[0].gifts: 0 -> 1",
    }


@pytest.mark.parametrize(
    ("guests", "gifts"),
    [("", 0), ("mauve", 0), ("mauve grey", 0), ("mauve grey brown", 1), ("mauve grey brown light-blue green", 1)],
)
def test_two_players_need_three_guests(guests: str, gifts: int) -> None:
    """R5  2 players: at least three other neighbours must be here."""
    after = play(table(HOUSE.format(guests), shops="jukebox"), "buy L1 A1")
    assert (mansion(after)["gifts"], "red" in mansion(after)["neighbours"]) == (gifts, True)


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_here_already_brings_nothing(players: int) -> None:
    """R5  If the neighbour was not here already: one who stays brings no second gift."""
    before = table(HOUSE.format("red mauve grey brown"), shops="jukebox#1", players=players)
    assert changes(before, play(before, "buy L1 A1")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[A1]: nothing -> jukebox#1"
    }


def test_the_guests_of_others_do_not_count() -> None:
    """R5  Here: company in another mansion brings no gift."""
    after = play(table(HOUSE.format(""), "guests mauve grey brown green", shops="jukebox", players=3), "buy L1 A1")
    assert mansion(after)["gifts"] == 0


def test_a_neighbour_who_left_may_bring_another_gift() -> None:
    """R5  Not here already: who went to another mansion and comes back brings a gift again."""
    other = """
        red  .        .  .
        .    (green)  .  .
        .    .        .  .
        .    .        .  .
        has     50 silver
    """
    house = HOUSE.format("mauve").replace("red  mauve    grey  .", "red  red    grey  .")
    state = table(house, other, shops="jukebox jukebox grand-piano | ?", players=3)
    state = play(state, "buy L1 A1", "buy L2 A1", "gold", "buy L3 B1")
    assert [mansion(state, seat)["gifts"] for seat in range(3)] == [2, 0, 0]


def test_no_gifts_left() -> None:
    """R5  No gifts left: none; the neighbour comes all the same."""
    before = table(HOUSE.format("mauve") + "\nhas 50 silver, 20 gifts", "has 10 gifts", shops="jukebox#1", players=3)
    assert changes(before, play(before, "buy L1 A1")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[A1]: nothing -> jukebox#1",
        "neighbour_at[RED]: table -> seat 0",
    }


def test_the_last_gift() -> None:
    """R5  No gifts left: the thirtieth is still given."""
    state = table(HOUSE.format("mauve") + "\nhas 50 silver, 20 gifts", "has 9 gifts", shops="jukebox", players=3)
    assert mansion(play(state, "buy L1 A1"))["gifts"] == 21


# The rulebook's examples


def test_the_billiard_in_the_brown_room() -> None:
    """R5  A billiard table in a brown room; red and mauve are there already: brown comes and brings a gift."""
    house = """
        .  .        .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has     50 silver
        guests  red mauve
    """
    before = table(house, shops="billiard-table#1", players=3)
    assert changes(before, play(before, "buy L1 B2")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[B2]: nothing -> billiard-table#1",
        "neighbour_at[BROWN]: table -> seat 0",
        "mansions[0].gifts: 0 -> 1",
    }


def test_another_piece_in_a_mauve_room() -> None:
    """R5  Brown and mauve are there already, and a mauve room is furnished: nobody comes, no gift."""
    house = """
        .  mauve    .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has     50 silver
        guests  brown mauve
    """
    before = table(house, shops="pinball#1", players=3)
    assert changes(before, play(before, "buy L1 B1")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[B1]: nothing -> pinball#1"
    }
