"""How a deal comes about that nobody can choose: the server seals, people pledge, then all secrets make the seed.

What is pledged holds from the moment at which secrets are called for. If one of them does not come, or the table
changes meanwhile, nothing is dealt and all pledges are void: keeping a secret back must not lead to another deal.
"""

import secrets
from collections.abc import Set

from rooftree.core.chance import MAX_SEED
from rooftree.core.message import message
from rooftree.protocol import LogEntry, Ready, Reveal, said, seals
from rooftree.server import events
from rooftree.server.daily import seed_of
from rooftree.server.events import Event
from rooftree.server.expectations import expect, expect_own, expect_ratable
from rooftree.server.seal import sealed
from rooftree.server.table import WAITING, Refusal, Share, Table

PATIENCE = {"live": 30.0, "days": 3 * 24 * 3600.0}  # seconds for secrets to come, by pace


# What people say


def get_ready(table: Table, person: str, command: Ready) -> Event:
    expect(table, WAITING)
    expect_own(table, person, command.seat)
    if not command.is_ready:
        return events.GotReady(command.seat, False)
    expect_agreed(table, command)
    return events.GotReady(command.seat, True, pledged(table, command.pledge))


def expect_agreed(table: Table, command: Ready) -> None:
    """A game counts for nobody's rating against their will; whoever is ready has said so."""
    if not table.settings.is_rated:
        return
    expect_ratable(table)
    if not command.rated and not table.seats[command.seat].is_ready:
        raise Refusal("refused-rated-unasked")


def pledged(table: Table, pledge: str) -> str:
    """A pledge that may be given now; empty without one, or where no pledge is of use."""
    if pledge and not seals.is_hash(pledge):
        raise Refusal("refused-hash")
    if pledge and table.called_at is not None:
        raise Refusal("refused-pledged-already")
    if not pledge and table.settings.sealed_only:
        raise Refusal("refused-no-pledge")
    return pledge if sealed(table) is not None else ""


def reveal(table: Table, person: str, command: Reveal) -> Event:
    expect(table, WAITING)
    share = table.shares.get(person)
    if share is None or table.called_at is None:
        raise Refusal("refused-not-called")
    if not seals.is_hash(command.secret):
        raise Refusal("refused-hash")
    if seals.digest(command.secret) != share.pledge:
        raise Refusal("refused-secret")
    return events.Revealed(person, command.secret)


# What the server does


def next_of_deal(table: Table, here: Set[str | None]) -> Event:
    """When everybody is ready: secrets are called for, or the cards are dealt.

    Whoever is away has no share in the deal, so that the others need not wait; where only sealed deals are promised,
    they do.
    """
    if not table.is_complete or table.awaits_shares:
        raise Refusal("refused-busy")
    if table.shares and table.called_at is None:
        away = [] if table.settings.sealed_only else [person for person in table.shares if person not in here]
        return events.Called(away)
    return started(table)


def started(table: Table) -> events.Started:
    """A deal that nobody can foresee; that of a day follows from it, and a record with a seed goes on as it would."""
    if table.settings.daily:
        return events.Started(
            seed_of(table.game.name, table.settings.daily), secrets.token_hex(16), confirms_alone=False
        )
    text = sealed(table)
    if text is not None:
        seed = seals.seed_of(text, [str(share.secret) for share in table.shares.values()])
        return events.Started(seed, table.settings.secret, confirms_alone=False)
    record = table.settings.record
    seed = secrets.randbelow(MAX_SEED + 1) if record is None or record.seed is None else record.seed
    return events.Started(seed, secrets.token_hex(16), confirms_alone=False)


# How a table takes it in


def fold_deal(table: Table, event: events.GotReady | events.Called | events.Revealed | events.Voided) -> None:
    match event:
        case events.GotReady(seat, is_ready, pledge):
            table.seats[seat].is_ready, person = is_ready, str(table.seats[seat].person)
            if pledge:
                table.shares[person] = Share(pledge)
            if not is_ready:
                call_off(table)
                drop_share(table, person)
        case events.Called(without):
            for person in without:
                table.shares.pop(person)
            table.called_at = table.asked_at = table.changed_at
            table.asked_version = table.version
        case events.Revealed(person, secret):
            table.shares[person].secret = secret
            table.asked_version = table.version  # of the others
        case events.Voided():
            _void(table)


def _void(table: Table) -> None:
    """Whoever did not tell is asked again whether they are there."""
    for person in [person for person, share in table.shares.items() if share.secret is None]:
        what = said(message("table-voided", name=table.nickname_of(person)))
        table.log.append(LogEntry(table.version, None, what))
        for seat in table.seats_of(person):
            table.seats[seat].is_ready = False
    call_off(table)


def call_off(table: Table) -> None:
    """No deal comes of what was pledged: the server may know some of the secrets."""
    if table.called_at is not None:
        table.called_at = None
        table.shares.clear()


def drop_share(table: Table, person: str | None) -> None:
    """Of somebody who is no longer ready on any seat."""
    if person is not None and not any(table.seats[seat].is_ready for seat in table.seats_of(person)):
        table.shares.pop(person, None)
