"""The seal of a deal: what a server promises, what people add to it, and how anybody checks it afterwards."""

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rooftree.core.records import Record

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
    seal, commitment = summary.get("seal"), str(summary["commitment"])
    if seal is None or seal["version"] == 1:
        return _fits_salt(commitment, summary["seed"], summary["salt"])
    shares = seal["shares"]
    rules = summary.get("house_rules")
    about = {"game": rules["id"] if rules else summary["game"]} | {
        part: summary[part] for part in ("ruleset", "options")
    }
    return (
        all(digest(str(share["secret"])) == share["pledge"] for share in shares)
        and _fits_text(commitment, str(seal["text"]), [str(share["secret"]) for share in shares], summary["seed"])
        and _is_about(str(seal["text"]), {"table": summary["id"], **about, "players": len(summary["seats"])})
    )


def fits_record(record: Record) -> bool:
    """Whether the numbers that a record holds fit each other and its game."""
    seal = record.seal
    if seal is None:
        return False
    if not seal.text:
        return _fits_salt(seal.commitment, record.seed, seal.salt)
    about = {"game": record.played, "ruleset": record.ruleset, "options": record.options}
    return _fits_text(seal.commitment, seal.text, seal.secrets, record.seed) and _is_about(
        seal.text, {**about, "players": len(record.seats)}
    )


def _fits_salt(commitment: str, seed: object, salt: object) -> bool:
    return digest(f"{seed}:{salt}") == commitment


def _fits_text(commitment: str, sealed: str, secrets: Sequence[str], seed: object) -> bool:
    return digest(sealed) == commitment and str(seed_of(sealed, secrets)) == str(seed)


def _is_about(sealed: str, terms: Mapping[str, Any]) -> bool:
    """Whether that was sealed for this game; what is no text of a server is about nothing."""
    try:
        told = json.loads(sealed)
    except ValueError:
        return False
    return isinstance(told, dict) and all(told.get(part) == value for part, value in terms.items())
