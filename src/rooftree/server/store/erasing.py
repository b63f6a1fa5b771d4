"""Somebody is to be forgotten: everything of theirs goes, and what others still need of it bears no name.

Games that others played, too, stay with their moves. In their logs a new id and a neutral name stand where the
person's stood, their lines of chat are empty, and so it is in the records and wherever a game went on from one.
What others wrote about them is theirs. Backups that were made before know everything still.
"""

import asyncio
import secrets
from collections.abc import Iterator

import msgspec
from sqlalchemy import String, delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rooftree.core.records import Record, Seat
from rooftree.server import events as happened
from rooftree.server.events import Entry, Event, encode
from rooftree.server.record import record_of
from rooftree.server.rows import row_of_record
from rooftree.server.store.logbook import fold_log, read_log, write_row
from rooftree.server.store.office import Office, delete_rows, vacate
from rooftree.server.store.register import read
from rooftree.server.store.schema import (
    METADATA,
    dailies,
    events,
    notices,
    orders,
    people,
    rated,
    ratings,
    records,
    sittings,
    teams,
    wishes,
)
from rooftree.server.table import OVER, pseudonym

TEXT = "…"  # what a line of chat says of which nobody shall know what it said
MOST_ROUNDS = 5  # of erasing, while a server that runs still writes what it knew
NOTICED = 2.5  # seconds after which every server has seen the order
OF_A_PERSON = tuple(table.c.person for table in (notices, sittings, dailies, teams, rated, ratings, wishes))


async def erase(office: Office, person: str) -> dict[str, int]:
    """Erase somebody, and search until nothing is found; how many rows of each table were looked through."""
    names = set((await office.person(person)).names)
    for _ in range(MOST_ROUNDS):
        await _erase_once(office, person, names)
        await asyncio.sleep(NOTICED)
        found, searched = await search(office, person)
        if not found:
            await _tidy_up(office)
            return searched
    raise RuntimeError(f"something of this person is still written again: {', '.join(found)}")


async def erase_houses(office: Office, person: str, names: list[str]) -> None:
    """Finished games whose owner wants no trace: what they played alone goes, and elsewhere their id and name."""
    async with office.deed("delete", tables=names) as connection:
        for name in names:
            table = fold_log(await read_log(connection, name))
            if any(seat.person not in (None, person) for seat in table.seats):
                await _erase_at(connection, name, person)
                here = (sittings.c.person == person, sittings.c.table_id == name)
                await connection.execute(delete(sittings).where(*here))
                await connection.execute(delete(teams).where(teams.c.person == person, teams.c.table_id == name))
            else:
                await delete_rows(connection, [name])
                for deals in (dailies, teams):
                    await connection.execute(delete(deals).where(deals.c.table_id == name))


async def search(office: Office, person: str) -> tuple[list[str], dict[str, int]]:
    """Where in the whole database an id is still to be found, and how many rows were searched."""
    found, searched = list[str](), dict[str, int]()
    for table in METADATA.sorted_tables:
        searched[table.name] = (await read(office.engine, select(func.count().label("rows")).select_from(table)))[0][
            "rows"
        ]
        for column in table.c:
            if isinstance(column.type, String):
                hit = select(column).where(column.contains(person)).limit(1)
                found += [f"{table.name}.{column.name}"] if await read(office.engine, hit) else []
    return found, searched


async def _erase_once(office: Office, person: str, names: set[str]) -> None:
    here = await office.tables_of(person)
    copies = await _copies_of(office, here, names)
    told = pseudonym("orders", person)
    async with office.deed("erase", person=told, tables=[*here, *copies]) as connection:
        for table in here:
            await _erase_at(connection, table, person)
        for table in copies:
            await _erase_in_record(connection, table, names)
        for column in (*OF_A_PERSON, people.c.id):
            await connection.execute(delete(column.table).where(column == person))
        for row in (await connection.execute(select(orders).where(orders.c.about.contains(person)))).all():
            about = row.about.replace(person, told)
            await connection.execute(update(orders).where(orders.c.id == row.id).values(about=about))


async def _erase_at(connection: AsyncConnection, name: str, person: str) -> None:
    """At one table where they sat, wrote or were the host."""
    await vacate(connection, fold_log(await read_log(connection, name)), person)
    log = await read_log(connection, name)
    somebody, nickname = secrets.token_hex(16), _nickname(log, person)
    log = [_without(entry, person, somebody, nickname) for entry in log]
    for entry in log:
        here = (events.c.table_id == name, events.c.version == entry.version)
        values = {"actor": entry.actor, "event": encode(entry.event).decode()}
        await connection.execute(update(events).where(*here).values(**values))
    table = fold_log(log)
    await write_row(connection, table)
    if table.status == OVER:
        row = row_of_record(table, table.changed_at)
        await connection.execute(update(records).where(records.c.id == name).values(record=row["record"]))


def _nickname(log: list[Entry], person: str) -> str:
    """A name that nobody at this table has."""
    taken = {getattr(entry.event, "name", "") for entry in log}
    seats = [
        entry.event.seat for entry in log if isinstance(entry.event, happened.SatDown) and entry.event.person == person
    ]
    return next(name for name in _names(seats[0] + 1 if seats else 1) if name not in taken)


def _names(first: int) -> Iterator[str]:
    yield from (f"Guest {number}" for number in range(first, first + 1000))


def _without(entry: Entry, person: str, somebody: str, nickname: str) -> Entry:
    """An entry of a log as if somebody else had been there."""
    event: Event = entry.event
    match event:
        case happened.SatDown() | happened.CameBack() if event.person == person:
            event = msgspec.structs.replace(event, name=nickname)
        case happened.SaidInChat() if event.person == person:
            said = event.text if event.is_reaction else TEXT
            event = msgspec.structs.replace(event, name=nickname if event.name else "", text=said)
    plain = encode(event).decode().replace(person, somebody)
    actor = somebody if entry.actor == person else entry.actor
    return msgspec.structs.replace(entry, actor=actor, event=happened.decode(plain))


async def _copies_of(office: Office, sat_at: list[str], names: set[str]) -> list[str]:
    """Other tables, that went on from a record of theirs: the same people sat there, and played the same moves."""
    async with office.engine.connect() as connection:
        played = [fold_log(await read_log(connection, table)) for table in sat_at]
        originals = [record_of(table) for table in played if table.status == OVER]
        query = select(events).where(events.c.version == 1, events.c.event.contains('"record"'))
        opened = [(row.table_id, happened.decode(row.event).record) for row in (await connection.execute(query)).all()]
    return [
        table
        for table, record in opened
        if record is not None and any(_is_part(record, each, names) for each in originals)
    ]


def _is_part(record: Record, original: Record, names: set[str]) -> bool:
    """Whether a record, with a name in it that is to go, begins like another."""
    begins = original.seats == record.seats and original.moves[: len(record.moves)] == record.moves
    return begins and record.game == original.game and any(seat.name in names for seat in record.seats)


async def _erase_in_record(connection: AsyncConnection, table: str, names: set[str]) -> None:
    first = (await read_log(connection, table))[0]
    assert isinstance(first.event, happened.Opened)
    assert first.event.record is not None
    seats = [
        Seat(f"Guest {place + 1}", seat.player) if seat.name in names else seat
        for place, seat in enumerate(first.event.record.seats)
    ]
    event = msgspec.structs.replace(first.event, record=msgspec.structs.replace(first.event.record, seats=seats))
    here = (events.c.table_id == table, events.c.version == first.version)
    await connection.execute(update(events).where(*here).values(event=encode(event).decode()))


async def _tidy_up(office: Office) -> None:
    """What SQLite has not written over yet, in the file and in the log of its last writes."""
    if office.engine.dialect.name != "sqlite":
        return
    async with office.engine.connect() as connection:
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
