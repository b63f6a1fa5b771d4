"""The print corner: what can be printed, and the PDF of it."""

import asyncio
from typing import Any

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from rooftree.core.message import message
from rooftree.press import PAPERS, WHATS
from rooftree.server.answers import Printable
from rooftree.server.edge import api, language_of, refused
from rooftree.server.press import NoPress, offers
from rooftree.server.routes.games import expect_game
from rooftree.server.sentences import sentence
from rooftree.server.services import Server
from rooftree.server.sharing import Card, daily_card, picture_of, table_card

A_DAY = "private, max-age=86400"
A_WHILE = "public, max-age=300"
NO_PICTURE = "/icon-512.png"
PAGES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
}
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}},
    307: {"description": "Nothing draws pictures here: there is one for all."},
}


@api.get("/print", summary="What can be printed of which game, or why nothing can")
async def list_prints(request: Request) -> Printable:
    """In a thread: whoever prints is looked for when first asked."""
    try:
        found = await asyncio.to_thread(offers)
    except NoPress as error:
        return Printable(games={}, why=sentence(language_of(request), error.why))
    return Printable(games=found, why=None)


@api.get(
    "/print/{game}/{what}",
    summary="A game on paper, as PDF: all of it, cards, boards, tokens, aid, pad, label",
    responses=PAGES,
    response_class=Response,
)
async def print_game(request: Request, server: Server, game: str, what: str, paper: str = PAPERS[0]) -> Response:
    expect_game(request, game)
    if what not in WHATS or paper not in PAPERS:
        raise refused(request, 404, message("refused-no-such-page"))
    lang = language_of(request)
    try:
        pages = await server.press.pages(game, what, paper, lang)
    except NoPress as error:
        raise refused(request, 404, error.why) from None
    name = f'inline; filename="{game}-{what}-{paper}-{lang}.pdf"'
    return Response(pages, media_type="application/pdf", headers={"Content-Disposition": name, "Cache-Control": A_DAY})


# The pictures of links


@api.get(
    "/tables/{table}/card.png",
    summary="The picture of a link to a table or replay",
    responses=PICTURE,
    response_class=Response,
)
async def card_of_table(request: Request, table: str) -> Response:
    card = await table_card(request, table)
    if card is None:
        raise refused(request, 404, message("refused-no-such-table"))
    return await _picture(request, card)


@api.get(
    "/daily/card.png", summary="The picture of a link to the daily house", responses=PICTURE, response_class=Response
)
async def card_of_daily(request: Request) -> Response:
    return await _picture(request, await daily_card(request))


async def _picture(request: Request, card: Card) -> Response:
    picture = await picture_of(request, card)
    if picture is None:
        return RedirectResponse(NO_PICTURE)
    return Response(picture, media_type="image/png", headers={"Cache-Control": A_WHILE, "Vary": "Accept-Language"})
