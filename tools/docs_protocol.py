"""The protocol's tables in docs/protocol.md and docs/protocol-types.md, and its types for TypeScript.

All are read from the classes themselves. The story around the tables is written by hand, in docs/protocol.md itself:
only what stands between two marks (`<!-- commands -->` … `<!-- /commands -->`) is written anew.
"""

import dataclasses
import json
import re
import textwrap
from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
from docs_games import comments, sentence, table
from docs_types import Field, Types, reachable
from fastapi._compat import ModelField
from fastapi.routing import APIRoute
from pydantic import BaseModel

import rooftree
from rooftree import protocol
from rooftree.box import padding
from rooftree.box.lesson import YOU, lesson_of
from rooftree.coach import report
from rooftree.core import records
from rooftree.core.looks import Look
from rooftree.core.message import Message
from rooftree.core.notation import kebab
from rooftree.core.outlook import Effect, Further
from rooftree.core.score import Line, Score
from rooftree.core.view import EndingView, Head
from rooftree.games import NAMES
from rooftree.server import (
    answers,
    books,
    clock,
    edge,
    lessons,
    line,
    positions,
    puzzles,
    reviews,
    room,
    settings,
    visits,
)
from rooftree.server.routes import api, daily, people, ratings, tables
from rooftree.texts import LANGUAGES, Speaker
from rooftree.texts.looks import pieces_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
INTERFACE = Path(rooftree.__file__).parent / "texts"
COMMANDS: tuple[type, ...] = get_args(protocol.Commands)
MESSAGES: tuple[type, ...] = get_args(protocol.Messages)
PARTS = (
    protocol.Summary,
    protocol.SeatSummary,
    protocol.Character,
    protocol.Former,
    protocol.Result,
    protocol.LogEntry,
    protocol.ChatLine,
    Effect,
    Further,
    Look,
    Line,
    Score,
    protocol.Said,
)
SHARED: tuple[type, ...] = (protocol.Said, Score, EndingView, *PARTS)
REQUESTS: tuple[type, ...] = (
    tables.NewTable,
    daily.NewDaily,
    daily.NewMember,
    people.Phrase,
    people.PushAddress,
    people.Holiday,
    people.Morning,
    ratings.RatingWish,
)
ANSWERS: tuple[type, ...] = tuple(
    each
    for each in vars(answers).values()
    if isinstance(each, type) and issubclass(each, BaseModel) and each is not BaseModel
)
# What routes are answered with that write their answers themselves.
PIECES: tuple[type, ...] = (
    records.Record,
    positions.Position,
    positions.Stretch,
    positions.World,
    report.Luck,
    report.Decision,
    report.Reviewed,
    reviews.Reviewing,
    books.BookSection,
    books.BookFigure,
    books.Book,
    lessons.LessonNote,
    lessons.LessonStep,
    lessons.LessonCount,
    lessons.GameLesson,
    padding.PadPart,
    padding.PadForm,
    padding.PadProblem,
    padding.PadHome,
    padding.PadAnswer,
    puzzles.PuzzleStep,
    puzzles.GamePuzzle,
)
WRITTEN = {
    "read_book": "Book",
    "read_texts": "Fluent",
    "first_lesson": "GameLesson",
    "pad_form": "PadForm",
    "one_puzzle": "GamePuzzle",
    "look_in_puzzle": "Look | null",
    "score_sheet": "PadAnswer",
    "show_table": "TableMessage",
    "invitation_as_code": "SVG",
    "print_game": "PDF",
    "card_of_table": "PNG",
    "card_of_daily": "PNG",
    "record": "GameRecord",
    "my_records": "JSONL",
    "replayed": "Position | Stretch",
    "possible_world": "World",
    "review": "Reviewing",
    "do": "Done | Previewed | Advised | Looked",
    "looked_back": "Look | null",
    "look_in_lesson": "Look | null",
}
AS_TEXT = ("SVG", "PDF", "PNG", "Fluent", "JSONL")  # to a client that asks for words
BODIES = {"do": "Command", "score_sheet": "Record<string, unknown>"}
CONSTANTS = ("PROTOCOL", "MAX_MESSAGE", "MAX_CHAT", "MAX_NICKNAME", "MAX_ID")
LIMITS = {
    protocol: ("MAX_MESSAGE", "MAX_CHAT", "MAX_NICKNAME", "MIN_SECONDS", "MAX_SECONDS", "MAX_ID"),
    visits: ("MOST_TABLES",),
    line: ("MOST_UNSENT_BYTES", "MOST_JUNK", "FIRST_WORD"),
    room: ("CHAT_AT_ONCE", "CHAT_A_SECOND"),
    edge: ("LONGEST_RECORD", "LONGEST_BODY"),
    clock: ("WARNING",),
    people: ("GUEST_COSTS",),
    tables: ("TABLE_COSTS",),
}
EXACT = {
    "React.reaction": "Reaction",
    "DreamhomeCellView.stands": '"room" | "empty-room" | "scaffolding"',
    "DreamhomeView.pending": 'Record<"room" | "decor" | "scaffolding", string | null>',
    "HomesweethomePlayerView.said": '"A" | "B" | "none" | null',
    "HomesweethomeView.queues": 'Record<"A" | "B", HomesweethomeCardView[]>',
    "HomesweethomeView.building": '"A" | "B" | null',
    "HomesweethomeView.swap": '"A" | "B" | null',
    "Summary.game": "GameName",
    "Summary.language": "Language",
    "LobbyTable.language": "Language",
    "SeatSummary.player": '"human" | `bot:${string}` | null',
    "NewTable.game": "GameName",
    "NewTable.language": "Language",
    "NewDaily.language": "Language",
    "LobbyTable.game": "GameName",
    "MyTable.game": "GameName",
    "GameInfo.name": "GameName",
    "Problem.args": "Arguments",
    "Position.view": "View",
    "Stretch.views": "View[]",
    "Book.game": "GameName",
    "Reviewed.game": "GameName",
    "BookFigure.view": "View",
    "BookFigure.lines": "Line[]",
    "GameLesson.game": "GameName",
    "PadForm.game": "GameName",
    "PuzzleGame.game": "GameName",
    "PuzzleOfToday.game": "GameName",
    "GamePuzzle.game": "GameName",
    "GamePuzzle.end": "View",
    "PuzzleStep.view": "View",
    "PadProblem.what": "Said",
    "PadHome.lines": "Line[]",
    "PadAnswer.notes": "Said[]",
    "PadAnswer.view": "View | null",
    "GameLesson.end": "View",
    "LessonStep.view": "View",
    "Book.lang": "Language",
    "GameRecord.game": "GameName",
}
HEAD = """\
// The protocol of the table server, version {protocol}. Written by `make docs` from src/rooftree/protocol,
// the views of the games and the bodies of HTTP requests: do not edit. docs/protocol.md tells the story.

{constants}

/** Whichever games the server has found. */
export type GameName = string;
export type Language = {languages};

export type Reaction = (typeof REACTIONS)[number];

/** An argument of a message: a number or a text as it is, or what is to be named in the reader's language. */
export type Argument = number | string | {{ name: string }} | {{ names: string[] }};
export type Arguments = Record<string, Argument>;

/** A path leads through `summary` and `views`, by the names of entries and the places in lists. */
export type Path = (string | number)[];

/** What is different: a new value at the end of a path, or nothing any more. */
export type Patch = ([path: Path, value: unknown] | [path: Path])[];

/** What one seat sees: this much in every game, and then whatever the game is about. */
export interface View {{
  game: GameName;
  you: number | null;
  num_players: number;
  decision: string;
  to_act: number | null;
  scores: Score[];
  ending: EndingView | null;
  legal: string[];
  reasons: Record<string, Said>;
}}

/** The views of your seats by seat, or the one of a `spectator`. */
export type Views = Record<string, View>;"""

TYPES_HEAD = """\
# Bodies and views of the protocol

What goes over HTTP, and what a seat sees of each game, field by field. [The protocol](protocol.md) tells the story and
has the parts of its messages (`Said`, `Line`, `Summary`…). Types are TypeScript's; in a body, what is marked with `?`
may be left out. This page is written by `make docs` from the source, comments included: correct it there.

## Names

{names}

## Bodies
"""
# Types that have a name and no table of their own.
NAMED = {
    "GameName": "a string, as `GET /api/games` has it: {games}, or that of a guest of this server",
    "Language": "{languages}",
    "Reaction": "{reactions}",
    "Argument": "of a sentence: a number or a text as it is, or what is to be named in the reader's language: "
    '`{{"name": "kitchen#2"}}`, `{{"names": ["concrete", "wood"]}}`',
    "Arguments": "`Record<string, Argument>`",
    "Path": "`(string | number)[]`: names of entries, and places in lists counted from 0",
    "Patch": "`([Path, value] | [Path])[]`",
    "Views": '`Record<string, View>`: by seat (`"0"`), or under `spectator`',
    "Command": "any of [the commands](protocol.md#commands), with `do` and `id`",
    "TableMessage": "the message `table`, with its `kind`",
    "Done": "the message `done`, with its `kind`",
    "Previewed": "the message `preview`, with its `kind`",
    "Advised": "the message `advice`, with its `kind`",
    "Looked": "the message `look`, with its `kind`",
    "Fluent": "messages of Project Fluent (projectfluent.org), as text",
    "SVG": "a picture",
    "PDF": "pages to be printed",
    "PNG": "a picture of 1200 × 630 pixels",
    "JSONL": "one `GameRecord` a line",
}
VIEWS_HEAD = """\
## Views

What `views` holds of each of your seats, or under `spectator`. Every view has these entries; what a game adds stands
below. Cards and pieces go by names (`kitchen#2` is the second kitchen), which `GET /api/games/{game}/texts/{lang}`
has words for; cells go by the names that moves use. Games from elsewhere have views of their own: their first entries
are these, too.
"""


# The page


def page() -> str:
    """docs/protocol.md with its tables written anew."""
    text = PAGE.read_text(encoding="utf-8")
    for name, made in parts().items():
        begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        assert len(pattern.findall(text)) == 1, f"docs/protocol.md needs {begin} … {end} once"
        text = pattern.sub(lambda _, new=f"{begin}\n{made}\n{end}": new, text)  # type: ignore[misc]
    return text


def parts() -> dict[str, str]:
    return {
        "commands": table(("do", "fields", "what it asks for"), map(_summed_up, COMMANDS)),
        "messages": table(("kind", "fields", "what it says"), map(_summed_up, MESSAGES)),
        "parts": "\n\n".join(map(_described, PARTS)),
        "http": table(("request", "body", "answer", "what for"), _routes()),
        "limits": table(("limit", "value", "of what"), _limits()),
        "statuses": table(
            ("status", "why"), ((str(status), each["description"]) for status, each in edge.REFUSED.items())
        ),
        "closings": table(("code", "why"), _closings()),
        "refusals": table(("key", "in English"), _sentences("refused")),
        "happenings": table(("key", "in English"), _sentences("table")),
    }


def _summed_up(cls: type) -> tuple[str, str, str]:
    tag, *fields = TYPES.fields(cls)
    told = ", ".join(_field(cls, field) for field in fields if field.name != "id" or cls not in COMMANDS)
    more = "".join(f" `{field.name}`: {field.meaning}." for field in fields if field.meaning)
    return f"`{tag.type.strip(chr(34))}`", told, sentence(cls) + more


def _field(cls: type, field: Field) -> str:
    default = f" = {_default(cls, field.name)}" if field.is_optional else ""
    return code(f"{field.name}{'?' * field.is_optional}: {field.type}{default}")


def _default(cls: type, name: str) -> str:
    """What is meant by whoever leaves a field out, as JSON."""
    if issubclass(cls, BaseModel):
        value = cls.model_fields[name].get_default(call_default_factory=True)
    else:
        assert issubclass(cls, msgspec.Struct)
        (value,) = (each.default for each in msgspec.structs.fields(cls) if each.name == name)
    return json.dumps(value, ensure_ascii=False)


def code(text: str) -> str:
    """A text as code, whatever stands in it."""
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _described(cls: type, without: Collection[str] = (), name: str = "") -> str:
    rows = [
        (f"`{each.name}{'?' * each.is_optional}`", code(each.type), _meaning(cls, each))
        for each in TYPES.fields(cls)
        if each.name not in without
    ]
    told = re.sub(r"\bNone\b", "null", sentence(cls))
    return f"### {name or TYPES.name_of(cls)}\n\n{told}" + (
        f"\n\n{table(('field', 'type', 'meaning'), rows)}" if rows else ""
    )


def _meaning(cls: type, field: Field) -> str:
    told = re.sub(r"\bNone\b", "null", field.meaning)
    if cls not in REQUESTS or not field.is_optional:
        return told
    return f"{told}{'; ' if told else ''}else `{_default(cls, field.name)}`"


def types_page() -> str:
    """docs/protocol-types.md."""
    bodies = _objects([*REQUESTS, edge.Problem, *ANSWERS, *PIECES], SHARED)
    head = TYPES_HEAD.format(names=table(("name", "what it is"), _named()))
    made = [head, *map(_described, bodies), VIEWS_HEAD, _described(Head, name="View"), _described(EndingView)]
    for name in NAMES:
        module = import_module(f"rooftree.games.{name}.view")
        views = _objects([module.View], SHARED)
        made += [
            f"## {Speaker('en', name).say('game-title')}",
            _pieces(name),
            *(_described(each, Head.__annotations__) for each in reversed(views)),
        ]
    return "\n\n".join(part.strip("\n") for part in made) + "\n"


def _named() -> Iterator[tuple[str, str]]:
    values = {
        "games": ", ".join(f"`{name}`" for name in NAMES),
        "languages": code(_union(LANGUAGES)),
        "reactions": code(_union(protocol.REACTIONS)),
    }
    for name, told in NAMED.items():
        yield f"`{name}`", told.format(**values)


def _pieces(name: str) -> str:
    told = f"What can be looked at (`look`), for example: {', '.join(f'`{each}`' for each in _kinds_of_pieces(name))}."
    return textwrap.fill(told, 119, break_long_words=False, break_on_hyphens=False)


def _kinds_of_pieces(name: str) -> Iterator[str]:
    """One piece of each kind that lies on the table in the lesson; another place or cell is not another kind."""
    module, seen = import_module(f"rooftree.games.{name}.view"), set[tuple[str, ...]]()
    fields = {field for each in vars(module).values() if is_typeddict(each) for field in each.__annotations__}
    for view in _views_of_lesson(name):
        for piece in pieces_of(view):
            kind = tuple(step if step in fields else "" for step in piece.split("."))
            if kind == ("",):  # it has a name of its own
                kind = (piece,)
            if kind not in seen:
                seen.add(kind)
                yield piece


def _views_of_lesson(name: str) -> Iterator[dict[str, Any]]:
    """A whole game in which every kind of card is met."""
    game, plan = rooftree.load(name, build="checked"), lesson_of(name)
    assert plan is not None
    state = game.from_deal(2, plan.deal, plan.options)
    for move in plan.moves:
        yield game.view(state, game.to_act(state))
        game.apply(state, game.parse(move))
    yield game.view(state, YOU)


def _routes() -> Iterator[tuple[str, str, str, str]]:
    for route, method in api_routes():
        query = "".join(map(_query, route.dependant.query_params)).replace("&", "?", 1)
        body, answer = body_of(route), answer_of(route)
        yield f"`{method} {route.path}{query}`", f"`{body}`" if body else "", f"`{answer}`", str(route.summary)


def _query(asked: ModelField) -> str:
    if asked.field_info.is_required():
        return f"&{asked.name}=…"
    return f"[&{asked.name}={'…' if asked.default is None else asked.default}]"


def _limits() -> Iterator[tuple[str, str, str]]:
    for module, names in LIMITS.items():
        said = comments(module)
        for name in names:
            yield f"`{name}`", f"{getattr(module, name):,}".replace(",", " "), said[name]
    said = comments(settings, "Settings")
    for field in dataclasses.fields(settings.Settings):
        if field.name.endswith(("_at_once", "_a_second")):
            yield field.name.replace("_", " "), f"{field.default}", said[field.name]


def _closings() -> Iterator[tuple[int, str]]:
    yield line.TOO_SLOW, "too slow: you did not read what you were sent"
    yield line.TOO_MUCH_JUNK, "too much junk: what could not be read, or came too fast"
    yield line.TOO_SILENT, f"too silent: {line.FIRST_WORD:.0f} seconds without a first command"
    yield 1009, "a message of more than 64 KiB"
    yield 1012, "the server stops; `closing` said when to come again"
    yield line.TRY_AGAIN, "try again: the database was out of reach; repeat what was not answered"


def _sentences(kind: str) -> Iterator[tuple[str, str]]:
    """The sentences as they are written, with their variables."""
    text = (INTERFACE / "en.ftl").read_text(encoding="utf-8")
    for key, said in re.findall(rf"^({kind}-[a-z-]+) = (.+)$", text, re.MULTILINE):
        yield f"`{key}`", re.sub(r"\{ \$(\w+) \}", r"‹\1›", said)


# HTTP


def api_routes() -> Iterator[tuple[APIRoute, str]]:
    for route in api.routes:
        assert isinstance(route, APIRoute)
        for method in sorted(route.methods or ()):
            yield route, method


def body_of(route: APIRoute) -> str:
    hints: dict[str, Any] = get_type_hints(route.endpoint)
    return TYPES.written(hints["body"]) if "body" in hints else BODIES.get(route.endpoint.__name__, "")


def answer_of(route: APIRoute) -> str:
    name = route.endpoint.__name__
    return WRITTEN[name] if name in WRITTEN else TYPES.written(route.response_model)


# The types


def types() -> str:
    """web/src/protocol.ts."""
    return "\n\n".join(
        [
            HEAD.format(
                protocol=protocol.PROTOCOL,
                constants="\n".join(_constants()),
                languages=_union(LANGUAGES),
            ),
            "// What is said, and the parts of messages",
            *_interfaces(SHARED),
            "// Commands: client to server",
            *_interfaces(COMMANDS, SHARED),
            f"export type Command ={_names(COMMANDS)};",
            "// Messages: server to client",
            *_interfaces(MESSAGES, SHARED),
            f"export type Message ={_names(MESSAGES)};",
            "// Views",
            *(each for name in NAMES for each in _views(name)),
            "// HTTP",
            *_interfaces([*REQUESTS, edge.Problem, *ANSWERS, *PIECES], SHARED),
            _routes_type(),
        ]
    ) + "\n"  # fmt: skip


def _constants() -> Iterator[str]:
    said = comments(protocol)
    for name in CONSTANTS:
        beside = f"  // {said[name]}" if said[name] else ""
        yield f"export const {name} = {getattr(protocol, name)};{beside}"
    reactions = ", ".join(f'"{each}"' for each in protocol.REACTIONS)
    yield f"export const REACTIONS = [{reactions}] as const;"


def _union(words: tuple[str, ...]) -> str:
    return " | ".join(f'"{each}"' for each in words)


def _names(classes: tuple[type, ...]) -> str:
    return "".join(f"\n  | {TYPES.name_of(each)}" for each in classes)


def _interfaces(classes: Sequence[type], declared: Sequence[type] = ()) -> Iterator[str]:
    """The declarations of these classes and of all that they need, but for what is declared already."""
    yield from map(TYPES.interface, _objects(classes, declared))


def _objects(classes: Sequence[type], declared: Sequence[type] = ()) -> list[type]:
    known = reachable(list(declared), _is_object)
    return [cls for cls in reachable(list(classes), _is_object) if cls not in known]


def _is_object(cls: type) -> bool:
    return is_typeddict(cls) or (
        issubclass(cls, msgspec.Struct | BaseModel) and cls.__module__.startswith("rooftree.")
    )


def _views(name: str) -> Iterator[str]:
    """The types of a game's view, each under the name of the game."""
    game, module = rooftree.load(name, build="checked"), import_module(f"rooftree.games.{name}.view")
    options = "\n".join(f"  {each.name}: {_values(each.values)};" for each in game.options)
    made = f"{{\n{options}\n}}" if options else "Record<string, never>"
    yield f"export type {name.capitalize()}Options = {made};"
    yield f"export type {name.capitalize()}Decision ={_lines(kebab(each) for each in game.decisions)};"
    yield from _interfaces([module.View], SHARED)


def _values(values: tuple[bool | str, ...]) -> str:
    return "boolean" if isinstance(values[0], bool) else _union(tuple(map(str, values)))


def _lines(words: Iterator[str]) -> str:
    return "".join(f'\n  | "{each}"' for each in words)


def _routes_type() -> str:
    lines = ["/** What each request takes and is answered with; whatever is refused is answered with a `Problem`. */"]
    lines.append("export interface Routes {")
    for route, method in api_routes():
        body, answer = (
            body_of(route) or "null",
            "string" if answer_of(route) in AS_TEXT else answer_of(route),
        )
        lines.append(f'  "{method} {route.path}": {{ body: {body}; answer: {answer} }};')
    return "\n".join([*lines, "}"])


def _view_names() -> dict[type, str]:
    """Every game calls its types alike: here they bear the game's name."""
    found: dict[type, str] = {}
    for name in NAMES:
        module = import_module(f"rooftree.games.{name}.view")
        found |= {each: name.capitalize() + each.__name__ for each in vars(module).values() if is_typeddict(each)}
    return found


def _exact_views() -> dict[str, str]:
    return {
        f"{name.capitalize()}View.{field}": made
        for name in NAMES
        for field, made in {
            "game": f'"{name}"',
            "options": f"{name.capitalize()}Options",
            "decision": f"{name.capitalize()}Decision",
        }.items()
    }


TYPES = Types(
    {
        **_view_names(),
        Message: "Said",
        records.Record: "GameRecord",
        records.Seat: "RecordedSeat",
        records.Result: "RecordedResult",
    },
    {**EXACT, **_exact_views()},
)
