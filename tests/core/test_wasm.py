"""The rules as WebAssembly: made without any tool, the same bytes each time, and in Node the same numbers as here."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from llvmlite import binding as llvm

import rooftree
from rooftree.bots import make as make_bot
from rooftree.coach import modules
from rooftree.core import border, wasm
from rooftree.core.game import Game
from rooftree.core.jit import Kind, for_no_processor
from rooftree.core.wasmlink import NotLinkable, leb, linked, padded, sleb
from rooftree.games import NAMES
from rooftree.lab.wasm import in_node, node, play, plays_the_same
from rooftree.testing.tables import settings_of
from tests.core.toy import Toy

ROOT = Path(__file__).parents[2]
GAMES_PLAYED = 1000
PLAYOUTS = 60
SEARCHED = 12  # moves, as web/tools/rules.ts does


@pytest.mark.parametrize("name", NAMES)
def test_a_module_plays_the_games_of_the_cpu(name: str) -> None:
    game = rooftree.load(name)
    assert plays_the_same(game, game.max_players, GAMES_PLAYED)


def test_another_game_is_noticed() -> None:
    """The comparison above compares something."""
    game = rooftree.load("california")
    [one], [other] = play(game, 2, 0, 10), play(game, 2, 1, 10)
    assert one.hash != other.hash


@pytest.mark.parametrize("name", NAMES)
def test_a_module_answers_every_question_as_the_cpu_does(name: str) -> None:
    """Legal moves, observations, possible worlds, points: with the first and the last of all settings."""
    game = rooftree.load(name, "checked")
    settings = [each for each in settings_of(name) if not each.former]
    for setting in (settings[0], settings[-1]):
        players, options = setting.players, dict(setting.options)
        [theirs] = in_node("walk", modules.module_of(name), players, 5, json.dumps(options))
        assert theirs == walked(game, players, 5, options)


def walked(game: Game, players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """What web/tools/rules.ts does."""
    told, steps, state = hashlib.sha256(), 0, game.new(players, seed, options)
    tie_break = game.bound(border.tie_break_at)
    while not game.is_over(state):
        seat, moves = game.to_act(state), game.moves(state)
        assert seat is not None
        for part in (state.tobytes(), ",".join(map(str, moves)).encode(), game.observe(state, seat).tobytes()):
            told.update(part)
        told.update(game.determinize(state, seat, steps).tobytes())
        state = game.step(state, moves[steps % len(moves)])
        steps += 1
    for seat in range(players):
        ties = tie_break(game.opened(game.state_class, state), 0, seat)
        told.update(f"{game.score(state, seat)} {ties};".encode())
    return {"steps": steps, "hash": told.hexdigest()}


@pytest.mark.parametrize("name", NAMES)
def test_the_search_answers_as_the_bot_does(name: str) -> None:
    """For the same seed and playouts, whatever the portions are."""
    game = rooftree.load(name)
    state, bot, answers = game.new(game.max_players, 3), make_bot(f"search:{PLAYOUTS}", game, 3), []
    for _ in range(SEARCHED):
        seat = game.to_act(state)
        assert seat is not None
        answers.append(bot.choose(state, seat))
        state = game.step(state, answers[-1])
    for portion in (7, 10 * PLAYOUTS):
        assert in_node("search", modules.module_of(name), game.max_players, 3, PLAYOUTS, portion) == [answers]


def test_a_game_from_outside_has_a_module_too_and_it_is_the_same_each_time(tmp_path: Path) -> None:
    """Whatever order Python's sets have; and nothing is imported, so that any browser can take it."""
    made = [made_apart(seed) for seed in ("1", "2")]
    assert made[0] == made[1]
    path = tmp_path / "toy.wasm"
    path.write_bytes(made[0])
    [theirs] = in_node("walk", path, 3, 5, '{"most": "two"}')
    assert theirs == walked(Toy(Kind.COMPILED), 3, 5, {"most": "two"})


def made_apart(hash_seed: str) -> bytes:
    code = (
        "import sys; from rooftree.core import wasm; from rooftree.core.jit import Kind; "
        "from rooftree.core.whole import finish_nothing; from tests.core.toy import Toy; "
        "finish_nothing(); toy = Toy(Kind.WASM); "
        "sys.stdout.buffer.write(wasm.module_of(toy, wasm.doors(toy)))"
    )
    own = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-W", "ignore", "-c", code]
    return subprocess.run(
        words, check=True, stdout=subprocess.PIPE, env=os.environ | for_no_processor() | own, cwd=ROOT
    ).stdout


def test_a_module_is_kept_by_what_it_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOFTREE_CACHE_DIR", str(tmp_path))
    made: list[str] = []

    def make(_: str, name: str) -> bytes:
        made.append(name)
        return b"a module"

    monkeypatch.setattr(wasm, "in_process_of_its_own", make)
    assert modules.kept("california") is None
    path = modules.module_of("california")
    assert path.read_bytes() == b"a module"
    assert (modules.module_of("california"), modules.kept("california"), made) == (path, path, ["california"])
    monkeypatch.setattr(wasm, "MAKERS", ())
    assert modules.kept("california") is None


def test_old_modules_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOFTREE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(wasm, "in_process_of_its_own", lambda *_: b"a module")
    for number in range(modules.MOST_KEPT + 2):
        maker = tmp_path / "maker.py"
        maker.write_text(str(number))
        monkeypatch.setattr(wasm, "MAKERS", (maker,))
        modules.module_of("california")
    assert len(list(tmp_path.rglob("california-*.wasm"))) == modules.MOST_KEPT


# The little linker

TABLE = """
@table = internal constant [4 x i32] [i32 7, i32 11, i32 13, i32 17]
@place = internal constant ptr getelementptr inbounds (i32, ptr @table, i32 1)
@way = external global i32
define i32 @at(i32 %i) {
  %here = getelementptr i32, ptr @table, i32 %i
  %value = load i32, ptr %here
  %start = load volatile ptr, ptr @place
  %other = load i32, ptr %start
  %sum = add i32 %value, %other
  ret i32 %sum
}
"""


def object_of(code: str) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(wasm._aimed(wasm.HEAD + code))
    machine = llvm.Target.from_triple(wasm.TRIPLE).create_target_machine(features=wasm.FEATURES, reloc="static")
    return bytes(machine.emit_object(module))


def test_addresses_in_code_and_in_constants_are_moved_behind_the_stack(tmp_path: Path) -> None:
    path = tmp_path / "table.wasm"
    path.write_bytes(linked(object_of(TABLE), ["at"], {}))
    program = """
        const code = require("fs").readFileSync(process.argv[1]), module = new WebAssembly.Module(code),
          { at } = new WebAssembly.Instance(module).exports;
        console.log(WebAssembly.Module.imports(module).length, at(0), at(3));
    """
    done = subprocess.run([*node(), "-e", program, str(path)], check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.split() == ["0", str(7 + 11), str(17 + 11)]


def test_what_would_have_to_be_imported_is_refused_by_name() -> None:
    calls = "declare double @pow(double, double)\ndefine double @f(double %x) {\n"
    calls += "  %y = call double @pow(double %x, double %x)\n  ret double %y\n}\n"
    with pytest.raises(NotLinkable, match="from outside, these call pow"):
        linked(object_of(calls), ["f"], {})


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(NotLinkable, match="no WebAssembly"):
        linked(b"MZ\0\0\0\0\0\0\0", [], {})


@pytest.mark.parametrize(("value", "plain", "signed"), [(3, "03", "03"), (64, "40", "c000"), (300, "ac02", "ac02")])
def test_numbers_are_written_as_browsers_read_them(value: int, plain: str, signed: str) -> None:
    assert (leb(value).hex(), sleb(value).hex()) == (plain, signed)
    assert padded(value).hex() == bytes([value & 0x7F | 0x80, value >> 7 | 0x80, 0x80, 0x80, 0]).hex()
