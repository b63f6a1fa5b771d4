"""`look`: a piece on the table explained in the same words as in the browser, by its name or by where it lies."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rooftree.cli.table.desk import Desk, quoted
from rooftree.core.looks import Look
from rooftree.core.speech import Said, heard
from rooftree.core.view import is_by_player
from rooftree.texts import Speaker, plain, rules_text, sections
from rooftree.texts.looks import looks_of

MOST_SHOWN = 4
MOST_NAMED = 12

View = Mapping[str, Any]


class Seen(NamedTuple):
    """A piece, by its place in the view and by its name."""

    place: str
    name: str
    look: Look


def show_look(desk: Desk, view: View, text: str) -> None:
    """What is called so, or lies there; otherwise what could be asked for."""
    seen = [Seen(piece, said_of(look.name, desk.speaker, desk.names), look) for piece, look in looks_of(view)]
    found = _meant(seen, text, view) if text else []
    if not found:
        names = ", ".join(list(dict.fromkeys(each.name for each in seen))[:MOST_NAMED])
        desk.say("look-nothing" if text else "look-usage", text=quoted(text), names=names)
    for each in found[:MOST_SHOWN]:
        desk.write(f"{each.name[:1].upper()}{each.name[1:]}", style="bold")
        for sentence in sentences_of(each.look, desk.speaker, desk.names):
            desk.write(sentence, indent=4)


def _meant(seen: Sequence[Seen], text: str, view: View) -> list[Seen]:
    """By name in full, by place, by a part of the name; one's own first, and nothing twice."""
    wanted = plain(text)
    ways = [
        [each for each in seen if plain(each.name) == wanted],
        [each for each in seen if text.lower() in each.place.lower().split(".")],
        [each for each in seen if wanted in plain(each.name)],
    ]
    found = next((way for way in ways if way), [])
    mine = [each for each in found if _is_mine(view, each.place.split("."))] or found
    return list({repr(each.look): each for each in mine}.values())


def _is_mine(view: View, steps: Sequence[str]) -> bool:
    return steps[1:2] == [str(view["you"])] and is_by_player(view.get(steps[0]), view)


def sentences_of(look: Look, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """What it does, what is to be known of it now, what it counts, and where the rules tell of it."""
    told = [said_of(what, speaker, names) for what in (*look.does, *look.now)]
    if look.lines:
        lines = ", ".join(f"{speaker.line(line.what)}\u00a0{line.points:+}" for line in look.lines)
        told.append(speaker.say("look-worth", lines=lines))
    page = sections(rules_text(speaker.game or "", speaker.lang))
    titles = [section.title for section in page if section.id == look.rule]
    return [*told, *(speaker.say("look-rule", section=title) for title in titles)]


def said_of(what: Said, speaker: Speaker, names: Sequence[str]) -> str:
    """Whoever is mentioned by seat is called by name."""
    told = heard(what)
    seat = told.args.get("seat")
    return speaker.say(told, seat=names[seat]) if isinstance(seat, int) else speaker.say(told)
