"""Who is who: guests by a signed token, and a phrase to come back by."""

import asyncio
import hashlib
import hmac
import secrets
from pathlib import Path
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from rooftree.core.text import tidy
from rooftree.server.keys import Keys, prepare_keys, read_keys, read_phrase_key
from rooftree.server.limits import Bucket
from rooftree.server.store.store import Store
from rooftree.server.table import Refusal
from rooftree.server.tokens import Tokens

WORDS = Path(__file__).with_name("words.txt").read_text(encoding="utf-8").split()  # short, and no two alike
PHRASE_WORDS = 7  # of 415: too many phrases to try, even for whoever has stolen the database
KEY_DIGITS = 5  # of the hash that finds a phrase: few enough to tell nothing about it
HASHES_AT_ONCE = 2  # argon2 takes memory and a moment
LOOKS_AT_ONCE, LOOKS_A_SECOND = 20, 2.0  # at the keys, because a token is not signed by any that we know
MOST_REMEMBERED = 50_000  # people whose tokens are known without asking the database


class Person(NamedTuple):
    """Somebody, and the token that proves it."""

    id: str
    token: str


class People:
    """Everybody known to the store."""

    def __init__(self, store: Store, key_file: str | None = None) -> None:
        self.store = store
        self._key_file = Path(key_file) if key_file else None
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP's least
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self.tokens = Tokens(Keys(b""))  # until it is open
        self._looks = Bucket(LOOKS_AT_ONCE, LOOKS_A_SECOND)
        self._pepper = b""
        self._generations: dict[str, int] = {}

    async def open(self) -> None:
        await prepare_keys(self.store.register, self._key_file)
        self._pepper = await read_phrase_key(self.store.register)
        await self.look_at_the_keys()

    async def look_at_the_keys(self) -> bool:
        """Take up the keys as they are now; whether one was revoked, so that somebody may be nobody."""
        before, keys = self.tokens.keys, await read_keys(self.store.register, self._key_file)
        if before == keys:
            return False
        self.tokens = Tokens(keys)
        return before.signing not in keys.accepted

    # Guests

    async def new_guest(self) -> Person:
        """Somebody new."""
        name = secrets.token_hex(16)
        await self.store.add_person(name)
        self._remember(name, 1)
        return Person(name, self.tokens.new(name, 1))

    async def new_phrase(self, person: str) -> str:
        """A phrase for a person to come back by; an older one no longer works."""
        phrase = " ".join(secrets.choice(WORDS) for _ in range(PHRASE_WORDS))
        await self.store.register.change_person(
            person, recovery=await self._hash(phrase), recovery_key=self._key_of(phrase)
        )
        return phrase

    def account_of(self, phrase: str) -> str:
        """What a phrase is tried at, whether there is such an account or not."""
        return self._key_of(tidy(phrase).lower())

    async def recover(self, phrase: str) -> Person:
        """The person to a phrase."""
        plain = tidy(phrase).lower()
        for row in await self.store.register.people(recovery_key=self.account_of(phrase)):
            if await self._matches(str(row["recovery"]), plain):
                return Person(row["id"], self.tokens.new(row["id"], row["generation"]))
        raise Refusal("refused-phrase")

    # Who is who

    async def of_token(self, token: str | None) -> str | None:
        """The person a token belongs to; None for a token that is not ours or void."""
        found = self.tokens.read(token)
        if found is None and token and self._looks.take():
            await self.look_at_the_keys()  # another process may sign with a newer one
            found = self.tokens.read(token)
        if found is None:
            return None
        person, generation = found
        return person if await self._generation(person) == generation else None

    async def _generation(self, person: str) -> int | None:
        if person not in self._generations or self.store.is_shared:
            row = await self.store.register.person(id=person)
            if row is None:
                return None
            self._remember(person, row["generation"])
        return self._generations[person]

    def _remember(self, person: str, generation: int) -> None:
        if len(self._generations) >= MOST_REMEMBERED:
            self._generations.clear()
        self._generations[person] = generation

    def forget(self) -> None:
        """Ask the database again who is who: the operator has changed something."""
        self._generations.clear()

    # Secrets

    def _key_of(self, phrase: str) -> str:
        return hmac.new(self._pepper, phrase.encode(), hashlib.sha256).hexdigest()[:KEY_DIGITS]

    async def _hash(self, secret: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, secret)

    async def _matches(self, hashed: str, secret: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, secret)
            except VerifyMismatchError:
                return False
