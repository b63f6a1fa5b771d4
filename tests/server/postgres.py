"""A PostgreSQL of the tests' own, in a temporary folder on a free port: `initdb` must be on the machine.

PostgreSQL refuses to run as root, so that root starts it as somebody else. `.ci/run` installs it where it can.
"""

import asyncio
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.server_process import free_port

USERS = ("postgres", "nobody")  # whom root may become
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # nobody cuts the power of a test
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((place for place in reversed(places) if (place / "pg_ctl").exists()), None)


class Postgres:
    """A server that can be stopped and started again, with any number of databases."""

    def __init__(self, place: Path, folder: Path) -> None:
        self._place, self.folder, self.port = place, folder, free_port()
        self._numbers = itertools.count(1)
        self._user = _somebody() if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._run("initdb", "--username=rooftree", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        options += f" -p {self.port} -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "start", "--wait", f"--options={options}", f"--log={self.folder / 'log'}")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", f"--mode={how}")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._place / program, f"--pgdata={self.folder / 'data'}", *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._user,
            cwd=self.folder,
        )

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://rooftree@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """An empty database, as `--database` wants it."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, query: str, database: str = "postgres") -> list[Any]:
        return asyncio.run(self._execute(query, self.url(database)))

    async def _execute(self, query: str, url: str) -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch(query))
        finally:
            await connection.close()

    def cut_connections(self) -> int:
        """End every connection of the server under test, as a network or an administrator may."""
        ended = self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rooftree'"
        )
        return len(ended)


def _somebody() -> str:
    for name in USERS:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    pytest.skip("PostgreSQL does not run as root, and there is nobody else on this machine")


@contextmanager
def running() -> Iterator[Postgres]:
    place = programs()
    if place is None:
        pytest.skip("there is no PostgreSQL on this machine: apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="rooftree-postgres-"))
    try:
        folder.chmod(0o755)
        server = Postgres(place, folder)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server
