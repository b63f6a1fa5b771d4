"""Décor: where tokens go, and when (R4)."""

import pytest

from tests.games.dreamhome.drawing import cells, changes, laid, legal, places, play, table, turn_passes, why

# R4: room first or décor first


def test_room_first() -> None:
    """R4  Room first or décor first, the player's choice: the room, then the token."""
    taken = play(table("G  living . . . .", market="-, kitchen#1 + piano"), "take 2")
    room_down = play(taken, "place G2")
    assert changes(taken, room_down) == laid(0, "G2", "kitchen#1") | {"decision: place-room -> place-resource"}
    after = play(room_down, "decor G1")
    assert changes(room_down, after) == turn_passes(asked="place-resource") | {
        "houses[0].decor[G1]: none -> piano",
        "pending.decor: piano -> none",
    }


def test_decor_first() -> None:
    """R4  Room first or décor first, the player's choice: the token, then the room."""
    taken = play(table("G  living . . . .", market="-, living#9 + piano"), "take 2")
    assert cells(taken, "decor") == {"G1"}
    decorated = play(taken, "decor G1")
    assert changes(taken, decorated) == {"houses[0].decor[G1]: none -> piano", "pending.decor: piano -> none"}
    assert "G2" not in places(decorated), "the piano has finished the room"
    assert changes(decorated, play(decorated, "place G3")) == laid(0, "G3", "living-room#9") | turn_passes()


def test_room_first_lets_the_room_grow_under_the_token() -> None:
    """R4  The player's choice: whoever lays the room first decorates a larger one."""
    taken = play(table("G  living . . . .", market="-, living + piano"), "take 2")
    after = play(taken, "place G2", "decor G2")
    assert "houses[0].decor[G2]: none -> piano" in changes(taken, after)


def test_scaffolding_first_or_room_first() -> None:
    """R4  Room first or scaffolding first, the player's choice."""
    taken = play(table("G  living . . . .", market="-, kitchen#1 + scaffolding"), "take 2")
    first = play(taken, "scaffold G2", "place T2")
    assert changes(taken, first) == laid(0, "T2", "kitchen#1") | turn_passes() | {
        "houses[0].stands[G2]: nothing -> scaffolding",
        "pending.scaffolding: 1 -> 0",
    }
    last = play(taken, "place G2", "scaffold T2")
    assert changes(taken, last) == laid(0, "G2", "kitchen#1") | turn_passes() | {
        "houses[0].stands[T2]: nothing -> scaffolding",
        "pending.scaffolding: 1 -> 0",
    }


# R4: must be placed


def test_decor_that_can_be_placed_must_be_placed() -> None:
    """R4  Décor that can be placed once the room is down must be placed: there is no way to pass."""
    state = play(table("G  living . . . .", market="-, kitchen + piano"), "take 2", "place G2")
    assert legal(state) == ["decor G1"]


def test_decor_possible_only_thanks_to_the_room_just_placed() -> None:
    """R4  Once the room is down: the room of the same column counts."""
    taken = play(table("G  kitchen . . . .", market="-, living + piano"), "take 2")
    assert cells(taken, "decor") == set()
    assert legal(play(taken, "place G2")) == ["decor G2"]


def test_decor_without_a_legal_room_is_discarded() -> None:
    """R4  The card is discarded only when no legal room exists then."""
    taken = play(table("G  kitchen . . . .", market="-, bathroom#1 + piano"), "take 2")
    after = play(taken, "place G2")
    assert changes(taken, after) == laid(0, "G2", "bathroom#1") | turn_passes() | {"pending.decor: piano -> none"}


def test_the_room_may_be_laid_so_that_decor_is_lost() -> None:
    """R4  Only what is legal then counts: a room laid face down holds no token."""
    taken = play(table("G  kitchen . . . .", market="-, living#9 + piano"), "take 2")
    after = play(taken, "place G2 down")
    lost = {"pending.decor: piano -> none"}
    assert changes(taken, after) == laid(0, "G2", "living-room#9", face_up=False) | turn_passes() | lost


# R4: one token a room, none on an empty room


def test_one_token_a_room() -> None:
    """R4  One token a room: the whole room, not the card."""
    house = "T  living . . . .\nG  living*sofa living . . ."
    taken = play(table(house, market="-, kitchen + piano"), "take 2")
    assert cells(taken, "decor") == {"T1"}
    assert why(taken, "decor G2") == "why-already-decorated"


def test_one_token_a_room_with_the_designer_too() -> None:
    """R4  One token a room: the interior designer does not change that (rulebook p. 13)."""
    house = "G  living*sofa living . . ."
    taken = play(table(house, market="-, kitchen + piano", front={0: "interior-designer"}), "take 2")
    assert cells(taken, "decor") == set()
    assert "houses[0].decor" not in " ".join(changes(taken, play(taken, "place G3")))


def test_no_token_on_an_empty_room() -> None:
    """R4  None on an empty room: the cat house needs a face-up one."""
    taken = play(table("G  ## bath . . .", market="-, kitchen + cat-house"), "take 2")
    assert cells(taken, "decor") == {"G2"}
    assert why(taken, "decor G1") == "why-no-open-room"


def test_no_token_on_a_scaffolding() -> None:
    """R4  A token needs a room."""
    taken = play(table("G  scaf bath . . .", market="-, kitchen + cat-house"), "take 2")
    assert cells(taken, "decor") == {"G2"}


@pytest.mark.parametrize(
    ("token", "room"),
    [
        ("piano", "G1"),
        ("paintings", "G1"),
        ("sofa", "G1"),
        ("canopy-bed", "G2"),
        ("ice-cream-machine", "G3"),
        ("whirlpool", "T1"),
        ("play-tent", "T2"),
    ],
)
def test_a_token_goes_on_its_kind_of_room(token: str, room: str) -> None:
    """R4  A legal room is one of the kind on the card (rulebook p. 11)."""
    house = "T  bath playroom study . .\nG  living bed kitchen . .\nB  garage ."
    taken = play(table(house, market=f"-, pantry + {token}"), "take 2")
    assert cells(taken, "decor") == {room}
    assert why(taken, "decor T3") == "why-wrong-room"


def test_the_cat_house_goes_on_any_room() -> None:
    """R4  The cat house has all face-up rooms for legal rooms, the basement's too."""
    house = "T  bath playroom study . .\nG  living bed kitchen . .\nB  garage ."
    taken = play(table(house, market="-, pantry + cat-house"), "take 2")
    assert cells(taken, "decor") == {"T1", "T2", "T3", "G1", "G2", "G3", "B4"}


# R4: the garden


@pytest.mark.parametrize("token", ["treehouse", "birdhouse"])
def test_garden_decor_always_goes_to_the_garden(token: str) -> None:
    """R4  Garden décor always goes to the garden, at once and without a room."""
    before = table("G  living . . . .", market=f"-, kitchen#1 + {token}")
    after = play(before, "take 2")
    assert changes(before, after) == {
        f"houses[0].garden[{token.upper()}]: 0 -> 1",
        f"resource_at[{token}]: board -> discards",
        f"market_resources[2]: {token} -> nothing",
        "market_rooms[2]: kitchen#1 -> nothing",
        "pending.room: nothing -> kitchen#1",
        "decision: take-column -> place-room",
    }
    assert cells(after, "decor") == set()


def test_both_garden_tokens_may_be_owned() -> None:
    """R4  It is possible to own both the treehouse and the birdhouse (rulebook p. 11)."""
    before = table("G  living . . . .", market="-, kitchen + birdhouse", front={0: "treehouse"})
    assert "houses[0].garden[BIRDHOUSE]: 0 -> 1" in changes(before, play(before, "take 2"))


# R4: taken at once


@pytest.mark.parametrize("card", ["roofer#1", "supplier#2", "architect#1", "handyman#1", "interior-designer#2"])
def test_a_helper_is_taken_at_once(card: str) -> None:
    """R4  A helper is taken at once, before the room is placed."""
    before = table(market=f"-, kitchen#1 + {card}")
    assert changes(before, play(before, "take 2")) == {
        f"resource_at[{card}]: board -> seat 0",
        f"market_resources[2]: {card} -> nothing",
        "market_rooms[2]: kitchen#1 -> nothing",
        "pending.room: nothing -> kitchen#1",
        "decision: take-column -> place-room",
    }


def test_a_roof_is_taken_at_once() -> None:
    """R4  A roof is taken at once, before the room is placed."""
    before = table(market="-, kitchen#1 + roof-red-window")
    assert "resource_at[roof-red-window]: board -> seat 0" in changes(before, play(before, "take 2"))


# The rulebook's examples


def test_a_piano_finishes_a_living_room_of_one_card() -> None:
    """R4  William's piano: the room is finished, and no living room may be laid beside it (rulebook p. 7)."""
    house = "G  living . . . ."
    after = play(table(house, market="-, kitchen + piano, living"), "take 2", "decor G1", "place G3")
    others = play(after, "take 3", "place G1 down")
    assert "houses[0].decor[G1]: none -> piano" in changes(table(house, market="-, kitchen + piano, living"), others)
    again = play(table("G  living*piano . kitchen . .", market="living"), "take 1")
    assert "G2" not in places(again)


def test_cat_house_then_canopy_bed() -> None:
    """R4  With the cat house in his only bedroom, William must discard the canopy bed (rulebook p. 9)."""
    taken = play(table("G  bed*cat-house . . . .", market="-, kitchen#1 + canopy-bed"), "take 2")
    after = play(taken, "place G2")
    lost = {"pending.decor: canopy-bed -> none"}
    assert changes(taken, after) == laid(0, "G2", "kitchen#1") | turn_passes() | lost
