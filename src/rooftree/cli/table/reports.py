"""What people can look up between two moves: the log, the score, the rules, the commands."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from rooftree.cli import figures
from rooftree.cli.table.desk import Desk, quoted
from rooftree.cli.table.sitting import Past
from rooftree.core.layout import Array
from rooftree.core.score import Line, tally
from rooftree.texts import Section, plain, rules_text, sections

RECENT = 15  # moves that `log` shows
LABEL = 26  # columns for what a line of the score is for


def show_log(desk: Desk, past: Sequence[Past], how_many: str = "") -> None:
    """The latest moves as sentences, or so many of them, or all."""
    count = int(how_many) if how_many.isdecimal() and len(how_many) < 6 else RECENT if not how_many else len(past)
    if not past:
        desk.say("log-empty")
    for each in past[max(0, len(past) - count) :]:
        desk.write(desk.tell(each), indent=2)


def show_score(desk: Desk, state: Array) -> None:
    """The score so far of everyone, from what is open to everyone."""
    desk.say("score-so-far")
    seats = range(len(desk.names))
    print_lines(desk, [desk.game.visible_lines(state, seat) for seat in seats])


def print_lines(desk: Desk, lines: Sequence[Sequence[Line]]) -> None:
    """Everyone's lines side by side, and the sums; a house that all share has its cells beside them."""
    if desk.game.is_shared:
        _print_shared(desk, lines[0])
        return
    tallies = [tally(each) for each in lines]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    total = Text(desk.speaker.say("score-total"), "bold")
    table.add_column("", footer=total, max_width=max(LABEL, desk.console.width // 3))
    for name, each in zip(desk.names, tallies, strict=True):
        table.add_column(Text(name), justify="right", footer=Text(str(each.total()), "bold"))
    for what in _in_order(lines):
        points = [str(each[what]) if what in each else "·" for each in tallies]
        table.add_row(Text(desk.speaker.line(what)), *points)
    desk.console.print(table)


def _print_shared(desk: Desk, lines: Sequence[Line]) -> None:
    """What, where, how much."""
    columns = [desk.speaker.say(f"score-{column}") for column in ("what", "where", "points")]
    total = sum(line.points for line in lines)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column(Text(columns[0]), footer=Text(desk.speaker.say("score-total"), "bold"))
    table.add_column(Text(columns[1]))
    table.add_column(Text(columns[2]), justify="right", footer=Text(str(total), "bold"))
    for line in lines:
        table.add_row(Text(desk.speaker.line(line.what)), " ".join(line.cells), str(line.points))
    desk.console.print(table)


def _in_order(lines: Sequence[Sequence[Line]]) -> list[str]:
    """Everything that anyone scored, each where it comes in the lists of those who scored it."""
    places: dict[str, list[float]] = {}
    for each in lines:
        for place, line in enumerate(each):
            places.setdefault(line.what, []).append(place / len(each))
    return sorted(places, key=lambda what: sum(places[what]) / len(places[what]))


def show_rules(desk: Desk, topic: str = "") -> None:
    """One section of the rules, or the list of sections."""
    page = sections(rules_text(desk.game.name, desk.speaker.lang))
    found = [section for section in page if topic and _is_about(section, topic)]
    if found:
        figures.show(desk.console, found[0], desk.speaker)
        return
    desk.say("rules-unknown" if topic else "rules-topics", text=quoted(topic))
    for section in page:
        desk.write(section.title, indent=2)


def _is_about(section: Section, topic: str) -> bool:
    wanted = plain(topic)
    return wanted == plain(section.id) or wanted in plain(section.title)
