"""The score sheet: each part of the score with what is in it below, house by house."""

from collections.abc import Callable, Iterator, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from rooftree.cli.table.desk import Desk
from rooftree.core.score import Line, tally

LABEL = 26  # columns for what a line of the score is for

Houses = Sequence[Sequence[Line]]


def print_lines(desk: Desk, houses: Houses) -> None:
    """Everyone's lines side by side, and the sums; a house that all share has its cells beside them."""
    table = _shared(desk, houses[0]) if desk.game.is_shared else _compared(desk, houses)
    desk.console.print(table)


def _compared(desk: Desk, houses: Houses) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    total = Text(desk.speaker.say("score-total"), "bold")
    table.add_column("", footer=total, max_width=max(LABEL, desk.console.width // 3))
    for name, lines in zip(desk.names, houses, strict=True):
        table.add_column(Text(name), justify="right", footer=Text(str(_sum(lines)), "bold"))
    for part, within in _parts(houses):
        kinds, tallies = _in_order(within, _what), [tally(lines) for lines in within]
        if kinds != [part]:
            table.add_row(_title(desk, part), *(_points(lines) for lines in within))
        for what in kinds:
            points = [str(each[what]) if what in each else "·" for each in tallies]
            table.add_row(_label(desk, what, is_within=kinds != [part]), *points)
    return table


def _shared(desk: Desk, lines: Sequence[Line]) -> Table:
    """What, where, how much."""
    columns = [desk.speaker.say(f"score-{column}") for column in ("what", "where", "points")]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column(Text(columns[0]), footer=Text(desk.speaker.say("score-total"), "bold"))
    table.add_column(Text(columns[1]))
    table.add_column(Text(columns[2]), justify="right", footer=Text(str(_sum(lines)), "bold"))
    for part, [within] in _parts([lines]):
        is_alone = _in_order([within], _what) == [part]
        if not is_alone:
            table.add_row(_title(desk, part), "", _points(within))
        for line in within:
            table.add_row(_label(desk, line.what, is_within=not is_alone), " ".join(line.cells), str(line.points))
    return table


def _parts(houses: Houses) -> Iterator[tuple[str, Houses]]:
    """The parts of the score, each with those lines of every house that belong to it."""
    for part in _in_order(houses, _part):
        yield part, [[line for line in lines if _part(line) == part] for lines in houses]


def _in_order(houses: Houses, name_of: Callable[[Line], str]) -> list[str]:
    """Everything that anyone scored, each where it comes in the lists of those who scored it."""
    places: dict[str, list[float]] = {}
    for lines in houses:
        for place, line in enumerate(lines):
            places.setdefault(name_of(line), []).append(place / len(lines))
    return sorted(places, key=lambda name: sum(places[name]) / len(places[name]))


def _what(line: Line) -> str:
    return line.what


def _part(line: Line) -> str:
    """A line that names no part is one by itself."""
    return line.section or line.what


def _sum(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def _points(lines: Sequence[Line]) -> Text:
    return Text(str(_sum(lines)) if lines else "·", "bold")


def _title(desk: Desk, part: str) -> Text:
    key = f"pad-{part}"
    return Text(desk.speaker.say(key) if desk.speaker.has(key) else desk.speaker.line(part), "bold")


def _label(desk: Desk, what: str, *, is_within: bool) -> Text:
    return Text(f"{'  ' if is_within else ''}{desk.speaker.line(what)}")
