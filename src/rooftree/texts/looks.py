"""Every piece on the table of any game, explained: in the game's own words, or as far as view and rules pages tell."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from rooftree.core.found import game_class
from rooftree.core.looks import Look, View, called, explained, lines_at, value_at
from rooftree.core.message import Message, Name, message
from rooftree.core.view import CELL, HEAD, is_board, is_by_player
from rooftree.texts.rules import rules_text, sections
from rooftree.texts.speaker import Speaker, kind_of

MAX_PIECE = 100  # characters of a piece's name

# What any game is read in: the sections of its rules pages have the same anchors in all languages.
PAGES = "en"


def pieces_of(view: View) -> list[str]:
    """Everything that lies on the table, by its place in the view."""
    looks = game_class(view["game"]).looks()
    return list(looks.pieces(view) if looks else pieces(view))


def look_at(view: View, piece: str) -> Look | None:
    """A piece, explained from the view of whoever asks; None if there is no such piece."""
    return _explained(view, piece) if piece in pieces_of(view) else None


def looks_of(view: View) -> Iterator[tuple[str, Look]]:
    """All pieces, explained one after the other."""
    for piece in pieces_of(view):
        yield piece, _explained(view, piece)


def _explained(view: View, piece: str) -> Look:
    looks = game_class(view["game"]).looks()
    return (looks.look(view, piece) if looks else None) or look(view, piece)


# A game that says nothing of its pieces


def pieces(view: View) -> Iterator[str]:
    """As the plain table shows them: cells, things in a row, numbers."""
    for key, value in view.items():
        if key in HEAD:
            continue
        if not is_by_player(value, view):
            yield from _within(key, value)
            continue
        for seat, own in enumerate(value):
            entries = own.items() if isinstance(own, Mapping) and not is_board(own) else [("", own)]
            for name, each in entries:
                yield from _within(f"{key}.{seat}.{name}".rstrip("."), each)


def _within(place: str, value: Any) -> Iterator[str]:
    if is_board(value):
        yield from (f"{place}.{cell}" for cell in value)
    elif isinstance(value, list | tuple):
        yield from (f"{place}.{number}" for number, each in enumerate(value) if each)
    elif value is not None and value is not False:
        yield place


def look(view: View, piece: str) -> Look:
    """What lies there by its name, what the score says of the cell, and the section of the rules that mentions it."""
    game, value, steps = view["game"], value_at(view, piece), piece.split(".")
    key = next(step for step in reversed(steps) if not step.isdecimal())
    things = [thing for thing in _strings(value) if _speaker(game).has(f"name-{kind_of(thing)}")]
    name = called(things[0]) if things else called(key) if CELL.fullmatch(key) else _label(game, key)
    return explained(
        name,
        *_effects(game, things),
        now=[*([_place(key)] if things and CELL.fullmatch(key) else []), *_facts(game, key, value)],
        lines=lines_at(view, _seat(view, steps), key),
        rule=_section(game, *map(kind_of, things), *steps),
    )


def _place(cell: str) -> Message:
    return message("look-place", cell=Name(cell))


def _effects(game: str, things: list[str]) -> Iterator[Message]:
    facts, kinds = game_class(game).facts(), dict.fromkeys(map(kind_of, things))
    for kind in kinds:
        if facts and kind in facts.kinds():
            yield facts.effect(kind)
        elif _speaker(game).has(f"effect-{kind}"):
            yield message(f"effect-{kind}")


def _facts(game: str, key: str, value: Any) -> Iterator[Message]:
    """Whatever is a number: of this thing, or of several that lie there."""
    numbers = value if isinstance(value, Mapping) else {key: value}
    for name, each in numbers.items():
        if type(each) is int:
            yield message("look-number", label=_label(game, str(name)).args["thing"], number=each)
    if isinstance(value, Mapping) and not value:
        yield message("look-empty")


def _label(game: str, key: str) -> Message:
    is_known = any(_speaker(game).has(f"{family}-{key}") for family in ("name", "label"))
    return called(key) if is_known else message("look-name", thing=key.replace("_", " "))


def _seat(view: View, steps: list[str]) -> int:
    """Whose score a cell may have a share in: its owner's; on common ground everybody's is the same."""
    is_own = len(steps) > 2 and steps[1].isdecimal() and is_by_player(view[steps[0]], view)
    return int(steps[1]) if is_own else 0


@cache
def _speaker(game: str) -> Speaker:
    return Speaker(PAGES, game)


@cache
def _section(game: str, *words: str) -> str | None:
    """The first section that mentions one of the words as people read them; otherwise where the rules begin."""
    page, about = sections(rules_text(game, PAGES)), game_class(game).about()
    for word in words:
        if word in about:
            return about[word]
        families = [each for each in ("name", "label") if _speaker(game).has(f"{each}-{word}")]
        read = _speaker(game).say(f"{families[0]}-{word}").lower() if families else word.replace("_", " ")
        for section in page:
            if len(read) > 2 and read in f"{section.title} {section.body}".lower():
                return section.id
    return page[0].id if page else None


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list | tuple):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from _strings(each)
