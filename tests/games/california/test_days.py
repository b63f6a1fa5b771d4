"""The course of the days (R7)."""

from collections import Counter

import pytest

from rooftree.core.layout import Array
from tests.games.california.drawing import GAME, changes, legal, mansion, play, table, why

NEW_DAY = "green#1, green#2, green#3, green#4, green#5, green#6, green#7, green#8"
RICH = "has 50 silver"


def goes_on(state: Array) -> tuple[int, int | None]:
    """The day, and whose turn it is."""
    view = GAME.view(state, None)
    return view["day"], view["to_act"]


# What ends a day


def test_the_last_gold_ends_the_day_at_once() -> None:
    """R7  The day ends at once when the bank is empty: leftovers to the bag, new tiles, four gold."""
    shops = "red#1 red#2 - grey#1 | mauve#1 - - dog#1"
    before = table("has 2 silver", players=3, shops=shops, bank=1, tomorrow=NEW_DAY)
    after = play(before, "gold")
    assert changes(before, after) == {
        "mansions[0].money: 2 -> 7",
        "to_act: 0 -> 1",
        "day: 1 -> 2",
        "bank: 1 -> 4",
        "slots[L1]: room-red#1 -> room-green#1",
        "slots[L2]: room-red#2 -> room-green#2",
        "slots[L3]: nothing -> room-green#3",
        "slots[L4]: room-grey#1 -> room-green#4",
        "slots[R1]: room-mauve#1 -> room-green#5",
        "slots[R2]: nothing -> room-green#6",
        "slots[R3]: nothing -> room-green#7",
        "slots[R4]: dog#1 -> room-green#8",
        "in_bag[room-red#1]: 0 -> 1",
        "in_bag[room-red#2]: 0 -> 1",
        "in_bag[room-grey#1]: 0 -> 1",
        "in_bag[room-mauve#1]: 0 -> 1",
        "in_bag[dog#1]: 0 -> 1",
    }


@pytest.mark.parametrize(
    ("shops", "buy", "left"),
    [
        ("- - red#1 - | red#2 red#3 red#4 red#5", "buy L3 A1", "red#2 red#3 red#4 red#5"),
        ("red#2 - - red#3 | - - - red#1", "buy R4 A1", "red#2 red#3"),
        ("- red#2 - - | red#1 - - -", "buy R1 A1", "red#2"),
    ],
)
def test_an_empty_shop_ends_the_day_at_once(shops: str, buy: str, left: str) -> None:
    """R7  Or one shop is empty: the left or the right one, however full the other is."""
    house = ".  .  .  .\n.  (brown)  .  .\n.  .  .  .\n.  .  .  .\nhas 50 silver"
    before = table(house, players=3, shops=shops, bank=2, tomorrow=NEW_DAY)
    after = play(before, buy)
    assert goes_on(after) == (goes_on(before)[0] + 1, 1)
    told = changes(before, after)
    assert {line for line in told if line.startswith("in_bag")} == {
        f"in_bag[room-{name}]: 0 -> 1" for name in left.split()
    }
    assert {line for line in told if line.startswith("bank")} == {"bank: 2 -> 4"}
    assert [slot["tile"] for slot in GAME.view(after, None)["slots"].values()] == [
        f"room-green#{copy}" for copy in range(1, 9)
    ]


@pytest.mark.parametrize(
    ("shops", "buy"),
    [("dog - - - | ? ? ? ?", "buy L1 attic"), ("extension - - - | ? ? ? ?", "buy L1 extension")],
)
def test_any_tile_may_be_the_last_of_a_shop(shops: str, buy: str) -> None:
    """R7  One shop is empty: a piece for the attic or the extension ends the day as well."""
    house = ".  .  .  .\n.  (brown)  .  .\n.  .  .  .\n.  .  .  .\nhas 50 silver"
    before = table(house, players=3, shops=shops)
    assert goes_on(play(before, buy)) == (goes_on(before)[0] + 1, 1)


def test_the_last_piece_of_a_shop_brings_its_neighbour_first() -> None:
    """R7  Ends at once, after the action: neighbour, gift and bonus belong to it."""
    house = """
        red*  red*     red  .
        .     (brown)  .    .
        .     .        .    .
        .     .        .    .
        has     50 silver
        guests  brown
    """
    before = table(house, players=3, shops="jukebox - - - | ? ? ? ?")
    told = mansion(play(before, "buy L1 C1"))
    assert (told["gifts"], told["bonuses"], told["neighbours"]) == (1, ["three-red"], ["brown", "red"])


def test_unpacking_comes_before_the_end_of_the_day() -> None:
    """R7  The day ends after R4's choice: the room empties the shop, the pick ends the day."""
    house = """
        attic   jukebox#1 grand-piano#1
        .  .        .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has 50 silver
    """
    before = table(house, players=3, shops="- - red - | ? ? ? ?", day=2)
    asked = play(before, "buy L3 B1")
    assert (goes_on(asked), legal(asked)) == ((2, 0), ["unpack grand-piano", "unpack jukebox"])
    assert goes_on(play(asked, "unpack jukebox")) == (3, 1)


def test_moving_in_without_a_choice_ends_the_day_too() -> None:
    """R7  The piece is in its room when the new day begins."""
    house = """
        attic   jukebox#1
        .  .        .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has 50 silver
    """
    after = play(table(house, players=3, shops="? ? ? ? | - - red -", day=2), "buy R3 B1")
    assert goes_on(after) == (3, 1)
    assert mansion(after)["cells"]["B1"]["piece"] == "jukebox#1"


def test_one_gold_and_one_tile_left_do_not_end_the_day() -> None:
    """R7  Empty: a last gold and a last tile in each shop keep the day going."""
    before = table(RICH, RICH, players=3, shops="- - grey - | dog red - -", bank=2)
    after = play(before, "gold")
    assert goes_on(after) == (goes_on(before)[0], 1)
    assert goes_on(play(after, "buy R2 B1"))[0] == goes_on(before)[0]


def test_a_loan_does_not_end_the_day() -> None:
    """R7  The day ends with an action: borrowing is none."""
    before = table("has 1 silver", bank=1)
    assert goes_on(play(before, "borrow")) == goes_on(before)


# The next day


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_player_to_the_left_goes_on(players: int, seat: int) -> None:
    """R7  The next player to the left of the one who ended the day goes on."""
    before = table(players=players, bank=1, to_act=seat)
    assert goes_on(play(before, "gold"))[1] == (seat + 1) % players


@pytest.mark.parametrize("players", [2, 4])
def test_after_the_last_seat_comes_the_first(players: int) -> None:
    """R7  To the left: around the table."""
    assert goes_on(play(table(players=players, bank=1, to_act=players - 1), "gold"))[1] == 0


@pytest.mark.parametrize("bank", [1, 2, 3, 4])
def test_only_the_banks_empty_spaces_are_refilled(bank: int) -> None:
    """R7  The bank's empty spaces are refilled: what is left there stays, and there are four again."""
    before = table(RICH, players=3, shops="grey - - -", bank=bank)
    after = play(before, "buy L1 B1")
    assert GAME.view(after, None)["bank"] == 4
    supply = GAME.read(after).supply - GAME.read(before).supply
    assert supply == bank - (4 - bank) * 5  # B1 has no coins: the price comes in, the new gold goes out


def test_shops_are_refilled_from_the_pile() -> None:
    """R7  Shops are refilled from the pile: eight tiles a day, in its order."""
    state = GAME.new(3, 8)
    seen: list[list[str]] = []
    pile = GAME.deal_of(state)["tiles"]
    while len(seen) < 11:
        view = GAME.view(state, None)
        if view["day"] == len(seen) + 1:
            seen.append([slot["tile"] for slot in view["slots"].values()])
            assert view["tiles_left"] == 88 - 8 * view["day"]
        state = play(state, "gold")
    assert [tile for day in seen for tile in day] == pile


def test_sold_tiles_do_not_come_back() -> None:
    """R7  Leftover tiles go to the bag: a sold one is in its mansion."""
    before = table(RICH, players=3, shops="grey#1 - - - | dog#1 - - -")
    after = play(before, "buy L1 B1")
    assert "dog#1" in GAME.view(after, None)["bag"]
    assert "room-grey#1" not in GAME.view(after, None)["bag"]


# Day 12


def test_the_pile_lasts_for_eleven_days() -> None:
    """R7  When the pile cannot fill the shops (day 12): 8 × 11 = 88, so it lasts for exactly eleven days."""
    assert GAME.view(table(day=11), None)["tiles_left"] == 0
    assert GAME.view(table(day=10), None)["tiles_left"] == 8


def test_day_12_is_drawn_from_the_bag() -> None:
    """R7  Day 12: the bag is shuffled and used; the rest of it stays there."""
    bag = "dog#1, red#1, red#2, grey#1, jukebox#3, mauve#8, extension#2, pinball#1"
    before = table(day=11, bank=1, players=3, bag=bag, shops="- dog#3 - - | green#8 - - -")
    after = play(before, "gold")
    view = GAME.view(after, None)
    drawn = {slot["tile"] for slot in view["slots"].values()}
    assert goes_on(after) == (12, 1)
    assert drawn <= {*GAME.view(before, None)["bag"], "dog#3", "room-green#8"}
    assert drawn.isdisjoint(view["bag"])
    assert {*drawn, *view["bag"]} == {*GAME.view(before, None)["bag"], "dog#3", "room-green#8"}
    assert view["bank"] == 4


def test_todays_leftovers_are_shuffled_into_the_bag_first() -> None:
    """R7  Leftover tiles go to the bag, then it is used: a tile left on day 11 may come back on day 12."""
    before = table(day=11, bank=1, players=3, shops="dog#3 - - - | green#8 - - -")
    after = play(before, "gold")
    assert {"dog#3", "room-green#8"} <= {slot["tile"] for slot in GAME.view(after, None)["slots"].values()}


def test_the_bag_is_shuffled() -> None:
    """R7  The bag is shuffled: over many deals every leftover is drawn about equally often, in any slot."""
    drawn: Counter[str | None] = Counter()
    first: Counter[str | None] = Counter()
    deals = 300
    for seed in range(deals):
        state = GAME.new(3, seed)
        pile = GAME.deal_of(state)["tiles"]
        while GAME.read(state).day < 12:
            GAME.apply(state, GAME.parse("gold"))
        slots = [slot["tile"] for slot in GAME.view(state, None)["slots"].values()]
        drawn.update(str(pile.index(str(tile)) // 22) for tile in slots)  # which quarter of the pile it came from
        first[str(pile.index(str(slots[0])) // 22)] += 1
    assert all(abs(count - deals * 2) < 6 * (deals * 2) ** 0.5 for count in drawn.values())
    assert all(abs(count - deals / 4) < 6 * (deals / 4) ** 0.5 for count in first.values())
    assert len(drawn) == len(first) == 4


def test_the_bag_does_not_follow_the_pile() -> None:
    """R7  Shuffled anew: two games whose pile is the same may draw other tiles on day 12."""
    state = GAME.new(3, 5)
    other = GAME.from_deal(3, GAME.deal_of(state), seed=6)
    for each in (state, other):
        while GAME.read(each).day < 12:
            GAME.apply(each, GAME.parse("gold"))
    assert GAME.deal_of(state)["tiles"] == GAME.deal_of(other)["tiles"]
    assert GAME.deal_of(state)["bag"] != GAME.deal_of(other)["bag"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_after_day_12(players: int) -> None:
    """R7  The game ends after day 12."""
    before = table(players=players, day=12, bank=1)
    after = play(before, "gold")
    assert GAME.is_over(after)
    assert (goes_on(after), legal(after), why(after, "gold")) == ((12, None), [], "why-over")


def test_the_last_day_may_end_by_a_shop() -> None:
    """R7  Day 12 ends as any other: at once when one shop is empty."""
    before = table(RICH, players=3, day=12, shops="grey - - - | dog - - -")
    after = play(before, "buy L1 B1")
    assert GAME.is_over(after)
    assert GAME.view(after, None)["scores"][0]["points"] == 2


def test_after_the_last_day_nothing_is_refilled() -> None:
    """R7  After day 12 the leftovers lie in the bag, and no new day begins."""
    after = play(table(players=3, day=12, bank=1, shops="dog#1 - - - | red#1 - - -"), "gold")
    view = GAME.view(after, None)
    assert {slot["tile"] for slot in view["slots"].values()} == {None}
    assert {"dog#1", "room-red#1"} <= set(view["bag"])
    assert view["bank"] == 0


def test_day_11_is_not_the_last() -> None:
    """R7  The game ends after day 12 and not before."""
    assert not GAME.is_over(play(table(players=3, day=11, bank=1), "gold"))
