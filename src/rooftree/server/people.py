"""Who is who: guests by a signed token, a phrase to come back by, and accounts for those who want one."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer

from rooftree.server.store.store import Conflict, Store
from rooftree.server.table import Refusal
from rooftree.server.tidying import tidy

WORDS = Path(__file__).with_name("words.txt").read_text(encoding="utf-8").split()  # short, and no two alike
PHRASE_WORDS = 7  # of 415: too many phrases to try, even for whoever has stolen the database
KEY_DIGITS = 5  # of the hash that finds a phrase: few enough to tell nothing about it
LEAST_PASSPHRASE, MOST_PASSPHRASE = 10, 200
LEAST_NAME, MOST_NAME = 2, 30
HASHES_AT_ONCE = 2  # argon2 takes memory and a moment
MOST_REMEMBERED = 50_000  # people whose tokens are known without asking the database


class Person(NamedTuple):
    """Somebody, and the token that proves it."""

    id: str
    token: str
    name: str | None = None  # of an account


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
        self._pepper = await self.store.key("tokens", lambda: secrets.token_bytes(32))
        self._signer = URLSafeSerializer(self._pepper, salt="rooftree-person")

    # Guests

    async def new_guest(self) -> Person:
        """Somebody new."""
        name = secrets.token_hex(16)
        await self.store.add_person({"id": name, "generation": 1})
        return Person(name, self._token(name, 1))

    async def new_phrase(self, person: str) -> str:
        """A phrase for a person to come back by; an older one no longer works."""
        phrase = " ".join(secrets.choice(WORDS) for _ in range(PHRASE_WORDS))
        await self.store.change_person(person, recovery=await self._hash(phrase), recovery_key=self._key_of(phrase))
        return phrase

    async def recover(self, phrase: str) -> Person:
        """The person to a phrase."""
        plain = tidy(phrase).lower()
        for row in await self.store.people(recovery_key=self._key_of(plain)):
            if await self._matches(str(row["recovery"]), plain):
                return Person(row["id"], self._token(row["id"], row["generation"]), row["name"])
        raise Refusal("refused-phrase")

    # Accounts

    async def sign_up(self, person: str, name: str, passphrase: str) -> Person:
        """Give a guest a name and a passphrase, or an account new ones; every older token becomes void."""
        name, passphrase = plain(name), plain_secret(passphrase)
        if not LEAST_NAME <= len(name) <= MOST_NAME:
            raise Refusal("refused-account-name", least=LEAST_NAME, most=MOST_NAME)
        if not LEAST_PASSPHRASE <= len(passphrase) <= MOST_PASSPHRASE:
            raise Refusal("refused-passphrase-length", least=LEAST_PASSPHRASE, most=MOST_PASSPHRASE)
        hashed, generation = await self._hash(passphrase), await self._next_generation(person)
        try:
            await self.store.change_person(person, name=name, passphrase=hashed, generation=generation)
        except Conflict:
            raise Refusal("refused-account-name-taken", name=name) from None
        self._generations[person] = generation
        return Person(person, self._token(person, generation), name)

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """An account by name and passphrase; a wrong name takes as long as a wrong passphrase."""
        row = await self.store.person(name=plain(name))
        hashed = row["passphrase"] if row is not None else None
        matches = await self._matches(hashed or nobodys_hash(), plain_secret(passphrase))
        if row is None or hashed is None or not matches:
            raise Refusal("refused-sign-in")
        return Person(row["id"], self._token(row["id"], row["generation"]), row["name"])

    async def sign_out_everywhere(self, person: str) -> None:
        """Every token of a person becomes void."""
        generation = await self._next_generation(person)
        await self.store.change_person(person, generation=generation)
        self._generations[person] = generation

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
            row = await self.store.person(id=person)
            if row is None:
                return None
            if len(self._generations) >= MOST_REMEMBERED:
                self._generations.clear()
            self._generations[person] = row["generation"]
        return self._generations[person]

    async def _next_generation(self, person: str) -> int:
        row = await self.store.person(id=person)
        return (row["generation"] if row is not None else 0) + 1

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


def plain(name: str) -> str:
    """A name as it is kept: what looks the same is the same, however it was typed."""
    return tidy(unicodedata.normalize("NFKC", name))


def plain_secret(passphrase: str) -> str:
    """A passphrase as it is hashed: keyboards send the same letters in different ways."""
    return unicodedata.normalize("NFKC", passphrase)


@cache
def nobodys_hash() -> str:
    """The hash of a passphrase that nobody has, for names that do not exist."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1).hash(secrets.token_hex(16))
