"""Every piece on the table, explained from a view: its name, what it does, and what it is worth now and here."""

from collections.abc import Iterable, Iterator
from typing import Any

from rooftree.core.looks import Look, View, called, explained, lines_at, lines_of, value_at
from rooftree.core.message import Message, Name, message
from rooftree.core.score import Line
from rooftree.games.dreamhome.board import FLOOR, Cell, Floor
from rooftree.games.dreamhome.cards import CARDS
from rooftree.games.dreamhome.scoring import ROOF_CARDS
from rooftree.games.dreamhome.texts.facts import effect

EMPTY_ROOM = "empty-room"
MARKER = "marker"  # in the market or with its holder: the view says where
FUNCTIONALITIES = ("bathrooms", "essentials")
ROOF_LINES = ("roof-incomplete", "roof-mixed", "roof-uniform", "windows")


def pieces(view: View) -> Iterator[str]:
    for column, cards in enumerate(view["market"]):
        yield from (f"market.{column}.{part}" for part, card in cards.items() if card)
    yield MARKER
    yield from (f"pending.{part}" for part, card in view["pending"].items() if card)
    for seat, house in enumerate(view["houses"]):
        yield from _pieces_of(f"houses.{seat}", house)
    for pile in ("discarded_rooms", "discarded_resources"):
        yield from (f"{pile}.{place}" for place in range(len(view[pile])))
    yield from ("rooms_left", "resources_left")


def _pieces_of(home: str, house: Any) -> Iterator[str]:
    for cell in Cell:
        yield f"{home}.cells.{cell.name}"
        if house["cells"].get(cell.name, {}).get("decor"):
            yield f"{home}.cells.{cell.name}.decor"
    for part in ("garden", "tools", "helpers", "roofs"):
        yield from (f"{home}.{part}.{place}" for place in range(len(house[part] or ())))
    yield from (f"{home}.{part}" for part in ("garden", "roof", "children", "has_played"))


def look(view: View, piece: str) -> Look | None:
    match piece.split("."):
        case ["market" | "pending" | "discarded_rooms" | "discarded_resources", *_]:
            return _card(view, value_at(view, piece), view["you"])
        case ["houses", seat, "cells", cell]:
            return _cell(view, int(seat), cell)
        case ["houses", seat, "cells", cell, "decor"]:
            return _token(view, int(seat), value_at(view, piece), cell)
        case ["houses", seat, "garden", _]:
            return _token(view, int(seat), value_at(view, piece), None)
        case ["houses", seat, "tools" | "helpers" | "roofs", _]:
            return _card(view, value_at(view, piece), int(seat))
        case ["houses", seat, part]:
            return _part(view, int(seat), part)
        case ["rooms_left" | "resources_left"]:
            return _pile(view, piece)
    return explained(
        called("first-player-marker"),
        message("look-marker"),
        now=[message("look-marker-holder", seat=view["marker"])] if view["to_act"] is not None else [],
        rule="round",
    )


# Cards


def _card(view: View, card: str, owner: int | None) -> Look:
    """A card in the market, in hand, before a player or on a discard pile; for a spectator it is nobody's."""
    kind = card.partition("#")[0]
    if kind == EMPTY_ROOM:  # in a past position: it lies face down by now
        return explained(called(kind), message("look-empty-room"), rule="placing")
    now = [] if owner is None else list(_now(view, kind, owner))
    return explained(called(kind), effect(kind), now=now, rule=_section(kind))


def _section(kind: str) -> str:
    if kind in CARDS.rooms:
        return "rooms"
    if kind in CARDS.decor:
        return "decor"
    return "tools" if kind in CARDS.tools else "helpers" if kind in CARDS.helpers else "roofs"


def _now(view: View, kind: str, seat: int) -> Iterator[Message]:
    house = view["houses"][seat]
    if kind in CARDS.rooms:
        yield message("look-in-house", count=_rooms(house).count(kind))
    elif kind in CARDS.decor:
        yield from _places_for(view, kind, seat)
    elif kind in CARDS.tools:
        if view["round"] == view["num_rounds"]:
            yield message("effect-too-late")
    elif kind.startswith("roof-"):
        yield message("look-roof-cards", count=house["roof_height"], cards=ROOF_CARDS)
    else:
        yield from _helper(view, kind, seat)


def _rooms(house: Any) -> list[str]:
    """The kinds of the rooms that lie face up."""
    return [cell["card"].partition("#")[0] for cell in house["cells"].values() if cell["card"]]


def _places_for(view: View, kind: str, seat: int) -> Iterator[Message]:
    """R4  Rooms without a token; in the garden there is always a place."""
    place, cells = CARDS.decor[kind]["room"], view["houses"][seat]["cells"]
    if place != "garden":
        rooms = [line for line in lines_of(view, seat) if line.what == place or (place == "any" and _is_room(line))]
        free = [room for room in rooms if not any(cells[cell]["decor"] for cell in room.cells)]
        yield message("look-decor-rooms", count=len(free))


def _is_room(line: Line) -> bool:
    return line.what in CARDS.rooms


def _helper(view: View, kind: str, seat: int) -> Iterator[Message]:
    house = view["houses"][seat]
    if kind == "roofer":
        roofs = [card for card in view["discarded_resources"] if card.startswith("roof-")]
        yield message("look-discarded-roofs", count=len(roofs))
    if kind == "supplier":
        yield message("look-discarded-rooms", count=len(view["discarded_rooms"]))
    if kind == "architect":
        empty = [cell for cell in house["cells"].values() if cell["stands"] == "empty-room"]
        fulfilled = [line for line in lines_of(view, seat) if line.what in FUNCTIONALITIES]
        yield message("look-architect", empty=len(empty), fulfilled=len(fulfilled), all=len(FUNCTIONALITIES))
    if kind == "interior-designer":
        tokens = [cell for cell in house["cells"].values() if cell["decor"]]
        yield message("look-tokens", count=len(tokens) + len(house["garden"]))


# A house


def _cell(view: View, seat: int, cell: str) -> Look:
    stands = view["houses"][seat]["cells"].get(cell)
    if stands is None:
        is_below = FLOOR[Cell[cell]] == Floor.BASEMENT
        floor = message("look-free-below" if is_below else "look-free-above")
        return explained(message("look-free", cell=Name(cell)), floor, rule="placing")
    if not stands["card"]:
        kind, rule = stands["stands"], "tools" if stands["stands"] == "scaffolding" else "placing"
        does = effect(kind) if kind == "scaffolding" else message("look-empty-room")
        return explained(called(kind), does, lines=lines_at(view, seat, cell), rule=rule)
    kind = stands["card"].partition("#")[0]
    lines = [line for line in lines_at(view, seat, cell) if line.what not in CARDS.decor]
    return explained(called(kind), effect(kind), now=_size(view, seat, kind, lines), lines=lines, rule="rooms")


def _size(view: View, seat: int, kind: str, lines: Iterable[Line]) -> Iterator[Message]:
    """How large the room is and may become, and what that would be worth."""
    room, points = next(line for line in lines if line.what == kind), CARDS.rooms[kind]["points"]
    size, beside = len(room.cells), CARDS.rooms[kind].get("beside")
    if len(points) > 1:
        yield message("look-size", size=size, most=len(points))
        if size < len(points) and not _is_finished(view, seat, room.cells):
            yield message("look-grows", points=points[size])
    if beside and room.points < beside["points"]:
        yield message("look-alone", points=beside["points"], room=Name(beside["room"]))


def _is_finished(view: View, seat: int, cells: Iterable[str]) -> bool:
    """R3  By a token, unless an interior designer is there."""
    house = view["houses"][seat]
    has_designer = any(helper.startswith("interior-designer") for helper in house["helpers"])
    return not has_designer and any(house["cells"][cell]["decor"] for cell in cells)


def _token(view: View, seat: int, kind: str, cell: str | None) -> Look:
    lines = [line for line in lines_of(view, seat) if line.what == kind]
    now = [] if cell is None else [message("look-place", cell=Name(cell))]
    return explained(called(kind), effect(kind), now=now, lines=lines, rule="decor")


def _part(view: View, seat: int, part: str) -> Look:
    house = view["houses"][seat]
    if part == "garden":
        return explained(called("garden"), message("look-garden"), rule="decor")
    if part == "roof":
        lines = [line for line in lines_of(view, seat) if line.what in ROOF_LINES]
        now = message("look-roof-cards", count=house["roof_height"], cards=ROOF_CARDS)
        return explained(called("roof"), effect("roof"), now=[now], lines=lines, rule="roofs")
    if part == "children":
        now = message("look-children-count", count=house["children"])
        return explained(message("look-children"), message("look-children-tie"), now=[now], rule="tie")
    now = message("look-played-yes" if house["has_played"] else "look-played-no")
    return explained(message("look-played"), now=[now], rule="round")


def _pile(view: View, piece: str) -> Look:
    name = "look-room-pile" if piece == "rooms_left" else "look-resource-pile"
    now = message("look-left", count=view[piece])
    return explained(message(name), message("look-pile"), now=[now], rule="setup")
