"""Printing a score pad: for people as tables, for programs as JSON."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, shared

if TYPE_CHECKING:
    from rooftree.box.pad import Pad, ScoredHome, ScorePad
    from rooftree.texts import Speaker


def show(rules: "ScorePad", pad: "Pad", speaker: "Speaker", title: str | None = None) -> None:
    """Each home line by line, all of them side by side, and who wins. `rules` is the game's score pad."""
    from rich.text import Text

    from rooftree.core.message import Name

    console = output.console()
    if title is not None:
        console.rule(Text(title), align="left")
    columns = [speaker.say(f"score-{column}") for column in ("what", "where", "points")]
    for home in pad.homes:
        console.print(output.table(home.name, columns, _rows(home, speaker), words=2))
    if len(pad.homes) > 1:
        _print_comparison(pad, speaker)
    for home in pad.homes:
        if rules.is_unfinished(home):
            print(speaker.say("pad-unfinished", name=home.name, missing=home.missing))
        if home.rank:
            print(speaker.say("pad-rank", points=home.points, rank=Name(home.rank)))
    if len(pad.homes) > 1:
        print(_verdict(pad, speaker))
    for note in _notes(pad, speaker):
        print(note)


def _notes(pad: "Pad", speaker: "Speaker") -> list[str]:
    """What was taken for granted; and whether the numbers themselves are ours, which is a game's own `pad-note`."""
    own = [speaker.say("pad-note")] if speaker.has("pad-note") else []
    return [speaker.say(note) for note in pad.notes] + own


def _rows(home: "ScoredHome", speaker: "Speaker") -> Iterator[list[object]]:
    """Each part of the score with its lines below it; a part that is one line only has its cells beside it."""
    for section, points in home.sections.items():
        lines = [line for line in home.lines if line.section == section]
        cells = [cell for line in lines if line.what == section for cell in line.cells]
        yield [speaker.say(f"pad-{section}"), " ".join(cells), points]
        for line in lines:
            if line.what != section:
                yield [f"  {speaker.line(line.what)}", " ".join(line.cells), line.points]
    yield [speaker.say("pad-total"), "", home.points]


def _print_comparison(pad: "Pad", speaker: "Speaker") -> None:
    rows: list[list[object]] = [
        [speaker.say(f"pad-{section}"), *(home.sections[section] for home in pad.homes)]
        for section in pad.homes[0].sections
    ]
    rows.append([speaker.say("pad-total"), *(home.points for home in pad.homes)])
    if any(home.tie_break is not None for home in pad.homes):
        counted = ["?" if home.tie_break is None else home.tie_break for home in pad.homes]
        rows.append([speaker.say("pad-tie-break"), *counted])
    output.console().print(output.table("", ["", *(home.name for home in pad.homes)], rows))


def _verdict(pad: "Pad", speaker: "Speaker") -> str:
    points = max(home.points for home in pad.homes)
    if len(pad.winners) == 1:
        is_level = sum(home.points == points for home in pad.homes) > 1
        return speaker.say("pad-winner-by-tie" if is_level else "pad-winner", name=pad.winners[0], points=points)
    names = speaker.listed(pad.winners, "play-and")
    return speaker.say("pad-open" if pad.is_open else "pad-shared", names=names, points=points)


def report(game: str, rules: "ScorePad", pad: "Pad", speaker: "Speaker") -> dict[str, Any]:
    homes = [_home(rules, home) for home in pad.homes]
    return {**shared.named(game), f"{rules.ENTRY}s": homes, "winners": pad.winners, "notes": _notes(pad, speaker)}


def _home(rules: "ScorePad", home: "ScoredHome") -> dict[str, Any]:
    from rooftree.core.score import plain_lines

    found = {"name": home.name, "points": home.points, "sections": home.sections}
    if rules.TIE_BREAK:
        found[rules.TIE_BREAK] = home.tie_break
    if home.rank:
        found["rank"] = home.rank
    return {**found, rules.MISSING: home.missing, "lines": plain_lines(home.lines)}
