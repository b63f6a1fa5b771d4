"""Worlds that differ only in what a seat may not know, made here on purpose without the engine's `determinize`.

Dream Home: the order of what is left in both piles is hidden from everyone. Under `strict` so is which roof cards lie
face down, so they trade places among each other and with roof cards still to come (R9).
California: the order of the pile, and of the bag until its tiles are drawn on the last day (R7).
The random stream in the state is hidden too.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from rooftree.core.game import Game
from rooftree.core.record import Array

World = Callable[[Game, Array, Random], Array]

ROOMS_A_ROUND, RESOURCES_A_ROUND = 5, 4
FIRST_SEAT = 2  # `resource_at` from here on: before a player
TILES_A_DAY, LAST_DAY = 8, 12


def dreamhome_world(game: Game, state: Array, chance: Random) -> Array:
    world = state.copy()
    table, number = world[0], int(state["round_number"][0])
    if not table["open_roofs"] and not game.is_over(state):
        trade_roofs(game, world, number * RESOURCES_A_ROUND, chance)
    reorder(table["room_pile"], number * ROOMS_A_ROUND, chance)
    reorder(table["resource_pile"], number * RESOURCES_A_ROUND, chance)
    table["stream"]["a"], table["stream"]["b"] = chance.randrange(1, 2**32), chance.randrange(1, 2**32)
    return world


def reorder(pile: Any, drawn: int, chance: Random) -> None:
    rest = pile[drawn:].tolist()
    chance.shuffle(rest)
    pile[drawn:] = rest


def trade_roofs(game: Game, world: Array, drawn: int, chance: Random) -> None:
    """Every roof card that nobody sees becomes another one that nobody sees."""
    table, names = world[0], game.deal_of(world)["resources"]
    undrawn = [int(card) for card, name in zip(table["resource_pile"], names, strict=True) if name.startswith("roof-")]
    undrawn = [card for card in undrawn if card in table["resource_pile"][drawn:]]
    before_seats = [
        int(card)
        for card, name in zip(table["resource_pile"], names, strict=True)
        if name.startswith("roof-") and table["resource_at"][card] >= FIRST_SEAT
    ]
    hidden = undrawn + before_seats
    becomes = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    places = {card: int(table["resource_at"][card]) for card in hidden}
    for card, other in becomes.items():
        table["resource_at"][other] = places[card]
    table["resource_pile"] = [becomes.get(int(card), int(card)) for card in table["resource_pile"]]


def california_world(game: Game, state: Array, chance: Random) -> Array:
    world = state.copy()
    table, day = world[0], int(state["day"][0])
    reorder(table["tile_pile"], day * TILES_A_DAY, chance)
    if day < LAST_DAY:
        reorder(table["bag_order"], 0, chance)
    table["stream"]["a"], table["stream"]["b"] = chance.randrange(1, 2**32), chance.randrange(1, 2**32)
    return world


def toy_world(game: Game, state: Array, chance: Random) -> Array:
    world = state.copy()
    reorder(world[0]["pebbles"], int(state["taken"][0]), chance)
    return world


WORLDS: dict[str, World] = {"dreamhome": dreamhome_world, "california": california_world, "toy": toy_world}


def told(game: Game, state: Array) -> dict[str, str]:
    """Everything that the seats and a spectator are told in a position, as text to compare byte for byte."""
    seats, moves = range(game.num_players(state)), game.moves(state)
    return {
        "view": text([game.view(state, seat) for seat in (*seats, None)]),
        "observation": text([game.observe(state, seat).tobytes().hex() for seat in seats]),
        "legal": text(moves),
        "reasons": text([game.why_not(state, action) for action in range(len(game.notation))]),
        "lines": text([game.visible_lines(state, seat) for seat in seats]),
        "log": text([game.tell(state, action) for action in moves]),
        "undo": text([game.reveals(state, game.step(state, action)) for action in moves]),
    }


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def differences(game: Game, state: Array, world: Array) -> dict[str, tuple[str, str]]:
    """What anybody could tell two positions apart by: nothing, if the game keeps its secrets."""
    here, there = told(game, state), told(game, world)
    return {name: (here[name], there[name]) for name in here if here[name] != there[name]}
