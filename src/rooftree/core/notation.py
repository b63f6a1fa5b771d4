"""Actions as people write them: `take 3`, `place G2 down`. Integers never leave memory.

A game declares its notation span by span; parsing and formatting follow from that.
"""

import difflib
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from rooftree.core.actions import Pairs, Span
from rooftree.core.message import Message, Name, message


def kebab(member: IntEnum) -> str:
    """`LIVING_ROOM` as cards and notation write it: `living-room`."""
    return _kebab(type(member), member)


@cache
def _kebab(_: type[IntEnum], member: IntEnum) -> str:
    """Members of two enums are equal where their numbers are."""
    return member.name.lower().replace("_", "-")


class Phrase(NamedTuple):
    """How the actions of one span are written. `{}` in the pattern stands for the word of each field in turn."""

    span: Span
    pattern: str

    def texts(self) -> list[str]:
        """The notation of every action of the span, in order."""
        return [self.pattern.format(*words) for words in self.span.words()]

    def twins(self) -> list[str]:
        """For a span of pairs: the same actions written the other way round."""
        return (
            [self.pattern.format(*reversed(words)) for words in self.span.words()]
            if isinstance(self.span, Pairs)
            else []
        )


class NotationError(ValueError):
    """A text that names no action. `near` holds what may have been meant."""

    def __init__(self, text: str, near: list[str]) -> None:
        self.text, self.near = text, near
        hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
        super().__init__(f"{text!r} is no action of this game{hint}")


class Notation:
    """The notation of a whole game."""

    def __init__(self, *phrases: Phrase) -> None:
        self.phrases = phrases
        self._texts: list[str] = []
        self._actions: dict[str, int] = {}
        for phrase in phrases:
            assert phrase.span.start == len(self._texts), phrase
            assert phrase.pattern.count("{}") == len(phrase.span.fields), phrase
            self._texts += phrase.texts()
        self._actions = {text.lower(): action for action, text in enumerate(self._texts)}
        for phrase in phrases:
            self._actions |= {text.lower(): action for action, text in enumerate(phrase.twins(), phrase.span.start)}

    def __len__(self) -> int:
        return len(self._texts)

    def format(self, action: int) -> str:
        """The one way to write an action."""
        if not 0 <= action < len(self):
            raise IndexError(f"action {action} of {len(self)}")
        return self._texts[action]

    def texts(self, actions: Iterable[int]) -> list[str]:
        """The same for several that there are."""
        return [self._texts[action] for action in actions]

    def message(self, kind: str, action: int) -> Message:
        """An action as a message, for games that have no more to say: `tell-place-down` with its `cell`."""
        phrase = next(phrase for phrase in self.phrases if action in phrase.span)
        verb = "-".join(word for word in phrase.pattern.split() if word != "{}")
        words = phrase.span.words()[action - phrase.span.start]
        named = zip((field.name for field in phrase.span.fields), words, strict=True)
        return message(
            f"{kind}-{verb}", **{name: int(word) if word.isdecimal() else Name(word) for name, word in named}
        )

    def parse(self, text: str) -> int:
        """The action that a text names; upper and lower case and extra spaces do not matter."""
        key = " ".join(text.lower().split())
        if key not in self._actions:
            near = difflib.get_close_matches(key, self._actions, n=2, cutoff=0.7)
            raise NotationError(text, [self.format(self._actions[match]) for match in near])
        return self._actions[key]
