"""Impossible houses: everything that is wrong is told at once, with the place and what would be right."""

import pytest

from tests.scorepad.sheets import pad, scored, wrong


@pytest.mark.parametrize(
    ("house", "text"),
    [
        # What cannot be read
        ('T6 = "kitchen"', '"T6" is not an entry here; the entries are name, T1, T2,'),
        ('rooves = ["red"]', '"rooves" is not an entry here'),
        ('G1 = "kitchn"', 'G1: "kitchn" is unknown here.'),
        ("G1 = 3", 'G1: "3" is unknown here.'),
        ('G1 = ["kitchen"]', "G1: \"['kitchen']\" is unknown here."),
        ('G1 = ""', 'G1: "" is unknown here.'),
        ('G1 = { decor = "piano" }', 'G1: the room is missing; write { room = "…", decor = "…" }'),
        ('G1 = { room = "kitchen", colour = "red" }', '"colour" is not an entry here; the entries are room, decor.'),
        ('G1 = { room = "kitchen", decor = "gnome" }', 'G1: "gnome" is unknown here.'),
        ('G1 = "kitchen"\ng1 = "kitchen"', "G1 is given twice."),
        ('G1 = "kitchen #9"', 'G1: "kitchen #9" does not exist; for the kitchen there are cards #1 to #8.'),
        ('G1 = "kitchen #x"', 'G1: "kitchen #x" does not exist'),
        ('G1 = "library #2"', 'G1: "library #2" does not exist; the box holds only one card of this kind.'),
        ('G1 = "empty #2"', 'G1: "empty #2" has a number, but the empty room has none.'),
        ('roofs = "red"', 'roofs must be a list: roofs = ["…", "…"]'),
        ('roofs = ["blue"]', 'roofs: "blue" is unknown here.'),
        ('roofs = [["red"]]', "roofs: \"['red']\" is unknown here."),
        ('helpers = ["plumber"]', 'helpers: "plumber" is unknown here.'),
        ('garden = ["gnome"]', 'garden: "gnome" is unknown here.'),
        ('children = "many"', "children = many must be a whole number from 0 to 99."),
        ("children = -1", "children = -1 must be a whole number from 0 to 99."),
        ("children = true", "children = True must be a whole number from 0 to 99."),
        ('name = ""', "A name has 1 to 40 letters."),
        ("name = 3", "A name has 1 to 40 letters."),
        # R2  Floors, support and size
        ('T1 = "kitchen"', "T1: nothing lies below it; G1 must be filled first."),
        ('G4 = "empty"', "G4: nothing lies below it; B4 must be filled first."),
        ('G1 = "garage"', "G1: only the basement (B4, B5) has a place for a garage."),
        ('B4 = "study"', "B4: you cannot build a study in the basement, only on the floors above."),
        ('G1 = "bathroom"\nG2 = "bathroom"', "G1-G2: 2 cards side by side, but only one fits in a bathroom."),
        ('G1 = "kitchen"\nG2 = "kitchen"\nG3 = "kitchen"', "G1-G3: 3 cards side by side, but no more than 2 fit in a"),
        ('G1 = "sauna"\nG2 = "sauna"', "G1-G2: 2 cards side by side, but only one fits in a sauna."),
        # R4  Décor
        ('G1 = { room = "kitchen", decor = "piano" }', "G1: the wrong place; put the piano in a living room."),
        ('G1 = { room = "empty", decor = "cat house" }', "G1: no face-up room lies here for the cat house."),
        ('G1 = { room = "scaffolding", decor = "cat house" }', "G1: no face-up room lies here for the cat house."),
        ('G1 = { room = "kitchen", decor = "treehouse" }', "G1: put the treehouse in the garden: garden = "),
        ('garden = ["piano"]', "garden: put the piano in a room, not in the garden."),
        (
            'G1 = { room = "living room", decor = "piano" }\nG2 = { room = "living room", decor = "sofa" }',
            "G1-G2: two décor tokens in a living room, but a room holds only one.",
        ),
        # The box
        (
            'garden = ["treehouse", "treehouse"]',
            "Too many cards: treehouse, 2 on all sheets together, but the box holds",
        ),
        ('roofs = ["red window", "red window"]', "Too many cards: red roof with a window, 2 on all sheets together"),
        ('roofs = ["red", "red", "red", "red", "red", "red"]', "Too many cards: red roof, 6 on all sheets together"),
        ('helpers = ["roofer", "roofer", "roofer"]', "Too many cards: roofer, 3 on all sheets together, but the box"),
        ('G1 = "library"\nG3 = "library"', "Too many cards: library, 2 on all sheets together, but the box holds 1."),
        ('G1 = "scaffolding"\nG3 = "scaffolding"', "Too many cards: scaffolding, 2 on all sheets together"),
        ('G1 = "kitchen #3"\nG3 = "kitchen #3"', "#1 G3: kitchen #3 lies at #1 G1 already."),
        (
            "roofs = [" + "'red', " * 13 + "]",
            "13 roof cards, décor tokens and helpers together, but nobody can have more",
        ),
    ],
)
def test_what_is_wrong_with_a_house(house: str, text: str) -> None:
    [told] = [problem for problem in wrong(f"[[house]]\n{house}") if text in problem]
    assert told


@pytest.mark.parametrize(
    ("sheet", "text"),
    [
        ("", "There is no house; a house begins with [[house]]."),
        ("[house]\nG1 = 'kitchen'", "Every house begins with [[house]], in double brackets."),
        ("house = 3", "Every house begins with [[house]], in double brackets."),
        ("[[house]]\n" * 5, "There are 5 houses; 4 can play at most."),
        ("[[house]]\n" * 300, "There are 300 houses; 4 can play at most."),
        ("[[houses]]", '"houses" is not an entry here; the entries are game, players, house.'),
        ("[[house]]\nname = 'Ada'\n[[house]]\nname = 'ADA'", "Two houses are called Ada; give them different names."),
        (
            "[[house]]\ngarden = ['birdhouse']\n[[house]]\ngarden = ['birdhouse']",
            "Too many cards: birdhouse, 2 on all",
        ),
        ("[[house]]\nG1 = 'gym #1'\n[[house]]\nG1 = 'gym #1'", "#2 G1: gym #1 lies at #1 G1 already."),
    ],
)
def test_what_is_wrong_with_a_sheet(sheet: str, text: str) -> None:
    assert any(text in problem for problem in wrong(sheet))


@pytest.mark.parametrize("game", [{}, {"game": "chess"}, {"game": 3}])
def test_the_game_must_be_named(game: dict[str, object]) -> None:
    found = scored({**game, "house": [{}]})
    assert [problem.what.key for problem in found.problems] == ["pad-game"]
    assert found.homes == []


def test_all_problems_are_told_at_once() -> None:
    assert len(wrong("[[house]]\nT9 = 1\nG1 = 'kitchn'\nG2 = 'garage'\nroofs = 3\n[[house]]\nT5 = 'gym'")) == 6


def test_a_card_that_is_not_understood_still_holds_what_lies_above() -> None:
    assert wrong("[[house]]\nG1 = 'kitchn'\nT1 = 'kitchen'") == ['G1: "kitchn" is unknown here.']


@pytest.mark.parametrize(
    ("text", "near"),
    [("G1 = 'kitchn'", ("kitchen",)), ("G1 = 'salle des bains'", ("bathroom",)), ("G1 = 'xyzzy'", ()),
     ("roofs = ['red windw']", ("roof-red-window",)), ("rofs = ['red']", ("roofs",)),
     ("helpers = ['roofr']", ("roofer",))],
)  # fmt: skip
def test_what_may_have_been_meant(text: str, near: tuple[str, ...]) -> None:
    [problem] = pad(f"[[house]]\n{text}").problems
    assert problem.near[:1] == near


COLOURS = ("red", "brown", "grey", "green")
ROOFS = [colour for colour in COLOURS for _ in range(3)]


@pytest.mark.parametrize(
    ("roofs", "more", "is_possible"),
    [
        (ROOFS, "", True),
        (ROOFS, "garden = ['birdhouse']", False),
        (ROOFS[:11], "garden = ['birdhouse']", True),
        (ROOFS[:11], "helpers = ['architect']\ngarden = ['birdhouse']", False),
        (ROOFS, "helpers = ['roofer']", True),
        (ROOFS, "helpers = ['roofer', 'architect']", False),
        ([*ROOFS, "red window"], "helpers = ['roofer', 'roofer']", False),
        (ROOFS, "helpers = ['roofer', 'roofer']", True),
    ],
)
def test_nobody_takes_more_resources_than_there_are_rounds(roofs: list[str], more: str, is_possible: bool) -> None:
    """R10  Each roofer, a resource too, adds a roof."""
    assert (wrong(f"[[house]]\nroofs = {roofs}\n{more}") == []) == is_possible


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ('{ room = "kitchn", decor = "gnome" }', 2),
        ('{ room = "kitchn", decor = "treehouse" }', 2),
        ('{ decor = "treehouse" }', 2),
        ('{ room = "kitchen #9", decor = "piano" }', 2),
        ('{ room = "kitchn", decor = "piano" }', 1),  # nobody knows whether the piano fits
    ],
)
def test_one_wrong_entry_of_a_cell_does_not_hide_another(cell: str, told: int) -> None:
    assert len(wrong(f"[[house]]\nG1 = {cell}")) == told


def test_everything_of_one_game_may_lie_in_four_houses() -> None:
    """Exactly as many as the box holds is not too many."""
    assert pad('[[house]]\nroofs = ["red", "red", "red", "red", "red", "red window"]').problems == []
