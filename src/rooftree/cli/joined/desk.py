"""The desk of somebody who plays elsewhere: that of `table/desk.py`, with what was sent in place of a game."""

from typing import Any, cast

from rich.console import Console

from rooftree import bots, games
from rooftree.cli.joined.keys import LiveKeyboard
from rooftree.cli.joined.seen import SeenGame, SeenSitting
from rooftree.cli.table.desk import Desk
from rooftree.cli.table.keyboard import harmless
from rooftree.cli.table.sitting import Sitting
from rooftree.client import Refused, TableCopy
from rooftree.draw import drawing_of
from rooftree.texts import Speaker

BOT = "bot:"


class JoinedDesk(Desk):
    """What the commands share. `copy` is the table as it was sent last."""

    keyboard: LiveKeyboard

    def __init__(self, copy: TableCopy, lang: str, console: Console, keyboard: LiveKeyboard) -> None:
        name = copy.summary["game"]
        sitting = SeenSitting(SeenGame(games.load(name, "checked")), copy)
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
    """Everyone's name: a single seat of our own is "You", bots of one kind are numbered, nobody is a number."""
    seats: list[dict[str, Any]] = copy.summary["seats"]
    bare = [_name(seat, number, speaker) for number, seat in enumerate(seats)]
    is_bot = [(seat["player"] or "").startswith(BOT) for seat in seats]
    named = [
        f"{name} {bare[: number + 1].count(name)}" if is_bot[number] and bare.count(name) > 1 else name
        for number, name in enumerate(bare)
    ]
    if len(copy.my_seats) == 1:
        named[copy.my_seats[0]] = speaker.say("play-you")
    return named


def _name(seat: dict[str, Any], number: int, speaker: Speaker) -> str:
    bot = (seat["player"] or "").removeprefix(BOT)
    is_known = speaker.game is not None and bot in bots.names_of(speaker.game)
    return speaker.say(f"bot-{bot}") if is_known else harmless(seat["name"] or str(number + 1))
