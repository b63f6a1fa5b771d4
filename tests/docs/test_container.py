"""The container files say what the server understands. No engine is needed, so nothing is built here."""

import json
import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from rooftree.cli import parser
from rooftree.server.app import create_app
from rooftree.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
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
