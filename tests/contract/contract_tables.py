"""The games under contract."""

from rooftree.core.game import Game
from rooftree.games import NAMES
from rooftree.testing.tables import settings_of
from tests.core.toy import Toy

GAMES: list[str | type[Game]] = [*NAMES, Toy]
SETTINGS = [setting for game in GAMES for setting in settings_of(game)]
