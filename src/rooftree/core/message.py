"""What the rules want to say, as a key and its arguments: the sentence is Fluent's, in the reader's language."""

from enum import IntEnum
from typing import NamedTuple

LANGUAGES = ("en", "fr", "is")


class Name(str):
    """The name of a thing (`living-room#3`, `T2`, `red`), to be spoken in the reader's language."""


def name_of(member: IntEnum) -> Name:
    """As notation and messages write it: `living-room`; letters and coordinates as they are (`A`, `T2`)."""
    return Name(member.name if len(member.name) <= 2 else member.name.lower().replace("_", "-"))


class Names(str):
    """The names of several things with spaces between them: spoken as a list, "a, b or c"."""


class Message(NamedTuple):
    """A message key with its arguments: numbers, names of things, or text that a person chose."""

    key: str
    args: dict[str, int | str]


def message(key: str, **args: int | str) -> Message:
    return Message(key, args)
