"""What can be played, the rules to be read, and a first game."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Body, Request, Response

from rooftree import bots, games
from rooftree.bots.cast import cast_of
from rooftree.box.houserules import told
from rooftree.box.lesson import lesson_of
from rooftree.box.padding import LONGEST_ENTRY, MOST_ENTRIES, is_too_long
from rooftree.core.game import Game
from rooftree.core.houserules import MARK, HouseRules, family_of, house_rules_of
from rooftree.core.message import message
from rooftree.protocol import REACTIONS, encode
from rooftree.server import pads
from rooftree.server.answers import CastMember, GameInfo, HouseRulesInfo
from rooftree.server.books import book
from rooftree.server.edge import Piece, api, language_of, refused
from rooftree.server.lessons import lesson, view_in_lesson
from rooftree.server.sentences import sentence, sentence_if_any
from rooftree.server.services import Server
from rooftree.texts import LANGUAGES
from rooftree.texts.looks import look_at
from rooftree.texts.speaker import texts_of

Sheet = Annotated[dict[str, Any], Body(description="as `rooftree score` reads it, in JSON")]


@api.get("/games", summary="What can be played, with which options and bots")
async def list_games(request: Request, server: Server) -> list[GameInfo]:
    """In a thread: a language's texts are read when they are first asked for, which takes a moment."""
    return await asyncio.to_thread(_games, language_of(request), [*server.house_rules.values()])


def _games(language: str, rules: list[HouseRules]) -> list[GameInfo]:
    return [game_info(games.game_class(name), language, rules) for name in games.playable()]


def game_info(game: type[Game], language: str, rules: Sequence[HouseRules] = ()) -> GameInfo:
    """`rules` are the house rules that are offered, of whatever game."""
    return GameInfo(
        name=game.name,
        title=sentence_if_any(language, "game-title", game.name) or game.name.capitalize(),
        about=sentence_if_any(language, "game-about", game.name),
        has_lesson=lesson_of(game.name) is not None,
        has_pad=hasattr(game.score_pad(), "FORM"),
        has_rules=(texts_of(game.name) / f"rules.{language}.md").exists(),
        ruleset=game.ruleset,
        players=(game.min_players, game.max_players),
        min_age=game.min_age,
        minutes=game.minutes,
        options={option.name: list(option.values) for option in game.options},
        options_need={option.name: dict(option.needs) for option in game.options if option.needs},
        bots=[*bots.LEVELS, *bots.names_of(game.name)],
        cast=[
            CastMember(bot=bot, **each._asdict())
            for bot in bots.chosen_from(game.name)
            for each in cast_of(game.name, bot)
        ],
        hides_hands=game.hides_hands,
        is_shared=game.is_shared,
        reactions=list(REACTIONS),
        house_rules=[_offered(each, language) for each in rules if each.game == game.name],
    )


def _offered(rules: HouseRules, language: str) -> HouseRulesInfo:
    changes = [sentence(language, each, rules.game) for each in told(rules)]
    return HouseRulesInfo(
        id=rules.id, name=rules.name, about=rules.told(language), options=rules.options, changes=changes
    )


@api.get("/games/{game}/book", summary="The rules of a game, what explains what, and what each card does")
async def read_book(request: Request, game: str, lang: str | None = None) -> Response:
    expect_game(request, family_of(game))
    if MARK in game and house_rules_of(game) is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(book(game, language_of(request)), media_type="application/json")


@api.get("/games/{game}/texts/{lang}", summary="The sentences of a game in one language, as they are written (Fluent)")
async def read_texts(request: Request, game: str, lang: str) -> Response:
    expect_game(request, game)
    if lang not in LANGUAGES:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response((texts_of(game) / f"{lang}.ftl").read_bytes(), media_type="text/plain; charset=utf-8")


@api.get("/games/{game}/lesson", summary="A first game that teaches by doing, with what to say at each move")
async def first_lesson(request: Request, server: Server, game: str) -> Response:
    expect_game(request, game)
    played = await lesson(server.thinkers.game(game))
    if played is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(played, media_type="application/json")


@api.get("/games/{game}/lesson/look", summary="A piece in a lesson, explained as to the newcomer before that move")
async def look_in_lesson(request: Request, server: Server, game: str, step: int, piece: Piece) -> Response:
    expect_game(request, game)
    view = await view_in_lesson(server.thinkers.game(game), step)
    if view is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(encode(look_at(view, piece)), media_type="application/json")


@api.get("/games/{game}/pad", summary="A score sheet for the box on the table: what can be written on it")
async def pad_form(request: Request, game: str) -> Response:
    expect_game(request, game)
    found = await asyncio.to_thread(pads.form, game)
    if found is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(found, media_type="application/json")


@api.post("/games/{game}/pad", summary="A score sheet, scored by the rules of the game, or what is wrong with it")
async def score_sheet(request: Request, game: str, sheet: Sheet) -> Response:
    """Nothing is kept. Things go by their names in any language, or as the form has them."""
    expect_game(request, game)
    if await asyncio.to_thread(pads.form, game) is None:
        raise refused(request, 404, message("refused-no-such-page"))
    if is_too_long(sheet):
        raise refused(request, 413, message("refused-sheet-too-long", most=MOST_ENTRIES, longest=LONGEST_ENTRY))
    return Response(await pads.scored(game, {**sheet, "game": game}), media_type="application/json")


def expect_game(request: Request, game: str) -> None:
    if game not in games.playable():
        raise refused(request, 404, message("refused-no-such-page"))
