"""The games under contract."""

from rooftree.games import NAMES
from rooftree.testing.tables import settings_of
from tests.core.toy import Toy

SETTINGS = [setting for game in (*NAMES, Toy) for setting in settings_of(game)]
