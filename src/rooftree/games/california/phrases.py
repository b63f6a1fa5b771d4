"""What an action would do, in words, from the view and the notation alone."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message, Name, message
from rooftree.games.california.texts.facts import LOANS, MONEY

ATTIC, EXTENSION = "attic", "extension"


def phrase(view: Any, notation: str, names: Sequence[str] = ()) -> Message:
    """One action of the player to act."""
    verb, *words = notation.split()
    match verb:
        case "buy":
            return _buy(view, notation, *words)
        case "unpack":
            return message("action-unpack", piece=Name(words[0]), cell=Name(view["pending_cell"]))
        case "gold":
            return message("action-gold", **MONEY)
    return message(f"action-{verb}", **LOANS)


def _buy(view: Any, notation: str, slot: str, place: str) -> Message:
    tile, price = Name(view["slots"][slot]["tile"]), view["costs"][notation]
    if place == EXTENSION:
        return message("action-extend", slot=Name(slot), price=price)
    if place == ATTIC:
        return message("action-store", slot=Name(slot), piece=tile, price=price)
    if tile.startswith("room-"):
        return message("action-renovate", slot=Name(slot), room=tile, cell=Name(place), price=price)
    return message("action-furnish", slot=Name(slot), piece=tile, cell=Name(place), price=price)
