"""Traps: what they destroy, and what stops them (R7)."""

import pytest

from tests.games.homesweethome.box import CELLS, ZONES
from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import (
    GAME,
    HOUSE,
    asked,
    build_nothing,
    changes,
    discarded,
    gone,
    ground,
    hand,
    legal,
    play,
    queues,
    spent,
    struck,
    table,
    why,
)

FULL = """
    lawn       |  small-slab kitchenette             |  cellar bathroom guest-bedroom
    flower-bed |  concrete-slab                      |  fountain
    barbecue   |  large-slab shower-room tiled-roof  |  playground
"""
REMEDIES = [("hail", "tarp"), ("hail", "joker"), ("pests", "poison"), ("pests", "joker")]


def lost(trap: str, house: str, **more: bool) -> set[str]:
    """What a trap destroys when nobody has anything against it."""
    before = table(house, a=f"? {trap} ?", b="? ? ?")
    return gone(before, build_nothing(before)) - {queue[0] for queue in queues(before).values()}


def alone(cell: str, stack: str) -> str:
    words = [stack if each == cell else "." for each in CELLS]
    return "\n".join(" | ".join(words[row : row + 3]) for row in (0, 3, 6))


# What they destroy


def test_hail() -> None:
    """R7  Hail destroys terrains and unroofed rooms in its zone (not foundations)."""
    assert lost("hail", FULL) == {"lawn", "kitchenette", "bathroom", "guest-bedroom"}


def test_drought() -> None:
    """R7  Drought destroys terrains in its zone."""
    assert lost("drought", FULL) == {"flower-bed", "fountain", "barbecue", "playground"}


def test_pests() -> None:
    """R7  Pests destroy everything in their zone."""
    assert lost("pests", FULL) == {"lawn", "concrete-slab", "playground"}


def test_pests_take_roofed_buildings_too() -> None:
    """R7  Everything: foundation, rooms and roof."""
    assert lost("pests", alone("B2", "cellar bathroom kitchenette slate-roof")) == {
        "cellar",
        "bathroom",
        "kitchenette",
        "slate-roof",
    }


def test_hail_in_words() -> None:
    """R7  Not foundations: they stand bare afterwards, and take rooms again."""
    before = table(FULL, a="? hail ?")
    assert changes(before, build_nothing(before), *HOUSE) == {
        "base[A1]: lawn -> nothing",
        "rooms[B1 first]: kitchenette -> nothing",
        "rooms[C1 first]: bathroom -> nothing",
        "rooms[C1 second]: guest-bedroom -> nothing",
    }


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("trap", ZONES)
def test_only_in_its_zone(trap: str, cell: str) -> None:
    """R7  In its zone: a terrain is destroyed there by any trap, and nowhere else."""
    assert lost(trap, alone(cell, "lawn")) == ({"lawn"} if cell in ZONES[trap] else set())


@pytest.mark.parametrize(
    ("stack", "taken"),
    [
        ("cellar", {"pests": ["cellar"]}),
        ("cellar bathroom", {"hail": ["bathroom"], "pests": ["cellar", "bathroom"]}),
        ("cellar bathroom slate-roof", {"pests": ["cellar", "bathroom", "slate-roof"]}),
        ("lawn", {"hail": ["lawn"], "drought": ["lawn"], "pests": ["lawn"]}),
    ],
)
@pytest.mark.parametrize("trap", ZONES)
def test_what_each_trap_takes(trap: str, stack: str, taken: dict[str, list[str]]) -> None:
    """R7  Terrains, unroofed rooms, everything: on a cell in the zone."""
    assert lost(trap, alone(ZONES[trap][-1], stack)) == set(taken.get(trap, []))


@pytest.mark.parametrize("trap", ZONES)
def test_a_trap_of_queue_b_strikes_as_well(trap: str) -> None:
    """R7  Traps that have just become heads strike: those of B, too."""
    before = table(alone(ZONES[trap][0], "lawn"), a="? ? ?", b=f"? {trap} ?")
    assert ground(build_nothing(before)) == {}


def test_a_trap_further_back_waits() -> None:
    """R7  Just become heads: in the second or third place it does nothing."""
    before = table(alone("B2", "lawn"), a="? ? hail", b="? ? pests")
    assert ground(build_nothing(before)) == {"B2": ["lawn"]}


def test_a_trap_strikes_after_building_and_failing_too() -> None:
    """R7  Just become heads, however the turn went."""
    house = alone("A1", "lawn")
    built = play(
        table(house, "water", a="flower-bed hail ?", pile="7 wood", players=2), "choose A", "play water", "at B1"
    )
    assert ground(built) == {}
    failed = play(table(house, "wood", a="flower-bed hail ?"), "choose A", "pass")
    assert ground(failed) == {}


def test_it_strikes_once() -> None:
    """R7  Just become heads: the head strikes when it comes, not again when it leaves."""
    state = struck("drought", alone("A2", "lawn"), "joker", "", b="? flower-bed ?")
    state = play(state, "shield joker A2")
    assert ground(state) == {"A2": ["lawn"]}
    state = build_nothing(play(state, "say none"))
    assert (ground(state), asked(state)[1]) == ({"A2": ["lawn"]}, "speak")


# Hail and pests: one card stops them


@pytest.mark.parametrize(("trap", "remedy"), REMEDIES)
@pytest.mark.parametrize("players", COUNTS)
def test_one_card_stops_it(trap: str, remedy: str, players: int) -> None:
    """R7  One tarp stops hail, one poison stops pests; a joker serves as any of these."""
    for seat in range(players):
        hands = [remedy if each == seat else "" for each in range(players)]
        before = struck(trap, alone("A1", "lawn"), *hands)
        answers = ["pass", "counter joker"] if remedy == "joker" else [f"counter {remedy}"]
        assert (asked(before), legal(before)) == ((seat, "counter"), answers)
        assert (GAME.view(before, None)["trap"], GAME.view(before, None)["threatened"]) == (trap, ["A1"])
        after = play(before, f"counter {remedy}")
        assert ground(after) == {"A1": ["lawn"]}
        assert discarded(after) == {remedy: 1}
        assert (GAME.view(after, None)["trap"], GAME.view(after, None)["threatened"]) == (None, [])


@pytest.mark.parametrize("trap", ["hail", "pests"])
def test_one_card_saves_everything(trap: str) -> None:
    """R7  One stops it: everything in the zone stays, with one card."""
    remedy = dict(REMEDIES[:3:2])[trap]
    before = struck(trap, FULL, remedy)
    assert changes(before, play(before, f"counter {remedy}"), *HOUSE) == set()


@pytest.mark.parametrize(("trap", "remedy"), REMEDIES[::2])
def test_what_can_be_countered_must_be(trap: str, remedy: str) -> None:
    """R7  Whoever holds the tarp or the poison may not pass, nor lay a joker instead."""
    state = struck(trap, alone("A1", "lawn"), "tarp, joker, poison")
    assert legal(state) == [f"counter {remedy}"]
    for text in ("pass", "counter joker"):
        assert why(state, text) == ("why-must-counter", {"resource": remedy, "trap": trap})
    assert hand(play(state, f"counter {remedy}"), 0)["joker"] == 1


@pytest.mark.parametrize(("trap", "remedy"), REMEDIES[::2])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whoever_holds_the_remedy_is_asked_first(trap: str, remedy: str, players: int) -> None:
    """R7  For hail and pests: before all jokers, wherever the holder sits; then nobody else is asked."""
    for seat in range(players):
        hands = [
            remedy if each == seat else "joker" if each in ((seat + 1) % players, seat - 1) else ""
            for each in range(players)
        ]
        state = struck(trap, alone("A1", "lawn"), *hands, active=1)
        assert (asked(state), legal(state)) == ((seat, "counter"), [f"counter {remedy}"])
        assert asked(play(state, f"counter {remedy}"))[1] == "speak"


def test_the_wrong_remedy() -> None:
    """R7  A tarp against hail, poison against pests: not the other way round, and only from hand."""
    state = struck("hail", alone("A1", "lawn"), "tarp, poison")
    assert legal(state) == ["counter tarp"]
    assert why(state, "counter poison") == ("why-wrong-counter", {"resource": "poison", "trap": "hail"})
    assert why(state, "counter joker") == ("why-not-in-hand", {"resource": "joker"})
    state = struck("pests", alone("A1", "lawn"), "tarp, joker")
    assert why(state, "counter tarp") == ("why-wrong-counter", {"resource": "tarp", "trap": "pests"})
    assert why(state, "counter poison") == ("why-not-in-hand", {"resource": "poison"})


@pytest.mark.parametrize(
    ("trap", "useless"), [("hail", "poison, water"), ("pests", "tarp, water"), ("drought", "tarp")]
)
def test_only_those_who_can_help_are_asked(trap: str, useless: str) -> None:
    """R7  Only those who can help: nobody here, so the trap strikes at once."""
    state = struck(trap, alone(ZONES[trap][0], "lawn"), useless, characters="carpenter mason")
    assert (ground(state), asked(state)[1]) == ({}, "speak")


@pytest.mark.parametrize("trap", ZONES)
def test_only_if_something_is_threatened(trap: str) -> None:
    """R7  Only if something is threatened: outside the zone, or nothing that it takes, nobody is asked."""
    outside = next(cell for cell in CELLS if cell not in ZONES[trap])
    houses = ["", alone(outside, "lawn")]
    houses += [alone("A1", "cellar bathroom slate-roof")] if trap == "hail" else []
    houses += [alone("A2", "cellar bathroom")] if trap == "drought" else []
    for house in houses:
        before = table(house, "2 joker, tarp, poison", "2 water", a=f"? {trap} ?")
        after = build_nothing(before)
        assert asked(after)[1] == "speak"
        assert ground(after) == ground(before)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_helpers_are_asked_round_the_table(players: int) -> None:
    """R7  Asked round the table: from the active player of this turn on, each once."""
    hands = ["joker", "", "joker", "", ""][:players]
    state = struck("hail", alone("A1", "lawn"), *hands, active=1)
    order = []
    while asked(state)[1] == "counter":
        order.append(asked(state)[0])
        state = play(state, "pass")
    assert (order, ground(state)) == ([2, 0], {})


def test_after_a_counter_nobody_else_is_asked() -> None:
    """R7  One tarp stops it: others keep their jokers."""
    state = struck("hail", alone("A1", "lawn"), "tarp", "joker", "joker")
    assert asked(play(state, "counter tarp"))[1] == "speak"


def test_help_is_voluntary() -> None:
    """R7  Those may be declined: a joker may be kept."""
    before = struck("pests", alone("A1", "lawn"), "joker", pile="7 wood")
    after = play(before, "pass")
    assert (ground(after), discarded(after)) == ({}, {})
    assert hand(after, 0)["joker"] == 1


# Drought: a water for each cell

GARDEN = """
    .        | . | .
    lawn     | . | playground
    fountain | . | barbecue
"""


def test_a_water_for_each_cell() -> None:
    """R7  Each cell protected by one water stays."""
    before = struck("drought", GARDEN, "3 water")
    assert legal(before) == ["pass", *(f"shield water {cell}" for cell in ("A2", "C2", "A3", "C3"))]
    state = play(before, "shield water A3", "shield water C2")
    assert GAME.view(state, None)["threatened"] == ["A2", "C3"]
    after = play(state, "pass")
    assert changes(before, after, "base") == {"base[A2]: lawn -> nothing", "base[C3]: barbecue -> nothing"}
    assert discarded(after) == {"water": 2}


def test_a_shield_in_words() -> None:
    """R7  Protected by one water: it leaves the hand, and the cell is safe."""
    before = struck("drought", GARDEN, "2 water")
    after = play(before, "shield water A2")
    assert changes(before, after) - {"players[0].holds[WATER_OR_JOKER]: 1 -> 0"} == spent(0, "water", 2) | {
        "pending.shielded[A2]: 0 -> 1"
    }
    assert asked(after) == (0, "shield")


def test_a_joker_serves_as_water() -> None:
    """R7  A joker serves as any of these: as one water."""
    state = struck("drought", GARDEN, "joker, water")
    assert legal(state) == [
        "pass",
        *(f"shield {means} {cell}" for means in ("water", "joker") for cell in ("A2", "C2", "A3", "C3")),
    ]
    state = play(state, "shield joker A2", "shield water C2")
    assert ground(state) == {"A2": ["lawn"], "C2": ["playground"]}
    assert discarded(state) == {"water": 1, "joker": 1}


@pytest.mark.parametrize("players", COUNTS)
def test_several_players_shield(players: int) -> None:
    """R7  Asked round the table: each may protect what they can, until nothing is threatened."""
    state = struck("drought", GARDEN, *["water"] * players, active=1)
    for steps, cell in zip(range(players), ("A2", "C2", "A3", "C3"), strict=False):
        assert asked(state) == ((1 + steps) % players, "shield")
        state = play(state, f"shield water {cell}")
    assert asked(state)[1] == "speak"
    assert len(ground(state)) == min(players, 4)


def test_a_safe_cell_needs_no_second_water() -> None:
    """R7  One water: a cell that is protected, empty or out of the zone cannot be protected."""
    state = play(struck("drought", GARDEN, "2 water"), "shield water A2")
    for cell in ("A2", "B2", "A1"):
        assert why(state, f"shield water {cell}") == ("why-not-threatened", {"cell": cell})


def test_a_shield_needs_its_means() -> None:
    """R7  Water, a joker, or the gardener's power: each refusal says what is missing."""
    state = struck("drought", GARDEN, "water", characters="banker mason")
    assert why(state, "shield joker A2") == ("why-not-in-hand", {"resource": "joker"})
    assert why(state, "shield power A2") == ("why-not-your-character", {"character": "gardener"})
    state = struck("drought", GARDEN, "joker")
    assert why(state, "shield water A2") == ("why-not-in-hand", {"resource": "water"})


def test_when_all_are_safe_the_drought_is_over() -> None:
    """R7  Only if something is threatened: nobody is asked once all cells are protected."""
    state = struck("drought", alone("A2", "lawn"), "2 water", "water")
    state = play(state, "shield water A2")
    assert (ground(state), asked(state)[1], hand(state, 0)["water"] >= 1) == ({"A2": ["lawn"]}, "speak", True)


def test_shields_last_for_one_drought() -> None:
    """R7  Protected from this drought: nothing of it is left for a later trap."""
    state = play(struck("drought", alone("A2", "lawn"), "water"), "shield water A2")
    assert list(GAME.read(state).pending.shielded) == [0] * 9


def test_who_has_passed_is_not_asked_again() -> None:
    """R7  Round the table: once each, also when something is still threatened."""
    state = struck("drought", GARDEN, "3 water", "water")
    state = play(state, "pass", "shield water A2")
    assert asked(state)[1] == "speak"
    assert ground(state) == {"A2": ["lawn"]}


# Two traps at once


def test_two_traps_strike_as_first() -> None:
    """R7  Traps that have just become heads strike (A's first)."""
    house = """
        lawn | . | .
        .    | . | .
        .    | . | fountain
    """
    before = table(house, "joker, poison", a="? pests ?", b="? hail ?")
    state = build_nothing(before)
    assert GAME.view(state, None)["trap"] == "pests"
    state = play(state, "counter poison")
    assert (GAME.view(state, None)["trap"], GAME.view(state, None)["threatened"]) == ("hail", ["A1"])
    assert ground(play(state, "pass")) == {"C3": ["fountain"]}


def test_what_the_first_destroys_the_second_cannot() -> None:
    """R7  A's first: what is gone is not threatened any more."""
    before = table(alone("A1", "lawn"), "tarp", a="? pests ?", b="? hail ?")
    assert asked(build_nothing(before))[1] == "speak"


def test_the_second_trap_asks_everyone_anew() -> None:
    """R7  Round the table, for each trap: who passed at the first may help against the second."""
    house = """
        lawn | . | .
        .    | . | .
        .    | . | fountain
    """
    state = build_nothing(table(house, "", "joker", a="? hail ?", b="? drought ?"))
    assert asked(state) == (1, "counter")
    state = play(state, "pass")
    assert (asked(state), ground(state)) == ((1, "shield"), {"C3": ["fountain"]})


def test_a_card_spent_on_the_first_is_gone_for_the_second() -> None:
    """R7  One joker: it serves once."""
    house = """
        lawn | . | .
        .    | . | .
        .    | . | fountain
    """
    state = build_nothing(table(house, "joker", a="? hail ?", b="? drought ?"))
    assert ground(play(state, "counter joker")) == {"A1": ["lawn"]}


def test_a_trap_is_answered_before_anyone_draws() -> None:
    """Play  Traps strike, then everyone draws: a tarp that lies on top of the pile comes too late."""
    state = struck("hail", alone("A1", "lawn"), "6 wood", pile="tarp")
    assert (ground(state), hand(state, 0)) == ({}, {"wood": 6, "tarp": 1})


def test_what_was_played_this_turn_does_not_help() -> None:
    """Play  Traps come after building: water that was spent is not there any more."""
    state = table(alone("A2", "lawn"), "water", a="flower-bed drought ?", pile="7 wood")
    assert ground(play(state, "choose A", "play water", "at A1")) == {"A1": ["flower-bed"]}


def test_the_active_player_of_the_turn_is_asked_first() -> None:
    """R7  Round the table, which starts at the active player, and the turn passes only afterwards."""
    state = struck("hail", alone("A1", "lawn"), "joker", "joker", active=1)
    assert (asked(state), GAME.view(state, None)["active"]) == ((1, "counter"), 1)
    assert asked(play(state, "pass")) == (0, "counter")
