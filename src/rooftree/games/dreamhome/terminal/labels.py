"""The small texts of the drawing: names that may break, what a card is worth, what lies in front of a house."""

from collections import Counter

from rooftree.core.notation import kebab
from rooftree.draw.lettering import wrapped
from rooftree.draw.styles import QUIET, Styled
from rooftree.games.dreamhome.cards import BESIDE, BESIDE_POINTS, CARDS, ResourceKind, RoomType
from rooftree.games.dreamhome.scoring import ROOF_CARDS, UNIFORM_ROOF_POINTS
from rooftree.games.dreamhome.terminal.palette import decor_points, kind_of_resource, resource_style
from rooftree.games.dreamhome.view import HouseView
from rooftree.texts import Speaker
from rooftree.texts.speaker import kind_of


def room_worth(speaker: Speaker, card: str) -> str:
    """Points by size (`1 · 4 · 9`), or alone and beside the right neighbour (`1 (kitchen: 3)`)."""
    kind = kind_of(card)
    room = RoomType[kind.upper().replace("-", "_")]
    points = " · ".join(map(str, CARDS.rooms[kind]["points"]))
    if not BESIDE[room]:
        return points
    neighbour = speaker.name(kebab(RoomType(int(BESIDE[room]))))
    return speaker.say("draw-beside", points=points, neighbour=neighbour, more=int(BESIDE_POINTS[room]))


def resource_worth(speaker: Speaker, card: str) -> str:
    """What kind of card it is; for décor its points and where it goes."""
    kind = kind_of_resource(card)
    if kind != ResourceKind.DECOR:
        return speaker.say(f"draw-{kebab(kind)}", cards=ROOF_CARDS, points=UNIFORM_ROOF_POINTS)
    place = CARDS.decor[card]["room"]
    where = speaker.say("draw-any-room") if place == "any" else speaker.name(place)
    return speaker.say("draw-decor", points=decor_points(card), place=where)


def front_lines(house: HouseView, speaker: Speaker, width: int, with_garden: bool = False) -> list[Styled]:
    """Helpers and tools in front of a house, and the garden where it has no place of its own."""
    lines = _listed(speaker, "draw-helpers", house["helpers"], width)
    lines += _listed(speaker, "draw-tools", house["tools"], width)
    return lines + (_listed(speaker, "draw-garden", house["garden"], width) if with_garden else [])


def _listed(speaker: Speaker, key: str, cards: list[str], width: int) -> list[Styled]:
    if not cards:
        return []
    text = speaker.say(key, cards=", ".join(counted(speaker, cards)))
    return [(line, resource_style(cards[0])) for line in wrapped(text, width)]


def counted(speaker: Speaker, cards: list[str]) -> list[str]:
    """Names of cards, copies counted: `architect ×2`."""
    copies = Counter(map(kind_of, cards))
    return [speaker.name(kind) + (f" ×{count}" if count > 1 else "") for kind, count in copies.items()]


def garden_lines(house: HouseView, speaker: Speaker, width: int) -> list[Styled]:
    """The tokens in the garden, and its name below them."""
    tokens = [(line, resource_style(each)) for each in house["garden"] for line in wrapped(speaker.name(each), width)]
    return [*tokens, (speaker.name("garden"), QUIET)]


def roof_label(house: HouseView, speaker: Speaker) -> str:
    return speaker.say("draw-roof-pile", count=house["roof_height"])


def roof_pips(house: HouseView) -> list[Styled]:
    """A mark for each roof card and each one still missing; colours and windows only where they are open."""
    missing = [("▱", QUIET)] * max(0, ROOF_CARDS - house["roof_height"])
    if house["roofs"] is None:
        return [("▰", "")] * house["roof_height"] + missing
    return [(_roof_pip(card), resource_style(card)) for card in house["roofs"]] + missing


def _roof_pip(card: str) -> str:
    return "▣" if kind_of(card).endswith("-window") else "▰"
