"""Players of Home Sweet Home with open hands, for golden playthroughs that show more than chance would.

They know every card and look a whole game ahead: turn by turn the best few positions are kept, and what can be paid
is paid. Nobody should play like this; it is how good houses are found quickly.
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Step
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import KIND, POINTS, ROOM_KIND, Kind
from rooftree.games.homesweethome.state import NOTHING, ROOMS_A_CELL

UNWILLING = ("hold", "pass", "keep")


class Way(NamedTuple):
    """Where a game may stand, and how it came there: the last step and the way before it."""

    state: Array
    step: Step | None = None
    before: "Way | None" = None

    def steps(self) -> list[Step]:
        way, found = self, []
        while way.step is not None and way.before is not None:
            found.append(way.step)
            way = way.before
        return found[::-1]


def best_game(game: Game, start: Array, width: int) -> tuple[list[Step], Array]:
    """The best game that is found while so many positions are kept from turn to turn."""
    ways = [Way(start)]
    while not game.is_over(ways[0].state):
        found = {_house(way.state): way for way in chain.from_iterable(_turn(game, way) for way in ways)}
        ways = sorted(found.values(), key=lambda way: -_promise(game, way.state))[:width]
    return ways[0].steps(), ways[0].state


def _turn(game: Game, way: Way) -> Iterator[Way]:
    """Every way through a turn: what to build and where; all other answers come by themselves."""
    open_ways = [way]
    while open_ways:
        here = open_ways.pop()
        texts = {game.format(action): action for action in game.moves(here.state)}
        for text in _worth_trying(list(texts)):
            there = _go(game, here, texts[text])
            is_done = game.is_over(there.state) or there.state["turn"][0] != way.state["turn"][0]
            if is_done:
                yield there
            else:
                open_ways.append(there)


def _go(game: Game, way: Way, action: int) -> Way:
    return Way(game.step(way.state, action), Step(way.state, int(way.state["to_act"][0]), action), way)


def _worth_trying(texts: list[str]) -> list[str]:
    """Heads, swaps, places and tosses are tried; otherwise people look and help, with a joker only if need be."""
    peeks = [text for text in texts if text.startswith("peek")]
    if peeks:
        return peeks[:1]
    if texts[0].startswith("say"):
        return texts[:1]
    if texts[0].startswith("choose") or texts[0].startswith("at"):
        return texts
    if texts[0] == "keep":
        return texts[:2]
    helpful = [text for text in texts if text not in UNWILLING]
    return sorted(helpful, key=lambda text: "joker" in text)[:1] or texts[:1]


def _house(state: Array) -> tuple[frozenset[int], int]:
    """What stands in the house, and what is left of the pile: on which cells it stands makes little difference."""
    table = state[0]
    cards = chain(table["base"], table["rooms"], table["roofs"])
    return frozenset(int(card) for card in cards), int(table["pile_end"]) - int(table["pile_next"])


def _promise(game: Game, state: Array) -> int:
    """The score in tenths of a point, and what unfinished buildings and new kinds of rooms promise."""
    table, rooms = state[0], state[0]["rooms"]
    promise = 10 * game.score(state, 0) + 3 * len({int(ROOM_KIND[room]) for room in rooms if room})
    for cell in range(NUM_CELLS):
        if KIND[table["base"][cell]] == Kind.FOUNDATION and table["roofs"][cell] == NOTHING:
            inside = rooms[cell * ROOMS_A_CELL : (cell + 1) * ROOMS_A_CELL]
            promise += 6 * int(sum(POINTS[room] for room in inside)) + 3 * int(POINTS[table["base"][cell]])
    return promise
