"""Printing for people and for programs: tables, progress, JSON."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

T = TypeVar("T")
PIPED_WIDTH = 119  # a pipe has no width of its own, and a table should not fold there


def print_json(value: Any) -> None:
    speaks_unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(value, ensure_ascii=not speaks_unicode, indent=2))


def console() -> "Console":
    """Standard output: colours on a terminal, plain text in a pipe."""
    from rich.console import Console

    class Output(Console):
        """When the reader of the pipe goes away, the command line knows what to do."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Output(highlight=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], words: int = 1) -> "Table":
    """A table whose first `words` columns hold words and whose others hold numbers."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(columns):
        made.add_column(Text(column), justify="left" if place < words else "right")
    for row in rows:
        made.add_row(*(Text(str(value)) for value in row))
    return made


def followed(items: Iterable[T], total: int | None, what: str) -> Iterator[T]:
    """The same items, with a progress bar on standard error if someone is looking there."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, total=total, description=what)


def grouped(number: int) -> str:
    """105123 as people read it: 105 123."""
    return f"{number:,}".replace(",", " ")
