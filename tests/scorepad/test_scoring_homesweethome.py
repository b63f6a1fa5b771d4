"""Scoring homes by hand-written sheets: the same lines as in a game, in the words of three languages."""

import random
from typing import Any

import pytest
from msgspec.structs import astuple

import rooftree
from rooftree.games.homesweethome.scorepad.lexicon import CARDS, KIND_OF
from rooftree.texts import LANGUAGES, Speaker
from tests.scorepad.sheets import HOMES, example, pad, scored, words

GAME = "homesweethome"


def test_the_english_example_is_a_palace() -> None:
    """R9  All three expert bonuses."""
    found = example(HOMES / "home.toml", GAME)
    [home] = found.homes
    assert (home.points, home.rank, home.missing) == (49, "palace", 0)
    assert home.sections == {"terrains": 11, "buildings": 23, "expert": 15}
    assert found.winners == []


def test_the_french_example_has_a_building_without_a_roof() -> None:
    """R8, R9  Two parts that a trap has separated are possible; what has no roof counts nothing."""
    [home] = example(HOMES / "chez-nous.toml", GAME).homes
    assert (home.points, home.rank, home.missing) == (38, "manor", 1)
    assert home.sections == {"terrains": 9, "buildings": 29}
    assert [astuple(line)[:3] for line in home.lines if "B3" in line.cells] == [
        ("reinforced-raft", 0, ("B3",)),
        ("kitchenette", 0, ("B3",)),
    ]


def test_the_icelandic_example_misses_two_bonuses() -> None:
    """R9"""
    [home] = example(HOMES / "heima.toml", GAME).homes
    assert (home.points, home.rank) == (22, "nice-house")
    assert [astuple(line)[:3] for line in home.lines[-1:]] == [("all-roofed", 5, ())]


def test_every_word_of_every_language_is_understood() -> None:
    """With or without accents, capitals and hyphens; no two cards share a word."""
    for lang in LANGUAGES:
        for spoken, kind in Speaker(lang, GAME).names().items():
            if kind in CARDS:
                for text in (spoken, spoken.upper(), spoken.replace(" ", "-"), kind):
                    assert words(GAME).find(text, CARDS) == kind, text


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("pool", "swimming-pool"), ("Deck", "wooden-terrace"), ("children\u2019s bedroom", "childs-bedroom"),
        ("tin roof", "sheet-metal-roof"), ("salle de bains", "bathroom"), ("toit en tole", "sheet-metal-roof"),
        ("terrasse", "wooden-terrace"), ("parterre de fleurs", "flower-bed"), ("verond", "wooden-terrace"),
        ("þak úr gleri", "glass-roof"), ("krakkaherbergi", "childs-bedroom"),
    ],
)  # fmt: skip
def test_cards_have_more_words(text: str, card: str) -> None:
    assert words(GAME).find(text, CARDS) == card


def test_a_home_of_nothing_is_a_cabin() -> None:
    """R9  Traps may have left nothing."""
    [home] = pad("[[home]]", GAME).homes
    assert (home.points, home.rank, home.lines) == (0, "cabin", ())


@pytest.mark.parametrize(("text", "points"), [
    ('"lawn"', 1), ('{ base = "lawn" }', 1), ('"cellar"', 0), ('{ base = "cellar", rooms = ["bathroom"] }', 0),
    ('{ base = "cellar", rooms = ["bathroom"], roof = "glass roof" }', 13),
    ('{ base = "cellar", rooms = "bathroom", roof = "glass roof" }', 13),
    ('{ base = "cellar", rooms = ["bathroom", "kitchenette"], roof = "glass roof" }', 16),
])  # fmt: skip
def test_a_terrain_always_counts_and_a_building_under_its_roof(text: str, points: int) -> None:
    """R9"""
    [home] = pad(f"[[home]]\nb2 = {text}", GAME).homes
    assert home.points == points


BUILDINGS = """
A1 = { base = "cellar", rooms = ["kitchenette", "guest bedroom"], roof = "tiled roof" }
C3 = { base = "basement", rooms = ["shower room", "small living room"], roof = "slate roof" }
"""


@pytest.mark.parametrize(("more", "bonuses"), [
    ("", ["all-roofed", "all-rooms"]),
    ('B2 = "small slab"', ["all-rooms"]),
    ("".join(f'{cell} = "{card}"\n' for cell, card in zip(
        ("B1", "C1", "A2", "B2", "C2", "A3", "B3"),
        ("lawn", "flower bed", "fountain", "barbecue", "playground", "paved path", "greenhouse"), strict=True)),
     ["all-cells", "all-roofed", "all-rooms"]),
])  # fmt: skip
def test_expert_bonuses(more: str, bonuses: list[str]) -> None:
    """R9"""
    [plain] = pad(f"[[home]]\n{BUILDINGS}{more}", GAME).homes
    [home] = pad(f"[[home]]\nexpert = true\n{BUILDINGS}{more}", GAME).homes
    assert [line.what for line in home.lines if line.what not in KIND_OF] == bonuses
    assert home.points == plain.points + 5 * len(bonuses) == plain.points + home.sections["expert"]
    assert "expert" not in plain.sections


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("expert", [False, True])
def test_a_played_game_written_down_scores_the_same(players: int, expert: bool) -> None:
    """Whatever the rules say of a real final position, the pad says too, line by line."""
    game, chance = rooftree.load(GAME, build="checked"), random.Random(players)
    for seed in range(8):
        state = game.new(players, seed, {"expert": expert})
        while not game.is_over(state):
            game.apply(state, chance.choice(_builders(game.moves(state), game)))
        found = scored({"game": GAME, "home": [written_down(game.view(state, None))]}, GAME)
        assert found.problems == []
        [home], outcome = found.homes, game.outcome(state)
        assert home.lines == outcome.lines[0]
        assert (home.points, home.rank) == (outcome.scores[0], outcome.rank)


def _builders(moves: list[int], game: Any) -> list[int]:
    """Moves that lead to a house, where there are such."""
    wanted = [move for move in moves if game.format(move).split()[0] in ("choose", "play", "power", "help", "counter")]
    wanted = [move for move in wanted if not game.format(move).endswith("none")]
    return wanted or moves


def written_down(view: dict[str, Any]) -> dict[str, Any]:
    """The home of a view as a table of a sheet."""
    cells = {name: cell_of(cell) for name, cell in view["ground"].items()}
    return {"expert": view["options"]["expert"], **cells}


def cell_of(cell: dict[str, Any]) -> object:
    if not cell["rooms"]:
        return cell["base"]
    stands = {"base": cell["base"], "rooms": cell["rooms"]}
    return {**stands, "roof": cell["roof"]} if cell["roof"] else stands
