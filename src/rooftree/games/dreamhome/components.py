"""The card list, for people: every kind of card with its numbers, and which of them are certain."""

import re
from pathlib import Path
from typing import Any

from rooftree.games.dreamhome.cards import CARDS, CARDS_FILE

TABLE = re.compile(r"\[\[(\w+)\]\]")
ENTRY = re.compile(r'(\w+) = (?:"([^"]*)")?.*?(?:# (.*))?')
REMARK = re.compile(r"# .*: stated\.")

# The tables of the list: their columns, the words before the numbers.
COLUMNS = {
    "rooms": ("card", "class", "points", "children", "size", "copies"),
    "resources": ("card", "kind", "place", "points", "copies"),
}
WORDS = {"rooms": 4, "resources": 3}


def parts() -> dict[str, list[dict[str, Any]]]:
    """The whole box, table by table."""
    return {"rooms": rooms(), "resources": resources()}


def rooms() -> list[dict[str, Any]]:
    """One entry a kind of room; `stated` names what the rulebook or several owners of the box tell."""
    marks = stated()
    return [
        {
            "name": name,
            "class": room["class"],
            "copies": len(room["children"]),
            "max_size": len(room["points"]),
            "points": room["points"],
            "beside": room.get("beside"),
            "children": room["children"],
            "stated": sorted(key for thing, key in marks if thing == name),
        }
        for name, room in CARDS.rooms.items()
    ]


def resources() -> list[dict[str, Any]]:
    """One entry a kind of resource card."""
    marks = stated()
    kinds = [*_roofs(), *_decor(), *(_plain("tool", name, 1) for name in CARDS.tools)]
    kinds += [_plain("helper", name, helper["copies"]) for name, helper in CARDS.helpers.items()]
    return [{**kind, "stated": sorted(key for thing, key in marks if thing == kind["name"])} for kind in kinds]


def _plain(kind: str, name: str, copies: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "kind": kind, "copies": copies, "points": None, "place": None, **more}


def _roofs() -> list[dict[str, Any]]:
    kinds = [(colour, suffix, key) for colour in CARDS.roofs for suffix, key in (("", "plain"), ("-window", "window"))]
    return [_plain("roof", f"roof-{colour}{suffix}", CARDS.roofs[colour][key]) for colour, suffix, key in kinds]


def _decor() -> list[dict[str, Any]]:
    return [
        _plain("decor", name, 1, points=decor["points"], place=decor["room"]) for name, decor in CARDS.decor.items()
    ]


def stated(path: Path = CARDS_FILE) -> set[tuple[str, str]]:
    """What the comments of the data file call stated, as (card, entry).

    A remark behind an entry speaks for it; behind the points of a room that can grow, for its size too, unless it says
    "the points". A remark on a line of its own speaks for the number of copies in the tables that follow.
    """
    found: set[tuple[str, str]] = set()
    kind = name = remarked = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if REMARK.fullmatch(line):
            remarked = "next"
        elif table := TABLE.fullmatch(line):
            kind, remarked = table[1], table[1] if remarked == "next" else remarked
        elif entry := ENTRY.fullmatch(line):
            name = entry[2] if entry[1] in ("name", "colour") else name
            found |= _marks(kind, name, entry, kind == remarked)
    return found


def _marks(kind: str, name: str, entry: "re.Match[str]", is_remarked: bool) -> set[tuple[str, str]]:
    if kind == "roof" and is_remarked:
        return {(f"roof-{name}{suffix}", "copies") for suffix in ("", "-window")}
    if "stated" not in (entry[3] or ""):
        return set()
    if entry[3] == "stated" and kind == "room" and entry[1] == "points" and CARDS.rooms[name]["class"] != "unique":
        return {(name, "points"), (name, "max_size")}
    return {(name, "place" if entry[1] == "room" else entry[1])}
