"""Whole games for the laws: of players who answer at random, and of players who mean to build."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from homesweethome.box import CONSTRUCTIONS
from homesweethome.drawing import GAME
from rooftree.core.record import Array

Choose = Callable[[Array, Random], str]
Options = dict[str, bool]

COUNTS = (2, 3, 4, 5)
OPTIONS: list[Options] = [
    {"characters": True, "expert": False},
    {"characters": True, "expert": True},
    {"characters": False, "expert": False},
    {"characters": False, "expert": True},
]
TABLES = [(players, options) for players in COUNTS for options in OPTIONS]


def at_random(state: Array, chance: Random) -> str:
    """Any legal answer."""
    return GAME.format(chance.choice(GAME.moves(state)))


def building(state: Array, chance: Random) -> str:
    """Build what all hands together can pay, mostly; help when asked, mostly; peek and swap now and then."""
    texts = [GAME.format(action) for action in GAME.moves(state)]
    at = GAME.read(state)
    verb = texts[0].split()[0]
    if verb in ("say", "choose") and chance.random() < 0.9:
        payable = [text for text in texts if text.startswith(verb) and _can_pay(at, text.split()[1])]
        return chance.choice(payable or [f"{verb} none"])
    unhelpful = ("hold", "keep", "pass")
    helpful = [text for text in texts if text not in unhelpful and not text.startswith("play joker")]
    return chance.choice(helpful if helpful and chance.random() < 0.8 else texts)


def _can_pay(at: Any, word: str) -> bool:
    """Whether all hands together hold the cost of a head."""
    if word == "none":
        return False
    card = list(CONSTRUCTIONS)[at.queues["AB".index(word) * 3] - 1]
    held = [sum(player.cards[resource] for player in at.players) for resource in range(11)]
    names = ["none", "concrete", "wood", "metal", "slate", "brick", "water", "glass"]
    return all(held[names.index(each)] >= CONSTRUCTIONS[card].cost.count(each) for each in CONSTRUCTIONS[card].cost)


def course(
    players: int, seed: int, choose: Choose = at_random, options: Options | None = None
) -> Iterator[tuple[Array, str, Array]]:
    """A game action by action: the position, the action, the position after it."""
    chance, state = Random(seed), GAME.new(players, seed, options)
    while not GAME.is_over(state):
        text = choose(state, chance)
        after = GAME.step(state, GAME.parse(text))
        yield state, text, after
        state = after


def positions(
    players: int, seeds: range, every: int = 1, options: Options | None = None, choose: Choose = building
) -> Iterator[Array]:
    """Positions of whole games, one out of `every`, and each end."""
    for seed in seeds:
        for number, (state, _, after) in enumerate(course(players, seed, choose, options)):
            if (number + seed) % every == 0:
                yield state
            if GAME.is_over(after):
                yield after
