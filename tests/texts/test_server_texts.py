"""Whatever the table server says has a sentence in every language, with no variable that the server does not give."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import rooftree
from rooftree.core.message import message
from rooftree.protocol import Status
from rooftree.server.sentences import sentence
from rooftree.texts import LANGUAGES, SpeechError

PACKAGE = Path(rooftree.__file__).parent
FAMILIES = ("refused-", "table-")
BY_STATUS = "refused-table-is-"  # the one key that is put together
CLOSED = "closed"  # what is refused then is `refused-ruleset`


class Use(NamedTuple):
    """A key in the source, and the variables that come with it."""

    key: str
    given: frozenset[str]
    where: str


def uses() -> list[Use]:
    found = []
    for path in sorted((PACKAGE / "server").rglob("*.py")):
        where = str(path.relative_to(PACKAGE))
        found += list(uses_in(ast.parse(path.read_text(encoding="utf-8")), frozenset(), where))
    return found


def uses_in(node: ast.AST, given: frozenset[str], where: str) -> Iterator[Use]:
    """`Refusal("refused-chat", most=…)`, `message("table-over")`, `_problem(request, 429, "refused-too-much")`."""
    yield from (Use(key, given, where) for key in keys_in(node))
    if isinstance(node, ast.Call):
        given |= {keyword.arg for keyword in node.keywords if keyword.arg}
    for child in ast.iter_child_nodes(node):
        yield from uses_in(child, given, f"{where.partition(':')[0]}:{getattr(child, 'lineno', 0)}")


def keys_in(node: ast.AST) -> Iterator[str]:
    """The keys that a literal, or the beginning of one, stands for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(FAMILIES):
        if node.value == BY_STATUS:
            yield from (BY_STATUS + status for status in get_args(Status) if status != CLOSED)
        elif node.value.replace("-", "").isalpha():
            yield node.value


class Wanted(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def texts(lang: str) -> dict[str, set[str]]:
    """The texts of the server's families with the variables that they want."""
    found = {}
    for entry in FluentResource((PACKAGE / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(FAMILIES):
            visitor = Wanted()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def test_the_search_finds_every_kind_of_use() -> None:
    found = {use.key: use for use in uses()}
    assert found["refused-chat"].given == {"most"}  # in a refusal
    assert found["table-sat-down"].given == {"name"}  # in the log
    assert found["refused-no-such-page"].given == set()  # in a table of keys
    assert {f"{BY_STATUS}{status}" for status in ("waiting", "playing", "over")} <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_server_has_a_text_and_no_text_is_unused(lang: str) -> None:
    assert {use.key for use in uses()} == set(texts(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_wants_only_what_the_server_gives(lang: str) -> None:
    wanted = texts(lang)
    assert [(use, wanted[use.key] - use.given) for use in uses() if not wanted[use.key] <= use.given] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_server_is_a_sentence(lang: str) -> None:
    for key, wanted in texts(lang).items():
        said = sentence(lang, message(key, **dict.fromkeys(wanted, "Ada")))
        assert said[0].isupper(), said
        assert said[-1] in ".!?" or "error" in wanted, said


def test_the_server_does_not_get_away_with_a_key_that_has_no_text() -> None:
    with pytest.raises(SpeechError, match="refused-nonsense"):
        sentence("en", message("refused-nonsense"))
