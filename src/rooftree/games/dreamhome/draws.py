"""What chance turns up, card by card: who begins, and every round's columns."""

from rooftree.box.starting import seats_drawn
from rooftree.core.draws import Draws, Part, Pile
from rooftree.games.dreamhome.cards import NUM_RESOURCE_CARDS, NUM_ROOM_CARDS, RESOURCE_NAMES, ROOM_NAMES
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.state import AT_RANDOM, NUM_COLUMNS

ROOMS = Pile(
    "room_pile",
    lambda state: state.round_number * NUM_COLUMNS,
    lambda _, place: range(place, NUM_ROOM_CARDS),
)
RESOURCES = Pile(
    "resource_pile",
    lambda state: state.round_number * RESOURCES_A_ROUND,
    lambda _, place: range(place, NUM_RESOURCE_CARDS),
)

DRAWS = Draws(
    (
        Part("rooms", lambda _: ROOM_NAMES[1:], lambda *_: NUM_COLUMNS, ROOMS),
        Part("resources", lambda _: RESOURCE_NAMES[1:], lambda *_: RESOURCES_A_ROUND, RESOURCES),
        seats_drawn(AT_RANDOM),
    ),
    lambda _, parts: {name: cards[:1] if name == "first" else cards for name, cards in parts.items() if cards},
)
