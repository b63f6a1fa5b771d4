"""The numbers that sentences and rules pages mention, read from the cards and the scoring: none is kept by hand."""

from rooftree.core.message import Message, Name, message
from rooftree.games.dreamhome.cards import CARDS, NUM_RESOURCE_CARDS, NUM_ROOM_CARDS, RESOURCE_NAMES, ROOM_NAMES
from rooftree.games.dreamhome.scoring import (
    FUNCTIONALITY_POINTS,
    MIXED_ROOF_POINTS,
    ROOF_CARDS,
    UNIFORM_ROOF_POINTS,
    WINDOW_POINTS,
)
from rooftree.games.dreamhome.state import NUM_ROUNDS

Facts = dict[str, int | str]

ROOF: Facts = {
    "cards": ROOF_CARDS,
    "uniform": UNIFORM_ROOF_POINTS,
    "mixed": MIXED_ROOF_POINTS,
    "window": WINDOW_POINTS,
}


def facts() -> dict[str, Facts]:
    """By thing, then by what is counted: `facts()["living-room"]["points"]` is `1 / 4 / 9`."""
    things = {name: _room_facts(name) for name in CARDS.rooms}
    things |= {name: {"points": decor["points"]} for name, decor in CARDS.decor.items()}
    return things | {
        "roof": {**ROOF, "most": UNIFORM_ROOF_POINTS + WINDOW_POINTS, "copies": sum(map(_roof_cards, CARDS.roofs))},
        "colour": _a_colour(),
        "decor": {"copies": len(CARDS.decor)},
        "tool": {"copies": len(CARDS.tools)},
        "helper": {"copies": sum(helper["copies"] for helper in CARDS.helpers.values())},
        "functionality": {"points": FUNCTIONALITY_POINTS},
        "game": {"rounds": NUM_ROUNDS},
        "cards": {"rooms": NUM_ROOM_CARDS, "resources": NUM_RESOURCE_CARDS},
    }


def _roof_cards(colour: str) -> int:
    return int(CARDS.roofs[colour]["plain"] + CARDS.roofs[colour]["window"])


def _a_colour() -> Facts:
    """How many roof cards a colour has, and how many of them have a window: the same in each."""
    colour = next(iter(CARDS.roofs))
    return {"copies": _roof_cards(colour), "windows": CARDS.roofs[colour]["window"]}


def _room_facts(name: str) -> Facts:
    room = CARDS.rooms[name]
    sizes = range(1, len(room["points"]) + 1)
    found: Facts = {"points": _list(room["points"]), "sizes": _list(sizes), "copies": len(room["children"])}
    if "beside" in room:
        found["beside"] = room["beside"]["points"]
    return found


def _list(numbers: list[int] | range) -> int | str:
    """One number as a number, several as `1 / 4 / 9`."""
    return numbers[0] if len(numbers) == 1 else " / ".join(map(str, numbers))


def kinds() -> list[str]:
    """Every kind of card that has an effect."""
    return list(dict.fromkeys(name.partition("#")[0] for name in (*ROOM_NAMES[1:], *RESOURCE_NAMES[1:])))


def effect(kind: str) -> Message:
    """What a card does, for someone who has to choose a column and never read the rules."""
    if kind in CARDS.rooms:
        return _room_effect(kind)
    if kind in CARDS.decor:
        return _decor_effect(kind)
    if kind == "roof" or kind.startswith("roof-"):
        return message("effect-roof-window" if kind.endswith("-window") else "effect-roof", **ROOF)
    return message(f"effect-{kind}")


def _room_effect(kind: str) -> Message:
    room, numbers = CARDS.rooms[kind], _room_facts(kind)
    points, floor = numbers["points"], "basement" if room["class"] == "basement" else "upper"
    if "beside" in room:
        neighbour = Name(room["beside"]["room"])
        return message("effect-room-beside", points=points, beside=numbers["beside"], neighbour=neighbour, floor=floor)
    if len(room["points"]) > 1:
        return message("effect-room-sizes", points=points, sizes=numbers["sizes"], floor=floor)
    return message("effect-room", points=points, floor=floor)


def _decor_effect(kind: str) -> Message:
    decor = CARDS.decor[kind]
    if decor["room"] in ("any", "garden"):
        return message(f"effect-decor-{decor['room']}", points=decor["points"])
    most = len(CARDS.rooms[decor["room"]]["points"])
    return message("effect-decor", points=decor["points"], room=Name(decor["room"]), most=most)
