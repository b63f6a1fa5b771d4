"""What an action brought besides what the log tells: for the sentence behind it."""

from rooftree.cli.draw import Drawing
from rooftree.core.game import Game
from rooftree.core.record import Array
from rooftree.texts import Speaker


def news(game: Game, drawing: Drawing, speaker: Speaker, seat: int, before: Array, after: Array) -> list[str]:
    """Sentences about what everyone at the table saw."""
    return [speaker.say(each) for each in drawing.news(game.view(before, None), game.view(after, None), seat)]
