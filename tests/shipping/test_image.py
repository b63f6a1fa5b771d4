"""The image is built and run, alone and with PostgreSQL, where Docker's daemon answers.

Elsewhere nothing is built: tests/docs/test_container.py holds the files against the checkout.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.shared import HANGING

ROOT = Path(__file__).resolve().parents[2]
IMAGE = "rooftree-test"
PASSWORD = {"POSTGRES_PASSWORD": "tested"}
PAUSE = 0.5


def answers(*words: str) -> bool:
    """Whether the engine does something without a complaint."""
    if shutil.which("docker") is None:
        return False
    return subprocess.run(["docker", *words], capture_output=True, timeout=HANGING, check=False).returncode == 0


pytestmark = [
    pytest.mark.xdist_group("image"),
    pytest.mark.long,
    pytest.mark.skipif(not answers("info"), reason="no Docker daemon answers: no image is built"),
]


def docker(*words: str) -> str:
    """What the engine says; it builds for many minutes at most."""
    done = subprocess.run(
        ["docker", *words], cwd=ROOT, env={**os.environ, **PASSWORD}, capture_output=True, text=True,
        timeout=6 * HANGING, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout.strip()


def asked(address: str) -> str:
    """A page of the server, as soon as it has started."""
    end = time.monotonic() + HANGING
    while True:
        try:
            with urlopen(address, timeout=HANGING) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(PAUSE)


@pytest.fixture(scope="module")
def image() -> Iterator[str]:
    docker("build", "--tag", IMAGE, ".")
    yield IMAGE
    docker("image", "rm", "--force", IMAGE)


def test_the_image_serves_the_browser_client(image: str) -> None:
    """One process, as a user of its own, with SQLite in the volume."""
    container = docker("run", "--detach", "--publish", "127.0.0.1::8000", image)
    try:
        address = "http://" + docker("port", container, "8000").splitlines()[0]
        asked(f"{address}/healthz")
        assert '<script type="module"' in asked(address)
        assert "homesweethome" in asked(f"{address}/api/games")
        assert docker("exec", container, "id", "--user") != "0"
        assert "tables.db" in docker("exec", container, "ls", "/var/lib/rooftree").split()
    finally:
        docker("rm", "--force", "--volumes", container)


def test_two_processes_share_postgresql(image: str) -> None:
    if not answers("compose", "version"):
        pytest.skip("docker compose is not installed")
    compose = ("compose", "--project-name", IMAGE)
    try:
        docker(*compose, "up", "--build", "--detach", "--wait")
        address = "http://" + docker(*compose, "port", "server", "8000").splitlines()[0]
        assert "california" in asked(f"{address}/api/games")
        docker(*compose, "exec", "--no-TTY", "server", "rooftree", "backup", "tables.jsonl.gz")
        assert "tables.jsonl.gz" in docker(*compose, "exec", "--no-TTY", "server", "ls").split()
    finally:
        docker(*compose, "down", "--volumes", "--rmi", "local")
