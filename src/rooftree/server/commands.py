"""What strangers send: read into a command, or refused with a reason that repeats no more of it than helps."""

from typing import Any

import msgspec

from rooftree.core.text import harmless
from rooftree.protocol import MAX_ID, MAX_MESSAGE, Commands, decode_command
from rooftree.server.table import Refusal

MOST_SEATS = 99  # more than any game has: beyond, a number is no seat but an attempt


def command_in(text: str | bytes | None) -> Commands:
    """A command; `Refusal` says what is wrong with the text, or that there is none."""
    if text is None:
        raise Refusal("refused-unreadable", error="a command is text, not bytes")
    data = text if isinstance(text, bytes) else text.encode(errors="surrogatepass")
    if len(data) > MAX_MESSAGE:
        raise Refusal("refused-too-long", most=MAX_MESSAGE)
    try:
        command: Commands = decode_command(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("refused-unreadable", error=harmless(str(error))) from None
    except RecursionError:
        raise Refusal("refused-unreadable", error="JSON is nested too deeply") from None
    if not is_name(command.id):
        raise Refusal("refused-id", most=MAX_ID)
    if not 0 <= (getattr(command, "seat", 0) or 0) <= MOST_SEATS:
        raise Refusal("refused-unreadable", error=f"Expected `int` from 0 to {MOST_SEATS} - at `$.seat`")
    return command


def id_in(text: str | bytes) -> str | None:
    """The id of a message that cannot be read otherwise, so that the client knows which."""
    if len(text) > MAX_MESSAGE:
        return None
    try:
        found: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and is_name(name) else None


def is_name(text: str) -> bool:
    """Whether a client may call a command so."""
    return 0 < len(text) <= MAX_ID and text.isprintable()
