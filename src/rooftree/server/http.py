"""Everything that is asked for once: opening a table, the lobby, who I am, records. What happens at a table goes
through the socket, or one command at a time through `/api/do`.
"""

from typing import Annotated, Any, Literal

import msgspec
import segno
from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from rooftree import bots, games
from rooftree.box.lesson import lesson_of
from rooftree.core.chance import MAX_SEED
from rooftree.core.game import Game, GameError
from rooftree.core.message import Message, message
from rooftree.core.records import Record, RecordError
from rooftree.core.records import decode as decode_record
from rooftree.protocol import REACTIONS, Preview, TableCommand, encode, said
from rooftree.server.answers import (
    GameInfo,
    Guest,
    LobbyTable,
    Me,
    NewPhrase,
    Nothing,
    OpenedTable,
    PushKey,
    SignedIn,
)
from rooftree.server.books import book
from rooftree.server.commands import command_in
from rooftree.server.events import Opened
from rooftree.server.hall import Hall, NoSuchTable, is_id
from rooftree.server.lessons import lesson
from rooftree.server.limits import network_of
from rooftree.server.network import EVERYWHERE, address_in_network, is_this_machine
from rooftree.server.notices import MOST_NOTICES, target_of
from rooftree.server.people import People
from rooftree.server.positions import MOST_POSITIONS, Course, course_of, cut, only, stretch
from rooftree.server.sentences import sentence, sentence_if_any
from rooftree.server.table import Refusal
from rooftree.server.tidying import harmless
from rooftree.texts.speaker import texts_of

LANGUAGES = ("en", "fr", "is")
FORGOTTEN = {"live": 2 * 3600.0, "days": 30 * 24 * 3600.0}  # seconds after which the lobby leaves out a table
COOKIE = "rooftree"
SIGNED_OUT = 4007  # why a socket was closed
YEAR = 365 * 24 * 3600
LONGEST_RECORD = 200_000  # characters; a long game takes about 30,000
GUEST_COSTS, TABLE_COSTS = 2.0, 4.0  # requests more than the one that it takes
LONGEST_BODY = LONGEST_RECORD * 2 + 10_000  # a record inside of JSON


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
        403: "the request comes from the page of another site",
        404: "there is no such thing",
        409: "it is not possible, and here is why",
        413: "too long",
        422: "something in the request is not what it should be",
        429: "too much at once",
        503: "the database is out of reach; try again",
    }.items()
}

api = APIRouter(prefix="/api", responses=REFUSED)


class Strict(BaseModel):
    """What a client sends: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


ShortText = Annotated[str, Field(max_length=100)]


class NewTable(Strict):
    """How a table is to be."""

    game: Literal[games.playable()]  # type: ignore[valid-type]
    players: int | None = Field(default=None, ge=2, le=5, description="may be left out with a record")
    options: dict[ShortText, bool | ShortText] = Field(default_factory=dict, max_length=10)
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]
    is_public: bool = False
    pace: Literal["live", "days"] = "live"
    seconds: int | None = Field(default=None, ge=10, le=14 * 24 * 3600, description="clock of a move")
    record: str | None = Field(default=None, max_length=LONGEST_RECORD, description="a record to go on from, as JSON")
    moves: int | None = Field(default=None, ge=0, description="go on after so many of its moves")


class Account(Strict):
    """A name and a passphrase."""

    name: str = Field(max_length=200)
    passphrase: str = Field(max_length=1000)


class Phrase(Strict):
    """A recovery phrase."""

    phrase: str = Field(max_length=400)


def _expect_address(address: str) -> str:
    target_of(address)  # ValueError says what is wrong with it
    return address


class PushAddress(Strict):
    """Where "your turn" is to go: what the browser's push service gave, or an address of one's own."""

    kind: Literal["push", "webhook"]
    address: Annotated[str, Field(max_length=2000, pattern="^https://[^/]"), AfterValidator(_expect_address)]
    keys: dict[ShortText, Annotated[str, Field(max_length=500)]] = Field(default_factory=dict, max_length=4)


def refused(request: Request, status: int, why: Message, game: str | None = None) -> HTTPException:
    return HTTPException(status, detail=problem(language_of(request), why, game))


def problem(language: str, why: Message, game: str | None = None) -> dict[str, Any]:
    told = said(why)
    return {"key": told.key, "args": told.args, "text": sentence(language, why, game)}


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
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_encrypted(request))


def is_encrypted(request: Request) -> bool:
    return bool(request.app.state.settings.is_secure or request.scope["scheme"] == "https")


# Who I am


@api.get("/me", summary="Who the server takes you for", response_model=Me)
async def me(request: Request, who: Anybody) -> dict[str, Any]:
    row = None if who is None else await request.app.state.store.person(id=who)
    return {"is_known": row is not None, "name": row["name"] if row else None}


@api.post(
    "/me",
    summary="Become a guest; the answer sets a cookie, and its token is for programs",
    status_code=201,
    response_model=Guest,
    response_model_exclude_unset=True,
)
async def become_guest(request: Request, response: Response, who: Anybody) -> dict[str, Any]:
    if who is not None:
        return {"is_new": False}
    expect_thrift(request, GUEST_COSTS)
    guest = await request.app.state.people.new_guest()
    sign(request, response, guest.token)
    return {"is_new": True, "token": guest.token}


@api.post("/me/phrase", summary="A new phrase to come back by; an older one no longer works", response_model=NewPhrase)
async def new_phrase(request: Request, who: Somebody) -> dict[str, Any]:
    expect_patience(request)
    return {"phrase": await request.app.state.people.new_phrase(who)}


@api.post("/me/recover", summary="Be again who you were, by your phrase", response_model=SignedIn)
async def recover(request: Request, response: Response, body: Phrase) -> dict[str, Any]:
    expect_patience(request)
    found = await answered(request, request.app.state.people.recover(body.phrase))
    sign(request, response, found.token)
    return {"name": found.name, "token": found.token}


@api.post("/me/account", summary="Give yourself a name and a passphrase", status_code=201, response_model=SignedIn)
async def sign_up(request: Request, response: Response, body: Account, who: Somebody) -> dict[str, Any]:
    expect_patience(request)
    found = await answered(request, request.app.state.people.sign_up(who, body.name, body.passphrase))
    cut_lines_of(request.app.state.lines, who)
    sign(request, response, found.token)
    return {"name": found.name, "token": found.token}


@api.post("/me/sign-in", summary="Be who you are by name and passphrase", response_model=SignedIn)
async def sign_in(request: Request, response: Response, body: Account) -> dict[str, Any]:
    expect_patience(request)
    found = await answered(request, request.app.state.people.sign_in(body.name, body.passphrase))
    sign(request, response, found.token)
    return {"name": found.name, "token": found.token}


@api.post("/me/sign-out", summary="Forget me in this browser, or with everywhere=true in all", response_model=Nothing)
async def sign_out(request: Request, response: Response, who: Anybody, everywhere: bool = False) -> dict[str, Any]:
    if who is not None and everywhere:
        await request.app.state.people.sign_out_everywhere(who)
        cut_lines_of(request.app.state.lines, who)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=is_encrypted(request))
    return {}


@api.get("/push-key", summary="What a browser needs to subscribe to push messages", response_model=PushKey)
async def push_key(request: Request) -> dict[str, str]:
    return {"key": request.app.state.hall.notices.public_key}


@api.post("/me/notices", summary="Tell me there when it is my turn", status_code=201, response_model=Nothing)
async def add_notice(request: Request, body: PushAddress, who: Somebody) -> dict[str, Any]:
    if len(await request.app.state.store.notices_of(who)) >= MOST_NOTICES:
        raise refused(request, 409, message("refused-many-notices", most=MOST_NOTICES))
    await request.app.state.store.add_notice(who, body.kind, body.address, msgspec.json.encode(body.keys).decode())
    return {}


@api.delete("/me/notices", summary="No longer there", response_model=Nothing)
async def drop_notice(request: Request, who: Somebody, address: str) -> dict[str, Any]:
    await request.app.state.store.drop_notice(who, address)
    return {}


# Tables


@api.get("/games", summary="What can be played, with which options and bots", response_model=list[GameInfo])
async def list_games(request: Request) -> list[dict[str, Any]]:
    thinkers = request.app.state.thinkers
    return [_game(thinkers.game(name), language_of(request)) for name in games.playable()]


def _game(game: Any, language: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": sentence_if_any(language, "game-title", game.name) or game.name.capitalize(),
        "about": sentence_if_any(language, "game-about", game.name),
        "has_lesson": lesson_of(game.name) is not None,
        "has_rules": (texts_of(game.name) / f"rules.{language}.md").exists(),
        "ruleset": game.ruleset,
        "players": [game.min_players, game.max_players],
        "options": {option.name: list(option.values) for option in game.options},
        "bots": list(bots.names_of(game.name)),
        "hides_hands": game.hides_hands,
        "reactions": list(REACTIONS),
    }


@api.get("/games/{game}/book", summary="The rules of a game, what explains what, and what each card does")
async def read_book(request: Request, game: str, lang: str | None = None) -> Response:
    expect_game(request, game)
    return Response(book(game, language_of(request)), media_type="application/json")


@api.get("/games/{game}/texts/{lang}", summary="The sentences of a game in one language, as they are written (Fluent)")
async def read_texts(request: Request, game: str, lang: str) -> Response:
    expect_game(request, game)
    if lang not in LANGUAGES:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response((texts_of(game) / f"{lang}.ftl").read_bytes(), media_type="text/plain; charset=utf-8")


@api.get("/games/{game}/lesson", summary="A first game that teaches by doing, with what to say at each move")
async def first_lesson(request: Request, game: str) -> Response:
    expect_game(request, game)
    played = await lesson(request.app.state.thinkers.game(game))
    if played is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(played, media_type="application/json")


@api.get("/tables", summary="The lobby: public tables", response_model=list[LobbyTable])
async def lobby(request: Request) -> list[dict[str, Any]]:
    hall, rows = request.app.state.hall, await request.app.state.store.lobby()
    return [{key: row[key] for key in LobbyTable.model_fields} for row in rows if is_alive(hall, row)]


def is_alive(hall: Hall, row: dict[str, Any]) -> bool:
    """Whether it makes sense to come to a table: its rules are played, and something has happened there lately."""
    is_fresh = hall.clock() < row["changed_at"] + FORGOTTEN[row["pace"]]
    return is_fresh and bool(row["ruleset"] == hall.thinkers.game(row["game"]).ruleset)


@api.post("/tables", summary="Open a table; you are its host", status_code=201, response_model=OpenedTable)
async def open_table(request: Request, body: NewTable, who: Somebody) -> dict[str, Any]:
    expect_thrift(request, TABLE_COSTS)
    game = request.app.state.thinkers.game(body.game)
    try:
        record = None if body.record is None else _to_go_on_from(game, body)
        options = game.checked_options(body.options if record is None else record.options)
        settings = Opened(
            game.name,
            game.ruleset,
            _players(body, record),
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
        raise refused(request, 409, message("refused-settings", error=harmless(str(error)))) from None
    return {"id": room.table.id, "link": link_to(request, room.table.id)}


def _to_go_on_from(game: Game, body: NewTable) -> Record:
    assert body.record is not None
    record = decode_record(body.record.encode())
    if record.game != game.name:
        raise GameError(f"the record is of {record.game}, the table is for {game.name}")
    if record.seed is not None and not 0 <= record.seed <= MAX_SEED:
        raise GameError(f"the seed of a record is a whole number from 0 to {MAX_SEED}")
    return cut(game, record, body.moves)


def _players(body: NewTable, record: Record | None) -> int:
    """As many as one asks for; those of a record are given."""
    if record is None and body.players is None:
        raise GameError("how many players are there to be?")
    if record is not None and body.players not in (None, len(record.seats)):
        raise GameError(f"the record is of {len(record.seats)} players, the table is for {body.players}")
    return len(record.seats) if record is not None else int(body.players or 0)


@api.get("/tables/{table}", summary="All that you may see of a table")
async def show_table(request: Request, table: str, who: Anybody) -> Response:
    room = await found(request, table)
    return Response(encode(await room.full(who)), media_type="application/json")


PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


@api.get("/tables/{table}/link", summary="The invitation", response_model=OpenedTable)
async def invitation(request: Request, table: str) -> dict[str, Any]:
    await found(request, table)
    return {"id": table, "link": link_to(request, table)}


@api.get("/tables/{table}/qr.svg", summary="The invitation as a QR code", responses=PICTURE)
async def invitation_as_code(request: Request, table: str) -> Response:
    await found(request, table)
    picture = segno.make(link_to(request, table), error="m").svg_inline(
        scale=6, border=2, dark="#1d1d1f", light="#fff"
    )
    return Response(
        picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), media_type="image/svg+xml"
    )


@api.get("/tables/{table}/record", summary="The record of a finished game")
async def record(request: Request, table: str) -> Response:
    text = await finished(request, table)
    headers = {"Content-Disposition": f'attachment; filename="rooftree-{table}.jsonl"'}
    return PlainTextResponse(
        text if text.endswith("\n") else text + "\n", headers=headers, media_type="application/json"
    )


Count = Annotated[int | None, Query(ge=1, le=MOST_POSITIONS)]


@api.get(
    "/tables/{table}/replay",
    summary="A game at one of its moves, as a spectator or a seat was shown it; with count, also at the next ones",
)
async def replayed(
    request: Request, table: str, who: Anybody, move: int = 0, seat: int | None = None, count: Count = None
) -> Response:
    course = await course_of_table(request, table, who, seat)
    if not 0 <= move <= len(course.moves) or (seat is not None and not 0 <= seat < len(course.seats)):
        raise refused(request, 409, message("refused-no-such-move", most=len(course.moves)))
    answer = await stretch(course, move, count or 1, seat)
    return Response(encode(only(answer) if count is None else answer), media_type="application/json")


async def course_of_table(request: Request, table: str, who: str | None, seat: int | None) -> Course:
    """A finished game is open to everybody; of one that goes on, everybody may see what they were shown."""
    text: str | None = await request.app.state.store.record(table) if is_id(table) else None
    if text is None:
        room = await found(request, table)
        going: Course = await answered(request, room.course(who, seat))
        return going
    whole = decode_record(text.encode())
    game = request.app.state.thinkers.game(whole.game)
    if whole.ruleset != game.ruleset:
        raise refused(request, 409, message("refused-ruleset", ruleset=whole.ruleset))
    return course_of(game, whole)


async def finished(request: Request, table: str) -> str:
    """The record of a game that is over: before, nobody gets it."""
    text: str | None = await request.app.state.store.record(table) if is_id(table) else None
    if text is None:
        await found(request, table)
        raise refused(request, 409, message("refused-not-over"))
    return text


COMMAND = {
    "required": True,
    "content": {"application/json": {"schema": {"type": "object", "description": "as in docs/protocol.md"}}},
}


@api.post("/do", summary="One command, as over the socket", openapi_extra={"requestBody": COMMAND})
async def do(request: Request, who: Somebody) -> Response:
    try:
        command = command_in(await request.body())
    except Refusal as refusal:
        raise refused(request, 422, refusal.why) from None
    hall = request.app.state.hall
    if isinstance(command, Preview):
        room = await found(request, command.table)
        answer: Any = await answered(request, room.preview(who, command.id, command.seat))
    elif isinstance(command, TableCommand):
        room = await found(request, command.table)
        answer = await answered(request, hall.do(who, command), room.table.game.name)
    else:
        raise refused(request, 409, message("refused-only-on-socket"))
    return Response(encode(answer), media_type="application/json")


# Shared


async def found(request: Request, table: str) -> Any:
    try:
        return await request.app.state.hall.room(table)
    except NoSuchTable:
        raise refused(request, 404, message("refused-no-such-table")) from None


async def answered(request: Request, work: Any, game: str | None = None) -> Any:
    """The answer of something that may be refused, perhaps by the rules of a game."""
    try:
        return await work
    except Refusal as refusal:
        raise refused(request, 409, refusal.why, game) from None


def expect_game(request: Request, game: str) -> None:
    if game not in games.playable():
        raise refused(request, 404, message("refused-no-such-page"))


def expect_patience(request: Request) -> None:
    """Tries at secrets come slowly from any one address."""
    if not request.app.state.secret_limits.take(network_of(request)):
        raise refused(request, 429, message("refused-too-much"))


def expect_thrift(request: Request, amount: float) -> None:
    """What stays in the database for ever is worth several requests."""
    if not request.app.state.request_limits.take(network_of(request), amount):
        raise refused(request, 429, message("refused-too-much"))


def link_to(request: Request, table: str) -> str:
    """A table's address for those who are invited: whoever opened it on this machine may have asked for `localhost`,
    which means nothing to the phones beside it.
    """
    settings, base = request.app.state.settings, request.base_url
    if settings.host in EVERYWHERE and is_this_machine(base.hostname or "") and (nearby := address_in_network()):
        base = base.replace(hostname=nearby)
    return f"{(settings.address or str(base)).rstrip('/')}/t/{table}"


def cut_lines_of(lines: Any, person: str) -> None:
    """Whoever is signed out everywhere is signed out of what is open, too."""
    for line in list(lines):
        if line.person == person:
            line.cut(SIGNED_OUT)
