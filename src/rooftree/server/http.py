"""Everything that is asked for once: opening a table, the lobby, who I am, records. What happens at a table goes
through the socket, or one command at a time through `/api/do`.
"""

from typing import Annotated, Any, Literal

import msgspec
import segno
from fastapi import APIRouter, Body, Depends, HTTPException, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from rooftree import bots, games
from rooftree.core.game import GameError
from rooftree.core.message import Message, message
from rooftree.core.recordfile import MAX_BYTES, Record, RecordError
from rooftree.core.recordfile import decode as decode_record
from rooftree.protocol import REACTIONS, Commands, Preview, TableCommand, decode_command, encode, said
from rooftree.server.events import Opened
from rooftree.server.hall import NoSuchTable
from rooftree.server.people import People
from rooftree.server.speaking import sentence
from rooftree.server.table import Refusal

LANGUAGES = ("en", "fr", "is")
COOKIE = "rooftree"
YEAR = 365 * 24 * 3600

api = APIRouter(prefix="/api")


class Strict(BaseModel):
    """What a client sends: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Strict):
    """How a table is to be."""

    game: Literal[games.NAMES]  # type: ignore[valid-type]
    players: int = Field(ge=2, le=5)
    options: dict[str, bool | str] = Field(default_factory=dict, max_length=10)
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]
    is_public: bool = False
    pace: Literal["live", "days"] = "live"
    seconds: int | None = Field(default=None, ge=10, le=14 * 24 * 3600, description="clock of a move")
    record: str | None = Field(default=None, max_length=MAX_BYTES, description="a record to go on from, as JSON")
    moves: int | None = Field(default=None, ge=0, description="go on after so many of its moves")


class Account(Strict):
    """A name and a passphrase."""

    name: str = Field(max_length=200)
    passphrase: str = Field(max_length=1000)


class Phrase(Strict):
    """A recovery phrase."""

    phrase: str = Field(max_length=400)


class PushAddress(Strict):
    """Where "your turn" is to go: what the browser's push service gave, or an address of one's own."""

    kind: Literal["push", "webhook"]
    address: str = Field(max_length=2000, pattern="^https://")
    keys: dict[str, str] = Field(default_factory=dict, max_length=4)


class Problem(BaseModel):
    """Why something was refused: as key and arguments, and as a sentence in the reader's language."""

    key: str
    args: dict[str, Any]
    text: str


REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "the request could not be read",
        401: "you are nobody yet: POST /api/me first",
        404: "there is no such thing",
        409: "it is not possible, and here is why",
        422: "something in the request is not what it should be",
        429: "too much at once",
    }.items()
}


def refused(request: Request, status: int, why: Message) -> HTTPException:
    return HTTPException(status, detail=problem(language_of(request), why))


def problem(language: str, why: Message) -> dict[str, Any]:
    told = said(why)
    return {"key": told.key, "args": told.args, "text": sentence(language, why)}


def language_of(request: Any) -> str:
    """The reader's language: `?lang=`, else what the browser prefers, else English."""
    asked = request.query_params.get("lang", "")[:2]
    preferred = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((each for each in [asked, *preferred] if each in LANGUAGES), "en")


async def person_or_none(request: Request) -> str | None:
    people: People = request.app.state.people
    return await people.of_token(token_of(request))


def token_of(request: Any) -> str | None:
    """From the cookie, or for programs from `Authorization: Bearer …`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    cookies: dict[str, str] = request.cookies
    return token if scheme.lower() == "bearer" else cookies.get(COOKIE)


async def person(request: Request) -> str:
    found = await person_or_none(request)
    if found is None:
        raise refused(request, 401, message("refused-nobody"))
    return found


Somebody = Annotated[str, Depends(person)]
Anybody = Annotated[str | None, Depends(person_or_none)]


def sign(request: Request, response: Response, token: str) -> None:
    """The token goes into a cookie that scripts cannot read."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=request.app.state.settings.is_secure
    )


# Who I am


@api.get("/me", summary="Who the server takes you for")
async def me(request: Request, who: Anybody) -> dict[str, Any]:
    row = None if who is None else await request.app.state.store.person(id=who)
    return {"is_known": row is not None, "name": row["name"] if row else None}


@api.post("/me", summary="Become a guest; the answer sets a cookie, and its token is for programs", status_code=201)
async def become_guest(request: Request, response: Response, who: Anybody) -> dict[str, Any]:
    if who is not None:
        return {"is_new": False}
    guest = await request.app.state.people.new_guest()
    sign(request, response, guest.token)
    return {"is_new": True, "token": guest.token}


@api.post("/me/phrase", summary="A new phrase to come back by; an older one no longer works", responses=REFUSED)
async def new_phrase(request: Request, who: Somebody) -> dict[str, Any]:
    expect_patience(request)
    return {"phrase": await request.app.state.people.new_phrase(who)}


@api.post("/me/recover", summary="Be again who you were, by your phrase", responses=REFUSED)
async def recover(request: Request, response: Response, body: Phrase) -> dict[str, Any]:
    expect_patience(request)
    found = await answered(request, request.app.state.people.recover(body.phrase))
    sign(request, response, found.token)
    return {"name": found.name, "token": found.token}


@api.post("/me/account", summary="Give yourself a name and a passphrase", responses=REFUSED, status_code=201)
async def sign_up(request: Request, response: Response, body: Account, who: Somebody) -> dict[str, Any]:
    expect_patience(request)
    found = await answered(request, request.app.state.people.sign_up(who, body.name, body.passphrase))
    sign(request, response, found.token)
    return {"name": found.name}


@api.post("/me/sign-in", summary="Be who you are by name and passphrase", responses=REFUSED)
async def sign_in(request: Request, response: Response, body: Account) -> dict[str, Any]:
    expect_patience(request)
    found = await answered(request, request.app.state.people.sign_in(body.name, body.passphrase))
    sign(request, response, found.token)
    return {"name": found.name, "token": found.token}


@api.post("/me/sign-out", summary="Forget me in this browser, or with everywhere=true in all", responses=REFUSED)
async def sign_out(request: Request, response: Response, who: Anybody, everywhere: bool = False) -> dict[str, Any]:
    if who is not None and everywhere:
        await request.app.state.people.sign_out_everywhere(who)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.app.state.settings.is_secure)
    return {}


@api.get("/push-key", summary="What a browser needs to subscribe to push messages")
async def push_key(request: Request) -> dict[str, str]:
    return {"key": request.app.state.hall.notices.public_key}


@api.post("/me/notices", summary="Tell me there when it is my turn", responses=REFUSED, status_code=201)
async def add_notice(request: Request, body: PushAddress, who: Somebody) -> dict[str, Any]:
    if len(await request.app.state.store.notices_of(who)) >= 5:
        raise refused(request, 409, message("refused-many-notices", most=5))
    await request.app.state.store.add_notice(who, body.kind, body.address, msgspec.json.encode(body.keys).decode())
    return {}


@api.delete("/me/notices", summary="No longer there", responses=REFUSED)
async def drop_notice(request: Request, who: Somebody, address: str) -> dict[str, Any]:
    await request.app.state.store.drop_notice(who, address)
    return {}


# Tables


@api.get("/games", summary="What can be played, with which options and bots")
async def list_games(request: Request) -> list[dict[str, Any]]:
    thinking = request.app.state.thinking
    return [_game(thinking.game(name)) for name in games.NAMES]


def _game(game: Any) -> dict[str, Any]:
    return {
        "name": game.name,
        "ruleset": game.ruleset,
        "players": [game.min_players, game.max_players],
        "options": {option.name: list(option.values) for option in game.options},
        "bots": list(bots.names_of(game.name)),
        "hides_hands": game.hides_hands,
        "reactions": list(REACTIONS),
    }


@api.get("/tables", summary="The lobby: public tables")
async def lobby(request: Request) -> list[dict[str, Any]]:
    shown = ("id", "game", "status", "seats", "seats_free", "host_name", "opened_at", "changed_at")
    return [{key: row[key] for key in shown} for row in await request.app.state.store.lobby()]


@api.post("/tables", summary="Open a table; you are its host", status_code=201, responses=REFUSED)
async def open_table(request: Request, body: NewTable, who: Somebody) -> dict[str, Any]:
    game = request.app.state.thinking.game(body.game)
    try:
        record = None if body.record is None else _cut(body.record, body.moves)
        options = game.checked_options(body.options if record is None else record.options)
        settings = Opened(
            game.name,
            game.ruleset,
            body.players,
            options,
            who,
            body.language,
            body.is_public,
            body.pace,
            body.seconds,
            record,
        )
        room = await request.app.state.hall.open_table(settings)
    except (GameError, RecordError) as error:
        raise refused(request, 409, message("refused-settings", error=str(error))) from None
    return {"id": room.table.id, "link": link_to(request, room.table.id)}


def _cut(text: str, moves: int | None) -> Record:
    """A record up to a move; without its result, since the game is to go on."""
    record = decode_record(text.encode())
    count = len(record.moves) if moves is None else moves
    if count > len(record.moves):
        raise GameError(f"the record has {len(record.moves)} moves, not {count}")
    return msgspec.structs.replace(record, moves=record.moves[:count], result=None)


@api.get("/tables/{table}", summary="All that you may see of a table", responses=REFUSED)
async def show_table(request: Request, table: str, who: Anybody) -> Response:
    room = await found(request, table)
    return Response(encode(await room.full(who)), media_type="application/json")


@api.get("/tables/{table}/qr.svg", summary="The invitation as a QR code", responses=REFUSED)
async def invitation(request: Request, table: str) -> Response:
    await found(request, table)
    picture = segno.make(link_to(request, table), error="m").svg_inline(
        scale=6, border=2, dark="#1d1d1f", light="#fff"
    )
    return Response(
        picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), media_type="image/svg+xml"
    )


@api.get("/tables/{table}/record", summary="The record of a finished game", responses=REFUSED)
async def record(request: Request, table: str) -> Response:
    text = await request.app.state.store.record(table)
    if text is None:
        await found(request, table)
        raise refused(request, 409, message("refused-not-over"))
    headers = {"Content-Disposition": f'attachment; filename="rooftree-{table}.jsonl"'}
    return PlainTextResponse(
        text if text.endswith("\n") else text + "\n", headers=headers, media_type="application/json"
    )


@api.get(
    "/tables/{table}/replay", summary="A finished game at one of its moves, as a spectator sees it", responses=REFUSED
)
async def replayed(request: Request, table: str, move: int = 0, seat: int | None = None) -> Response:
    text = await request.app.state.store.record(table)
    if text is None:
        await found(request, table)
        raise refused(request, 409, message("refused-not-over"))
    from rooftree.server.replaying import position

    whole = decode_record(text.encode())
    if not 0 <= move <= len(whole.moves) or (seat is not None and not 0 <= seat < len(whole.seats)):
        raise refused(request, 409, message("refused-no-such-move", most=len(whole.moves)))
    game = request.app.state.thinking.game(whole.game)
    return Response(encode(position(game, whole, move, seat)), media_type="application/json")


@api.post("/do", summary="One command, as over the socket", responses=REFUSED)
async def do(request: Request, who: Somebody, body: Annotated[dict[str, Any], Body()]) -> Response:
    try:
        command: Commands = decode_command(msgspec.json.encode(body))
    except msgspec.DecodeError as error:
        raise refused(request, 422, message("refused-unreadable", error=str(error))) from None
    hall = request.app.state.hall
    if isinstance(command, Preview):
        room = await found(request, command.table)
        answer: Any = await answered(request, room.preview(who, command.id, command.seat))
    elif isinstance(command, TableCommand):
        await found(request, command.table)
        answer = await answered(request, hall.do(who, command))
    else:
        raise refused(request, 409, message("refused-only-on-socket"))
    return Response(encode(answer), media_type="application/json")


# Shared


async def found(request: Request, table: str) -> Any:
    try:
        return await request.app.state.hall.room(table[:40])
    except NoSuchTable:
        raise refused(request, 404, message("refused-no-such-table")) from None


async def answered(request: Request, work: Any) -> Any:
    """The answer of something that may be refused."""
    try:
        return await work
    except Refusal as refusal:
        raise refused(request, 409, refusal.why) from None


def expect_patience(request: Request) -> None:
    """Tries at secrets come slowly from any one address."""
    address = request.client.host if request.client else ""
    if not request.app.state.secret_limits.take(address):
        raise refused(request, 429, message("refused-too-much"))


def link_to(request: Request, table: str) -> str:
    base = request.app.state.settings.address or str(request.base_url).rstrip("/")
    return f"{base}/t/{table}"
