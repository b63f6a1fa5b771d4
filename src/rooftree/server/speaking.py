"""Sentences for people: the server speaks three languages, and the words of whatever game it is about."""

from functools import cache

from rooftree.core.message import Message
from rooftree.texts import Speaker, SpeechError


@cache
def _speaker(language: str, game: str | None) -> Speaker:
    return Speaker(language, game)


def sentence(language: str, what: Message, game: str | None = None) -> str:
    """A message in a language; a message of the rules needs its game."""
    try:
        return _speaker(language, game).say(what)
    except SpeechError:
        if game is not None:
            raise
        return what.key
