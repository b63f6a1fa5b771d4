"""The wheel in environments that have what its extras say, and nothing else of the one in use."""

import re
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from rooftree.core.jit import cache_home
from rooftree.core.needs import EXTRAS
from rooftree.server.pages import BUILT
from tests.plugins.fresh import ROOT, Fresh
from tests.server.server_process import ServerProcess
from tests.shared import HANGING

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OPTIONAL = PROJECT["optional-dependencies"]
SHEET = ROOT / "examples" / "sheets" / "dreamhome" / "rulebook.toml"

pytestmark = [pytest.mark.xdist_group("wheel"), pytest.mark.long]  # they share what is built and installed


class Warm(Fresh):
    """What is compiled already, it finds: the wheel has the same sources."""

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "ROOFTREE_CACHE_DIR": str(cache_home())}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built with the client as it lies there."""
    folder = tmp_path_factory.mktemp("dist")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True, timeout=HANGING)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return installed(tmp_path_factory.mktemp("base"), wheel)


def installed(folder: Path, wheel: Path, *extras: str) -> Fresh:
    """The wheel with these extras. Nothing is downloaded: the packages are those of the environment in use."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=HANGING)
    fresh = Warm(folder)
    wanted = [*PROJECT["dependencies"], *(each for extra in extras for each in OPTIONAL[extra])]
    for package in closure(wanted):
        lay(package, fresh.installed)
    options = ["-q", "--no-deps", "--no-index", "--disable-pip-version-check"]
    words = [sys.executable, "-m", "pip", "--python", fresh.python, "install", *options, str(wheel)]
    subprocess.run(words, check=True, capture_output=True, timeout=HANGING)
    return fresh


def closure(wanted: list[str]) -> list[Distribution]:
    """The packages that these requirements bring, and what those require."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(each) for each in wanted]
    seen: set[str] = set()
    while waiting:
        asked = waiting.pop()
        if str(asked) in seen:
            continue
        seen.add(str(asked))
        package = found.setdefault(asked.name, distribution(asked.name))
        for line in package.requires or []:
            further = Requirement(line)
            names = [{"extra": extra} for extra in ("", *asked.extras)]
            if further.marker is None or any(further.marker.evaluate(each) for each in names):
                waiting.append(further)
    return list(found.values())


def lay(package: Distribution, into: Path) -> None:
    """A link to everything at the top that belongs to a package."""
    for top in {file.parts[0] for file in package.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        target = into / top
        if not target.exists():
            target.symlink_to(Path(str(package.locate_file(top))))


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_told_to_be_missing_is_what_the_extra_brings(extra: str) -> None:
    """Modules and packages have different names here and there."""
    named = {re.split(r"[\[<>=]", each)[0] for each in OPTIONAL[extra]}
    called = {"argon2-cffi": "argon2", "numba-cuda": "numba_cuda", "open_spiel": "pyspiel"}
    assert {called.get(name, name).replace("-", "_") for name in named} == set(EXTRAS[extra])


@pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the browser client is not built: make web")
def test_the_wheel_contains_the_built_client(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read("rooftree/server/static/index.html").decode()
    assert {"rooftree/server/static/sw.js", "rooftree/server/static/icon.svg.br"} <= names
    script = page.split('<script type="module" crossorigin src="/')[1].split('"')[0]
    assert f"rooftree/server/static/{script}" in names
    assert {"rooftree/press/art/dreamhome/rooms/gym.svg", "rooftree/press/art/letters/LICENSE"} <= names
    assert not [name for name in names if "node_modules" in name]
    built = {path.stem for path in (ROOT / "web" / "src" / "modules").glob("*.wasm")}  # those that there were
    modules = {name for name in names if name.endswith(".wasm") and "/python-" not in name}
    assert {name.rpartition("/")[2].partition("-")[0] for name in modules} == built
    assert "rooftree/py.typed" in names


def test_the_base_install_has_nothing_of_the_server(base: Fresh) -> None:
    there = {path.name for path in base.installed.iterdir()}
    assert {"rooftree", "numba", "rich"} <= there
    assert not {*EXTRAS["table"], *EXTRAS["envs"]} & there
    assert (base.installed / "rooftree" / "py.typed").is_file()


def test_the_base_install_plays_scores_and_studies(base: Fresh, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    base.rooftree("simulate", "dreamhome", "--bots", "random", "--players", 2, "--games", 2, "--records", records)
    assert "2" in base.rooftree("replay", records, "--check").stdout
    assert base.rooftree("perft", "dreamhome", "--depth", 1).stdout
    assert base.rooftree("score", SHEET).stdout
    assert base.rooftree("rules", "california", "--lang", "is").stdout
    assert "homesweethome" in base.rooftree("games").stdout
    words = [base.python, "-m", "rooftree", "play", "dreamhome", "--seed", "7"]
    played = subprocess.run(
        words, input="2\n3\nG1\n", env=base.environment, capture_output=True, text=True, timeout=HANGING, check=False
    )
    assert "G1" in played.stdout, played.stderr


def test_everything_that_can_be_imported_without_the_extras_is(base: Fresh) -> None:
    code = (
        "import rooftree, rooftree.envs, rooftree.coach, rooftree.lab.bench, rooftree.protocol; rooftree.envs.Vector"
    )
    done = base.run("-c", code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("serve",),
        ("open", "dreamhome"),
        ("join", "http://localhost:1/t/abc"),
        ("backup", "out.gz"),
        ("restore", "in.gz"),
        ("key", "rotate"),
        ("admin", "tables"),
    ],
)
def test_what_needs_the_server_says_how_to_install_it(base: Fresh, words: tuple[str, ...]) -> None:
    done = base.run("-m", "rooftree", *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"rooftree {words[0]} needs more than the base install (")
    assert done.stderr.endswith("pip install 'rooftree[table]'\n")
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("rooftree.client", "table"),
        ("rooftree.envs.aec", "envs"),
        ("rooftree.envs.seat", "envs"),
        ("rooftree.envs.spiel", "envs"),
    ],
)
def test_so_does_what_is_imported(base: Fresh, module: str, extra: str) -> None:
    done = base.run("-c", f"import {module}")
    assert done.returncode == 1
    assert done.stderr.endswith(f"pip install 'rooftree[{extra}]'\n")


def test_so_does_a_vector_on_a_gpu(base: Fresh) -> None:
    code = "from rooftree.envs import Vector; Vector('california', 4, 4, device='cuda')"
    assert base.run("-c", code).stderr.endswith("(numba_cuda): pip install 'rooftree[cuda]'\n")


def test_so_do_tensors(base: Fresh, tmp_path: Path) -> None:
    code = "from rooftree.envs import offline; offline.tensors('nothing.parquet')"
    assert "pip install torch" in base.run("-c", code).stderr


def test_with_its_extra_the_server_serves_the_browser_client(wheel: Path, tmp_path: Path) -> None:
    if not (ROOT / "src" / "rooftree" / "server" / "static" / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    fresh = installed(tmp_path / "table", wheel, "table")
    with ServerProcess(tmp_path, python=fresh.python, environment=fresh.environment) as server:
        page = asked(server.address)
        (script,) = set(re.findall(r'<script[^>]* src="([^"]+)"', page))
        assert len(asked(f"{server.address}/{script.lstrip('./')}")) > 10_000
        assert "homesweethome" in asked(f"{server.address}/api/games")


def asked(address: str) -> str:
    with urllib.request.urlopen(address, timeout=HANGING) as answer:
        return str(answer.read().decode())


def test_with_their_extra_the_environments_are_there(wheel: Path, tmp_path: Path) -> None:
    fresh = installed(tmp_path / "envs", wheel, "envs")
    code = """
import gymnasium, pyspiel
from rooftree.envs import dreamhome_v0
import rooftree.envs.seat, rooftree.envs.spiel

env = dreamhome_v0.env(build="checked")
env.reset(seed=1)
for agent in env.agent_iter(8):
    env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
one = gymnasium.make("rooftree/california-v0", opponents="random", build="checked")
one.step(one.action_space.sample(one.reset(seed=1)[1]["action_mask"]))
print(pyspiel.load_game("rooftree_homesweethome(players=3,build=checked)").num_players())
"""
    done = fresh.run("-c", code)
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr
