"""House rules to test with: those that come as examples, and some that change everything that can be changed."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from rooftree.box.houserules import read_house_rules
from rooftree.core.found import find
from rooftree.core.game import Game
from rooftree.core.houserules import HouseRules, introduce
from rooftree.games import NAMES
from tests.shared import checked

EXAMPLES = Path(__file__).parents[2] / "examples" / "house_rules"
FILES = sorted(EXAMPLES.glob("*.toml"))


@cache
def example(name: str) -> HouseRules:
    """One of the examples, introduced."""
    return read_house_rules(EXAMPLES / f"{name}.toml")


def played_by(rules: HouseRules) -> Game:
    return checked(introduce(rules))


def box(game: str) -> dict[str, Any]:
    return tomllib.loads((find(game).folder / "cards.toml").read_text(encoding="utf-8"))


def everything(game: str) -> dict[str, dict[str, Any]]:
    """Every entry that can be changed, in such a way that it can be told, if not played."""
    return {
        table: _changed(rows) if isinstance(rows, dict) else {_name(row): _changed(row) for row in rows}
        for table, rows in box(game).items()
        if table != "supply"
    }


def _name(row: dict[str, Any]) -> str:
    return str(row["name"] if "name" in row else row["colour"])


def _changed(row: dict[str, Any]) -> dict[str, Any]:
    return {key: _other(value) for key, value in row.items() if key != "sources" and not isinstance(value, bool | str)}


def _other(value: Any) -> Any:
    if isinstance(value, dict):
        return _changed(value)
    if isinstance(value, list):
        return value[1:] or [*value, *value]
    return value + 1


assert len({each.stem for each in FILES}) == 3 * len(NAMES)
