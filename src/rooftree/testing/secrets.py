"""What a seat is told, as text to compare over worlds that differ only in what that seat may not know."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import msgspec

from rooftree.core.found import finds
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.texts.looks import looks_of

LOOK_EVERY = 11  # pieces: they are explained from the view, which is compared as a whole

World = Callable[[Game, Array, int, Random], Array]  # another world, as the seat cannot tell it from this one


def determinized(game: Game, state: Array, seat: int, chance: Random) -> Array:
    """The engine's own worlds: where nobody has written others, which trust the game less."""
    return game.determinize(state, seat, chance.randrange(2**31))


def reorder(pile: Any, drawn: int, chance: Random) -> None:
    """Shuffle what is left of a pile: what most worlds begin with."""
    rest = pile[drawn:].tolist()
    chance.shuffle(rest)
    pile[drawn:] = rest


def told(game: Game, state: Array, seat: int | None, actions: list[int]) -> dict[str, str]:
    """Everything that a seat (None: a spectator) is told in a position, as text to compare byte for byte."""
    mine, view = seat is not None and seat == game.to_act(state), game.view(state, seat)
    return {
        "view": text(view),
        "looks": text(list(islice(looks_of(view), None, None, LOOK_EVERY)) if is_found(game) else []),
        "observation": "" if seat is None else game.observe(state, seat).tobytes().hex(),
        "legal": text(game.moves(state)) if mine else "",
        "reasons": text([game.why_not(state, action) for action in range(len(game.notation))]) if mine else "",
        "lines": text([game.visible_lines(state, other) for other in range(game.num_players(state))]),
        "log": text([game.tell(state, action) for action in actions]),
        "undo": text([game.reveals(state, game.step(state, action)) for action in actions]),
    }


def is_found(game: Game) -> bool:
    """Whether it can be asked for by name: one that lives in a test has no texts."""
    return game.family() in finds().games


def text(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def differences(game: Game, state: Array, world: Array, seat: int) -> dict[str, tuple[str, str]]:
    """What the seat or a spectator could tell two positions apart by: nothing, if the game keeps its secrets.

    The log is compared for what could be done in both: what others can do may be hidden from the seat.
    """
    found: dict[str, tuple[str, str]] = {}
    actions = [action for action in game.moves(state) if action in game.moves(world)]
    for reader in (seat, None):
        here, there = told(game, state, reader, actions), told(game, world, reader, actions)
        found |= {name: (here[name], there[name]) for name in here if here[name] != there[name]}
    return found


def reader_of(game: Game, state: Array, number: int) -> int:
    """Whose eyes to look through: by turns the player to act and each of the others."""
    turn = game.to_act(state)
    return turn if turn is not None and number % 2 else number // 2 % game.num_players(state)
