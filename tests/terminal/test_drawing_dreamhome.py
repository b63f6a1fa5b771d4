"""Dream Home, drawn as text."""

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from rooftree.cli.table.screen import PlainStream
from rooftree.core.layout import Array
from rooftree.draw import drawing_of
from rooftree.draw.styles import QUIET
from rooftree.games.dreamhome.terminal.palette import CLASSES, KINDS, ROOFS, ROOMS
from rooftree.texts import LANGUAGES, Speaker
from tests.terminal.terminal_table import DREAMHOME, positions

NAMES = ["Anna", "Jón", "李小龍", "Þorgerður Hólmgeirs"]


def built(*moves: str, seed: int = 7, options: Any = None) -> Array:
    """The first player's cards on the first player's board, by notation: the engine's own way of placing."""
    state = DREAMHOME.new(2, seed, options)
    for move in moves:
        state = DREAMHOME.step(state, DREAMHOME.parse(move))
    return state


def drawn(state: Array, seat: int, lang: str = "en", width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    drawing_of("dreamhome").draw_house(console, DREAMHOME.view(state, None), seat, Speaker(lang, "dreamhome"), NAMES)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def table(state: Array, lang: str, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    view = DREAMHOME.view(state, DREAMHOME.to_act(state))
    drawing_of("dreamhome").draw_table(console, view, Speaker(lang, "dreamhome"), NAMES)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_a_room_and_a_dust_sheet() -> None:
    state = built("discard 2", "take 3", "place G1", "take 1", "place G2 down")
    assert drawn(state, 0)[5:9] == [
        "             ┌G1──────────┐╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌",
        "             │living room │     G2     ╎     G3     ╎     G4     ╎     G5     ╎",
        " garden      │           1│            ╎            ╎            ╎            ╎",
        "▔▔▔▔▔▔▔▔▔▔▔▔▔└────────────┘╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌",
    ]
    assert "╎ empty room │" in drawn(state, 1)[6].replace("│ empty", "╎ empty")


def test_rooms_that_have_grown_together_have_no_wall_between_them() -> None:
    """Every line of the score that names several neighbouring cells of one room is one box."""
    for state in positions(3)[20::15]:
        view = DREAMHOME.view(state, None)
        for seat, house in enumerate(view["houses"]):
            rooms = [line["cells"] for line in view["scores"][seat]["lines"] if line["cells"] and is_room(house, line)]
            grown = [cells for cells in rooms if len(cells) > 1]
            lines = drawn(state, seat)
            for first, second in [cells[:2] for cells in grown]:
                [row] = [row for row, line in enumerate(lines) if f"{first}─" in line]
                assert lines[row + 1][lines[row].index(second) - 1] != "│"


def is_room(house: Any, line: Any) -> bool:
    card = house["cells"][line["cells"][0]]["card"]
    return card is not None and card.partition("#")[0] == line["what"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 108, 200])
def test_the_table_fits_every_screen(lang: str, width: int) -> None:
    for state in positions(4, players=4)[5::40]:
        lines = table(state, lang, width)
        assert max(map(cell_len, lines)) <= width
        assert len(lines) < 42 or width < 76


def test_the_table_names_everything_that_lies_open() -> None:
    state = positions(4, players=4)[60]
    view, shown = DREAMHOME.view(state, DREAMHOME.to_act(state)), " ".join(" ".join(table(state, "en", 200)).split())
    speaker = Speaker("en", "dreamhome")
    for house in view["houses"]:
        for card in (*house["tools"], *house["helpers"], *house["garden"]):
            assert speaker.name(card) in shown


def test_colours_read_on_dark_and_on_light_screens() -> None:
    """The contrast to black and to white is at least 4 to 1 for each."""
    for colour in {QUIET, *ROOMS.values(), *CLASSES.values(), *ROOFS.values(), *KINDS.values()}:
        light = luminance(colour)
        assert min((light + 0.05) / 0.05, 1.05 / (light + 0.05)) > 4, colour


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_in_ascii_only_letters_are_left() -> None:
    stream = io.StringIO()
    console = Console(file=PlainStream(stream), width=80, markup=False, emoji=False)  # type: ignore[arg-type]
    state = positions(2)[70]
    for seat in range(3):
        drawing_of("dreamhome").draw_house(
            console, DREAMHOME.view(state, None), seat, Speaker("is", "dreamhome"), NAMES
        )
    assert all(char.isalpha() or char.isascii() for char in stream.getvalue())


def test_a_room_that_fits_nowhere_has_a_heading_of_its_own() -> None:
    view = {"pending": {"room": "garage#1", "decor": None}}
    for legal, key in [
        (["place G1 down"], "menu-place-only-down"),
        (["place B4", "place G1 down"], "menu-place-down"),
    ]:
        heading = drawing_of("dreamhome").heading({**view, "legal": legal}, "place {} down")
        assert heading is not None
        assert heading.key == key
