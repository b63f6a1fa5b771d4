"""The bots that play Home Sweet Home only."""

from rooftree.games.homesweethome.team import TeamBot

BOTS = {"team": TeamBot}
