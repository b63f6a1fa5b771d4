"""What a game's drawing need not say for itself: open hands, no bundles in its menus, nothing beside its actions."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.texts import Speaker

HIDES_HANDS = False  # everything that a player may see, all may see
IS_SHARED = False
MERE_WORDS: Sequence[str] = ()
BUNDLED = ""


def short(view: Any, speaker: Speaker, notation: str) -> str:
    """`G2` of `place G2` and of `place G2 down`."""
    return notation.split()[1]


def bundle(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    return ""


def places(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    return ""


def aside(view: Any, notation: str) -> Message | None:
    return None


def label(view: Any, speaker: Speaker, notation: str, asked: Sequence[str]) -> str | None:
    return notation


def news(before: Any, after: Any, seat: int) -> Sequence[Message]:
    return ()


def foreseen(before: Array, after: Array, notation: str) -> Array:
    """The position after an action as if its question were still open: what the end turns up stays hidden."""
    still = after.copy()
    still["decision"], still["to_act"] = before["decision"], before["to_act"]
    return still
