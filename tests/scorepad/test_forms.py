"""What a page can fill in: every entry of the sheet is in the form, and whatever is filled in gets an answer."""

import random
import tomllib
from typing import Any

import pytest

from rooftree.box.padding import MOST_ENTRIES, answered, form_of, is_too_long, lexicon, score_pads
from rooftree.core.found import game_class
from rooftree.core.jit import Kind
from rooftree.texts import Speaker
from tests.scorepad.sheets import EXAMPLES

GAMES = tuple(score_pads())
SHEETS = sorted(EXAMPLES.glob("*/*.toml"))


def answer(game: str, sheet: dict[str, Any]) -> Any:
    return answered(game_class(game)(Kind.CHECKED), {"game": game, **sheet})


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_the_examples_are_scored_and_shown(path: Any) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found = answer(data["game"], data)
    shown = [score["points"] for score in found["view"]["scores"]]
    assert found["problems"] == []
    assert [home["points"] for home in found["homes"]] == shown[: len(found["homes"])]
    assert all(sum(line["points"] for line in home["lines"]) == home["points"] for home in found["homes"])


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_the_form_is_understood_by_its_own_name(game: str) -> None:
    form = form_of(game)
    assert form is not None
    for part in (*form["parts"], *form["lists"], *form["choices"]):
        assert part["kinds"]
        for kind in part["kinds"]:
            assert lexicon(game).find(kind, part["kinds"]) == kind
            assert form["words"][kind]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_filled_in_is_scored_or_explained(game: str) -> None:
    """Houses filled in at random, possible or not: each has a picture, and a sentence for all that is wrong."""
    form, chance, speaker = form_of(game), random.Random(7), Speaker("en", game)
    assert form is not None
    rules = game_class(game)(Kind.CHECKED)
    seen = set()
    for _ in range(60):
        homes = [_filled(form, chance) for _ in range(chance.randint(1, form["most_homes"]))]
        found = answered(rules, {"game": game, form["entry"]: homes})
        assert found["view"] is not None
        assert bool(found["problems"]) != bool(found["homes"])
        for problem in found["problems"]:
            seen.add(problem["what"]["key"])
            assert problem["home"] is None or problem["home"] < len(homes)
    for key in seen:
        assert speaker.has(key)
    assert len(seen) > 2  # they are impossible in more than one way


def _filled(form: Any, chance: random.Random) -> dict[str, Any]:
    """A home with something of everything; now and then a word that nobody knows."""
    home: dict[str, Any] = {}
    for cell in chance.sample(form["cells"], chance.randint(0, len(form["cells"]))):
        parts = chance.sample(form["parts"], chance.randint(1, len(form["parts"])))
        home[cell] = {part["key"]: _some(part, chance) for part in parts}
    for part in form["lists"]:
        home[part["key"]] = [chance.choice([*part["kinds"], "gibberish"]) for _ in range(chance.randint(0, 3))]
    for part in form["choices"]:
        home[part["key"]] = chance.choice(part["kinds"])
    home |= {key: chance.randint(0, most + 1) for key, most in form["numbers"].items()}
    return home | {key: chance.random() < 0.5 for key in form["flags"]}


def _some(part: Any, chance: random.Random) -> Any:
    if part["most"] == 1:
        return chance.choice(part["kinds"])
    return chance.sample(part["kinds"], chance.randint(1, part["most"]))


def test_a_sheet_that_no_table_needs_is_too_long() -> None:
    assert not is_too_long({"house": [{f"T{number}": {"room": "kitchen"} for number in range(12)}] * 4})
    assert is_too_long({"house": [{"roofs": ["red"] * MOST_ENTRIES}]})
    assert is_too_long({"house": [{"name": "a" * 500}]})
