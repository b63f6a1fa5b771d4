"""What happened at the table, in sentences: moves, comings and goings, chat."""

from typing import NamedTuple

from rooftree.cli.joined.desk import JoinedDesk
from rooftree.cli.table.keyboard import harmless
from rooftree.cli.table.telling import tell_deed
from rooftree.client import TableCopy
from rooftree.core.message import Message, Name, Names
from rooftree.core.speech import heard
from rooftree.protocol import ChatLine, LogEntry

RECENT = 15  # lines that `log` shows


class Happening(NamedTuple):
    """One sentence. `version` is that of the table, by which it can be taken back."""

    version: int
    text: str
    seat: int | None = None
    move: str | None = None
    is_chat: bool = False


class Chronicle:
    """Everything told so far that still holds."""

    def __init__(self, desk: JoinedDesk) -> None:
        self.desk = desk
        self.happenings: list[Happening] = []

    def take_in(self, before: TableCopy | None, after: TableCopy) -> list[Happening]:
        """What is new since an earlier copy; what was taken back meanwhile is told no longer."""
        known, since = {entry.version for entry in after.log}, before.version if before else 0
        self.happenings = [each for each in self.happenings if each.is_chat or each.version in known]
        new = list[Happening]()
        for entry in after.log:
            if entry.version > since:
                self._log(entry, new)
        new += [self._said(line) for line in after.chat if line.version > since]
        new.sort(key=lambda each: each.version)
        self.happenings += new
        return new

    def _log(self, entry: LogEntry, new: list[Happening]) -> None:
        """A sentence more; what a move brought stands behind the move."""
        desk, told = self.desk, _harmless(heard(entry.what))
        if entry.move is not None and entry.seat is not None:
            text = tell_deed(told, entry.seat, desk.speaker, desk.names)
        else:
            text = desk.speaker.say(told)
        if entry.move is None and entry.seat is not None and new and new[-1].version == entry.version:
            new[-1] = new[-1]._replace(text=f"{new[-1].text} {text}")
        else:
            new.append(Happening(entry.version, text, entry.seat, entry.move))

    def _said(self, line: ChatLine) -> Happening:
        name = harmless(line.name) or self.desk.speaker.say("join-somebody")
        text = self.desk.speaker.say("join-chat", name=name, text=harmless(line.text))
        return Happening(line.version, text, is_chat=True)

    def since_turn_of(self, seat: int | None) -> list[Happening]:
        """What others did and said since a seat moved last, without mere words."""
        own = [place for place, each in enumerate(self.happenings) if each.move and each.seat == seat]
        return [each for each in self.happenings[own[-1] + 1 if own else 0 :] if not self._is_mere_word(each)]

    def turn_of(self, seat: int) -> list[Happening]:
        """What a seat did since somebody else moved."""
        moves = [each for each in self.happenings if each.move]
        others = [place for place, each in enumerate(moves) if each.seat != seat]
        return moves[others[-1] + 1 if others else 0 :]

    def ends_with_mere_word(self, seat: int | None) -> bool:
        moves = [each for each in self.happenings if each.move]
        return bool(moves) and moves[-1].seat == seat and self._is_mere_word(moves[-1])

    def _is_mere_word(self, happening: Happening) -> bool:
        return bool(happening.move) and str(happening.move).split()[0] in self.desk.game.mere_words

    def show(self, how_many: str = "") -> None:
        """The latest lines, or so many of them, or all."""
        count = int(how_many) if how_many.isdecimal() and len(how_many) < 6 else RECENT
        count = len(self.happenings) if how_many and not how_many.isdecimal() else count
        if not self.happenings:
            self.desk.say("log-empty")
        for each in self.happenings[max(0, len(self.happenings) - count) :]:
            self.desk.write(each.text, indent=2)


def _harmless(told: Message) -> Message:
    """What other people are called and wrote must not upset a terminal."""
    args = {
        key: harmless(value) if isinstance(value, str) and not isinstance(value, Name | Names) else value
        for key, value in told.args.items()
    }
    return Message(told.key, args)
