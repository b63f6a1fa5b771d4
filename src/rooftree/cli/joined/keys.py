"""The keyboard of somebody who is told things while typing."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console

from rooftree.cli.table.keyboard import Keyboard, Lines

ERASED_LINE = "\r\x1b[K"


class LiveKeyboard(Keyboard):
    """News may come in the middle of a line: it makes way, and stands below them again."""

    def __init__(self, console: Console, stream: Lines | None = None) -> None:
        super().__init__(console, stream)
        self._prompt: str | None = None
        self._screen = threading.RLock()  # one thread asks, another prints: nobody is asked in the midst of news

    @property
    def is_live(self) -> bool:
        """Whether somebody sits there; a pipe is read only when the table asks."""
        return self.stream is None and sys.stdin.isatty()

    def ask(self, prompt: str) -> str:
        with self._screen:
            self._prompt = prompt
        try:
            return super().ask(prompt)
        finally:
            self._prompt = None

    @contextmanager
    def interrupted(self) -> Iterator[None]:
        """While this lasts, the screen is free for printing."""
        file: Any = self.console.file
        with self._screen:
            if self._prompt is not None and self.is_live:
                file.write("\n" if self.console.is_dumb_terminal else ERASED_LINE)
            yield
            if self._prompt is not None and self.is_live:
                file.write(self._prompt + _typed_so_far())
                file.flush()


def _typed_so_far() -> str:
    readline = sys.modules.get("readline")
    return readline.get_line_buffer() if readline else ""
