"""What a move costs is said before it is made; when the game ends, and why it has (R7, R8, R10)."""

import pytest

from rooftree.core.layout import Array
from rooftree.core.outlook import effects_of
from tests.games.california.drawing import GAME, play, table
from tests.games.california.test_two_players import EIGHT, FIFTEEN, NINE, SIXTEEN


def costs(state: Array, move: str) -> list[str]:
    return [each.key for each in effects_of(GAME, state)[move].costs]


def losses(state: Array, move: str) -> list[str]:
    return [each.key for each in effects_of(GAME, state)[move].losses]


def ending(state: Array) -> tuple[str, bool]:
    told = GAME.ending(state)
    assert told is not None
    return told.what.key, told.is_near


def test_a_loan_says_what_it_will_cost() -> None:
    """R8  Three now, four later, or two points."""
    assert costs(table("has 5 silver"), "borrow") == ["cost-loan"]


def test_the_last_gold_ends_the_day() -> None:
    """R7  At once when the bank is empty; what is left in the shops goes into the bag."""
    state = table("has 5 silver", bank=1, players=3)
    assert costs(state, "gold") == ["cost-day-ends"]
    assert costs(table("has 5 silver", bank=2, players=3), "gold") == []
    assert [each.key for each in GAME.news(state, play(state, "gold"), 0)] == ["news-day"]


def test_the_last_tile_of_a_shop_does_too() -> None:
    """R7  Or one shop."""
    state = table("has 9 silver", shops="room-brown - - - | dog", bank=2, players=3)
    assert costs(state, "buy L1 B1") == ["cost-day-ends"]
    assert "cost-day-ends" not in costs(
        table("has 9 silver", shops="room-brown dog - - | dog", players=3), "buy L1 B1"
    )


@pytest.mark.parametrize(("mansion", "day"), [("has 5 silver", 12), (NINE, 3), (SIXTEEN, 3)])
def test_with_the_last_day_the_game_ends(mansion: str, day: int) -> None:
    """R7  The twelfth day, nine bonus points, a complete mansion."""
    assert costs(table(mansion, bank=1, day=day), "gold") == ["cost-game-ends"]


def test_the_eleventh_day_is_not_the_last() -> None:
    """R7  Nor is the twelfth over when it begins."""
    assert costs(table("has 5 silver", bank=1, day=11), "gold") == ["cost-day-ends"]


def test_a_loan_that_will_bite_is_asked_about_on_the_last_day() -> None:
    """R8  Two points for a loan that cannot be repaid: only where it could have been until now."""
    house = "has 6 silver, loan"
    shops = "room-brown dog - - | dog"
    last, before = table(house, shops=shops, bank=3, day=12), table(house, shops=shops, bank=3, day=11)
    assert losses(last, "buy L1 B1") == ["loss-loan"]
    assert losses(before, "buy L1 B1") == []
    assert losses(last, "gold") == []
    poor = table("has 3 silver, loan", shops=shops, bank=3, day=12)
    assert all(losses(poor, move) == [] for move in effects_of(GAME, poor))


def test_the_days_that_are_left_are_true() -> None:
    """R7  More than two players: twelve days. Two: perhaps fewer, and that is said when it comes near."""
    assert ending(table(players=3, day=4)) == ("ending-days", False)
    assert ending(table(players=3, day=12)) == ("ending-last-day", True)
    assert ending(table(day=4)) == ("ending-two", False)
    assert ending(table(EIGHT, day=4)) == ("ending-near-bonus", True)
    assert ending(table(FIFTEEN, day=4)) == ("ending-near-mansion", True)
    assert ending(table("has 1 silver", NINE, day=4)) == ("ending-today-bonus", True)
    assert ending(table(SIXTEEN, day=4)) == ("ending-today-mansion", True)


@pytest.mark.parametrize(
    ("mansion", "day", "reason"),
    [("has 5 silver", 12, "ended-days"), (NINE, 3, "ended-bonus"), (SIXTEEN, 3, "ended-mansion")],
)
def test_the_end_gives_its_reason(mansion: str, day: int, reason: str) -> None:
    """R7  Everyone sees the same."""
    over = play(table(mansion, bank=1, day=day), "gold")
    assert ending(over)[0] == reason
    told = [GAME.view(over, seat)["ending"] for seat in (None, 0, 1)]
    assert told[0]["what"]["key"] == reason
    assert told == [told[0]] * 3
