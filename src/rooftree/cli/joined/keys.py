"""The keyboard of somebody who is told things while typing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rooftree.cli.table.keyboard import Keyboard

ERASED_LINE = "\r\x1b[K"


class LiveKeyboard(Keyboard):
    """News may come in the middle of a line: it makes way, and stands below them again."""

    _prompt: str | None = None

    @property
    def is_live(self) -> bool:
        """Whether somebody sits there; a pipe is read only when the table asks."""
        return self.stream is None and sys.stdin.isatty()

    def ask(self, prompt: str) -> str:
        self._prompt = prompt
        try:
            return super().ask(prompt)
        finally:
            self._prompt = None

    @contextmanager
    def interrupted(self) -> Iterator[None]:
        """While this lasts, the screen is free for printing."""
        file: Any = self.console.file
        prompt = self._prompt if self.is_live else None
        if prompt is not None:
            file.write("\n" if self.console.is_dumb_terminal else ERASED_LINE)
        yield
        if prompt is not None:
            file.write(prompt + _typed_so_far())
            file.flush()


def _typed_so_far() -> str:
    readline = sys.modules.get("readline")
    return readline.get_line_buffer() if readline else ""
