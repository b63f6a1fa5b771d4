"""The screen: a rich console for people, in colours or not, with boxes or in ASCII."""

import sys
from typing import Any, TextIO

from rich.console import Console

from rooftree.draw.lettering import in_ascii


class PlainStream:
    """A stream that writes the signs of a drawing in ASCII."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(in_ascii(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def screen(is_ascii: bool) -> Console:
    """Standard output; nothing that people typed is taken for markup."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    file: Any = PlainStream(sys.stdout) if is_ascii else sys.stdout
    return Console(file=file, markup=False, emoji=False, highlight=False)
