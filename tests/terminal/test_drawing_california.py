"""California's drawings, as text."""

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from rooftree.cli.table.screen import PlainStream
from rooftree.core.layout import Array
from rooftree.draw import drawing_of
from rooftree.games.california.terminal.palette import COLOURS, GOLD, PATTERNS
from rooftree.texts import LANGUAGES, Speaker
from tests.terminal.terminal_table import CALIFORNIA, positions

NAMES = ["Anna", "Jón", "李小龍", "Þorgerður Hólmgeirs", "Céline"]
DRAWING = drawing_of("california")


def console(width: int) -> Console:
    return Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)


def printed(sheet: Console) -> list[str]:
    assert isinstance(sheet.file, io.StringIO)
    return sheet.file.getvalue().splitlines()


def table(state: Array, lang: str = "en", width: int = 80) -> list[str]:
    sheet = console(width)
    view = CALIFORNIA.view(state, CALIFORNIA.to_act(state))
    DRAWING.draw_table(sheet, view, Speaker(lang, "california"), NAMES)
    return printed(sheet)


def mansion(state: Array, seat: int = 0, width: int = 49) -> list[str]:
    sheet = console(width)
    DRAWING.draw_house(sheet, CALIFORNIA.view(state, None), seat, Speaker("en", "california"), NAMES)
    return printed(sheet)


def played(*moves: str) -> Array:
    """Seed 7, three players; the others take gold."""
    state = CALIFORNIA.new(3, 7)
    for move in moves:
        state = CALIFORNIA.step(state, CALIFORNIA.parse(move))
    return state


def test_a_mansion_is_a_floor_plan_seen_from_above() -> None:
    state = played("buy R4 C2", "gold", "gold", "borrow")
    assert mansion(state)[:12] == [
        "Anna  2 points",
        "4 silver · loan of 3 (4 to repay) · no gifts",
        "    ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ attic ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁",
        "  ╱        free         │opens with extension ╲",
        "╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌",
        "╎    A1     ╎    B1     ╎    C1     ╎    D1     ╎",
        "╎    ● ●    ╎           ╎     ●     ╎    ● ●    ╎",
        "╎           ╎           ╎           ╎           ╎",
        "╌╌╌╌╌╌╌╌╌╌╌╌┌B2─────────┬C2─────────┐╌╌╌╌╌╌╌╌╌╌╌╌",
        "╎    A2     │mauve ╲╱╲╱╲│mauve ╲╱╲╱╲│    D2     ╎",
        "╎           │╱╲╱╲╱╲╱╲╱╲╱│╱╲╱╲╱╲╱╲╱╲╱│    ● ●    ╎",
        "╎           │╲╱╲╱╲╱╲╱╲╱╲│╲╱╲╱╲╱╲╱╲╱╲│           ╎",
    ]


def test_the_shops_show_colour_as_a_pattern_and_as_a_word() -> None:
    lines = table(CALIFORNIA.new(3, 7))
    assert lines[1] == "Bank ●●●● A tile costs 4 silver, a room also the ● on its space."
    assert lines[3:7] == [
        "│L1  ◆  dog · green                   │ │R1  ◆  motorcycle · grey             │",
        "│L2 ≈≈≈ light blue pool area          │ │R2  ◆  home bar · brown              │",
        "│L3  ◆  motorcycle · grey             │ │R3  ◆  sunbed · light blue           │",
        "│L4 ░░░ grey workshop                 │ │R4 ╱╲╱ mauve hobby room              │",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 76, 80, 100, 112, 200])
def test_the_table_fits_every_screen(lang: str, width: int) -> None:
    for players in (2, 5):
        course = positions(4, players=players, game=CALIFORNIA)
        for state in (course[0], course[len(course) // 2], course[-1]):
            lines = table(state, lang, width)
            assert max(map(cell_len, lines)) <= width
            assert len(lines) < 48 or width < 76


@pytest.mark.parametrize("width", [80, 130])
def test_the_table_names_everything_that_lies_open(width: int) -> None:
    state = positions(4, players=4, game=CALIFORNIA)[-10]
    view = CALIFORNIA.view(state, CALIFORNIA.to_act(state))
    shown, speaker = "\n".join(table(state, "en", width)), Speaker("en", "california")
    for slot in view["slots"].values():
        assert slot["tile"] is None or speaker.name(slot["tile"]) in shown
    assert f"day {view['day']} of 12" in shown
    assert f"{view['gifts_left']} gifts left" in shown
    for seat, each in enumerate(view["mansions"]):
        assert f"{each['money']} silver" in shown
        assert NAMES[seat][:3] in shown
        assert all(first_word(speaker, cell["piece"]) in shown for cell in each["cells"].values() if cell["piece"])
    for colour, seat in view["neighbours"].items():
        assert any(neighbour_in(line, speaker.name(colour), seat) for line in shown.splitlines())


def neighbour_in(line: str, colour: str, seat: int | None) -> bool:
    where = "on the table" if seat is None else NAMES[seat][:3]
    return re.search(rf" {colour} +{where}", line) is not None


def first_word(speaker: Speaker, piece: str) -> str:
    return speaker.name(piece).split()[0]


def test_a_bonus_card_names_its_owner() -> None:
    state = CALIFORNIA.new(3, 7)
    CALIFORNIA.read(state).bonus_of[8] = 1
    lines = table(state, width=200)
    assert any("swimming pool + grand piano · Jón" in line for line in lines)
    assert any("2 ◆◆  billiard table + dog" in line for line in lines)


def test_the_attic_shows_what_waits_there_and_the_locked_slot() -> None:
    stored = mansion(played("buy L1 attic"))
    assert "dog" in stored[3]
    assert "opens with extension" in stored[3]


def test_colours_read_on_dark_and_on_light_screens() -> None:
    """As ink on black and on white, and as floors under white letters: the contrast is at least 4 to 1."""
    for colour in (*COLOURS.values(), GOLD.removeprefix("bold ")):
        light = luminance(colour)
        assert min((light + 0.05) / 0.05, 1.05 / (light + 0.05)) > 4, colour


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_no_two_colours_look_alike_without_colour() -> None:
    assert len({pattern[0][0] for pattern in PATTERNS.values()}) == len(COLOURS)
    for lang in LANGUAGES:
        speaker = Speaker(lang, "california")
        shorts = [speaker.say(f"short-{colour}") for colour in COLOURS]
        assert len(set(shorts)) == len(COLOURS)
        assert max(map(len, shorts)) == 3


def test_in_ascii_only_letters_are_left() -> None:
    stream: Any = PlainStream(io.StringIO())
    sheet = Console(file=stream, width=80, markup=False, emoji=False)
    state = positions(4, players=5, game=CALIFORNIA)[-3]
    DRAWING.draw_table(sheet, CALIFORNIA.view(state, CALIFORNIA.to_act(state)), Speaker("is", "california"), NAMES)
    assert all(char.isalpha() or char.isascii() for char in stream.getvalue())
