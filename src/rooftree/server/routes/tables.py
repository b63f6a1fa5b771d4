"""Tables: opened, found, looked at, invited to, seen again, and played at one command at a time."""

from typing import Annotated, Any, Literal

import segno
from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from rooftree import games
from rooftree.core.game import GameError
from rooftree.core.message import message
from rooftree.core.records import RecordError
from rooftree.core.records import decode as decode_record
from rooftree.core.replay import game_of
from rooftree.core.text import harmless
from rooftree.protocol import (
    MAX_SECONDS,
    MIN_SECONDS,
    Dial,
    TableCommand,
    encode,
)
from rooftree.server.answers import LobbyTable, OpenedTable
from rooftree.server.commands import command_in
from rooftree.server.daily import is_weekly
from rooftree.server.edge import LONGEST_RECORD, Anybody, Piece, Somebody, Strict, api, expect_thrift, refused
from rooftree.server.keeping import expect_room
from rooftree.server.listed import lobby_table
from rooftree.server.network import EVERYWHERE, address_in_network, is_this_machine
from rooftree.server.opened import opened
from rooftree.server.positions import (
    MOST_POSITIONS,
    Course,
    course_of,
    course_so_far,
    expect_position,
    only,
    stretch,
    world_of,
)
from rooftree.server.questions import Question, answer
from rooftree.server.room import Room
from rooftree.server.services import Server, Services, services_of
from rooftree.server.table import Refusal, is_id
from rooftree.texts import LANGUAGES
from rooftree.texts.looks import look_at

FORGOTTEN = {"live": 2 * 3600.0, "days": 30 * 24 * 3600.0}  # seconds after which the lobby leaves out a table
TABLE_COSTS = 4.0  # requests that opening a table counts for, beyond itself
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
COMMAND = {
    "required": True,
    "content": {"application/json": {"schema": {"type": "object", "description": "as in docs/protocol.md"}}},
}
ShortText = Annotated[str, Field(max_length=100)]
Count = Annotated[int | None, Query(ge=1, le=MOST_POSITIONS)]


class NewTable(Strict):
    """How a table is to be. Options that are left out are the game's defaults."""

    game: Literal[games.playable()]  # type: ignore[valid-type]
    players: int | None = Field(default=None, ge=2, le=5, description="may be left out with a record")
    options: dict[ShortText, bool | ShortText] = Field(default_factory=dict, max_length=10)
    house_rules: ShortText | None = Field(default=None, description="by their `id`, as `GET /api/games` offers them")
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]
    is_public: bool = False
    pace: Literal["live", "days"] = "live"
    seconds: int | None = Field(default=None, ge=MIN_SECONDS, le=MAX_SECONDS, description="clock of a move")
    record: str | None = Field(default=None, max_length=LONGEST_RECORD, description="a record to go on from, as JSON")
    replay: ShortText | None = Field(default=None, description="the same, by the table of a finished game")
    moves: int | None = Field(default=None, ge=0, description="go on after so many of its moves")
    coaching: list[Dial] = Field(default_factory=list, max_length=5, description="by seat; left out: off")
    sealed_only: bool = Field(default=False, description="no record: everybody can rely on a deal that nobody knows")
    is_rated: bool = Field(default=False, description="it counts for ratings; everybody agrees by getting ready")


@api.get("/tables", summary="The lobby: public tables")
async def lobby(server: Server) -> list[LobbyTable]:
    rows = await server.store.catalogue.lobby()
    return [lobby_table(row, await server.hall.brief(row)) for row in rows if is_alive(server, row)]


def is_alive(server: Services, row: dict[str, Any]) -> bool:
    """Whether it makes sense to come to a table: its rules are played, and something has happened there lately."""
    is_fresh = server.hall.clock() < row["changed_at"] + FORGOTTEN[row["pace"]]
    return is_fresh and row["ruleset"] in server.thinkers.game(row["game"]).rulesets()


@api.post("/tables", summary="Open a table; you are its host", status_code=201)
async def open_table(request: Request, server: Server, body: NewTable, who: Somebody) -> OpenedTable:
    expect_thrift(request, server.requests, TABLE_COSTS)
    await expect_room(server, who)
    if body.replay is not None:
        body.record = await _finished_for(server, body.replay, who)
    if body.sealed_only and body.record is not None:
        raise Refusal("refused-sealed-only")
    try:
        room = await server.hall.open_table(opened(server.thinkers.game(_played(server, body)), body, who))
    except (GameError, RecordError) as error:
        raise refused(request, 409, message("refused-settings", error=harmless(str(error)))) from None
    return OpenedTable(id=room.table.id, link=link_to(request, room.table.id))


def _played(server: Services, body: NewTable) -> str:
    """The name of the game that a table is for: by house rules, those that this server offers or has played by."""
    if body.record is not None:
        record = decode_record(body.record.encode())
        if record.house_rules is None or record.game != body.game:
            return str(body.game)
        if body.replay is None and record.played not in server.house_rules:
            raise Refusal("refused-house-rules", name=record.house_rules.name)
        return game_of(record)
    if body.house_rules is None:
        return str(body.game)
    rules = server.house_rules.get(body.house_rules)
    if rules is None or rules.game != body.game:
        raise Refusal("refused-house-rules", name=body.house_rules)
    return rules.id


@api.get("/tables/{table}", summary="All that you may see of a table")
async def show_table(server: Server, table: str, who: Anybody) -> Response:
    room = await server.hall.room_for(who, table)
    async with room.alone() as present:
        answer = room.audience.full(present, who)
    return Response(encode(answer), media_type="application/json")


@api.get("/tables/{table}/link", summary="The invitation")
async def invitation(request: Request, server: Server, table: str) -> OpenedTable:
    room = await server.hall.room(table)
    return OpenedTable(id=table, link=link_to(request, table, page_of(room)))


@api.get("/tables/{table}/qr.svg", summary="The invitation as a QR code", responses=PICTURE)
async def invitation_as_code(request: Request, server: Server, table: str) -> Response:
    room = await server.hall.room(table)
    code = segno.make(link_to(request, table, page_of(room)), error="m")
    picture = code.svg_inline(scale=6, border=2, dark="#1d1d1f", light="#fff")
    return Response(
        picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), media_type="image/svg+xml"
    )


def page_of(room: Room) -> str:
    """Where those who are invited come to: a team gathers before anybody sees its table."""
    return "daily" if is_weekly(room.table.settings.daily) else "t"


def link_to(request: Request, table: str, page: str = "t") -> str:
    """A table's address for those who are invited: whoever opened it on this machine may have asked for `localhost`,
    which means nothing to the phones beside it.
    """
    settings, base = services_of(request).settings, request.base_url
    if settings.host in EVERYWHERE and is_this_machine(base.hostname or "") and (nearby := address_in_network()):
        base = base.replace(hostname=nearby)
    return f"{(settings.address or str(base)).rstrip('/')}/{page}/{table}"


@api.get("/tables/{table}/record", summary="The record of a finished game")
async def record(server: Server, table: str, who: Anybody) -> Response:
    text = await _finished_for(server, table, who)
    headers = {"Content-Disposition": f'attachment; filename="rooftree-{table}.jsonl"'}
    return PlainTextResponse(
        text if text.endswith("\n") else text + "\n", headers=headers, media_type="application/json"
    )


async def _finished_for(server: Services, table: str, who: str | None) -> str:
    """The record of a game that is over, for somebody who may look at it."""
    text = await finished(server, table)
    if text is None:
        await server.hall.room(table)  # `NoSuchTable`, perhaps
        raise Refusal("refused-not-over")
    await server.hall.dailies.expect_to_look(who, table)
    return text


async def finished(server: Services, table: str) -> str | None:
    """The record of a game that is over: before, nobody gets it."""
    return await server.store.catalogue.record(table) if is_id(table) else None


@api.get(
    "/tables/{table}/replay",
    summary="A game at one of its moves, as a spectator or a seat may see it; with count, also at the next ones",
)
async def replayed(
    server: Server, table: str, who: Anybody, move: int = 0, seat: int | None = None, count: Count = None
) -> Response:
    course = await _course(server, table, who, seat)
    expect_position(course, move, seat)
    answer = await stretch(course, move, count or 1, seat)
    return Response(encode(only(answer) if count is None else answer), media_type="application/json")


@api.get(
    "/tables/{table}/look", summary="A piece of a game at one of its moves, explained as to a spectator or a seat"
)
async def looked_back(
    server: Server, table: str, who: Anybody, piece: Piece, move: int = 0, seat: int | None = None
) -> Response:
    course = await _course(server, table, who, seat)
    expect_position(course, move, seat)
    (view,) = (await stretch(course, move, 1, seat))["views"]
    return Response(encode(look_at(view, piece)), media_type="application/json")


@api.get("/tables/{table}/world", summary="A position as a seat knows it, for a browser that thinks for itself")
async def possible_world(server: Server, table: str, who: Anybody, move: int, seat: int) -> Response:
    course = await _course(server, table, who, seat)
    expect_position(course, move, seat)
    return Response(encode(await world_of(course, move, seat)), media_type="application/json")


async def _course(server: Services, table: str, who: str | None, seat: int | None) -> Course:
    """A finished game is open to everybody; of one that goes on, everybody sees what they may know by now."""
    text = await finished(server, table)
    if text is None:
        async with (await server.hall.room_for(who, table)).alone() as present:
            return course_so_far(present, who, seat)
    await server.hall.dailies.expect_to_look(who, table)
    whole = decode_record(text.encode())
    game = server.thinkers.game(game_of(whole))
    if whole.ruleset not in game.rulesets():
        raise Refusal("refused-ruleset", ruleset=whole.ruleset)
    return course_of(game.under(whole.ruleset), whole)


@api.post("/do", summary="One command, as over the socket", openapi_extra={"requestBody": COMMAND})
async def do(request: Request, server: Server, who: Somebody) -> Response:
    try:
        command = command_in(await request.body())
    except Refusal as refusal:
        raise refused(request, 422, refusal.why) from None
    if not isinstance(command, Question | TableCommand):
        raise Refusal("refused-only-on-socket")
    room = await server.hall.room_for(who, command.table)
    try:
        if isinstance(command, Question):
            told = encode(await answer(room, who, command))
        else:
            told = encode(await server.hall.do(who, command))
    except Refusal as refusal:
        raise refused(request, 409, refusal.why, room.table.game.name) from None
    return Response(told, media_type="application/json")
