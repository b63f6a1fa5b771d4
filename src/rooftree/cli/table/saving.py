"""Saving the game in progress to a file, and finding it again."""

import os
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

from rooftree.cli.errors import CommandError
from rooftree.cli.table.program import program
from rooftree.core.game import Game
from rooftree.core.replay import Record, RecordError, encode, read

SUFFIXES = (".json", ".jsonl")


class SaveError(Exception):
    """A file that cannot be written; the text says why."""


def save_path(text: str) -> Path:
    """The file that a person means: `.json` is added where there is no such ending."""
    try:
        path = Path(text).expanduser()
        return path if path.suffix in SUFFIXES else path.with_name(path.name + ".json")
    except (RuntimeError, ValueError) as error:
        raise SaveError(str(error)) from None


def is_taken(path: Path) -> bool:
    """Whether there is something of this name already."""
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise SaveError(_reason(error)) from None


def save(record: Record, path: Path) -> None:
    """Write the whole record or nothing: a broken save must not replace a good one."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(encode(record) + "\n", encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise SaveError(_reason(error)) from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


# When players leave without a word


def rescue(record: Record, name: str) -> Path:
    """Write to a new file in the first folder that lets us; `SaveError` tells why the last one did not."""
    reason = ""
    for folder in _refuges():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return _written_anew(encode(record) + "\n", folder, name)
        except OSError as error:
            reason = f"{folder}: {_reason(error)}"
    raise SaveError(reason)


def _refuges() -> Iterator[Path]:
    """A folder of ours, the present one, one for what is passing."""
    with suppress(RuntimeError):  # someone without a home
        yield Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "rooftree"
    yield Path()
    with suppress(OSError):  # there is none
        yield Path(tempfile.gettempdir())


def _written_anew(text: str, folder: Path, name: str) -> Path:
    """A file of this name, or of the first with a number that is free: nothing is ever replaced."""
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    path = next(path for each in names if not os.path.lexists(path := folder / f"{each}.json"))
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise
    return path


def load(game: Game, path: Path) -> Record:
    """The one record of a file; `CommandError` says what is wrong with it."""
    try:
        records = [record for _, record in read(path)]
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from None
    except RecordError as error:
        raise CommandError(f"{path}: {error}") from None
    if len(records) != 1:
        raise CommandError(f"{path} holds {len(records)} records; a saved game is exactly one")
    if records[0].game != game.family():
        command = f"{program()} play {records[0].game} --load {shlex.quote(str(path))}"
        raise CommandError(f"{path} is a game of {records[0].game}: {command}")
    return records[0]
