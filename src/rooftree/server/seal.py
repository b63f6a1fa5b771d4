"""What the server has under seal at a table, and what is told of it: a hash before the end, all of it afterwards."""

from functools import lru_cache

from rooftree.core.records import SealNumbers
from rooftree.protocol import seals
from rooftree.server.table import OVER, Table


def recorded_seal(table: Table) -> SealNumbers | None:
    """What was under seal, once that may be told."""
    if not table.settings.is_sealed or table.status != OVER:
        return None
    text, told = sealed(table), str(commitment_of(table))
    if text is None:
        return SealNumbers(told, salt=str(table.salt))
    shares = sorted(table.shares.values(), key=lambda share: share.pledge)
    return SealNumbers(told, text, [str(share.secret) for share in shares])


def commitment_of(table: Table) -> str | None:
    """What is told of the deal before the end."""
    text = sealed(table)
    if text is not None:
        return seals.digest(text)
    return None if table.seed is None or not table.settings.is_sealed else commitment(table.seed, str(table.salt))


def commitment(seed: int, salt: str) -> str:
    """A hash that binds the server to a seed without telling it: the seal of the first version."""
    return seals.digest(f"{seed}:{salt}")


def sealed(table: Table) -> str | None:
    """The text under seal; None if the seal is of the first version, or there is none."""
    terms = table.settings
    if not terms.secret or not terms.is_sealed:
        return None
    game = terms.game if terms.house_rules is None else terms.house_rules.id
    about = (game, terms.ruleset, terms.players, tuple(terms.options.items()))
    return _sealed_text(table.id, table.opened_at, *about, terms.secret)


@lru_cache(maxsize=10_000)
def _sealed_text(
    table: str,
    opened_at: float,
    game: str,
    ruleset: str,
    players: int,
    options: tuple[tuple[str, bool | str], ...],
    secret: str,
) -> str:
    """Asked at every move, and always the same."""
    return seals.sealed_text(table, opened_at, game, ruleset, players, dict(options), secret)
