"""Bonus cards (R6)."""

import pytest

from tests.games.california.drawing import changes, legal, mansion, play, sold, table

THREE = {
    "brown": ["billiard-table", "home-bar"],
    "red": ["grand-piano", "jukebox"],
    "mauve": ["pinball", "sports-gear"],
    "grey": ["motorcycle", "workbench"],
    "light-blue": ["swimming-pool", "sunbed"],
    "green": ["dog", "greek-statue"],
}


def taken(house: str, buy: str, piece: str, **more: object) -> list[str]:
    """The bonus cards that seat 0 gets with a piece."""
    before = table(house, shops=piece, **more)  # type: ignore[arg-type]
    after = play(before, buy)
    return sorted(line for line in changes(before, after) if line.startswith("bonus_of"))


# What the cards ask for


@pytest.mark.parametrize("colour", THREE)
@pytest.mark.parametrize("kinds", [(0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 1, 1)])
def test_three_pieces_of_one_colour(colour: str, kinds: tuple[int, int, int]) -> None:
    """R6  Three pieces of one colour, whichever they are and wherever they stand."""
    first, second, third = (THREE[colour][kind] for kind in kinds)
    board = "red" if colour == "brown" else "brown"
    house = f"""
        {colour}*{first}  .        .  {colour}*{second}
        .                 ({board})  .  .
        .                 .        .  .
        {colour}          .        .  .
        has 50 silver
    """
    card = f"three-{colour}".replace("-", "_").upper()
    assert taken(house, "buy L1 A4", third) == [f"bonus_of[{card}]: table -> seat 0"]


@pytest.mark.parametrize("colours", [("brown", "red", "mauve"), ("grey", "light-blue", "green")])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_a_piece_of_each_of_three_colours(colours: tuple[str, str, str], last: int) -> None:
    """R6  Brown + red + mauve piece, grey + light blue + green piece: whichever comes last."""
    words = [f"{colour}*{THREE[colour][1]}" for colour in colours]
    words[last] = colours[last]
    board = "green" if colours[0] == "brown" else "brown"
    house = f"""
        {words[0]}  {words[1]}  {words[2]}  .
        .           ({board})   .           .
        .           .           .           .
        .           .           .           .
        has 50 silver
    """
    card = "_".join(colours).replace("-", "_").upper()
    assert taken(house, f"buy L1 {'ABC'[last]}1", THREE[colours[last]][1]) == [f"bonus_of[{card}]: table -> seat 0"]


@pytest.mark.parametrize(
    ("one", "other"), [("swimming-pool", "grand-piano"), ("billiard-table", "dog"), ("motorcycle", "pinball")]
)
@pytest.mark.parametrize("turned", [False, True])
def test_two_pieces_by_name(one: str, other: str, turned: bool) -> None:
    """R6  Swimming pool + grand piano, billiard table + dog, motorcycle + pinball, in either order."""
    first, second = (other, one) if turned else (one, other)
    colours = {piece: colour for colour, pieces in THREE.items() for piece in pieces}
    board = next(colour for colour in ("brown", "red", "mauve") if colour not in (colours[one], colours[other]))
    house = f"""
        {colours[first]}*{first}  .         .  .
        .                         ({board}) .  .
        .                         .         .  .
        .                         .         .  {colours[second]}
        has 50 silver
    """
    card = f"{one}_and_{other}".replace("-", "_").upper()
    assert taken(house, "buy L1 D4", second) == [f"bonus_of[{card}]: table -> seat 0"]


@pytest.mark.parametrize(("first", "second"), [("sunbed", "grand-piano"), ("swimming-pool", "jukebox")])
def test_another_piece_of_the_colour_does_not_do(first: str, second: str) -> None:
    """R6  Swimming pool + grand piano: a sunbed is no swimming pool, a jukebox no grand piano."""
    house = f"""
        light-blue*{first}  red      .  .
        .                   (brown)  .  .
        .                   .        .  .
        .                   .        .  .
        has 50 silver
    """
    assert taken(house, "buy L1 B1", second) == []


def test_two_motorcycles_and_one_pinball() -> None:
    """R6  Two motorcycles and one pinball meet motorcycle + pinball (the rulebook's note)."""
    house = """
        grey*motorcycle  grey*motorcycle  .  .
        mauve            (brown)          .  .
        .                .                .  .
        .                .                .  .
        has 50 silver
    """
    assert taken(house, "buy L1 A2", "pinball") == ["bonus_of[MOTORCYCLE_AND_PINBALL]: table -> seat 0"]


def test_a_fourth_piece_changes_nothing() -> None:
    """R6  More pieces than the card shows do no harm: the card stays with its owner."""
    house = """
        red*  red*   red  red
        .     (red)  .    .
        .     .      .    .
        .     .      .    .
        has 50 silver
    """
    state = table(house, shops="jukebox grand-piano", players=3)
    after = play(state, "buy L1 C1", "gold", "gold", "buy L2 D1")
    assert mansion(after)["bonuses"] == ["three-red"]


def test_rooms_without_furniture_do_not_count() -> None:
    """R6  Pieces: three red rooms with two pieces are no three red pieces."""
    house = """
        red*  red    red  .
        .     (red)  .    .
        .     .      .    .
        .     .      .    .
        has 50 silver
    """
    assert taken(house, "buy L1 B1", "jukebox") == []


def test_rooms_need_not_touch() -> None:
    """R6  The pieces need not be in rooms that touch (rulebook): here a wall of grey stands between."""
    house = """
        red*  grey     red*  .
        grey  (brown)  grey  .
        red   grey     .     .
        .     .        .     .
        has 50 silver
    """
    assert taken(house, "buy L1 A3", "jukebox") == ["bonus_of[THREE_RED]: table -> seat 0"]


# At once, automatically, by the first


def test_the_card_is_taken_at_once_and_automatically() -> None:
    """R6  At once and automatically: part of the purchase, nobody is asked, nothing else changes."""
    house = """
        red*jukebox  red*jukebox  red  .
        .            (brown)      .    .
        .            .            .    .
        .            .            .    .
        has     50 silver
        guests  red
    """
    before = table(house, shops="jukebox#3", players=3)
    assert changes(before, play(before, "buy L1 C1")) == sold(before, "L1", 4) | {
        "mansions[0].pieces[C1]: nothing -> jukebox#3",
        "bonus_of[THREE_RED]: table -> seat 0",
    }


def test_several_cards_at_once() -> None:
    """R6  Several at once: one grand piano meets three cards."""
    house = """
        red*jukebox#1  red*jukebox#2  red                       .
        mauve*         (brown)*       light-blue*swimming-pool  .
        .              .              .                         .
        .              .              .                         .
        has     50 silver
        guests  brown red mauve light-blue
        cards   brown-red-mauve
    """
    free = house.replace("cards   brown-red-mauve", "")
    assert taken(house, "buy L1 C1", "grand-piano") == [
        "bonus_of[SWIMMING_POOL_AND_GRAND_PIANO]: table -> seat 0",
        "bonus_of[THREE_RED]: table -> seat 0",
    ]
    without_red = free.replace("red*jukebox#1  red*jukebox#2", "grey           grey         ")
    assert taken(without_red, "buy L1 C1", "grand-piano") == [
        "bonus_of[BROWN_RED_MAUVE]: table -> seat 0",
        "bonus_of[SWIMMING_POOL_AND_GRAND_PIANO]: table -> seat 0",
    ]


def test_the_first_to_meet_a_card_has_it_for_good() -> None:
    """R6  By the first to meet them: the second gets nothing, and the first keeps the card."""
    first = """
        red*jukebox  red*jukebox  red*jukebox  .
        .            (brown)      .            .
        .            .            .            .
        .            .            .            .
        cards   three-red
    """
    second = """
        red*  red*     red  .
        .     (mauve)  .    .
        .     .        .    .
        .     .        .    .
        has 50 silver
    """
    before = table(first, second, shops="grand-piano", to_act=1)
    after = play(before, "buy L1 C1")
    assert not [line for line in changes(before, after) if line.startswith("bonus_of")]
    assert (mansion(after, 0)["bonuses"], mansion(after, 1)["bonuses"]) == (["three-red"], [])


def test_the_first_in_turn_order_is_the_first() -> None:
    """R6  By the first to meet them: of two who are one piece short, whoever furnishes first."""
    house = """
        red*  red*     red  .
        .     ({})     .    .
        .     .        .    .
        .     .        .    .
        has 50 silver
    """
    before = table(house.format("brown"), house.format("mauve"), shops="jukebox jukebox", players=3)
    after = play(before, "buy L1 C1", "buy L2 C1")
    assert [mansion(after, seat)["bonuses"] for seat in range(3)] == [["three-red"], [], []]


def test_a_card_is_never_taken_twice() -> None:
    """R6  Each card is there once: three more red pieces bring nothing more."""
    house = """
        red*  red*   red*  .
        red*  (red)* red   .
        .     .      .     .
        .     .      .     .
        has     50 silver
        cards   three-red
    """
    assert taken(house, "buy L1 C2", "jukebox") == []


def test_stored_pieces_do_not_count() -> None:
    """R6  On the ground floor: a third piece in the attic meets no card."""
    house = """
        attic   extension
        red*  red*     .  .
        .     (brown)  .  .
        .     .        .  .
        .     .        .  .
        has 50 silver
    """
    state = table(house, shops="jukebox")
    assert "buy L1 attic" in legal(state)
    assert taken(house, "buy L1 attic", "jukebox") == []


def test_a_stored_piece_does_not_complete_a_card_either() -> None:
    """R6  On the ground floor: with a dog in the attic, a billiard table meets nothing."""
    house = """
        attic   dog
        .  .        .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has 50 silver
    """
    assert taken(house, "buy L1 B2", "billiard-table") == []


def test_the_furniture_of_others_does_not_count() -> None:
    """R6  In one's own mansion."""
    other = """
        red*  red*     .  .
        .     (mauve)  .  .
        .     .        .  .
        .     .        .  .
    """
    mine = """
        red  .        .  .
        .    (brown)  .  .
        .    .        .  .
        .    .        .  .
        has 50 silver
    """
    before = table(mine, other, shops="jukebox")
    assert mansion(play(before, "buy L1 A1"))["bonuses"] == []
