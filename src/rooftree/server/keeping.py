"""How much a server keeps, and for how long: as many tables as the operator allows, and what is old goes."""

import asyncio
from contextlib import AbstractAsyncContextManager

import structlog

from rooftree.server.beside import beside
from rooftree.server.services import Services
from rooftree.server.store.failures import NotWritten, OutOfReach
from rooftree.server.store.office import Office
from rooftree.server.table import Refusal

A_WHILE = 3600.0  # seconds between two looks for what is old
MANY = 100  # tables in use
BUSY = 0.9  # the share of its time that the event loop works
SLOW = 0.5  # seconds until a move is seen

log = structlog.get_logger()


async def expect_room(server: Services, person: str) -> None:
    """Refuse a table to whoever has opened many, and to everybody once the house is full, or for as long as those who
    play have to wait: they go first.
    """
    server.hall.orders.expect_welcome(person)
    settings = server.settings
    if is_crowded(server):
        raise Refusal("refused-crowded")
    if not server.openings.take(person):
        raise Refusal("refused-opened-many", most=settings.tables_at_once)
    if settings.most_tables is not None and await server.store.catalogue.num_tables() >= settings.most_tables:
        raise Refusal("refused-full")


def is_crowded(server: Services) -> bool:
    """Whether this process has more to do than it can. If others take its core away, a new table is not to blame."""
    figures = server.metrics
    return len(server.hall.rooms) >= MANY and figures.busy >= BUSY and figures.wait >= SLOW


def kept_tidy(server: Services) -> AbstractAsyncContextManager[None]:
    """While this lasts, what is older than the operator wants to keep it is deleted."""
    return beside(_expire_on(server), "keeping")


async def _expire_on(server: Services) -> None:
    tables, guests = server.settings.keep_tables, server.settings.keep_guests
    office = Office(server.store.engine, "server")
    while tables is not None or guests is not None:
        try:
            gone = await office.expire(tables, guests)
            log.info("what was old is gone", tables=len(gone.tables), guests=gone.people)
        except (NotWritten, OutOfReach) as error:
            log.error("what is old could not be deleted", error=str(error))
        await asyncio.sleep(A_WHILE)
