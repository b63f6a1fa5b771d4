"""Whatever bytes a file holds, reading and replaying it ends well or with a `RecordError`."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recorded import GAME, LINE

from rooftree.core.replay import RecordError, decode, final_state, read

WORDS = ["take", "place", "pass", "decor", "supply", "mix", "1", "3", "G2", "T5", "down", "kitchen", "red"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda children: st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=5), children, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "records.jsonl"


@settings(deadline=None)
@given(content=st.binary(max_size=200))
def test_any_bytes(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with suppress(RecordError):
        list(read(path))


@settings(deadline=None)
@given(data=st.data())
def test_a_few_bytes_changed(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(LINE)))
    end = data.draw(st.integers(start, min(len(LINE), start + 20)))
    check(LINE[:start] + data.draw(st.binary(max_size=20)) + LINE[end:])


@settings(deadline=None)
@given(data=st.data(), value=JSON)
def test_any_value_anywhere(data: st.DataObject, value: Any) -> None:
    whole: Any = json.loads(LINE)
    here, key = whole, data.draw(st.sampled_from(sorted(whole)))
    while isinstance(here[key], (dict, list)) and here[key] and data.draw(st.booleans()):
        here = here[key]
        key = data.draw(st.sampled_from(sorted(here)) if isinstance(here, dict) else st.integers(0, len(here) - 1))
    here[key] = value
    check(json.dumps(whole).encode())


@settings(deadline=None)
@given(
    number=st.integers(0, 60),
    seat=st.integers(-1, 4),
    words=st.lists(st.sampled_from(WORDS), max_size=4),
)
def test_any_notation(number: int, seat: int, words: list[str]) -> None:
    whole = json.loads(LINE)
    whole["moves"][number] = [seat, " ".join(words)]
    check(json.dumps(whole).encode())


def check(line: bytes) -> None:
    """Good, or refused in clear words; anything else that is raised fails the test."""
    with suppress(RecordError):
        final_state(GAME, decode(line))
