"""The reference page of a game: state, observation, decisions and actions, read from the source so as never to lie.

What stands beside a field, a decision or a span is the comment beside it in the game's own files.
"""

import ast
import inspect
import io
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

import rooftree
from rooftree.core.actions import Pairs, Span
from rooftree.core.game import Game
from rooftree.core.layout import Field, dtype_of, fields_of
from rooftree.core.meaning import Count, OneOf, features, meaning_of
from rooftree.core.notation import Phrase
from rooftree.envs import spec_of

Row = Sequence[object]
SHORT = 8  # so many names are all told

PAGE = """\
# {title}: state and actions

{about} Ruleset `{ruleset}`, {least} to {most} players. R1, R2… are rulings: `rooftree rules {name}` tells them.
This page is written by `make docs` from the source, comments included: correct it there.

{options}

## Decisions

What the player to act is being asked (`game.decision(state)`; a view has it in small letters, as `game-over`), and the
actions that answer it.

{decisions}

## Actions

An action is one integer, from 0 to {last}: a span numbers all that its fields may say, the last of them
fastest. `game.format(action)` and `game.parse(words)` lead from numbers to words and back.

{spans}

## State

One record of {state_bytes} bytes: `state["to_act"]`, or `game.read(state).to_act` as a plain number. Offsets are in
bytes from the beginning of the record that a field stands in.

{state}

## Observation

What `game.observe(state, seat)` gives: {observation_bytes} numbers, each an int8, the observing seat first.
`rooftree.envs.spec_of(game)` has what they mean as data, and encodings for networks: {one_hot_size} inputs with
categories as nought and one, {num_indices} rows for a table of embeddings (see [environments](../environments.md)).

{observation}

## Numbers and their names

{cards}

{names}

{constants}
"""


def page(name: str) -> str:
    """The whole page of a game."""
    game = rooftree.load(name, build="checked")
    module = inspect.getmodule(type(game))
    assert module is not None
    return PAGE.format(
        name=name,
        title=(module.__doc__ or "").partition(",")[0],
        about=sentence(type(game)),
        ruleset=game.ruleset,
        least=game.min_players,
        most=game.max_players,
        options=_options(game),
        decisions=_decisions(game),
        last=len(game.notation) - 1,
        spans=_spans(game),
        state_bytes=game.dtype.itemsize,
        state=_record(game.state_class),
        observation_bytes=dtype_of(game.observation_class).itemsize,
        one_hot_size=spec_of(game).one_hot_size,
        num_indices=spec_of(game).num_indices,
        observation=_record(game.observation_class),
        cards=_cards(game),
        names=_names(game),
        constants=_constants(game),
    )


def _options(game: Game) -> str:
    if not game.options:
        return "There is nothing to choose at the set-up."
    values = [[f"`{str(value).lower()}`" for value in option.values] for option in game.options]
    rows = [
        (f"`{option.name}`", each[0], ", ".join(each[1:])) for option, each in zip(game.options, values, strict=True)
    ]
    return table(("option", "default", "or"), rows)


def _decisions(game: Game) -> str:
    said, names = comments(_part(game, "state"), game.decisions.__name__), _span_names(game)
    rows = [
        (int(decision), f"`{decision.name}`", said[decision.name], ", ".join(f"`{names[span]}`" for span in spans))
        for decision, spans in game.spans.items()
    ]
    return table(("number", "decision", "what is asked", "answered by"), rows)


def _spans(game: Game) -> str:
    said, names = comments(_part(game, "actions")), _span_names(game)
    rows = [
        (
            _range(span),
            f"`{names[span]}`",
            _words(phrase),
            ": ".join(filter(None, (_fields_of(span), said[names[span]]))),
            _answered(game, span),
        )
        for phrase in game.notation.phrases
        for span in [phrase.span]
    ]
    return table(("actions", "span", "in words", "says", "answers"), rows)


def _answered(game: Game, wanted: Span) -> str:
    return ", ".join(f"`{decision.name}`" for decision, spans in game.spans.items() if wanted in spans)


def _range(span: Span) -> str:
    return str(span.start) if len(span) == 1 else f"{span.start}–{span.stop - 1}"


def _fields_of(span: Span) -> str:
    told = [f"{field.name} {field.first}–{field.first + len(field.words) - 1}" for field in span.fields]
    return " below ".join(told) if isinstance(span, Pairs) else ", ".join(told)


def _words(phrase: Phrase) -> str:
    texts = phrase.texts()
    return f"`{texts[0]}`" if len(texts) == 1 else f"`{texts[0]}` … `{texts[-1]}`"


def _span_names(game: Game) -> dict[Span, str]:
    members = vars(_part(game, "actions")).items()
    return {value: name for name, value in members if isinstance(value, Span)}


# Records


def _record(record: type) -> str:
    """A record class and all those that it holds, each with its own table."""
    return "\n\n".join([_fields(record)] + [_inner(each) for each in _nested(record)])


def _inner(record: type) -> str:
    return f"### {record.__name__}\n\n{sentence(record)} {dtype_of(record).itemsize} bytes.\n\n{_fields(record)}"


def _nested(record: type) -> list[type]:
    inner = [field.item for field in fields_of(record) if field.is_nested]
    return list(dict.fromkeys(each for item in inner for each in (item, *_nested(item))))


def _fields(record: type) -> str:
    module = inspect.getmodule(record)
    assert module is not None
    said, dtype = comments(module, record.__name__), dtype_of(record)
    fields = {field.name: field for field in fields_of(record)}
    assert dtype.names is not None
    assert dtype.fields is not None
    rows: list[Row] = []
    are_told = any(field.means is not None for field in fields.values())
    for name in dtype.names:
        part, offset = dtype.fields[name][:2]
        if name in fields:
            numbers = [_numbers(fields[name]), str(one_hot_size(fields[name]))] if are_told else []
            rows.append((offset, part.itemsize, f"`{name}`", _type(fields[name]), *numbers, said[name]))
        else:
            rows.append((offset, part.itemsize, "", "", "unused, always 0"))
    return table(("offset", "bytes", "field", "type", *(["numbers", "one-hot"] if are_told else []), "meaning"), rows)


def _numbers(field: Field) -> str:
    """What the numbers of a field say: a range, or how many names there are."""
    if field.is_nested:
        return ""
    match meaning_of(field):
        case OneOf(names) if isinstance(field.means, type):
            return f"one of {len(names)}: `{field.means.__name__}`"
        case OneOf(names):
            return f"one of {len(names)}: " + (", ".join(names) if len(names) < SHORT else f"{names[0]} … {names[-1]}")
        case Count(most, least):
            return f"{least} … {most}"
    return "0 or 1"


def one_hot_size(field: Field) -> int:
    """How many inputs of a network a field is, with names as nought and one."""
    inside = [each.meaning for each in features(field.item)] if field.is_nested else [meaning_of(field)]
    return (field.length or 1) * sum(len(each.names) if isinstance(each, OneOf) else 1 for each in inside)


def _type(field: Field) -> str:
    name = f"[{field.item.__name__}](#{field.item.__name__.lower()})" if field.is_nested else np.dtype(field.item).name
    if not field.length:
        return name
    return f"{name} × {field.length}" + (f", by {field.by.__name__}" if field.by else "")


# Numbers and their names


def _cards(game: Game) -> str:
    """How cards are numbered: the first sentence after the headline of `cards.py`."""
    paragraph = (_part(game, "cards").__doc__ or "").split("\n\n")[1]
    return " ".join(paragraph.split()).partition(". ")[0] + "."


def _names(game: Game) -> str:
    found = {value.__name__: value for part in ("state", "cards") for value in _enums(_part(game, part))}
    found.pop(game.decisions.__name__)
    rows = [
        (f"`{name}`", sentence(value), ", ".join(f"{int(member)} {member.name}" for member in value))
        for name, value in found.items()
    ]
    return table(("name", "meaning", "numbers"), rows)


def _enums(module: ModuleType) -> Iterator[type[IntEnum]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum:
            yield value


def _constants(game: Game) -> str:
    rows: list[Row] = []
    for part in map(partial(_part, game), ("cards", "state", "actions", "observe")):
        said = comments(part)
        rows += [(f"`{name}`", getattr(part, name), said[name]) for name in said if type(getattr(part, name)) is int]
    return table(("constant", "value", "meaning"), rows)


# Reading the source


def _part(game: Game, part: str) -> ModuleType:
    return import_module(f"rooftree.games.{game.name}.{part}")


def sentence(thing: type) -> str:
    """What a class says of itself, as one paragraph."""
    return " ".join((inspect.getdoc(thing) or "").split())


def comments(module: ModuleType, within: str | None = None) -> dict[str, str]:
    """Every name that a module, or one class in it, defines by itself, with the comment on its line."""
    source = inspect.getsource(module)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    beside = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    body = ast.parse(source).body
    if within is not None:
        body = next(each.body for each in body if isinstance(each, ast.ClassDef) and each.name == within)
    return {name: beside.get(each.end_lineno or 0, "") for each in body for name in _defined(each)}


def _defined(statement: ast.stmt) -> Iterator[str]:
    targets: list[Any] = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    for target in targets:
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        yield from (each.id for each in names if isinstance(each, ast.Name))


# Writing Markdown


def table(headings: Sequence[str], rows: Iterable[Row]) -> str:
    """A table; numbers stand to the right."""
    cells = [[str(value).replace("|", "\\|") for value in row] for row in rows]
    are_numbers = [all(cell.lstrip("-").isdecimal() for cell in column) for column in zip(*cells, strict=True)]
    rule = ["--:" if is_number else "---" for is_number in are_numbers]
    return "\n".join(f"| {' | '.join(row)} |" for row in [list(headings), rule, *cells])
