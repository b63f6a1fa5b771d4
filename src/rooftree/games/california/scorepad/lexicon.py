"""The words that people have for colours, furniture and bonus cards, in any language."""

import re
from collections.abc import Callable, Iterator

from rooftree.box.pad import Lexicon, Words
from rooftree.games.california.cards import CARDS

COLOURS = tuple(CARDS.colours)
PIECES = tuple(CARDS.furniture)
BONUSES = tuple(CARDS.bonus)
THREE = "three"  # what a word for the number is listed under

JOINT = re.compile(r" *(?:[&+,/]| and | et | og ) *")  # between the things that a bonus card asks for


def lexicon(words: Words, plain: Callable[[str], str]) -> Lexicon:
    """The words of people and of the card set; a room tile is called by its name or by its colour alone."""
    spoken = [(word, kind.removeprefix("room-")) for word, kind in words]
    spoken += [(kind, kind) for kind in (*COLOURS, *PIECES, *BONUSES)]
    return Lexicon([*spoken, *_bonus_words(spoken)], lambda text: _in_any_order(plain(text)))


def _in_any_order(text: str) -> str:
    """`motorcycle & pinball` is the same as `pinball and motorcycle`."""
    return " & ".join(sorted(filter(None, JOINT.split(text))))


def _bonus_words(spoken: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """A bonus card is called by what it asks for, in any words for that: `moto & flipper`, `3 brown`."""
    said = {kind: [word for word, each in spoken if each == kind] for kind in (*COLOURS, *PIECES, THREE)}
    for bonus, row in CARDS.bonus.items():
        first, second, *_ = row.get("pieces") or row["colours"]
        if "pieces" in row:
            yield from ((f"{one} & {other}", bonus) for one in said[first] for other in said[second])
        elif first == second:
            yield from ((f"{number} {word}", bonus) for number in said[THREE] for word in said[first])
