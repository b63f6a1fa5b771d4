"""The container files say what the server understands. No engine is needed, so nothing is built here."""

import json
import re
import shlex
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from rooftree.cli import parser
from rooftree.server.app import create_app
from rooftree.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
WORKFLOW = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVER = COMPOSE["services"]["server"]
KNOWN = {f"ROOFTREE_{field.name.upper()}" for field in fields(Settings)} | {"ROOFTREE_CACHE_DIR"}


def instruction(name: str) -> str:
    """What the last instruction of a name says."""
    found: list[str] = re.findall(rf"^{name} (.*)$", DOCKERFILE, flags=re.MULTILINE)
    return found[-1]


def served(*more: str) -> Any:
    return parser().parse_args(json.loads(instruction("ENTRYPOINT"))[1:] + list(more))


def test_every_variable_is_a_setting() -> None:
    inside = dict(word.split("=", 1) for word in shlex.split(instruction("ENV")))
    ours = {name for name in inside | SERVER["environment"] if name.startswith("ROOFTREE_")}
    assert ours <= KNOWN
    assert "ROOFTREE_DATABASE" in ours


def test_the_server_is_started_with_arguments_it_knows() -> None:
    alone, together = served(), served(*SERVER["command"])
    assert (alone.workers, together.workers) == (1, 2)
    assert {alone.host, together.host} == {"0.0.0.0"}
    assert {alone.port, together.port} == {int(instruction("EXPOSE"))}


def test_its_health_is_asked_where_it_is_answered() -> None:
    (port, path), *others = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)'", instruction("HEALTHCHECK"))
    assert (int(port), others) == (served().port, [])
    assert path in {getattr(route, "path", "") for route in create_app(Settings()).routes}


def test_what_is_to_be_kept_lies_in_a_volume_of_a_user_who_is_not_root() -> None:
    inside = dict(word.split("=", 1) for word in shlex.split(instruction("ENV")))
    volume = instruction("VOLUME")
    assert {str(Path(inside[name]).parent) for name in inside if name.startswith("ROOFTREE_")} == {volume}
    assert SERVER["volumes"] == [f"server:{volume}"]
    assert f"--home-dir {volume} {instruction('USER')}" in DOCKERFILE


def test_the_server_and_its_database_name_each_other_alike() -> None:
    database = COMPOSE["services"]["database"]["environment"]
    url = "postgresql://{POSTGRES_USER}:{POSTGRES_PASSWORD}@database/{POSTGRES_DB}".format(**database)
    assert SERVER["environment"]["ROOFTREE_DATABASE"] == url


def test_the_image_is_built_by_commands_and_files_that_are_there() -> None:
    """Its own steps: the targets of the Makefile, the extras, the files that it names and takes along."""
    steps = "\n".join(re.findall(r"^RUN (.*)$", DOCKERFILE, flags=re.MULTILINE))
    assert set(re.findall(r"^make ([a-z-]+)", steps, flags=re.MULTILINE)) == {"dist"} <= TARGETS
    (extras,) = re.findall(r"rooftree\[([a-z,]+)\] @ file://\$\(echo /build/dist/\*\.whl\)", steps)
    assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"])
    (lock,) = re.findall(r"--constraints (\S+)", steps)
    needed = [lock, "Makefile", "pyproject.toml", "hatch_build.py", "README.md", "src", "tools", "web"]
    assert all((ROOT / name).exists() for name in needed)
    assert not {*needed, "."} & set(IGNORED)


def test_the_client_in_the_image_is_the_one_that_is_built_there() -> None:
    """Nor does anything of the environment in use come along."""
    built = "src/rooftree/server/static"
    assert {built, "src/rooftree/press/art", ".venv", ".peers", "dist", "**/node_modules"} <= set(IGNORED)


def test_the_workflow_asks_for_what_is_there() -> None:
    runs = [step["run"] for job in WORKFLOW["jobs"].values() for step in job["steps"] if "run" in step]
    script = ROOT / ".ci/run"
    assert runs == [".ci/run", "make engines-test"]
    assert script.stat().st_mode & 0o100
    assert "engines-test" in TARGETS
    assert set(re.findall(r"make ([a-z-]+)", script.read_text(encoding="utf-8"))) <= TARGETS


def test_the_workflow_tries_every_python_that_is_promised() -> None:
    low, high = re.findall(r"\d\.(\d+)", PROJECT["requires-python"])
    tried = WORKFLOW["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert tried == [f"3.{minor}" for minor in range(int(low), int(high))]
