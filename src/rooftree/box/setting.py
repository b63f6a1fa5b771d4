"""A position set up by hand: homes as the score pad reads them, and what lies on the table around them.

A game's `placing.py` declares what can be chosen (`SETTING`) and lays it out (`set_up`); what nobody chose comes by
chance from what is left in the box. Then the rules ask the next question, as they do at the beginning of a round.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from rooftree.box.form import Form, Part
from rooftree.box.pad import Lexicon, Problem
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, array_of, copied
from rooftree.core.message import Message, Name, message

NOTHING_CHOSEN = Form(cells=(), parts=())


class Setting(NamedTuple):
    """What can be chosen besides the homes: on the table, and for each seat."""

    table: Form
    seat: Form = NOTHING_CHOSEN
    at_the_end: tuple[str, ...] = ()  # entries of the score pad that only matter when a game is over


class Chosen(NamedTuple):
    """What somebody chose of a form."""

    numbers: Mapping[str, int] = {}
    lists: Mapping[str, Sequence[str]] = {}
    choices: Mapping[str, str] = {}


class Wanted(NamedTuple):
    """All that was chosen besides the homes; `first` is the seat whose turn it is."""

    first: int
    owners: Sequence[str]
    table: Chosen
    seats: Sequence[Chosen]


class Placing(Protocol):
    """What a game's `placing.py` offers."""

    @property
    def SETTING(self) -> Setting: ...  # noqa: N802

    @property
    def set_up(self) -> Callable[[Any, Any, Wanted, Random], Iterator[Problem]]: ...


class Placed(NamedTuple):
    """A position, or everything that is impossible about it."""

    state: Array | None
    problems: Sequence[Problem]
    owners: Sequence[str]


class Stock:
    """The cards of a deck: whoever wants one of a kind gets it as long as there is one, whoever does not, any."""

    def __init__(self, names: Sequence[str], chance: Random) -> None:
        self._kinds = {card: name.partition("#")[0] for card, name in enumerate(names) if card}
        self._free = list(self._kinds)
        chance.shuffle(self._free)

    @property
    def num_left(self) -> int:
        return len(self._free)

    def use(self, card: int) -> None:
        """A certain card lies elsewhere."""
        self._free.remove(card)

    def take(self, kind: str) -> int | None:
        """A card of a kind, if there is one left."""
        card = next((card for card in self._free if self._kinds[card] == kind), None)
        if card is not None:
            self._free.remove(card)
        return card

    def deal(self, count: int) -> list[int]:
        """So many of what is left, as chance has it."""
        dealt, self._free = self._free[:count], self._free[count:]
        return dealt

    def chosen(self, kinds: Sequence[str], problems: list[Message]) -> list[int]:
        """Cards of these kinds; for those of which there is none left, a problem."""
        found = [(kind, self.take(kind)) for kind in kinds]
        problems += [message("set-none-left", card=Name(kind)) for kind, card in found if card is None]
        return [card for _, card in found if card is not None]


def set_up(
    game: Game, sheet: Mapping[str, Any], first: int, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]],
    seed: int, options: Mapping[str, Any] | None, words: Lexicon,
) -> Placed:  # fmt: skip
    """The position that a sheet of the score pad and what lies around the homes make; chance does the rest."""
    placing, rules, players = game.placing(), game.score_pad(), len(seats)
    if placing is None or rules is None:
        raise GameError(f"{game.name} cannot be set up by hand")
    state, setting = game.blank(players, options), placing.SETTING
    pad = rules.score_pad({"game": game.name, "players": players, **sheet}, words)
    if pad.problems:
        return Placed(None, pad.problems, pad.owners)
    if not 0 <= first < players:
        raise GameError(f"the turn must be of one of {players} seats, not {first}")
    on_table, with_seats = chosen(setting.table, table), [chosen(setting.seat, each) for each in seats]
    wanted = Wanted(first, pad.owners, on_table, with_seats)
    laid, problems = game.read(copied(state)), list[Problem]()
    problems += placing.set_up(laid, pad.state, wanted, Random(seed))
    found = copied(array_of(laid, game.dtype))
    if not problems:
        problems += [Problem("", message("set-broken", error=each)) for each in game.check(found)]
    return Placed(None if problems else found, problems, pad.owners)


def chosen(form: Form, given: Mapping[str, Any]) -> Chosen:
    """What was chosen, of what there is to choose; `GameError` if it is something else."""
    numbers = {key: _number(key, given.get(key, 1), most) for key, most in form.numbers.items()}
    lists = {part.key: _kinds(part, given.get(part.key, [])) for part in form.lists}
    choices = {part.key: _kinds(part, [given[part.key]])[0] for part in form.choices if given.get(part.key)}
    return Chosen(numbers, lists, choices)


def _number(key: str, number: Any, most: int) -> int:
    if type(number) is not int or not 1 <= number <= most:
        raise GameError(f"{key} must be a whole number from 1 to {most}, not {number!r}")
    return number


def _kinds(part: Part, given: Any) -> list[str]:
    if not isinstance(given, list) or len(given) > part.most:
        raise GameError(f"{part.key} must list at most {part.most}, not {given!r}")
    for kind in given:
        if kind not in part.kinds:
            raise GameError(f"{part.key}: {kind!r} is none of {', '.join(part.kinds)}")
    return list(given)
