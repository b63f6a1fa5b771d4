"""Who I am, and where I am told that it is my turn."""

from typing import Annotated, Literal

import msgspec
from fastapi import Request, Response
from pydantic import AfterValidator, Field

from rooftree.core.message import message
from rooftree.server import daily
from rooftree.server.answers import Guest, Me, MyTable, NewPhrase, Nothing, PushKey, Rest, SignedIn
from rooftree.server.edge import (
    Anybody,
    Somebody,
    Strict,
    api,
    expect_patience,
    expect_thrift,
    refused,
    sign,
    token_of,
)
from rooftree.server.limits import network_of
from rooftree.server.listed import my_table
from rooftree.server.notices import MOST_NOTICES, NotOutThere, target_of
from rooftree.server.services import Server
from rooftree.server.table import is_id

GUEST_COSTS = 2.0  # requests that becoming a guest counts for, beyond itself
NOTICE_COSTS = 2.0  # the same for an address for notices, whose name is looked up
HOLIDAY_COSTS = 8.0  # tables that may have to be told
PHRASE_COSTS = 4.0  # and for a phrase, which takes memory and a moment


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


class Holiday(Strict):
    """Until when you are on holiday, in seconds since 1970; null: you are back."""

    until: float | None = Field(ge=0, le=4e9)


class Morning(Strict):
    """When your morning is: the minute of the day, by UTC; null: you are told of every turn."""

    at: int | None = Field(ge=0, lt=24 * 60)


@api.get("/me", summary="Whether the server knows you")
async def me(who: Anybody) -> Me:
    return Me(is_known=who is not None)


@api.post(
    "/me",
    summary="Become a guest; the answer sets a cookie, and its token is for programs",
    status_code=201,
    responses={200: {"model": Guest, "description": "you were known already"}},
    response_model_exclude_unset=True,
)
async def become_guest(request: Request, response: Response, server: Server, who: Anybody) -> Guest:
    if who is not None:
        response.status_code = 200
        newer = server.people.tokens.renewed(token_of(request))
        if newer is None:
            return Guest(is_new=False)
        sign(request, response, newer)
        return Guest(is_new=False, token=newer)
    expect_thrift(request, server.requests, GUEST_COSTS)
    guest = await server.people.new_guest()
    sign(request, response, guest.token)
    return Guest(is_new=True, token=guest.token)


@api.post("/me/phrase", summary="A new phrase to come back by; an older one no longer works")
async def new_phrase(request: Request, server: Server, who: Somebody) -> NewPhrase:
    expect_thrift(request, server.requests, PHRASE_COSTS)
    expect_patience(request, server.tries, who)
    return NewPhrase(phrase=await server.people.new_phrase(who))


@api.post("/me/recover", summary="Be again who you were, by your phrase")
async def recover(request: Request, response: Response, server: Server, body: Phrase) -> SignedIn:
    expect_patience(request, server.secrets, network_of(request))
    expect_patience(request, server.tries, server.people.account_of(body.phrase))
    found = await server.people.recover(body.phrase)
    sign(request, response, found.token)
    return SignedIn(token=found.token)


@api.get("/me/tables", summary="Where you sit, or have sat, with whose turn it is and how it ended")
async def my_tables(server: Server, who: Anybody) -> list[MyTable]:
    if who is None:
        return []
    return [my_table(row, await server.hall.brief(row), who) for row in await server.store.catalogue.tables_of(who)]


@api.delete("/me/tables/{table}", summary="Take a table off that list")
async def forget_table(server: Server, who: Somebody, table: str) -> Nothing:
    if is_id(table):
        await server.store.catalogue.forget_table(who, table)
    return Nothing()


@api.get("/me/rest", summary="Your holidays, and whether you are told in the morning what waits for you")
async def my_rest(server: Server, who: Anybody) -> Rest:
    known = None if who is None else await server.store.register.person(id=who)
    until = (known or {}).get("away_until")
    is_away = until is not None and until > server.hall.clock()
    return Rest(away_until=until if is_away else None, morning_at=(known or {}).get("morning_at"))


@api.put(
    "/me/holiday", summary="You are on holiday: in games over days nobody hurries or reminds you; or you are back"
)
async def go_on_holiday(request: Request, server: Server, body: Holiday, who: Somebody) -> Nothing:
    expect_thrift(request, server.requests, HOLIDAY_COSTS)
    await server.hall.mornings.go_away(who, body.until)
    return Nothing()


@api.put(
    "/me/morning", summary="Of games over days, tell you once a morning what waits for you, and not of every turn"
)
async def set_morning(server: Server, body: Morning, who: Somebody) -> Nothing:
    today = daily.today(server.hall.clock()).isoformat()
    await server.store.register.change_person(who, morning_at=body.at, morning_on=today)
    return Nothing()


@api.get("/push-key", summary="What a browser needs to subscribe to push messages")
async def push_key(server: Server) -> PushKey:
    return PushKey(key=server.hall.notices.public_key)


@api.post("/me/notices", summary="Tell me there when it is my turn", status_code=201)
async def add_notice(request: Request, server: Server, body: PushAddress, who: Somebody) -> Nothing:
    if len(await server.store.register.notices_of(who)) >= MOST_NOTICES:
        raise refused(request, 409, message("refused-many-notices", most=MOST_NOTICES))
    expect_thrift(request, server.requests, NOTICE_COSTS)
    try:
        await server.hall.notices.expect_out_there(body.address)
    except NotOutThere:
        raise refused(request, 409, message("refused-private-address")) from None
    await server.store.register.add_notice(who, body.kind, body.address, msgspec.json.encode(body.keys).decode())
    return Nothing()


@api.delete("/me/notices", summary="No longer there")
async def drop_notice(server: Server, who: Somebody, address: str) -> Nothing:
    await server.store.register.drop_notice(who, address)
    return Nothing()
