"""Which bot steps in where nobody has chosen one, and who of its cast comes to a table."""

from rooftree import bots
from rooftree.bots.cast import cast_of, somebody
from rooftree.core.game import Game
from rooftree.server.table import Table

MOST_LEVEL = 5  # of whoever steps in: nobody should find the table decided by that


def usual_bot(game: Game) -> str:
    """The bot that steps in where nobody has chosen one: the best that is no master."""
    levels = {bot: cast_of(game.name, bot)[0].level for bot in bots.names_of(game.name)}
    fitting = [bot for bot in levels if levels[bot] <= MOST_LEVEL] or list(levels)
    return max(fitting, key=levels.__getitem__)


def who_comes(table: Table, bot: str) -> str:
    """Somebody who plays like a bot and does not sit here yet: not the same people at every table."""
    names = [seat.name for seat in table.seats]
    return somebody(table.game.name, bot, names, first=sum(table.id.encode())).id
