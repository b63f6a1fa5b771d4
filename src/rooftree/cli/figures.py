"""Sections of the rules on a terminal: Markdown laid out, and worked examples drawn as the terminal draws houses."""

from functools import cache
from typing import TYPE_CHECKING, Any

from rooftree.box.example import Example, examples_of, lines_of, position_of
from rooftree.core.found import game_class
from rooftree.core.jit import Kind
from rooftree.draw import drawing_of
from rooftree.texts import Figure, Section, Speaker, parts_of

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 100  # of text; longer lines are hard to read


def show(console: "Console", section: Section, speaker: Speaker) -> None:
    """Laid out on a terminal; Markdown as it is into a file or a pipe, with pictures of letters."""
    for part in parts_of(f"{'#' * section.level} {section.title}\n\n{section.body}"):
        if isinstance(part, Figure):
            _show_figure(console, part, speaker)
        elif console.is_terminal:
            _print_markdown(console, part)
        else:
            console.print(f"{part}\n", markup=False, soft_wrap=True)


def _print_markdown(console: "Console", text: str) -> None:
    from rich.markdown import Markdown

    console.print(Markdown(text), width=min(console.width, WIDEST))


def _show_figure(console: "Console", figure: Figure, speaker: Speaker) -> None:
    """The house, its points, and what is said of it."""
    assert speaker.game is not None
    view, example = _position(speaker.game, figure.name)
    fence = "" if console.is_terminal else "```"
    console.print(f"\n{fence}".rstrip("\n"), markup=False)
    names = [speaker.say("figure-house")] * view["num_players"]
    drawing_of(speaker.game).draw_house(console, view, example.seat, speaker, names)
    for line in lines_of(view, example):
        places = f" ({' '.join(line['cells'])})" if line["cells"] else ""
        console.print(f"{line['points']:>4}  {speaker.line(line['what'])}{places}", markup=False, soft_wrap=True)
    if not example.of:
        console.print(f"{example.points:>4}  {speaker.say('score-total')}", markup=False)
    console.print(f"{fence}\n" if fence else "", markup=False)
    console.print(f"{figure.caption}\n", markup=False, soft_wrap=not console.is_terminal)


@cache
def _position(name: str, figure: str) -> tuple[dict[str, Any], Example]:
    game, example = game_class(name)(Kind.CHECKED), examples_of(name)[figure]
    return game.view(position_of(game, example), None), example
