"""The numbers that sentences and rules pages mention, read from the cards and the rules: none is kept by hand."""

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.board import NUM_CELLS, Cell
from rooftree.games.homesweethome.building import MOST_TOSSED
from rooftree.games.homesweethome.cards import (
    CAPACITY,
    CARDS,
    CONSTRUCTION_NAMES,
    CONSTRUCTION_NUMBERS,
    COST,
    IN_ZONE,
    KIND,
    NUM_CHARACTERS,
    NUM_CONSTRUCTIONS,
    NUM_RESOURCE_CARDS,
    PAYABLE,
    POINTS,
    ROOM_KIND,
    STARS,
    Character,
    Kind,
    Resource,
    RoomKind,
)
from rooftree.games.homesweethome.rules.payment import gift_of
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP
from rooftree.games.homesweethome.scoring import EXPERT_POINTS, MANOR, NICE_HOUSE, PALACE
from rooftree.games.homesweethome.state import NUM_TURNS, QUEUE_LENGTH

Facts = dict[str, int | str]

SWAP: Facts = {"stars": STARS_FOR_A_SWAP}  # for `effect-architect`
SLOTS = ("first", "second", "third", "fourth", "fifth", "sixth")  # for `effect-cost`: what a card costs, one by one
RESOURCES = {kebab(resource): resource for resource in Resource if resource}
CHARACTERS = {kebab(character): character for character in Character if character}


def facts() -> dict[str, Facts]:
    """By thing, then by what is counted: `facts()["concrete"]["copies"]` is 12."""
    things: dict[str, Facts] = {
        name: {"copies": CARDS.resources[name]["copies"], "stars": int(STARS[resource])}
        for name, resource in RESOURCES.items()
    }
    things |= {kebab(kind): {"copies": CARDS.kind.count(kind)} for kind in Kind if kind}
    return things | {
        "game": {"turns": NUM_TURNS, "constructions": NUM_CONSTRUCTIONS, "resources": NUM_RESOURCE_CARDS},
        "ground": {"cells": NUM_CELLS},
        "queue": {"cards": QUEUE_LENGTH},
        "hand": dict(zip(("two", "three", "four", "five"), CARDS.hand_sizes, strict=True)),
        "characters": {"copies": NUM_CHARACTERS},
        "discard": {"most": MOST_TOSSED},
        "swap": SWAP,
        "palace": {"points": PALACE},
        "manor": {"points": MANOR},
        "nice-house": {"points": NICE_HOUSE},
        "expert": {"points": EXPERT_POINTS},
        "zone": {name: _zone(name) for name in ("hail", "drought", "pests")},
    }


def _zone(trap: str) -> str:
    """The ground as a trap's card shows it: a mark on each cell where it strikes, a dot on the others."""
    signs = ["■" if IN_ZONE[CONSTRUCTION_NUMBERS[trap], cell] else "·" for cell in Cell]
    rows = [" ABC", *(f"{row + 1}{''.join(signs[3 * row : 3 * row + 3])}" for row in range(3))]
    return "\n".join(" ".join(row) for row in rows)


def kinds() -> list[str]:
    """Every kind of card and character that has an effect."""
    return [*CONSTRUCTION_NAMES[1:], *RESOURCES, *CHARACTERS]


def effect(kind: str) -> Message:
    """What a card is good for, for someone who has to choose and never read the rules."""
    if kind in RESOURCES:
        return message(f"effect-{kind}" if _is_special(kind) else "effect-resource")
    if kind in CHARACTERS:
        return _character_effect(kind)
    return _construction_effect(kind, CONSTRUCTION_NUMBERS[kind])


def _is_special(kind: str) -> bool:
    return RESOURCES[kind] not in PAYABLE or RESOURCES[kind] == Resource.WATER


def _character_effect(kind: str) -> Message:
    character = CHARACTERS[kind]
    if character in (Character.MASON, Character.CARPENTER):
        return message("effect-gift", resource=Name(kebab(Resource(gift_of(character)))))
    return message(f"effect-{kind}", **SWAP) if character == Character.ARCHITECT else message(f"effect-{kind}")


def _construction_effect(kind: str, card: int) -> Message:
    if KIND[card] == Kind.TRAP:
        struck = [cell.name for cell in Cell if IN_ZONE[card, cell]]
        return message(f"effect-{kind}", cells=", ".join(struck))
    more: dict[str, int | str] = {}
    if KIND[card] == Kind.FOUNDATION:
        more["rooms"] = int(CAPACITY[card])
    if KIND[card] == Kind.ROOM:
        more["kind"] = Name(kebab(RoomKind(ROOM_KIND[card])))
    return message(f"effect-{kebab(Kind(KIND[card]))}", points=int(POINTS[card]), **_cost(card), **more)


def _cost(card: int) -> dict[str, int | str]:
    """The resources in the order of the enum, as `effect-cost` wants them; a card takes six at most."""
    resources = [Name(kebab(resource)) for resource in PAYABLE for _ in range(COST[card, resource])]
    return {"num": len(resources)} | dict(zip(SLOTS, resources, strict=False))
