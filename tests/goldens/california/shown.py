"""What the playthroughs of California show: each way of ending, of a day and of the game, and what is rare."""

from functools import partial
from typing import Any

from tests.goldens.golden import Golden, Show, View


def told_later(golden: Golden) -> dict[str, Any]:
    """R7  The bag is told once it was drawn from, which is on the twelfth day."""
    assert len(golden.record.deal["bag"]) == (8 if golden.kind == "twelve-days" else 0)
    return {"bag": golden.record.deal["bag"]}


def bonus_points(view: View) -> list[int]:
    points = {bonus["name"]: bonus["points"] for bonus in view["bonuses"]}
    return [sum(points[name] for name in each["bonuses"]) for each in view["mansions"]]


def num_rooms(view: View) -> list[int]:
    return [sum(cell["colour"] is not None for cell in each["cells"].values()) for each in view["mansions"]]


def it_ends(golden: Golden, nine: bool = False, sixteen: bool = False, twelve: bool = False) -> None:
    """R7, R10  Each for one reason, and not before the end of the day on which it came about."""
    end = golden.end
    assert (max(bonus_points(end)) >= 9, max(num_rooms(end)) == 16, end["day"] == 12) == (nine, sixteen, twelve)
    for before, _, _, after in golden.moves:
        if max(bonus_points(before)) >= 9 or max(num_rooms(before)) == 16:
            assert after["day"] == before["day"] == end["day"]


def it_ends_with_tiles_from_the_bag(golden: Golden) -> None:
    """R7  The eight tiles of the twelfth day were all left over before."""
    it_ends(golden, twelve=True)
    before, _, _, after = next(move for move in golden.moves if move.after["day"] == 12 != move.before["day"])
    left_over = [slot["tile"] for slot in before["slots"].values()]
    drawn = [slot["tile"] for slot in after["slots"].values()]
    assert drawn == golden.record.deal["bag"]
    assert set(drawn) <= {*before["bag"], *left_over}


def a_loan_stays_unpaid(golden: Golden) -> None:
    """R8  Its holder ends with less than four silver, and two points less."""
    mansions = golden.end["mansions"]
    unpaid = [seat for seat, each in enumerate(mansions) if each["has_loan"]]
    assert unpaid
    for seat in unpaid:
        assert mansions[seat]["money"] < 4
        assert ("unpaid-loan", -2) in [(line.what, line.points) for line in golden.result.lines[seat]]


def a_stored_piece_is_picked(golden: Golden) -> None:
    """R4  Of two different pieces of a colour one moves in, the other stays."""
    picks = [move for move in golden.moves if move.text.startswith("unpack ")]
    assert picks
    for old, seat, text, new in picks:
        piece = text.split()[1]
        attics = [view["mansions"][seat]["attic"] for view in (old, new)]
        assert (len(attics[0]), len(attics[1])) == (2, 1)
        assert not attics[1][0].startswith(piece)
        assert new["mansions"][seat]["cells"][old["pending_cell"]]["piece"].startswith(piece)


def days_end(ways: set[str], golden: Golden) -> None:
    """R7  By the last gold only, or by the left and the right shop as well."""
    last = [text for old, _, text, new in golden.moves if new["day"] != old["day"] or new["to_act"] is None]
    assert {text if text == "gold" else text.split()[1][0] for text in last} == ways


def scores_are_equal(winners: int, golden: Golden) -> None:
    """R9  Tie: the richest; then shared victory."""
    result = golden.result
    money = [each["money"] for each in golden.end["mansions"]]
    assert result.scores[0] == result.scores[1]
    assert len(result.winners) == winners
    assert (money[0] == money[1]) == (winners == 2)
    assert all(money[winner] == max(money) for winner in result.winners)


SHOWN: dict[str, Show] = {
    "nine-bonus-points": partial(it_ends, nine=True),
    "sixteen-rooms": partial(it_ends, sixteen=True),
    "twelve-days": it_ends_with_tiles_from_the_bag,
    "unpaid-loan": a_loan_stays_unpaid,
    "attic-choice": a_stored_piece_is_picked,
    "days-ended-by-the-bank": partial(days_end, {"gold"}),
    "days-ended-by-a-shop": partial(days_end, {"gold", "L", "R"}),
    "tie-by-wealth": partial(scores_are_equal, 1),
    "shared-victory": partial(scores_are_equal, 2),
}
