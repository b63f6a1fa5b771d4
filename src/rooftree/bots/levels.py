"""Six levels that a family understands, the same six for every game: `novice` to `master`.

A level is another name for a bot that plays so well: `careless:N` overlooks much or little, `search:N` thinks ahead.
Which one it is, a game's `levels.toml` says, so that the levels are as far from each other as they can be, each from
the next (`rooftree tournament` measures it); a game that has none gets the usual ones.
"""

from functools import cache
from tomllib import loads

from rooftree.core.found import game_class

LEVELS = ("novice", "casual", "regular", "skilled", "expert", "master")
FILE = "levels.toml"

SEARCHED = ("careless:0", "careless:10", "careless:35", "careless:100", "search:40", "search:400")
BY_POINTS = ("careless:0", "careless:10", "careless:25", "careless:45", "careless:70", "careless:100")


def level_of(bot: str) -> int | None:
    """1 for a `novice`, 6 for a `master`; None for whoever is no level."""
    return LEVELS.index(bot) + 1 if bot in LEVELS else None


@cache
def meant_by(level: str, game: str) -> str:
    """The bot that plays at a level."""
    usual = BY_POINTS if game_class(game).thinking() is None else SEARCHED
    path = game_class(game).folder() / FILE
    own = loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return str(own.get(level, usual[LEVELS.index(level)]))
