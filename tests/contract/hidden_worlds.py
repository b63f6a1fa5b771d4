"""Worlds that differ only in what a seat may not know, made here on purpose without the engine's `determinize`.

A new game adds its own to `WORLDS`.

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

World = Callable[[Game, Array, int, Random], Array]

ROOMS_A_ROUND, RESOURCES_A_ROUND = 5, 4
FIRST_SEAT = 2  # `resource_at` from here on: before a player
TILES_A_DAY, LAST_DAY = 8, 12


def dreamhome_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
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


def california_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
    world = state.copy()
    table, day = world[0], int(state["day"][0])
    reorder(table["tile_pile"], day * TILES_A_DAY, chance)
    if day < LAST_DAY:
        reorder(table["bag_order"], 0, chance)
    table["stream"]["a"], table["stream"]["b"] = chance.randrange(1, 2**32), chance.randrange(1, 2**32)
    return world


def toy_world(game: Game, state: Array, seat: int, chance: Random) -> Array:
    world = state.copy()
    reorder(world[0]["pebbles"], int(state["taken"][0]), chance)
    return world


WORLDS: dict[str, World] = {"dreamhome": dreamhome_world, "california": california_world, "toy": toy_world}


def told(game: Game, state: Array, seat: int | None, actions: list[int]) -> dict[str, str]:
    """Everything that a seat (None: a spectator) is told in a position, as text to compare byte for byte."""
    mine = seat is not None and seat == game.to_act(state)
    return {
        "view": text(game.view(state, seat)),
        "observation": "" if seat is None else game.observe(state, seat).tobytes().hex(),
        "legal": text(game.moves(state)) if mine else "",
        "reasons": text([game.why_not(state, action) for action in range(len(game.notation))]) if mine else "",
        "lines": text([game.visible_lines(state, other) for other in range(game.num_players(state))]),
        "log": text([game.tell(state, action) for action in actions]),
        "undo": text([game.reveals(state, game.step(state, action)) for action in actions]),
    }


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def differences(game: Game, state: Array, world: Array, seat: int) -> dict[str, tuple[str, str]]:
    """What the seat or a spectator could tell two positions apart by: nothing, if the game keeps its secrets.

    The log is compared for what could be done in both: what others can do may be hidden from the seat.
    """
    found, actions = {}, [action for action in game.moves(state) if action in game.moves(world)]
    for reader in (seat, None):
        here, there = told(game, state, reader, actions), told(game, world, reader, actions)
        found |= {name: (here[name], there[name]) for name in here if here[name] != there[name]}
    return found


def reader_of(game: Game, state: Array, number: int) -> int:
    """Whose eyes to look through: by turns the player to act and each of the others."""
    turn = game.to_act(state)
    return turn if turn is not None and number % 2 else number // 2 % game.num_players(state)
