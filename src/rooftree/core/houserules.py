"""House rules: a game with other numbers on its cards, or with options that are settled, as data.

They hold what differs from the box and nothing else, and whoever has them can play by them: a record, the log of a
table, a file. Introduced to this process, a game by them has a name like any other, `dreamhome~1f3a5c7e90`, by which
it is found, loaded, compiled and spoken of (core/found.py, core/editions.py).
"""

import hashlib
import os
from typing import Any

import msgspec

from rooftree.core.message import LANGUAGES

MARK = "~"  # between the name of a game and which house rules: in no name of a game, and as it is in addresses
DIGITS = 10  # of the hash in a name
VARIABLE = "ROOFTREE_GIVEN_RULES"  # in which one process tells another
MAX_NAME = 60  # characters
MAX_ABOUT = 300
MAX_BYTES = 50_000  # of all that differs: all cards of a box together are less


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What differs from the box: `{"room": {"garage": {"points": [1, 6]}}}`, as the game's cards.toml has it."""

    game: str
    name: str
    about: dict[str, str] = {}  # a sentence, by language
    cards: dict[str, dict[str, Any]] = {}
    options: dict[str, bool | str] = {}

    @property
    def id(self) -> str:
        """What a game by these rules is called, on every machine."""
        told = msgspec.json.encode(self, order="deterministic")
        return f"{self.game}{MARK}{hashlib.sha256(told).hexdigest()[:DIGITS]}"

    def told(self, lang: str) -> str:
        """The sentence about them, in a language or else in another."""
        return self.about.get(lang) or next(iter(self.about.values()), "")


def problem_with(rules: HouseRules) -> str | None:
    """What is wrong with them before anybody looks at cards and options."""
    if not 1 <= len(rules.name) <= MAX_NAME or not rules.name.isprintable():
        return f"house rules have a name of 1 to {MAX_NAME} printable characters, not {rules.name!r}"
    for lang, told in rules.about.items():
        if lang not in LANGUAGES:
            return f"house rules tell about themselves in {', '.join(LANGUAGES)}, not in {lang!r}"
        if not 1 <= len(told) <= MAX_ABOUT or not told.isprintable():
            return f"what house rules tell about themselves has 1 to {MAX_ABOUT} printable characters (about.{lang})"
    if not rules.cards and not rules.options:
        return "house rules change something: a card, a number or an option"
    if len(msgspec.json.encode(rules.cards)) > MAX_BYTES:
        return f"house rules change a box, not more than {MAX_BYTES:,} bytes of it"
    return None


_introduced: dict[str, HouseRules] = {}


def introduce(*rules: HouseRules) -> str:
    """Make house rules known to this process; the name of the game by the last of them. Nothing is checked yet."""
    for each in rules:
        _introduced.setdefault(each.id, each)
    return rules[-1].id if rules else ""


def forget(name: str) -> None:
    """What turned out to be no house rules."""
    _introduced.pop(name, None)


def introduced() -> tuple[HouseRules, ...]:
    """All that this process knows, for a process that is to know them too."""
    return tuple(_introduced.values())


def house_rules_of(name: str) -> HouseRules | None:
    """By the name of a game; None for a game as it is in the box, and for rules that nobody introduced."""
    if name not in _introduced and VARIABLE in os.environ:
        introduce(*msgspec.json.decode(os.environ[VARIABLE], type=list[HouseRules]))
    return _introduced.get(name)


def in_environment(name: str) -> dict[str, str]:
    """For a process of its own that is told the name of a game: a variable by which it finds the house rules."""
    rules = house_rules_of(name)
    return {} if rules is None else {VARIABLE: msgspec.json.encode([rules]).decode()}


def family_of(name: str) -> str:
    """The game in whose box the cards are: `dreamhome` for `dreamhome~1f3a5c7e90`."""
    return name.partition(MARK)[0]
