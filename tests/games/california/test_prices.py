"""Prices (R1)."""

import pytest

from tests.games.california.drawing import GAME, changes, legal, mansion, offers, play, renovated, sold, table, why

CELLS = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
COINS = {
    2: "2 0 1 2  0 P 1 2  1 1 2 1  2 2 1 2",
    3: "2 0 1 2  0 P 1 2  1 1 2 1  2 2 1 2",
    4: "1 0 1 2  0 P 0 1  1 0 1 0  2 1 0 1",
    5: "1 0 1 2  0 P 0 1  1 0 1 0  2 1 0 1",
}


def coins(players: int) -> dict[str, int]:
    """The rules page's drawing of the coin symbols, cell by cell."""
    return {cell: int(word) for cell, word in zip(CELLS, COINS[players].split(), strict=True) if word != "P"}


# The price


@pytest.mark.parametrize("bank", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_price_of_a_room(players: int, bank: int) -> None:
    """R1  Price = gold left in the bank (1–4) + coin symbols of the cell, on every cell of both sides of the board."""
    state = table("has 50 silver", players=players, shops="grey", bank=bank)
    for cell, extra in coins(players).items():
        after = play(state, f"buy L1 {cell}")
        assert changes(state, after) == renovated(state, cell, "room-grey#1") | sold(state, "L1", bank + extra)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_view_shows_the_coins_of_its_side(players: int) -> None:
    """R1  The same coin symbols on all boards, dearer for 2–3 players."""
    for each in GAME.view(GAME.new(players, 5), None)["mansions"]:
        assert {name: cell["coins"] for name, cell in each["cells"].items() if name != "B2"} == coins(players)


@pytest.mark.parametrize("bank", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 5])
def test_coins_are_for_room_tiles_only(players: int, bank: int) -> None:
    """R1  Room tiles only: furniture on a cell with two coins costs what the bank says."""
    house = """
        .  .        .  red
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has 50 silver
    """
    state = table(house, players=players, shops="jukebox", bank=bank)
    assert coins(players)["D1"] == 2
    assert changes(state, play(state, "buy L1 D1")) == sold(state, "L1", bank) | {
        "mansions[0].pieces[D1]: nothing -> jukebox#1",
        "neighbour_at[RED]: table -> seat 0",
    }


@pytest.mark.parametrize("bank", [1, 2, 3, 4])
def test_the_attic_costs_no_coins(bank: int) -> None:
    """R1  Furniture stored and the extension cost what the bank says."""
    state = table("has 50 silver", shops="dog extension", bank=bank, players=3)
    assert changes(state, play(state, "buy L1 attic")) == sold(state, "L1", bank) | {
        "mansions[0].attic[0]: nothing -> dog#1"
    }
    assert changes(state, play(state, "buy L2 extension")) == sold(state, "L2", bank) | {
        "mansions[0].extension: nothing -> attic-extension#1"
    }


def test_every_gold_taken_makes_tiles_cheaper() -> None:
    """R1  The gold left at the moment of buying counts."""
    state = table("has 50 silver", "has 50 silver", "has 50 silver", shops="grey red mauve", players=3)
    prices = []
    for _ in range(4):
        prices.append(GAME.view(state, GAME.to_act(state))["slots"]["L1"]["price"])
        state = play(state, "gold")
    assert prices == [4, 3, 2, 1]


def test_buying_leaves_the_bank_alone() -> None:
    """R1  The price is paid to the supply: the next player pays as much."""
    state = table("has 50 silver", "has 50 silver", shops="grey red", bank=3)
    after = play(state, "buy L1 B1")
    assert changes(after, play(after, "buy L2 B1")) >= sold(after, "L2", 3, seat=1)


def test_the_dearest_placement_costs_six() -> None:
    """R1  Four gold in the bank and two coins: owners report 6 as the dearest placement."""
    assert max(coins(2).values()) + 4 == max(coins(4).values()) + 4 == 6


# What cannot be bought


@pytest.mark.parametrize(("money", "cells"), [(3, 0), (4, 2), (5, 8), (6, 15)])
def test_what_cannot_be_paid_cannot_be_bought(money: int, cells: int) -> None:
    """R1  A tile that cannot be paid cannot be bought: with few silver only the cells without coins are open."""
    state = table(f"has {money} silver", shops="grey", bank=4)
    affordable = {cell for cell, extra in coins(2).items() if 4 + extra <= money}
    assert offers(state, "L1") == affordable
    assert len(affordable) == cells


def test_the_reason_names_price_and_money() -> None:
    """R1  Too dear: the price with the coins, and what one has."""
    state = table("has 5 silver", shops="grey", bank=4)
    reason = GAME.why_not(state, GAME.parse("buy L1 A1"))
    assert reason is not None
    assert (reason.key, reason.args) == ("why-too-dear", {"price": 6, "money": 5})


@pytest.mark.parametrize("where", ["L1 D1", "L2 attic", "L3 extension"])
def test_furniture_and_extensions_must_be_paid_too(where: str) -> None:
    """R1  A tile that cannot be paid cannot be bought: furniture to a room or the attic, the extension."""
    house = """
        .  .        .  red
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has {} silver
    """
    shops = "jukebox dog extension"
    assert why(table(house.format(2), shops=shops, bank=3), f"buy {where}") == "why-too-dear"
    assert f"buy {where}" in legal(table(house.format(3), shops=shops, bank=3))


def test_what_cannot_be_placed_cannot_be_bought() -> None:
    """R1  A tile that cannot be placed cannot be bought: room shut in, attic full, extension built."""
    house = """
        attic   dog dog
        red     grey     .  .
        grey    (brown)  .  .
        .       .        .  .
        .       .        .  .
        has     50 silver
    """
    state = table(house, shops="red greek-statue extension jukebox")
    assert offers(state, "L1") == set()
    assert offers(state, "L2") == set()
    assert offers(state, "L3") == set()
    assert offers(state, "L4") == {"A1"}
    assert why(state, "buy L1 C1") == "why-must-touch"
    assert why(state, "buy L2 attic") == "why-attic-full"
    assert why(state, "buy L3 extension") == "why-extended-already"


def test_an_empty_slot_sells_nothing() -> None:
    """R1  What was sold is gone."""
    state = table("has 50 silver", shops="- red")
    assert offers(state, "L1") == set()
    assert {why(state, f"buy L1 {where}") for where in ("A1", "attic", "extension")} == {"why-slot-empty"}


# Money


def test_money_is_counted_in_silver() -> None:
    """R1  Making change is free and automatic: a gold and a silver pay 4, and 2 are left."""
    state = GAME.new(2, 0)
    buys = [text for text in legal(state) if text.startswith("buy")]
    assert buys
    after = play(state, buys[0])
    paid = 6 - mansion(after)["money"]
    assert paid == GAME.view(state, 0)["costs"][buys[0]]
    assert 4 <= paid <= 6


def test_change_is_made_from_gold() -> None:
    """R1  Two gold coins pay a price of 1: nine silver are left."""
    state = table("has 10 silver", shops="grey", bank=1)
    assert mansion(play(state, "buy L1 B1"))["money"] == 9


def test_the_supply_is_unlimited() -> None:
    """R1  The box has 20 gold and 30 silver coins; more money than that may be out, and gold and loans still come."""
    state = table("has 400 silver", "has 400 silver", players=3)
    assert mansion(play(state, "gold"))["money"] == 405
    assert mansion(play(state, "borrow"))["money"] == 403
