"""Whole games for the laws: positions of random games, and of players who buy whatever they can."""

from collections.abc import Callable, Iterator
from random import Random

from rooftree.core.layout import Array
from tests.games.california.drawing import GAME

Choose = Callable[[Array, Random], str]
COUNTS = (2, 3, 4, 5)


def at_random(state: Array, chance: Random) -> str:
    """Any legal action."""
    return GAME.format(chance.choice(GAME.moves(state)))


def buying(state: Array, chance: Random) -> str:
    """Buy when possible, from the fuller shop; borrow for it, and take gold only when nothing else is left."""
    texts = [GAME.format(action) for action in GAME.moves(state)]
    slots = list(GAME.read(state).slots)
    stock = {"L": sum(map(bool, slots[:4])), "R": sum(map(bool, slots[4:]))}
    buys = [text for text in texts if text.startswith("buy ")]
    if buys:
        most = max(stock[text[4]] for text in buys)
        return chance.choice([text for text in buys if stock[text[4]] == most])
    return next((text for text in texts if text == "borrow" or text.startswith("unpack")), "gold")


def course(players: int, seed: int, choose: Choose = at_random) -> Iterator[tuple[Array, str, Array]]:
    """A game action by action: the position, the action, the position after it."""
    chance, state = Random(seed), GAME.new(players, seed)
    while not GAME.is_over(state):
        text = choose(state, chance)
        after = GAME.step(state, GAME.parse(text))
        yield state, text, after
        state = after


def courses(count: int, players: int) -> Iterator[Iterator[tuple[Array, str, Array]]]:
    """So many random games, and as many of buyers."""
    for seed in range(count):
        yield course(players, seed)
        yield course(players, seed, buying)


def positions(players: int, count: int, every: int = 1) -> Iterator[Array]:
    """Positions that are not the end, one out of `every`."""
    for number, whole in enumerate(courses(count, players)):
        for turn, (state, _, _) in enumerate(whole):
            if (turn + number) % every == 0:
                yield state
