"""What a game may bring besides its rules: asked for by class, because none of it needs a build.

Each is a file of the right name in the game's folder. Whatever is not there gets a default: a plain table in terminal
and browser, pieces that say their names, no card list and no score pad, a greedy bot that looks at the points.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from rooftree.core.layout import Array
from rooftree.core.looks import Looks
from rooftree.core.message import Message

if TYPE_CHECKING:
    from rooftree.box.pad import ScorePad
    from rooftree.box.prints import Prints
    from rooftree.box.setting import Placing
    from rooftree.core.game import Game
    from rooftree.draw import Drawing

Card = Mapping[str, Any]


class Bot(Protocol):
    """A player that is a program: what would you do in this position, as this seat?"""

    def choose(self, state: Array, seat: int) -> int: ...


class Evaluation(Protocol):
    """How the greedy bot judges a game. `best_action` is a rule; it may think in so many `LEVELS` of copies."""

    @property
    def LEVELS(self) -> int: ...  # noqa: N802  # a constant of a module

    @property
    def best_action(self) -> Callable[..., int]: ...


class Thinking(Protocol):
    """What the search (bots/search.py) needs of a game: rules, and what they take.

    There may be more: `hurried`, how people play on in its lines, like `policy` but in less time; `is_settled`
    (position, habit), whether what the policy does needs no search; `VICTORY`, what it counts for more that a line
    ends with one, and the most that the lead counts for there; and, where words tell something, `listen` (tables,
    memory, seat), which notes in the memory what it takes to understand them, and `is_believable` (world, memory,
    seat), whether a world goes with them.
    """

    @property
    def TABLES(self) -> int: ...  # noqa: N802  # copies that the policy thinks in; the first is the position

    @property
    def ROUNDS(self) -> int: ...  # noqa: N802  # after which a line is judged

    @property
    def FORESIGHT(self) -> int: ...  # noqa: N802  # rounds after which a coach judges a move; 0: at the end of the game

    @property
    def POINT(self) -> int: ...  # noqa: N802  # what a point is to `worth`

    @property
    def FIRST_LOOK(self) -> int: ...  # noqa: N802  # lines that a judgement at the end of the turn counts for

    @property
    def LOYALTY(self) -> int: ...  # noqa: N802  # what a line of the policy's own move counts for more, as `worth` does

    @property
    def Memory(self) -> type: ...  # noqa: N802  # a record for the policy and the judgement: scratch

    @property
    def policy(self) -> Callable[..., int]: ...  # (tables, moves, memory, seat, searcher, seed): how people play on

    @property
    def worth(self) -> Callable[..., int]: ...  # (tables, memory, seat): of the first table

    @property
    def round_of(self) -> Callable[..., int]: ...  # (state): grows as the game goes on


class Facts(Protocol):
    """The numbers that sentences and rules pages mention, and what each card does."""

    def facts(self) -> Mapping[str, Mapping[str, int | str]]: ...

    def kinds(self) -> Sequence[str]: ...

    def effect(self, kind: str) -> Message: ...


class Components(Protocol):
    """The card list for people: tables of the box, their columns, and how many of these are words."""

    @property
    def COLUMNS(self) -> Mapping[str, Sequence[str]]: ...  # noqa: N802

    @property
    def WORDS(self) -> Mapping[str, int]: ...  # noqa: N802

    def parts(self) -> Mapping[str, Sequence[Card]]: ...


class Traces(Protocol):
    """What the coach may tell of a game besides its points (coach/events.py)."""

    def traces(self, state: Any) -> Iterable[tuple[str, int, str]]:
        """Kind, seat and what: `takes` for a card that a seat has, `stands` for one that everybody built."""

    def wanted(self, told: Message) -> Iterable[str]:
        """What a move wants to come to stand, by its words."""


class Extras:
    """What lies in a game's folder beside its `game.py`, under these names."""

    @classmethod
    def folder(cls) -> Path:
        """Where everything of the game lies: `texts/` and `lesson.toml` among it."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent

    @classmethod
    def drawing(cls) -> "Drawing | None":
        """How the table looks in the terminal."""
        return cast("Drawing | None", cls._part("terminal"))

    @classmethod
    def facts(cls) -> Facts | None:
        return cast("Facts | None", cls._part("texts.facts"))

    @classmethod
    def about(cls) -> Mapping[str, str]:
        """Which section of the rules explains a decision, or a reason why something may not be done."""
        about = cls._part("texts.about")
        return cast("Mapping[str, str]", about.ABOUT) if about else {}

    @classmethod
    def traces(cls) -> Traces | None:
        """What a position leaves behind besides its points, for the coach."""
        return cast("Traces | None", cls._part("texts.traces"))

    @classmethod
    def looks(cls) -> Looks | None:
        """What each piece on the table is, does, and is worth at the moment."""
        return cast("Looks | None", cls._part("looks"))

    @classmethod
    def components(cls) -> Components | None:
        return cast("Components | None", cls._part("components"))

    @classmethod
    def score_pad(cls) -> "ScorePad | None":
        return cast("ScorePad | None", cls._part("scorepad"))

    @classmethod
    def placing(cls) -> "Placing | None":
        """How a position is set up by hand."""
        return cast("Placing | None", cls._part("placing"))

    @classmethod
    def prints(cls) -> "Prints | None":
        """What is printed of it: decks, boards, tokens."""
        return cast("Prints | None", getattr(cls._part("printing"), "PRINTS", None))

    @classmethod
    def evaluation(cls) -> Evaluation | None:
        return cast("Evaluation | None", cls._part("evaluation"))

    @classmethod
    def thinking(cls) -> Thinking | None:
        return cast("Thinking | None", cls._part("thinking"))

    @classmethod
    def bots(cls) -> "Mapping[str, Callable[[Game, int], Bot]]":
        """Bots that play this game only, by name: each is made from a game and a seed."""
        bots = cls._part("bots")
        return cast("Mapping[str, Callable[[Game, int], Bot]]", bots.BOTS) if bots else {}

    @classmethod
    def levels(cls) -> "Mapping[str, int]":
        """How well those bots play, from 1 (just learning) to 6 (like a master); `LEVELS` beside them may say so."""
        return cast("Mapping[str, int]", getattr(cls._part("bots"), "LEVELS", {}))

    @classmethod
    def _part(cls, name: str) -> Any:
        """A module of the game's own package, or None; that it is of the right type, the tests see to."""
        package = cls.__module__.rpartition(".")[0]
        is_there = bool(package) and _is_there(str(sys.modules[cls.__module__].__file__), name)
        return import_module(f"{package}.{name}") if is_there else None


@cache
def _is_there(beside: str, name: str) -> bool:
    """Whether a game brings a part of this name, beside the file of its class; looked for once, not at every move."""
    place = Path(beside).parent.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()
