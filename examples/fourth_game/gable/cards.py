"""The cards: four materials, each with the weights 1 to 12. Cards are numbered from 1, material by material."""

from enum import IntEnum

from rooftree.core.layout import table

MAX_WEIGHT = 12
NUM_CARDS = 48
NOTHING = 0

Material = IntEnum("Material", "NONE STONE BRICK TIMBER GLASS", start=0)

MATERIAL = table([0, *(card // MAX_WEIGHT + 1 for card in range(NUM_CARDS))])
WEIGHT = table([0, *(card % MAX_WEIGHT + 1 for card in range(NUM_CARDS))])
NAMES = ("", *(f"{made.name.lower()}-{weight}" for made in Material if made for weight in range(1, MAX_WEIGHT + 1)))
