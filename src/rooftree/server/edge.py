"""Where strangers meet the server, over HTTP or the socket: who asks, in which language, how much, and what a refusal
looks like.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection

from rooftree.core.message import Message, message
from rooftree.protocol import said
from rooftree.server.limits import Limits, Turnstile, Visitor, network_of
from rooftree.server.sentences import sentence
from rooftree.server.services import Server, services_of
from rooftree.texts import LANGUAGES
from rooftree.texts.looks import MAX_PIECE

COOKIE = "rooftree"
YEAR = 365 * 24 * 3600
LONGEST_RECORD = 200_000  # characters; a long game takes about 30,000
LONGEST_BODY = LONGEST_RECORD * 2 + 10_000  # a record inside of JSON


Piece = Annotated[str, Query(max_length=MAX_PIECE, description="its place in a view")]


class Strict(BaseModel):
    """What a client sends: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Refusals


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


api = APIRouter(prefix="/api", responses=REFUSED)  # `routes/` are its routes


def refused(connection: HTTPConnection, status: int, why: Message, game: str | None = None) -> HTTPException:
    return HTTPException(status, detail=problem(connection, why, game))


def problem(connection: HTTPConnection, why: Message, game: str | None = None) -> dict[str, Any]:
    """What a `Problem` says; a reason of the rules needs its game."""
    told = said(why)
    services_of(connection).hall.count_refusal(told.key)
    return {"key": told.key, "args": told.args, "text": sentence(language_of(connection), why, game)}


def language_of(connection: HTTPConnection) -> str:
    """The reader's language: `?lang=`, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang", "")[:2]
    preferred = [part.strip()[:2] for part in connection.headers.get("accept-language", "").split(",")]
    return next((each for each in [asked, *preferred] if each in LANGUAGES), "en")


# Who asks


def token_of(connection: HTTPConnection) -> str | None:
    """From the cookie, or for programs from `Authorization: Bearer …`."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


async def person_or_none(connection: HTTPConnection, server: Server) -> str | None:
    return await server.people.of_token(token_of(connection))


Anybody = Annotated[str | None, Depends(person_or_none)]


async def person(connection: HTTPConnection, who: Anybody) -> str:
    if who is None:
        raise refused(connection, 401, message("refused-nobody"))
    return who


Somebody = Annotated[str, Depends(person)]


def sign(request: Request, response: Response, token: str) -> None:
    """The token goes into a cookie that scripts cannot read."""
    is_encrypted = services_of(request).settings.is_secure or request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_encrypted)


# How much


def visitor_of(connection: HTTPConnection) -> Visitor:
    """A token that we have signed is enough here: whether it is void is asked later, of the database."""
    return Visitor(network_of(connection), services_of(connection).people.tokens.named_in(token_of(connection)))


def expect_thrift(request: Request, limits: Turnstile, amount: float) -> None:
    """What stays in the database is worth several requests."""
    if not limits.take(visitor_of(request), amount):
        raise refused(request, 429, message("refused-too-much"))


def expect_patience(request: Request, limits: Limits, name: str) -> None:
    """Tries at secrets come slowly: from one address, whoever says to be there, and at one account, from anywhere."""
    if not limits.take(name):
        raise refused(request, 429, message("refused-too-much"))
