"""From what a person types to an action: a menu number, the notation, or an unambiguous short form of it."""

from collections.abc import Sequence
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
    if text.isdecimal():
        action = menu.action(int(text)) if len(text) < 6 else None
        return Unclear((), is_number=True) if action is None else Understood(action)
    try:
        return Understood(game.parse(text))
    except NotationError as error:
        return _short_form(menu, text) or Unclear(tuple(_near(menu, error.near)))


def _short_form(menu: Menu, text: str) -> Understood | Unclear | None:
    """`t 3` for `take 3`, `G2` for `place G2`: among the legal actions only."""
    typed = text.lower().split()
    found = [item for item in menu.items if _abbreviates(typed, item.notation.lower().split())]
    if len(found) == 1:
        return Understood(found[0].action)
    return Unclear(tuple(item.notation for item in found), is_ambiguous=True) if found else None


def _abbreviates(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Word by word a beginning of the notation, or of the notation without its verb."""
    if len(typed) == len(words):
        return all(word.startswith(start) for start, word in zip(typed, words, strict=True))
    return list(typed) == list(words[1:])


def _near(menu: Menu, near: list[str]) -> list[str]:
    """Legal suggestions first."""
    legal = {item.notation for item in menu.items}
    return sorted(near, key=lambda notation: notation not in legal)
