"""Whatever bytes a file holds, reading and replaying it ends well or with a `RecordError`."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftree.core.replay import RecordError, decode, final_state, read
from tests.records.recorded import GAMES, LINES

WORDS = {
    "dreamhome": ["take", "place", "pass", "decor", "supply", "mix", "1", "3", "G2", "T5", "down", "kitchen", "red"],
    "california": ["buy", "gold", "borrow", "repay", "unpack", "L1", "R4", "B2", "D4", "attic", "extension", "dog"],
    "homesweethome": [
        "say",
        "choose",
        "play",
        "joker",
        "pass",
        "power",
        "hold",
        "keep",
        "A",
        "none",
        "wood",
        "at",
        "B2",
    ],
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda children: st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=5), children, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "records.jsonl"


@given(content=st.binary(max_size=200))
def test_any_bytes(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with suppress(RecordError):
        list(read(path))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_few_bytes_changed(name: str, data: st.DataObject) -> None:
    line = LINES[name]
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 20)))
    check(name, line[:start] + data.draw(st.binary(max_size=20)) + line[end:])


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), value=JSON)
def test_any_value_anywhere(name: str, data: st.DataObject, value: Any) -> None:
    whole: Any = json.loads(LINES[name])
    here, key = whole, data.draw(st.sampled_from(sorted(whole)))
    while isinstance(here[key], (dict, list)) and here[key] and data.draw(st.booleans()):
        here = here[key]
        key = data.draw(st.sampled_from(sorted(here)) if isinstance(here, dict) else st.integers(0, len(here) - 1))
    here[key] = value
    check(name, json.dumps(whole).encode())


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), number=st.integers(0, 60), seat=st.integers(-1, 4))
def test_any_notation(name: str, data: st.DataObject, number: int, seat: int) -> None:
    whole = json.loads(LINES[name])
    words = data.draw(st.lists(st.sampled_from(WORDS[name]), max_size=4))
    whole["moves"][number] = [seat, " ".join(words)]
    check(name, json.dumps(whole).encode())


def check(name: str, line: bytes) -> None:
    """Good, or refused in clear words; anything else that is raised fails the test."""
    with suppress(RecordError):
        final_state(GAMES[name], decode(line))
