"""A table for a game that draws none of its own: made from view, notation and texts alone.

An entry of a view whose keys are all cells (`A1`, `G2`) is a board, laid out as the view's `layout` says, or by letter
and number. A list with an entry for each player is what the players have. Everything else is a label and a value. The
browser's plain table reads a view in the same way.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console

from rooftree.core.game import Game, Outcome
from rooftree.core.message import Message
from rooftree.draw import defaults
from rooftree.draw.canvas import Canvas, print_sheet, side_by_side, stacked
from rooftree.draw.lettering import width_of, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG
from rooftree.texts import Speaker

CELL = re.compile(r"[A-Z]+[0-9]*")
HEAD = frozenset(
    {"game", "you", "num_players", "options", "decision", "to_act", "legal", "reasons", "scores", "layout"}
)
CHAPTERS = ("round", "day", "turn")
NARROWEST, WIDEST = 5, 14  # columns of a cell
GAP = 3

Layout = Sequence[Sequence[str | None]]


class PlainDrawing:
    """What `Drawing` asks for, of any game."""

    BUNDLED = defaults.BUNDLED
    foreseen = staticmethod(defaults.foreseen)
    short, bundle, places = staticmethod(defaults.short), staticmethod(defaults.bundle), staticmethod(defaults.places)
    aside, label, news = staticmethod(defaults.aside), staticmethod(defaults.label), staticmethod(defaults.news)

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self.HIDES_HANDS, self.IS_SHARED = game.hides_hands, False
        self.MERE_WORDS: Sequence[str] = game.mere_words
        fields = vars(game.state_class).get("__annotations__", {})
        self.CHAPTER = next((name for name in CHAPTERS if name in fields), "to_act")

    # Pictures

    def draw_table(self, console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        """What is common, then everyone's own, mine first."""
        sheets = list(self._common(view, speaker, console.width))
        first, count = view["you"] or 0, view["num_players"]
        houses = [self._house(view, (first + step) % count, speaker, names, console.width) for step in range(count)]
        print_sheet(console, stacked([*sheets, *_rows(houses, console.width)], 1))

    def draw_house(self, console: Console, view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> None:
        print_sheet(console, self._house(view, seat, speaker, names, console.width))

    def draw_end(self, console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        houses = [self._house(view, seat, speaker, names, console.width) for seat in range(view["num_players"])]
        print_sheet(console, stacked(_rows(houses, console.width), 1))

    def draw_cards(self, console: Console, view: Any, speaker: Speaker) -> None:
        """What each card in sight does, where the game's texts say so."""
        for name in sorted({kind for kind in _strings(view) if speaker.has(f"effect-{kind}")}):
            text = f"{speaker.name(name)}: {speaker.say(f'effect-{name}')}"
            print_sheet(console, _paragraph(text, console.width))

    def _common(self, view: Any, speaker: Speaker, width: int) -> Iterator[Canvas]:
        for key, value in view.items():
            if key not in HEAD and not _is_by_player(value, view):
                yield _entry(key, value, view, speaker, width)

    def _house(self, view: Any, seat: int, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
        points = speaker.say("plain-points", points=view["scores"][seat]["points"])
        title = Canvas(width_of(names[seat]) + width_of(points) + 2, 1)
        title.put(0, title.put(0, 0, names[seat], ACCENT if seat == view["to_act"] else STRONG) + 1, points)
        parts = [title]
        for key, value in view.items():
            if key not in HEAD and _is_by_player(value, view):
                owned = value[seat] if isinstance(value[seat], Mapping) else {key: value[seat]}
                parts += [_entry(name, each, view, speaker, width) for name, each in owned.items()]
        return stacked(parts)

    # Actions in words

    def describe(self, view: Any, notation: str, names: Sequence[str]) -> Message:
        return self.game.phrase(view, notation, names)

    def heading(self, view: Any, pattern: str) -> Message | None:
        return None

    def tie_break(self, view: Any, outcome: Outcome, names: Sequence[str]) -> Message | None:
        return None


def _is_by_player(value: Any, view: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == view["num_players"]


def _is_board(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(CELL.fullmatch(str(key)) for key in value)


def _entry(key: str, value: Any, view: Any, speaker: Speaker, width: int) -> Canvas:
    if _is_board(value):
        layout = view.get("layout") or _by_letter(value)
        shown = any(cell in value for row in layout for cell in row)
        return _board(value, layout if shown else _by_letter(value), view, speaker, width)
    return _paragraph(f"{_label(key, speaker)}: {_spoken(value, speaker) or '–'}", width)


def _by_letter(cells: Mapping[str, Any]) -> Layout:
    """A row for each letter."""
    letters = dict.fromkeys(re.sub(r"\d", "", cell) for cell in cells)
    return [[cell for cell in cells if re.sub(r"\d", "", cell) == letter] for letter in letters]


def _board(cells: Mapping[str, Any], layout: Layout, view: Any, speaker: Speaker, width: int) -> Canvas:
    """A box a cell: its name, and what is on it."""
    columns = max(map(len, layout))
    words = [_spoken(content, speaker) for content in cells.values()]
    wanted = max([NARROWEST, *(width_of(word) for text in words for word in text.split())])
    across = max(NARROWEST, min(wanted, WIDEST, (width - 1) // columns - 1))
    high = max([1, *(len(wrapped(text, across)) for text in words)])
    canvas = Canvas(columns * (across + 1) + 1, len(layout) * (high + 2) + 1)
    touched = {word for notation in view["legal"] for word in notation.split()}
    for row, line in enumerate(layout):
        for column, cell in enumerate(line):
            if cell is not None:
                top, left = row * (high + 2), column * (across + 1)
                canvas.box(top, left, top + high + 2, left + across + 1, QUIET)
                canvas.put(top + 1, left + 1, cell, ACCENT if cell in touched else QUIET, across)
                for number, text in enumerate(wrapped(_spoken(cells.get(cell), speaker), across)):
                    canvas.put(top + 2 + number, left + 1, text, STRONG, across)
    return canvas


def _rows(houses: Sequence[Canvas], width: int) -> list[Canvas]:
    """Beside each other as far as there is room."""
    a_row = max(1, (width + GAP) // (max(house.width for house in houses) + GAP))
    return [side_by_side(houses[first : first + a_row], GAP) for first in range(0, len(houses), a_row)]


def _paragraph(text: str, width: int) -> Canvas:
    lines = wrapped(text, width)
    canvas = Canvas(max(map(width_of, lines)), len(lines))
    for row, line in enumerate(lines):
        canvas.put(row, 0, line)
    return canvas


# Words


def _label(key: str, speaker: Speaker) -> str:
    return speaker.say(f"label-{key}") if speaker.has(f"label-{key}") else key.replace("_", " ")


def _spoken(value: Any, speaker: Speaker) -> str:
    """A value of a view in words: things by name, several with commas between them."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, str):
        kind = value.partition("#")[0]
        return speaker.name(value) if speaker.has(f"name-{kind}") else value
    if isinstance(value, Mapping):
        return ", ".join(_spoken(each, speaker) for each in value.values() if _spoken(each, speaker))
    if isinstance(value, list | tuple):
        return ", ".join(_spoken(each, speaker) or "–" for each in value)
    return str(value)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value.partition("#")[0]
    elif isinstance(value, Mapping | list | tuple):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from _strings(each)
