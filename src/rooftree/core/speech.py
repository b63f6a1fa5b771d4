"""What is said, as key and arguments: the sentence is Fluent's, in the reader's language."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rooftree.core.message import Message, Name, Names

Arguments = Annotated[dict[str, Any], Meta(title="Arguments")]  # a title names the exact type


class Said(msgspec.Struct, frozen=True, gc=False):
    """A message key with its arguments. A thing is `{"name": "kitchen#2"}`, several are `{"names": [...]}`."""

    key: str
    args: Arguments


def said(message: Message) -> Said:
    """A message of the rules as it goes over the wire."""
    return Said(message.key, {key: _argument(value) for key, value in message.args.items()})


def plainly_said(message: Message) -> dict[str, Any]:
    """The same as plain JSON."""
    return {"key": message.key, "args": {key: _argument(value) for key, value in message.args.items()}}


def _argument(value: int | str) -> Any:
    if type(value) is int:
        return value
    if isinstance(value, Names):
        return {"names": value.split()}
    return {"name": str(value)} if isinstance(value, Name) else value


def heard(what: Said) -> Message:
    """The other way round: a message that a `Speaker` can say."""
    return Message(what.key, {key: _heard(value) for key, value in what.args.items()})


def _heard(value: Any) -> int | str:
    if isinstance(value, dict):
        return Names(" ".join(value["names"])) if "names" in value else Name(value["name"])
    return value  # type: ignore[no-any-return]
