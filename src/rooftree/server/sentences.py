"""Sentences for people: the server speaks three languages, and the words of whatever game it is about."""

from functools import cache

from rooftree.core.message import Message
from rooftree.texts import Speaker


@cache
def _speaker(language: str, game: str | None) -> Speaker:
    return Speaker(language, game)


def sentence(language: str, what: Message, game: str | None = None) -> str:
    """A message in a language; one of the rules needs its game. A test sees to it that nothing lacks its text."""
    return _speaker(language, game).say(what)


def sentence_if_any(language: str, key: str, game: str) -> str:
    """What a game may say or leave unsaid."""
    speaker = _speaker(language, game)
    return speaker.say(key) if speaker.has(key) else ""
