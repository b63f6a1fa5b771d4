"""Who is who: guests by a signed token, and a phrase to come back by."""

import asyncio
import hashlib
import hmac
import secrets
from pathlib import Path
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer

from rooftree.core.text import tidy
from rooftree.server.store.store import Store
from rooftree.server.table import Refusal

WORDS = Path(__file__).with_name("words.txt").read_text(encoding="utf-8").split()  # short, and no two alike
PHRASE_WORDS = 7  # of 415: too many phrases to try, even for whoever has stolen the database
KEY_DIGITS = 5  # of the hash that finds a phrase: few enough to tell nothing about it
HASHES_AT_ONCE = 2  # argon2 takes memory and a moment
MOST_REMEMBERED = 50_000  # people whose tokens are known without asking the database


class Person(NamedTuple):
    """Somebody, and the token that proves it."""

    id: str
    token: str


class People:
    """Everybody known to the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP's least
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._signer: URLSafeSerializer | None = None
        self._pepper = b""
        self._generations: dict[str, int] = {}

    async def open(self) -> None:
        self._pepper = await self.store.register.key("tokens", lambda: secrets.token_bytes(32))
        self._signer = URLSafeSerializer(self._pepper, salt="rooftree-person")

    # Guests

    async def new_guest(self) -> Person:
        """Somebody new."""
        name = secrets.token_hex(16)
        await self.store.register.add_person(name)
        return Person(name, self._token(name, 1))

    async def new_phrase(self, person: str) -> str:
        """A phrase for a person to come back by; an older one no longer works."""
        phrase = " ".join(secrets.choice(WORDS) for _ in range(PHRASE_WORDS))
        await self.store.register.change_person(
            person, recovery=await self._hash(phrase), recovery_key=self._key_of(phrase)
        )
        return phrase

    async def recover(self, phrase: str) -> Person:
        """The person to a phrase."""
        plain = tidy(phrase).lower()
        for row in await self.store.register.people(recovery_key=self._key_of(plain)):
            if await self._matches(str(row["recovery"]), plain):
                return Person(row["id"], self._token(row["id"], row["generation"]))
        raise Refusal("refused-phrase")

    # Tokens

    def _token(self, person: str, generation: int) -> str:
        assert self._signer is not None
        return str(self._signer.dumps([person, generation]))

    async def of_token(self, token: str | None) -> str | None:
        """The person a token belongs to; None for a token that is not ours or void."""
        assert self._signer is not None
        if not token or len(token) > 200:
            return None
        try:
            person, generation = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return person if await self._generation(person) == generation else None

    async def _generation(self, person: str) -> int | None:
        if person not in self._generations or self.store.is_shared:
            row = await self.store.register.person(id=person)
            if row is None:
                return None
            if len(self._generations) >= MOST_REMEMBERED:
                self._generations.clear()
            self._generations[person] = row["generation"]
        return self._generations[person]

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
