"""The rules of a game to be read beside the table: its sections, what explains what, and what each card does."""

from functools import cache
from typing import TypedDict

from rooftree.core.found import game_class
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
    """A book as it is sent; there is one a game and language."""
    found = game_class(game)
    facts = found.facts()
    return encode(
        Book(
            game=game,
            lang=lang,
            sections=[
                BookSection(id=each.id, title=each.title, text=each.body) for each in sections(rules_text(game, lang))
            ],
            about=dict(found.about()),
            cards={kind: said(facts.effect(kind)) for kind in facts.kinds()} if facts else {},
        )
    )
