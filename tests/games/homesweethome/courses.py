"""Whole games for the laws: of players who answer at random, and of players who mean to build."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rooftree.core.game import Game
from rooftree.core.layout import Array
from tests.games.homesweethome.box import CONSTRUCTIONS
from tests.games.homesweethome.drawing import GAME

Choose = Callable[[Array, Random], str]
Options = dict[str, bool]

COUNTS = (2, 3, 4, 5)
OPTIONS: list[Options] = [
    {"characters": True, "expert": False},
    {"characters": True, "expert": True},
    {"characters": False, "expert": False},
    {"characters": False, "expert": True},
]
MOST_ANSWERS = 1_000  # a game of five takes about 250
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


def spending(state: Array, chance: Random) -> str:
    """Build nothing, and discard whatever can be discarded."""
    texts = [GAME.format(action) for action in GAME.moves(state)]
    wanted = ("swap", "pay", "toss", "counter", "shield", "say none", "choose none")
    return next(text for word in wanted for text in texts if text.startswith(word))


def _can_pay(at: Any, word: str) -> bool:
    """Whether all hands together hold the cost of a head."""
    if word == "none":
        return False
    card = list(CONSTRUCTIONS)[at.queues["AB".index(word) * 3] - 1]
    held = [sum(player.cards[resource] for player in at.players) for resource in range(11)]
    names = ["none", "concrete", "wood", "metal", "slate", "brick", "water", "glass"]
    return all(held[names.index(each)] >= CONSTRUCTIONS[card].cost.count(each) for each in CONSTRUCTIONS[card].cost)


def dangerous(players: int, seed: int, options: Options, game: Game = GAME) -> Array:
    """A deal in which two traps become heads at once, the third later, and helpful characters sit at the table."""
    deal, chance = GAME.deal_of(GAME.new(players, seed, options)), Random(seed)
    traps = chance.sample(["hail", "drought", "pests"], 3)
    order = [card for card in deal["constructions"] if card not in traps]
    both, late = chance.randrange(8, 22, 2), chance.randrange(24, 36)
    order[both:both] = traps[:2]
    order.insert(late, traps[2])
    characters = ["good-neighbour", "gardener", "mason", "architect", "site-manager"][:players]
    deal["constructions"] = order
    deal["characters"] = chance.sample(characters, players) if options["characters"] else []
    return game.from_deal(players, deal, options, seed)


def course(
    players: int, seed: int, choose: Choose = at_random, options: Options | None = None, start: Array | None = None
) -> Iterator[tuple[Array, str, Array]]:
    """A game action by action: the position, the action, the position after it."""
    chance, state = Random(seed), GAME.new(players, seed, options) if start is None else start
    for _ in range(MOST_ANSWERS):
        if GAME.is_over(state):
            return
        text = choose(state, chance)
        after = GAME.step(state, GAME.parse(text))
        yield state, text, after
        state = after
    raise AssertionError("this game does not end")


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
