"""What every view has, whatever the game: who looks, what is asked, what may be answered, how the points stand."""

from typing import TypedDict

from rooftree.core.message import Message
from rooftree.core.score import Scores


class Head(TypedDict):
    """The entries that the contract adds to what a game shows; `legal` and `reasons` are the player's to act."""

    game: str
    you: int | None
    num_players: int
    options: dict[str, bool | str]
    decision: str
    to_act: int | None
    scores: Scores
    legal: list[str]
    reasons: dict[str, Message]
