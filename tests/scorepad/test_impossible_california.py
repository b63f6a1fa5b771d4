"""Impossible mansions: everything that is wrong is told at once, with the place and what would be right."""

import pytest

from rooftree.texts import Speaker
from tests.scorepad.sheets import pad, scored
from tests.scorepad.sheets import wrong as wrong_in

GAME = "california"
LANGS = ("en", "fr", "is")


def wrong(text: str, lang: str = "en") -> list[str]:
    return wrong_in(text, GAME, lang)


MANSIONS = [
    # What cannot be read
    ('E1 = "red"', '"E1" is not an entry here; the entries are name, board, A1, B1,'),
    ('A1 = "rde"', 'A1: "rde" is unknown here.'),
    ("A1 = 3", 'A1: "3" is unknown here.'),
    ('A1 = { piece = "dog" }', 'A1: the room is missing; write { room = "…", piece = "…" }'),
    ('A1 = { room = "green", decor = "dog" }', '"decor" is not an entry here; the entries are room, piece.'),
    ('A1 = { room = "green", piece = "cat" }', 'A1: "cat" is unknown here.'),
    ('A1 = "red"\na1 = "red"', "A1 is given twice."),
    ('attic = "dog"', 'attic must be a list: attic = ["…", "…"]'),
    ('attic = ["sofa"]', 'attic: "sofa" is unknown here.'),
    ('bonuses = ["three blond pieces"]', 'bonuses: "three blond pieces" is unknown here.'),
    ("extension = 1", "extension = 1 must be true or false."),
    ('loan = "yes"', "loan = yes must be true or false."),
    ("gifts = 31", "gifts = 31 must be a whole number from 0 to 30."),
    ("gifts = true", "gifts = True must be a whole number from 0 to 30."),
    ("money = -1", "money = -1 must be a whole number from 0 to 999."),
    ('name = ""', "A name has 1 to 40 letters."),
    # The board and its pre-printed room
    ('board = "purple"', 'board: "purple" is unknown here.'),
    ('board = "grey"', "board: there is no grey board."),
    ('B2 = "grey"', "board: there is no grey board."),
    ('board = "brown"\nB2 = "red"', "B2: the room printed there is brown, not red."),
    # R2  Rooms of one colour touch each other
    ('A1 = "red"\nC3 = "red"', "All red rooms must touch: from A1 you cannot reach C3."),
    ('A1 = "brown"', "All brown rooms must touch: from B2 you cannot reach A1."),
    ('B1 = "brown"\nA4 = "brown"\nB4 = "brown"', "from B2 you cannot reach A4, B4."),
    ('D1 = "red"\nA2 = "red"', "All red rooms must touch: from D1 you cannot reach A2."),
    # R3, R4  Furniture
    ('A1 = { room = "red", piece = "dog" }', "A1: the wrong place; put the dog in a green room."),
    ('B2 = { piece = "dog" }', "B2: the wrong place; put the dog in a green room."),
    ('attic = ["dog", "jukebox"]', "attic: 2 pieces, but without the extension there is room for one only."),
    ('extension = true\nattic = ["dog", "dog", "jukebox"]', "attic: 3 pieces, but there is room for 2 only."),
    ('attic = ["home bar"]', "attic: put the home bar on the ground floor, where a room is free for it: B2."),
    # R5  Gifts come with furniture, and not with the first piece
    ("gifts = 1", "gifts = 1: a gift takes furniture in 2 colours, but no room is furnished."),
    (
        'gifts = 1\nB2 = { piece = "home bar" }',
        "gifts = 1: a gift takes furniture in 2 colours, but here it is of one colour",
    ),
    (
        'gifts = 2\nB2 = { piece = "home bar" }\nA1 = { room = "green", piece = "dog" }',
        "gifts = 2: there can be at most 1, as 2 rooms are furnished.",
    ),
    # R8  Whoever can repay a loan does
    ("loan = true", "loan = true: add how much money is left, in silver, money = …: with 4 the loan is repaid"),
    # R6  Bonus cards
    ('bonuses = ["three brown"]', "bonuses: “three brown pieces” is not met on the ground floor."),
    (
        'attic = ["dog"]\nB2 = { piece = "billiard table" }\nbonuses = ["billiard table and dog"]',
        "bonuses: “billiard table and dog” is not met on the ground floor.",
    ),
    # The box
    (
        'A1 = { room = "green", piece = "dog" }\nA2 = { room = "green", piece = "dog" }\n'
        'A3 = { room = "green", piece = "dog" }\nA4 = { room = "green", piece = "dog" }',
        "Too many tiles: dog, 4 in all mansions together, but the box holds 3.",
    ),
    (
        "".join(f'{cell} = "grey"\n' for cell in ("A1", "B1", "C1", "D1", "D2", "D3", "D4", "C4", "B4")),
        "Too many tiles: grey workshop, 9 in all mansions together, but the box holds 8.",
    ),
]


@pytest.mark.parametrize(("mansion", "text"), MANSIONS)
def test_what_is_wrong_with_a_mansion(mansion: str, text: str) -> None:
    has_board = "board" in mansion or "grey" in mansion.partition("B2 =")[2]
    board = "" if has_board else 'board = "brown"\n'
    assert any(text in problem for problem in wrong(f"[[mansion]]\n{board}{mansion}"))


BROWN, RED = '[[mansion]]\nname = "Ada"\nboard = "brown"\n', '[[mansion]]\nname = "Bo"\nboard = "red"\n'
PIANO = 'B2 = { piece = "grand piano" }\nA1 = "light blue"\nA2 = { room = "light blue", piece = "swimming pool" }\n'
POOL = "['swimming pool and grand piano']"


@pytest.mark.parametrize(
    ("sheet", "text"),
    [
        ("", "There is no mansion; a mansion begins with [[mansion]]."),
        ("[mansion]\nboard = 'red'", "Every mansion begins with [[mansion]], in double brackets."),
        ("[[mansion]]\n" * 6, "There are 6 mansions; 5 can play at most."),
        ("[[house]]", '"house" is not an entry here; the entries are game, players, mansion.'),
        ("[[mansion]]\nB2 = { piece = 'home bar' }", "board is missing"),
        ("[[mansion]]\nA1 = 'red'", "board is missing: the colour of the room that is printed on B2 (brown, red,"),
        (BROWN + BROWN, "Two mansions are called Ada; give them different names."),
        (BROWN + BROWN, "Two boards are brown, but there is only one of each colour."),
        (
            RED + PIANO + BROWN + PIANO.replace("B2", "C3").replace('{ piece = "g', '{ room = "red", piece = "g'),
            "Nobody has the bonus card “swimming pool and grand piano”, but several meet it: Bo, Ada. Add bonuses = "
            '["swimming pool and grand piano"] to whoever was first.',
        ),
        ("players = 1\n" + RED, "players = 1 must be a whole number from 2 to 5"),
        ("players = 6\n" + RED, "players = 6 must be a whole number from 2 to 5"),
        ("players = 2\n" + RED + BROWN + "[[mansion]]\nboard = 'green'", "players = 2 must be a whole number from 3"),
        ("players = 'two'\n" + RED, "players = two must be a whole number from 2 to 5"),
        (
            RED + PIANO + f"bonuses = {POOL}\n" + BROWN + f"bonuses = {POOL}",
            "The bonus card “swimming pool and grand piano” is written down twice, but there is only one.",
        ),
        (BROWN + "gifts = 20\n" + RED + "gifts = 20\n", "There are 40 gifts in all mansions together, but the box"),
        (
            "".join(f"[[mansion]]\nboard = '{board}'\nextension = true\n"
                    for board in ("brown", "red", "mauve", "light blue", "green")),
            "Too many tiles: attic extension, 5 in all mansions together, but the box holds 4.",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_sheet(sheet: str, text: str) -> None:
    assert any(text in problem for problem in wrong(sheet))


def test_with_two_players_gifts_need_more_company() -> None:
    """R5  At least three neighbours: the first three pieces bring none."""
    furnished = 'B2 = { piece = "home bar" }\nA2 = { room = "brown", piece = "home bar" }\n' + "".join(
        f'{cell} = {{ room = "{colour}", piece = "{piece}" }}\n'
        for cell, colour, piece in [("A1", "grey", "workbench"), ("C1", "green", "dog")]
    )
    alone = BROWN + furnished + "gifts = 3\n"
    assert wrong(alone) == []
    told = wrong(alone + RED)
    assert told == ["gifts = 3: a gift takes furniture in 4 colours, but here it is of 3."]


def test_a_sheet_may_say_that_more_played() -> None:
    """R5  Two sheets of a game of four do not get the limits of two players."""
    furnished = 'B2 = { piece = "home bar" }\nA1 = { room = "grey", piece = "workbench" }\ngifts = 1\n'
    assert wrong(BROWN + furnished + RED) != []
    assert wrong("players = 4\n" + BROWN + furnished + RED) == []


def test_a_forgotten_bonus_card_is_whose_it_must_be() -> None:
    """R6  Only Bo meets it, and everybody's mansion is on the sheet."""
    found = pad(RED + PIANO + BROWN, GAME)
    assert [home.sections["bonuses"] for home in found.homes] == [2, 0]
    assert [Speaker("en", GAME).say(note) for note in found.notes] == [
        "Nobody has written down the bonus card “swimming pool and grand piano”. Only Bo meets it, so it is counted "
        "there: 2 points."
    ]


def test_a_bonus_card_may_be_with_somebody_who_is_not_on_the_sheet() -> None:
    found = pad("players = 3\n" + RED + PIANO + BROWN, GAME)
    assert [home.sections["bonuses"] for home in found.homes] == [0, 0]
    assert (found.problems, found.notes) == ([], ())


@pytest.mark.parametrize("game", [{}, {"game": "chess"}, {"game": 3}, {"game": "dreamhome"}])
def test_the_game_must_be_named(game: dict[str, object]) -> None:
    found = scored({**game, "mansion": [{"board": "red"}]}, GAME)
    assert [problem.what.key for problem in found.problems] == ["pad-game"]
    assert found.homes == []


def test_all_problems_are_told_at_once() -> None:
    sheet = "[[mansion]]\nE9 = 1\nA1 = 'rde'\nboard = 'grey'\ngifts = 3\n[[mansion]]\nboard = 'red'\nC4 = 'red'"
    assert len(wrong(sheet)) == 5


@pytest.mark.parametrize("lang", LANGS)
def test_every_problem_can_be_told_in_every_language(lang: str) -> None:
    for mansion, _ in MANSIONS:
        assert wrong(f"[[mansion]]\n{mansion}", lang)


@pytest.mark.parametrize(
    ("text", "near"),
    [("A1 = 'redd'", ("red",)), ("A1 = 'vrt'", ("green",)), ("attic = ['grand pino']", ("grand-piano",)),
     ("bonuses = ['three read pieces']", ("three-red",)), ("gift = 3", ("gifts",)), ("A1 = 'xyzzy'", ())],
)  # fmt: skip
def test_what_may_have_been_meant(text: str, near: tuple[str, ...]) -> None:
    [problem] = pad(f"[[mansion]]\nboard = 'brown'\n{text}", GAME).problems
    assert problem.near[:1] == near


def test_a_colour_that_is_not_understood_makes_no_other_trouble() -> None:
    assert wrong("[[mansion]]\nboard = 'brown'\nA1 = { room = 'gren', piece = 'dog' }") == [
        'A1: "gren" is unknown here.'
    ]
