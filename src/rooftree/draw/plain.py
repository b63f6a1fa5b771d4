"""A table for a game that draws none of its own: made from view, notation and texts alone.

An entry of a view whose keys are all cells (`A1`, `G2`) is a board, laid out as the view's `layout` says, or by letter
and number. A list with an entry for each player is what the players have. Everything else is a label and a value. The
browser's plain table reads a view in the same way. Where a move names two things (`build M2 B1`), the menu has a line
for each of the first.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console

from rooftree.core.actions import Pairs
from rooftree.core.game import Game, Outcome
from rooftree.core.message import Message
from rooftree.core.view import CHAPTERS, HEAD, is_board, is_by_player
from rooftree.draw import defaults
from rooftree.draw.canvas import Canvas, is_low, print_sheet, side_by_side, stacked
from rooftree.draw.lettering import clipped, width_of, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG
from rooftree.texts import Speaker

NARROWEST, WIDEST = 5, 14  # columns of a cell
GAP = 3
DOT, NONE = " · ", "–"

Layout = Sequence[Sequence[str | None]]


class PlainDrawing:
    """What `Drawing` asks for, of any game."""

    short = staticmethod(defaults.short)
    aside, label = staticmethod(defaults.aside), staticmethod(defaults.label)

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        fields = vars(game.state_class).get("__annotations__", {})
        self.CHAPTER = next((name for name in CHAPTERS if name in fields), "to_act")
        self.BUNDLED = _verb_of_two(game)

    # Pictures

    def draw_table(self, console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        """What is common, then everyone's own, mine first."""
        table, first = Table(view, speaker, console), view["you"] or 0
        seats = [(first + step) % view["num_players"] for step in range(view["num_players"])]
        sheets = [*table.common(), *table.houses(seats, names)]
        print_sheet(console, stacked(sheets, 0 if table.is_low else 1))

    def draw_house(self, console: Console, view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> None:
        print_sheet(console, stacked(Table(view, speaker, console).houses([seat], names)))

    def draw_end(self, console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
        houses = Table(view, speaker, console).houses(range(view["num_players"]), names)
        print_sheet(console, stacked(houses, 1))

    def draw_cards(self, console: Console, view: Any, speaker: Speaker) -> None:
        """What each card in sight does, where the game's texts say so."""
        for name in sorted({kind for kind in _strings(view) if speaker.has(f"effect-{kind}")}):
            text = f"{speaker.name(name)}: {speaker.say(f'effect-{name}')}"
            print_sheet(console, _paragraph(text, console.width))

    # Actions in words

    def heading(self, view: Any, pattern: str) -> Message | None:
        return None

    def bundle(self, view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
        """`M2 stone 7 · A2 B1`, or a sentence where there is but one action."""
        if len(notations) == 1:
            return speaker.say(self.game.phrase(view, notations[0]))
        first = notations[0].split()[1]
        lies_there = next((board[first] for board in view.values() if is_board(board) and first in board), None)
        named = f"{_spoken(first, speaker)} {_spoken(lies_there, speaker)}".strip()
        return DOT.join([named, self.places(view, speaker, notations)])

    def places(self, view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
        return " ".join(_spoken(notation.split()[2], speaker) for notation in notations)

    def tie_break(self, view: Any, outcome: Outcome, names: Sequence[str]) -> Message | None:
        return None


def _verb_of_two(game: type[Game]) -> str:
    """The first verb whose actions name two different things."""
    for phrase in game.notation.phrases:
        verb, *rest = phrase.pattern.split()
        if rest == ["{}", "{}"] and not isinstance(phrase.span, Pairs):
            return verb
    return ""


class Table:
    """A view on its way to the screen. On a low one, a cell shows its name or what is on it, and not both."""

    def __init__(self, view: Any, speaker: Speaker, console: Console) -> None:
        self.view, self.speaker, self.width, self.is_low = view, speaker, console.width, is_low(console)
        self.touched = {word for notation in view["legal"] for word in notation.split()}
        self.contents = [_spoken(each, speaker) for board in _boards(view) for each in board.values()]

    def common(self) -> list[Canvas]:
        """What lies between the players: the values on as few lines as they need, then the boards."""
        entries = {
            key: each for key, each in self.view.items() if key not in HEAD and not is_by_player(each, self.view)
        }
        values = [self._value(key, each) for key, each in entries.items() if self.is_low or not is_board(each)]
        sheets = [_paragraph(DOT.join(values), self.width)] if values else []
        for key, each in entries.items():
            if is_board(each) and not self.is_low:
                sheets.append(stacked([_paragraph(_label(key, self.speaker), self.width), self._board(each, True)]))
        return sheets

    def houses(self, seats: Iterable[int], names: Sequence[str]) -> list[Canvas]:
        """Beside each other as far as there is room."""
        houses = [self._house(seat, names[seat]) for seat in seats]
        a_row = max(1, (self.width + GAP) // (max(house.width for house in houses) + GAP))
        return [side_by_side(houses[first : first + a_row], GAP) for first in range(0, len(houses), a_row)]

    def _house(self, seat: int, name: str) -> Canvas:
        parts = []
        for key, each in self.view.items():
            if key not in HEAD and is_by_player(each, self.view):
                owned = (
                    each[seat] if isinstance(each[seat], Mapping) and not is_board(each[seat]) else {key: each[seat]}
                )
                parts += [self._entry(name, value, seat == self.view["you"]) for name, value in owned.items()]
        width = max([WIDEST, *(part.width for part in parts)])
        return stacked([self._title(seat, name, width), *parts])

    def _title(self, seat: int, name: str, width: int) -> Canvas:
        points = self.speaker.say("plain-points", points=self.view["scores"][seat]["points"])
        title, style = Canvas(width, 1), ACCENT if seat == self.view["to_act"] else STRONG
        title.put(0, title.put(0, 0, clipped(name, width - width_of(points) - 1), style) + 1, points)
        return title

    def _entry(self, key: str, value: Any, is_mine: bool) -> Canvas:
        return self._board(value, is_mine) if is_board(value) else _paragraph(self._value(key, value), self.width)

    def _value(self, key: str, value: Any) -> str:
        told = _spoken(value, self.speaker)
        if is_board(value):
            told = DOT.join(f"{cell} {_spoken(each, self.speaker) or NONE}" for cell, each in value.items())
        if (all_of_them := f"num_{key}s") in self.view:
            told += f"/{self.view[all_of_them]}"
        return f"{_label(key, self.speaker)}: {told or NONE}"

    def _board(self, cells: Mapping[str, Any], is_touched: bool) -> Canvas:
        """A box a cell: its name, and what is on it."""
        layout = _layout(cells, self.view)
        columns = max(map(len, layout))
        across = self._across((self.width - 1) // columns - 1)
        texts = {cell: wrapped(_spoken(each, self.speaker), across) for cell, each in cells.items()}
        names = 0 if self.is_low else 1
        step = max([1, *(len(wrapped(text, across)) for text in self.contents)]) + names + 1
        canvas = Canvas(columns * (across + 1) + 1, len(layout) * step + 1)
        for row, line in enumerate(layout):
            for column, cell in enumerate(line):
                if cell is not None:
                    top, left = row * step, column * (across + 1)
                    canvas.box(top, left, top + step, left + across + 1, QUIET)
                    if names or not texts.get(cell):
                        style = ACCENT if is_touched and cell in self.touched else QUIET
                        canvas.put(top + 1, left + 1, cell, style, across)
                    for number, text in enumerate(texts.get(cell, ())):
                        canvas.put(top + 1 + names + number, left + 1, text, STRONG, across)
        return canvas

    def _across(self, room: int) -> int:
        """The columns of a cell: the same on all boards that have the room."""
        longest = max([0, *(width_of(word) for text in self.contents for word in text.split())])
        return max(NARROWEST, min(longest, WIDEST, room))


# Reading a view


def _boards(value: Any) -> Iterator[Mapping[str, Any]]:
    """Every board in a view, a house's too."""
    if is_board(value):
        yield value
    elif isinstance(value, Mapping | list | tuple):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from _boards(each)


def _layout(cells: Mapping[str, Any], view: Any) -> Layout:
    """As the view says, if that is about these cells; otherwise a row for each letter."""
    layout: Layout = view.get("layout") or []
    if any(cell in cells for row in layout for cell in row):
        return layout
    letters = dict.fromkeys(re.sub(r"\d", "", cell) for cell in cells)
    return [[cell for cell in cells if re.sub(r"\d", "", cell) == letter] for letter in letters]


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
    """A value of a view in words: things by name, what belongs to one thing beside each other, several with commas."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, str):
        kind = value.partition("#")[0]
        return speaker.name(value) if speaker.has(f"name-{kind}") else value
    if isinstance(value, Mapping):
        return " ".join(filter(None, (_spoken(each, speaker) for each in value.values())))
    if isinstance(value, list | tuple):
        return ", ".join(_spoken(each, speaker) or NONE for each in value)
    return str(value)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value.partition("#")[0]
    elif isinstance(value, Mapping | list | tuple):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from _strings(each)
