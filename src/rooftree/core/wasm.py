"""The rules of a game as one small WebAssembly module: the only file that knows how LLVM is aimed at browsers.

Numba writes the rules as LLVM code for no processor in particular. Here they get doors that JavaScript can open, are
aimed at wasm32 and improved all together (what is called from no door goes), and become one object, of which
core/wasmlink.py makes a module. Nothing is imported: no runtime, no allocator, no Python, no tool besides llvmlite.

A door takes places in the module's memory, where the caller has put records, and numbers. What lies where in a record,
how large everything is, and what each action is called is said by the module itself, in its custom section `rooftree`
(`Facts`), as JSON. docs/wasm.md is for whoever calls.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rooftree.core import border, wasmlink
from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM, sow
from rooftree.core.game import Game
from rooftree.core.houserules import in_environment
from rooftree.core.jit import Code, code_of, for_no_processor, rule
from rooftree.core.layout import dtype_of
from rooftree.core.linking import Linker, Rule
from rooftree.core.wasmlink import linked

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
MAKERS = (Path(__file__), Path(wasmlink.__file__))
SECTION = "rooftree"
COUNT = "count"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128"


class Records(NamedTuple):
    """A door takes the address of so many of these; of None, as many as its argument `count` says."""

    name: str
    dtype: np.dtype[Any]
    many: int | None = 1


class Number(NamedTuple):
    """A door takes a whole number; a wide one has 64 bits, which JavaScript calls a BigInt."""

    name: str
    is_wide: bool = False


class Always(NamedTuple):
    """What the rule takes and the door does not ask for."""

    value: int


class Count(NamedTuple):
    """How many records there are of those that do not say so: the rule sees it by their length."""

    name: str = COUNT


Argument = Records | Number | Always | Count


class Door(NamedTuple):
    """A function of the module: a rule, what it takes, and what stands for its placeholders besides the game's own."""

    name: str
    rule: Rule
    takes: Sequence[Argument]
    names: Mapping[str, Rule] = {}


@rule
def sow_at(streams: list[Any], seed: int, purpose: int) -> None:
    sow(streams[0], seed, purpose)


@rule
def play_at(states: list[Any], blank: list[Any], seed: int, count: int, moves: list[Any], streams: list[Any]) -> int:
    """Whole random games, one in each state: the number of decisions."""
    return border.random_games(states, blank, seed, count, moves, streams)[0]


def doors(game: Game) -> list[Door]:
    """What every game's module has."""
    state, moves, stream = Records("state", game.dtype), Records("moves", MOVES), Records("stream", STREAM)
    seat, first = Number("seat"), Always(0)
    seen = Records("observation", dtype_of(game.observation_class))
    games = (Records("states", game.dtype, None), Records("blank", game.dtype), Number("seed", is_wide=True))
    return [
        Door("deal", border.deal_at, (state, first, Number("seed", is_wide=True))),
        Door("list_moves", border.list_moves_at, (state, first, moves)),
        Door("apply", border.apply_at, (state, first, Number("action"))),
        Door("score", border.score_at, (state, first, seat)),
        Door("tie_break", border.tie_break_at, (state, first, seat)),
        Door("observe", border.observe_at, (state, first, seat, seen)),
        Door("determinize", border.determinize_at, (state, first, seat, stream)),
        Door("sow", sow_at, (stream, Number("seed", is_wide=True), Number("purpose"))),
        Door("play", play_at, (*games, Number("count"), moves, stream)),
    ]


def made_of(game: Game, doors: Sequence[Door], more: Mapping[str, Any] = {}) -> list[str]:
    """All that the module of a game is made of, in short: another text for any other rule, table or tool."""
    from importlib.metadata import version

    rules = game.rules._asdict()
    links = [Linker(game.name, {**rules, **door.names}).link(door.rule).digest for door in doors]
    takes = [f"{door.name} {door.takes}" for door in doors]
    tools = [sys.version, *map(version, ("numba", "numpy", "llvmlite")), *(path.read_text() for path in MAKERS)]
    return [*tools, *links, *takes, _note(game, doors, more).decode()]


def module_of(game: Game, doors: Sequence[Door], more: Mapping[str, Any] = {}) -> bytes:
    """The module; `more` is what it says of itself besides what every module does.

    The same sources and tools give the same bytes, in a process that is `for_no_processor`.
    """
    codes = [_code(game, door) for door in doors]
    return linked(_object(codes, doors), [door.name for door in doors], {SECTION: _note(game, doors, more)})


def in_process_of_its_own(module: str, *words: str) -> bytes:
    """What `python -m module words` writes to its output, for no processor in particular."""
    command = [sys.executable, "-W", "ignore", "-m", module, *words]
    environment = {**os.environ, **for_no_processor(), **in_environment(words[0] if words else "")}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment).stdout


# From rules to an object


def _code(game: Game, door: Door) -> Code:
    takes = [each.dtype if isinstance(each, Records) else None for each in door.takes if not isinstance(each, Count)]
    return code_of(game.bound(door.rule, **door.names), takes)


def _object(codes: Sequence[Code], doors: Sequence[Door]) -> bytes:
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    texts = {library: text for code in codes for library, text in code.texts.items()}
    added = "".join(_door(code, door) for code, door in zip(codes, doors, strict=True))
    whole = llvm.parse_assembly(_aimed(HEAD + added))
    for text in texts.values():
        whole.link_in(llvm.parse_assembly(_aimed(text)))
    shown = {door.name for door in doors}
    for part in (*whole.functions, *whole.global_variables):
        if not part.is_declaration and part.name not in shown:
            part.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    return bytes(machine.emit_object(whole))


HEAD = 'target triple = ""\ntarget datalayout = ""\n'
COUNTING = re.compile(r"^(define [^\n]*@NRT_(?:incref|decref)\([^\n]*\{)\n.*?^\}", re.MULTILINE | re.DOTALL)


def _aimed(code: str) -> str:
    """The same code for another machine; rules allocate nothing, so that nothing has to be counted."""
    code = COUNTING.sub(r"\1\n  ret void\n}", code)
    code = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.MULTILINE)
    return re.sub(r"^target datalayout = .*$", f'target datalayout = "{LAYOUT}"', code, flags=re.MULTILINE)


def _door(code: Code, door: Door) -> str:
    """A C function around a rule as Numba has it, where an array is seven values; nobody raises, so nobody asks."""
    given, passed = [], []
    for place, each in enumerate(door.takes):
        match each:
            case Always(value):
                passed.append(f"i64 {value}")
            case Count():
                given.append(f"i32 %a{place}")
            case Number(_, is_wide):
                given.append(f"i64 %a{place}" if is_wide else f"i32 %a{place}")
                passed.append(f"i64 %{'a' if is_wide else 'w'}{place}")
            case Records(_, dtype, many):
                given.append(f"ptr %a{place}")
                count = str(many) if many is not None else f"%w{_place_of_count(door)}"
                size = dtype.itemsize
                passed.append(f"ptr null, ptr null, i64 {count}, i64 {size}, ptr %a{place}, i64 {count}, i64 {size}")
    widened = [
        f"  %w{place} = sext i32 %a{place} to i64"
        for place, each in enumerate(door.takes)
        if isinstance(each, Count) or (isinstance(each, Number) and not each.is_wide)
    ]
    answer = f"i{code.bits}" if code.bits else "ptr"
    types = ["ptr", "ptr", *(each.split()[0] for each in ", ".join(passed).split(", "))]
    lines = [
        f'declare i32 @"{code.name}"({", ".join(types)})',
        f'define {"i32" if code.bits else "void"} @"{door.name}"({", ".join(given)}) {{',
        f"  %answer = alloca {answer}",
        "  %error = alloca ptr",
        *widened,
        f'  %status = call i32 @"{code.name}"(ptr %answer, ptr %error, {", ".join(passed)})',
        *_answered(code),
        "}",
    ]
    return "\n" + "\n".join(lines) + "\n"


def _answered(code: Code) -> list[str]:
    """A number of 32 bits, or nothing."""
    if not code.bits:
        return ["  ret void"]
    read = f"  %raw = load i{code.bits}, ptr %answer"
    if code.bits == 32:
        return [read, "  ret i32 %raw"]
    turn = "trunc" if code.bits > 32 else "sext" if code.is_signed else "zext"
    return [read, f"  %small = {turn} i{code.bits} %raw to i32", "  ret i32 %small"]


def _place_of_count(door: Door) -> int:
    counts = [
        place for place, each in enumerate(door.takes) if isinstance(each, Number | Count) and each.name == "count"
    ]
    return counts[0]


# What a module says of itself


def _note(game: Game, doors: Sequence[Door], more: Mapping[str, Any]) -> bytes:
    facts = {**facts_of(game, doors), **more}
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode()


def facts_of(game: Game, doors: Sequence[Door]) -> dict[str, Any]:
    """For whoever calls: what is how large, where to find what every state has, and what an action is called."""
    records = [each for door in doors for each in door.takes if isinstance(each, Records)]
    return {
        "game": game.name,
        "ruleset": game.ruleset,
        "players": [game.min_players, game.max_players],
        "blank": game.blank(game.min_players).tobytes().hex(),
        "sizes": {each.name: each.dtype.itemsize * (each.many or 1) for each in records},
        "fields": {name: place_of(game.dtype, name) for name in ("decision", "to_act", "num_players")},
        "options": {
            option.name: {"values": list(option.values), "field": place_of(game.dtype, option.field)}
            for option in game.options
        },
        "actions": [game.format(action) for action in range(len(game.notation))],
    }


def place_of(record: np.dtype[Any], field: str) -> list[int]:
    """At which byte of a record a field begins, and how many bytes it has."""
    assert record.fields is not None
    dtype, offset = record.fields[field][:2]
    return [offset, dtype.itemsize]
