"""Which resource cards lie where, by name: for whoever looks at the table."""

from functools import lru_cache

from rooftree.core.kept import MOST
from rooftree.games.dreamhome.cards import RESOURCE_NAMES
from rooftree.games.dreamhome.state import MAX_PLAYERS, Place


@lru_cache(maxsize=MOST)
def piles(places: tuple[int, ...]) -> dict[int, tuple[str, ...]]:
    """The cards at each `Place`, in the order of the box."""
    found: dict[int, list[str]] = {place: [] for place in range(Place.WITH_SEAT + MAX_PLAYERS)}
    for card, place in enumerate(places):
        if card:
            found[place].append(RESOURCE_NAMES[card])
    return {place: tuple(names) for place, names in found.items()}
