"""The legal actions as a numbered menu: grouped as the notation groups them, columns under their own numbers."""

from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.notation import Phrase
from rooftree.core.record import Array

LONG = 12  # a group of more sentences than this is folded


class Item(NamedTuple):
    """One line of the menu."""

    number: int
    action: int
    notation: str

    @property
    def words(self) -> str:
        """The notation without its verb: `G2`, `2 4`."""
        return self.notation.partition(" ")[2]


class Group(NamedTuple):
    """The legal actions of one phrase of the notation."""

    pattern: str
    items: tuple[Item, ...]

    @property
    def verb(self) -> str:
        return self.pattern.partition(" ")[0]


class Menu:
    """All legal actions of the moment."""

    def __init__(self, game: Game, state: Array) -> None:
        self.groups: list[Group] = []
        legal, following = sorted(game.moves(state)), 1
        for phrase in sorted(game.notation.phrases, key=_rank):
            actions = [action for action in legal if action in phrase.span]
            if actions:
                self.groups.append(_group(game, phrase, actions, following))
                following = self.groups[-1].items[-1].number + 1

    @property
    def items(self) -> list[Item]:
        return [item for group in self.groups for item in group.items]

    def action(self, number: int) -> int | None:
        """The action behind a number."""
        return next((item.action for item in self.items if item.number == number), None)


def _rank(phrase: Phrase) -> int:
    """Numbered things first, actions without any argument (`pass`) last."""
    if not phrase.arguments:
        return 2
    return 0 if _is_numbered(phrase) else 1


def _is_numbered(phrase: Phrase) -> bool:
    return len(phrase.arguments) == 1 and not phrase.unordered and all(word.isdigit() for word in phrase.arguments[0])


def _group(game: Game, phrase: Phrase, actions: list[int], first: int) -> Group:
    """Numbers in a row, but `take 3` is number 3 even when column 2 is gone."""
    items = []
    for place, action in enumerate(actions):
        notation = game.format(action)
        number = int(notation.split()[1]) if _is_numbered(phrase) and first == 1 else first + place
        items.append(Item(number, action, notation))
    return Group(phrase.pattern, tuple(items))
