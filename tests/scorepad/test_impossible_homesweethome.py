"""Impossible homes: everything that is wrong is told at once, with the place and what would be right."""

import pytest

from rooftree.games.homesweethome.scorepad.lexicon import CARDS, KIND_OF
from rooftree.games.homesweethome.state import NUM_TURNS
from tests.scorepad.sheets import pad, scored
from tests.scorepad.sheets import wrong as wrong_in

GAME = "homesweethome"
LANGS = ("en", "fr", "is")


def wrong(text: str, lang: str = "en") -> list[str]:
    return wrong_in(text, GAME, lang)


TABLE = '{ base = "…", rooms = ["…"], roof = "…" }'
HOMES = [
    # What cannot be read
    ('D1 = "lawn"', '"D1" is not an entry here; the entries are name, expert, A1, B1,'),
    ('A1 = "lwan"', 'A1: "lwan" is unknown here.'),
    ("A1 = 3", 'A1: "3" is unknown here.'),
    ('A1 = ["lawn"]', "A1: \"['lawn']\" is unknown here."),
    ('A1 = { base = ["lawn"] }', "A1: \"['lawn']\" is unknown here."),
    ('A1 = { base = "cellar", room = "bathroom" }', '"room" is not an entry here; the entries are base, rooms, roof.'),
    ('A1 = { base = "cellar", rooms = [3] }', 'A1: "3" is unknown here.'),
    ('A1 = { base = "cellar", rooms = 3 }', 'A1: "3" is unknown here.'),
    (
        'A1 = { base = "cellar", rooms = ["bathroom"], roof = ["glass roof"] }',
        "A1: \"['glass roof']\" is unknown here.",
    ),
    ('A1 = "lawn"\na1 = "lawn"', "A1 is given twice."),
    ('expert = "yes"', "expert = yes must be true or false."),
    ('name = ""', "A name has 1 to 40 letters."),
    # R2  What lies where
    ('A1 = { rooms = ["bathroom"] }', f"A1: the base is missing; write {TABLE}"),
    (
        'A1 = "bathroom"',
        f"A1: only a terrain or a foundation lies on the ground, not the bathroom (room); write {TABLE}",
    ),
    ('A1 = "hail"', "only a terrain or a foundation lies on the ground, not the hail (trap)"),
    ('A1 = { base = "slate roof" }', "only a terrain or a foundation lies on the ground, not the slate roof (roof)"),
    (
        'A1 = { base = "cellar", rooms = ["glass roof"] }',
        "A1: under rooms there can only be rooms, not the glass roof (roof).",
    ),
    (
        'A1 = { base = "cellar", rooms = ["bathroom"], roof = "lawn" }',
        "A1: under roof there can only be a roof, not the lawn (terrain).",
    ),
    (
        'A1 = { base = "lawn", rooms = ["bathroom"] }',
        "A1: nothing is built on a terrain, so nothing stands on the lawn; rooms need a foundation.",
    ),
    ('A1 = { base = "lawn", roof = "glass roof" }', "A1: nothing is built on a terrain"),
    (
        'A1 = { base = "small slab", rooms = ["bathroom", "kitchenette"] }',
        "A1: 2 rooms, but there is space for only one on the small slab.",
    ),
    (
        'A1 = { base = "cellar", rooms = ["bathroom", "kitchenette", "master suite"] }',
        "A1: 3 rooms, but there is space for only 2 on the cellar.",
    ),
    ('A1 = { base = "cellar", roof = "glass roof" }', "A1: a roof needs at least one room below it."),
    ('A1 = { base = "cellar", rooms = [], roof = "glass roof" }', "A1: a roof needs at least one room below it."),
    # The box
    ('A1 = "lawn"\nC3 = "lawn"', "Every card is there only once, but you wrote down the lawn 2 times: A1, C3."),
    (
        'A1 = { base = "cellar", rooms = ["bathroom", "salle de bain"] }',
        "Every card is there only once, but you wrote down the bathroom 2 times: A1.",
    ),
]


@pytest.mark.parametrize(("home", "text"), HOMES)
def test_what_is_wrong_with_a_home(home: str, text: str) -> None:
    [told] = wrong(f"[[home]]\n{home}")
    assert text in told


@pytest.mark.parametrize(
    ("sheet", "text"),
    [
        ("", "There is no home; it begins with [[home]]."),
        ("[home]\nA1 = 'lawn'", "The home begins with [[home]], in double brackets."),
        ("[[home]]\n" * 2, "There are 2 homes, but all players together build only one."),
        ("[[house]]", '"house" is not an entry here; the entries are game, players, home.'),
    ],
)
def test_what_is_wrong_with_a_sheet(sheet: str, text: str) -> None:
    assert any(text in problem for problem in wrong(sheet))


def largest(cards: int) -> str:
    """As many cards as asked for, all of them where they may stand."""
    cells = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]
    bases, rooms, roofs = (
        [card for card in CARDS if KIND_OF[card].name == kind] for kind in ("FOUNDATION", "ROOM", "ROOF")
    )
    left, lines = cards - len(cells), []
    for cell, base, room, roof in zip(cells, bases, rooms, [*roofs, None], strict=False):
        stands = {"base": f'"{base}"'}
        if left > 0:
            stands["rooms"] = f'"{room}"'
        if left > 1 and roof:
            stands["roof"] = f'"{roof}"'
        left -= len(stands) - 1
        lines.append(f"{cell} = {{ {', '.join(f'{key} = {value}' for key, value in stands.items())} }}")
    return "\n".join(["[[home]]", *lines])


def test_no_more_than_a_card_a_turn() -> None:
    """R1  Twenty turns."""
    assert pad(largest(NUM_TURNS), GAME).problems == []
    assert wrong(largest(NUM_TURNS + 1)) == ["21 cards are written down, but only one is built a turn: 20 at most."]


def test_cells_may_lie_apart() -> None:
    """R8  A trap may have destroyed what was between them."""
    assert pad('[[home]]\nA1 = "lawn"\nC3 = "barbecue"\nC1 = "cellar"', GAME).problems == []


@pytest.mark.parametrize("game", [{}, {"game": "chess"}, {"game": 3}, {"game": "dreamhome"}])
def test_the_game_must_be_named(game: dict[str, object]) -> None:
    found = scored({**game, "home": [{"A1": "lawn"}]}, GAME)
    assert [problem.what.key for problem in found.problems] == ["pad-game"]
    assert found.homes == []


def test_all_problems_are_told_at_once() -> None:
    sheet = "[[home]]\nD1 = 1\nA1 = 'lwan'\nA2 = { base = 'lawn', roof = 'cellar' }\nA3 = 'lawn'\nexpert = 1"
    assert len(wrong(sheet)) == 6


@pytest.mark.parametrize("lang", LANGS)
def test_every_problem_can_be_told_in_every_language(lang: str) -> None:
    for home, _ in HOMES:
        assert wrong(f"[[home]]\n{home}", lang)
    assert wrong(largest(NUM_TURNS + 1), lang)


@pytest.mark.parametrize(
    ("text", "near"),
    [("A1 = 'lwan'", ("lawn",)), ("A1 = 'gosbrunur'", ("fountain",)), ("exprt = true", ("expert",)),
     ("A1 = { base = 'cellar', rooms = 'salle de douches' }", ("shower-room",)),
     ("A1 = { base = 'cellar', rooms = 'bathroom', rof = 'glass roof' }", ("roof",)), ("A1 = 'xyzzy'", ())],
)  # fmt: skip
def test_what_may_have_been_meant(text: str, near: tuple[str, ...]) -> None:
    [problem] = pad(f"[[home]]\n{text}", GAME).problems
    assert problem.near[:1] == near


@pytest.mark.parametrize("cell", [
    "{ base = 'celar', rooms = ['bathroom'], roof = 'glass roof' }",
    "{ base = 'cellar', rooms = ['bathrm'], roof = 'glass roof' }",
    "{ base = 'cellar', rooms = ['lawn'], roof = 'glass roof' }",
])  # fmt: skip
def test_a_card_that_is_not_understood_makes_no_other_trouble(cell: str) -> None:
    assert len(wrong(f"[[home]]\nA1 = {cell}")) == 1
