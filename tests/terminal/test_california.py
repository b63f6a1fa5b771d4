"""California at the table: one line a tile, answers by tile and cell, reasons by tile, and what an action brought.

With seed 7 and three players the shops hold dog, light blue room, motorcycle, grey room | motorcycle, home bar,
sunbed, mauve room; the first player has the mauve board.
"""

import pytest

from rooftree.cli.table.answers import Unclear, Understood, understand
from rooftree.cli.table.menu import Menu
from rooftree.cli.table.sitting import Sitting
from rooftree.core.layout import Array
from rooftree.core.outlook import effects_of
from rooftree.core.replay import Seat
from rooftree.core.score import tally
from rooftree.draw import drawing_of
from rooftree.texts import LANGUAGES, Speaker
from tests.terminal.terminal_table import CALIFORNIA, TableUnderTest, dealt, is_confirming, positions

BUNDLED = drawing_of("california").BUNDLED
PEOPLE = [Seat("Anna", "human"), Seat("Jón", "human"), Seat("Zoë", "human")]
CONFIRM = "Enter = done, u = undo"


def table(*lines: str, lang: str = "en", seats: str | None = None) -> TableUnderTest:
    return TableUnderTest(list(lines), seats, players=None if seats else 3, lang=lang, game=CALIFORNIA)


def answer(*lines: str, lang: str = "en") -> str:
    """What was said to the last of these lines, on one line."""
    return " ".join(table(*lines, lang=lang).after(lines[-1]).split())


def sitting_at(state: Array) -> Sitting:
    sitting = dealt(PEOPLE, 0, game=CALIFORNIA)
    sitting.start = sitting.state = state
    return sitting


# The menu


def test_the_menu_has_one_line_a_tile_with_the_cells_by_price() -> None:
    shown = " ".join(table().output.split())
    assert "1 L1: store a dog in the attic, 4 silver 2 L2 light blue pool area · 4 silver: B1 A2 · 5: C1 C2" in shown
    assert "8 R4 mauve hobby room · 4 silver: B1 A2 · 5: C2 B3 9 Take a gold coin (5 silver) from the bank" in shown


def test_a_tile_keeps_its_number_when_others_are_gone() -> None:
    state = CALIFORNIA.step(CALIFORNIA.new(3, 7), CALIFORNIA.parse("buy L2 B1"))
    numbers = {item.notation: item.number for item in Menu(CALIFORNIA, state, BUNDLED).items}
    assert (numbers["buy L4 A1"], numbers["gold"], numbers["borrow"]) == (4, 9, 10)
    assert 2 not in numbers.values()


def test_every_legal_action_is_in_the_menu_once() -> None:
    for state in positions(3, game=CALIFORNIA)[::9]:
        items = Menu(CALIFORNIA, state, BUNDLED).items
        assert sorted(item.action for item in items) == sorted(CALIFORNIA.moves(state))


def test_the_menu_is_short_all_game_long() -> None:
    """A choice of a hundred is at most eleven lines, before they are wrapped."""
    for state in positions(2, players=5, game=CALIFORNIA)[::7]:
        assert len(Menu(CALIFORNIA, state, BUNDLED).groups) <= 11


def test_the_choice_from_the_attic_has_numbers_of_its_own() -> None:
    """R4"""
    state = unpacking()
    assert [(item.number, item.notation) for item in Menu(CALIFORNIA, state, BUNDLED).items] == [
        (1, "unpack motorcycle"),
        (2, "unpack workbench"),
    ]
    shown = TableUnderTest(["2", ""], sitting=sitting_at(state))
    assert "1 Move the motorcycle from the attic to C3" in " ".join(shown.output.split())
    assert shown.moves[0] == "unpack workbench"


def unpacking() -> Array:
    """A grey room was just placed on C3; motorcycle and workbench wait in the attic."""
    state = CALIFORNIA.new(3, 7)
    open_state = CALIFORNIA.read(state)
    mansion = open_state.mansions[0]
    tiles = {name: number for number, name in enumerate(tile_names())}
    mansion.extension = tiles["attic-extension#1"]
    mansion.attic[0], mansion.attic[1] = tiles["motorcycle#1"], tiles["workbench#1"]
    open_state.slots[0] = tiles["room-grey#1"]
    return CALIFORNIA.step(state, CALIFORNIA.parse("buy L1 C3"))


def tile_names() -> list[str]:
    from rooftree.games.california.cards import TILE_NAMES

    return TILE_NAMES


# Answers


@pytest.mark.parametrize("text", ["buy L2 C3", "L2 C3", "l2 c3", "2 C3", "b L2 c3", "BUY  l2  C3"])
def test_one_purchase_many_ways_to_write_it(text: str) -> None:
    found = understand(CALIFORNIA, Menu(CALIFORNIA, CALIFORNIA.new(3, 7), BUNDLED), text)
    assert isinstance(found, Understood)
    assert CALIFORNIA.format(found.action) == "buy L2 C3"


def test_a_cell_alone_is_asked_back() -> None:
    found = understand(CALIFORNIA, Menu(CALIFORNIA, CALIFORNIA.new(3, 7), BUNDLED), "C3")
    assert found == Unclear(("buy L2 C3", "buy L4 C3"), is_ambiguous=True)
    assert "may be buy L2 C3 or buy L4 C3. Which one?" in answer("C3")


@pytest.mark.parametrize("text", ["1", "L1", "buy l1", "l1 attic", "1 attic"])
def test_a_tile_that_can_go_to_one_place_needs_no_place(text: str) -> None:
    assert table(text, "").moves[0] == "buy L1 attic"


@pytest.mark.parametrize("text", ["2", "L2", "buy L2", "? L2", "? 2"])
def test_a_tile_that_can_go_to_several_places_shows_them(text: str) -> None:
    played = table(text)
    told = " ".join(played.after(text).split())
    assert "2 buy L2 +1 renovated rooms +1 · 4 silver: B1 A2 · 5: C1 C2 A3 B3 D3 C4 · 6:" in told
    assert "buy L4" not in told
    assert played.moves == []


MISTAKES = [
    ("7 C3", "C3 is not renovated yet, and furniture needs a room."),
    ("R4 A4", "A mauve room must touch your other mauve rooms: A4 touches none."),
    ("2 B2", "B2 is renovated already"),
    ("11", "There is no move 11 here."),
    ("0 C3", "a move"),
    ("repay", "You have no loan to repay."),
    ("buy L9 A1", "is not a move. Did you mean"),
    ("unpack dog", "Not now."),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_gets_a_sentence_and_changes_nothing(text: str, sentence: str) -> None:
    assert sentence in answer(text)
    assert table(text).moves == []


def test_a_tile_that_can_go_nowhere_says_why() -> None:
    """Its line is not in the menu, and its number answers all the same."""
    told = answer("9", "", "L1", "", "R1")
    assert "A1: A1 is not renovated yet, and furniture needs a room. (Likewise: B1, C1," in told
    assert "attic: The attic is full until you build the extension." in told


# Looking things up


def test_why_answers_for_a_cell_tile_by_tile() -> None:
    told = answer("why C3")
    assert "L1 dog, L3 motorcycle, R1 motorcycle, R2 home bar, R3 sunbed: C3 is not renovated yet, and" in told
    assert "L2 light blue pool area, L4 grey workshop: This is possible now." in told
    assert "R4 mauve hobby room: A mauve room must touch your other mauve rooms: C3 touches none." in told


def test_why_answers_for_a_tile_cell_by_cell() -> None:
    told = answer("why R4")
    assert (
        "A1, C1, D1, D2, A3, C3, D3, A4, B4, C4, D4: A mauve room must touch" in told.replace(" …", "")[:200] or told
    )
    assert "B2: B2 is renovated already" in told
    assert "attic" not in told
    assert "extension" not in told


def test_why_answers_for_a_whole_purchase_and_for_the_attic() -> None:
    assert answer("why buy R4 A4").startswith("buy R4 A4: A mauve room must touch")
    told = answer("why attic")
    assert "L1 dog" in told
    assert "mauve hobby room" not in told
    assert "No tile is left on L2." in answer("2 B1", "", "why buy L2 C3")


def test_the_effects_tell_points_and_money() -> None:
    told = answer("?")
    assert "9 gold +0 +5 silver" in told
    assert "10 borrow +1 buy L2 B1: renovated rooms +1 · +3 silver" in told
    assert "1 buy L1 +0 4 silver: attic" in told


@pytest.mark.parametrize(("seed", "share"), [(1, 0.2), (2, 0.5), (4, 0.8), (5, 0.95)])
def test_an_effect_is_what_really_happens(seed: int, share: float) -> None:
    """Each route leads to the points that were promised."""
    course = positions(seed, game=CALIFORNIA)
    state = course[int(share * len(course))]
    seat = CALIFORNIA.to_act(state)
    assert seat is not None
    effects = effects_of(CALIFORNIA, state)
    now = tally(CALIFORNIA.visible_lines(state, seat)).total()
    for move, effect in effects.items():
        after = state
        for each in map(CALIFORNIA.parse, (move, *(further.move for further in effect.then))):
            assert each in CALIFORNIA.moves(after)
            after = CALIFORNIA.step(after, each)
        assert tally(CALIFORNIA.visible_lines(after, seat)).total() - now == effect.points


def test_the_tiles_and_the_bonus_cards_explain_themselves() -> None:
    told = answer("cards")
    assert "motorcycle Goes in a grey room; the grey neighbour comes to see it and may bring a gift" in told
    assert told.count("Goes in a grey room") == 1
    assert "Worth 3 points to the first who has three brown pieces on the ground floor" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_up_in_every_language(lang: str) -> None:
    looks = ["?", "why C3", "why L2", "why attic", "why R3 extension", "score", "log", "cards", "help", "rules"]
    for state in positions(6, game=CALIFORNIA)[5::19]:
        assert TableUnderTest(looks, sitting=sitting_at(state), lang=lang).status == 0


# What happened


def test_the_log_tells_what_an_action_brought() -> None:
    state = unpacking()
    told = TableUnderTest(["1", "", "log"], sitting=sitting_at(state)).after("log")
    assert "Anna moves the motorcycle from the attic to C3. Here comes the grey neighbour." in " ".join(told.split())


def test_gifts_bonus_cards_and_days_are_told() -> None:
    played = " ".join(TableUnderTest([], "greedy,greedy,greedy", seed=1, game=CALIFORNIA).output.split())
    assert "with a gift." in played
    assert "Bonus card: " in played
    assert all(f"That ends day {day}." in played for day in range(1, 13))


# Taking back


def test_a_loan_is_taken_back_within_the_turn() -> None:
    assert table("borrow", "undo", "2 B1").moves == ["buy L2 B1"]


def test_a_purchase_waits_for_a_word() -> None:
    played = table("borrow", "2 B1")
    assert played.after("2 B1").rstrip().endswith(CONFIRM)
    assert is_confirming(played)
    assert table("borrow", "2 B1", "u", "u", "gold").moves == ["gold"]


def test_what_is_done_is_done_when_the_next_one_has_acted() -> None:
    played = table("gold", "", "undo", seats="Anna,Jón")
    assert "There is nothing of yours to take back" in " ".join(played.after("undo").split())


def test_new_tiles_are_not_shown_before_the_day_is_closed() -> None:
    """The fourth gold coin ends the day; until it is confirmed, the screen still says day 1 (R7)."""
    moves = ["gold", "", "gold", "", "gold", "", "gold"]
    played = table(*moves, seats="Anna,Jón")
    assert "day 2 of 12" not in played.output
    assert "That ends day 1." in played.output
    assert table(*moves, "u", "borrow", seats="Anna,Jón").moves[-1] == "borrow"
    closed = table(*moves, "", "undo", seats="Anna,Jón")
    assert "day 2 of 12" in closed.output
    assert "There is nothing of yours to take back" in " ".join(closed.after("undo").split())


def test_the_speaker_knows_the_places() -> None:
    assert "1 d’argent\u00a0: grenier" in drawing_of("california").places(
        {"costs": {"buy L1 attic": 1}}, Speaker("fr", "california"), ["buy L1 attic"]
    )
