"""The seal of a deal: what a server promises, what people add to it, and how anybody checks it afterwards."""

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

VERSION = 2  # 1: the hash of seed and salt, shown when the cards were dealt
SEEDS = 2**63
HASH = re.compile(r"[0-9a-f]{64}")  # a pledge, or a secret: 32 bytes


def new_secret() -> str:
    """32 bytes that nobody can guess."""
    return secrets.token_hex(32)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def is_hash(text: str) -> bool:
    return HASH.fullmatch(text) is not None


def sealed_text(
    table: str,
    opened_at: float,
    game: str,
    ruleset: str,
    players: int,
    options: Mapping[str, bool | str],
    secret: str,
) -> str:
    """What the server has put under seal: its hash is shown from the opening on, the text itself when it is over."""
    return json.dumps(
        {
            "seal": VERSION,
            "table": table,
            "opened_at": opened_at,
            "game": game,
            "ruleset": ruleset,
            "players": players,
            "options": dict(sorted(options.items())),
            "secret": secret,
        }
    )


def seed_of(sealed: str, shares: Iterable[str]) -> int:
    """The seed of the deal: of what the server has sealed, and of people's secrets in the order of their pledges.

    That order is nobody's choice.
    """
    return int(digest("\n".join([sealed, *sorted(shares, key=digest)])), 16) % SEEDS


def fits(summary: Mapping[str, Any]) -> bool:
    """Whether the numbers that are shown at the end of a game fit each other and its table."""
    seal, commitment = summary.get("seal"), summary["commitment"]
    if seal is None or seal["version"] == 1:
        return bool(digest(f"{summary['seed']}:{summary['salt']}") == commitment)
    sealed, told = str(seal["text"]), json.loads(seal["text"])
    return (
        digest(sealed) == commitment
        and all(digest(str(share["secret"])) == share["pledge"] for share in seal["shares"])
        and str(seed_of(sealed, [share["secret"] for share in seal["shares"]])) == summary["seed"]
        and [told[part] for part in ("table", "game", "ruleset", "players", "options")]
        == [*(summary[part] for part in ("id", "game", "ruleset")), len(summary["seats"]), summary["options"]]
    )
