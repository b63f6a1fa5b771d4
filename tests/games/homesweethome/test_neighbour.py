"""The good neighbour (R5)."""

from typing import Any

import pytest

from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import GAME, asked, changes, discarded, legal, play, player, spent, table, why

HOUSE = """
    cellar bathroom | . | .
    .               | . | .
    .               | . | .
"""


def passed(card: str, characters: str, *hands: str, **more: Any) -> Any:
    """The active player has passed."""
    return play(table(HOUSE, *hands, a=card, characters=characters, **more), "choose A", "pass")


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("resource", ["concrete", "wood"])
def test_the_good_neighbour_helps(resource: str, players: int) -> None:
    """R5  When another player passes, gives one concrete or wood from hand instead."""
    card = {"concrete": "concrete-slab", "wood": "wooden-stilts"}[resource]
    characters = " ".join(["banker", *["architect", "site-manager", "gardener"][: players - 2], "good-neighbour"])
    hands = ["tarp", *[""] * (players - 2), f"2 {resource}"]
    before = passed(card, characters, *hands)
    last = players - 1
    assert (asked(before), legal(before)) == ((last, "rescue"), ["hold", f"help {resource}"])
    after = play(before, f"help {resource}")
    assert changes(before, after) - {f"players[{last}].holds[{resource.upper()}]: 1 -> 0"} == spent(
        last, resource, 2
    ) | {
        f"players[{last}].has_used_power: 0 -> 1",
        f"pending.needed[{resource.upper()}]: 1 -> 0",
        "pending.passer: 0 -> nobody",
        "decision: rescue -> place",
        f"to_act: {last} -> 0",
    }
    assert discarded(after) == {resource: 1}


def test_concrete_or_wood_whichever_is_needed() -> None:
    """R5  One concrete or wood: both are offered where both are needed and held."""
    state = passed("fireside-living-room", "banker good-neighbour", "tarp", "concrete, wood, brick, joker")
    assert legal(state) == ["hold", "help concrete", "help wood"]
    assert why(state, "power") == ("why-no-power", {})


def test_only_what_is_needed_and_held() -> None:
    """R5  From hand, and needed: each refusal says which is missing."""
    state = passed("fireside-living-room", "banker good-neighbour", "tarp", "wood, brick")
    assert why(state, "help concrete") == ("why-not-in-hand", {"resource": "concrete"})
    state = passed("concrete-slab", "banker good-neighbour", "tarp", "wood, concrete")
    assert why(state, "help wood") == ("why-not-needed", {"resource": "wood"})


@pytest.mark.parametrize("hand", ["brick, joker", "", "metal, water"])
def test_nothing_but_concrete_and_wood(hand: str) -> None:
    """R5  One concrete or wood: neither a joker nor anything with more stars; then nobody is asked."""
    after = passed("brick-base", "banker good-neighbour", "tarp", hand)
    assert (GAME.view(after, None)["turn"], asked(after)) == (4, (0, "speak"))


def test_the_next_player_goes_on() -> None:
    """R5  The next player then goes on: the one after the player who passed, not after the neighbour."""
    state = passed("large-slab", "banker architect good-neighbour", "tarp", "concrete", "2 concrete")
    state = play(state, "help concrete")
    assert (asked(state), GAME.view(state, None)["needed"]) == ((1, "play"), {"concrete": 1})


def test_the_neighbour_plays_in_turn_as_well() -> None:
    """R5  Instead: the help is not the neighbour's own card, which is due when the turn comes."""
    state = passed("large-slab", "banker good-neighbour", "tarp", "2 concrete")
    state = play(state, "help concrete")
    assert (asked(state), legal(state)) == ((1, "play"), ["play concrete"])


def test_once_a_turn() -> None:
    """R5  Once a turn: for a second player who passes there is no help left."""
    state = passed("large-slab", "banker architect good-neighbour", "tarp", "", "2 concrete")
    state = play(state, "help concrete")
    assert (asked(state), legal(state)) == ((1, "play"), ["pass"])
    assert GAME.view(play(state, "pass"), None)["turn"] == 4


def test_fresh_in_the_next_turn() -> None:
    """R5  Once a turn, and fresh again afterwards."""
    state = passed("concrete-slab", "banker good-neighbour", "tarp", "2 concrete")
    state = play(state, "help concrete", "at B1")
    assert not player(state, 1)["has_used_power"]


def test_when_another_player_passes() -> None:
    """R5  Another player: the neighbour's own pass is nobody's to mend but others'."""
    after = passed("concrete-slab", "good-neighbour banker", "wood", "concrete")
    assert GAME.view(after, None)["turn"] == 4


def test_the_neighbour_may_hold_back() -> None:
    """R5  Is asked: help is voluntary. Without it the build fails."""
    before = passed("concrete-slab", "banker good-neighbour", "tarp", "concrete")
    after = play(before, "hold")
    assert (GAME.view(after, None)["turn"], discarded(after)) == (4, {})


def test_rescuers_are_asked_clockwise() -> None:
    """R5  Rescuers (R4, R5) are asked clockwise from the player who passed."""
    characters = "good-neighbour banker carpenter mason"
    state = table(HOUSE, "2 wood", a="small-living-room", characters=characters, active=1)
    state = play(state, "choose A", "hold", "hold", "pass")
    order = []
    while asked(state)[1] == "rescue":
        order.append(asked(state)[0])
        state = play(state, "hold")
    assert order == [2, 3, 0]


def test_a_rescue_for_each_who_passes() -> None:
    """R5  Each pass is mended on its own: here first by the mason, then by the neighbour."""
    state = table(HOUSE, "", "", "2 concrete", a="large-slab", characters="banker mason good-neighbour")
    state = play(state, "choose A", "hold", "pass", "power")
    assert asked(state) == (1, "play")
    state = play(state, "pass")
    assert (asked(state), legal(state)) == ((2, "rescue"), ["hold", "help concrete"])
    assert asked(play(state, "help concrete")) == (0, "place")


@pytest.mark.parametrize("character", ["banker", "architect", "site-manager", "gardener"])
def test_only_the_good_neighbour(character: str) -> None:
    """R5  Good neighbour: other characters keep their concrete."""
    others = "architect" if character == "banker" else "banker"
    after = passed("concrete-slab", f"{others} {character}", "tarp", "concrete")
    assert GAME.view(after, None)["turn"] == 4


def test_a_mason_is_no_neighbour() -> None:
    """R5  A rescuer with a power of his own gives that, not cards."""
    state = play(
        table(HOUSE, "tarp", "concrete", a="concrete-slab", characters="banker mason"), "choose A", "hold", "pass"
    )
    assert legal(state) == ["hold", "power"]
    assert why(state, "help concrete") == ("why-not-your-character", {"character": "good-neighbour"})
