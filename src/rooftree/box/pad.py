"""The score pad, as far as it is the same in every game: reading what people wrote, noting all that is wrong, winners.

A game's `scorepad/` reads its own tables, asks its own rules whether they are possible, and scores them.
"""

import difflib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from rooftree.box.form import Form
from rooftree.core.found import finds, game_class
from rooftree.core.message import Message, Name, message
from rooftree.core.score import Line
from rooftree.core.text import harmless

MAX_NAME = 40
MAX_SHOWN = 40  # characters of what someone wrote, in an error
MOST_GUESSES = 30  # unknown words of a sheet for which others are proposed

Words = Iterable[tuple[str, str]]  # what people say, and the kind of thing that they mean
Sheet = TypeVar("Sheet")
State = TypeVar("State")
Cell = TypeVar("Cell", bound=IntEnum)
Filled = TypeVar("Filled")


class Problem(NamedTuple):
    """Something wrong: at whose home (empty: with the whole sheet), what, and what may have been meant.

    What may have been meant is a `Name`, to be spoken, or an entry of the sheet as it is written.
    """

    owner: str
    what: Message
    near: tuple[str, ...] = ()


class ScoredHome(NamedTuple):
    """A home and what it is worth; `tie_break` is None where nobody counted what decides a tie.

    `missing` counts what it lacks: cells without a room, buildings without a roof. A home built together has a rank.
    """

    name: str
    points: int
    sections: Mapping[str, int]
    lines: tuple[Line, ...]
    tie_break: int | None
    missing: int
    rank: str | None = None


class Pad(NamedTuple):
    """All homes of a sheet. `is_open`: winners are level, and only a count could part them.

    `notes` tell what was taken for granted where the sheet does not say it. `owners` are the names of all homes, and
    `state` the table laid out with them, also where something is wrong with it.
    """

    homes: list[ScoredHome]
    winners: list[str]
    is_open: bool
    problems: list[Problem]
    notes: tuple[Message, ...] = ()
    owners: tuple[str, ...] = ()
    state: Any = None


class Lexicon:
    """Every word for everything. `plain` makes alike what people do not mind: capitals, accents, hyphens."""

    def __init__(self, words: Words, plain: Callable[[str], str]) -> None:
        self._plain = plain
        self._kinds: dict[str, set[str]] = {}
        for word, kind in words:
            self._kinds.setdefault(plain(word), set()).add(kind)

    def find(self, text: str, among: Collection[str]) -> str | None:
        """The one of these kinds that the text names, if it does."""
        return next((kind for kind in self._kinds.get(self._plain(text), ()) if kind in among), None)

    def near(self, text: str, among: Collection[str]) -> tuple[str, ...]:
        """What may have been meant: words like it, and longer ones in which it is a word."""
        wanted = self._plain(text)
        words = [word for word, kinds in self._kinds.items() if not kinds.isdisjoint(among)]
        found = difflib.get_close_matches(wanted, words, n=3, cutoff=0.7)
        found += [word for word in words if wanted in word.split()]
        kinds = [kind for word in found for kind in sorted(self._kinds[word]) if kind in among]
        return tuple(dict.fromkeys(kinds))[:2]

    def words(self, among: Collection[str]) -> dict[str, list[str]]:
        """Every word for each of these kinds."""
        found: dict[str, list[str]] = {kind: [] for kind in sorted(among)}
        for word, kinds in self._kinds.items():
            for kind in kinds & found.keys():
                found[kind].append(word)
        return found

    def ambiguous(self, among: Collection[str]) -> list[str]:
        """Words that name several of these kinds: there should be none."""
        return [word for word, kinds in self._kinds.items() if len(kinds & set(among)) > 1]


class ScorePad(Protocol):
    """What a game's `scorepad/` offers."""

    @property
    def ENTRY(self) -> str: ...  # noqa: N802  # what a home is called: [[house]], [[mansion]], [[home]]

    @property
    def MISSING(self) -> str: ...  # noqa: N802  # what `ScoredHome.missing` counts, in JSON

    @property
    def TIE_BREAK(self) -> str | None: ...  # noqa: N802  # what decides a tie, in JSON

    @property
    def FORM(self) -> Form: ...  # noqa: N802  # what can be written on its sheet

    def lexicon(self, words: Words, plain: Callable[[str], str]) -> Lexicon: ...

    def score_pad(self, data: dict[str, Any], lexicon: Lexicon) -> Pad: ...

    def is_unfinished(self, home: ScoredHome) -> bool: ...


class Reader(ABC, Generic[Sheet]):
    """Goes through the sheet once and notes every problem on the way, so that people can mend all of them at once."""

    game: ClassVar[str]
    entry: ClassVar[str]  # what a home is called: [[house]], [[mansion]], [[home]]
    keys: ClassVar[Collection[str]]
    most: ClassVar[int]

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.problems: list[Problem] = []
        self.owner = ""
        self.owners: list[str] = []  # the names of all homes, as they came
        self.players: int | None = None  # how many played, where the sheet says it

    def note(self, key: str, *, near: tuple[str, ...] = (), **args: int | str) -> None:
        self.problems.append(Problem(self.owner, message(key, **args), near))

    def sheets(self, data: dict[str, Any]) -> list[Sheet]:
        self._check_game(data)
        self.check_keys(data, ("game", "players", self.entry))
        homes = data.get(self.entry, [])
        if not isinstance(homes, list) or not all(isinstance(home, dict) for home in homes):
            self.note("pad-tables")
            return []
        if not 1 <= len(homes) <= self.most:
            self.note("pad-count", count=len(homes), most=self.most)
        self._read_players(data, len(homes))
        return [self._sheet(home, number) for number, home in enumerate(homes[: self.most], start=1)]

    def _check_game(self, data: dict[str, Any]) -> None:
        given = data.get("game", "")
        if given != self.game:
            games = ", ".join(name for name in finds().games if game_class(name).score_pad())
            self.note("pad-game", game=self.game, games=games, text=shown(given), given=int(given != ""))

    def _read_players(self, data: dict[str, Any], homes: int) -> None:
        """Not every home of a table need be on its sheet, so a sheet may say how many played."""
        kind, players = game_class(self.game), data.get("players")
        least = max(kind.min_players, min(homes, self.most))
        if players is None or (type(players) is int and least <= players <= kind.max_players):
            self.players = players
        else:
            self.note("pad-players", text=shown(players), least=least, most=kind.max_players)

    def _sheet(self, table: dict[str, Any], number: int) -> Sheet:
        self.owner = self._name(table, number)
        self.owners.append(self.owner)
        self.check_keys(table, self.keys)
        sheet = self.sheet(table)
        self.owner = ""
        return sheet

    @abstractmethod
    def sheet(self, table: dict[str, Any]) -> Sheet:
        """One home, as the game has it; `self.owner` is its name."""

    # What a game's own reader uses

    def cells(
        self, table: dict[str, Any], known: Mapping[str, Cell], filled: Callable[[Cell, Any], Filled]
    ) -> dict[Cell, Filled]:
        """What lies on the cells that are written down."""
        cells: dict[Cell, Filled] = {}
        for key, value in table.items():
            if (cell := known.get(key.upper())) is not None:
                if cell in cells:
                    self.note("pad-cell-twice", cell=Name(cell.name))
                cells[cell] = filled(cell, value)
        return cells

    def check_keys(self, table: dict[str, Any], known: Collection[str]) -> None:
        for key in table:
            if key not in known and key.upper() not in known:
                near = difflib.get_close_matches(key, known, n=2)
                self.note("pad-key", entry=shown(key), known=", ".join(known), near=tuple(near))

    def _name(self, table: dict[str, Any], number: int) -> str:
        """The name on the sheet; a home without one goes by its number."""
        name = table.get("name", f"#{number}")
        if isinstance(name, str) and 1 <= len(name.strip()) <= MAX_NAME and name.isprintable():
            return name.strip()
        self.owner = f"#{number}"
        self.note("pad-name", most=MAX_NAME)
        return self.owner

    def number(self, table: dict[str, Any], key: str, most: int) -> int | None:
        number = table.get(key)
        if number is None or (type(number) is int and 0 <= number <= most):
            return number
        self.note("pad-number", entry=key, text=shown(number), most=most)
        return None

    def flag(self, table: dict[str, Any], key: str) -> bool:
        flag = table.get(key, False)
        if not isinstance(flag, bool):
            self.note("pad-flag", entry=key, text=shown(flag))
        return flag is True

    def kinds(
        self, table: dict[str, Any], key: str, among: Collection[str], likely: Collection[str] = ()
    ) -> list[str]:
        """A list of names."""
        given = table.get(key, [])
        if not isinstance(given, list):
            self.note("pad-list", entry=key)
            return []
        return [kind for text in given if (kind := self.kind(key, text, among, likely))]

    def kind(self, where: str, text: Any, among: Collection[str], likely: Collection[str] = ()) -> str | None:
        """What a text names; `likely` is what belongs here, where that is less than what is understood."""
        kind = self.lexicon.find(text, among) if isinstance(text, str) else None
        if kind is None:
            near = self.lexicon.near(text, likely or among) if isinstance(text, str) and self._may_guess() else ()
            self.note("pad-unknown", where=where, text=shown(text), near=tuple(Name(each) for each in near))
        return kind

    def _may_guess(self) -> bool:
        """Guesses take time, and whoever has so many unknown words wrote in a language that nobody here speaks."""
        return len(self.problems) < MOST_GUESSES


def shown(value: Any) -> str:
    """What someone wrote, short and harmless enough for an error."""
    return harmless(value if isinstance(value, str) else repr(value), MAX_SHOWN)


def scored_pad(
    data: dict[str, Any],
    reader: Reader[Sheet],
    lay_out: Callable[[list[Sheet], int | None], State],
    problems: Callable[[list[Sheet], State], list[Problem]],
    scored: Callable[[State, int, Sheet], ScoredHome],
    notes: Callable[[list[Sheet], State], Iterable[Message]] = lambda *_: (),
) -> Pad:
    """Read, check and score a sheet; where anything is wrong, there are problems and no scores."""
    sheets = reader.sheets(data)
    state = lay_out(sheets, reader.players)
    wrong, owners = reader.problems + problems(sheets, state), tuple(reader.owners)
    if wrong:
        return Pad([], [], False, wrong, (), owners, state)
    homes = [scored(state, seat, sheet) for seat, sheet in enumerate(sheets)]
    return Pad(homes, *winners(homes), [], tuple(notes(sheets, state)), owners, state)


def section_points(lines: Iterable[Line], sections: Iterable[str]) -> dict[str, int]:
    """The points of each part of the score."""
    points = dict.fromkeys(sections, 0)
    for line in lines:
        points[line.section] += line.points
    return points


def twice_named(names: Sequence[str]) -> Iterator[Message]:
    counts = Counter(name.casefold() for name in names)
    for name in dict.fromkeys(names):
        if counts.pop(name.casefold(), 1) > 1:
            yield message("pad-same-name", name=name)


def winners(homes: Sequence[ScoredHome]) -> tuple[list[str], bool]:
    """Most points; of equals whoever has most of what decides a tie; then they share the victory."""
    best = max(home.points for home in homes)
    level = [home for home in homes if home.points == best]
    counted = [home.tie_break for home in level if home.tie_break is not None]
    if len(level) == 1 or len(counted) < len(level):
        return [home.name for home in level], len(level) > 1
    return [home.name for home in level if home.tie_break == max(counted)], False
