"""How each game looks in the terminal: one module a game, chosen by name. They see views, never states."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.console import Console

    from rooftree.core.game import Outcome
    from rooftree.core.message import Message
    from rooftree.texts import Speaker


class Drawing(Protocol):
    """What the session asks of a game's drawing module. `view` is what `Game.view` gives for one seat."""

    HIDES_HANDS: bool  # players hold cards that the others must not see: the screen is covered between people

    def draw_table(self, console: "Console", view: Any, speaker: "Speaker", names: Sequence[str]) -> None: ...

    def draw_house(
        self, console: "Console", view: Any, seat: int, speaker: "Speaker", names: Sequence[str]
    ) -> None: ...

    def draw_end(self, console: "Console", view: Any, speaker: "Speaker", names: Sequence[str]) -> None: ...

    def draw_cards(self, console: "Console", view: Any, speaker: "Speaker") -> None: ...

    def describe(self, view: Any, notation: str) -> "Message": ...

    def heading(self, view: Any, pattern: str) -> "Message | None": ...

    def tie_break(self, view: Any, outcome: "Outcome", names: Sequence[str]) -> "Message | None": ...


def drawing_of(game: str) -> Drawing:
    """The drawing module of a game."""
    if game == "dreamhome":
        from rooftree.cli.draw import dreamhome

        return dreamhome
    raise LookupError(f"there is no drawing for {game!r}")
