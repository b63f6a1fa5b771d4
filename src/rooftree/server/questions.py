"""What somebody at a table may ask that changes nothing, as far as their seat can see."""

from typing import TYPE_CHECKING

from rooftree.protocol import Advise, Advised, LookAt, Looked, Preview, Previewed
from rooftree.server.coaching import told
from rooftree.server.expectations import expect_coach, expect_to_choose, expect_to_see
from rooftree.server.room import Room
from rooftree.server.table import Refusal

if TYPE_CHECKING:
    from rooftree.server.hall import Hall

Question = Preview | Advise | LookAt
Answer = Previewed | Advised | Looked


async def asked(hall: "Hall", person: str | None, question: Question) -> Answer:
    return await answer(await hall.room_for(person, question.table), person, question)


async def answer(room: Room, person: str | None, question: Question) -> Answer:
    if isinstance(question, LookAt):
        return await _looked(room, person, question)
    if person is None:
        raise Refusal("refused-nobody")
    return await (_previewed if isinstance(question, Preview) else _advised)(room, person, question)


async def _previewed(room: Room, person: str, question: Preview | Advise) -> Previewed:
    """What each legal move of a seat would change, as far as the seat can know, and why it has no others."""
    async with room.alone() as table:
        expect_to_choose(table, person, question.seat)
        documents = room.audience.documents(table)
        reasons = documents.reasons()
    return Previewed(question.id, documents.version, await documents.effects(), reasons)


async def _advised(room: Room, person: str, question: Preview | Advise) -> Advised:
    """What the coach of a seat tells it, as far as the seat can know."""
    coaches, seat = room.driver.thinkers.coaches, question.seat
    async with room.alone() as table:
        expect_to_choose(table, person, seat)
        expect_coach(table, seat)
        documents = room.audience.documents(table)
        dial, asked = table.settings.coach_of(seat), documents.question(coaches, seat)
    return told(question.id, documents.version, dial, await coaches.place_of(asked), asked)


async def _looked(room: Room, person: str | None, question: LookAt) -> Looked:
    """What a piece is and is worth, as far as a seat or a spectator can see."""
    async with room.alone() as table:
        expect_to_see(table, person, question.seat)
        documents = room.audience.documents(table)
    return Looked(question.id, documents.version, documents.look(question.seat, question.piece))
