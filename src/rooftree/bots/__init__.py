"""The players that are programs: `make("greedy", game, seed)` is one of them, ready to sit down."""

from difflib import get_close_matches

from rooftree.bots import found
from rooftree.bots.careless import CarelessBot, is_careless, percent_in
from rooftree.bots.found import Maker, NoBot, is_place, welcome
from rooftree.bots.greedy import greedy_bot
from rooftree.bots.levels import LEVELS, meant_by
from rooftree.bots.random_bot import RandomBot
from rooftree.bots.searcher import SearchBot, budget_of, is_search
from rooftree.core.extras import Bot
from rooftree.core.found import finds, game_class, own
from rooftree.core.game import Game, GameError

EVERYWHERE: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": greedy_bot,
}  # these play every game

NAMES = tuple(EVERYWHERE)

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "chosen_from",
    "is_meant",
    "is_place",
    "is_search",
    "make",
    "maker_of",
    "meant_by",
    "names_of",
    "offered",
    "problems",
    "thinks_ahead",
    "usual",
    "welcome",
    "why_not",
]


def names_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game: ours, the game's own, and those of packages that bring bots."""
    return tuple(_makers(game))


def offered(game: str) -> tuple[str, ...]:
    """Whoever can be asked to a table: the bots that play the game, and the six levels."""
    return (*names_of(game), *LEVELS)


def chosen_from(game: str) -> tuple[str, ...]:
    """Whom people are shown: the six levels, and what others bring. Our other bots play like one of these."""
    ours = {*EVERYWHERE, *(game_class(game).bots() if game in own() else ())}
    return (*LEVELS, *(name for name in names_of(game) if name not in ours))


def is_meant(name: str, game: str) -> bool:
    """Whether a name is meant for a bot, and not for a person, be it rightly written or not."""
    return name in offered(game) or is_place(name) or is_search(name) or is_careless(name)


def thinks_ahead(name: str) -> bool:
    """Whether a bot tries out so much that only compiled rules are fast enough for it."""
    return name in LEVELS or is_search(name) or is_careless(name)


def usual(game: str) -> str:
    """Who plays where nobody was asked for: the best of those that come with the game."""
    return (*EVERYWHERE, *game_class(game).bots())[-1]


def _makers(game: str) -> dict[str, Maker]:
    guests = {name: maker for name, maker in _guests().bots.items() if found.plays(maker, game)}
    return {**EVERYWHERE, **game_class(game).bots(), **guests}


def _guests() -> found.Finds:
    """What packages bring; no name of our own, of whatever game, is a guest's."""
    if not found.points():
        return found.Finds({}, ())
    ours = (name for game in own() for name in game_class(game).bots())
    return found.finds(frozenset({*EVERYWHERE, *LEVELS, *ours}))


def problems() -> tuple[str, ...]:
    """What is wrong with bots that had to be left out: for those who install them."""
    return _guests().problems


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name. The same seed makes the same choices in every build and on every machine."""
    if problem := why_not(name, game.name):
        raise GameError(problem)
    if name in LEVELS:
        return make(meant_by(name, game.name), game, seed)
    if is_careless(name):
        return CarelessBot(game, seed, percent_in(name))
    if is_search(name) and (thinking := game.thinking()):
        return SearchBot(game, seed, thinking, budget_of(name))
    try:
        return found.made(name, _all_makers(game.name)[name], game, seed)
    except NoBot as error:
        raise GameError(str(error)) from None


def maker_of(name: str, game: str) -> Maker | None:
    """What makes a bot of this name; None if there is none, or one for every budget."""
    return _all_makers(game).get(name)


def _all_makers(game: str) -> dict[str, Maker]:
    return {**found.welcomed(), **_makers(game)}


def why_not(name: str, game: str) -> str | None:
    """Why a bot cannot play a game, and which ones can; None if it does."""
    if name in offered(game):
        return None
    if is_search(name):
        return _why_not_search(name, game)
    if is_careless(name):
        return _why_not_careless(name)
    if name in found.welcomed():
        return None if found.plays(found.welcomed()[name], game) else f"{name} does not play {game}"
    return f"{_problem(name, game)}; there are {', '.join(offered(game))}{_left_out()}"


def _why_not_search(name: str, game: str) -> str | None:
    """The search is no one bot but one for every budget, so it is in no list."""
    if game_class(game).thinking() is None:
        return f"{game} cannot be searched: it has no thinking.py; there are {', '.join(offered(game))}"
    try:
        budget_of(name)
    except GameError as error:
        return str(error)
    return None


def _why_not_careless(name: str) -> str | None:
    try:
        percent_in(name)
    except GameError as error:
        return str(error)
    return None


def _problem(name: str, game: str) -> str:
    if is_place(name):
        return f"{name} was not let in: what is saved or sent names a bot and does not bring it"
    elsewhere = [other for other in finds().games if name in names_of(other)]
    if elsewhere:
        return f"{name} plays {elsewhere[0]}, not {game}"
    meant = get_close_matches(name, offered(game), n=1)
    return f"there is no bot {name!r}" + (f"; did you mean {meant[0]}?" if meant else "")


def _left_out() -> str:
    return "".join(f"\n  left out: {problem}" for problem in problems())
