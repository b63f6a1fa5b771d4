"""Tables whose people have a share in the deal: they pledge secrets, and tell them when they are called for."""

import hashlib
from typing import Any

from rooftree.protocol import Ready, Reveal, Sit
from rooftree.server.dealing import next_of_deal
from rooftree.server.events import Called
from tests.server.table_log import ADA, BEN, EVE, TableLog

SERVERS = "5e" * 32  # secrets
ADAS, BENS, EVES = "a0" * 32, "b1" * 32, "e2" * 32
SECRETS = {ADA: ADAS, BEN: BENS, EVE: EVES}
PLEDGES = {person: hashlib.sha256(secret.encode()).hexdigest() for person, secret in SECRETS.items()}


def table_for(*people: str, game: str = "dreamhome", **settings: Any) -> TableLog:
    """Everybody sits, and nobody is ready."""
    log = TableLog(game, len(people), secret=SERVERS, **settings)
    for seat, person in enumerate(people):
        log.do(person, Sit, seat, f"{person.split('-')[0].title()} {seat}")
    return log


def called(*people: str, **settings: Any) -> TableLog:
    """Everybody has pledged, and is asked for the secret."""
    log = table_for(*people, **settings)
    for seat, person in enumerate(people):
        log.do(person, Ready, seat, pledge=PLEDGES[person])
    log.write(next_of_deal(log.table, set(SECRETS)))
    assert isinstance(log.entries[-1].event, Called)
    return log


def dealt(*people: str, **settings: Any) -> TableLog:
    log = called(*people, **settings)
    for person in people:
        log.do(person, Reveal, SECRETS[person])
    log.write(next_of_deal(log.table, set(SECRETS)))
    return log
