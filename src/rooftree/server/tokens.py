"""The tokens by which people are known: signed with the keys of an installation, and read without its database."""

from collections.abc import Iterable

from itsdangerous import BadSignature, URLSafeSerializer

from rooftree.server.keys import Keys

LONGEST = 200  # characters; ours are shorter


class Tokens:
    """Those that these keys sign and accept."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self._signer, self._verifier = _signer_of([keys.signing]), _signer_of(keys.accepted)

    def new(self, person: str, generation: int) -> str:
        return str(self._signer.dumps([person, generation]))

    def renewed(self, token: str | None) -> str | None:
        """A new token for one that the key before has signed."""
        found = self.read(token)
        return None if found is None or _read(token, self._signer) else self.new(*found)

    def named_in(self, token: str | None) -> str | None:
        """Whose name a token bears that we have signed, without a look at the database."""
        found = self.read(token)
        return None if found is None else found[0]

    def read(self, token: str | None) -> tuple[str, int] | None:
        """The person and the generation of a token, if a key of ours has signed it."""
        return _read(token, self._verifier)


def _signer_of(keys: Iterable[bytes]) -> URLSafeSerializer:
    """Signs with the last key, and accepts all of them."""
    return URLSafeSerializer(list(keys), salt="rooftree-person")


def _read(token: str | None, signer: URLSafeSerializer) -> tuple[str, int] | None:
    if not token or len(token) > LONGEST:
        return None
    try:
        person, generation = signer.loads(token)
    except (BadSignature, ValueError, TypeError):
        return None
    return person, generation
