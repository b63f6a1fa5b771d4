"""The cards of a game as the browser's art knows them: cards.toml, written as TypeScript."""

import json
import tomllib
from typing import Any

from rooftree.core.found import find

NOT_DRAWN = ("sources", "supply")  # where numbers come from, and what is no card
HEAD = "/** Every card of the box. Written by `make docs` from the game's cards.toml: correct that file. */"


def cards(name: str) -> str:
    """web/src/games/<game>/cards.ts."""
    with (find(name).folder / "cards.toml").open("rb") as file:
        entries = "".join(f"  {key}: {_lines(value)},\n" for key, value in _drawn(tomllib.load(file)).items())
    return f"{HEAD}\nexport const CARDS = {{\n{entries}}} as const;\n"


def _lines(value: dict[str, Any] | list[dict[str, Any]]) -> str:
    """A line a card, or a line an entry."""
    if isinstance(value, list):
        return "[\n" + "".join(f"    {_written(card)},\n" for card in value) + "  ]"
    return "{\n" + "".join(f"    {_entry(*entry)},\n" for entry in _drawn(value).items()) + "  }"


def _drawn(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in value.items() if key not in NOT_DRAWN}


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(_entry(*entry) for entry in _drawn(value).items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def _entry(key: str, value: Any) -> str:
    return f"{key if key.isidentifier() else json.dumps(key)}: {_written(value)}"
