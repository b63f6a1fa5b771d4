"""The legal actions as a numbered menu: grouped as the notation groups them, columns under their own numbers.

A game may ask for bundles: all actions with one tile (`buy L2 A1`, `buy L2 B3`, `buy L2 attic`) are one line with one
number, and the answer names the rest: `2 B3`, `L2 B3`.
"""

from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.notation import Phrase

LONG = 12  # a group of more sentences than this is folded


class Item(NamedTuple):
    """One line of the menu, or one place in a bundle."""

    number: int
    action: int
    notation: str

    @property
    def words(self) -> str:
        """The notation without its verb: `G2`, `2 4`."""
        return self.notation.partition(" ")[2]


class Group(NamedTuple):
    """The legal actions of one phrase of the notation, or those that begin with the same stem (`buy L2`)."""

    pattern: str
    items: tuple[Item, ...]
    is_bundle: bool = False

    @property
    def verb(self) -> str:
        return self.pattern.partition(" ")[0]

    def answers_to(self, text: str) -> bool:
        """Whether someone who types `drill`, or for a bundle `buy`, `buy L2`, `L2` or `2`, means these."""
        names = [self.verb]
        if self.is_bundle:
            names += [self.pattern.lower(), self.pattern.lower().partition(" ")[2], str(self.items[0].number)]
        return " ".join(text.lower().split()) in names


class Menu:
    """All legal actions of the moment. `stems` are the beginnings of bundles by number, possible now or not."""

    def __init__(self, game: Game, state: Array, bundled: str = "") -> None:
        legal = sorted(game.moves(state))
        apart = [phrase for phrase in game.notation.phrases if verb_of(phrase) != bundled]
        self.stems = _stems(game, bundled) if _is_asked(game, state, bundled) else {}
        self.groups = _bundles(game, self.stems, legal)
        following = len(self.stems) + 1
        for phrase in sorted(apart, key=_rank):
            actions = [action for action in legal if action in phrase.span]
            if actions:
                self.groups.append(_group(game, phrase, actions, following))
                following = self.groups[-1].items[-1].number + 1

    @property
    def items(self) -> list[Item]:
        return [item for group in self.groups for item in group.items]

    def action(self, number: int) -> int | None:
        """The action behind a number, if there is exactly one."""
        found = [item.action for item in self.items if item.number == number]
        return found[0] if len(found) == 1 else None

    def stem_of(self, text: str) -> str | None:
        """The stem that someone means who types `2`, `L2` or `buy L2`."""
        typed = " ".join(text.lower().split())
        for number, stem in self.stems.items():
            if typed in (str(number), stem.lower(), stem.lower().partition(" ")[2]):
                return stem
        return None

    def spelled_out(self, text: str) -> str:
        """`2 B3` as the notation has it: `buy L2 B3`."""
        number, _, rest = text.partition(" ")
        stem = self.stems.get(int(number)) if number.isdecimal() and len(number) < 6 else None
        return f"{stem} {rest}" if stem and rest else text


def verb_of(phrase: Phrase) -> str:
    return phrase.pattern.partition(" ")[0]


def _is_asked(game: Game, state: Array, verb: str) -> bool:
    """Whether actions of this verb answer the present question, possible now or not."""
    spans = game.spans[game.decision(state)]
    return any(phrase.span in spans for phrase in game.notation.phrases if verb_of(phrase) == verb)


def _stems(game: Game, verb: str) -> dict[int, str]:
    """A number for each first word after the verb, whatever is possible now: `L2` is always number 2."""
    words = next((phrase.span.fields[0].words for phrase in game.notation.phrases if verb_of(phrase) == verb), ())
    return {number: f"{verb} {word}" for number, word in enumerate(words, start=1)}


def _bundles(game: Game, stems: dict[int, str], legal: list[int]) -> list[Group]:
    groups = []
    for number, stem in stems.items():
        texts = [(action, game.format(action)) for action in legal]
        items = tuple(Item(number, action, text) for action, text in texts if text.startswith(f"{stem} "))
        if items:
            groups.append(Group(stem, items, is_bundle=True))
    return groups


def _rank(phrase: Phrase) -> int:
    """Numbered things first, actions without any argument (`pass`) last."""
    if not phrase.span.fields:
        return 2
    return 0 if _is_numbered(phrase) else 1


def _is_numbered(phrase: Phrase) -> bool:
    """Columns are counted as people count; seats begin with zero, and are known by name."""
    if len(phrase.span.fields) != 1:
        return False
    return all(word.isdigit() and word != "0" for word in phrase.span.fields[0].words)


def _group(game: Game, phrase: Phrase, actions: list[int], first: int) -> Group:
    """Numbers in a row, but `take 3` is number 3 even when column 2 is gone."""
    items = []
    for place, action in enumerate(actions):
        notation = game.format(action)
        number = int(notation.split()[1]) if _is_numbered(phrase) and first == 1 else first + place
        items.append(Item(number, action, notation))
    return Group(phrase.pattern, tuple(items))
