"""Every text is shown somewhere: its id stands in the source, in another text, or is put together there.

An id that is put together (`f"short-{room}"`, `` `web-size-${size}` ``) consists of its fixed part and of words that
the source or the data of a game has: `short-kitchen` is shown as long as there is a kitchen.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/rooftree/texts", "src/rooftree/games/*/texts", "web/src/texts", "web/src/games/*/texts")
TEXTS = [path for folder in FOLDERS for path in sorted(ROOT.glob(f"{folder}/en.ftl"))]
SOURCES = ("src/rooftree/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "src/rooftree/games/*/*.toml")
WIDE = ("web-", "dh-", "ca-", "hs-")  # behind these only words of the same file count: too much begins like this

WORD = re.compile(r"""(?<=["'`])[a-z0-9][a-z0-9.-]*(?=["'`])""")
QUOTED = re.compile(r"""["'`]([^"'`\n]*)["'`]""")
BUILT = re.compile(r"""["'`]([a-z][a-z0-9-]*-)?\$?\{[^{}]*\}(?:\{[^{}]*\})*((?:-[a-z0-9-]+)?)["'`]""")
MEMBER = re.compile(r"^ +([A-Z][A-Z_0-9]*) = ", re.MULTILINE)  # of an enum
BARE_KEY = re.compile(r"^([a-z][a-z0-9-]*) = ", re.MULTILINE)  # in TOML
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*)(?:\.[a-z]+)? \}")

# Ids that are made of others, word for word: `tell-take` of others is `you-take` to the one who took, and a game may
# have words of its own for what the interface says plainly.
ALIKE = {"you-": "tell-", "plain-": ""}
READ_WHOLE = "pad-words-"  # all of these are read, and tested with the score pad


class Built(NamedTuple):
    """An id with a gap: what stands before and behind it, and the words that may fill it."""

    start: str
    end: str
    words: frozenset[str]

    def fits(self, key: str) -> bool:
        if not (key.startswith(self.start) and key.endswith(self.end) and len(key) > len(self.start + self.end)):
            return False
        return self._says(key[len(self.start) : len(key) - len(self.end)])

    def _says(self, text: str) -> bool:
        """Whether a text is made of words: `roof-red-window` is."""
        if text in self.words or text.isdigit():
            return True
        ends = [place for place, letter in enumerate(text) if letter == "-"]
        return any(text[:end] in self.words and self._says(text[end + 1 :]) for end in ends)


@cache
def words() -> frozenset[str]:
    """All that stands in quotes, the members of enums, and the keys of the data."""
    return frozenset().union(*(words_of(path) for path in sources()))


@cache
def built() -> tuple[Built, ...]:
    found = set[Built]()
    for path in sources():
        for start, end in BUILT.findall(path.read_text(encoding="utf-8")):
            if start or end:
                found.add(Built(start, end, words_of(path) if start in WIDE else words()))
    return tuple(found)


@cache
def sources() -> tuple[Path, ...]:
    found = [path for pattern in SOURCES for path in ROOT.glob(pattern)]
    return tuple(path for path in found if not path.name.endswith(".test.ts"))


@cache
def words_of(path: Path) -> frozenset[str]:
    text = path.read_text(encoding="utf-8")
    found = set(WORD.findall(text)) | {member.lower().replace("_", "-") for member in MEMBER.findall(text)}
    found |= {word for quoted in QUOTED.findall(text) for word in re.findall(r"[\w.-]+", quoted)}
    return frozenset(found | set(BARE_KEY.findall(text)) if path.suffix == ".toml" else found)


@cache
def parts() -> frozenset[str]:
    """Texts that are part of others."""
    return frozenset(key for path in TEXTS for key in REFERENCE.findall(path.read_text(encoding="utf-8")))


def is_shown(key: str) -> bool:
    if key in words() or key in parts() or key.startswith(READ_WHOLE) or any(each.fits(key) for each in built()):
        return True
    return any(key.startswith(own) and is_shown(other + key.removeprefix(own)) for own, other in ALIKE.items())


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_is_unused(path: Path) -> None:
    assert [key for key in MESSAGE.findall(path.read_text(encoding="utf-8")) if not is_shown(key)] == []


def test_the_search_knows_what_is_shown() -> None:
    assert is_shown("why-over")  # in quotes
    assert is_shown("short-kitchen")  # a word of the cards behind a fixed part
    assert is_shown("decision-take-column-short")  # a member of an enum between two
    assert is_shown("box-bank-board")  # a key of the data
    assert is_shown("you-take")  # told to the one who did it
    assert not is_shown("why-of-old")
    assert not is_shown("short-dungeon")
    assert not is_shown("web-of-old")
