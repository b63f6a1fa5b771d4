"""From what a person types to an action: a menu number, the notation, or an unambiguous short form of it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rooftree.cli.table.menu import Menu
from rooftree.core.game import Game
from rooftree.core.notation import NotationError


class Understood(NamedTuple):
    """The action that was meant; it may not be legal."""

    action: int


class Unclear(NamedTuple):
    """What may have been meant: several actions, close matches, or nothing; `number` when it was a menu number."""

    candidates: tuple[str, ...]
    is_ambiguous: bool = False
    is_number: bool = False


def understand(game: Game, menu: Menu, text: str) -> Understood | Unclear:
    text = menu.spelled_out(text)
    if text.isdecimal():
        action = menu.action(int(text)) if len(text) < 6 else None
        return Unclear((), is_number=True) if action is None else Understood(action)
    try:
        return Understood(game.parse(text))
    except NotationError as error:
        near = Unclear(tuple(_near(menu, error.near)))
    legal = [item.action for item in menu.items]
    return _short_form(game, legal, text) or _elsewhere(game, text) or _by_its_end(game, legal, text) or near


def _short_form(game: Game, actions: Iterable[int], text: str) -> Understood | Unclear | None:
    """`t 3` for `take 3`, `G2` for `place G2`."""
    typed = text.lower().split()
    found = [action for action in actions if _abbreviates(typed, game.format(action).lower().split())]
    if len(found) == 1:
        return Understood(found[0])
    return Unclear(tuple(map(game.format, found)), is_ambiguous=True) if found else None


def _elsewhere(game: Game, text: str) -> Understood | None:
    """A short form that means one action only, though not a legal one: there is a reason to be told."""
    found = _short_form(game, range(len(game.notation)), text)
    return found if isinstance(found, Understood) else None


def _by_its_end(game: Game, actions: Iterable[int], text: str) -> Understood | Unclear | None:
    """`C3` for `buy L2 C3`, if no other tile can go there."""
    typed = text.lower().split()
    found = [action for action in actions if typed and game.format(action).lower().split()[-len(typed) :] == typed]
    if len(found) == 1:
        return Understood(found[0])
    return Unclear(tuple(map(game.format, found)), is_ambiguous=True) if found else None


def _abbreviates(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Word by word a beginning of the notation, or of the notation without its verb."""
    if len(typed) == len(words):
        return all(word.startswith(start) for start, word in zip(typed, words, strict=True))
    return list(typed) == list(words[1:])


def _near(menu: Menu, near: list[str]) -> list[str]:
    """Legal suggestions first."""
    legal = {item.notation for item in menu.items}
    return sorted(near, key=lambda notation: notation not in legal)
