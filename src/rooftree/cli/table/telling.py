"""The log in sentences: what someone did, and what it brought besides."""

from collections.abc import Sequence

from rooftree.cli.draw import Drawing
from rooftree.cli.table.sitting import Past
from rooftree.core.game import Game
from rooftree.core.message import Message
from rooftree.texts import Speaker


def tell(past: Past, game: Game, drawing: Drawing, speaker: Speaker, names: Sequence[str]) -> str:
    """One action; a person without a name is spoken to."""
    before, after = game.view(past.before, None), game.view(past.after, None)
    news = [speaker.say(each) for each in drawing.news(before, after, past.seat)]
    return " ".join([_deed(past.told, speaker, names[past.seat]), *news])


def _deed(told: Message, speaker: Speaker, name: str) -> str:
    if name == speaker.say("play-you"):
        return speaker.say(Message(told.key.replace("tell-", "you-", 1), told.args))
    return speaker.say(told, player=name)
