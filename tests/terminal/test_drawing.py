"""What all drawings share: words that break, columns that are counted, and terminals that are low or narrow."""

import io

import pytest
from rich.console import Console

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.draw import drawing_of
from rooftree.draw.lettering import clipped, in_ascii, width_of, wrapped
from rooftree.texts import Speaker
from tests.terminal.terminal_table import CALIFORNIA, DREAMHOME, TableUnderTest, named
from tests.terminal.test_drawing_dreamhome import NAMES, built


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("salle de bain", 12, ["salle de", "bain"]),
        ("svefn\u00adherbergi", 12, ["svefn-", "herbergi"]),
        ("svefn\u00adherbergi", 13, ["svefnherbergi"]),
        ("garde-manger", 10, ["garde-", "manger"]),
        ("bibliothèque", 8, ["bibliot-", "hèque"]),
        ("oui\u00a0!", 4, ["oui\u00a0", "!"]),
        ("", 10, []),
    ],
)
def test_words_break_where_they_may(text: str, width: int, lines: list[str]) -> None:
    if "\u00a0" not in text:
        assert wrapped(text, width) == lines
    assert all(width_of(line) <= width for line in wrapped(text, width))


def test_clipping_counts_columns_not_letters() -> None:
    assert clipped("李小龍", 5) == "李小…"
    assert clipped("Anna", 4) == "Anna"
    assert clipped("Anna", 3) == "An…"
    assert in_ascii("“a” ╱ ★") == '"a" / *'


def low_table(game: Game, state: Array, height: int) -> str:
    """The table in a real terminal of this height."""
    file = io.StringIO()
    console = Console(file=file, width=80, height=height, force_terminal=True, color_system=None, highlight=False)
    drawing_of(game.name).draw_table(console, game.view(state, game.to_act(state)), Speaker("en", game.name), NAMES)
    return file.getvalue()


def test_in_a_low_terminal_the_market_stands_next_to_the_question() -> None:
    shown = low_table(DREAMHOME, built("discard 2"), 24)
    assert "Jón  0 points  no roof cards yet" in shown
    assert shown.index("T3") < shown.index("── 3 ──")
    assert len(shown.splitlines()) == 22
    placing = low_table(DREAMHOME, built("discard 2", "take 3"), 24)
    assert placing.index("── 3 ──") < placing.index("T3")
    assert "Jón  0 points  no roof" not in low_table(DREAMHOME, built("discard 2"), 40)


def test_in_a_low_terminal_the_shops_and_the_money_stand_next_to_the_question() -> None:
    shown = low_table(CALIFORNIA, CALIFORNIA.new(2, 7), 24)
    assert shown.index("Neighbours") < shown.index("Jón  1 point  6 silver · no gifts") < shown.index("left shop")
    assert shown.count("Anna  1 point") == 2
    high = low_table(CALIFORNIA, CALIFORNIA.new(2, 7), 40)
    assert high.index("left shop") < high.index("Neighbours")


@pytest.mark.parametrize("game", [DREAMHOME, CALIFORNIA], ids=named)
def test_in_a_tiny_terminal_no_word_is_lost(game: Game) -> None:
    script = ["?", "help", "xyzzy"]
    tiny, wide = (TableUnderTest(script, players=2, game=game, width=width) for width in (20, 200))
    for text in script:
        assert tiny.after(text).split() == wide.after(text).split()
