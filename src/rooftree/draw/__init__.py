"""How each game looks in the terminal: one module a game, chosen by name. They draw views, never states."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from rooftree.core.found import game_class

if TYPE_CHECKING:
    from rich.console import Console

    from rooftree.core.game import Outcome
    from rooftree.core.message import Message
    from rooftree.texts import Speaker


class Drawing(Protocol):
    """What the session asks of a game's drawing module. `view` is what `Game.view` gives for one seat.

    What a game has no use for comes from `defaults.py`.
    """

    CHAPTER: str  # the entry of a view by which the course of a game is told: a round, a day
    BUNDLED: str  # a verb whose actions share a line of the menu for each first word after it

    # Pictures

    def draw_table(self, console: "Console", view: Any, speaker: "Speaker", names: Sequence[str]) -> None: ...

    def draw_house(
        self, console: "Console", view: Any, seat: int, speaker: "Speaker", names: Sequence[str]
    ) -> None: ...

    def draw_end(self, console: "Console", view: Any, speaker: "Speaker", names: Sequence[str]) -> None: ...

    def draw_cards(self, console: "Console", view: Any, speaker: "Speaker") -> None: ...

    # Actions in words

    def heading(self, view: Any, pattern: str) -> "Message | None":
        """What stands above the actions of one pattern that differ only in one word."""

    def short(self, view: Any, speaker: "Speaker", notation: str) -> str:
        """What tells an action apart below a heading."""

    def bundle(self, view: Any, speaker: "Speaker", notations: Sequence[str]) -> str:
        """The actions that begin with the same two words, on one line."""

    def places(self, view: Any, speaker: "Speaker", notations: Sequence[str]) -> str:
        """What tells the actions of a bundle apart."""

    def aside(self, view: Any, notation: str) -> "Message | None":
        """What an action brings besides points."""

    def label(self, view: Any, speaker: "Speaker", notation: str, asked: Sequence[str]) -> str | None:
        """An action among those that contain the words asked about; None for one that nobody means."""

    # What happened

    def tie_break(self, view: Any, outcome: "Outcome", names: Sequence[str]) -> "Message | None": ...


def drawing_of(game: str) -> Drawing:
    """How a game wants to be drawn; a plain table if it does not say."""
    found = game_class(game)
    if drawing := found.drawing():
        return drawing
    from rooftree.draw.plain import PlainDrawing

    return PlainDrawing(found)
