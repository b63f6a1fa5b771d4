"""The rules of a game to be read beside the table: its sections, what explains what, and what each card does."""

from functools import cache
from importlib import import_module
from typing import TypedDict

from rooftree.protocol import Said, encode, said
from rooftree.texts import rules_text, sections


class BookSection(TypedDict):
    """A section of the rules; `text` is Markdown."""

    id: str
    title: str
    text: str


class Book(TypedDict):
    """The rules of a game in one language.

    `about` has for every decision, and for every reason why something may not be done, the section that explains it;
    `cards` has for every kind of card what it does.
    """

    game: str
    lang: str
    sections: list[BookSection]
    about: dict[str, str]
    cards: dict[str, Said]


@cache
def book(game: str, lang: str) -> bytes:
    """A book as it is sent; there are nine of them."""
    facts = import_module(f"rooftree.games.{game}.texts.facts")
    return encode(
        Book(
            game=game,
            lang=lang,
            sections=[
                BookSection(id=each.id, title=each.title, text=each.body) for each in sections(rules_text(game, lang))
            ],
            about=import_module(f"rooftree.games.{game}.texts.about").ABOUT,
            cards={kind: said(facts.effect(kind)) for kind in facts.kinds()},
        )
    )
