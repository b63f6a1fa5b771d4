"""What every view has, whatever the game: who looks, what is asked, what may be answered, how the points stand.

And how the rest is read without knowing the game: an entry whose keys are all cells (`A1`, `G2`) is a board, a list
with an entry for each player is what the players have, everything else is a label and a value.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from msgspec import Meta

from rooftree.core.message import Message
from rooftree.core.score import Scores


class EndingView(TypedDict):
    """What will end the game, or has ended it: a message as it goes over the wire; whether that is near."""

    what: Annotated[dict[str, Any], Meta(title="Said")]
    is_near: bool  # it may come in this chapter of the game


class Head(TypedDict):
    """The entries that the contract adds to what a game shows; `legal` and `reasons` are the player's to act."""

    game: str  # its name, as in `GET /api/games`
    you: int | None  # the seat that looks, counted from 0; None for a spectator
    num_players: int
    options: dict[str, bool | str]  # as the game is played
    decision: str  # what is asked, as `choose-action` for CHOOSE_ACTION of the game; `game-over` at the end
    to_act: int | None  # the seat that the rules ask next, also while a turn is held; None at the end
    scores: Scores  # by seat, as far as everyone can see
    ending: EndingView | None  # None where the game does not say
    legal: list[str]  # moves in notation; empty where somebody else is asked
    reasons: dict[str, Message]  # why each other answer to this decision may not be given


CELL = re.compile(r"[A-Z]+[0-9]*")
CHAPTERS = ("round", "day", "turn")
HEAD = frozenset([*Head.__annotations__, "layout", *(f"num_{chapter}s" for chapter in CHAPTERS)])


def is_board(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(CELL.fullmatch(str(key)) for key in value)


def is_by_player(value: Any, view: Mapping[str, Any]) -> bool:
    """Words in a row are a market; anything else of that length is what each player has."""
    is_list = isinstance(value, list | tuple) and len(value) == view["num_players"]
    return is_list and not any(isinstance(each, str) for each in value)
