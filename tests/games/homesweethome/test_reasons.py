"""Every refusal has its reason, with its arguments, and refusing changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rooftree.core.layout import Array
from rooftree.games.homesweethome import reasons
from tests.games.homesweethome.courses import TABLES, Options, positions
from tests.games.homesweethome.drawing import GAME, legal, paid_for, play, scored, struck, table, why

GROUND = """
    cellar bathroom | lawn                            | small-slab kitchenette
    .               | basement shower-room slate-roof | .
    .               | .                               | .
"""
FULL = """
    lawn             | flower-bed    | fountain
    wooden-terrace   | paved-path    | barbecue
    playground       | swimming-pool | greenhouse
"""
CORNER = """
    lawn | . | .
    .    | . | .
    .    | . | .
"""
Position = Callable[[], Array]
Refusal = tuple[Position, str, str, dict[str, Any]]

REFUSALS: list[Refusal] = [
    (lambda: scored(CORNER), "keep", "why-over", {}),
    (lambda: table(speaking=True), "choose none", "why-not-now", {"decision": "speak"}),
    (lambda: table(), "say none", "why-not-now", {"decision": "choose"}),
    (lambda: table(b="pests"), "choose B", "why-trap-head", {"queue": "B", "card": "pests"}),
    (lambda: table(FULL, a="small-slab"), "choose A", "why-no-ground", {"card": "small-slab"}),
    (lambda: table(a="small-living-room"), "choose A", "why-needs-foundation", {"card": "small-living-room"}),
    (lambda: table(a="tiled-roof"), "choose A", "why-needs-room", {"card": "tiled-roof"}),
    (lambda: table(characters="site-manager banker"), "peek 2", "why-no-such-seat", {"seat": 2}),
    (lambda: table(characters="site-manager banker"), "peek 0", "why-own-hand", {}),
    *(
        (
            lambda: table(characters="carpenter banker"),
            f"peek {seat}",
            "why-not-your-character",
            {"character": "site-manager"},
        )
        for seat in (0, 1, 4)
    ),
    (
        lambda: table(turn=19, characters="carpenter banker"),
        "swap B",
        "why-not-your-character",
        {"character": "architect"},
    ),
    (lambda: table(turn=19, characters="architect banker"), "swap B", "why-short-queue", {"queue": "B"}),
    (
        lambda: table("", "metal", characters="architect banker"),
        "swap B",
        "why-few-stars",
        {"stars": 3, "held": 2},
    ),
    (
        lambda: play(table("", characters="mason banker", a="large-slab"), "choose A", "power"),
        "power",
        "why-power-used",
        {},
    ),
    (lambda: play(table("", "wood", "tarp"), "choose none"), "toss tarp", "why-not-in-hand", {"resource": "tarp"}),
    (
        lambda: play(table("", "wood", a="concrete-slab"), "choose A"),
        "play wood",
        "why-not-needed",
        {"resource": "wood"},
    ),
    (lambda: play(table("", "wood", a="concrete-slab"), "choose A"), "power", "why-no-power", {}),
    (lambda: play(table("", "concrete", a="concrete-slab"), "choose A"), "pass", "why-must-play", {}),
    (lambda: paid_for("fitted-kitchen", GROUND), "at B1", "why-no-foundation", {"cell": "B1"}),
    (lambda: paid_for("fitted-kitchen", GROUND), "at A2", "why-no-foundation", {"cell": "A2"}),
    (lambda: paid_for("fitted-kitchen", GROUND), "at B2", "why-roofed", {"cell": "B2"}),
    (lambda: paid_for("fitted-kitchen", GROUND), "at C1", "why-foundation-full", {"cell": "C1"}),
    (lambda: paid_for("tiled-roof", GROUND), "at B2", "why-roofed", {"cell": "B2"}),
    (lambda: paid_for("tiled-roof", GROUND), "at A2", "why-no-room-to-roof", {"cell": "A2"}),
    (lambda: paid_for("barbecue", GROUND), "at B1", "why-occupied", {"cell": "B1"}),
    (lambda: paid_for("barbecue", GROUND), "at A3", "why-must-touch", {"cell": "A3"}),
    (
        lambda: struck("hail", CORNER, "joker, poison"),
        "counter poison",
        "why-wrong-counter",
        {"resource": "poison", "trap": "hail"},
    ),
    *(
        (lambda: struck("hail", CORNER, "tarp, joker"), text, "why-must-counter", {"resource": "tarp", "trap": "hail"})
        for text in ("pass", "counter joker")
    ),
    (
        lambda: struck("drought", CORNER.replace(".    |", "barbecue |", 1), "joker"),
        "shield joker C2",
        "why-not-threatened",
        {"cell": "C2"},
    ),
]


@pytest.mark.parametrize(("position", "text", "key", "args"), REFUSALS, ids=[f"{r[2]}: {r[1]}" for r in REFUSALS])
def test_a_refusal_says_why(position: Position, text: str, key: str, args: dict[str, Any]) -> None:
    """Law 5  Each refusal with its arguments; asking changes nothing (`why` sees to that)."""
    assert why(position(), text) == (key, args)


def test_every_reason_is_among_them() -> None:
    """Law 5  No key of `reasons.py` that the list above does not reach, but for the two of the contract."""
    keys = set(re.findall(r'"(why-[a-z-]+)"', Path(reasons.__file__).read_text(encoding="utf-8")))
    assert keys == {key for _, _, key, _ in REFUSALS} - {"why-over", "why-not-now"}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_there_is_a_reason_for_exactly_what_is_not_legal(players: int, options: Options) -> None:
    """Law 5  Along whole games, for every action of the game."""
    for state in positions(players, range(2), every=29, options=options):
        before, allowed = state.tobytes(), GAME.moves(state)
        for action in range(len(GAME.notation)):
            assert (GAME.why_not(state, action) is None) == (action in allowed), GAME.format(action)
        assert state.tobytes() == before


def test_the_view_gives_the_reasons_to_who_is_asked() -> None:
    """Law 8  The player to act sees the reasons for all other answers to the question, nobody else sees any."""
    state = table("", "wood, 2 joker", "concrete", a="concrete-slab", players=3)
    state = play(state, "choose A")
    view = GAME.view(state, 0)
    assert view["legal"] == legal(state) == ["play joker concrete", "pass"]
    assert view["reasons"].keys() == {
        *(f"play {name}" for name in ("concrete", "wood", "metal", "slate", "brick", "water", "glass")),
        *(f"play joker {name}" for name in ("wood", "metal", "slate", "brick", "water", "glass")),
        "power",
    }
    for seat in (1, 2, None):
        assert (GAME.view(state, seat)["legal"], GAME.view(state, seat)["reasons"]) == ([], {})
