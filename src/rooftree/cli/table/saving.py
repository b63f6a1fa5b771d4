"""Saving the game in progress to a file, and finding it again."""

import os
from contextlib import suppress
from pathlib import Path

from rooftree.cli.errors import CommandError
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


def refuge(name: str) -> Path:
    """Where a game goes whose players left without a word: a folder of ours, made if need be."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) / "rooftree"
    with suppress(OSError):  # saving will tell
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.json"


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
    if records[0].game != game.name:
        raise CommandError(f"{path} is a game of {records[0].game}: rooftree play {records[0].game} --load {path}")
    return records[0]
