"""Lessons as they are sent: a whole game played by the rules, what the newcomer sees at each move, and what to say."""

import asyncio
from typing import Any, TypedDict

from rooftree.box.lesson import YOU, Count, Lesson, Note, lesson_of
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.protocol import Effect, Said, encode, said
from rooftree.server.previews import effects_of
from rooftree.server.views import wire_view


class LessonNote(TypedDict):
    """Something to be said: a message of the game's texts, and the places on the table that it is about."""

    key: str
    at: list[str]


class LessonStep(TypedDict):
    """A move of the lesson, and the table as the newcomer sees it before it is made.

    `effects` is what a preview says of the newcomer's moves; `notes` are for before the move, `log` tells of it,
    `news` of what it brought.
    What is `film` goes by on its own, whoever makes the move: nothing is asked then.
    """

    seat: int
    move: str
    film: bool
    view: dict[str, Any]
    effects: dict[str, Effect]
    notes: list[LessonNote]
    log: Said
    news: list[Said]


class LessonCount(TypedDict):
    """What is to be said of some lines of the newcomer's score: `lines` are their numbers in the view at the end."""

    key: str
    lines: list[int]


class GameLesson(TypedDict):
    """A first game in which the newcomer makes the moves of the seat `you`, whose name is empty.

    `end` is the table at the end of the game, `counts` tells the newcomer's score there, all of it, and `closing` is
    what is to be said last. With `options` a table is set up like this one.
    """

    game: str
    options: dict[str, bool | str]
    seats: list[str]
    you: int
    steps: list[LessonStep]
    end: dict[str, Any]
    counts: list[LessonCount]
    closing: list[LessonNote]


_kept: dict[str, GameLesson] = {}


async def lesson(game: Game) -> bytes | None:
    """As it is sent, if there is one."""
    found = await lesson_told(game)
    return None if found is None else encode(found)


async def view_in_lesson(game: Game, step: int) -> dict[str, Any] | None:
    """What the newcomer sees before a move of the lesson, or at its end; None if there is no such moment."""
    found = await lesson_told(game)
    views = [] if found is None else [*(each["view"] for each in found["steps"]), found["end"]]
    return views[step] if 0 <= step < len(views) else None


async def lesson_told(game: Game) -> GameLesson | None:
    """It is the same in every build, so it is played once."""
    plan = lesson_of(game.name)
    if plan and game.name not in _kept:
        _kept[game.name] = await played(game, plan)
    return _kept.get(game.name)


async def played(game: Game, plan: Lesson) -> GameLesson:
    """The lesson of a game, played by its rules; between two moves others have their turn."""
    seats = ["", plan.friend]  # the newcomer is called by the reader's own word
    state = game.from_deal(len(seats), plan.deal, plan.options)
    steps = []
    for number, move in enumerate(plan.moves):
        steps.append(await _step(game, state, plan, number))
        game.apply(state, game.parse(move))
        await asyncio.sleep(0)
    end = wire_view(game, state, YOU)
    return GameLesson(
        game=game.name,
        options=plan.options,
        seats=seats,
        you=YOU,
        steps=steps,
        end=end,
        counts=[_count(each, end) for each in plan.counts],
        closing=[_note(each) for each in plan.closing],
    )


async def _step(game: Game, state: Array, plan: Lesson, number: int) -> LessonStep:
    seat, move, is_film = game.to_act(state), plan.moves[number], number in plan.film
    assert seat is not None
    view, action = wire_view(game, state, YOU), game.parse(move)
    return LessonStep(
        seat=seat,
        move=move,
        film=is_film,
        view={**view, "legal": [], "reasons": {}} if is_film else view,
        effects=await effects_of(game, state) if seat == YOU and not is_film else {},
        notes=[_note(each) for each in plan.notes[number]],
        log=said(game.tell(state, action)),
        news=[said(each) for each in game.news(state, game.step(state, action), seat)],
    )


def _count(count: Count, end: dict[str, Any]) -> LessonCount:
    told = [line["what"] for line in end["scores"][YOU]["lines"]]
    return LessonCount(key=count.key, lines=[number for number, what in enumerate(told) if what in count.of])


def _note(note: Note) -> LessonNote:
    return LessonNote(key=note.key, at=list(note.at))
