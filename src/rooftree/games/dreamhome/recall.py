"""A past position of a game that goes on: cards that lie face down by now have no names there either (R2, R9)."""

from collections.abc import Iterable
from typing import Any

from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import FIRST_ROOF, LAST_ROOF, NUM_COLOURS, RESOURCE_NAMES, ROOM_NAMES
from rooftree.games.dreamhome.observe import are_roofs_shown
from rooftree.games.dreamhome.rules.rooms import is_empty_room
from rooftree.games.dreamhome.state import Place, State

ROOF, ROOM = "roof", "empty-room"  # what a card is called that nobody may look at any more


def recalled(view: dict[str, Any], now: State) -> dict[str, Any]:
    """What was shown once, without the names of what is face down now."""
    names = dict.fromkeys(_rooms_face_down(now), ROOM) | dict.fromkeys(_roofs_face_down(now), ROOF)
    return {
        **view,
        "market": [{part: names.get(card, card) for part, card in column.items()} for column in view["market"]],
        "pending": {part: names.get(card, card) for part, card in view["pending"].items()},
        "discarded_rooms": _unsorted(view["discarded_rooms"], names),
        "discarded_resources": _unsorted(view["discarded_resources"], names),
    }


def _unsorted(cards: Iterable[str], names: dict[str, str]) -> list[str]:
    """Piles are listed card by card in the order of the box, where a place would tell the card."""
    return sorted((names.get(card, card) for card in cards), key=lambda name: name in (ROOF, ROOM))


def _rooms_face_down(now: State) -> list[str]:
    houses = [now.houses[seat] for seat in range(now.num_players)]
    return [ROOM_NAMES[house.stands[cell]] for house in houses for cell in Cell if is_empty_room(house, cell)]


def _roofs_face_down(now: State) -> list[str]:
    if are_roofs_shown(now):
        return []
    roofs = [card for colour in range(NUM_COLOURS) for card in range(FIRST_ROOF[colour], LAST_ROOF[colour] + 1)]
    return [RESOURCE_NAMES[card] for card in roofs if now.resource_at[card] >= Place.WITH_SEAT]
