"""The rules of a game to be read beside the table: its sections, what explains what, and what each card does."""

from functools import cache
from typing import Any, TypedDict

from rooftree.box.example import Example, examples_of, lines_of, position_of
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.protocol import Said, encode, said
from rooftree.server.views import wire_view
from rooftree.texts import rules_text, sections


class BookSection(TypedDict):
    """A section of the rules; `text` is Markdown.

    A fenced block "position NAME" in it is a figure: what is said of it to those who do not see it, an empty line, and
    the caption.
    """

    id: str
    title: str
    text: str


class BookFigure(TypedDict):
    """A worked example: a position as everyone sees it, whose house is shown, what is lit in it, what it scores."""

    view: dict[str, Any]
    seat: int
    lit: list[str]
    lines: list[Any]


class Book(TypedDict):
    """The rules of a game in one language.

    `about` has for every decision, and for every reason why something may not be done, the section that explains it;
    `cards` has for every kind of card what it does; `figures` has the worked examples by name.
    """

    game: str
    house_rules: str | None  # by which it is played, by their name
    lang: str
    sections: list[BookSection]
    about: dict[str, str]
    cards: dict[str, Said]
    figures: dict[str, BookFigure]


@cache
def book(game: str, lang: str) -> bytes:
    """A book as it is sent; there is one a game and language, and one for each of its house rules."""
    found = game_class(game)
    facts = found.facts()
    return encode(
        Book(
            game=game,
            house_rules=found.house_rules.name if found.house_rules else None,
            lang=lang,
            sections=[
                BookSection(id=each.id, title=each.title, text=each.body) for each in sections(rules_text(game, lang))
            ],
            about=dict(found.about()),
            cards={kind: said(facts.effect(kind)) for kind in facts.kinds()} if facts else {},
            figures=_figures(game),
        )
    )


@cache
def _figures(name: str) -> dict[str, BookFigure]:
    """The same in every language."""
    game = game_class(name)(Kind.CHECKED)
    return {name: _figure(game, example) for name, example in examples_of(game.name).items()}


def _figure(game: Game, example: Example) -> BookFigure:
    view = wire_view(game, position_of(game, example), None)
    return BookFigure(view=view, seat=example.seat, lit=list(example.lit), lines=lines_of(view, example))
