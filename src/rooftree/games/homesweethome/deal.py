"""The deal as names: everything that chance decided, for records."""

from collections.abc import Mapping
from typing import Any

from rooftree.box.dealt import expect_entries, numbers_of
from rooftree.core.chance import below
from rooftree.core.game import GameError
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.cards import (
    CONSTRUCTION_NAMES,
    CONSTRUCTION_NUMBERS,
    MOST_IN_HANDS,
    NUM_CONSTRUCTIONS,
    NUM_RESOURCE_CARDS,
    RESOURCE_NAMES,
    RESOURCE_NUMBERS,
    Character,
)
from rooftree.games.homesweethome.setup import begin
from rooftree.games.homesweethome.state import MAX_PILES, NOTHING, State

PARTS = ("characters", "constructions", "resources", "reshuffles")
CHARACTERS = {kebab(character): int(character) for character in Character if character}


def deal_of(state: State) -> dict[str, list[Any]]:
    """Characters by seat, both decks in drawing order, and every reshuffled pile so far."""
    characters = [Character(player.character) for player in state.players[: state.num_players]]
    return {
        "characters": [kebab(character) for character in characters if character],
        "constructions": [CONSTRUCTION_NAMES[card] for card in state.construction_pile],
        "resources": _pile(state, 0),
        "reshuffles": [_pile(state, number) for number in range(1, state.num_reshuffles + 1)],
    }


def _pile(state: State, number: int) -> list[str]:
    first = number * NUM_RESOURCE_CARDS
    cards = [state.piles[first + position] for position in range(NUM_RESOURCE_CARDS)]
    return [RESOURCE_NAMES[card] for card in cards if card != NOTHING]


def lay_out(state: State, deal: Mapping[str, Any]) -> None:
    """Set up a blank table with a given deal."""
    expect_entries(deal, PARTS)
    players = state.num_players if state.with_characters else 0
    for seat, character in enumerate(numbers_of("characters", deal.get("characters"), CHARACTERS, players)):
        state.players[seat].character = character
    constructions = deal.get("constructions")
    for position, card in enumerate(
        numbers_of("constructions", constructions, CONSTRUCTION_NUMBERS, NUM_CONSTRUCTIONS)
    ):
        state.construction_pile[position] = card
    resources = deal.get("resources")
    _put(state, 0, numbers_of("resources", resources, RESOURCE_NUMBERS, NUM_RESOURCE_CARDS))
    for number, pile in enumerate(_reshuffles(deal.get("reshuffles")), start=1):
        _put(state, number, pile)
        _use_up_chance(state, len(pile))
    begin(state)


def _put(state: State, number: int, pile: list[int]) -> None:
    for position, card in enumerate(pile):
        state.piles[number * NUM_RESOURCE_CARDS + position] = card


def _use_up_chance(state: State, cards: int) -> None:
    """As much of it as shuffling the pile took: so a saved game finds the next shuffle as it would have come."""
    for last in range(cards - 1, 0, -1):
        below(state.stream, last + 1)


def _reshuffles(reshuffles: Any) -> list[list[int]]:
    if not isinstance(reshuffles, list) or len(reshuffles) >= MAX_PILES:
        found = len(reshuffles) if isinstance(reshuffles, list) else "none"
        raise GameError(f"deal.reshuffles must list at most {MAX_PILES - 1} piles, and there are {found}")
    return [_reshuffled(f"reshuffles[{number}]", pile) for number, pile in enumerate(reshuffles)]


def _reshuffled(name: str, pile: Any) -> list[int]:
    least, most = NUM_RESOURCE_CARDS - MOST_IN_HANDS, NUM_RESOURCE_CARDS
    if not isinstance(pile, list) or not least <= len(pile) <= most:
        found = len(pile) if isinstance(pile, list) else "none"
        raise GameError(f"deal.{name} must list {least} to {most} cards, and there are {found}")
    return numbers_of(name, pile, RESOURCE_NUMBERS, len(pile))
