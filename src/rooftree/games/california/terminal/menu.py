"""Actions in the menu of the terminal, those with one tile on one line."""

from collections.abc import Sequence
from typing import Any

from rooftree.core.message import Message, message
from rooftree.games.california.phrases import ATTIC, EXTENSION, phrase
from rooftree.games.california.terminal.palette import is_furniture, is_room
from rooftree.games.california.texts.facts import LOANS, MONEY
from rooftree.texts import Speaker


def heading(view: Any, pattern: str) -> Message | None:
    """No actions are listed by cell alone: the tile matters."""
    return None


# The actions with one tile, on one line


def bundle(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    """`L2 brown games room · 3 silver: B1 A2 · 4: C3`, or a sentence where there is but one action."""
    if len(notations) == 1:
        return speaker.say(phrase(view, notations[0]))
    slot = notations[0].split()[1]
    return f"{_tile(view, speaker, slot)} · {places(view, speaker, notations)}"


def places(view: Any, speaker: Speaker, notations: Sequence[str]) -> str:
    """Where a tile can go, by price: `3 silver: B1 A2 · 4: C3`."""
    by_price: dict[int, list[str]] = {}
    for notation in notations:
        by_price.setdefault(view["costs"][notation], []).append(_place(speaker, notation))
    told = [
        speaker.say("menu-places-more" if rank else "menu-places", price=price, places=" ".join(by_price[price]))
        for rank, price in enumerate(sorted(by_price))
    ]
    return " · ".join(told)


def _place(speaker: Speaker, notation: str) -> str:
    place = notation.split()[2]
    names = {ATTIC: "attic", EXTENSION: "attic-extension"}
    return speaker.name(names[place]) if place in names else place


def _tile(view: Any, speaker: Speaker, slot: str) -> str:
    return f"{slot} {speaker.name(view['slots'][slot]['tile'])}"


# Beside an action


def aside(view: Any, notation: str) -> Message | None:
    """The money that an action brings; prices stand with the places."""
    gains = {"gold": MONEY["silver"], "borrow": LOANS["silver"], "repay": -int(LOANS["repaid"])}
    return message("menu-money", change=f"{gains[notation]:+}") if notation in gains else None


def label(view: Any, speaker: Speaker, notation: str, asked: Sequence[str]) -> str | None:
    """An action among those that were asked about, without what they share; None for one that nobody means."""
    verb, *words = notation.split()
    if verb != "buy" or view["decision"] != "choose-action":
        return notation
    slot, place = words
    tile = view["slots"][slot]["tile"]
    if slot.lower() in asked:
        return None if tile and not _may_go(tile, place) else _place(speaker, notation)
    return _tile(view, speaker, slot) if tile and _may_go(tile, place) else None


def _may_go(tile: str, place: str) -> bool:
    """Whether anyone would think of this place for this tile."""
    if place == EXTENSION:
        return not is_furniture(tile) and not is_room(tile)
    return is_furniture(tile) if place == ATTIC else is_furniture(tile) or is_room(tile)
