"""What chance turns up, card by card: characters, hands and queues, and all that fills them up again."""

from collections.abc import Iterator

from rooftree.core.draws import Deal, Draws, Part, Pile
from rooftree.games.homesweethome.cards import (
    CONSTRUCTION_NAMES,
    CONSTRUCTION_NUMBERS,
    HAND_SIZE,
    NUM_CONSTRUCTIONS,
    NUM_RESOURCE_CARDS,
    RESOURCE_NAMES,
    Character,
)
from rooftree.games.homesweethome.deal import CHARACTERS
from rooftree.games.homesweethome.rules.ground import is_ground
from rooftree.games.homesweethome.rules.hands import top_of_pile
from rooftree.games.homesweethome.setup import bring_ground_forward
from rooftree.games.homesweethome.state import NOTHING, NUM_QUEUES, QUEUE_LENGTH, Ruleset, State

BANKER = next(name for name, number in CHARACTERS.items() if number == Character.BANKER)


def in_queues(blank: State, dealt: Deal) -> int:
    """Two queues; where neither begins with ground to build on, it is looked for down to the first card that is."""
    known, queues = dealt.get("constructions", ()), NUM_QUEUES * QUEUE_LENGTH
    has_ground = any(is_ground(CONSTRUCTION_NUMBERS[name]) for name in known)
    is_looked_for = blank.ruleset >= Ruleset.SECOND and not has_ground
    return max(queues, len(known) + is_looked_for)


def in_hands(blank: State, dealt: Deal) -> int:
    """R6  The banker's hand is one larger."""
    return int(HAND_SIZE[blank.num_players]) * blank.num_players + (BANKER in dealt.get("characters", ()))


def deal(blank: State, parts: Deal) -> Deal:
    for place, name in enumerate(parts["constructions"]):
        blank.construction_pile[place] = CONSTRUCTION_NUMBERS[name]
    if blank.ruleset >= Ruleset.SECOND:
        bring_ground_forward(blank)
    constructions = [CONSTRUCTION_NAMES[card] for card in blank.construction_pile]
    characters = list(parts["characters"][: blank.num_players])
    return {**parts, "characters": characters, "constructions": constructions, "reshuffles": []}


def in_this_pile(state: State, place: int) -> Iterator[int]:
    """From this place down to the last card of the same pile, the dealt or a reshuffled one."""
    end = (place // NUM_RESOURCE_CARDS + 1) * NUM_RESOURCE_CARDS
    while place < end and state.piles[place] != NOTHING:
        yield place
        place += 1


CONSTRUCTIONS = Pile(
    "construction_pile",
    lambda state: state.constructions_drawn,
    lambda _, place: range(place, NUM_CONSTRUCTIONS),
)
RESOURCES = Pile("piles", top_of_pile, in_this_pile)

DRAWS = Draws(
    (
        Part(
            "characters",
            lambda blank: tuple(CHARACTERS) if blank.with_characters else (),
            lambda blank, _: blank.num_players if blank.with_characters else 0,
        ),
        Part("resources", lambda _: RESOURCE_NAMES[1:], in_hands, RESOURCES),
        Part("constructions", lambda _: CONSTRUCTION_NAMES[1:], in_queues, CONSTRUCTIONS),
    ),
    deal,
)
