"""The golden playthroughs of Home Sweet Home: what the rules make of the stored records now is what is stored as text.

After a deliberate change: `python tools/goldens.py`, and review the difference.
"""

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rooftree
from rooftree.core.game import Game
from rooftree.core.replay import Record, Result, read, replay

FOLDER = Path(__file__).parent
TOOLS = FOLDER.parents[2] / "tools"
KINDS = [
    "architect",
    "banker",
    "cabin",
    "carpenter",
    "drought-stopped",
    "drought-strikes",
    "expert-bonuses",
    "failed-build",
    "gardener",
    "good-neighbour",
    "hail-stopped",
    "hail-strikes",
    "manor",
    "mason",
    "nice-house",
    "palace",
    "pests-stopped",
    "pests-strike",
    "reshuffle",
    "site-manager",
]
MOST_LINES = 200
Move = tuple[dict[str, Any], int, str, dict[str, Any]]


@pytest.fixture(scope="module")
def game() -> Game:
    """Home Sweet Home, interpreted on checked cursors."""
    return rooftree.load("homesweethome", build="checked")


@pytest.fixture(scope="module")
def goldens() -> Any:
    """`tools/goldens_homesweethome.py` as a module."""
    sys.path.append(str(TOOLS))
    import goldens_homesweethome

    sys.path.remove(str(TOOLS))
    return goldens_homesweethome


def record_of(kind: str) -> Record:
    [(_, record)] = read(FOLDER / f"{kind}.jsonl")
    return record


def result_of(kind: str) -> Result:
    result = record_of(kind).result
    assert result is not None
    return result


def moves_of(game: Game, kind: str) -> list[Move]:
    """The game move by move: view before, seat, notation, view after; everything verified by the replay."""
    whole = replay(game, record_of(kind))
    played = [(game.view(step.before, None), step.seat, game.format(step.action)) for step in whole]
    views = [view for view, _, _ in played[1:]] + [game.view(whole.state, None)]
    return [(*move, after) for move, after in zip(played, views, strict=True)]


def standing(view: dict[str, Any]) -> set[str]:
    return {card for cell in view["ground"].values() for card in (cell["base"], *cell["rooms"], cell["roof"]) if card}


# The texts


def test_every_kind_has_its_record_and_its_text(goldens: Any) -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == KINDS
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == KINDS
    assert sorted(goldens.SHOWS) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_the_playthrough_is_the_stored_one(game: Game, goldens: Any, kind: str) -> None:
    stored = (FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines()
    now = goldens.playthrough(game, FOLDER / f"{kind}.jsonl").splitlines()
    changed = list(difflib.unified_diff(stored, now, f"{kind}.txt", "the rules now", lineterm="", n=2))
    assert not changed, "\n".join(["the playthrough has changed: `python tools/goldens.py` writes it anew", *changed])


@pytest.mark.parametrize("kind", KINDS)
def test_a_playthrough_is_short_and_of_two_players(kind: str) -> None:
    assert len((FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    assert len(record_of(kind).seats) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_begins_with_the_deal_of_its_seed(game: Game, kind: str) -> None:
    """The seed deals the same cards for ever; piles are told once they were made anew."""
    record = record_of(kind)
    assert record.seed is not None
    dealt = game.deal_of(game.new(2, record.seed, record.options))
    assert dealt | {"reshuffles": record.deal["reshuffles"]} == record.deal


# What each is there to show


@pytest.mark.parametrize(
    ("kind", "trap", "remedies"),
    [
        ("hail-stopped", "hail", ("counter tarp", "counter joker")),
        ("pests-stopped", "pests", ("counter poison", "counter joker")),
        ("drought-stopped", "drought", ("shield",)),
    ],
)
def test_a_trap_is_stopped(game: Game, kind: str, trap: str, remedies: tuple[str, ...]) -> None:
    """R7  Something was threatened, somebody spent a card or a power, and it all still stands."""
    asked = [move for move in moves_of(game, kind) if move[0]["trap"] == trap]
    assert asked[0][0]["threatened"]
    assert asked[-1][2].startswith(remedies)
    assert standing(asked[0][0]) == standing(asked[-1][3])


@pytest.mark.parametrize(
    ("kind", "zone"),
    [
        ("hail-strikes", {"A1", "B1", "C1", "B2", "B3"}),
        ("drought-strikes", {"A2", "C2", "A3", "B3", "C3"}),
        ("pests-strike", {"A1", "B2", "C3"}),
    ],
)
def test_a_trap_strikes(game: Game, kind: str, zone: set[str]) -> None:
    """R7  Something is lost in the zone of the trap that is a head now, and nowhere else."""
    trap = kind.split("-")[0]
    struck = [
        (before, after)
        for before, _, _, after in moves_of(game, kind)
        if standing(before) - standing(after) and trap in {queue[0]["name"] for queue in after["queues"].values()}
    ]
    assert struck
    for before, after in struck:
        hit = {cell for cell, stack in before["ground"].items() if after["ground"].get(cell) != stack}
        assert hit <= zone
        assert standing(before) - standing(after) <= set(after["destroyed"])


@pytest.mark.parametrize(
    ("kind", "verb", "changed"),
    [
        ("mason", "power", "needed"),
        ("carpenter", "power", "needed"),
        ("gardener", "power", "needed"),
        ("good-neighbour", "help", "needed"),
        ("architect", "swap", "swap"),
        ("site-manager", "peek", "players"),
    ],
)
def test_a_character_is_used(game: Game, kind: str, verb: str, changed: str) -> None:
    """R4, R5, R6  Once a turn, by whoever has that character."""
    used = [move for move in moves_of(game, kind) if move[2].split()[0] == verb]
    used = [move for move in used if move[0]["players"][move[1]]["character"] == kind]
    assert used
    turns = [before["turn"] for before, _, _, _ in used]
    assert len(set(turns)) == len(turns)
    for before, seat, _, after in used:
        assert not before["players"][seat]["has_used_power"]
        assert before[changed] != after[changed]


def test_the_banker_holds_one_more(game: Game) -> None:
    """R6  Whenever a turn begins."""
    [seat] = [seat for seat, name in enumerate(record_of("banker").deal["characters"]) if name == "banker"]
    for before, _, _, after in moves_of(game, "banker"):
        if before["turn"] != after["turn"]:
            assert [player["num_cards"] for player in after["players"]] == [
                8 if each == seat else 7 for each in (0, 1)
            ]


def failures(game: Game, kind: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for before, _, _, after in moves_of(game, kind):
        if before["building"] and before["decision"] != "place" and not after["building"]:
            yield before, after


def test_a_build_fails(game: Game) -> None:
    """R3  Cards were played and are lost, and both heads are gone."""
    failed = list(failures(game, "failed-build"))
    assert failed
    for before, after in failed:
        heads = {queue[0]["name"] for queue in before["queues"].values()}
        assert heads <= set(after["destroyed"])
        assert not heads & standing(after)
        assert before["needed"]


def test_a_pile_is_made_anew(game: Game) -> None:
    """The pile is larger after drawing than before."""
    grown = [
        before["turn"]
        for before, _, _, after in moves_of(game, "reshuffle")
        if after["resources_left"] > before["resources_left"]
    ]
    assert len(grown) == len(record_of("reshuffle").deal["reshuffles"]) > 0


@pytest.mark.parametrize(
    ("kind", "least", "most"), [("cabin", 0, 14), ("nice-house", 15, 29), ("manor", 30, 44), ("palace", 45, 999)]
)
def test_a_rank(kind: str, least: int, most: int) -> None:
    """R9, R10  The points are where the rank says, the same for both, and nobody wins alone."""
    result = result_of(kind)
    assert result.rank == kind
    assert least <= result.scores[0] == result.scores[1] <= most
    assert result.winners == []


def test_the_expert_bonuses() -> None:
    """R9  All three, five points each."""
    record, result = record_of("expert-bonuses"), result_of("expert-bonuses")
    assert record.options["expert"] is True
    told = [(line.what, line.points) for line in result.lines[0] if not line.cells]
    assert told == [("all-cells", 5), ("all-roofed", 5), ("all-rooms", 5)]
