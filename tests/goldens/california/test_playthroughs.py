"""The golden playthroughs of California: what the rules make of the stored records now is what is stored as text.

After a deliberate change: `python tools/goldens.py`, and review the difference.
"""

import difflib
import sys
from pathlib import Path
from typing import Any

import pytest

import rooftree
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Record, Result, read, replay

FOLDER = Path(__file__).parent
TOOLS = FOLDER.parents[2] / "tools"
KINDS = [
    "attic-choice",
    "days-ended-by-a-shop",
    "days-ended-by-the-bank",
    "nine-bonus-points",
    "shared-victory",
    "sixteen-rooms",
    "tie-by-wealth",
    "twelve-days",
    "unpaid-loan",
]
MOST_LINES = 200


@pytest.fixture(scope="module")
def game() -> Game:
    """California, interpreted on checked cursors."""
    return rooftree.load("california", build="checked")


@pytest.fixture(scope="module")
def goldens() -> Any:
    """`tools/goldens_california.py` as a module."""
    sys.path.append(str(TOOLS))
    import goldens_california

    sys.path.remove(str(TOOLS))
    return goldens_california


def record_of(kind: str) -> Record:
    [(_, record)] = read(FOLDER / f"{kind}.jsonl")
    return record


def result_of(kind: str) -> Result:
    result = record_of(kind).result
    assert result is not None
    return result


def steps_of(game: Game, kind: str) -> list[tuple[dict[str, Any], str, dict[str, Any]]]:
    """The game move by move: view before, notation, view after; everything verified by the replay."""
    whole = replay(game, record_of(kind))
    played: list[tuple[Array, str]] = [(step.before.copy(), game.format(step.action)) for step in whole]
    views = [game.view(before, None) for before, _ in played] + [game.view(whole.state, None)]
    return [(views[number], text, views[number + 1]) for number, (_, text) in enumerate(played)]


def end_of(game: Game, kind: str) -> dict[str, Any]:
    return steps_of(game, kind)[-1][2]


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
    """The seed deals the same tiles and boards for ever; the bag is told once it was drawn from."""
    record = record_of(kind)
    assert record.seed is not None
    dealt = game.deal_of(game.new(2, record.seed))
    assert (dealt["boards"], dealt["tiles"]) == (record.deal["boards"], record.deal["tiles"])
    assert len(record.deal["bag"]) == (8 if kind == "twelve-days" else 0)


# What each is there to show


def bonus_points(view: dict[str, Any]) -> list[int]:
    points = {bonus["name"]: bonus["points"] for bonus in view["bonuses"]}
    return [sum(points[name] for name in each["bonuses"]) for each in view["mansions"]]


def num_rooms(view: dict[str, Any]) -> list[int]:
    return [sum(cell["colour"] is not None for cell in each["cells"].values()) for each in view["mansions"]]


@pytest.mark.parametrize(
    ("kind", "nine", "sixteen", "twelve"),
    [
        ("nine-bonus-points", True, False, False),
        ("sixteen-rooms", False, True, False),
        ("twelve-days", False, False, True),
    ],
)
def test_the_ways_of_ending(game: Game, kind: str, nine: bool, sixteen: bool, twelve: bool) -> None:
    """R7, R10  Each for one reason, and not before the end of the day on which it came about."""
    end = end_of(game, kind)
    assert (max(bonus_points(end)) >= 9, max(num_rooms(end)) == 16, end["day"] == 12) == (nine, sixteen, twelve)
    for before, _, after in steps_of(game, kind):
        if max(bonus_points(before)) >= 9 or max(num_rooms(before)) == 16:
            assert after["day"] == before["day"] == end["day"]


def test_day_12_comes_from_the_bag(game: Game) -> None:
    """R7  Its eight tiles were all left over before."""
    steps = steps_of(game, "twelve-days")
    bag, tiles = next((old["bag"], new["slots"]) for old, _, new in steps if new["day"] == 12 != old["day"])
    left_over = [slot["tile"] for slot in next(old for old, _, new in steps if new["day"] == 12)["slots"].values()]
    drawn = [slot["tile"] for slot in tiles.values()]
    assert drawn == record_of("twelve-days").deal["bag"]
    assert set(drawn) <= {*bag, *left_over}


def test_a_loan_stays_unpaid(game: Game) -> None:
    """R8  Its holder ends with less than four silver, and two points less."""
    end, result = end_of(game, "unpaid-loan"), result_of("unpaid-loan")
    unpaid = [seat for seat, each in enumerate(end["mansions"]) if each["has_loan"]]
    assert unpaid
    for seat in unpaid:
        assert end["mansions"][seat]["money"] < 4
        assert ("unpaid-loan", -2) in [(line.what, line.points) for line in result.lines[seat]]


def test_a_stored_piece_is_picked(game: Game) -> None:
    """R4  Of two different pieces of a colour one moves in, the other stays."""
    picks = [(old, text, new) for old, text, new in steps_of(game, "attic-choice") if text.startswith("unpack ")]
    assert picks
    for old, text, new in picks:
        seat, piece = old["to_act"], text.split()[1]
        attics = [view["mansions"][seat]["attic"] for view in (old, new)]
        assert (len(attics[0]), len(attics[1])) == (2, 1)
        assert not attics[1][0].startswith(piece)
        assert new["mansions"][seat]["cells"][old["pending_cell"]]["piece"].startswith(piece)


@pytest.mark.parametrize(
    ("kind", "ways"), [("days-ended-by-the-bank", {"gold"}), ("days-ended-by-a-shop", {"gold", "L", "R"})]
)
def test_how_days_end(game: Game, kind: str, ways: set[str]) -> None:
    """R7  By the last gold only, or by the left and the right shop as well."""
    last = [text for old, text, new in steps_of(game, kind) if new["day"] != old["day"] or new["to_act"] is None]
    assert {text if text == "gold" else text.split()[1][0] for text in last} == ways


@pytest.mark.parametrize(("kind", "winners"), [("tie-by-wealth", 1), ("shared-victory", 2)])
def test_equal_scores(game: Game, kind: str, winners: int) -> None:
    """R9  Tie: the richest; then shared victory."""
    result = result_of(kind)
    money = [each["money"] for each in end_of(game, kind)["mansions"]]
    assert result.scores[0] == result.scores[1]
    assert len(result.winners) == winners
    assert (money[0] == money[1]) == (winners == 2)
    assert all(money[winner] == max(money) for winner in result.winners)
