"""The protocol's page and its TypeScript: complete, and true for what really goes over the wire."""

import hashlib
import os
import random
import re
import shutil
import subprocess
import types
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import rooftree
from rooftree.core.message import Message
from rooftree.core.records import encode
from rooftree.core.score import Score
from rooftree.games import NAMES
from rooftree.protocol import Commands, Messages, Ready, Reveal, Said, Sit, said
from rooftree.server.dealing import next_of_deal
from rooftree.server.documents import summary_of
from rooftree.server.record import record_of
from rooftree.server.seal import commitment_of
from tests.server.table_log import ADA, BEN, TableLog

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TYPES = ROOT / "web" / "src" / "protocol.ts"


def tags(union: Any) -> list[str]:
    return [each.__struct_config__.tag for each in get_args(union)]


@pytest.mark.parametrize("union", [Commands, Messages], ids=["commands", "messages"])
def test_every_command_and_message_is_on_the_page_and_among_the_types(union: Any) -> None:
    text = TYPES.read_text(encoding="utf-8")
    for tag in tags(union):
        assert f"| `{tag}` |" in PAGE
        assert re.search(rf'^  (do|kind): "{tag}";$', text, re.MULTILINE)


def test_links_from_the_page_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link


@pytest.mark.parametrize("name", NAMES)
def test_the_deal_can_be_checked_as_the_page_says(name: str) -> None:
    """With a real table, what it showed before the deal, and its record."""
    log = TableLog(name, secret="5e" * 32)
    commitment, secrets = commitment_of(log.table), {ADA: "a0" * 32, BEN: "b1" * 32}
    for seat, (person, secret) in enumerate(secrets.items()):
        log.do(person, Sit, seat, f"P{seat}")
        log.do(person, Ready, seat, pledge=sha256(secret))
    log.write(next_of_deal(log.table, set(log.table.shares)))
    pledges = [share.pledge for share in log.table.shares.values()]
    for person, secret in secrets.items():
        log.do(person, Reveal, secret)
    log.write(next_of_deal(log.table, set(log.table.shares)))
    log.play_on(seed=1)
    summary = msgspec.to_builtins(summary_of(log.table, ADA, frozenset()))
    text = encode(record_of(log.table)).encode()
    told = {"summary": summary, "commitment": commitment, "pledges": pledges, "text": text}
    run_the_page(told)
    for part, other in (("commitment", "0" * 64), ("pledges", pledges[:1]), ("summary", {**summary, "seed": "7"})):
        with pytest.raises(AssertionError):
            run_the_page({**told, part: other})


def run_the_page(told: dict[str, Any]) -> None:
    code = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(code) == 2
    for each in code:
        exec(compile(each, "protocol.md", "exec"), dict(told))


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# Views are what their types say


@cache
def views(name: str) -> list[dict[str, Any]]:
    """What a seat and a spectator see now and then in a game at random, as it goes over the wire."""
    game, chance, found = rooftree.load(name, build="checked"), random.Random(3), list[dict[str, Any]]()
    state, moves = game.new(game.min_players, 3), 0
    while not game.is_over(state):
        if moves % 4 == 0:
            found += [game.view(state, seat) for seat in (None, game.to_act(state))]
        game.apply(state, chance.choice(game.moves(state)))
        moves += 1
    found += [game.view(state, None), game.view(state, 0)]
    return [{**view, "reasons": {move: said(why) for move, why in view["reasons"].items()}} for view in found]


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is what an annotation says, nothing less and nothing more."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        return set(value) == set(hints) and all(fits(value[key], hints[key]) for key in hints)
    if hint is Message:
        return isinstance(value, Said)
    if hint is Any:  # the key and the arguments of a message that is plain JSON already
        return True
    if origin is list:
        return isinstance(value, list) and all(fits(each, args[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            isinstance(key, str) and fits(each, args[1]) for key, each in value.items()
        )
    if origin in (Union, types.UnionType):
        return any(fits(value, each) for each in args)
    if origin is Literal:
        return value in args
    return isinstance(value, hint) and isinstance(value, bool) == (hint is bool)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_is_what_its_type_says(name: str) -> None:
    view_type = import_module(f"rooftree.games.{name}.view").View
    hints = get_type_hints(view_type)
    for view in views(name):
        assert set(view) == set(hints)
        assert [key for key, hint in hints.items() if key != "scores" and not fits(view[key], hint)] == []
        assert msgspec.json.encode(msgspec.convert(view["scores"], list[Score])) == msgspec.json.encode(view["scores"])


# TypeScript


def compiler() -> str:
    """A TypeScript compiler, if there is one."""
    beside = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    found = os.environ.get("ROOFTREE_TSC") or shutil.which("tsc") or (str(beside) if beside.exists() else None)
    if found is None:
        pytest.skip("there is no TypeScript compiler: put tsc on the path, or name it in ROOFTREE_TSC")
    return found


def complaints(tmp_path: Path, code: str) -> list[int]:
    """The lines of some code beside the types that the compiler complains of."""
    shutil.copy(TYPES, tmp_path / "protocol.ts")
    (tmp_path / "use.ts").write_text(code, encoding="utf-8")
    strict = ["--strict", "--exactOptionalPropertyTypes", "--noEmit", "--skipLibCheck"]
    command = [compiler(), *strict, "--target", "es2022", "--lib", "es2022", "use.ts"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert (done.returncode == 0) == (said == "")
    assert "protocol.ts" not in said, said
    return sorted({int(line) for line in re.findall(r"^use\.ts\((\d+),", said, re.MULTILINE)})


def test_the_types_compile_and_real_views_fit_them(tmp_path: Path) -> None:
    names = [f"{name.capitalize()}View" for name in NAMES]
    lines = [f'import type {{ {", ".join(names)} }} from "./protocol";']
    for name, view in zip(names, map(views, NAMES), strict=True):
        written = ", ".join(msgspec.json.encode(each, enc_hook=str).decode() for each in view[::6])
        lines.append(f"export const some{name}: {name}[] = [{written}];")
    assert complaints(tmp_path, "\n".join(lines)) == []


def test_commands_and_messages_are_known_by_their_tags_and_every_game_has_views(tmp_path: Path) -> None:
    lines = {
        'import type { Command, DreamhomeView, Message, View } from "./protocol";': True,
        'export const sit: Command = { do: "sit", id: "1", table: "t", seat: 0, name: "Ada" };': True,
        'export const ready: Command = { do: "ready", id: "2", table: "t", seat: 0 };': True,
        'export const since = (it: Message) => (it.kind === "change" ? it.since : 0);': True,
        "export const seen = (it: DreamhomeView): View => it;": True,
        'export const nameless: Command = { do: "sit", id: "1", table: "t", seat: 0 };': False,
        'export const unknown: Command = { do: "sat", id: "1", table: "t" };': False,
        "export const whose = (it: View) => it.market;": False,
        "export const which = (it: Message) => it.since;": False,
    }
    wrong = [number for number, is_right in enumerate(lines.values(), start=1) if not is_right]
    assert complaints(tmp_path, "\n".join(lines)) == wrong
