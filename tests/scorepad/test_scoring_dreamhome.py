"""Scoring by hand-written sheets: the same lines as in a game, in the words of three languages."""

import pytest
from msgspec.structs import astuple

import rooftree
from rooftree.games.dreamhome.lines import lines
from rooftree.texts import LANGUAGES, Speaker
from tests.scorepad.sheets import HOUSES, example, pad, scored, words

GAME = "dreamhome"


def test_the_rulebooks_example_scores_29() -> None:
    """Rooms 15, décor 4, functionality 6, roof 4 (the rulebook's own addition)."""
    [house] = example(HOUSES / "rulebook.toml").homes
    assert house.points == 29
    assert list(house.sections.values()) == [15, 4, 6, 4]
    assert house.missing == 0


def test_the_french_example() -> None:
    [house] = example(HOUSES / "maison.toml").homes
    assert list(house.sections.values()) == [25, 12, 6, 9]
    assert house.points == 52


def test_the_icelandic_example_is_decided_by_the_children() -> None:
    found = example(HOUSES / "heimili.toml")
    assert [(house.name, house.points) for house in found.homes] == [("Sigrún", 35), ("Vilhjálmur", 35), ("Ása", 11)]
    assert found.winners == ["Vilhjálmur"]
    assert [house.missing for house in found.homes] == [0, 0, 6]


def test_every_word_of_every_language_is_understood() -> None:
    """With or without accents, capitals and hyphens; colours alone are roofs."""
    for lang in LANGUAGES:
        for spoken, kind in Speaker(lang, "dreamhome").names().items():
            if kind in ("top", "ground", "basement", "garden", "first-player-marker", "roof"):
                continue
            wanted = f"roof-{kind}" if kind in ("red", "brown", "grey", "green") else kind
            for text in (spoken, spoken.upper(), spoken.replace(" ", "-")):
                assert words(GAME).find(text, (wanted,)) == wanted, text


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("red", "roof-red"), ("RED-WINDOW", "roof-red-window"), ("brown with a window", "roof-brown-window"),
        ("gris à fenêtre", "roof-grey-window"), ("vert fenetre", "roof-green-window"), ("rouge", "roof-red"),
        ("grænt með glugga", "roof-green-window"), ("graent med kvisti", "roof-green-window"),
        ("roof-red", "roof-red"),
    ],
)  # fmt: skip
def test_roofs_go_by_their_colour(text: str, kind: str) -> None:
    from rooftree.games.dreamhome.scorepad.lexicon import ROOFS

    assert words(GAME).find(text, ROOFS) == kind


@pytest.mark.parametrize(
    "word", ["empty", "Empty room", "empty-room", "face down", "vide", "pièce vide", "tómt", "tomt herbergi"]
)
def test_an_empty_room_has_many_names(word: str) -> None:
    [house] = pad(f'[[house]]\nG1 = "{word}"\nhelpers = ["architect", "architecte"]').homes
    assert astuple(house.lines[0])[:3] == ("empty-rooms", 2, ("G1",))


def test_a_played_game_written_down_scores_the_same() -> None:
    """Whatever the rules say of a real final position, the pad says too, line by line."""
    game = rooftree.load("dreamhome", build="checked")
    for seed in range(3):
        state = game.new(4, seed, {"roofs": "open"})
        while not game.is_over(state):
            game.apply(state, game.moves(state)[-1 - seed % len(game.moves(state))])
        found = scored({"game": "dreamhome", "house": written_down(game.view(state, None))})
        assert found.problems == []
        assert [house.lines for house in found.homes] == [lines(game.read(state), seat) for seat in range(4)]
        outcome = game.outcome(state)
        assert [house.points for house in found.homes] == list(outcome.scores)
        assert found.winners == [f"#{seat + 1}" for seat in outcome.winners]


def written_down(view: dict[str, object]) -> list[dict[str, object]]:
    """The houses of a view as tables of a sheet."""
    houses: list[dict[str, object]] = []
    for house in view["houses"]:  # type: ignore[attr-defined]
        cells = {name: cell_of(cell) for name, cell in house["cells"].items()}
        bare = {key: [card.partition("#")[0] for card in house[key]] for key in ("garden", "roofs", "helpers")}
        houses.append({**cells, **bare})
    return houses


def cell_of(cell: dict[str, str | None]) -> object:
    if cell["stands"] == "empty-room":
        return "empty"
    return {"room": cell["card"], "decor": cell["decor"]} if cell["decor"] else cell["card"]


# Unfinished houses, children, winners


def test_an_unfinished_house_counts_what_is_there() -> None:
    [house] = pad('[[house]]\nG1 = "kitchen"\nT1 = "kitchen"\nB4 = "scaffolding"\nG4 = "study"').homes
    assert (house.points, house.missing) == (4, 9)


def test_children_are_counted_where_every_card_has_its_number() -> None:
    """`playroom#1` has two children in our pictures, the library one."""
    [house] = pad('[[house]]\nG1 = "playroom #1"\nG2 = "library"\nG3 = "empty"').homes
    assert house.tie_break == 3
    [house] = pad('[[house]]\nG1 = "playroom #1"\nG2 = "kitchen"').homes
    assert house.tie_break is None
    [house] = pad('[[house]]\nG1 = "playroom #1"\nchildren = 7').homes
    assert house.tie_break == 7


HOUSE = '[[house]]\nname = "{}"\nG1 = "kitchen"\n{}\n'


@pytest.mark.parametrize(
    ("first", "second", "winners", "is_open"),
    [
        ("", 'T1 = "study"', ["Bo"], False),
        ("children = 2", "children = 1", ["Ada"], False),
        ("children = 2", "children = 2", ["Ada", "Bo"], False),
        ("children = 2", "", ["Ada", "Bo"], True),
    ],
)
def test_who_wins(first: str, second: str, winners: list[str], is_open: bool) -> None:
    """R11"""
    found = pad(HOUSE.format("Ada", first) + HOUSE.format("Bo", second))
    assert (found.winners, found.is_open) == (winners, is_open)
