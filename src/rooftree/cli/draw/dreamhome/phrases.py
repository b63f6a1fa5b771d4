"""What an action would do, in words, from the view and the notation alone."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message, Name, message

DOWN = "place {} down"
# Actions that differ only in the cell are listed together under one heading.
HEADINGS = {
    "place {}": "menu-place",
    DOWN: "menu-place-down",
    "decor {}": "menu-decor",
    "scaffold {}": "menu-scaffold",
}


def heading(view: Any, pattern: str) -> Message | None:
    """The heading for the actions of one pattern; None where each action needs a sentence of its own."""
    if pattern not in HEADINGS:
        return None
    if pattern == DOWN and not any(_is_face_up(notation) for notation in view["legal"]):
        return message("menu-place-only-down")
    return message(HEADINGS[pattern], **_in_hand(view))


def _is_face_up(notation: str) -> bool:
    return notation.startswith("place ") and not notation.endswith(" down")


def describe(view: Any, notation: str, names: Sequence[str]) -> Message:
    """One action of the player to act."""
    verb, *words = notation.split()
    return _DESCRIBERS[verb](view, words)


def _in_hand(view: Any) -> dict[str, int | str]:
    pending = view["pending"]
    return {key: Name(pending[key]) for key in ("room", "decor") if pending[key]}


def _room(view: Any, column: str) -> Name:
    return Name(view["market"][int(column) - 1]["room"])


def _standing(view: Any, cell: str) -> Name:
    """The card that lies in the player's house; an empty room has no other name."""
    return Name(view["houses"][view["to_act"]]["cells"][cell]["card"] or "empty-room")


def _pass(view: Any, words: list[str]) -> Message:
    return message("action-pass")


def _discard(view: Any, words: list[str]) -> Message:
    return message("action-discard", **_column(view, words[0]))


def _hammer(view: Any, words: list[str]) -> Message:
    return message("action-hammer", column=int(words[0]), room=_room(view, words[0]))


def _take(view: Any, words: list[str]) -> Message:
    is_first = view["market"][int(words[0]) - 1]["resource"] is None
    return message("action-take-first" if is_first else "action-take", **_column(view, words[0]))


def _column(view: Any, column: str) -> dict[str, int | str]:
    resource = view["market"][int(column) - 1]["resource"]
    found: dict[str, int | str] = {"column": int(column), "room": _room(view, column)}
    return {**found, "resource": Name(resource)} if resource else found


def _drill(view: Any, words: list[str]) -> Message:
    column, cell = words
    old = _standing(view, cell)
    return message("action-drill", column=int(column), room=_room(view, column), cell=Name(cell), old=old)


def _mix(view: Any, words: list[str]) -> Message:
    first, second = words
    return message(
        "action-mix", column=int(first), room=_room(view, first), column2=int(second), room2=_room(view, second)
    )


def _place(view: Any, words: list[str]) -> Message:
    if words[1:] == ["down"]:
        return message("action-place-down", cell=Name(words[0]))
    return message("action-place", cell=Name(words[0]), room=Name(view["pending"]["room"]))


def _decor(view: Any, words: list[str]) -> Message:
    return message("action-decor", cell=Name(words[0]), decor=Name(view["pending"]["decor"]))


def _scaffold(view: Any, words: list[str]) -> Message:
    return message("action-scaffold", cell=Name(words[0]))


def _roofer(view: Any, words: list[str]) -> Message:
    return message("action-roofer", roof=Name("-".join(["roof", *words])))


def _supply(view: Any, words: list[str]) -> Message:
    room, cell = words
    return message("action-supply", room=Name(room), cell=Name(cell), old=_standing(view, cell))


def _swap(view: Any, words: list[str]) -> Message:
    first, second = words
    here, there = _standing(view, first), _standing(view, second)
    return message("action-swap", cell=Name(first), room=here, cell2=Name(second), room2=there)


_DESCRIBERS = {
    "pass": _pass,
    "discard": _discard,
    "hammer": _hammer,
    "drill": _drill,
    "mix": _mix,
    "take": _take,
    "place": _place,
    "decor": _decor,
    "scaffold": _scaffold,
    "roofer": _roofer,
    "supply": _supply,
    "swap": _swap,
}
