"""Reading what people type: from a terminal with line editing, or from any stream line by line."""

import sys
from contextlib import suppress
from typing import Protocol

from rich.console import Console

from rooftree.core import text

MAX_LINE = 500  # characters; nothing that makes sense is longer


class Lines(Protocol):
    """Anything that gives line after line, and at the end an empty one."""

    def readline(self) -> str: ...


class Gone(Exception):
    """Nobody is there any more: the input has ended."""


class Keyboard:
    """Where answers come from. A stream that is no terminal is echoed, so that a transcript reads like a game."""

    def __init__(self, console: Console, stream: Lines | None = None) -> None:
        self.console, self.stream = console, stream
        if stream is None and sys.stdin.isatty():
            with suppress(ImportError):  # not everywhere
                import readline  # noqa: F401  (gives `input` line editing and a history)

    def ask(self, prompt: str) -> str:
        """One line, without the spaces around it; `Gone` when there is none."""
        self.console.file.flush()
        if self.stream is None and sys.stdin.isatty():
            return self._typed(prompt)
        line = (self.stream or sys.stdin).readline()
        self.console.print(prompt + harmless(line), highlight=False, markup=False, soft_wrap=True)
        if not line:
            raise Gone
        return harmless(line)

    def forget(self) -> None:
        """Nothing that was typed so far can be called up again."""
        if readline := sys.modules.get("readline"):
            readline.clear_history()

    def _typed(self, prompt: str) -> str:
        try:
            return harmless(input(prompt))
        except EOFError:
            raise Gone from None


def harmless(line: str) -> str:
    """What was typed, without spaces around it and without anything that could upset a terminal."""
    return text.harmless(line[:MAX_LINE], MAX_LINE, " ").strip()
