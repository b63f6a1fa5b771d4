"""Who I am, and where I am told that it is my turn."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import Request, Response
from pydantic import AfterValidator, Field

from rooftree.core.message import message
from rooftree.server.answers import Guest, Me, NewPhrase, Nothing, PushKey, SignedIn
from rooftree.server.edge import Anybody, Somebody, Strict, api, expect_thrift, refused, sign
from rooftree.server.notices import MOST_NOTICES, target_of
from rooftree.server.services import Server

GUEST_COSTS = 2.0  # requests more than the one that it takes


class Phrase(Strict):
    """A recovery phrase."""

    phrase: str = Field(max_length=400)


def _expect_address(address: str) -> str:
    target_of(address)  # ValueError says what is wrong with it
    return address


class PushAddress(Strict):
    """Where "your turn" is to go: what the browser's push service gave."""

    kind: Literal["push"]
    address: Annotated[str, Field(max_length=2000, pattern="^https://[^/]"), AfterValidator(_expect_address)]
    keys: dict[Annotated[str, Field(max_length=100)], Annotated[str, Field(max_length=500)]] = Field(
        default_factory=dict, max_length=4
    )


@api.get("/me", summary="Whether the server knows you", response_model=Me)
async def me(who: Anybody) -> dict[str, Any]:
    return {"is_known": who is not None}


@api.post(
    "/me",
    summary="Become a guest; the answer sets a cookie, and its token is for programs",
    status_code=201,
    response_model=Guest,
    response_model_exclude_unset=True,
)
async def become_guest(request: Request, response: Response, server: Server, who: Anybody) -> dict[str, Any]:
    if who is not None:
        return {"is_new": False}
    expect_thrift(request, server.requests, GUEST_COSTS)
    guest = await server.people.new_guest()
    sign(request, response, guest.token)
    return {"is_new": True, "token": guest.token}


@api.post("/me/phrase", summary="A new phrase to come back by; an older one no longer works", response_model=NewPhrase)
async def new_phrase(request: Request, server: Server, who: Somebody) -> dict[str, Any]:
    expect_thrift(request, server.secrets)
    return {"phrase": await server.people.new_phrase(who)}


@api.post("/me/recover", summary="Be again who you were, by your phrase", response_model=SignedIn)
async def recover(request: Request, response: Response, server: Server, body: Phrase) -> dict[str, Any]:
    expect_thrift(request, server.secrets)
    found = await server.people.recover(body.phrase)
    sign(request, response, found.token)
    return {"token": found.token}


@api.get("/push-key", summary="What a browser needs to subscribe to push messages", response_model=PushKey)
async def push_key(server: Server) -> dict[str, str]:
    return {"key": server.hall.notices.public_key}


@api.post("/me/notices", summary="Tell me there when it is my turn", status_code=201, response_model=Nothing)
async def add_notice(request: Request, server: Server, body: PushAddress, who: Somebody) -> dict[str, Any]:
    if len(await server.store.register.notices_of(who)) >= MOST_NOTICES:
        raise refused(request, 409, message("refused-many-notices", most=MOST_NOTICES))
    await server.store.register.add_notice(who, body.kind, body.address, msgspec.json.encode(body.keys).decode())
    return {}


@api.delete("/me/notices", summary="No longer there", response_model=Nothing)
async def drop_notice(server: Server, who: Somebody, address: str) -> dict[str, Any]:
    await server.store.register.drop_notice(who, address)
    return {}
