"""What people can look up between two moves: the log, the score, the rules, the commands."""

from collections.abc import Sequence

from rooftree.cli import figures
from rooftree.cli.table.desk import Desk, quoted
from rooftree.cli.table.sheet import print_lines
from rooftree.cli.table.sitting import Past
from rooftree.core.layout import Array
from rooftree.texts import Section, plain, rules_text, sections

RECENT = 15  # moves that `log` shows


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
