"""The two-player endings (R10)."""

import pytest

from tests.games.california.drawing import GAME, mansion, play, table

FIFTEEN = """
    brown  brown    red   red
    brown  (brown)  red   red
    mauve  mauve    grey  grey
    mauve  mauve    grey  .
    has 50 silver
"""
SIXTEEN = FIFTEEN.replace("grey  .", "grey  grey")
NINE = "cards three-red three-grey three-green"
EIGHT = "cards three-red three-grey motorcycle-and-pinball"


def test_nine_bonus_points_end_the_game_with_the_day() -> None:
    """R10  The game also ends at the end of a day in which a player holds bonus cards worth 9."""
    assert GAME.is_over(play(table(NINE, bank=1, day=3), "gold"))


@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_hold_them(seat: int) -> None:
    """R10  A player: the one who ends the day or the other."""
    houses = ["has 1 silver", NINE] if seat else [NINE, "has 1 silver"]
    assert GAME.is_over(play(table(*houses, bank=1), "gold"))


def test_more_than_nine_do_too() -> None:
    """R10  Worth 9 or more: 8 + 2 = 10."""
    assert GAME.is_over(play(table(EIGHT + " billiard-table-and-dog", bank=1), "gold"))


def test_eight_do_not() -> None:
    """R10  Worth 9 or more: with 8 the next day begins."""
    assert not GAME.is_over(play(table(EIGHT, bank=1), "gold"))


def test_the_cards_of_both_are_not_added() -> None:
    """R10  A player holds them: 6 and 5 are not 11."""
    one, other = "cards three-red three-grey", "cards three-green motorcycle-and-pinball"
    assert not GAME.is_over(play(table(one, other, bank=1), "gold"))


def test_points_of_other_kinds_do_not_count() -> None:
    """R10  Bonus cards worth 9: gifts and rooms do not count."""
    assert not GAME.is_over(play(table(FIFTEEN + "\nhas 5 silver, 9 gifts\n" + EIGHT, bank=1), "gold"))


def test_sixteen_rooms_end_the_game_with_the_day() -> None:
    """R10  Or has all 16 rooms."""
    assert GAME.is_over(play(table(SIXTEEN, bank=1), "gold"))


def test_fifteen_rooms_do_not() -> None:
    """R10  All 16 rooms: the pre-printed one among them, but none missing."""
    assert not GAME.is_over(play(table(FIFTEEN, bank=1), "gold"))


def test_the_rooms_need_not_be_furnished() -> None:
    """R10  All 16 rooms: renovated is enough, and a mansion full of furniture is no other."""
    furnished = FIFTEEN.replace("red   red", "red*  red")
    assert GAME.is_over(play(table(SIXTEEN, bank=1), "gold"))
    assert not GAME.is_over(play(table(furnished, bank=1), "gold"))


def test_the_day_is_played_to_its_end() -> None:
    """R10  At the end of a day: the sixteenth room does not end the game at once; the other player goes on."""
    before = table(FIFTEEN, "has 50 silver", shops="grey red red red", bank=3, day=5)
    state = play(before, "buy L1 D4")
    assert (GAME.is_over(state), GAME.to_act(state), GAME.view(state, None)["day"]) == (False, 1, 5)
    state = play(state, "gold", "gold")
    assert not GAME.is_over(state)
    assert GAME.is_over(play(state, "gold"))


def test_the_room_that_ends_the_day_ends_the_game() -> None:
    """R10  A day in which: also when the sixteenth room is the last tile of its shop."""
    assert GAME.is_over(play(table(FIFTEEN, shops="grey - - - | ? ? ? ?"), "buy L1 D4"))


def test_the_card_that_is_taken_with_the_last_piece_counts() -> None:
    """R10  A day in which a player holds them: the ninth point may come with the action that ends the day."""
    house = """
        red*  red*     red  .
        .     (brown)  .    .
        .     .        .    .
        .     .        .    .
        has     50 silver
        cards   three-grey three-green
    """
    after = play(table(house, shops="jukebox - - - | ? ? ? ?"), "buy L1 C1")
    assert GAME.is_over(after)
    assert mansion(after)["bonuses"] == ["three-red", "three-grey", "three-green"]


def test_the_winner_is_found_as_ever() -> None:
    """R10  The game ends, nothing more: who ended it need not win."""
    after = play(table("has 1 silver, 20 gifts", NINE, bank=1), "gold")
    assert (GAME.outcome(after).scores, GAME.outcome(after).winners) == ((21, 10), (0,))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("house", [NINE, SIXTEEN])
def test_two_players_only(players: int, house: str) -> None:
    """R10  Two players only: with more, the next day begins."""
    after = play(table(house, players=players, bank=1, day=5), "gold")
    assert (GAME.is_over(after), GAME.view(after, None)["day"]) == (False, 6)


def test_day_12_ends_it_anyway() -> None:
    """R10  Also: a two-player game without either end lasts for twelve days."""
    assert not GAME.is_over(play(table(day=11, bank=1), "gold"))
    assert GAME.is_over(play(table(day=12, bank=1), "gold"))
