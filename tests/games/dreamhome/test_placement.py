"""Placing room cards (R2)."""

import pytest

from tests.games.dreamhome.drawing import GAME, changes, laid, legal, places, play, table, turn_passes, why

ALL = [f"{floor}{n}" for floor in "TG" for n in range(1, 6)] + ["B4", "B5"]


# R2: which cells


def test_the_first_card_of_all_stands_on_the_ground() -> None:
    """R2  Legal at the start: G1–G3, B4, B5, where nothing is below."""
    state = GAME.new(4, 1)
    in_hand = play(state, "take 2")
    assert {place.removesuffix(" down") for place in places(in_hand)} == {"G1", "G2", "G3", "B4", "B5"}


def test_a_card_goes_on_an_empty_cell() -> None:
    """R2  A card may be placed on an empty cell, and on no card."""
    before = play(table("G  bath ## . . .", market="kitchen#2"), "take 1")
    assert {"G1", "G1 down", "G2", "G2 down"}.isdisjoint(places(before))
    assert why(before, "place G1") == why(before, "place G2 down") == "why-occupied"
    after = play(before, "place G3")
    assert changes(before, after) == laid(0, "G3", "kitchen#2") | turn_passes()


def test_a_card_goes_on_a_scaffolding_which_is_then_discarded() -> None:
    """R2  Or on a scaffolding (which is then discarded)."""
    before = play(table("G  bath scaf . . .", market="kitchen#2"), "take 1")
    after = play(before, "place G2")
    assert changes(before, after) == turn_passes() | {
        "houses[0].stands[G2]: scaffolding -> kitchen#2",
        "houses[0].shows[G2]: none -> kitchen",
        "pending.room: kitchen#2 -> nothing",
        "resource_at[scaffolding]: seat 0 -> discards",
    }


def test_an_empty_room_replaces_a_scaffolding_too() -> None:
    """R2  Face down: any such cell, the scaffolding among them (rulebook p. 15)."""
    before = play(table("B  scaf .", market="kitchen#2"), "take 1")
    assert changes(before, play(before, "place B4 down")) == turn_passes() | {
        "houses[0].stands[B4]: scaffolding -> kitchen#2",
        "pending.room: kitchen#2 -> nothing",
        "resource_at[scaffolding]: seat 0 -> discards",
    }


@pytest.mark.parametrize(
    ("cell", "below"),
    [("T1", "G1"), ("T2", "G2"), ("T3", "G3"), ("T4", "G4"), ("T5", "G5"), ("G4", "B4"), ("G5", "B5")],
)
def test_nothing_hangs_in_the_air(cell: str, below: str) -> None:
    """R2  If the cell below is not empty."""
    home = {floor: ["."] * n for floor, n in (("T", 5), ("G", 5), ("B", 2))}
    nothing = play(table(drawn(home), market="kitchen"), "take 1")
    assert why(nothing, f"place {cell} down") == "why-unsupported"
    home[below[0]][int(below[1]) - (4 if below[0] == "B" else 1)] = "##"
    if below in ("G4", "G5"):
        home["B"][int(below[1]) - 4] = "##"
    built = play(table(drawn(home), market="kitchen"), "take 1")
    assert cell in places(built)


def drawn(home: dict[str, list[str]]) -> str:
    return "\n".join(f"{floor} {' '.join(cells)}" for floor, cells in home.items())


def test_a_scaffolding_holds_what_is_above_it() -> None:
    """R2  A scaffolding counts as not empty."""
    in_hand = play(table("G  scaf . . . .", market="kitchen"), "take 1")
    assert "T1" in places(in_hand)


def test_scaffolding_in_the_basement() -> None:
    """R2  The rulebook's example: a scaffolding in the basement carries the third living room card at once."""
    house = """
        T  .      .      .      .  .
        G  bed    kitchen living living .
        B                        garage .
    """
    before = play(table(house, market="-, living#9 + scaffolding"), "take 2")
    assert "G5" not in places(before)
    up = play(before, "scaffold B5")
    after = play(up, "place G5")
    assert changes(before, up) == {
        "houses[0].stands[B5]: nothing -> scaffolding",
        "pending.scaffolding: 1 -> 0",
    }
    assert changes(up, after) == laid(0, "G5", "living-room#9") | turn_passes()


def test_floors_need_not_be_built_from_left_to_right() -> None:
    """R2  Any such cell: there can be empty spaces between the rooms of a floor (rulebook p. 6)."""
    assert {"G1", "G3"} <= places(play(table("G  . bath . . .", market="kitchen"), "take 1"))


# R2: face up


@pytest.mark.parametrize("room", ["kitchen", "living", "bath", "pantry", "study", "board-game-room"])
def test_normal_and_unique_rooms_belong_on_the_top_two_floors(room: str) -> None:
    """R2  Face up: the class must fit the floor."""
    in_hand = play(table("G  ## . . . .\nB  ## .", market=room), "take 1")
    assert places(in_hand) >= {"T1", "G2", "G3", "G4", "B5 down"}
    assert "B5" not in places(in_hand)
    assert why(in_hand, "place B5") == "why-not-in-basement"


@pytest.mark.parametrize("room", ["garage", "wine-cellar", "workshop", "laundry", "storage", "gym"])
def test_basement_rooms_belong_in_the_basement(room: str) -> None:
    """R2  Face up: the class must fit the floor."""
    in_hand = play(table("G  ## . . . .\nB  ## .", market=room), "take 1")
    assert places(in_hand) == {"T1 down", "G2 down", "G3 down", "G4 down", "B5", "B5 down"}
    assert why(in_hand, "place G2") == "why-only-in-basement"


@pytest.mark.parametrize(
    ("floor", "card", "fits"),
    [
        ("G  living . living . .", "living", True),
        ("G  living living . living .", "living", False),
        ("G  bed . bed . .", "bedroom", False),
        ("G  kitchen . kitchen . .", "kitchen", False),
        ("G  playroom . . . .", "playroom", True),
        ("G  playroom . playroom . .", "playroom", False),
    ],
)
def test_both_sides_together_count(floor: str, card: str, fits: bool) -> None:
    """R2  The run it joins (both sides together) must not exceed the maximum."""
    between = f"G{floor.split().index('.')}"
    in_hand = play(table(floor + "\nB  ## ##", market=card), "take 1")
    assert (between in places(in_hand)) == fits
    assert f"{between} down" in places(in_hand)


@pytest.mark.parametrize("floor", ["G  living*piano . living . .", "G  living . living*piano . ."])
def test_no_part_of_the_joined_run_may_be_finished(floor: str) -> None:
    """R2  No part of that run may be finished, on either side."""
    in_hand = play(table(floor, market="living"), "take 1")
    assert "G2" not in places(in_hand)
    assert why(in_hand, "place G2") == "why-finished-by-decor"


def test_a_room_never_comes_to_hold_two_tokens() -> None:
    """R2  The joined run may not hold two décor tokens, with the interior designer neither."""
    house = "G  living*piano . living*sofa . ."
    with_designer = play(table(house, market="living", front={0: "interior-designer"}), "take 1")
    assert "G2" not in places(with_designer)
    assert why(with_designer, "place G2") == "why-two-tokens"


def test_the_designer_may_join_a_decorated_and_a_plain_room() -> None:
    """R2  One token is not two: the interior designer joins a decorated run with another one."""
    house = "G  living*piano . living . ."
    assert "G2" in places(play(table(house, market="living", front={0: "interior-designer"}), "take 1"))


def test_a_room_of_another_type_may_stand_beside_a_finished_one() -> None:
    """R2  Only the run it joins matters."""
    assert "G2" in places(play(table("G  bath*whirlpool . . . .", market="kitchen"), "take 1"))


# R2: face down


@pytest.mark.parametrize("room", ["kitchen", "pantry", "garage"])
def test_any_card_may_lie_face_down_on_any_floor(room: str) -> None:
    """R2  Face down: any such cell, by choice, at any time, any card on any floor."""
    house = "T  . . . . .\nG  ## . . . .\nB  ## ."
    in_hand = play(table(house, market=room), "take 1")
    assert {place for place in places(in_hand) if "down" in place} == {
        f"{cell} down" for cell in ("T1", "G2", "G3", "G4", "B5")
    }


def test_an_empty_room_has_no_type() -> None:
    """R2  An empty room, no type: it is part of no run and blocks none but by standing there."""
    before = play(table("G  bath . . . .", market="bathroom#8"), "take 1")
    after = play(before, "place G2 down")
    assert changes(before, after) == laid(0, "G2", "bathroom#8", face_up=False) | turn_passes()
    assert "houses[0].shows[G2]" not in " ".join(changes(before, after))
    beside = play(table("G  bath ## . . .", market="bathroom"), "take 1")
    assert "G3" in places(beside)


def test_every_empty_supported_cell_is_offered() -> None:
    """R2  A house with one cell left still takes every card."""
    house = "T  ## ## ## ## .\nG  ## ## ## ## .\nB  ## ##"
    assert places(play(table(house, market="garage"), "take 1")) == {"G5 down"}


# The rulebook's examples


def test_susans_bathroom() -> None:
    """R2  A bathroom beside a bathroom must be placed face down (rulebook p. 7)."""
    in_hand = play(table("G  bath . . . .", market="bathroom"), "take 1")
    assert "G2" not in places(in_hand)
    assert "G2 down" in places(in_hand)


def test_williams_kitchen() -> None:
    """R2  William's kitchen goes beside the living room, or face down beside the finished kitchen (rulebook p. 7)."""
    house = """
        T  living   .       ##      ##     ##
        G  bed      bath    kitchen kitchen .
        B                           garage  ##
    """
    in_hand = play(table(house, market="kitchen"), "take 1")
    assert places(in_hand) == {"T2", "T2 down", "G5 down"}


def test_a_third_bedroom() -> None:
    """R2  The bedroom has a limit of two cards: no third beside them (rulebook p. 7)."""
    in_hand = play(table("G  bed bed . . .", market="bedroom"), "take 1")
    assert "G3" not in places(in_hand)


def test_placed_cards_stay() -> None:
    """R2  A card once placed is not moved: while placing, nothing but placing is legal (rulebook p. 6)."""
    in_hand = play(table("G  bed bed . . .", market="bedroom"), "take 1")
    assert all(text.startswith("place ") for text in legal(in_hand))
