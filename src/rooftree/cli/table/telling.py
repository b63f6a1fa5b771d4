"""The log in sentences: what someone did, and what it brought besides."""

from collections.abc import Sequence

from rooftree.cli.table.sitting import Past
from rooftree.core.game import Game
from rooftree.core.message import Message
from rooftree.draw import Drawing
from rooftree.texts import Speaker


def tell(past: Past, game: Game, drawing: Drawing, speaker: Speaker, names: Sequence[str]) -> str:
    """One action; a person without a name is spoken to."""
    deed = _deed(_with_names(past.told, speaker, names), speaker, names[past.seat])
    return " ".join([deed, *tell_news(past, game, drawing, speaker)])


def tell_news(past: Past, game: Game, drawing: Drawing, speaker: Speaker) -> list[str]:
    """What an action brought, without the action."""
    before, after = game.view(past.before, None), game.view(past.after, None)
    return [speaker.say(each) for each in drawing.news(before, after, past.seat)]


def _deed(told: Message, speaker: Speaker, name: str) -> str:
    if name == speaker.say("play-you"):
        return speaker.say(Message(told.key.replace("tell-", "you-", 1), told.args))
    return speaker.say(told, player=name)


def _with_names(told: Message, speaker: Speaker, names: Sequence[str]) -> Message:
    """Whoever else is mentioned by seat is called by name."""
    seat = told.args.get("seat")
    if not isinstance(seat, int):
        return told
    is_spoken_to = names[seat] == speaker.say("play-you")
    return Message(told.key, {**told.args, "seat": "you" if is_spoken_to else names[seat]})
