"""What a game's drawing need not say for itself: no bundles in its menus, nothing beside its actions."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message
from rooftree.texts import Speaker

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
