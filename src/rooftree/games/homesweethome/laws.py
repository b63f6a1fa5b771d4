"""The conservation laws: every card is somewhere, once, and hands agree with where their cards are."""

from collections import Counter

from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import (
    CAPACITY,
    CONSTRUCTION_NAMES,
    HINTED,
    KIND,
    NUM_CONSTRUCTIONS,
    NUM_RESOURCE_CARDS,
    RESOURCE_KIND,
    RESOURCE_NAMES,
    Hint,
    Kind,
    Resource,
)
from rooftree.games.homesweethome.rules.ground import num_rooms
from rooftree.games.homesweethome.state import NOTHING, NUM_TURNS, Place, State


def broken_laws(state: State) -> list[str]:
    """What is wrong with a state; nothing, unless the engine has a fault."""
    return [*_constructions(state), *_resources(state), *_hands(state), *_ground(state)]


def _constructions(state: State) -> list[str]:
    found = Counter(state.construction_pile[i] for i in range(state.constructions_drawn, NUM_CONSTRUCTIONS))
    found += Counter([*state.queues, *state.base, *state.rooms, *state.roofs])
    found += Counter(card for card, gone in enumerate(state.construction_gone) if gone)
    wrong = [card for card in range(1, NUM_CONSTRUCTIONS + 1) if found[card] != 1]
    return [f"{CONSTRUCTION_NAMES[card]} is {found[card]} times there" for card in wrong]


def _resources(state: State) -> list[str]:
    first = state.num_reshuffles * NUM_RESOURCE_CARDS
    pile = Counter(state.piles[first + i] for i in range(state.pile_next, state.pile_end))
    wrong = []
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        expected = int(state.resource_at[card] == Place.IN_PILE)
        if pile[card] != expected:
            wrong.append(f"{RESOURCE_NAMES[card]} is {pile[card]} times in the pile, not {expected}")
    return wrong


def _hands(state: State) -> list[str]:
    wrong = []
    for seat, player in enumerate(state.players):
        for resource in Resource:
            held = [
                card
                for card in range(1, NUM_RESOURCE_CARDS + 1)
                if state.resource_at[card] == Place.IN_HAND + seat and RESOURCE_KIND[card] == resource
            ]
            if player.cards[resource] != len(held):
                wrong.append(f"seat {seat} holds {len(held)} {resource.name}, not {player.cards[resource]}")
            if player.known[resource] > player.cards[resource]:
                wrong.append(f"more {resource.name} is known of seat {seat} than it holds")
            if player.lacks[resource] and player.cards[resource]:
                wrong.append(f"seat {seat} was shown to lack {resource.name}")
        wrong += [
            f"seat {seat} was shown to hold {hint.name}"
            for hint in Hint
            if player.holds[hint] and not any(player.cards[resource] for resource in HINTED[hint])
        ]
    return wrong


def _ground(state: State) -> list[str]:
    wrong = [f"turn {state.turn}"] if not 1 <= state.turn <= NUM_TURNS else []
    for cell in Cell:
        base, rooms = KIND[state.base[cell]], num_rooms(state, cell)
        if base not in (Kind.NONE, Kind.TERRAIN, Kind.FOUNDATION) or rooms > CAPACITY[state.base[cell]]:
            wrong.append(f"{cell.name} carries what it cannot")
        if state.roofs[cell] != NOTHING and rooms == 0:
            wrong.append(f"{cell.name} has a roof over nothing")
    return wrong
