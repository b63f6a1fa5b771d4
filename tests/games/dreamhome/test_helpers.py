"""Roofer, supplier and handyman after round 12 (R10)."""

import pytest

from rooftree.games.dreamhome.state import Decision
from tests.games.dreamhome.drawing import GAME, changes, helpers_hour, legal, play, points, table, why

FULL = """
    T  living#1  kitchen#1  ##       ##    ##
    G  bed#1     bath#1     living#2 ##    ##
    B                                garage#1  ##
"""


def verbs(options: list[str]) -> set[str]:
    return {text.split()[0] for text in options}


# R10: whose turn


def test_the_helpers_come_after_round_12() -> None:
    """R10  After round 12, players use their helpers."""
    before = table(market="-, kitchen, -, -, -", to_act=1, played=[0], round_number=12, front={0: "roofer"})
    after = play(before, "take 2", "place G1")
    assert (GAME.decision(after), GAME.to_act(after)) == (Decision.USE_HELPER, 0)


@pytest.mark.parametrize(("marker", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_from_the_holder_of_the_marker(marker: int, order: list[int]) -> None:
    """R10  In turn order (from the holder of the marker)."""
    front = {seat: "roofer" if seat < 2 else "supplier" for seat in range(3)}
    last = table(
        market="-, kitchen, -, -, -",
        players=3,
        to_act=2,
        played=[0, 1],
        marker=marker,
        round_number=12,
        front=front,
    )
    state, asked = play(last, "take 2", "place G1 down"), []
    while not GAME.is_over(state):
        asked.append(GAME.to_act(state))
        state = play(state, "pass")
    assert asked == order


def test_the_marker_taken_in_round_12_counts() -> None:
    """R10  The holder of the marker after round 12, not the first player of it."""
    last = table(
        market="kitchen, -, -, -, -", to_act=1, played=[0], round_number=12, front={0: "roofer", 1: "handyman"}
    )
    assert GAME.to_act(play(last, "take 1", "place G1 down")) == 1


def test_nobody_without_such_a_helper_is_asked() -> None:
    """R10  Their roofer, supplier and handyman: architect and interior designer only count (R11)."""
    last = table(
        market="-, kitchen, -, -, -",
        to_act=1,
        played=[0],
        round_number=12,
        front={0: "architect, interior-designer", 1: "handyman"},
    )
    after = play(last, "take 2", "place G1 down")
    assert GAME.to_act(after) == 1
    assert GAME.is_over(play(after, "pass"))


# R10: each copy once, in any order, or pass


def test_in_the_order_they_like() -> None:
    """R10  In the order they like: all three kinds are offered, and those left after each use."""
    state = helpers_hour(FULL, front={0: "roofer, supplier, handyman"}, discarded="roof-red, kitchen")
    assert verbs(legal(state)) == {"pass", "roofer", "supply", "swap"}
    assert verbs(legal(play(state, "roofer red"))) == {"pass", "supply", "swap"}
    assert verbs(legal(play(state, "swap T1 G3"))) == {"pass", "roofer", "supply"}
    assert verbs(legal(play(state, "supply kitchen T3", "swap T1 G3"))) == {"pass", "roofer"}


def test_each_copy_once() -> None:
    """R10  Each copy once: two copies, two uses."""
    state = helpers_hour(front={0: "roofer, roofer"}, discarded="roof-red#4, roof-red#5")
    once = play(state, "roofer red")
    assert GAME.to_act(once) == 0
    assert GAME.is_over(play(once, "roofer red"))


def test_to_pass_ends_ones_helpers() -> None:
    """R10  Or pass: whoever passes is not asked again, with helpers unused."""
    state = helpers_hour(FULL, front={0: "roofer, handyman", 1: "roofer"}, discarded="roof-red")
    after = play(state, "pass")
    assert changes(state, after) == {"houses[0].has_played: 0 -> 1", "to_act: 0 -> 1"}
    assert GAME.is_over(play(after, "pass"))


def test_one_uses_all_ones_helpers_before_the_next_player() -> None:
    """R10  Players in turn order, each all of his."""
    state = helpers_hour(FULL, front={0: "roofer, handyman", 1: "roofer"}, discarded="roof-red")
    assert GAME.to_act(play(state, "roofer red")) == 0
    assert GAME.to_act(play(state, "roofer red", "swap T1 G3")) == 1


def test_a_helper_that_finds_nothing_may_only_pass() -> None:
    """R10  Use them or pass: with nothing to do, to pass is still an answer."""
    state = helpers_hour(front={0: "supplier"})
    assert legal(state) == ["pass"]


# R10: roofer


def test_the_roofer_takes_any_discarded_roof_card() -> None:
    """R10  Roofer: any discarded roof card."""
    before = helpers_hour(front={0: "roofer#1, roof-grey"}, discarded="roof-green-window")
    assert changes(before, play(before, "roofer green window")) == {
        "resource_at[roof-green-window]: discards -> seat 0",
        "resource_at[roofer#1]: seat 0 -> discards",
        "decision: use-helper -> game-over",
    }


def test_the_roofer_takes_no_roof_that_was_not_discarded() -> None:
    """R10  Discarded: not the cards in front of players."""
    green = "roof-green#1, roof-green#2, roof-green#3, roof-green#4, roof-green#5"
    state = helpers_hour(front={0: "roofer", 1: f"{green}, roof-red-window"})
    assert {text for text in legal(state) if text.startswith("roofer")} == {
        "roofer red",
        "roofer brown",
        "roofer brown window",
        "roofer grey",
        "roofer grey window",
        "roofer green window",
    }
    assert why(state, "roofer green") == why(state, "roofer red window") == "why-roof-not-discarded"


# R10: supplier


def test_the_supplier_exchanges_a_discarded_room_card() -> None:
    """R10  Supplier: exchange any discarded room card with any room of yours in place; the old one is discarded."""
    before = helpers_hour(FULL, front={0: "supplier#1"}, discarded="study#2")
    assert changes(before, play(before, "supply study T2")) == {
        "houses[0].stands[T2]: kitchen#1 -> study#2",
        "houses[0].shows[T2]: kitchen -> study",
        "room_discarded[study#2]: 1 -> 0",
        "room_discarded[kitchen#1]: 0 -> 1",
        "resource_at[supplier#1]: seat 0 -> discards",
        "decision: use-helper -> game-over",
    }


def test_the_supplier_furnishes_an_empty_room() -> None:
    """R10  Empty room included: the new card lies face up."""
    before = helpers_hour(FULL, front={0: "supplier#1"}, discarded="playroom#1")
    after = changes(before, play(before, "supply playroom T3"))
    assert "houses[0].shows[T3]: none -> playroom" in after
    assert "room_discarded[playroom#1]: 1 -> 0" in after


def test_a_room_in_play_cannot_be_supplied() -> None:
    """R10  Any discarded room card: none that lies in a house."""
    state = helpers_hour("T  . . . . .\nG  board-game-room bath . . .", front={0: "supplier"})
    assert why(state, "supply board-game-room G2") == "why-room-not-discarded"


@pytest.mark.parametrize(
    ("house", "move", "reason"),
    [
        (FULL, "supply kitchen B5", "why-not-in-basement"),
        (FULL, "supply garage T3", "why-only-in-basement"),
        ("G  bed bed ## . .", "supply bedroom G3", "why-too-large"),
        ("G  living*piano ## . . .", "supply living-room G2", "why-finished-by-decor"),
        ("G  bath . . . .", "supply kitchen G2", "why-no-card"),
    ],
)
def test_the_supplied_card_must_be_legal_face_up(house: str, move: str, reason: str) -> None:
    """R10  The new card must be legal face up there: floor, size, décor; and a room must be in place."""
    state = helpers_hour(house, front={0: "supplier"}, discarded="kitchen, garage, bedroom, living-room")
    assert move not in legal(state)
    assert why(state, move) == reason


def test_with_the_designer_the_supplier_enlarges_a_decorated_room() -> None:
    """R10  Legal face up there: the interior designer lifts the block of décor (R3)."""
    house = "G  living*piano ## . . ."
    state = helpers_hour(house, front={0: "supplier, interior-designer"}, discarded="living-room")
    assert "supply living-room G2" in legal(state)


def test_the_suppliers_old_card_takes_its_token_along() -> None:
    """R10  A token on the old card is lost."""
    before = helpers_hour("G  living#1*piano bed . . .", front={0: "supplier"}, discarded="study")
    assert "houses[0].decor[G1]: piano -> none" in changes(before, play(before, "supply study G1"))


def test_a_token_on_another_card_stays() -> None:
    """R10  A token on the old card is lost, no other."""
    before = helpers_hour("G  living*piano living . . .", front={0: "supplier"}, discarded="study")
    assert not any("decor" in line for line in changes(before, play(before, "supply study G2")))


def test_the_old_card_may_be_supplied_to_the_next() -> None:
    """R10  The old card goes to the discards, where the next supplier finds it."""
    state = helpers_hour("G  board-game-room . . . .", "G  ## . . . .", front={0: "supplier", 1: "supplier"})
    assert why(state, "supply board-game-room G1") == "why-room-not-discarded"
    assert "supply board-game-room G1" in legal(play(state, "supply kitchen G1"))


@pytest.mark.parametrize(
    ("kind", "discards", "best"),
    [
        ("playroom", "playroom#2, playroom#3, playroom#4, playroom#5", "playroom#4"),
        ("living-room", "living-room#2, living-room#3, living-room#7", "living-room#7"),
        ("bathroom", "bathroom#1, bathroom#6, bathroom#7", "bathroom#6"),
    ],
)
def test_of_several_copies_the_one_with_most_children(kind: str, discards: str, best: str) -> None:
    """R10  Of several copies the engine takes the one with most children (notation)."""
    copies = {"playroom": 6, "living-room": 9, "bathroom": 8}[kind]
    others = [f"{kind}#{n}" for n in range(1, copies + 1) if f"{kind}#{n}" not in discards]
    rows = [others[:5], others[5:]]
    home = "\n".join(f"{floor} {' '.join((row + ['.'] * 5)[:5])}" for floor, row in zip("TG", rows, strict=True))
    before = helpers_hour("G  ## . . . .", home, front={0: "supplier"}, discarded=discards)
    changed = changes(before, play(before, f"supply {kind} G1"))
    assert f"room_discarded[{best}]: 1 -> 0" in changed
    assert len([line for line in changed if line.startswith("room_discarded") and line.endswith("1 -> 0")]) == 1


# R10: handyman


def test_the_handyman_swaps_two_room_cards() -> None:
    """R10  Handyman: swap two of your room cards in place."""
    before = helpers_hour(FULL, front={0: "handyman#2"})
    assert changes(before, play(before, "swap T2 G3")) == {
        "houses[0].stands[T2]: kitchen#1 -> living-room#2",
        "houses[0].shows[T2]: kitchen -> living-room",
        "houses[0].stands[G3]: living-room#2 -> kitchen#1",
        "houses[0].shows[G3]: living-room -> kitchen",
        "resource_at[handyman#2]: seat 0 -> discards",
        "decision: use-helper -> game-over",
    }


def test_susans_playroom() -> None:
    """R10  Susan swaps a living room with a playroom to expand her living room (rulebook p. 13)."""
    state = helpers_hour("T  living . bath . .\nG  living playroom bed . .", front={0: "handyman"})
    assert points(play(state, "swap T1 G2"), "living-room") == [4]


def test_tokens_travel() -> None:
    """R10  Tokens travel with their cards."""
    before = helpers_hour("T  living*piano . . . .\nG  bed*canopy-bed . . . .", front={0: "handyman"})
    assert {
        "houses[0].decor[T1]: piano -> canopy-bed",
        "houses[0].decor[G1]: canopy-bed -> piano",
    } <= changes(before, play(before, "swap T1 G1"))


@pytest.mark.parametrize(
    ("house", "move", "reason"),
    [
        (FULL, "swap T1 B5", "why-not-in-basement"),
        (FULL, "swap T3 B4", "why-only-in-basement"),
        ("T  bath . . . .\nG  bath kitchen . . .", "swap T1 G2", "why-too-large"),
        ("T  bed kitchen . . .\nG  bed bed kitchen kitchen .", "swap T1 G3", "why-too-large"),
        ("G  bath . . . .", "swap G1 G2", "why-no-card"),
    ],
)
def test_both_must_be_legal_where_they_land(house: str, move: str, reason: str) -> None:
    """R10  Both must be legal where they land: floor and size."""
    state = helpers_hour(house, front={0: "handyman"})
    assert move not in legal(state)
    assert why(state, move) == reason


def test_an_empty_room_stays_face_down_and_is_legal_anywhere() -> None:
    """R10  An empty room stays face down and is legal anywhere."""
    before = helpers_hour("G  bath#1 . . . .\nB  ## .", "T  . . . . .", front={0: "handyman"})
    assert why(before, "swap G1 B4") == "why-not-in-basement"
    house = "T  ## . . . .\nG  bath#1 . . . .\nB  ## garage#1"
    state = helpers_hour(house, front={0: "handyman"})
    assert {"swap T1 G1", "swap T1 B4", "swap B4 B5"} <= set(legal(state))
    after = changes(state, play(state, "swap T1 G1"))
    assert {"houses[0].shows[T1]: none -> bathroom", "houses[0].shows[G1]: bathroom -> none"} <= after


def test_decor_does_not_block_growth_here() -> None:
    """R10  Décor does not block growth here: the handyman expands a room that holds a token."""
    state = helpers_hour("T  living . . . .\nG  living*piano bath . . .", front={0: "handyman"})
    after = play(state, "swap T1 G2")
    assert points(after, "living-room") == [4]
    assert points(after, "piano") == [3]


def test_size_blocks_growth_with_the_designer_too() -> None:
    """R10  Size does: the maximum holds for everyone."""
    house = "T  bed kitchen . . .\nG  bed bed study . ."
    state = helpers_hour(house, front={0: "handyman, interior-designer"})
    assert why(state, "swap T1 G3") == "why-too-large"


@pytest.mark.parametrize(
    ("house", "move", "kept", "gone"),
    [
        ("T  living*sofa . . . .\nG  living*piano bath . . .", "swap T1 G2", "piano", "sofa"),
        ("T  living*piano . . . .\nG  living*sofa bath . . .", "swap T1 G2", "piano", "sofa"),
        ("T  living*cat-house . . . .\nG  living*sofa bath living*piano . .", "swap T1 G2", "piano", "sofa"),
    ],
)
def test_the_most_valuable_token_stays(house: str, move: str, kept: str, gone: str) -> None:
    """R10  If a room then holds several tokens the most valuable stays."""
    after = play(helpers_hour(house, front={0: "handyman"}), move)
    assert points(after, kept) == [3]
    assert points(after, gone) == points(after, "cat-house") == []


def test_only_the_joined_room_loses_a_token() -> None:
    """R10  A room that holds several tokens: others keep theirs."""
    house = "T  living*sofa bed*canopy-bed . . .\nG  living*piano bath . . ."
    before = helpers_hour(house, front={0: "handyman"})
    lost = {line for line in changes(before, play(before, "swap T1 G2")) if "decor" in line}
    assert lost == {"houses[0].decor[T1]: sofa -> none"}


def test_both_landing_rooms_keep_their_best_token() -> None:
    """R10  The rule holds for both rooms that the swap makes."""
    house = "T  living*sofa kitchen*ice-cream-machine . . .\nG  living*piano kitchen*cat-house . . ."
    state = helpers_hour(house, front={0: "handyman"})
    after = play(state, "swap T1 G2")
    tokens = [kind for kind in ("piano", "sofa", "ice-cream-machine", "cat-house") if points(after, kind)]
    assert tokens == ["piano", "ice-cream-machine"]


def test_swapping_two_like_cards_is_legal() -> None:
    """R10  Any two room cards of yours, alike or not."""
    state = helpers_hour("G  living living . . .", front={0: "handyman"})
    assert "swap G1 G2" in legal(state)
