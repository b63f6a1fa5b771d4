"""The deal as card names: everything that chance decided, for records."""

from collections.abc import Mapping
from typing import Any

from rooftree.box.dealt import expect_entries, numbers_of
from rooftree.box.starting import starter_of, told_starter
from rooftree.games.dreamhome.cards import (
    NUM_RESOURCE_CARDS,
    NUM_ROOM_CARDS,
    RESOURCE_NAMES,
    RESOURCE_NUMBERS,
    ROOM_NAMES,
    ROOM_NUMBERS,
)
from rooftree.games.dreamhome.setup import begin
from rooftree.games.dreamhome.state import AT_RANDOM, State


def deal_of(state: State) -> dict[str, list[Any]]:
    """Both decks in drawing order, and who begins if chance picks that."""
    starter = told_starter(state.starter) if state.first == AT_RANDOM else {}
    return {
        "rooms": [ROOM_NAMES[card] for card in state.room_pile],
        "resources": [RESOURCE_NAMES[card] for card in state.resource_pile],
        **starter,
    }


def lay_out(state: State, deal: Mapping[str, Any]) -> None:
    """Set up a blank table with a given deal."""
    is_random = state.first == AT_RANDOM
    expect_entries(deal, ("rooms", "resources", "first") if is_random else ("rooms", "resources"))
    for position, card in enumerate(numbers_of("rooms", deal.get("rooms"), ROOM_NUMBERS, NUM_ROOM_CARDS)):
        state.room_pile[position] = card
    resources = numbers_of("resources", deal.get("resources"), RESOURCE_NUMBERS, NUM_RESOURCE_CARDS)
    for position, card in enumerate(resources):
        state.resource_pile[position] = card
    begin(state, starter_of(deal, state.num_players) if is_random else state.first)
