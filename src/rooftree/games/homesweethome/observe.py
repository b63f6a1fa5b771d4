"""What a seat sees, as small numbers for a learning program: its own hand, and of the others what is known."""

from typing import Annotated

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i8
from rooftree.core.meaning import FLAG, Count, OneOf, flag, maybe_seats, seats
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.board import NUM_CELLS, Cell
from rooftree.games.homesweethome.cards import (
    CONSTRUCTION_NAMES,
    FIRST_RESOURCE,
    LAST_RESOURCE,
    NUM_CONSTRUCTIONS,
    NUM_HINTS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    Character,
    Hint,
    Resource,
)
from rooftree.games.homesweethome.rules.hands import num_cards
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import (
    MAX_PLAYERS,
    NUM_QUEUES,
    NUM_TURNS,
    QUEUE_LENGTH,
    ROOMS_A_CELL,
    Decision,
    Place,
    State,
    Word,
)

CARD = OneOf(("none", *CONSTRUCTION_NAMES[1:]))  # a construction card
QUEUE = OneOf(("none", "A", "B"))
MOST_OF_A_RESOURCE = max(LAST_RESOURCE[resource] - FIRST_RESOURCE[resource] + 1 for resource in Resource)
MOST_POINTS = 127


class SeenPlayer:
    """What is known of a player."""

    cards: Annotated[
        Run, Many(np.int8, len(Resource), by=Resource), Count(MOST_OF_A_RESOURCE)
    ]  # one's own; of others what one has peeked at: at least so many
    num_cards: Annotated[i8, Count(NUM_RESOURCE_CARDS)]
    lacks: Annotated[Run, Many(np.int8, len(Resource), by=Resource), FLAG]  # everyone knows that there is none
    holds: Annotated[Run, Many(np.int8, len(Hint), by=Hint), FLAG]  # everyone knows that there is one
    character: Annotated[i8, Character]
    has_used_power: flag
    said: Annotated[i8, Word]
    num_tossed: Annotated[i8, Count(NUM_RESOURCE_CARDS)]  # this turn


class Observation:
    """The whole table, the observing seat first and the others clockwise."""

    decision: Annotated[i8, Decision]
    to_act: Annotated[i8, seats(MAX_PLAYERS)]
    active: Annotated[i8, seats(MAX_PLAYERS)]  # whose turn it is
    num_players: Annotated[i8, Count(MAX_PLAYERS, 2)]
    expert: flag  # option `expert`
    turn: Annotated[i8, Count(NUM_TURNS)]
    queues: Annotated[Run, Many(np.int8, NUM_QUEUES * QUEUE_LENGTH), CARD]  # A's head first, then B's
    base: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), CARD]
    rooms: Annotated[Run, Many(np.int8, NUM_CELLS * ROOMS_A_CELL), CARD]  # two places a cell
    roofs: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), CARD]
    queue_built: Annotated[i8, QUEUE]
    needed: Annotated[Run, Many(np.int8, len(Resource), by=Resource), Count(MOST_OF_A_RESOURCE)]  # still to be paid
    passer: Annotated[i8, maybe_seats(MAX_PLAYERS)]  # passed in this turn
    swap_queue: Annotated[i8, QUEUE]
    stars_paid: Annotated[i8, Count(127)]  # for the swap
    trap: Annotated[i8, CARD]  # strikes now
    shielded: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), FLAG]
    players: Annotated[list[SeenPlayer], Many(SeenPlayer, MAX_PLAYERS)]
    discarded: Annotated[Run, Many(np.int8, len(Resource), by=Resource), Count(MOST_OF_A_RESOURCE)]
    pile: Annotated[i8, Count(NUM_RESOURCE_CARDS)]  # resource cards to be drawn
    gone: Annotated[Run, Many(np.int8, NUM_CONSTRUCTIONS + 1), FLAG]  # by construction card: out of the game
    constructions_left: Annotated[i8, Count(NUM_CONSTRUCTIONS)]  # in the pile
    points: Annotated[i8, Count(MOST_POINTS)]


@rule
def observe(state: State, seat: int, seen: Observation) -> None:
    """Fill in what this seat sees."""
    players = state.num_players
    seen.decision = state.decision
    seen.to_act = (state.to_act - seat + players) % players
    seen.active = (state.active - seat + players) % players
    seen.num_players = players
    seen.expert = state.expert
    seen.turn = state.turn
    for place in range(NUM_QUEUES * QUEUE_LENGTH):
        seen.queues[place] = state.queues[place]
    see_house(state, seen)
    see_pending(state, seat, seen)
    for steps in range(players):
        see_player(state, seat, (seat + steps) % players, seen.players[steps])
    for resource in range(1, NUM_RESOURCES + 1):
        seen.discarded[resource] = num_discarded(state, FIRST_RESOURCE[resource], LAST_RESOURCE[resource])
    seen.pile = state.pile_end - state.pile_next
    for card in range(1, NUM_CONSTRUCTIONS + 1):
        seen.gone[card] = state.construction_gone[card]
    seen.constructions_left = NUM_CONSTRUCTIONS - state.constructions_drawn
    seen.points = score(state, seat)


@rule
def num_discarded(state: State, first: int, last: int) -> int:
    cards = 0
    for card in range(first, last + 1):
        cards += 1 if state.resource_at[card] == Place.DISCARDED else 0
    return cards


@rule
def see_house(state: State, seen: Observation) -> None:
    for cell in range(NUM_CELLS):
        seen.base[cell] = state.base[cell]
        seen.roofs[cell] = state.roofs[cell]
    for place in range(NUM_CELLS * ROOMS_A_CELL):
        seen.rooms[place] = state.rooms[place]


@rule
def see_pending(state: State, seat: int, seen: Observation) -> None:
    seen.queue_built = state.pending.queue
    for resource in range(NUM_RESOURCES + 1):
        seen.needed[resource] = state.pending.needed[resource]
    if state.pending.passer != NOBODY:
        seen.passer = 1 + (state.pending.passer - seat + state.num_players) % state.num_players
    seen.swap_queue = state.pending.swap_queue
    seen.stars_paid = state.pending.stars
    seen.trap = state.pending.trap
    for cell in range(NUM_CELLS):
        seen.shielded[cell] = state.pending.shielded[cell]


@rule
def see_player(state: State, seat: int, other: int, seen: SeenPlayer) -> None:
    player = state.players[other]
    is_manager = state.players[seat].character == Character.SITE_MANAGER
    for resource in range(NUM_RESOURCES + 1):
        if other == seat:
            seen.cards[resource] = player.cards[resource]
        elif is_manager:
            seen.cards[resource] = player.known[resource]
        seen.lacks[resource] = player.lacks[resource]
    for hint in range(NUM_HINTS):
        seen.holds[hint] = player.holds[hint]
    seen.num_cards = num_cards(player)
    seen.character = player.character
    seen.has_used_power = player.has_used_power
    seen.said = player.said
    seen.num_tossed = player.num_tossed
