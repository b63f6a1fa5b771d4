"""Pages into PDF, by Typst: an optional part of the package, and pictures that are there once the client is built."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

from rooftree.box.prints import Prints
from rooftree.core.found import game_class
from rooftree.core.message import Message, message
from rooftree.press import WHATS
from rooftree.press.pages import Printer

HERE = Path(__file__).parent
ART, LETTERS, LAYOUT = HERE / "art", HERE / "art" / "letters", HERE / "press.typ"
CARD = HERE / "card.typ"
LAST_LETTER, MORE_LETTERS = 0xFF, "œŒ–—‘’“”„…•"  # what our letters have
MADE_AT = 0  # the same pages are the same bytes, whenever they are made

Lines = list[tuple[str, str]]


class NoPress(Exception):
    """Nothing can be printed here, or not that; `why` says what would help."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.key)
        self.why = why


def make(game: str, what: str, paper: str = "a4", lang: str = "en") -> bytes:
    """A PDF; `NoPress` says why there is none."""
    prints, typst = what_of(game, what), _typst()
    made = typst.compile(
        LAYOUT,
        root=HERE,
        font_paths=typst.Fonts(False, False, [LETTERS]),
        ignore_system_fonts=True,
        sys_inputs=_inputs(game, what, paper, lang, prints),
        timestamp=MADE_AT,
    )
    return bytes(made)


def make_card(game: str, lang: str, title: str, about: str, lines: Lines) -> bytes:
    """A picture for a link, PNG: the cover of a game, and what is said of it."""
    what_of(game, WHATS[0])
    told = [{"name": _drawable(name), "points": points} for name, points in lines]
    typst = _typst()
    return bytes(
        typst.compile(
            CARD,
            root=HERE,
            font_paths=typst.Fonts(False, False, [LETTERS]),
            ignore_system_fonts=True,
            sys_inputs={
                "card": json.dumps({"title": title, "about": _drawable(about), "lines": told}),
                "game": game,
                "lang": lang,
            },
            format="png",
            ppi=72.0,
        )
    )


def _drawable(text: str) -> str:
    """A text in the letters that there are; of others there is a sign that something stood here."""
    return "".join(each if ord(each) <= LAST_LETTER or each in MORE_LETTERS else "…" for each in text)


def offered(game: str) -> list[str]:
    """What can be printed of a game; `NoPress` if nothing of any can."""
    _typst()
    if not LETTERS.is_dir():
        raise NoPress(message("print-no-art"))
    return [what for what in WHATS if _is_there(game, what)]


def _is_there(game: str, what: str) -> bool:
    try:
        what_of(game, what)
    except NoPress:
        return False
    return True


def _inputs(game: str, what: str, paper: str, lang: str, prints: Prints) -> dict[str, str]:
    pages: list[dict[str, Any]] = Printer(game, lang, prints).pages(what)
    return {"pages": json.dumps(pages), "game": game, "paper": paper, "lang": lang}


def what_of(game: str, what: str) -> Prints:
    """What is printed of a game, if that is to be had."""
    prints = game_class(game).prints()
    if prints is None:
        raise NoPress(message("print-no-such-game", game=game))
    if what == "tokens" and not prints.tokens:
        raise NoPress(message("print-no-tokens"))
    if not (ART / game).is_dir():
        raise NoPress(message("print-no-art"))
    return prints


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise NoPress(message("print-no-typst")) from None
    return typst
