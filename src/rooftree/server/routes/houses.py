"""Everything that somebody built: to be shown, taken along as records, and deleted for good."""

from typing import Any

from fastapi import Response

from rooftree.server import daily
from rooftree.server.answers import MyTable, Nothing
from rooftree.server.briefs import Brief
from rooftree.server.edge import Anybody, Somebody, api
from rooftree.server.listed import my_table
from rooftree.server.services import Server, Services
from rooftree.server.store.erasing import erase_houses
from rooftree.server.store.office import Office
from rooftree.server.table import Refusal

MOST_HOUSES = 1000
LINES = "application/x-ndjson"
RECORDS: dict[int | str, dict[str, Any]] = {200: {"content": {LINES: {"schema": {"type": "string"}}}}}


@api.get("/me/houses", summary="Finished games in which you kept your seat to the end, the latest first")
async def my_houses(server: Server, who: Anybody) -> list[MyTable]:
    return [] if who is None else [my_table(row, brief, who) for row, brief in await _houses(server, who)]


@api.get("/me/records", summary="The records of all of them, one a line", responses=RECORDS, response_class=Response)
async def my_records(server: Server, who: Somebody) -> Response:
    names = [row["id"] for row, _ in await _houses(server, who)]
    found = await server.store.catalogue.records(names)
    text = "".join(found[name].rstrip("\n") + "\n" for name in names if name in found)
    headers = {"Content-Disposition": 'attachment; filename="rooftree-houses.jsonl"'}
    return Response(text, headers=headers, media_type=LINES)


@api.delete("/me/houses", summary="Delete them for good, or one of them; where others played, your name goes")
async def delete_houses(server: Server, who: Somebody, table: str | None = None) -> Nothing:
    names = [row["id"] for row, _ in await _houses(server, who) if table in (None, row["id"])]
    kept = {name for name in names if await _is_open_daily(server, name)}
    if table in kept:
        raise Refusal("refused-daily-kept")
    gone = [name for name in names if name not in kept]
    if gone:
        await erase_houses(Office(server.store.engine, "owner"), who, gone)
    for name in gone:
        await server.hall.let_go(name)
    return Nothing()


async def _houses(server: Services, who: str) -> list[tuple[dict[str, Any], Brief]]:
    rows = await server.store.catalogue.tables_of(who, MOST_HOUSES, is_over=True)
    found = [(row, await server.hall.brief(row)) for row in rows]
    return [(row, brief) for row, brief in found if any(seat.person == who for seat in brief.seats)]


async def _is_open_daily(server: Services, table: str) -> bool:
    """Whoever deletes a house of a day that is open could build it a second time."""
    row = await server.store.almanac.at_table(table)
    return row is not None and not daily.is_over(row["day"], server.hall.clock())
