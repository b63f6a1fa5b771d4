"""The score, the expert's points and the rank (R9, R10)."""

import pytest

from rooftree.core.layout import Array
from rooftree.games.homesweethome.lines import rank
from tests.games.homesweethome.box import CONSTRUCTIONS
from tests.games.homesweethome.courses import COUNTS
from tests.games.homesweethome.drawing import GAME, scored, table


def lines(state: Array) -> list[tuple[str, int, str]]:
    return [(line.what, line.points, " ".join(line.cells)) for line in GAME.outcome(state).lines[0]]


def points(house: str, expert: bool = False) -> int:
    return GAME.outcome(scored(house, expert=expert)).scores[0]


def alone(stack: str) -> str:
    return f". | . | .\n. | {stack} | .\n. | . | ."


def test_an_empty_ground_is_worth_nothing() -> None:
    """R9  Nothing built, no points, no lines."""
    assert (points(""), lines(scored(""))) == (0, [])


@pytest.mark.parametrize("card", [name for name, each in CONSTRUCTIONS.items() if each.kind == "terrain"])
def test_terrains_always_count(card: str) -> None:
    """R9  Terrains always."""
    assert lines(scored(alone(card))) == [(card, CONSTRUCTIONS[card].points, "B2")]
    assert points(alone(card)) == CONSTRUCTIONS[card].points


@pytest.mark.parametrize("card", [name for name, each in CONSTRUCTIONS.items() if each.kind == "foundation"])
def test_a_foundation_counts_under_a_roof(card: str) -> None:
    """R9  Foundation + rooms + roof only where there is a roof."""
    assert lines(scored(alone(card))) == [(card, 0, "B2")]
    assert lines(scored(alone(f"{card} kitchenette"))) == [(card, 0, "B2"), ("kitchenette", 0, "B2")]
    worth = CONSTRUCTIONS[card].points
    assert lines(scored(alone(f"{card} kitchenette slate-roof"))) == [
        (card, worth, "B2"),
        ("kitchenette", 3, "B2"),
        ("slate-roof", 2, "B2"),
    ]
    assert points(alone(f"{card} kitchenette slate-roof")) == worth + 5


@pytest.mark.parametrize("card", [name for name, each in CONSTRUCTIONS.items() if each.kind == "room"])
def test_a_room_counts_under_a_roof(card: str) -> None:
    """R9  Rooms only where there is a roof: each its own points."""
    assert points(alone(f"small-slab {card}")) == 0
    assert points(alone(f"small-slab {card} slate-roof")) == 1 + CONSTRUCTIONS[card].points + 2


@pytest.mark.parametrize("card", [name for name, each in CONSTRUCTIONS.items() if each.kind == "roof"])
def test_a_roof_counts(card: str) -> None:
    """R9  And the roof itself."""
    assert points(alone(f"small-slab kitchenette {card}")) == 1 + 3 + CONSTRUCTIONS[card].points


def test_two_rooms_under_one_roof() -> None:
    """R9  Foundation + rooms + roof: both rooms."""
    assert points(alone("basement bathroom glazed-living-room dormer-roof")) == 4 + 6 + 7 + 5


def test_a_house_of_everything() -> None:
    """R9  Terrains always; buildings only where there is a roof; cell by cell."""
    house = """
        lawn             | cellar bathroom kitchenette slate-roof | swimming-pool
        small-slab       | large-slab fitted-kitchen              | .
        .                | wooden-stilts childs-bedroom tiled-roof | greenhouse
    """
    assert lines(scored(house)) == [
        ("lawn", 1, "A1"),
        ("cellar", 3, "B1"),
        ("bathroom", 6, "B1"),
        ("kitchenette", 3, "B1"),
        ("slate-roof", 2, "B1"),
        ("swimming-pool", 5, "C1"),
        ("small-slab", 0, "A2"),
        ("large-slab", 0, "B2"),
        ("fitted-kitchen", 0, "B2"),
        ("wooden-stilts", 1, "B3"),
        ("childs-bedroom", 2, "B3"),
        ("tiled-roof", 2, "B3"),
        ("greenhouse", 4, "C3"),
    ]
    assert points(house) == 29


# The expert's points

NINE = """
    lawn             | flower-bed    | fountain
    wooden-terrace   | paved-path    | barbecue
    playground       | swimming-pool | greenhouse
"""
FOUR_ROOMS = "cellar kitchenette childs-bedroom slate-roof | basement shower-room small-living-room tiled-roof"


def bonuses(house: str, ruleset: str = GAME.ruleset) -> list[str]:
    """The expert's lines, each worth five points, which nobody gets without the option."""
    state = scored(house, expert=True, ruleset=ruleset)
    plain, told = points(house), [line for line in lines(state) if not line[2]]
    assert [line[1:] for line in told] == [(5, "")] * len(told)
    assert GAME.outcome(state).scores[0] == plain + 5 * len(told)
    return [line[0] for line in told]


def test_all_nine_cells() -> None:
    """R9  +5 all nine cells used."""
    assert bonuses(NINE) == ["all-cells"]


@pytest.mark.parametrize("card", [".", "vegetable-garden", "small-slab"])
def test_eight_cells_are_not_enough(card: str) -> None:
    """R9  All nine: whatever stands there, a bare foundation too, but nothing less."""
    assert bonuses(NINE.replace("paved-path", card)) == ([] if card == "." else ["all-cells"])


def test_every_building_roofed() -> None:
    """R9  +5 at least one building and every building roofed."""
    assert bonuses(alone("small-slab kitchenette slate-roof")) == ["all-roofed"]
    assert bonuses("cellar kitchenette slate-roof | lawn | small-slab bathroom tiled-roof\n.|.|.\n.|.|.") == [
        "all-roofed"
    ]


def test_one_without_a_roof_spoils_it() -> None:
    """R9  Every building: a bare foundation is one."""
    for second in ("small-slab", "small-slab bathroom"):
        assert bonuses(f"cellar kitchenette slate-roof | {second} | .\n.|.|.\n.|.|.") == []


def test_no_building_is_no_bonus() -> None:
    """R9  At least one building: terrains alone do not count."""
    assert bonuses(alone("lawn")) == []
    assert bonuses("") == []


def test_four_kinds_of_room() -> None:
    """R9  +5 kitchen, bedroom, bathroom and living room all built; here with an unfinished building."""
    assert bonuses(f"{FOUR_ROOMS} | small-slab\n.|.|.\n.|.|.") == ["all-rooms"]


@pytest.mark.parametrize("missing", ["kitchenette", "childs-bedroom", "shower-room", "small-living-room"])
def test_a_kind_that_is_missing(missing: str) -> None:
    """R9  All present: three of the four are not enough, nor is one twice."""
    other = "master-suite" if missing != "childs-bedroom" else "fitted-kitchen"
    assert bonuses(f"{FOUR_ROOMS} | small-slab\n.|.|.\n.|.|.".replace(missing, "")) == []
    assert bonuses(f"{FOUR_ROOMS} | small-slab\n.|.|.\n.|.|.".replace(missing, other)) == []


def test_a_kind_need_not_be_roofed() -> None:
    """R9  All built: a living room under the sky is one; ruleset 1 wanted a roof."""
    house = (
        "cellar kitchenette childs-bedroom slate-roof | basement shower-room tiled-roof | small-slab {}\n.|.|.\n.|.|."
    )
    assert bonuses(house.format("small-living-room")) == ["all-rooms"]
    assert bonuses(house.format("small-living-room"), "homesweethome/1") == []
    for ruleset in GAME.rulesets():
        assert bonuses(house.format("small-living-room glass-roof"), ruleset) == ["all-roofed", "all-rooms"]


@pytest.mark.parametrize(
    "rooms",
    [
        "fitted-kitchen guest-bedroom bathroom fireside-living-room",
        "kitchenette master-suite shower-room glazed-living-room",
    ],
)
def test_any_card_of_a_kind(rooms: str) -> None:
    """R9  Kitchen, bedroom, bathroom and living room: any card of that kind."""
    one, two, three, four = rooms.split()
    house = f"cellar {one} {two} slate-roof | basement {three} {four} tiled-roof | small-slab\n.|.|.\n.|.|."
    assert bonuses(house) == ["all-rooms"]


def test_the_bonuses_add_up() -> None:
    """R9  +5, +5, +5: cumulative."""
    house = f"""
        {FOUR_ROOMS} | lawn
        flower-bed | fountain | vegetable-garden
        barbecue   | playground | greenhouse
    """
    assert bonuses(house) == ["all-cells", "all-roofed", "all-rooms"]
    house = house.replace("lawn", "small-slab")
    assert bonuses(house) == ["all-cells", "all-rooms"]


def test_a_bonus_comes_from_the_cells_that_fulfil_it() -> None:
    """R9  The ground, the buildings, the buildings with rooms: they can be shown when the points are told."""
    house = f"""
        {FOUR_ROOMS} | lawn
        flower-bed | fountain | vegetable-garden
        barbecue   | playground | greenhouse
    """
    told = GAME.outcome(scored(house, expert=True)).lines[0]
    assert {line.what: " ".join(line.places) for line in told if not line.cells} == {
        "all-cells": "A1 B1 C1 A2 B2 C2 A3 B3 C3",
        "all-roofed": "A1 B1",
        "all-rooms": "A1 B1",
    }


# The rank


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (0, "cabin"),
        (14, "cabin"),
        (15, "nice-house"),
        (29, "nice-house"),
        (30, "manor"),
        (44, "manor"),
        (45, "palace"),
        (99, "palace"),
    ],
)
def test_the_ranks(score: int, name: str) -> None:
    """R9  45+ palace, 30–44 manor, 15–29 nice house, below 15 cabin."""
    assert rank(score) == name


GARDENS = "swimming-pool | greenhouse | fountain\n playground"
TOWER = "basement bathroom glazed-living-room dormer-roof"
ANNEX = "small-slab kitchenette guttered-slate-roof"


@pytest.mark.parametrize(
    ("house", "score", "name"),
    [
        (f"{GARDENS} | . | .\n. | . | .", 14, "cabin"),
        (f"{GARDENS} | lawn | .\n. | . | .", 15, "nice-house"),
        (f"{GARDENS} | cellar bathroom fitted-kitchen shingle-roof | .\n. | . | .", 29, "nice-house"),
        (f"{GARDENS} | cellar bathroom fitted-kitchen slate-roof | .\n. | . | .", 30, "manor"),
        (f"{GARDENS} | {TOWER} | lawn\n. | {ANNEX} | .", 44, "manor"),
        (f"{GARDENS} | {TOWER} | lawn\nbarbecue | {ANNEX} | .", 45, "palace"),
    ],
)
def test_the_ranks_of_houses(house: str, score: int, name: str) -> None:
    """R9  At the boundaries: 14 and 15, 29 and 30, 44 and 45."""
    outcome = GAME.outcome(scored(house))
    assert (outcome.scores[0], outcome.rank) == (score, name)
    assert GAME.view(scored(house), None)["rank"] == name


def test_the_experts_points_raise_the_rank() -> None:
    """R9  Option `expert`: its points count for the rank."""
    house = NINE.replace("greenhouse", "vegetable-garden")
    assert [GAME.outcome(scored(house, expert=expert)).rank for expert in (False, True)] == ["nice-house"] * 2
    house = NINE.replace("swimming-pool", "vegetable-garden").replace("greenhouse", "small-slab")
    assert [GAME.outcome(scored(house, expert=expert)).rank for expert in (False, True)] == ["cabin", "nice-house"]


# Together


@pytest.mark.parametrize("players", COUNTS)
def test_everyone_shares_the_score(players: int) -> None:
    """R10  Everyone shares the score: `scores` repeats it for each seat, `winners` is empty, the rank is named."""
    outcome = GAME.outcome(scored(alone("basement bathroom kitchenette slate-roof"), players=players))
    assert (outcome.scores, outcome.winners, outcome.rank) == ((15,) * players, (), "nice-house")
    assert outcome.lines == (outcome.lines[0],) * players


@pytest.mark.parametrize("expert", [False, True])
def test_the_lines_add_up_to_the_score(expert: bool) -> None:
    """R9  The lines sum to the score, finished or not."""
    for house in (NINE, f"{FOUR_ROOMS} | lawn\n.|small-slab|.\n.|.|."):
        state = scored(house, expert=expert)
        assert sum(line[1] for line in lines(state)) == GAME.score(state, 0) == GAME.score(state, 1)


def test_the_score_so_far_is_open() -> None:
    """R9  One house, one score: everyone sees it all the time, with its lines."""
    state = table(alone("lawn"), players=3)
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view["rank"] == "cabin"
        assert (
            view["scores"]
            == [{"points": 1, "lines": [{"what": "lawn", "points": 1, "cells": ["B2"], "section": "terrains"}]}] * 3
        )
    assert GAME.visible_lines(state, 1) == GAME.lines(state, 0)
