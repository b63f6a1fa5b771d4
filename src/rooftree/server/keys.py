"""The keys that sign people's tokens: in the database, or in a file that its operator keeps apart from it.

One key signs. The one before it is accepted until the next rotation, so that nobody has to come back by a phrase;
unless it was revoked. A database whose keys lie in a file keeps the print of the key that signs, so that a wrong file
is noticed before anybody is taken for a stranger.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL

from rooftree.server.store.database import opened
from rooftree.server.store.failures import DatabaseError
from rooftree.server.store.files import written_privately
from rooftree.server.store.register import Register

KEY_BYTES = 32
SIGNING, FORMER, PHRASES = "tokens", "tokens-before", "phrases"  # their names in the database
OUTSIDE = b"outside:"  # the key lies in a file; its print follows
HEAD = "# Rooftree signs with the first of these keys and accepts the second. Whoever has them can be anybody.\n"


class Keys(NamedTuple):
    """Of one installation."""

    signing: bytes
    former: bytes | None = None  # accepted still

    @property
    def accepted(self) -> list[bytes]:
        """The one that signs last, as the signer wants them."""
        return [self.signing] if self.former is None else [self.former, self.signing]


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


async def in_register(url: URL, work: Callable[[Register], Awaitable[None]]) -> None:
    """Something to be done in a database that no server of this process has open."""
    async with opened(url) as engine:
        await work(Register(engine))


# At the start


async def prepare_keys(register: Register, file: Path | None) -> None:
    """See that there are keys, and where they should be; `DatabaseError` says why they cannot be used."""
    kept = (await register.keys()).get(SIGNING)
    if file is None:
        if kept is not None and kept.startswith(OUTSIDE):
            raise DatabaseError("the key of this database lies in a file of its own: name it with --key-file")
        await _phrase_key(register, kept)
        await register.key(SIGNING, new_key)
    elif file.exists():
        await _expect_ours(register, kept, file)
    else:
        await _move_out(register, kept, file)


async def _expect_ours(register: Register, kept: bytes | None, file: Path) -> None:
    keys = keys_in(file)
    known = {each for key in keys.accepted for each in (key, _print_of(key))}
    if kept is not None and kept not in known:
        raise DatabaseError(
            f"{file} holds another key than this database has known: with it, everybody would be a stranger "
            f"(if that is meant: rooftree key rotate --revoke --key-file {file})"
        )
    if kept != _print_of(keys.signing):
        await _keep_print(register, kept, keys)


async def _move_out(register: Register, kept: bytes | None, file: Path) -> None:
    """From the database into a new file, so that everybody stays who they are."""
    if kept is not None and kept.startswith(OUTSIDE):
        raise DatabaseError(
            f"{file} is not there, and the key of this database lies in such a file: put it back (if it is lost: "
            f"rooftree key rotate --revoke --key-file {file}; then everybody comes back by their phrase)"
        )
    keys = Keys(new_key()) if kept is None else Keys(kept, (await register.keys()).get(FORMER))
    if kept is not None and kept == await _phrase_key(register, kept):
        keys = Keys(new_key(), kept)  # what stays in the database shall not sign
    _write(file, keys)
    await _keep_print(register, kept, keys)


async def _phrase_key(register: Register, kept: bytes | None) -> bytes:
    """What finds people by their phrases stays as it is for ever; in older databases it is the key that signed."""
    return await register.key(PHRASES, new_key if kept is None or kept.startswith(OUTSIDE) else lambda: kept)


async def _keep_print(register: Register, kept: bytes | None, keys: Keys) -> None:
    await _phrase_key(register, kept)
    await register.set_keys({SIGNING: _print_of(keys.signing), FORMER: None})


def _print_of(key: bytes) -> bytes:
    return OUTSIDE + hashlib.sha256(key).digest()[:16]


# While servers run


async def read_keys(register: Register, file: Path | None) -> Keys:
    if file is not None:
        return keys_in(file)
    kept = await register.keys()
    return Keys(kept[SIGNING], kept.get(FORMER))


async def read_phrase_key(register: Register) -> bytes:
    return (await register.keys())[PHRASES]


async def rotate(register: Register, file: Path | None, revoke: bool) -> None:
    """A new key signs from now on; the one before is accepted still, unless it is revoked."""
    kept = (await register.keys()).get(SIGNING)
    if file is None or not revoke:
        await prepare_keys(register, file)
    keys = Keys(new_key(), None if revoke else (await read_keys(register, file)).signing)
    if file is None:
        await register.set_keys({SIGNING: keys.signing, FORMER: keys.former})
    else:
        _write(file, keys)
        await _keep_print(register, kept, keys)


# The file


def keys_in(file: Path) -> Keys:
    """One key a line, in hexadecimal digits, as `openssl rand -hex 32` writes it."""
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
        found = [bytes.fromhex(line) for line in lines if line and not line.startswith("#")]
    except OSError as error:
        raise DatabaseError(f"{file} cannot be read: {error.strerror}") from None
    except ValueError:
        found = []
    if not found or any(len(key) < KEY_BYTES for key in found):
        raise DatabaseError(
            f"{file} holds no key: one a line, {2 * KEY_BYTES} hexadecimal digits (openssl rand -hex 32)"
        )
    return Keys(*found[:2])


def _write(file: Path, keys: Keys) -> None:
    try:
        with written_privately(file) as text:
            text.write(HEAD + "".join(f"{key.hex()}\n" for key in reversed(keys.accepted)))
    except OSError as error:
        raise DatabaseError(f"{file} cannot be written: {error.strerror}") from None
