"""Reading card data with errors that say where and why: what the games' `cards.py` share."""

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

from rooftree.box.changing import CardSetError as CardSetError
from rooftree.box.changing import with_changes
from rooftree.core.editions import changes_in
from rooftree.core.notation import kebab

SOURCES = ("rulebook", "owners")
Sources = dict[str, str | list[str]]  # of an entry, or of each of its numbers


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise CardSetError(f"{path.name} is not valid TOML: {error}") from None


def cards_of(module: str, path: Path) -> dict[str, Any]:
    """The numbers of the box, for the module that makes tables of them; with house rules, what these have changed."""
    return with_changes(read_toml(path), changes_in(module))


def rows_by_name(data: dict[str, Any], table: str, key: str, names: list[str]) -> dict[str, dict[str, Any]]:
    """The rows of a table by name, in the order of `names`; each name must be there once, and no other."""
    rows = data.get(table, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise CardSetError(f"[[{table}]] must be a list of tables")
    found = [row.get(key) for row in rows]
    for name in found:
        if name not in names:
            raise CardSetError(f"[[{table}]] {key} = {name!r} is unknown; known are {', '.join(names)}")
    for name in names:
        if found.count(name) != 1:
            raise CardSetError(f"[[{table}]] {key} = {name!r} must appear once, not {found.count(name)} times")
    return {name: rows[found.index(name)] for name in names}


def numbers_in(row: dict[str, Any], key: str, where: str, most: int) -> list[int]:
    values = row.get(key)
    if not isinstance(values, list) or not all(type(v) is int and 0 <= v <= most for v in values):
        raise CardSetError(f"{where}: {key} must be a list of whole numbers from 0 to {most}, not {values!r}")
    return values


def number_in(row: dict[str, Any], key: str, where: str, least: int = 0, most: int = 99) -> int:
    value = row.get(key)
    if type(value) is not int or not least <= value <= most:
        raise CardSetError(f"{where}: {key} must be a whole number from {least} to {most}, not {value!r}")
    return value


def member_in(enum: type[IntEnum], name: Any, where: str, none_too: bool = False) -> int:
    """The number of an enum member given by its name in kebab-case."""
    members = {kebab(member): int(member) for member in enum if member or none_too}
    if not isinstance(name, str) or name not in members:
        raise CardSetError(f"{where} must be one of {', '.join(members)}, not {name!r}")
    return members[name]


def sources_in(row: dict[str, Any], where: str) -> Sources:
    """Where the entries of a row come from: the rulebook or owners of the box; of what is not named, from us."""
    sources = row.get("sources", {})
    named = [one for each in sources.values() for one in (each if isinstance(each, list) else [each])]
    for source in named:
        if source not in SOURCES:
            raise CardSetError(f"{where}: a source must be one of {', '.join(SOURCES)}, not {source!r}")
    return dict(sources)


def numbers_named(data: dict[str, Any], spans: dict[str, tuple[int, int]]) -> dict[str, int]:
    """What the rules count with besides the cards: each of these, within its bounds."""
    numbers = data.get("numbers")
    if not isinstance(numbers, dict):
        raise CardSetError("[numbers] is missing")
    return {name: number_in(numbers, name, "[numbers]", *span) for name, span in spans.items()}


def supply_in(data: dict[str, Any]) -> dict[str, int]:
    """What lies in the box besides the cards, thing by thing."""
    supply = data.get("supply", {})
    return {thing: number_in(supply, thing, "[supply]") for thing in supply}


def copies(name: str, count: int) -> list[str]:
    """The names of the copies of a card: `gym` alone, or `kitchen#1`, `kitchen#2`…"""
    return [name] if count == 1 else [f"{name}#{copy}" for copy in range(1, count + 1)]


def expect_total(what: str, total: int, expected: int, game: str) -> None:
    if total != expected:
        raise CardSetError(f"there are {total} {what}; a {game} set has exactly {expected}")
