"""Scoring mansions by hand-written sheets: the same lines as in a game, in the words of three languages."""

import random

import pytest
from msgspec.structs import astuple

import rooftree
from rooftree.texts import LANGUAGES, Speaker
from tests.scorepad.sheets import MANSIONS, example, pad, scored, words

GAME = "california"
PLACES = ("attic", "attic-extension")


def test_the_english_example() -> None:
    [home] = example(MANSIONS / "mansion.toml", GAME).homes
    assert home.points == 22
    assert home.sections == {"rooms": 12, "gifts": 5, "bonuses": 5, "unpaid-loan": 0}


def test_the_french_example_has_an_unpaid_loan() -> None:
    """R8  Two silver do not repay four."""
    found = example(MANSIONS / "manoir.toml", GAME)
    assert [(home.name, home.points) for home in found.homes] == [("Élodie", 15), ("Théo", 14)]
    assert found.homes[1].sections["unpaid-loan"] == -2
    assert found.winners == ["Élodie"]


def test_the_icelandic_example_is_decided_by_the_money() -> None:
    """R8, R9  Of nine silver, four repay the loan: the five that are left lose to six."""
    found = example(MANSIONS / "setur.toml", GAME)
    assert [(home.name, home.points, home.tie_break) for home in found.homes] == [
        ("Sigrún", 14, 5),
        ("Vilhjálmur", 14, 6),
        ("Ása", 7, 0),
    ]
    assert found.winners == ["Vilhjálmur"]


def test_every_word_of_every_language_is_understood() -> None:
    """With or without accents, capitals and hyphens; a room by its name is its colour."""
    for lang in LANGUAGES:
        for spoken, kind in Speaker(lang, GAME).names().items():
            wanted = kind.removeprefix("room-")
            if wanted not in PLACES:
                for text in (spoken, spoken.upper(), spoken.replace(" ", "-")):
                    assert words(GAME).find(text, (wanted,)) == wanted, text


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("games room", "brown"), ("Workshop", "grey"), ("gray", "grey"), ("blue", "light-blue"),
        ("light-blue", "light-blue"), ("brune", "brown"), ("VERTE", "green"), ("jardin d'hiver", "green"),
        ("bleu clair", "light-blue"), ("raudur", "red"), ("graenn", "green"), ("spilaherbergi", "brown"),
    ],
)  # fmt: skip
def test_colours_have_many_names(text: str, colour: str) -> None:
    found = pad(f'[[mansion]]\nboard = "mauve"\nD4 = "{text}"', GAME)
    assert found.problems == []
    assert words(GAME).find(text, (colour,)) == colour


def test_the_printed_room_counts_without_being_written_down() -> None:
    """R9"""
    [home] = pad('[[mansion]]\nboard = "red"', GAME).homes
    assert (home.points, home.missing) == (1, 15)
    assert [astuple(line)[:3] for line in home.lines] == [("rooms", 1, ("B2",))]
    [home] = pad('[[mansion]]\nB2 = { room = "red", piece = "jukebox" }', GAME).homes
    assert home.points == 1


def test_a_bonus_card_met_twice_over_is_met() -> None:
    """R6  Two motorcycles and a pinball machine meet "motorcycle and pinball machine"."""
    sheet = """[[mansion]]
board = "mauve"
B2 = { piece = "pinball machine" }
A1 = { room = "grey", piece = "motorcycle" }
B1 = { room = "grey", piece = "motorcycle" }
bonuses = ["motorcycle and pinball machine"]"""
    [home] = pad(sheet, GAME).homes
    assert home.points == 3 + 2


@pytest.mark.parametrize(
    ("money", "points", "silver"), [("money = 0", -1, 0), ("money = 3", -1, 3), ("money = 4", 1, 0)]
)
def test_a_loan_costs_points_unless_it_can_be_repaid(money: str, points: int, silver: int) -> None:
    """R8, R9"""
    [home] = pad(f'[[mansion]]\nboard = "red"\nloan = true\n{money}', GAME).homes
    assert (home.points, home.tie_break) == (points, silver)


@pytest.mark.parametrize(
    ("first", "second", "winners", "is_open"),
    [
        ("", 'D4 = "grey"', ["Bo"], False),
        ("money = 2", "money = 1", ["Ada"], False),
        ("money = 2", "money = 2", ["Ada", "Bo"], False),
        ("money = 2", "", ["Ada", "Bo"], True),
    ],
)
def test_who_wins(first: str, second: str, winners: list[str], is_open: bool) -> None:
    """R9"""
    mansion = '[[mansion]]\nname = "{}"\nboard = "{}"\n{}\n'
    found = pad(mansion.format("Ada", "red", first) + mansion.format("Bo", "green", second), GAME)
    assert (found.winners, found.is_open) == (winners, is_open)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_played_game_written_down_scores_the_same(players: int) -> None:
    """Whatever the rules say of a real final position, the pad says too, line by line."""
    game, chance = rooftree.load(GAME, build="checked"), random.Random(players)
    for seed in range(3):
        state = game.new(players, seed)
        while not game.is_over(state):
            game.apply(state, chance.choice(game.moves(state)))
        found = scored({"game": GAME, "mansion": written_down(game.view(state, None))}, GAME)
        assert found.problems == []
        outcome = game.outcome(state)
        assert [home.lines for home in found.homes] == list(outcome.lines)
        assert [home.points for home in found.homes] == list(outcome.scores)
        assert found.winners == [f"#{seat + 1}" for seat in outcome.winners]


def written_down(view: dict[str, object]) -> list[dict[str, object]]:
    """The mansions of a view as tables of a sheet."""
    return [
        {
            "board": mansion["board"],
            **{name: cell_of(cell) for name, cell in mansion["cells"].items() if cell["colour"]},
            "attic": [tile.partition("#")[0] for tile in mansion["attic"]],
            "extension": mansion["attic_slots"] == 2,
            "bonuses": mansion["bonuses"],
            "loan": mansion["has_loan"],
            **{key: mansion[key] for key in ("gifts", "money")},
        }
        for mansion in view["mansions"]  # type: ignore[attr-defined]
    ]


def cell_of(cell: dict[str, str | None]) -> object:
    piece = (cell["piece"] or "").partition("#")[0]
    return {"room": cell["colour"], "piece": piece} if piece else cell["colour"]
