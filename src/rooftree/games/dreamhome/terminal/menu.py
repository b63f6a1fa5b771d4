"""Actions in the menu of the terminal: what stands above those that differ only in the cell."""

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


def _in_hand(view: Any) -> dict[str, int | str]:
    pending = view["pending"]
    return {key: Name(pending[key]) for key in ("room", "decor") if pending[key]}
