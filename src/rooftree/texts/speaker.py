"""A speaker turns message keys and arguments into sentences of one language; whatever it cannot say, it refuses.

A `Name` among the arguments is a thing, spoken in the reader's language: for `room=Name("kitchen#2")` the sentence may
use `$room` ("kitchen") and every attribute of the message `name-kitchen`: `$room-a` ("a kitchen"), `$room-the`,
`$room-in`… Each language keeps its own cases and articles behind the same attributes. `Names` are spoken as a list.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.core.found import find, game_class
from rooftree.core.houserules import family_of
from rooftree.core.message import LANGUAGES, Message, Name, Names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LIST_LOCALES = {"en": "en_GB"}  # without a comma before the last "or"
NONE_OF = "-no"  # the form of a name that says it is not there
NEITHER = {"fr": "ni"}  # said before each name of a list that is not there: « ni béton ni bois »
NAME = "name-"
DECISION = "decision-"
LABEL = "label-"  # what an entry of a view is called
LINE = "line-"  # what a line of a score is called, where that is no thing
PLAIN = "plain-"  # what is said for a game that has no words of its own

Words = dict[str, str]


class SpeechError(LookupError):
    """Something that cannot be said: an unknown key, a missing variable, a fault in a text."""


class Speaker:
    """One language, for the interface alone or together with a game."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang, self.game = lang, game
        self._bundle = load_bundle(lang, game)
        self._spoken: dict[str, Words] = {}

    def say(self, what: Message | str, **args: float | str) -> str:
        """A message, or a key with its arguments, as a sentence; `key.attribute` is an attribute of a message."""
        key, given = (what, args) if isinstance(what, str) else (what.key, {**what.args, **args})
        return self._format(key, self._variables(given))

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def welcome(self) -> str:
        """A game in a few lines, for someone who never read its rules."""
        own = f"welcome-{family_of(self.game or '')}"
        return self.say(own if self.has(own) else "game-about")

    def name(self, name: str) -> str:
        """The bare name of a thing: `kitchen#2` is a kitchen, `T2` is T2."""
        return self.forms(name)[""]

    def line(self, what: str) -> str:
        """What a line of the score is for: a room, a décor, or a `line-…` message."""
        key = f"line-{what}"
        return self.say(key) if self._bundle.has_message(key) else self.name(what)

    def effect(self, name: str) -> str:
        """What a card does, in one line, with the numbers of the card set."""
        if self.game is None:
            raise SpeechError(f"{self._where()}: without a game, {name!r} has no effect")
        facts = game_class(self.game).facts()
        return self.say(facts.effect(kind_of(name))) if facts else self.say(f"effect-{kind_of(name)}")

    def names(self) -> dict[str, str]:
        """Every named thing of the game: spoken name → name (`{"salle de bain": "bathroom", …}`)."""
        keys = [key for key in keys_of(self.lang, self.game) if key.startswith(NAME)]
        return {self._format(key, {}): key.removeprefix(NAME) for key in keys}

    def listed(self, words: Sequence[str], last: str) -> str:
        """Words as a list, `a, b and c`; `last` is the message that joins the last one: `play-and` or `play-or`."""
        return self.say(last, first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)

    def _variables(self, args: dict[str, float | str]) -> dict[str, float | str]:
        variables: dict[str, float | str] = {}
        for key, value in args.items():
            if isinstance(value, Names):
                variables |= {key + ending: word for ending, word in self._list(value.split()).items()}
            elif isinstance(value, Name):
                variables |= {key + ending: word for ending, word in self.forms(value).items()}
            else:
                variables[key] = value
        return variables

    def forms(self, name: str) -> Words:
        """The forms of a name by the ending of their variables: `""`, `-a`, `-the`…"""
        if name not in self._spoken:
            self._spoken[name] = self._look_up(kind_of(name))
        return self._spoken[name]

    def _list(self, names: list[str]) -> Words:
        """Several names as one: "concrete, wood or metal", in every form that all of them have."""
        from babel.lists import format_list

        words = [self.forms(name) for name in names]
        shared = [ending for ending in words[0] if all(ending in each for each in words)]
        locale = LIST_LOCALES.get(self.lang, self.lang)
        lists = {ending: format_list([each[ending] for each in words], "or", locale) for ending in shared}
        if len(words) > 1 and NONE_OF in lists and self.lang in NEITHER:
            lists[NONE_OF] = " ".join(f"{NEITHER[self.lang]} {each['']}" for each in words)
        return lists

    def _look_up(self, kind: str) -> Words:
        if kind[:1].isupper():
            return {"": kind}  # a cell speaks as itself
        families = NAME, DECISION, LABEL, LINE
        key = next((each + kind for each in families if self._bundle.has_message(each + kind)), NAME + kind)
        attributes = self._message(key).attributes
        return {"": self._format(key, {})} | {f"-{each}": self._format(f"{key}.{each}", {}) for each in attributes}

    def _format(self, key: str, variables: dict[str, float | str]) -> str:
        stem, _, attribute = key.partition(".")
        message = self._message(stem)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise SpeechError(f"{self._where()}: there is no text {key!r}")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise SpeechError(f"{self._where()}: {key!r} cannot be said: {'; '.join(map(str, errors))}")
        return str(text)

    def _message(self, key: str) -> Any:
        """The game's own words, or the interface's plain ones."""
        key = next((each for each in (key, PLAIN + key) if self._bundle.has_message(each)), key)
        if not self._bundle.has_message(key):
            raise SpeechError(f"{self._where()}: there is no text {key!r}")
        return self._bundle.get_message(key)

    def _where(self) -> str:
        return f"{self.lang}.ftl of {self.game}" if self.game else f"{self.lang}.ftl"


def kind_of(name: str) -> str:
    """A card's name without the number of its copy."""
    return name.partition("#")[0]


@cache
def load_bundle(lang: str, game: str | None) -> "FluentBundle":
    """The texts of the interface and of a game, ready to speak."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for path in text_files(lang, game):
        bundle.add_resource(parse(path))
    return bundle


@cache
def is_written(key: str, lang: str, game: str) -> bool:
    """Whether there is a message of this key: looked for in the files, so that nothing has to be able to speak."""
    written = re.compile(rf"^{re.escape(key)} =", re.MULTILINE)
    return any(written.search(path.read_text(encoding="utf-8")) for path in text_files(lang, game))


def keys_of(lang: str, game: str | None) -> list[str]:
    """The keys of all messages, in the order of the files."""
    from fluent.syntax import ast

    entries = [entry for path in text_files(lang, game) for entry in parse(path).body]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def text_files(lang: str, game: str | None) -> list[Path]:
    """Where the texts are; `ValueError` for a language, `NoGame` for a game that is not there."""
    if lang not in LANGUAGES:
        raise ValueError(f"there are no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
    own = Path(__file__).parent / f"{lang}.ftl"
    return [own] if game is None else [own, texts_of(game) / f"{lang}.ftl"]


def texts_of(game: str) -> Path:
    """The folder of a game's sentences and rules pages."""
    return find(game).folder / "texts"


@cache
def parse(path: Path) -> "ast.Resource":
    """One file of texts; what Fluent cannot read is an error here, not silence."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise SpeechError(f"{path.parent.parent.name}/{path.name} cannot be read at: {entry.content!r}")
    return resource
