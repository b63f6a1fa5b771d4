"""Record files: what a record holds, how it is made, written and read.

A record is the deal and the moves of a game: its save, its replay, its bug report and its golden test. It is one JSON
object (`rooftree-record/1`), one line in a `.jsonl` file. The deal is what counts; the seed only tells where it came
from and may be null. A record without a result is a save: the game may go on from there. One of a game by house rules
carries them whole, and says so by its format (`rooftree-record/2`): nobody can take it for a game by the box.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from rooftree.core.game import Game, Outcome
from rooftree.core.houserules import HouseRules
from rooftree.core.layout import Array
from rooftree.core.score import Line, recorded_lines
from rooftree.core.text import harmless

FORMAT = "rooftree-record/1"
BY_HOUSE_RULES = "rooftree-record/2"
FAMILY = "rooftree-record/"
MAX_BYTES = 1_000_000  # a record; a game of Dream Home takes about 10,000
MAX_NAME = 60  # characters of a player's name
HUMAN, BOT = "human", "bot:"  # who plays a seat: a person, or `bot:NAME`


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: `player` is `human` or `bot:NAME`."""

    name: str
    player: str

    @property
    def bot(self) -> str | None:
        """The bot's name, or None for a person."""
        return bot_in(self.player)


def bot_in(player: str) -> str | None:
    """The name of the bot that plays, or None for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended; `winners` are seats. Where everyone plays together there are none, and a rank instead."""

    scores: list[int]
    winners: list[int]
    lines: list[tuple[Line, ...]]
    rank: str | None = None


class SealNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The numbers by which anybody can check that nobody chose the deal; docs/protocol.md tells how."""

    commitment: str  # shown before the deal
    text: str = ""  # what the server had sealed
    secrets: list[str] = []  # of the people, in the order of their pledges
    salt: str = ""  # of a seal of version 1, which has neither


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from the deal to the last move, in the order in which the fields are written."""

    format: str
    game: str
    ruleset: str
    package: str
    seed: int | None  # more digits than a number of JavaScript has: hand a record on as the text that it came as
    options: dict[str, bool | str]
    seats: list[Seat]
    deal: dict[str, list[Any]]
    moves: list[tuple[int, str]]
    result: Result | None = None
    resumed: int | None = None  # so many of its moves came from another record, and with it the deal: it has no seal
    seal: SealNumbers | None = None  # of a game that was played at a server
    house_rules: HouseRules | None = None  # all that differs from the box

    @property
    def played(self) -> str:
        """The name of the game that it is a record of: with house rules, `introduce` makes it known."""
        return self.game if self.house_rules is None else self.house_rules.id


class Header(msgspec.Struct):
    """What tells a record from any other JSON object."""

    format: str


class RecordError(ValueError):
    """A record that is not what it says: which record of the file, which move (from 1) if any, and what is wrong."""

    def __init__(self, text: str, record: int = 1, move: int | None = None, notation: str = "") -> None:
        self.text, self.record, self.move, self.notation = harmless(text), record, move, notation
        where = f"record {record}" if move is None else f'record {record}, move {move} ("{harmless(notation, 40)}")'
        super().__init__(f"{where}: {self.text}")


# Making records


def record_of(
    game: Game,
    start: Array,
    seed: int | None,
    seats: Sequence[Seat],
    moves: Sequence[tuple[int, int]],
    final: Array,
) -> Record:
    """The record of a game that began at `start`, with moves as (seat, action); an unfinished one has no result."""
    return Record(
        format=FORMAT if game.house_rules is None else BY_HOUSE_RULES,
        game=game.family(),
        ruleset=game.ruleset_of(start),
        package=package_version(),
        seed=seed,
        options=game.options_of(start),
        seats=list(seats),
        deal=game.deal_of(final),  # chance may have gone on deciding during the game
        moves=[(seat, game.format(action)) for seat, action in moves],
        result=result_of(game.outcome(final)) if game.is_over(final) else None,
        house_rules=game.house_rules,
    )


def result_of(outcome: Outcome) -> Result:
    """How a game ended, as records hold it."""
    lines = [recorded_lines(each) for each in outcome.lines]
    return Result(list(outcome.scores), list(outcome.winners), lines, outcome.rank)


@cache
def package_version() -> str:
    return version("rooftree")


def encode(record: Record) -> str:
    """A record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record).decode()


# Reading records


def decode(line: bytes, number: int = 1) -> Record:
    """The record on one line; `RecordError` says what is wrong with it."""
    try:
        header = msgspec.json.decode(line.decode(), type=Header)
    except msgspec.ValidationError:
        raise RecordError(f'this is no Rooftree record: there is no "format": "{FORMAT}"', number) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not JSON: {error}", number) from None
    if header.format not in (FORMAT, BY_HOUSE_RULES):
        raise RecordError(_foreign(header.format), number)
    return _well_formed(line, number)


def _foreign(form: str) -> str:
    if form.startswith(FAMILY):
        return f"this record has the format {form!r}; this version of Rooftree reads {FORMAT!r} and {BY_HOUSE_RULES!r}"
    return f"this is no Rooftree record: its format is {form!r}, not {FORMAT!r}"


def _well_formed(line: bytes, number: int) -> Record:
    try:
        record = msgspec.json.decode(line, type=Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise RecordError(str(error), number) from None
    if (record.house_rules is not None) != (record.format == BY_HOUSE_RULES):
        raise RecordError(f"the format {BY_HOUSE_RULES!r} is for records with house_rules, and only for them", number)
    if record.house_rules is not None and record.house_rules.game != record.game:
        raise RecordError(f"house rules of {record.house_rules.game!r} in a record of {record.game!r}", number)
    for position, seat in enumerate(record.seats):
        if not 1 <= len(seat.name) <= MAX_NAME or not seat.name.isprintable():
            text = f"a name must have 1 to {MAX_NAME} printable characters - at `$.seats[{position}].name`"
            raise RecordError(text, number)
        if seat.player != HUMAN and not (seat.player.startswith(BOT) and seat.player.isprintable()):
            raise RecordError(f'expected "human" or "bot:NAME" - at `$.seats[{position}].player`', number)
    return record


def read(path: Path, only: int | None = None) -> Iterator[tuple[int, Record]]:
    """The records of a file with their numbers, which are its lines; a `.json` file holds one record.

    `only` reads the record with that number and looks at no other.
    """
    with path.open("rb") as file:
        for number, line in _whole(file) if path.suffix == ".json" else _lines(file):
            if only in (None, number) and (line.strip() or len(line) > MAX_BYTES):
                yield number, _decoded_line(line, number)


def _whole(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    yield 1, file.read(MAX_BYTES + 1)


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers; of one that is too long, only the beginning."""
    number = 0
    while line := file.readline(MAX_BYTES + 1):
        number += 1
        yield number, line
        while line and not line.endswith(b"\n"):
            line = file.readline(MAX_BYTES)


def _decoded_line(line: bytes, number: int) -> Record:
    if len(line) > MAX_BYTES:
        raise RecordError(f"the line is longer than {MAX_BYTES:,} bytes: no record is that long", number)
    if line.lstrip().startswith(b"{") and _breaks_off(line):
        raise RecordError("the file breaks off in the middle of this record", number)
    return decode(line, number)


def _breaks_off(line: bytes) -> bool:
    """Whether the last line of a file is the beginning of something."""
    if line.endswith(b"\n"):
        return False
    try:
        msgspec.json.decode(line.decode(errors="ignore"))
    except (msgspec.DecodeError, RecursionError) as error:
        return "truncated" in str(error)
    return False
