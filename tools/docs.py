"""Write the generated pages and pictures anew: `make docs`. A test fails when they are out of date."""

import re
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import docs_api
import docs_cards
import docs_games
import docs_positions
import docs_protocol
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import rooftree
from rooftree import bots
from rooftree.draw import drawing_of
from rooftree.games import NAMES
from rooftree.texts import Speaker

ROOT = Path(__file__).resolve().parent.parent
DRAWN = [name for name in NAMES if (ROOT / "web" / "src" / "games" / name).exists()]  # in the browser
WIDTH = 100
# The fonts are the reader's own; none is fetched from afar.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


class Moment(NamedTuple):
    """A position worth a picture: a seat is to act in a game of bots, and an entry of its view has come to a value."""

    game: str
    bot: str
    seed: int
    entry: str
    value: int
    seat: int
    height: int


MOMENTS = (
    Moment("dreamhome", "greedy", 13, "round", 11, 2, 60),
    Moment("california", "greedy", 4, "day", 10, 1, 60),
    Moment("homesweethome", "team", 7, "turn", 18, 0, 45),
)


def table_picture(moment: Moment) -> str:
    """A table late in a game of three bots, as the terminal shows it to one of them."""
    game = rooftree.load(moment.game)
    players = [bots.make(moment.bot, game, seat) for seat in range(3)]
    state = game.new(3, moment.seed)
    while not _has_come(moment, game.view(state, moment.seat)):
        seat = game.to_act(state)
        assert seat is not None
        game.apply(state, players[seat].choose(state, seat))
    console = Console(
        record=True, width=WIDTH, height=moment.height, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    names = ["Anna", "Jón", "Céline"]
    view, speaker = game.view(state, moment.seat), Speaker("en", moment.game)
    drawing_of(moment.game).draw_table(console, view, speaker, names)
    return console.export_svg(title=f"rooftree play {moment.game}", code_format=FORMAT, unique_id="table")


def _has_come(moment: Moment, view: dict[str, Any]) -> bool:
    return bool(view[moment.entry] == moment.value and view["to_act"] == moment.seat)


PAGES: dict[str, Callable[[], str]] = {
    **{f"docs/pictures/terminal-{moment.game}.svg": partial(table_picture, moment) for moment in MOMENTS},
    **{f"docs/games/{name}.md": partial(docs_games.page, name) for name in NAMES},
    **{f"web/src/games/{name}/cards.ts": partial(docs_cards.cards, name) for name in DRAWN},
    **{f"web/src/games/{name}/positions.json": partial(docs_positions.positions, name) for name in DRAWN},
    "docs/api.md": docs_api.page,
    "docs/protocol.md": docs_protocol.page,
    "docs/protocol-types.md": docs_protocol.types_page,
    "web/src/protocol.ts": docs_protocol.types,
}


def main() -> None:
    """Write every generated file."""
    for name, made in PAGES.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(made(), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
