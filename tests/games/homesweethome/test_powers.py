"""Mason, carpenter and gardener: one resource from nowhere, once a turn (R4)."""

from typing import Any

import pytest

from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import (
    GAME,
    asked,
    build_nothing,
    changes,
    discarded,
    legal,
    play,
    player,
    spent,
    struck,
    table,
    why,
)

MAKERS = [("mason", "concrete"), ("carpenter", "wood"), ("gardener", "water")]
PLAIN = ["banker", "site-manager", "architect", "good-neighbour"]
CARD_OF = {"concrete": "concrete-slab", "wood": "wooden-stilts", "water": "lawn"}
HOUSE = """
    cellar bathroom | . | .
    .               | . | .
    .               | . | .
"""
USED = "players[{}].has_used_power: 0 -> 1"


def cast(seat: int, character: str, players: int) -> str:
    """One character at a seat, others who give nothing around it."""
    others = PLAIN[: players - 1]
    return " ".join([*others[:seat], character, *others[seat:]])


def choosing(card: str, characters: str, *hands: str, **more: Any) -> Any:
    return play(table(HOUSE, *hands, a=card, characters=characters, **more), "choose A")


# Before the first card


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(("character", "resource"), MAKERS)
def test_each_holder_is_asked_before_the_first_card(character: str, resource: str, players: int) -> None:
    """R4  Before the first card is played (each holder is asked), one concrete, wood or water from nowhere."""
    for seat in range(players):
        before = choosing(CARD_OF[resource], cast(seat, character, players), active=players - 1)
        assert (asked(before), legal(before)) == ((seat, "offer-power"), ["power", "hold"])
        after = play(before, "power")
        expected = {USED.format(seat), f"pending.needed[{resource.upper()}]: 1 -> 0", "decision: offer-power -> place"}
        moved = {f"to_act: {seat} -> {players - 1}"} if seat != players - 1 else set()
        assert changes(before, after) == expected | moved
        assert discarded(after) == {}


def test_holders_are_asked_round_the_table() -> None:
    """R4  Round the table: from the active player on."""
    state = choosing("shower-room", "mason banker gardener", "water", "concrete", "concrete", active=1)
    assert asked(state) == (2, "offer-power")
    state = play(state, "hold")
    assert asked(state) == (0, "offer-power")
    assert asked(play(state, "hold")) == (1, "play")


def test_several_powers_in_one_build() -> None:
    """R4  Each holder is asked: together they may pay everything, and no card is played."""
    state = choosing("shower-room", "mason gardener")
    assert asked(play(state, "power", "power")) == (0, "place")


def test_who_has_nothing_to_give_is_not_asked() -> None:
    """R4  A window in which the player has nothing to offer is not opened: wood does not build a lawn."""
    state = choosing("lawn", "mason carpenter", "water")
    assert asked(state) == (0, "play")


def test_what_is_not_needed_any_more_is_not_offered() -> None:
    """R4  Still needed: after the mason, one concrete of one is there, and only the carpenter is left to ask."""
    state = choosing("concrete-slab", "banker mason carpenter")
    assert asked(play(state, "power")) == (0, "place")


def test_holding_back() -> None:
    """R4  May: a holder who holds back keeps the power for later in the turn."""
    before = choosing("large-slab", "mason banker", "concrete", "concrete")
    after = play(before, "hold")
    assert changes(before, after) == {"decision: offer-power -> play"}
    assert legal(after) == ["play concrete", "power"]


# In place of one's own card


@pytest.mark.parametrize(("character", "resource"), MAKERS)
def test_in_place_of_ones_own_card(character: str, resource: str) -> None:
    """R4  In place of their own card: the hand stays as it is."""
    before = play(choosing(CARD_OF[resource], f"{character} banker", f"2 {resource}"), "hold")
    assert legal(before) == [f"play {resource}", "power"]
    assert changes(before, play(before, "power")) == {
        USED.format(0),
        f"pending.needed[{resource.upper()}]: 1 -> 0",
        "decision: play -> place",
    }


def test_with_a_power_nobody_must_pass() -> None:
    """R3  Must pass, having neither joker nor power: who has a power may use it, or pass."""
    state = play(choosing("large-slab", "mason banker", "wood", "concrete"), "hold")
    assert legal(state) == ["power", "pass"]
    assert asked(play(state, "power")) == (1, "play")


def test_who_passes_is_not_asked_to_rescue_oneself() -> None:
    """R4  To rescue a player who passes: another one. The mason who passes with the power unspent gave it up."""
    before = play(choosing("concrete-slab", "mason banker", "wood"), "hold")
    after = play(before, "pass")
    assert GAME.view(after, None)["turn"] == GAME.view(before, None)["turn"] + 1


# To rescue


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(("character", "resource"), MAKERS)
def test_to_rescue_a_player_who_passes(character: str, resource: str, players: int) -> None:
    """R4  To rescue a player who passes: the resource comes from nowhere, and the build goes on."""
    others = ["banker", "architect", "site-manager", "good-neighbour"][: players - 1]
    before = play(choosing(CARD_OF[resource], " ".join([*others, character]), "glass"), "hold", "pass")
    assert (asked(before), legal(before)) == ((players - 1, "rescue"), ["hold", "power"])
    after = play(before, "power")
    assert changes(before, after) == {
        USED.format(players - 1),
        f"pending.needed[{resource.upper()}]: 1 -> 0",
        "pending.passer: 0 -> nobody",
        "decision: rescue -> place",
        f"to_act: {players - 1} -> 0",
    }


def test_a_rescuer_may_hold_back() -> None:
    """R4  May: a mason need not rescue; then the next is asked, and without help the build fails."""
    state = choosing("shower-room", "banker mason gardener", "metal", "metal", "metal")
    state = play(state, "hold", "hold", "pass")
    assert asked(state) == (1, "rescue")
    assert (asked(play(state, "hold")), legal(play(state, "hold"))) == ((2, "rescue"), ["hold", "power"])
    assert GAME.view(play(state, "hold", "hold"), None)["turn"] == 4


# Once a turn


@pytest.mark.parametrize("players", COUNTS)
def test_once_a_turn(players: int) -> None:
    """R4  Once a turn: a mason who has given is not asked again, neither for a card nor for a rescue."""
    state = choosing("large-slab", cast(0, "mason", players), "wood", "concrete")
    state = play(state, "power")
    assert (asked(state), legal(state)) == ((0, "play"), ["pass"])
    assert why(state, "power") == ("why-power-used", {})
    assert player(state, 0)["has_used_power"]


def test_one_at_a_time() -> None:
    """R4  One concrete: of two that are needed, one is left."""
    state = play(choosing("large-slab", "mason banker", "concrete"), "power")
    assert GAME.view(state, None)["needed"] == {"concrete": 1}
    assert legal(state) == ["play concrete"]


def test_a_power_that_is_not_needed() -> None:
    """R4  Only what is still needed: a carpenter cannot replace concrete."""
    state = choosing("concrete-slab", "carpenter banker", "concrete")
    assert why(state, "power") == ("why-not-needed", {"resource": "wood"})


def test_powers_are_fresh_again() -> None:
    """Play  Powers are fresh again: in the next turn the mason gives once more."""
    before = table("", characters="mason banker", a="concrete-slab small-slab ?")
    state = play(before, "choose A", "power", "at A1")
    assert not player(state, 0)["has_used_power"]
    assert asked(play(state, "say A", "choose A")) == (0, "offer-power")


@pytest.mark.parametrize("character", PLAIN)
def test_the_others_give_nothing(character: str) -> None:
    """R4  Mason, carpenter, gardener: nobody else makes resources."""
    state = choosing("shower-room", f"{character} {'banker' if character != 'banker' else 'architect'}", "water")
    assert asked(state) == (0, "play")
    assert why(state, "power") == ("why-no-power", {})


# The gardener against drought

GARDEN = """
    .          | .    | .
    lawn       | .    | playground
    fountain   | .    | .
"""


def test_the_gardeners_water_protects_one_cell() -> None:
    """R4  The gardener's water also protects one cell from drought, without a card."""
    before = struck("drought", GARDEN, characters="banker gardener")
    assert (asked(before), legal(before)) == (
        (1, "shield"),
        ["pass", "shield power A2", "shield power C2", "shield power A3"],
    )
    after = play(before, "shield power C2")
    assert discarded(after) == {}
    assert changes(before, after, "base") == {"base[A2]: lawn -> nothing", "base[A3]: fountain -> nothing"}


def test_one_cell_only() -> None:
    """R4  One cell: for the next the gardener needs water or a joker like anyone else."""
    state = struck("drought", GARDEN, "", "water", characters="banker gardener")
    state = play(state, "shield power A2")
    assert (asked(state), legal(state)) == ((1, "shield"), ["pass", "shield water C2", "shield water A3"])
    assert why(state, "shield power C2") == ("why-power-used", {})


def test_a_gardener_who_has_given_cannot_shield() -> None:
    """R4  Once a turn: water given for a building is not there for the drought of the same turn."""
    state = table(GARDEN, a="flower-bed drought ?", characters="gardener banker")
    after = play(state, "choose A", "power", "at A1")
    assert changes(state, after, "base") == {
        "base[A1]: nothing -> flower-bed",
        "base[A2]: lawn -> nothing",
        "base[C2]: playground -> nothing",
        "base[A3]: fountain -> nothing",
    }


def test_a_shield_uses_the_power_up_for_this_turn_only() -> None:
    """R4  Once a turn, and fresh again: a gardener who shielded gives water in the next turn."""
    state = struck("drought", GARDEN, "", "", characters="banker gardener", b="? flower-bed ?")
    state = play(state, "shield power A2")
    assert not player(state, 1)["has_used_power"]
    assert asked(play(state, "say B", "choose B")) == (1, "offer-power")


def test_a_power_does_not_wait_for_the_end_of_the_turn() -> None:
    """R4  In a turn in which nothing is built no power is asked for, drought apart."""
    state = build_nothing(table("", characters="mason carpenter"))
    assert asked(state)[1] == "speak"


def test_the_power_of_a_player_is_spent_openly() -> None:
    """R4  Everyone sees who has used a power."""
    state = play(choosing("large-slab", "mason banker", "concrete"), "power")
    for seat in (0, 1, None):
        assert [told["has_used_power"] for told in GAME.view(state, seat)["players"]] == [True, False]
    assert changes(state, play(state, "play concrete")) == spent(0, "concrete", 1) | {
        "pending.needed[CONCRETE]: 1 -> 0",
        "decision: play -> place",
    }
