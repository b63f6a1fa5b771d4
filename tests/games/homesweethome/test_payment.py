"""Paying for a construction together (R3)."""

from typing import Any

import pytest

from tests.games.homesweethome.box import CONSTRUCTIONS
from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import GAME, asked, changes, discarded, hand, legal, play, spent, table, why

HOUSE = """
    cellar bathroom | . | .
    .               | . | .
    .               | . | .
"""


def paying(card: str, *hands: str, **more: Any) -> Any:
    """The active player is asked for the first resource."""
    return play(table(HOUSE, *hands, a=card, **more), "choose A")


@pytest.mark.parametrize("card", [name for name, each in CONSTRUCTIONS.items() if each.cost])
def test_every_card_takes_exactly_its_cost(card: str) -> None:
    """R3  A needed resource: the cost, card by card, and then the place is asked for."""
    clashes = card in ("cellar", "bathroom")
    house = HOUSE.replace("cellar bathroom", "large-slab shower-room") if clashes else HOUSE
    cost = CONSTRUCTIONS[card].cost
    state = play(table(house, ", ".join(cost[::2]), ", ".join(cost[1::2]), a=card), "choose A")
    assert GAME.view(state, None)["needed"] == {name: cost.count(name) for name in cost}
    for number, resource in enumerate(cost):
        assert asked(state) == (number % 2, "play")
        state = play(state, f"play {resource}")
    assert asked(state) == (0, "place")
    assert discarded(state) == {name: cost.count(name) for name in cost}


def test_a_player_who_can_must() -> None:
    """R3  A player who holds a needed resource must play one."""
    state = paying("large-slab", "concrete, 3 wood, tarp")
    assert legal(state) == ["play concrete"]
    assert why(state, "pass") == ("why-must-play", {})


def test_their_choice_of_which() -> None:
    """R3  Their choice of which."""
    state = paying("fireside-living-room", "concrete, wood, brick, glass")
    assert legal(state) == ["play concrete", "play wood", "play brick"]
    assert why(state, "play glass") == ("why-not-needed", {"resource": "glass"})
    assert why(state, "play metal") == ("why-not-needed", {"resource": "metal"})


def test_only_what_is_still_needed() -> None:
    """R3  A needed resource: one concrete too many is not taken."""
    state = play(paying("small-living-room", "2 concrete", "2 concrete, wood"), "play concrete")
    assert legal(state) == ["play wood"]
    assert why(state, "play concrete") == ("why-not-needed", {"resource": "concrete"})


def test_only_what_is_in_hand() -> None:
    """R3  Who holds: the cards of others do not count."""
    state = paying("small-living-room", "wood", "concrete")
    assert legal(state) == ["play wood"]
    assert why(state, "play concrete") == ("why-not-in-hand", {"resource": "concrete"})


# Passing


@pytest.mark.parametrize("players", COUNTS)
def test_who_has_nothing_must_pass(players: int) -> None:
    """R3  Only a player with no exact resource may pass (and must, having neither joker nor power)."""
    state = paying("large-slab", "wood, tarp, poison", players=players)
    assert (asked(state), legal(state)) == ((0, "play"), ["pass"])
    assert why(state, "play concrete") == ("why-not-in-hand", {"resource": "concrete"})
    assert why(state, "play joker concrete") == ("why-not-in-hand", {"resource": "joker"})
    assert why(state, "power") == ("why-no-power", {})


def test_a_joker_is_voluntary() -> None:
    """R3  A joker is voluntary: a player with no exact resource may pass with a joker in hand."""
    state = paying("large-slab", "wood, joker")
    assert legal(state) == ["play joker concrete", "pass"]
    assert hand(play(state, "pass"), 0)["joker"] == 1


def test_a_joker_does_not_free_from_playing() -> None:
    """R3  Who holds a needed resource may play a joker for it or another, but not pass."""
    state = paying("small-living-room", "wood, joker")
    assert legal(state) == ["play joker concrete", "play wood", "play joker wood"]
    assert why(state, "pass") == ("why-must-play", {})


def test_a_joker_stands_for_what_is_needed() -> None:
    """R3  A joker stands for one needed resource; it leaves the hand in its place."""
    before = paying("small-living-room", "wood, 2 joker")
    after = play(before, "play joker concrete")
    assert changes(before, after) == spent(0, "joker", 2) | {"pending.needed[CONCRETE]: 1 -> 0", "to_act: 0 -> 1"}
    assert discarded(after) == {"joker": 1}
    assert why(before, "play joker metal") == ("why-not-needed", {"resource": "metal"})


def test_two_jokers_in_one_build() -> None:
    """R3  Voluntary, and there are two of them: each stands for one resource."""
    state = paying("large-slab", "joker", "joker")
    state = play(state, "play joker concrete", "play joker concrete")
    assert (asked(state), discarded(state)) == ((0, "place"), {"joker": 2})


@pytest.mark.parametrize("resource", ["tarp", "poison"])
def test_tarp_and_poison_build_nothing(resource: str) -> None:
    """R3  A needed resource: no cost names a tarp or a poison."""
    state = paying("large-slab", resource)
    assert legal(state) == ["pass"]


# What a pass does


@pytest.mark.parametrize("players", COUNTS)
def test_without_rescuers_a_pass_ends_the_build(players: int) -> None:
    """R3  If a player passes and nobody can help, the build fails."""
    before = paying("large-slab", "concrete", "", players=players)
    after = play(before, "play concrete", "pass")
    assert (GAME.view(after, None)["turn"], discarded(after)) == (4, {"concrete": 1})


def test_nothing_else_is_asked_in_paying() -> None:
    """R3  While a card is paid for, other answers are not now."""
    state = paying("large-slab", "concrete")
    for text in ("say A", "choose B", "at A1", "keep", "hold", "toss wood", "counter tarp", "shield water A1"):
        assert why(state, text) == ("why-not-now", {"decision": "play"})
