"""Differences between documents of plain JSON, and messages on their way over the wire."""

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftree.core.message import Message, Name, Names, message
from rooftree.protocol import decode_command, decode_message, differences, encode, heard, patched, said

PLAIN = st.none() | st.integers(-2, 2) | st.sampled_from(["", "a", "1"])
DOCUMENTS = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "b", "0"]), inner, max_size=3),
    max_leaves=8,
)


@given(old=DOCUMENTS, new=DOCUMENTS)
def test_a_patch_makes_the_new_document_of_the_old_one_which_stays_as_it_is(old: Any, new: Any) -> None:
    kept = copy.deepcopy(old)
    patch = msgspec.json.decode(msgspec.json.encode(differences(old, new)))
    made = patched(old, patch)
    assert made == new
    assert old == kept


@given(document=DOCUMENTS)
def test_between_equal_documents_there_is_nothing_to_send(document: Any) -> None:
    assert differences(document, copy.deepcopy(document)) == []


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [[["b"], 3]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": None}]}, [[["a", 1, "b"], None]]),
        ({"a": [1, 2]}, {"a": [1]}, [[["a"], [1]]]),
        ({"a": {"b": 1}}, {"a": {}}, [[["a"], {}]]),
        ({"a": False}, {"a": True}, [[["a"], True]]),
        (1, 2, [[[], 2]]),
    ],
)
def test_a_patch_is_as_small_as_it_can_be_read(old: Any, new: Any, patch: list[Any]) -> None:
    assert differences(old, new) == patch
    assert patched(old, patch) == new


def test_what_has_not_changed_is_shared() -> None:
    old = {"summary": {"a": 1}, "views": {"0": [1, 2]}}
    assert patched(old, [[["summary", "a"], 2]])["views"] is old["views"]


@pytest.mark.parametrize(
    "told",
    [
        message("why-over"),
        message("tell-take", player="Ada", column=3, room=Name("kitchen#2")),
        message("news", resources=Names("wood slate"), count=0),
    ],
)
def test_a_message_arrives_as_it_was_sent(told: Message) -> None:
    arrived = heard(type(said(told))(**msgspec.json.decode(encode(said(told)))))
    assert arrived == told
    assert [type(value) for value in arrived.args.values()] == [type(value) for value in told.args.values()]


def test_a_command_holds_nothing_unknown_and_a_message_may() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decode_command(b'{"do": "ping", "id": "1", "loud": true}')
    assert decode_message(b'{"kind": "closing", "seconds": 2, "why": "a new version"}').seconds == 2
