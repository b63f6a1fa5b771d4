"""What a room is, and when it is finished (R1, R3)."""

import pytest

from tests.games.dreamhome.drawing import changes, laid, lines, places, play, points, scored, table, turn_passes, why

# R1: beside


@pytest.mark.parametrize("floor", ["T  kitchen pantry . . .", "T  . . . pantry kitchen", "T  . kitchen pantry . ."])
def test_left_and_right_on_the_same_floor_is_beside(floor: str) -> None:
    """R1  Same floor, left or right = "beside"."""
    assert points(scored(floor), "pantry") == [3]


@pytest.mark.parametrize(
    "house",
    [
        "T  pantry  . . . .\nG  kitchen . . . .",  # above
        "T  kitchen . . . .\nG  pantry  . . . .",  # below
        "T  kitchen . pantry . .",  # a cell between
        "T  kitchen ## pantry . .",  # an empty room between
        "T  kitchen . . . pantry",  # the two ends of a floor
        "T  . . . . kitchen\nG  pantry  . . . .",  # the end of a floor and the beginning of the next
        "T  . . . . pantry\nG  kitchen . . . .",
    ],
)
def test_nothing_else_is_beside(house: str) -> None:
    """R1  Above, below, round the corner or with something between is not "beside"."""
    assert points(scored(house), "pantry") == [1]


# R1: a room is a run


def test_a_room_is_the_longest_run_of_like_cards() -> None:
    """R1  A room is a maximal horizontal run of face-up cards of one type on one floor."""
    home = scored("T  living living living kitchen kitchen\nG  bed bed study bed ##")
    assert lines(home)[:5] == [
        ("living-room", 9, "T1 T2 T3"),
        ("kitchen", 6, "T4 T5"),
        ("bedroom", 4, "G1 G2"),
        ("study", 2, "G3"),
        ("bedroom", 1, "G4"),
    ]


def test_like_cards_above_each_other_are_two_rooms() -> None:
    """R1  On one floor: what lies above belongs to another room (rulebook p. 7)."""
    home = scored("T  . bed . . .\nG  . bed . . .")
    assert [line for line in lines(home) if line[0] == "bedroom"] == [("bedroom", 1, "T2"), ("bedroom", 1, "G2")]


def test_a_run_does_not_go_round_the_corner() -> None:
    """R1  The last cell of a floor and the first of the next are not one run."""
    home = scored("T  . . . . living\nG  living . . . .")
    assert points(home, "living-room") == [1, 1]


def test_an_empty_room_interrupts_a_run() -> None:
    """R1  Only face-up cards belong to a run."""
    assert points(scored("G  living ## living . ."), "living-room") == [1, 1]


def test_a_new_card_joins_like_cards_on_both_sides() -> None:
    """R1  A card laid between two like cards makes one room of three."""
    before = table("G  living . living . .", market="living")
    assert "G2" in places(play(before, "take 1"))
    assert points(scored("G  living living living . ."), "living-room") == [9]


def test_the_basement_is_one_floor() -> None:
    """R1  B4–B5 are one floor: a garage grows there to two cards."""
    assert points(scored("B  garage garage"), "garage") == [4]
    assert lines(scored("B  garage garage"))[0] == ("garage", 4, "B4 B5")


# R1: unique rooms


def test_a_unique_room_has_the_size_of_one_card() -> None:
    """R1  Each unique type is a type of its own with size 1: the same one beside it must lie face down."""
    in_hand = play(table("G  pantry . . . .", market="pantry"), "take 1")
    assert "G2" not in places(in_hand)
    assert "G2 down" in places(in_hand)
    assert why(in_hand, "place G2") == "why-too-large"


def test_another_unique_room_may_stand_beside_it() -> None:
    """R1  Each unique type is a type of its own: a sauna beside a pantry is no larger pantry."""
    in_hand = play(table("G  pantry . . . .", market="sauna"), "take 1")
    assert "G2" in places(in_hand)


def test_different_basement_rooms_are_different_types() -> None:
    """R1  One type a run: a gym beside a garage is a room of its own."""
    in_hand = play(table("B  garage .", market="gym"), "take 1")
    assert "B5" in places(in_hand)
    assert points(scored("B  garage gym"), "garage") == [0]


# R3: finished


@pytest.mark.parametrize(
    ("floor", "card", "beside", "apart"),
    [
        ("G  living living living . .", "living", "G4", "T1"),
        ("G  kitchen kitchen . . .", "kitchen", "G3", "T1"),
        ("G  bed bed . . .", "bedroom", "G3", "T1"),
        ("G  playroom playroom . . .", "playroom", "G3", "T1"),
        ("G  bath . . . .", "bathroom", "G2", "G3"),
    ],
)
def test_a_room_is_finished_at_its_largest_size(floor: str, card: str, beside: str, apart: str) -> None:
    """R3  A room is finished at its maximum size."""
    in_hand = play(table(floor + "\nB  ## .", market=card), "take 1")
    assert f"{beside} down" in places(in_hand)
    assert beside not in places(in_hand)
    assert apart in places(in_hand)
    assert why(in_hand, f"place {beside}") == "why-too-large"


def test_two_garages_are_all_there_is_room_for() -> None:
    """R3  A garage is finished at two cards, and the basement with it."""
    assert places(play(table("B  garage garage", market="garage"), "take 1")) == {
        "G1 down",
        "G2 down",
        "G3 down",
        "G4 down",
        "G5 down",
    }


def test_a_token_finishes_a_room() -> None:
    """R3  A room is finished when it holds a décor token."""
    in_hand = play(table("G  living*piano . . . .", market="living"), "take 1")
    assert "G2" not in places(in_hand)
    assert "G3" in places(in_hand)
    assert why(in_hand, "place G2") == "why-finished-by-decor"


def test_a_token_finishes_the_whole_room_not_only_its_card() -> None:
    """R3  The room is finished, wherever in it the token stands."""
    in_hand = play(table("G  living*piano living . . .", market="living"), "take 1")
    assert "G3" not in places(in_hand)


def test_a_token_in_another_room_finishes_nothing_here() -> None:
    """R3  Only the room that holds the token is finished."""
    in_hand = play(table("T  living*piano . . . .\nG  living . . . .", market="living"), "take 1")
    assert "G2" in places(in_hand)


def test_with_the_interior_designer_a_token_does_not_finish() -> None:
    """R3  Unless its owner has the interior designer: then décor never finishes, for old tokens too."""
    before = play(table("G  living*piano . . . .", market="living#9", front={0: "interior-designer"}), "take 1")
    after = play(before, "place G2")
    assert changes(before, after) == laid(0, "G2", "living-room#9") | turn_passes()


def test_the_designer_works_for_the_owner_only() -> None:
    """R3  Its owner: the designer of another player does not help."""
    before = table("G  living*piano . . . .", market="living", front={1: "interior-designer"})
    assert "G2" not in places(play(before, "take 1"))


def test_the_designer_counts_from_the_moment_it_is_taken() -> None:
    """R3  From the moment the card is taken: already for the room of the same column."""
    before = table("G  living*piano . . . .", market="-, living + interior-designer, living + roof-red")
    assert "G2" in places(play(before, "take 2"))
    assert "G2" not in places(play(before, "take 3"))


def test_the_designer_does_not_enlarge_a_room() -> None:
    """R3  A room at its maximum size is finished with the interior designer too."""
    before = table("G  bed*canopy-bed bed . . .", market="bedroom", front={0: "interior-designer"})
    assert "G3" not in places(play(before, "take 1"))
