"""Everything that a table in the terminal needs at hand: the game, the language, the screen and the keyboard."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from rooftree.bots.cast import called
from rooftree.cli.table.keyboard import Keyboard
from rooftree.cli.table.sitting import Past, Sitting
from rooftree.cli.table.telling import tell, tell_news
from rooftree.core.message import Message
from rooftree.core.speech import Said, heard
from rooftree.draw import Drawing
from rooftree.draw.lettering import width_of, wrapped
from rooftree.texts import Speaker

PROMPT = "> "
NARROWEST = 12  # columns for a text behind its label; with fewer the label is part of the text
ERASED_SCROLLBACK = "\x1b[H\x1b[2J\x1b[3J"
QUOTED = 60  # characters of an answer that are repeated to its author


class Desk:
    """The things that the commands share."""

    def __init__(
        self, sitting: Sitting, speaker: Speaker, drawing: Drawing, console: Console, keyboard: Keyboard
    ) -> None:
        self.sitting, self.speaker, self.drawing = sitting, speaker, drawing
        self.console, self.keyboard = console, keyboard
        self.game = sitting.game
        self.names = called(self.game.name, [(seat.name, seat.player) for seat in sitting.seats])

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.sitting.state, seat)

    def clear(self) -> None:
        """A fresh screen, where there is a screen."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def cover(self) -> None:
        """A fresh screen behind which nothing is left: no scrolling back, no calling up what was typed."""
        self.keyboard.forget()
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(ERASED_SCROLLBACK)
        self.clear()

    # Speaking

    def tell(self, past: Past) -> str:
        """A sentence of the log."""
        return tell(past, self.game, self.speaker, self.names)

    def tell_news(self, past: Past) -> list[str]:
        """What an action brought, without the action."""
        return tell_news(past, self.game, self.speaker)

    def say_ending(self, view: dict[str, Any], is_over: bool = False) -> None:
        """Why the game is over, or that it soon will be."""
        ending = view["ending"]
        if ending and (is_over or ending["is_near"]):
            told = heard(Said(**ending["what"]))
            seat = told.args.get("seat")
            self.say(told, **({"seat": self.names[seat]} if isinstance(seat, int) else {}))

    def say(self, what: Message | str, **args: int | str) -> None:
        """Print a sentence, wrapped at the edge."""
        self.write(self.speaker.say(what, **args))

    def write(self, text: str, indent: int = 0, style: str = "") -> None:
        """Print a text, wrapped; every line is indented."""
        self.entry(" " * indent, text, style)

    def entry(self, label: str, text: str, style: str = "") -> None:
        """Print a text behind a label, wrapped; the lines that follow stand below the text."""
        if self.console.width - width_of(label) < NARROWEST:
            label, text = "", f"{label} {text}"
        for line in wrapped(" ".join(text.splitlines()), max(2, self.console.width - width_of(label))) or [""]:
            self.console.print(Text(label + line, style), no_wrap=True, crop=True)
            label = " " * width_of(label)

    def command(self, text: str) -> None:
        """Print a command for copying: in one piece, however long."""
        self.console.print(Text(f"    {text}"), soft_wrap=True)

    def flow(self, parts: Iterable[str], indent: int = 4, gap: int = 3) -> None:
        """Print short texts in columns, as many as fit on a line."""
        texts = list(parts)
        width = max(map(len, texts), default=0) + gap
        columns = (self.console.width - indent + gap) // width
        if columns < 1:
            for text in texts:
                self.entry(" " * indent, text)
            return
        for start in range(0, len(texts), columns):
            line = "".join(text.ljust(width) for text in texts[start : start + columns])
            self.console.print(Text(" " * indent + line.rstrip()), no_wrap=True, crop=True)

    def listed(self, words: list[str], last: str) -> str:
        """`a, b or c` in the reader's language."""
        return self.speaker.listed(words, last)


def quoted(text: str) -> str:
    return text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
