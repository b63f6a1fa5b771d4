"""The desk of somebody who plays elsewhere: that of `table/desk.py`, with what was sent in place of a game."""

from typing import Any, cast

from rich.console import Console

from rooftree import games
from rooftree.cli.joined.keys import LiveKeyboard
from rooftree.cli.joined.seen import SeenGame, SeenSitting
from rooftree.cli.table.desk import Desk
from rooftree.cli.table.keyboard import harmless
from rooftree.cli.table.sitting import Sitting
from rooftree.client import Refused, TableCopy
from rooftree.draw import drawing_of
from rooftree.texts import Speaker


class JoinedDesk(Desk):
    """What the commands share. `copy` is the table as it was sent last."""

    keyboard: LiveKeyboard

    def __init__(self, copy: TableCopy, lang: str, console: Console, keyboard: LiveKeyboard) -> None:
        name = copy.summary["game"]
        self.seen = SeenGame(games.load(name, "checked"))
        sitting = SeenSitting(self.seen, copy)
        super().__init__(cast(Sitting, sitting), Speaker(lang, name), drawing_of(name), console, keyboard)
        self.show(copy)

    @property
    def copy(self) -> TableCopy:
        return cast(TableCopy, self.sitting.state)

    def show(self, copy: TableCopy) -> None:
        """From now on the table stands like this."""
        self.sitting.state = cast(Any, copy)
        self.names = names_of(copy, self.speaker)

    def complain(self, refused: Refused) -> None:
        """What the server says of something that it did not do."""
        self.write(harmless(str(refused)))


def names_of(copy: TableCopy, speaker: Speaker) -> list[str]:
    """Everyone's name: a single seat of our own is "You", nobody is a number."""
    seats: list[dict[str, Any]] = copy.summary["seats"]
    named = [harmless(seat["name"] or str(number + 1)) for number, seat in enumerate(seats)]
    if len(copy.my_seats) == 1:
        named[copy.my_seats[0]] = speaker.say("play-you")
    return named
