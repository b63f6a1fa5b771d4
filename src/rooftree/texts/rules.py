"""The rules pages for players: Markdown whose numbers and card lists come from the game, cut into sections."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from rooftree.core.found import game_class
from rooftree.texts.speaker import Speaker, SpeechError, texts_of

BLANK = re.compile(r"\{([a-z]+):([a-z-]+)\}")  # {points:functionality}, {name:piano}, {effect:piano}
MARK = re.compile(r"\s\(R\d+(?:,\s+R\d+)*\)")  # the ruling that a sentence tells, (R4): for developers and tests
FIGURE = re.compile(r"^```position ([a-z-]+)\n(.+?)\n\n(.+?)\n```$", re.MULTILINE | re.DOTALL)  # name, alt, caption
HEADING = re.compile(r"^(#+) (.+?) \{#([a-z-]+)\}$", re.MULTILINE)


class Figure(NamedTuple):
    """A worked example: a position that whoever shows the page draws (`box/example.py`), and what is said of it."""

    name: str
    alt: str  # for those who do not see it
    caption: str


class Section(NamedTuple):
    """A heading with the text below it, up to the next heading."""

    id: str
    title: str
    level: int
    body: str

    def markdown(self) -> str:
        return f"{'#' * self.level} {self.title}\n\n{self.body}"


def rules_text(game: str, lang: str) -> str:
    """A game's rules in one language; every heading ends with its anchor, `{#placing}`. Empty if none are written.

    The marks of the rulings, which the page has for whoever works on it, are left out.
    """
    page = texts_of(game) / f"rules.{lang}.md"
    if not page.exists():
        return ""
    told, speaker = game_class(game).facts(), Speaker(lang, game)
    facts = {"box": _on_the_box(game)} | dict(told.facts() if told else {})

    def fill(blank: re.Match[str]) -> str:
        what, thing = blank.groups()
        if what == "name":
            return speaker.name(thing)
        if what == "effect":
            return speaker.effect(thing)
        if what not in facts.get(thing, {}):
            raise SpeechError(f"{page.name}: nothing is known about {blank.group()}")
        return str(facts[thing][what])

    return MARK.sub("", BLANK.sub(fill, page.read_text(encoding="utf-8")))


def _on_the_box(game: str) -> Mapping[str, int]:
    """What the rulebook says for whom the game is, and how long it takes; what it does not say is not there."""
    kind = game_class(game)
    told = {"age": kind.min_age, "minutes": kind.minutes}
    return {what: number for what, number in told.items() if number is not None}


def sections(text: str) -> list[Section]:
    """A rules page cut at its headings."""
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Section(heading[3], heading[2], len(heading[1]), text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]


def parts_of(body: str) -> list[str | Figure]:
    """A section in its order: Markdown, figures, Markdown."""
    found: list[str | Figure] = []
    end = 0
    for figure in FIGURE.finditer(body):
        found += [body[end : figure.start()].strip(), Figure(figure[1], _unfolded(figure[2]), _unfolded(figure[3]))]
        end = figure.end()
    return [part for part in [*found, body[end:].strip()] if part]


def _unfolded(text: str) -> str:
    return " ".join(text.split())
