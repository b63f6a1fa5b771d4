"""The golden playthroughs: what the rules make of the stored records now is what is stored as text.

After a deliberate change: `python tools/goldens.py`, and review the difference.
"""

import difflib
import sys
from pathlib import Path
from typing import Any

import pytest

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Record, read, replay

FOLDER = Path(__file__).parent / "dreamhome"
TOOLS = FOLDER.parents[2] / "tools"
KINDS = [
    "architect",
    "concrete-mixer",
    "drill",
    "handyman",
    "interior-designer",
    "jackhammer",
    "roofer",
    "scaffolding",
    "shared-victory",
    "supplier",
    "tie-by-children",
]
MOST_LINES = 200


@pytest.fixture(scope="module")
def goldens() -> Any:
    """`tools/goldens_dreamhome.py` as a module."""
    sys.path.append(str(TOOLS))
    import goldens_dreamhome

    sys.path.remove(str(TOOLS))
    return goldens_dreamhome


def record_of(kind: str) -> Record:
    [(_, record)] = read(FOLDER / f"{kind}.jsonl")
    return record


def steps_of(game: Game, kind: str) -> list[tuple[Array, int, str, Array]]:
    """The game move by move: before, seat, notation, after; everything verified by the replay."""
    whole = replay(game, record_of(kind))
    played = [(step.before.copy(), step.seat, game.format(step.action)) for step in whole]
    ends = [before for before, _, _ in played[1:]] + [whole.state]
    return [(*step, after) for step, after in zip(played, ends, strict=True)]


# The texts


def test_every_kind_has_its_record_and_its_text(goldens: Any) -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == KINDS
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == KINDS
    assert sorted(goldens.SHOWS) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_the_playthrough_is_the_stored_one(checked: Game, goldens: Any, kind: str) -> None:
    stored = (FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines()
    now = goldens.playthrough(checked, FOLDER / f"{kind}.jsonl").splitlines()
    changed = list(difflib.unified_diff(stored, now, f"{kind}.txt", "the rules now", lineterm="", n=2))
    assert not changed, "\n".join(["the playthrough has changed: `python tools/goldens.py` writes it anew", *changed])


@pytest.mark.parametrize("kind", KINDS)
def test_a_playthrough_is_short_and_of_two_players(kind: str) -> None:
    assert len((FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    assert len(record_of(kind).seats) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_begins_with_the_deal_of_its_seed(checked: Game, kind: str) -> None:
    """The seed deals the same cards for ever."""
    record = record_of(kind)
    assert record.seed is not None
    assert checked.deal_of(checked.new(2, record.seed)) == record.deal


# What each is there to show


@pytest.mark.parametrize(
    ("kind", "verb"), [("drill", "drill "), ("jackhammer", "hammer "), ("concrete-mixer", "mix ")]
)
def test_a_tool_is_used(checked: Game, kind: str, verb: str) -> None:
    used = [(seat, before, after) for before, seat, text, after in steps_of(checked, kind) if text.startswith(verb)]
    assert used
    for seat, before, after in used:
        tools = [checked.view(state, None)["houses"][seat]["tools"] for state in (before, after)]
        assert (kind in tools[0], kind in tools[1]) == (True, False)


def test_a_scaffolding_carries_a_room_and_makes_way(checked: Game) -> None:
    steps = steps_of(checked, "scaffolding")
    [(number, owner, cell)] = [
        (number, seat, text.split()[1])
        for number, (_, seat, text, _) in enumerate(steps)
        if text.startswith("scaffold ")
    ]
    above = {"B4": "G4", "B5": "G5"}.get(cell, cell.replace("G", "T"))
    built = [text.split()[1] for _, seat, text, _ in steps[number:] if seat == owner and text.startswith("place ")]
    assert built.index(above) < built.index(cell)


@pytest.mark.parametrize(("kind", "verb"), [("roofer", "roofer "), ("supplier", "supply "), ("handyman", "swap ")])
def test_a_helper_has_effect(checked: Game, kind: str, verb: str) -> None:
    gains = [
        checked.score(after, seat) - checked.score(before, seat)
        for before, seat, text, after in steps_of(checked, kind)
        if text.startswith(verb)
    ]
    assert max(gains) > 0


def test_an_architect_has_effect() -> None:
    """Empty rooms earn points, and a functionality more than its three."""
    result = record_of("architect").result
    assert result is not None
    told = [{line.what: line.points for line in lines} for lines in result.lines]
    assert any(
        lines.get("empty-rooms", 0) > 0 and max(lines.get("bathrooms", 0), lines.get("essentials", 0)) > 3
        for lines in told
    )


def test_an_interior_designer_has_effect(checked: Game) -> None:
    """A decorated room grows: between two positions, the line of a room with a token on it names more cells."""
    grown = 0
    for before, seat, text, after in steps_of(checked, "interior-designer"):
        if text.startswith("place "):
            grown += sum(
                any(set(cells) < set(larger) for larger in decorated_rooms(checked, after, seat))
                for cells in decorated_rooms(checked, before, seat)
            )
    assert grown


def decorated_rooms(game: Game, state: Array, seat: int) -> list[tuple[str, ...]]:
    house = game.view(state, None)["houses"][seat]
    tokens = {cell for cell, standing in house["cells"].items() if standing["decor"]}
    rooms = [tuple(line["cells"]) for line in house["lines"] if line["cells"] and line["what"] in ROOMS]
    return [cells for cells in rooms if tokens & set(cells)]


ROOMS = ("living-room", "kitchen", "bedroom", "playroom", "garage")


@pytest.mark.parametrize(("kind", "winners"), [("tie-by-children", 1), ("shared-victory", 2)])
def test_equal_scores(checked: Game, kind: str, winners: int) -> None:
    result = record_of(kind).result
    assert result is not None
    children = [house["children"] for house in checked.view(steps_of(checked, kind)[-1][3], None)["houses"]]
    assert result.scores[0] == result.scores[1]
    assert len(result.winners) == winners
    assert (children[0] == children[1]) == (winners == 2)
    assert all(children[winner] == max(children) for winner in result.winners)
