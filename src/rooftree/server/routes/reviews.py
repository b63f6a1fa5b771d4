"""What the coach thinks of a finished game."""

from fastapi import Response

from rooftree.core.records import RecordError
from rooftree.core.records import decode as decode_record
from rooftree.core.replay import game_of
from rooftree.server.edge import Anybody, api
from rooftree.server.reviews import Depth
from rooftree.server.routes.tables import finished
from rooftree.server.services import Server
from rooftree.server.table import Refusal


@api.post(
    "/tables/{table}/review",
    summary="A finished game judged by the coach, for whoever may see its replay; ask again until it is there",
)
async def review(server: Server, table: str, who: Anybody, depth: Depth = "full") -> Response:
    text = await finished(server, table)
    if text is None:
        await server.hall.room_for(who, table)  # `NoSuchTable`, perhaps
        raise Refusal("refused-review-not-over")
    await server.hall.dailies.expect_to_look(who, table)
    try:
        record = decode_record(text.encode())
    except RecordError as error:
        raise Refusal("refused-damaged-record", error=error.text) from None
    game = server.thinkers.game(game_of(record))
    if record.ruleset not in game.rulesets():
        raise Refusal("refused-review-ruleset", ruleset=record.ruleset)
    return Response(await server.reviews.ask(game, table, text, depth), media_type="application/json")
