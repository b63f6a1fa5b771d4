"""Write the generated pages and pictures under docs/ anew: `make docs`. A test fails when they are out of date."""

import re
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path

import docs_games
import docs_protocol
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import rooftree
from rooftree.bots.greedy import GreedyBot
from rooftree.cli.draw import drawing_of
from rooftree.games import NAMES
from rooftree.texts import Speaker

DOCS = Path(__file__).resolve().parent.parent / "docs"
SEED, ROUND, SEAT = 13, 11, 2
WIDTH, HEIGHT = 100, 60
# The fonts are the reader's own; none is fetched from afar.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def table_picture() -> str:
    """A table of Dream Home late in a game of three greedy bots, as the terminal shows it to one of them."""
    game = rooftree.load("dreamhome", build="checked")
    bot = GreedyBot(game)
    state = game.new(3, SEED)
    while not (game.read(state).round_number == ROUND and game.to_act(state) == SEAT):
        seat = game.to_act(state)
        assert seat is not None
        game.apply(state, bot.choose(state, seat))
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    names = ["Anna", "Jón", "Céline"]
    drawing_of("dreamhome").draw_table(console, game.view(state, SEAT), Speaker("en", "dreamhome"), names)
    return console.export_svg(title="rooftree play dreamhome", code_format=FORMAT, unique_id="table")


PAGES: dict[str, Callable[[], str]] = {
    "table.svg": table_picture,
    **{f"games/{name}.md": partial(docs_games.page, name) for name in NAMES},
    "protocol.md": docs_protocol.page,
    "protocol.ts": docs_protocol.types,
}


def main() -> None:
    """Write every generated file."""
    for name, made in PAGES.items():
        (DOCS / name).parent.mkdir(parents=True, exist_ok=True)
        (DOCS / name).write_text(made(), encoding="utf-8")
        print(f"docs/{name}")


if __name__ == "__main__":
    main()
