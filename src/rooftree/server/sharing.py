"""What a link says before anybody opens it: title, sentence and picture, for chats and blogs that show such.

Only what a stranger with the link may know: who sits there, and in the end the points. There is no card and no house
in it, and of a daily house that could still be built by others not even the points.
"""

import html
import re
from typing import NamedTuple

from fastapi import Request, Response
from starlette.responses import HTMLResponse

from rooftree.core.message import Message, message
from rooftree.press.making import Lines, NoPress
from rooftree.server.edge import language_of
from rooftree.server.sentences import sentence
from rooftree.server.services import Services, services_of
from rooftree.server.store.failures import OutOfReach
from rooftree.server.table import OVER, PLAYING, WAITING, Refusal, is_id

PLACES = re.compile(r"^/(t|tv|replay|embed)/([^/]+)/?$|^/(daily)(?:/.*)?$")
DAILY_COVER = "dreamhome"
IN_PAGE = "<title>Rooftree</title>"


class Card(NamedTuple):
    """What is shown of a link."""

    game: str
    title: str
    about: str
    lines: Lines  # names and their points, for the picture
    image: str  # its address on this server


def is_shared(path: str) -> bool:
    """Whether an address is one that people send each other."""
    return PLACES.match(path) is not None


async def introduced(request: Request, page: Response) -> Response:
    """The client's page with what is to be shown of this address; as it is, where there is nothing to show."""
    server = services_of(request)
    plain = server.pages.index()
    found = PLACES.match(request.scope["path"])
    if plain is None or found is None or page.status_code not in (200, 304):
        return page
    try:
        card = await (daily_card(request) if found[3] else table_card(request, found[2]))
    except OutOfReach:
        return page  # who cannot be told more opens it all the same
    if card is None:
        return page
    text = plain.decode().replace(IN_PAGE, f"<title>{html.escape(card.title)}</title>{_tags(request, card)}", 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return HTMLResponse("" if request.method == "HEAD" else text, headers=headers)


def _tags(request: Request, card: Card) -> str:
    base = (services_of(request).settings.address or str(request.base_url)).rstrip("/")
    told = {
        "og:site_name": "Rooftree",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.about,
        "og:url": base + request.scope["path"],
        "og:image": base + card.image,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{html.escape(text)}">' for name, text in told.items())


async def table_card(request: Request, table: str) -> Card | None:
    """A table's, a replay's: the same for everybody, whoever asks."""
    server, lang = services_of(request), language_of(request)
    row = await server.store.catalogue.row(table) if is_id(table) else None
    if row is None or row["status"] not in (WAITING, PLAYING, OVER):
        return None
    game, image = row["game"], f"/api/tables/{table}/card.png?lang={lang}"
    title = sentence(lang, message("game-title"), game)
    if await _could_still_be_built(server, table):
        told = sentence(lang, message("card-daily"))
        return Card(game, f"{sentence(lang, message('card-daily-title'))} · {title}", told, [], image)
    brief = await server.hall.brief(row)
    names = [seat.name for seat in brief.seats if seat.name]
    points = [str(points) for points in brief.scores] if row["status"] == OVER else []
    is_shared_house = server.thinkers.game(game).is_shared
    lines = [] if is_shared_house else [(name, "") for name in names]
    if points and not is_shared_house and len(points) == len(names):
        lines = list(zip(names, points, strict=True))
    about = _about(row["status"], names, points[:1] if is_shared_house else points)
    return Card(game, f"{title} · Rooftree", sentence(lang, about), lines, image)


async def _could_still_be_built(server: Services, table: str) -> bool:
    try:
        await server.hall.dailies.expect_to_look(None, table)
    except Refusal:
        return True
    return False


def _about(status: str, names: list[str], points: list[str]) -> Message:
    everybody = ", ".join(names)
    if status == OVER and len(points) == len(names):
        told = [f"{name} {each}" for name, each in zip(names, points, strict=True)]
        return message("card-over", scores=", ".join(told))
    if status == OVER and points:
        return message("card-together", names=everybody, points=points[0])
    if status == OVER:
        return message("card-ended", names=everybody)
    if status == PLAYING:
        return message("card-playing", names=everybody)
    return message("card-waiting", names=everybody) if names else message("card-open")


async def daily_card(request: Request) -> Card:
    """The same every day, and for everybody."""
    lang = language_of(request)
    title, told = sentence(lang, message("card-daily-title")), sentence(lang, message("card-daily"))
    return Card(DAILY_COVER, f"{title} · Rooftree", told, [], f"/api/daily/card.png?lang={lang}")


async def picture_of(request: Request, card: Card) -> bytes | None:
    """The picture of a card; None where nobody can draw it."""
    about = "" if card.lines and any(points for _, points in card.lines) else card.about
    title = card.title.removesuffix(" · Rooftree")
    try:
        return await services_of(request).press.card(card.game, language_of(request), title, about, card.lines)
    except NoPress:
        return None
