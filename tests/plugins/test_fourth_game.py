"""A game from a package of its own, installed beside Rooftree: what can be done with the others can be done with it.

Nothing in Rooftree knows `examples/fourth_game`.
"""

import asyncio
import json
import re
import shutil
from pathlib import Path

import pexpect
import pytest

from rooftree.client import Client
from tests.plugins.fresh import GABLE, ROOT, Fresh, with_installed
from tests.server.server_process import ServerProcess
from tests.shared import HANGING

pytestmark = pytest.mark.long

COMPILING = "compiling the rules of gable"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return with_installed(tmp_path_factory.mktemp("fresh"), GABLE)


def test_it_is_small() -> None:
    files = [path for path in GABLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 700


def test_it_is_no_part_of_rooftree() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    assert not [source for source in sources if "gable" in source.lower()]


def test_it_is_listed_with_its_package(fresh: Fresh) -> None:
    listed = json.loads(fresh.rooftree("games", "--json").stdout)
    assert listed["problems"] == []
    assert [game["brought by"] for game in listed["games"] if game["game"] == "gable"] == ["rooftree-gable 1.0.0"]
    assert {"california", "dreamhome", "homesweethome"} < {game["game"] for game in listed["games"]}


def test_its_rules_are_compiled_once_until_they_change(fresh: Fresh, tmp_path: Path) -> None:
    """The cache is named by the sources: a second process finds everything, an edited rule is compiled anew."""
    simulate = ("simulate", "gable", "--bots", "greedy,random", "--games", "40", "--json")
    first, second = fresh.rooftree(*simulate), fresh.rooftree(*simulate)
    assert COMPILING in first.stderr
    assert COMPILING not in second.stderr
    shutil.copytree(fresh.installed / "gable", tmp_path / "gable")
    rules = tmp_path / "gable" / "rules.py"
    rules.write_text(
        rules.read_text(encoding="utf-8").replace("PAIR_POINTS = 2", "PAIR_POINTS = 30"), encoding="utf-8"
    )
    edited = fresh._replace(path=str(tmp_path)).rooftree(*simulate)
    assert COMPILING in edited.stderr
    assert _mean(edited.stdout) > _mean(first.stdout) + 30


def _mean(told: str) -> float:
    return float(json.loads(told)["contestants"][0]["scores"]["mean"])


def test_its_records_are_written_and_checked(fresh: Fresh) -> None:
    records = fresh.folder / "games.jsonl"
    fresh.rooftree("simulate", "gable", "--players", "3", "--games", "20", "--records", records)
    assert "20" in fresh.rooftree("replay", records, "--check").stdout


def test_its_speed_is_measured(fresh: Fresh) -> None:
    short = ("--no-start", "--players", "2", "--repeats", "3", "--milliseconds", "50")
    told = fresh.rooftree("bench", "gable", *short).stdout
    assert re.search(r"gable.*plain Python", told, re.DOTALL), told


@pytest.mark.parametrize("laws", ["law_4", "not law_4"])
def test_its_own_tests_pass(fresh: Fresh, laws: str) -> None:
    done = fresh.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", laws, GABLE / "test_gable.py")
    assert done.returncode == 0, done.stdout[-3000:]


def test_it_is_played_in_the_terminal_to_the_end(fresh: Fresh) -> None:
    """Against bots, with a look at everything on the way, and one move taken back."""
    kept = fresh.folder / "kept.json"
    words = ["-m", "rooftree", "play", "gable", "--seats", "Ada,greedy,random", "--seed", "3", "--lang", "en"]
    child = pexpect.spawn(
        fresh.python, words, cwd=fresh.folder, env=fresh.environment, encoding="utf-8", dimensions=(60, 100)
    )
    child.timeout = HANGING
    child.expect("\r\n> ")
    for question, answer in [
        ("?", "at best"),
        ("why A2", "build A1 first"),
        ("score", "Total"),
        ("rules points", "gable"),
        ("look A1", "Nothing lies here yet"),
        ("look pile", "Cards in the pile: "),
    ]:
        child.sendline(question)
        child.expect(answer)
        child.expect("\r\n> ")
    child.sendline("table")
    child.expect("\r\n> ")
    child.sendline(_first_move(child.before or ""))
    child.expect("u = undo\r\n> ")
    child.sendline("u")
    while child.expect(["u = undo\r\n> ", "Keep this game.*> ", "\r\n> "]) != 1:
        child.sendline("" if "u = undo" in str(child.after) else _first_move(child.before or ""))
    assert re.search(r"(wins?|victory) with \d+ points|share the victory", child.before or "")
    child.sendline(kept.name)
    child.expect(pexpect.EOF)
    assert "1" in fresh.rooftree("replay", kept, "--check").stdout


def _first_move(screen: str) -> str:
    """The first line of the menu: a sentence, or a card and its places."""
    *_, question = screen.split("Which card do you take")
    number, told = re.findall(r"^ +(\d+)  (.+?)\r?$", question, re.MULTILINE)[0]
    places = told.partition(" · ")[2].split()
    return f"{number} {places[0]}" if places else number


def test_it_is_played_at_a_server_with_bots(fresh: Fresh, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, python=fresh.python, environment=fresh.environment) as server:
        scores = asyncio.run(_play(server.address))
    assert len(scores) == 3


async def _play(address: str) -> list[int]:
    """A person who takes what pays most at once, against two bots."""
    async with Client(address) as client:
        await client.become_guest()
        table = await client.open_table(game="gable", players=3)
        await client.seat_bot(table, 1, "greedy")
        await client.seat_bot(table, 2, "random")
        await client.sit(table, 0, "Ada")
        await client.prefer(table, 0, confirms=False)
        await client.ready(table, 0)
        async for copy in client.changes(table):
            if copy.is_over:
                break
            if copy.to_move == 0:
                worth = (await client.preview(table, 0)).moves
                await client.move(table, 0, max(worth, key=lambda move: worth[move].points or 0))
        return list(copy.summary["result"]["scores"])


FRAMEWORKS = """
import warnings

import gymnasium, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import rooftree.envs.seat, rooftree.envs.spiel
from rooftree.envs import gable_v0

warnings.simplefilter("ignore")
for players in (2, 3, 4):
    api_test(gable_v0.env(players=players, build="checked"), num_cycles=30)
    seed_test(lambda: gable_v0.env(players=players, build="checked"), num_cycles=20)
    made = gymnasium.make("rooftree/gable-v0", players=players, opponents="greedy", build="checked")
    check_env(made.unwrapped, skip_render_check=True)
    for chance in ("deals", "explicit"):
        game = pyspiel.load_game(f"rooftree_gable(players={players},build=checked,chance={chance})")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
render_test(lambda **chosen: gable_v0.raw_env(build="checked", **chosen))
"""


def test_the_frameworks_of_others_know_it_by_its_name(fresh: Fresh) -> None:
    """Installed, it is there under the same ids as ours, and passes the same suites, whoever plays."""
    done = fresh.run("-c", FRAMEWORKS)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
