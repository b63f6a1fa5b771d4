"""What a seat sees, as small numbers for a learning program: its own hand, and of the others what is known."""

from typing import Annotated

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i8
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.board import NUM_CELLS, Cell
from rooftree.games.homesweethome.cards import (
    NUM_HINTS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    RESOURCE_KIND,
    Character,
    Hint,
    Resource,
)
from rooftree.games.homesweethome.rules.hands import num_cards
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import MAX_PLAYERS, NUM_QUEUES, QUEUE_LENGTH, ROOMS_A_CELL, Place, State


class SeenPlayer:
    """What is known of a player."""

    cards: Annotated[Run, Many(np.int8, len(Resource), by=Resource)]  # one's own; of others what one has peeked at
    num_cards: i8
    lacks: Annotated[Run, Many(np.int8, len(Resource), by=Resource)]
    holds: Annotated[Run, Many(np.int8, len(Hint), by=Hint)]
    character: i8
    has_used_power: i8
    said: i8


class Observation:
    """The whole table, the observing seat first and the others clockwise."""

    decision: i8
    to_act: i8  # seats from me
    active: i8  # seats from me
    num_players: i8
    expert: i8
    turn: i8
    queues: Annotated[Run, Many(np.int8, NUM_QUEUES * QUEUE_LENGTH)]  # construction cards
    base: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]
    rooms: Annotated[Run, Many(np.int8, NUM_CELLS * ROOMS_A_CELL)]
    roofs: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]
    queue_built: i8
    needed: Annotated[Run, Many(np.int8, len(Resource), by=Resource)]
    passer: i8  # seats from me, plus one; 0: nobody
    stars_paid: i8
    trap: i8
    shielded: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]
    players: Annotated[list[SeenPlayer], Many(SeenPlayer, MAX_PLAYERS)]
    discarded: Annotated[Run, Many(np.int8, len(Resource), by=Resource)]
    pile: i8
    points: i8


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
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        if state.resource_at[card] == Place.DISCARDED:
            seen.discarded[RESOURCE_KIND[card]] += 1
    seen.pile = state.pile_end - state.pile_next
    seen.points = score(state, seat)


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
