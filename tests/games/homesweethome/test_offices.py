"""Site manager, architect and banker (R6)."""

from typing import Any

import pytest

from tests.games.homesweethome.box import HAND_SIZES
from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import (
    GAME,
    asked,
    build_nothing,
    changes,
    discarded,
    hand,
    legal,
    play,
    player,
    table,
    why,
)

OTHERS = ["banker", "mason", "carpenter", "gardener"]


def cast(seat: int, character: str, players: int) -> str:
    others = OTHERS[: players - 1]
    return " ".join([*others[:seat], character, *others[seat:]])


# The site manager


@pytest.mark.parametrize("players", COUNTS)
def test_about_to_speak_the_site_manager_may_look(players: int) -> None:
    """R6  Site manager: when about to speak, sees another player's hand, and then still speaks."""
    before = table("", *["wood, 2 concrete"] * players, characters=cast(1, "site-manager", players), speaking=True)
    peeks = [f"peek {seat}" for seat in range(players) if seat != 1]
    assert [text for text in legal(before) if text.startswith("peek")] == peeks
    after = play(before, "peek 0")
    assert changes(before, after) == {
        "players[1].has_used_power: 0 -> 1",
        "players[0].known[WOOD]: 0 -> 1",
        "players[0].known[CONCRETE]: 0 -> 2",
    }
    assert asked(after) == (1, "speak")


@pytest.mark.parametrize("players", COUNTS)
def test_about_to_decide_the_site_manager_may_look(players: int) -> None:
    """R6  Or decide."""
    state = table("", *["wood"] * players, characters=cast(0, "site-manager", players))
    assert [text for text in legal(state) if text.startswith("peek")] == [f"peek {s}" for s in range(1, players)]
    assert asked(play(state, "peek 1")) == (0, "choose")


def test_once_a_turn_one_hand() -> None:
    """R6  Once a turn: one hand, and not before the next turn again."""
    state = play(table("", "", "wood", "metal", characters="site-manager banker mason"), "peek 1")
    assert why(state, "peek 2") == ("why-power-used", {})
    state = build_nothing(state)
    state = play(state, "say none")
    assert (asked(state)[0], [text for text in legal(state) if "peek" in text]) == (0, ["peek 1", "peek 2"])


def test_another_players_hand() -> None:
    """R6  Another player's hand: not one's own, and nobody's who is not there."""
    state = table("", characters="site-manager banker mason")
    assert why(state, "peek 0") == ("why-own-hand", {})
    assert why(state, "peek 3") == ("why-no-such-seat", {"seat": 3})
    assert why(state, "peek 4") == ("why-no-such-seat", {"seat": 4})


def test_only_the_site_manager_looks() -> None:
    """R6  Site manager: others may not ask for a hand."""
    state = table("", characters="banker site-manager")
    assert why(state, "peek 1") == ("why-not-your-character", {"character": "site-manager"})
    assert why(table(""), "peek 1") == ("why-not-your-character", {"character": "site-manager"})


def test_only_they_see_it() -> None:
    """R6  Only they see it: the hand stands in the manager's view and in no other."""
    state = play(table("", "", "wood, 2 metal", "tarp", characters="site-manager banker mason"), "peek 1")
    assert GAME.view(state, 0)["players"][1]["known"] == {"wood": 1, "metal": 2}
    for seat in (1, 2, None):
        assert GAME.view(state, seat)["players"][1]["known"] is None
    assert GAME.view(state, 0)["players"][2]["known"] == {}


def test_a_look_shows_what_is_there_now() -> None:
    """R6  Sees the hand: at the second look what is new is known, too."""
    state = play(table("", "7 wood", "4 metal", characters="site-manager gardener", pile="3 slate"), "peek 1")
    state = play(build_nothing(state), "say none")
    assert GAME.view(state, 1)["players"][1]["hand"] == {"metal": 4, "slate": 3}
    state = play(state, "choose none", "keep", "keep")
    state = play(state, "say none", "peek 1")
    assert GAME.view(state, 0)["players"][1]["known"] == {"metal": 4, "slate": 3}


def test_the_manager_may_look_without_need() -> None:
    """R6  May: nobody must look."""
    state = table("", characters="site-manager banker")
    assert asked(play(state, "choose none")) == (0, "toss")


# The architect

QUEUES: dict[str, Any] = {"a": "lawn flower-bed fountain", "b": "barbecue playground greenhouse"}


@pytest.mark.parametrize("queue", ["A", "B"])
@pytest.mark.parametrize("speaking", [True, False])
def test_the_architect_swaps_the_second_and_the_third(queue: str, speaking: bool) -> None:
    """R6  Architect: when about to speak or decide, swaps the second and third card of one queue."""
    characters = "banker architect" if speaking else "architect banker"
    seat = int(speaking)
    before = table("", "glass", "glass", characters=characters, speaking=speaking, **QUEUES)
    assert [text for text in legal(before) if "swap" in text] == ["swap A", "swap B"]
    begun = play(before, f"swap {queue}")
    assert (asked(begun), legal(begun)) == ((seat, "pay-swap"), ["pay glass"])
    assert GAME.view(begun, None)["swap"] == queue
    after = play(begun, "pay glass")
    second, third = {"A": ("flower-bed", "fountain"), "B": ("playground", "greenhouse")}[queue]
    assert changes(before, after) == {
        f"queues[{queue} second]: {second} -> {third}",
        f"queues[{queue} third]: {third} -> {second}",
        f"players[{seat}].cards[GLASS]: 1 -> 0",
        f"players[{seat}].has_used_power: 0 -> 1",
    }
    assert asked(after) == (seat, "speak" if speaking else "choose")


def test_the_head_stays() -> None:
    """R6  The second and third: the head is not moved."""
    before = table("", "glass", characters="architect banker", **QUEUES)
    after = play(before, "swap A", "pay glass")
    assert GAME.view(after, None)["queues"]["A"][0]["name"] == "lawn"


@pytest.mark.parametrize(
    ("held", "payment"),
    [
        ("3 concrete", ["concrete", "concrete", "concrete"]),
        ("concrete, 2 wood", ["wood", "concrete", "wood"]),
        ("metal, slate", ["metal", "slate"]),
        ("wood, brick, water", ["wood", "brick"]),
        ("wood, brick, water", ["water", "wood"]),
        ("glass, wood", ["glass"]),
        ("joker", ["joker"]),
        ("tarp", ["tarp"]),
        ("poison", ["poison"]),
        ("2 concrete, glass", ["concrete", "concrete", "glass"]),
    ],
)
def test_at_least_three_stars(held: str, payment: list[str]) -> None:
    """R6  Discarding resources one by one until they total at least 3 stars: more is lost."""
    state = play(table("", held, characters="architect banker", **QUEUES), "swap A")
    for resource in payment[:-1]:
        state = play(state, f"pay {resource}")
        assert asked(state) == (0, "pay-swap")
    state = play(state, f"pay {payment[-1]}")
    assert asked(state) == (0, "choose")
    assert discarded(state) == {name: payment.count(name) for name in payment}
    assert [card["name"] for card in GAME.view(state, None)["queues"]["A"]] == ["lawn", "fountain", "flower-bed"]


def test_stars_add_up_one_by_one() -> None:
    """R6  One by one: the stars paid so far are open, and nothing is swapped yet."""
    before = play(table("", "wood, slate", characters="architect banker", **QUEUES), "swap B")
    after = play(before, "pay wood")
    assert changes(before, after) == {"players[0].cards[WOOD]: 1 -> 0", "pending.stars: 0 -> 1"}
    assert (GAME.view(after, 1)["stars_paid"], GAME.view(after, None)["swap"]) == (1, "B")


def test_a_payment_comes_from_hand() -> None:
    """R6  Discarding resources: of one's own hand."""
    state = play(table("", "3 wood", "glass", characters="architect banker", **QUEUES), "swap A")
    assert why(state, "pay glass") == ("why-not-in-hand", {"resource": "glass"})


@pytest.mark.parametrize(("held", "stars"), [("", 0), ("wood", 1), ("2 wood", 2), ("metal", 2)])
def test_who_has_too_little_cannot_begin(held: str, stars: int) -> None:
    """R6  At least 3 stars: who cannot total them may not swap."""
    state = table("", held, characters="architect banker", **QUEUES)
    assert why(state, "swap A") == ("why-few-stars", {"stars": 3, "held": stars})


def test_a_queue_that_has_three() -> None:
    """R6  Of one queue that has three: near the end there is nothing to swap."""
    assert "swap A" in legal(table("", "glass", characters="architect banker", turn=18))
    for turn in (19, 20):
        state = table("", "glass", characters="architect banker", turn=turn)
        assert why(state, "swap A") == ("why-short-queue", {"queue": "A"})
        assert why(state, "swap B") == ("why-short-queue", {"queue": "B"})


def test_a_swap_once_a_turn() -> None:
    """R6  Once a turn: one swap, fresh again in the next turn."""
    state = play(table("", "glass, joker", characters="architect banker", **QUEUES), "swap A", "pay glass")
    assert why(state, "swap A") == ("why-power-used", {})
    assert why(state, "swap B") == ("why-power-used", {})
    assert not player(build_nothing(state), 0)["has_used_power"]


def test_only_the_architect_swaps() -> None:
    """R6  Architect: others may not, whatever they hold."""
    state = table("", "glass", "glass", characters="banker architect", **QUEUES)
    assert why(state, "swap A") == ("why-not-your-character", {"character": "architect"})
    poor = table("", "", characters="banker architect", **QUEUES)
    assert why(poor, "swap A") == ("why-not-your-character", {"character": "architect"})


def test_a_trap_can_be_put_off() -> None:
    """R6  Swaps the second and third card: a trap in the second place comes a turn later."""
    state = table("", "glass", characters="architect banker", a="lawn hail fountain")
    after = build_nothing(play(state, "swap A", "pay glass"))
    assert [card["name"] for card in GAME.view(after, None)["queues"]["A"][:2]] == ["fountain", "hail"]


def test_swapped_cards_stay_discarded_when_drawing() -> None:
    """R6  Discarding resources: the hand is filled again at the end of the turn like after any other payment."""
    state = table("", "3 wood, 4 metal", "7 concrete", characters="architect mason", pile="3 slate", **QUEUES)
    state = play(state, "swap A", "pay wood", "pay wood", "pay wood")
    assert sum(hand(state, 0).values()) == 4
    assert hand(build_nothing(state), 0) == {"metal": 4, "slate": 3}


# The banker


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bankers_hand_is_one_larger(seat: int, players: int) -> None:
    """R6  Banker: hand one larger, each time cards are drawn."""
    others = ["site-manager", "mason", "carpenter", "gardener"][: players - 1]
    characters = " ".join([*others[:seat], "banker", *others[seat:]])
    state = build_nothing(table("", characters=characters))
    sizes = [HAND_SIZES[players] + (each == seat) for each in range(players)]
    assert [player(state, each)["num_cards"] for each in range(players)] == sizes
    assert [player(state, each)["hand_size"] for each in range(players)] == sizes
