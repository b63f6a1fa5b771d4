"""The log in sentences: what someone did, and what it brought besides."""

from collections.abc import Sequence

from rooftree.cli.table.sitting import Past
from rooftree.core.game import Game
from rooftree.core.message import Message
from rooftree.texts import Speaker


def tell(past: Past, game: Game, speaker: Speaker, names: Sequence[str]) -> str:
    """One action, and what it brought; a person without a name is spoken to."""
    return " ".join([tell_deed(past.told, past.seat, speaker, names), *tell_news(past, game, speaker)])


def tell_news(past: Past, game: Game, speaker: Speaker) -> list[str]:
    """What an action brought, without the action."""
    return [speaker.say(each) for each in game.news(past.before, past.after, past.seat)]


def tell_deed(told: Message, seat: int, speaker: Speaker, names: Sequence[str]) -> str:
    """The action alone."""
    told, name = _with_names(told, speaker, names), names[seat]
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
