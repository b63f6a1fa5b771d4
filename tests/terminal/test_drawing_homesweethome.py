"""Home Sweet Home's drawings, as text."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from rooftree.cli.table.screen import PlainStream
from rooftree.core.layout import Array
from rooftree.draw import drawing_of
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import (
    CAPACITY,
    CONSTRUCTION_NAMES,
    CONSTRUCTION_NUMBERS,
    KIND,
    Character,
    Hint,
    Kind,
    Resource,
)
from rooftree.games.homesweethome.state import Decision, Word
from rooftree.games.homesweethome.terminal.palette import COLOURS, PAPER, PICTURES, RESOURCES, colour_of, pattern_of
from rooftree.texts import LANGUAGES, Speaker
from tests.terminal.terminal_table import HOMESWEETHOME, positions

NAMES = ["Anna", "Jón", "李小龍", "Þorgerður Hólmgeirs", "Céline"]
DRAWING = drawing_of("homesweethome")
HOUSE = {
    "A1": "greenhouse",
    "B1": "crawl-space kitchenette slate-roof",
    "C1": "playground",
    "A2": "basement glazed-living-room bathroom dormer-roof",
    "B2": "large-slab fireside-living-room master-suite guttered-slate-roof",
    "C2": "cellar fitted-kitchen",
    "A3": "swimming-pool",
    "B3": "wooden-stilts guest-bedroom roof-terrace",
}


def console(width: int, height: int | None = None) -> Console:
    """A pipe, or a terminal of a certain height."""
    is_terminal = height is not None
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=is_terminal,
        no_color=True,
        markup=False,
        emoji=False,
        highlight=False,
        color_system=None,
    )


def printed(sheet: Console) -> list[str]:
    assert isinstance(sheet.file, io.StringIO)
    return sheet.file.getvalue().splitlines()


def table(state: Array, lang: str = "en", width: int = 80, height: int | None = None, seat: int = 0) -> list[str]:
    sheet = console(width, height)
    DRAWING.draw_table(sheet, HOMESWEETHOME.view(state, seat), Speaker(lang, "homesweethome"), NAMES)
    return printed(sheet)


def ground(state: Array, width: int = 44) -> list[str]:
    sheet = console(width)
    DRAWING.draw_house(sheet, HOMESWEETHOME.view(state, None), 0, Speaker("en", "homesweethome"), NAMES)
    return printed(sheet)[-15:]


def panel(lines: Sequence[str]) -> list[str]:
    """What stands beside the ground on a screen of 80 columns."""
    return [line[46:] for line in lines]


def dealt(players: int = 3, seed: int = 7) -> Array:
    return HOMESWEETHOME.new(players, seed)


def built(cells: Mapping[str, str], state: Array | None = None) -> Array:
    """A table with this house, whatever its cards cost."""
    state = dealt() if state is None else state.copy()
    table = HOMESWEETHOME.read(state)
    for name, cards in cells.items():
        cell = Cell[name]
        base, *above = (CONSTRUCTION_NUMBERS[card] for card in cards.split())
        rooms = [card for card in above if KIND[card] == Kind.ROOM]
        table.base[cell] = base
        table.roofs[cell] = next((card for card in above if KIND[card] == Kind.ROOF), 0)
        for place, room in enumerate(rooms):
            table.rooms[2 * cell + place] = room
    return state


def queued(state: Array, queue_a: str, queue_b: str) -> Array:
    """The same table with these cards in the queues."""
    state = state.copy()
    table = HOMESWEETHOME.read(state)
    for place, card in enumerate([*queue_a.split(), *queue_b.split()]):
        table.queues[place] = CONSTRUCTION_NUMBERS[card]
    return state


# The ground


def test_a_building_is_seen_from_the_street_storey_by_storey() -> None:
    state = built({"A1": "lawn", "B1": "large-slab childs-bedroom bathroom slate-roof", "C1": "cellar shower-room"})
    assert ground(state)[:5] == [
        "               ╱ slate roof ╲",
        "               │  bathroom ≈│ ╎            ╎",
        "               │child’s room│ │shower room │",
        ' " " lawn  " " ░ large slab ░  ▬  cellar ▬ ▬',
        "▔ A1 +1 ▔▔▔▔▔▔ ▔ B1 +11 ▔▔▔▔▔ ▔ C1 +0 ▔▔▔▔▔▔",
    ]


def test_a_building_without_a_roof_is_worth_nothing_yet() -> None:
    """R9"""
    bare, roofed = (built({"B2": f"cellar bathroom {roof}"}) for roof in ("", "slate-roof"))
    assert any(" B2 +0 " in line for line in ground(bare))
    assert any(" B2 +11 " in line for line in ground(roofed))


def test_an_empty_cell_has_a_name_and_no_solid_earth() -> None:
    assert ground(dealt())[4] == "╌ A1 ╌╌╌╌╌╌╌╌╌ ╌ B1 ╌╌╌╌╌╌╌╌╌ ╌ C1 ╌╌╌╌╌╌╌╌╌"


def test_only_a_terrace_is_flat() -> None:
    flat = ground(built({"A1": "small-slab kitchenette roof-terrace"}))
    assert flat[1] == "├roof terrace┤"


def test_where_there_is_room_everything_is_larger() -> None:
    lines = table(built(HOUSE), width=120, height=40)
    shown = "\n".join(lines)
    for name in ("guttered slate roof", "fireside living room", "glazed living room", "swimming pool"):
        assert name in shown
    assert shown.count("≈ ≈ ≈ ≈") > 3
    assert len(lines) <= 28


def test_a_trap_marks_its_zone_the_louder_the_nearer() -> None:
    state = queued(built({"A1": "lawn"}), "slate-roof hail lawn", "glass-roof tiled-roof pests")
    first, second, third = (line for line in ground(state) if "▔" in line or "╌" in line)
    assert first == "▔ A1 ▔▔Ha!▔Pe▔ ╌ B1 ╌╌╌╌╌Ha!╌ ╌ C1 ╌╌╌╌╌Ha!╌"
    assert second == "╌ A2 ╌╌╌╌╌╌╌╌╌ ╌ B2 ╌╌Ha!╌Pe╌ ╌ C2 ╌╌╌╌╌╌╌╌╌"
    assert third == "╌ A3 ╌╌╌╌╌╌╌╌╌ ╌ B3 ╌╌╌╌╌Ha!╌ ╌ C3 ╌╌╌╌╌╌Pe╌"


def test_a_trap_that_has_struck_marks_nothing() -> None:
    state = queued(dealt(), "hail slate-roof lawn", "glass-roof tiled-roof fountain")
    assert not any("Ha" in line for line in ground(state))
    assert "A !! hail             Ha struck" in panel(table(state))


def test_while_a_trap_strikes_what_is_in_danger_is_said() -> None:
    state = queued(built({"A1": "lawn", "B2": "cellar bathroom"}), "hail pests lawn", "glass-roof lawn lawn")
    table_ = HOMESWEETHOME.read(state)
    table_.pending.striking, table_.decision = Word.A, Decision.COUNTER
    table_.pending.trap = CONSTRUCTION_NUMBERS["hail"]
    lines = table(state)
    assert "In danger (hail): lawn (A1), bathroom (B2)" in lines
    assert "A !! hail             Ha this turn" in panel(lines)
    assert "  !! pests            Pe next turn" in panel(lines)


# The queues


def test_a_card_of_a_queue_shows_kind_cost_and_points() -> None:
    state = queued(dealt(), "reinforced-raft glazed-living-room hail", "dormer-roof swimming-pool small-slab")
    assert panel(table(state))[1:8] == [
        "Queues                cost     pts",
        "A ▬2 reinforced raft  CoCoMe     3",
        "  [] glazed room      CoWoBrGl   7",
        "  !! hail             Ha next turn",
        "B ╱╲ dormer roof      WoWoSlSl   5",
        '  "" swimming pool    CoCoBrWa   5',
        "  ▬1 small slab       Co         1",
    ]


def test_queues_grow_short_at_the_end() -> None:
    state = dealt()
    HOMESWEETHOME.read(state).queues[1] = 0
    HOMESWEETHOME.read(state).queues[2] = 0
    assert panel(table(state))[3].startswith("B ")


# The players


def test_everyone_has_a_line_with_character_cards_and_advice() -> None:
    state = dealt()
    players = HOMESWEETHOME.read(state).players
    players[1].said, players[2].said, players[2].has_used_power = Word.A, Word.NONE, 1
    characters = [Speaker("en", "homesweethome").name(kebab(player.character)) for player in players[:3]]
    lines = panel(table(state, height=24))
    assert lines[8] == "Players                cards says"
    assert lines[9].split() == ["→", "Anna", characters[0], "6"]
    assert lines[10].split() == ["Jón", characters[1], "6", "A"]
    assert lines[11].split() == ["李小龍", f"({characters[2]})", "6", "–"]


def kebab(character: int) -> str:
    return Character(character).name.lower().replace("_", "-")


def test_without_characters_there_are_none() -> None:
    state = HOMESWEETHOME.new(3, 7, {"characters": False})
    assert panel(table(state, height=24))[9].split() == ["→", "Anna", "6"]


def test_what_the_table_knows_of_a_hand_is_written_below_its_owner() -> None:
    state = dealt()
    jon = HOMESWEETHOME.read(state).players[1]
    jon.lacks[Resource.CONCRETE] = jon.lacks[Resource.WOOD] = jon.holds[Hint.TARP_OR_JOKER] = 1
    shown = " ".join(" ".join(panel(table(state))).split())
    assert "holds a tarp or a joker · no concrete or wood" in shown


def test_only_the_site_manager_sees_what_the_site_manager_saw() -> None:
    state = dealt()
    players = HOMESWEETHOME.read(state).players
    players[0].character, players[1].character = Character.SITE_MANAGER, Character.MASON
    players[2].known[Resource.WOOD] = 2
    assert any(line.strip() == "seen: Wo2" for line in panel(table(state)))
    for other in (1, 2):
        assert not any("seen" in line for line in table(state, seat=other))


def test_columns_stand_in_line_whatever_the_names() -> None:
    state = HOMESWEETHOME.new(5, 7)
    for player in HOMESWEETHOME.read(state).players:
        player.said = Word.B
    for lang in LANGUAGES:
        rows = [line for line in table(state, lang) if line.rstrip().endswith(" B")]
        assert len(rows) == 5
        assert len({cell_len(line.rstrip()) for line in rows}) == 1


# The hand


def held(state: Array, seat: int, **cards: int) -> Array:
    """The same table with this hand."""
    state = state.copy()
    hand = HOMESWEETHOME.read(state).players[seat].cards
    for resource in Resource:
        hand[resource] = cards.get(resource.name.lower(), 0)
    return state


def test_the_hand_is_named_and_counted() -> None:
    state = held(dealt(), 0, concrete=3, wood=1, joker=1)
    HOMESWEETHOME.read(state).players[0].character = Character.MASON
    assert table(state)[-1] == "Your hand  Co concrete ×3  Wo wood  Jo joker"


def test_stars_are_for_the_architect() -> None:
    state = held(dealt(), 0, wood=1, slate=2, joker=1)
    HOMESWEETHOME.read(state).players[0].character = Character.ARCHITECT
    assert table(state)[-1] == "Your hand  Wo wood ★  Sl slate ×2 ★★  Jo joker ★★★"


def test_what_is_still_needed_stands_above_the_hand() -> None:
    state = queued(dealt(), "swimming-pool lawn lawn", "cellar lawn lawn")
    table_ = HOMESWEETHOME.read(state)
    table_.pending.queue, table_.decision = 1, Decision.PLAY
    table_.pending.needed[Resource.CONCRETE], table_.pending.needed[Resource.WATER] = 2, 1
    assert table(state)[-2] == "Still needed (swimming pool)  Co concrete ×2  Wa water"


def test_a_swap_shows_what_is_paid() -> None:
    state = dealt()
    table_ = HOMESWEETHOME.read(state)
    table_.pending.swap_queue, table_.pending.stars = 2, 1
    assert table(state)[-2] == "Swap in queue B: 1 of 3 stars paid"


def test_a_spectator_sees_no_hand() -> None:
    sheet = console(80)
    DRAWING.draw_table(sheet, HOMESWEETHOME.view(dealt(), None), Speaker("en", "homesweethome"), NAMES)
    assert not any("hand" in line for line in printed(sheet))


# Every screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "height"), [(40, None), (60, 24), (72, None), (80, 24), (100, 30), (120, 40), (200, 60)]
)
def test_the_table_fits_every_screen(lang: str, width: int, height: int | None) -> None:
    for players in (2, 5):
        course = positions(4, players=players, game=HOMESWEETHOME)
        for state in (course[0], built(HOUSE, course[len(course) // 2]), built(HOUSE, course[-1])):
            lines = table(state, lang, width, height, seat=HOMESWEETHOME.to_act(state) or 0)
            assert max(map(cell_len, lines)) <= width
            if height and width >= 80:
                assert len(lines) <= height - 6  # for the question, its answers and the prompt


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40)])
def test_the_essentials_are_on_every_screen(width: int, height: int) -> None:
    state = queued(built(HOUSE, HOMESWEETHOME.new(5, 3)), "lawn hail cellar", "tiled-roof glass-roof fountain")
    shown = "\n".join(table(state, "en", width, height))
    view, speaker = HOMESWEETHOME.view(state, 0), Speaker("en", "homesweethome")
    points = view["scores"][0]["points"]
    for words in ("turn 1 of 20", f"{points} points ({speaker.name(view['rank'])})", "pile 34", "discards 0"):
        assert words in shown
    for card in (card for queue in view["queues"].values() for card in queue):
        assert speaker.name(card["name"]) in shown
        assert "".join(speaker.say(f"sign-{each}") for each in card["cost"]) in shown
    for player, name in zip(view["players"], NAMES, strict=True):
        assert name[:3] in shown
        assert speaker.name(player["character"]) in shown or speaker.say(f"short-{player['character']}") in shown
    for resource in view["players"][0]["hand"]:
        assert speaker.name(resource) in shown
    for cell in view["ground"].values():
        for card in (cell["base"], *cell["rooms"], *filter(None, [cell["roof"]])):
            assert speaker.name(card) in shown or speaker.say(f"short-{card}") in shown


def test_a_low_screen_saves_the_sky() -> None:
    assert len(table(dealt(), height=24)) < len(table(dealt()))


# Words and colours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_and_short_names_are_short_and_different(lang: str) -> None:
    speaker = Speaker(lang, "homesweethome")
    for group in (RESOURCES, ("hail", "drought", "pests")):
        signs = [speaker.say(f"sign-{thing}") for thing in group]
        assert len(set(signs)) == len(signs)
        assert {cell_len(sign) for sign in signs} == {2}
    cards = [speaker.say(f"short-{card}") for card in CONSTRUCTION_NAMES[1:]]
    assert len(set(cards)) == len(cards)
    assert max(map(cell_len, cards)) <= 12
    characters = [speaker.say(f"short-{kebab(character)}") for character in Character if character]
    assert max(map(cell_len, characters)) <= 10


def test_colours_read_on_dark_and_on_light_screens() -> None:
    """As ink on black and on white, and under white letters: the contrast is at least 4 to 1."""
    for colour in COLOURS.values():
        light = luminance(colour)
        assert min((light + 0.05) / 0.05, 1.05 / (light + 0.05)) > 4, colour


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_card_has_a_colour_and_a_pattern() -> None:
    for number, card in enumerate(CONSTRUCTION_NAMES[1:], start=1):
        assert colour_of(card) in COLOURS
        if KIND[number] != Kind.TRAP:
            assert {len(row) for row in pattern_of(card)} == {2}
    assert set(RESOURCES.values()) <= set(COLOURS)


def test_kinds_look_different_without_colour() -> None:
    assert len(set(PICTURES.values())) == len(PICTURES)
    assert len(set(PAPER.values())) == len(PAPER)
    assert {int(CAPACITY[CONSTRUCTION_NUMBERS[card]]) for card in ("small-slab", "large-slab")} == {1, 2}


def test_without_colour_there_is_no_colour() -> None:
    sheet = console(80, 24)
    DRAWING.draw_table(sheet, HOMESWEETHOME.view(built(HOUSE), 0), Speaker("en", "homesweethome"), NAMES)
    assert "\x1b" not in "".join(printed(sheet))


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_in_ascii_only_letters_are_left(width: int, height: int) -> None:
    stream: Any = PlainStream(io.StringIO())
    sheet = Console(file=stream, width=width, height=height, force_terminal=True, color_system=None, markup=False)
    state = queued(built(HOUSE, HOMESWEETHOME.new(5, 3)), "lawn hail cellar", "tiled-roof glass-roof fountain")
    table = HOMESWEETHOME.read(state)
    table.players[0].character, table.players[1].said = Character.ARCHITECT, Word.NONE
    DRAWING.draw_table(sheet, HOMESWEETHOME.view(state, 0), Speaker("is", "homesweethome"), NAMES)
    assert all(char.isalpha() or char.isascii() for char in stream.getvalue())


def test_the_cards_explain_themselves() -> None:
    sheet, view = console(80), HOMESWEETHOME.view(dealt(), 0)
    DRAWING.draw_cards(sheet, view, Speaker("en", "homesweethome"))
    lines = [line.strip() for line in printed(sheet)]
    for thing in (view["queues"]["A"][0]["name"], view["players"][1]["character"], *view["players"][0]["hand"]):
        assert Speaker("en", "homesweethome").name(thing) in lines
