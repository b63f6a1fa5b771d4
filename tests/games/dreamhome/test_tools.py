"""The four tools (R5, R6, R7)."""

from typing import Any

import pytest

from rooftree.core.layout import Array
from rooftree.games.dreamhome.state import Decision
from tests.games.dreamhome.drawing import GAME, cells, changes, laid, legal, places, play, table, turn_passes, why

# R5: scaffolding


def test_scaffolding_must_be_placed() -> None:
    """R5  Scaffolding must be placed if a legal cell exists once the room is down: there is no way to pass."""
    state = play(table("G  living . . . .", market="-, kitchen + scaffolding"), "take 2", "place G2")
    assert {text.split()[0] for text in legal(state)} == {"scaffold"}


def test_scaffolding_goes_on_an_empty_supported_cell() -> None:
    """R5  A legal cell is empty and supported."""
    taken = play(table("G  living ## . . .\nB  garage .", market="-, kitchen + scaffolding"), "take 2")
    assert cells(taken, "scaffold") == {"T1", "T2", "G3", "G4", "B5"}
    assert why(taken, "scaffold G1") == "why-occupied"
    assert why(taken, "scaffold T3") == "why-unsupported"


def test_the_last_cell_takes_the_scaffolding() -> None:
    """R5  Taken in round 11, it stands on the one cell that is left; there always is one."""
    house = "T  ## ## ## ## .\nG  ## ## ## ## .\nB  ## ##"
    taken = play(table(house, market="-, kitchen + scaffolding", round_number=11), "take 2")
    room_first = play(taken, "place G5")
    assert legal(room_first) == ["scaffold T5"]
    assert places(play(taken, "scaffold G5")) == {"G5", "G5 down", "T5", "T5 down"}


def test_a_room_may_replace_the_scaffolding_in_the_same_turn() -> None:
    """R5  Placed is placed: the room of the same column may stand on its cell at once (R2)."""
    taken = play(table(market="-, kitchen#1 + scaffolding"), "take 2")
    after = play(taken, "scaffold G1", "place G1")
    assert changes(taken, after) == laid(0, "G1", "kitchen#1") | turn_passes() | {
        "pending.scaffolding: 1 -> 0",
        "resource_at[scaffolding]: seat 0 -> discards",
    }


@pytest.mark.parametrize("tool", ["drill", "jackhammer", "concrete-mixer", "scaffolding"])
def test_a_tool_taken_in_round_12_has_no_effect(tool: str) -> None:
    """R5  A scaffolding or any tool taken in round 12 has no effect: it is discarded."""
    before = table(market=f"-, kitchen#1 + {tool}", round_number=12)
    after = play(before, "take 2")
    assert changes(before, after) == {
        f"resource_at[{tool}]: board -> discards",
        f"market_resources[2]: {tool} -> nothing",
        "market_rooms[2]: kitchen#1 -> nothing",
        "pending.room: nothing -> kitchen#1",
        "decision: take-column -> place-room",
    }
    assert {text.split()[0] for text in legal(after)} == {"place"}


@pytest.mark.parametrize("tool", ["drill", "jackhammer", "concrete-mixer"])
def test_a_tool_taken_earlier_lies_before_its_owner(tool: str) -> None:
    """R5  Only round 12 is too late."""
    before = table(market=f"-, kitchen + {tool}", round_number=11)
    assert f"resource_at[{tool}]: board -> seat 0" in changes(before, play(before, "take 2"))


def test_a_tool_taken_earlier_still_works_in_round_12() -> None:
    """R5  What counts is when the tool was taken."""
    state = table("G  kitchen . . . .", market="living", front={0: "drill, concrete-mixer"}, round_number=12)
    assert {"drill 1 G1", "mix 1 2"} <= set(legal(state))


# R6: drill


def test_the_drill_swaps_a_room_with_a_market_room() -> None:
    """R6  Drill: swap a face-up room of yours with a market room; then the turn goes on."""
    before = table("G  kitchen#1 . . . .", market="living#9, bedroom", front={0: "drill"})
    after = play(before, "drill 1 G1")
    assert changes(before, after) == {
        "houses[0].stands[G1]: kitchen#1 -> living-room#9",
        "houses[0].shows[G1]: kitchen -> living-room",
        "market_rooms[1]: living-room#9 -> kitchen#1",
        "resource_at[drill]: seat 0 -> discards",
    }
    assert set(legal(after)) == {f"take {column}" for column in range(1, 6)}


def test_the_room_that_was_drilled_out_may_be_taken() -> None:
    """R6  It is a market room now, for oneself and for the others."""
    before = table("G  kitchen#1 . . . .", market="living#9", front={0: "drill"})
    assert "pending.room: nothing -> kitchen#1" in changes(before, play(before, "drill 1 G1", "take 1"))


def test_an_empty_room_cannot_be_drilled_out() -> None:
    """R6  A face-up room of yours: not an empty one, nor a scaffolding."""
    state = table("G  ## scaf . . .", market="living", front={0: "drill"})
    assert not any(text.startswith("drill") for text in legal(state))
    assert why(state, "drill 1 G1") == why(state, "drill 1 G2") == "why-no-open-room"


@pytest.mark.parametrize(
    ("house", "card", "cell", "reason"),
    [
        ("G  kitchen . . . .", "garage", "G1", "why-only-in-basement"),
        ("B  garage .", "kitchen", "B4", "why-not-in-basement"),
        ("G  bed bed kitchen . .", "bedroom", "G3", "why-too-large"),
        ("G  living*piano kitchen . . .", "living", "G2", "why-finished-by-decor"),
        ("G  living*piano living . . .", "living", "G2", "why-finished-by-decor"),
    ],
)
def test_the_incoming_card_must_be_legal_face_up(house: str, card: str, cell: str, reason: str) -> None:
    """R6  The incoming card must be legal face up in that cell."""
    state = table(house, market=card, front={0: "drill"})
    assert f"drill 1 {cell}" not in legal(state)
    assert why(state, f"drill 1 {cell}") == reason


def test_the_outgoing_card_does_not_stand_in_the_way() -> None:
    """R6  In that cell: the room that leaves no longer counts."""
    state = table("G  bath . . . .", market="bathroom", front={0: "drill"})
    assert "drill 1 G1" in legal(state)


def test_a_token_on_the_outgoing_card_is_lost() -> None:
    """R6  A token on the outgoing card is lost, so it no longer finishes the room."""
    before = table("G  living#1*piano living . . .", market="living#9", front={0: "drill"})
    assert changes(before, play(before, "drill 1 G1")) == {
        "houses[0].stands[G1]: living-room#1 -> living-room#9",
        "houses[0].decor[G1]: piano -> none",
        "market_rooms[1]: living-room#9 -> living-room#1",
        "resource_at[drill]: seat 0 -> discards",
    }


def test_a_token_on_another_card_stays() -> None:
    """R6  Only a token on the outgoing card is lost."""
    before = table("G  living*piano living . . .", market="study", front={0: "drill"})
    assert not any("decor" in line for line in changes(before, play(before, "drill 1 G2")))


def test_the_drill_changes_a_room_with_something_above_it() -> None:
    """R6  Nothing falls down: an example in the manner of the rulebook's, a workshop for a garage."""
    house = "T  . . . . .\nG  . . . bed .\nB  garage#1 ."
    before = table(house, market="kitchen, workshop", front={0: "drill"})
    assert "drill 1 B4" not in legal(before)
    assert changes(before, play(before, "drill 2 B4")) == {
        "houses[0].stands[B4]: garage#1 -> workshop",
        "houses[0].shows[B4]: garage -> workshop",
        "market_rooms[2]: workshop -> garage#1",
        "resource_at[drill]: seat 0 -> discards",
    }


def test_no_drill_without_the_card() -> None:
    """R6  It is the tool that swaps: without it there is nothing to do."""
    state = table("G  kitchen . . . .", market="living", front={1: "drill"})
    assert why(state, "drill 1 G1") == "why-no-tool"
    assert not any(text.startswith("drill") for text in legal(state))


def test_no_drill_into_a_column_without_a_room() -> None:
    """R6  A market room: an empty column has none."""
    state = table("G  kitchen . . . .", market="-, living", front={0: "drill"})
    assert why(state, "drill 1 G1") == "why-column-empty"


# R6: concrete mixer


def test_the_mixer_swaps_two_market_rooms() -> None:
    """R6  Mixer: swap two market rooms; the resources stay where they are."""
    market = "kitchen, pantry#1 + roof-red-window, living#9 + roof-grey"
    before = table(market=market, front={0: "concrete-mixer"})
    assert changes(before, play(before, "mix 2 3")) == {
        "market_rooms[2]: pantry#1 -> living-room#9",
        "market_rooms[3]: living-room#9 -> pantry#1",
        "resource_at[concrete-mixer]: seat 0 -> discards",
    }


def test_williams_mixer() -> None:
    """R6  As second player William brings the living room under the red roof with a window (rulebook p. 15)."""
    market = "-, pantry + roof-red-window, kitchen, living#9 + roof-grey, bathroom"
    before = table(market=market, front={1: "concrete-mixer"}, to_act=1, played=[0])
    after = play(before, "mix 2 4", "take 2")
    assert {
        "resource_at[roof-red-window]: board -> seat 1",
        "pending.room: nothing -> living-room#9",
    } <= changes(before, after)


def test_the_mixer_reaches_column_1_but_no_empty_column() -> None:
    """R6  Two market rooms, whichever: but both must be there."""
    state = table(market="kitchen, pantry, -, living", front={0: "concrete-mixer"})
    assert {text for text in legal(state) if text.startswith("mix")} == {
        "mix 1 2",
        "mix 1 4",
        "mix 1 5",
        "mix 2 4",
        "mix 2 5",
        "mix 4 5",
    }
    assert why(state, "mix 1 3") == "why-column-empty"


@pytest.mark.parametrize("order", [("mix 1 2", "drill 1 G1"), ("drill 1 G1", "mix 1 2")])
def test_both_in_any_order(order: tuple[str, str]) -> None:
    """R6  Both only before taking the column, any order."""
    state = table("G  kitchen . . . .", market="living, bedroom", front={0: "drill, concrete-mixer"})
    assert GAME.decision(play(state, *order)) == Decision.TAKE_COLUMN


def test_neither_after_taking_the_column() -> None:
    """R6  Both only before taking the column."""
    state = play(table("G  kitchen . . . .", market="living", front={0: "drill, concrete-mixer"}), "take 1")
    assert {text.split()[0] for text in legal(state)} == {"place"}
    assert why(state, "drill 2 G1") == why(state, "mix 2 3") == "why-not-now"


def test_a_tool_works_once() -> None:
    """R6  A tool is discarded when it has been used (rulebook p. 13)."""
    state = play(table("G  kitchen . . . .", market="living", front={0: "drill, concrete-mixer"}), "drill 1 G1")
    assert not any(text.startswith("drill") for text in legal(state))
    assert not any(text.startswith("mix") for text in legal(play(state, "mix 1 2")))


def test_the_owner_need_not_use_them() -> None:
    """R6  One may keep both and take a column."""
    state = table("G  kitchen . . . .", market="living", front={0: "drill, concrete-mixer"})
    assert "resource_at" not in " ".join(changes(state, play(state, "take 1")))


# R7: jackhammer


def at_the_window(holder: int, **more: Any) -> Array:
    """The start of a round with the jackhammer in somebody's hands."""
    rooms = "living#9, kitchen#8 + piano, bedroom#8 + roof-red#5, study#2, bathroom#8"
    more = {"front": {holder: "jackhammer"}, **more}
    homes = ["G  bath . . . ."] * 3
    return table(*homes, market=rooms, decision=Decision.USE_JACKHAMMER, to_act=holder, **more)


def test_the_window_opens_at_the_start_of_the_round() -> None:
    """R7  At the start of the round, the holder is asked: use it on any column's room, or keep it."""
    before = table(market="-, -, kitchen, -, -", front={2: "jackhammer"}, players=3, to_act=1, played=[0, 2])
    after = play(before, "take 3", "place G1")
    assert GAME.decision(after) == Decision.DISCARD_COLUMN
    asked = play(after, "discard 2")
    assert (GAME.decision(asked), GAME.to_act(asked)) == (Decision.USE_JACKHAMMER, 2)
    assert set(legal(asked)) == {"pass", "hammer 1", "hammer 3", "hammer 4", "hammer 5"}


def test_without_the_discard_the_window_opens_at_once() -> None:
    """R7  At the start of the round: with four players nothing comes before it."""
    before = table(market="-, -, kitchen, -, -", front={2: "jackhammer"}, players=4, to_act=3, played=[0, 1, 2])
    after = play(before, "take 3", "place G1")
    assert (GAME.decision(after), GAME.to_act(after)) == (Decision.USE_JACKHAMMER, 2)


def test_nobody_is_asked_while_nobody_holds_it() -> None:
    """R7  Holders are asked: without one the turns begin at once."""
    before = table(market="-, -, kitchen, -, -", players=4, to_act=3, played=[0, 1, 2])
    assert GAME.decision(play(before, "take 3", "place G1")) == Decision.TAKE_COLUMN


def test_to_keep_it_changes_nothing() -> None:
    """R7  Or keep it: the first player begins, and the next round asks again."""
    before = at_the_window(holder=2)
    assert changes(before, play(before, "pass")) == {"decision: use-jackhammer -> take-column", "to_act: 2 -> 0"}


def test_the_room_alone_is_taken() -> None:
    """R7  The resource above goes to the discards; the room is placed at once."""
    before = at_the_window(holder=1)
    after = play(before, "hammer 2")
    assert changes(before, after) == {
        "market_rooms[2]: kitchen#8 -> nothing",
        "market_resources[2]: piano -> nothing",
        "resource_at[piano]: board -> discards",
        "resource_at[jackhammer]: seat 1 -> discards",
        "pending.room: nothing -> kitchen#8",
        "decision: use-jackhammer -> place-room",
    }
    assert {text.split()[0] for text in legal(after)} == {"place"}


def test_a_hammered_roof_is_not_taken() -> None:
    """R7  The resource above goes to the discards, a roof card too."""
    before = at_the_window(holder=1)
    assert "resource_at[roof-red#5]: board -> discards" in changes(before, play(before, "hammer 3"))


def test_the_normal_turn_is_skipped() -> None:
    """R7  The player's normal turn this round is skipped."""
    state = play(at_the_window(holder=1), "hammer 2", "place G2")
    assert GAME.to_act(state) == 0
    assert GAME.to_act(play(state, "take 1", "place G2")) == 2


def test_hammering_column_1_leaves_the_marker() -> None:
    """R7  Column 1 may be chosen, but the marker does not move."""
    before = at_the_window(holder=1)
    after = play(before, "hammer 1")
    assert changes(before, after) == {
        "market_rooms[1]: living-room#9 -> nothing",
        "resource_at[jackhammer]: seat 1 -> discards",
        "pending.room: nothing -> living-room#9",
        "decision: use-jackhammer -> place-room",
    }


def test_a_column_without_a_room_cannot_be_taken() -> None:
    """R7  A column without a room cannot be taken, so the marker then stays where it is."""
    state = play(at_the_window(holder=1), "hammer 1", "place G2")
    assert why(state, "take 1") == "why-column-empty"
    after = play(state, "take 2", "place G2", "take 3", "place G2")
    assert GAME.read(after).marker == 0


def test_if_the_first_player_used_it_the_next_begins() -> None:
    """R7  If the first player used it, the next begins."""
    state = play(at_the_window(holder=0), "hammer 2", "place G2")
    assert (GAME.to_act(state), GAME.decision(state)) == (1, Decision.TAKE_COLUMN)
    assert (GAME.read(state).first_player, GAME.read(state).marker) == (0, 0)


def test_the_turns_run_clockwise_from_the_first_player() -> None:
    """R7  After it, play resumes with the first player and clockwise (rulebook p. 14)."""
    state = play(at_the_window(holder=2, first_player=1), "hammer 1", "place G2")
    assert GAME.to_act(state) == 1
    assert GAME.to_act(play(state, "take 4", "place G2")) == 0


def test_there_is_no_hammer_in_a_turn() -> None:
    """R7  At the start of the round only."""
    state = table(market="kitchen", front={0: "jackhammer"})
    assert why(state, "hammer 1") == "why-not-now"


def test_whoever_hammers_uses_no_other_tool_this_round() -> None:
    """R7  The normal turn is skipped, and drill and mixer belong to it (R6)."""
    state = play(at_the_window(holder=1, front={1: "jackhammer, drill"}), "hammer 2")
    assert {text.split()[0] for text in legal(state)} == {"place"}


def test_the_jackhammer_still_works_in_round_12() -> None:
    """R7  At the start of any round after it was taken (R5)."""
    state = at_the_window(holder=1, round_number=12)
    assert "hammer 1" in legal(state)
