"""What an action would do, in words, from the view and the notation alone."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message, Name, message


def phrase(view: Any, notation: str, names: Sequence[str] = ()) -> Message:
    """One action of the player to act."""
    verb, *words = notation.split()
    return _PHRASES[verb](view, words)


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


_PHRASES = {
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
