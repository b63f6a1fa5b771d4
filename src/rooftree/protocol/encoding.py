"""JSON as it goes over the wire."""

from typing import Any

import msgspec


def _plain(value: Any) -> str:
    """A `Name` outside of a message goes over the wire as its text; anything else that is not JSON must not."""
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(f"{type(value)} does not go over the wire")


encode = msgspec.json.Encoder(enc_hook=_plain).encode
