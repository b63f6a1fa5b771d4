"""How a server begins and ends: with words that help, a goodbye, and nothing left behind."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rooftree.client import Client
from rooftree.protocol import Closing, decode_message
from rooftree.server.settings import Settings, variable
from tests.server.serve_command import expect_nobody_left, served, sooner_or_later
from tests.server.server_process import free_port
from tests.shared import HANGING


async def play_a_little(address: str) -> str:
    """Until a bot that thinks in a process of its own has moved."""
    async with Client(address) as client:
        await sooner_or_later(client.become_guest)
        table = await client.open_table(game="dreamhome", players=2)
        await client.sit(table, 0, "Ada")
        await client.seat_bot(table, 1, "greedy")
        await client.ready(table, 0)
        async for copy in client.changes(table):
            if any(line.seat == 1 for line in copy.log):
                return table
            if copy.summary["held"] == 0:
                await client.confirm(table, 0)
            elif copy.summary["to_act"] == 0:
                await client.move(table, 0, copy.views["0"]["legal"][0])
    raise AssertionError


async def last_words(address: str, process: "subprocess.Popen[bytes]", number: signal.Signals) -> float | None:
    """What a client hears before the line is closed: in how many seconds to come again."""
    seconds = None
    async with connect(address.replace("http", "ws", 1) + "/socket") as socket:
        await socket.recv()
        process.send_signal(number)
        try:
            async for text in socket:
                message = decode_message(text)
                if isinstance(message, Closing):
                    seconds = message.seconds
        except ConnectionClosed:
            pass
    return seconds


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_end_says_goodbye_and_ends_well(number: signal.Signals, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    address = f"http://127.0.0.1:{port}"
    with served(log, "--database", str(tmp_path / "tables.db"), "--port", str(port)) as process:

        async def work() -> tuple[str, float | None]:
            return await play_a_little(address), await last_words(address, process, number)

        table, seconds = asyncio.run(asyncio.wait_for(work(), HANGING))
        assert process.wait(HANGING) == 0
        assert seconds is not None
        expect_nobody_left(process)
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Rooftree is open at")
    assert lines[1].startswith("Only this machine can come in")
    assert [line for line in lines[2:] if '"level": "info"' not in line] == []
    with sqlite3.connect(tmp_path / "tables.db") as database:
        (count,) = database.execute("SELECT count(*) FROM events WHERE table_id = ?", [table]).fetchone()
    database.close()
    assert count > 5


def test_processes_of_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "log", "--database", str(tmp_path / "tables.db"), "--port", str(port)) as process:
        asyncio.run(asyncio.wait_for(play_a_little(f"http://127.0.0.1:{port}"), HANGING))
        process.kill()
        process.wait()
        expect_nobody_left(process)


def refused(folder: Path, *arguments: str) -> str:
    log = folder / "refused"
    with served(log, *arguments) as process:
        assert process.wait(HANGING) == 2
    return log.read_text(encoding="utf-8").strip()


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    place, port = str(tmp_path / "tables.db"), free_port()
    with served(tmp_path / "log", "--database", place, "--port", str(port)):
        asyncio.run(sooner_or_later(lambda: Client(f"http://127.0.0.1:{port}").get("/api/games")))
        assert refused(tmp_path, "--database", place, "--port", str(free_port())) == (
            f"rooftree serve: another server uses {place}; several need PostgreSQL"
        )
        other = str(tmp_path / "other.db")
        assert refused(tmp_path, "--database", other, "--port", str(port)) == (
            f"rooftree serve: nobody can come in at 127.0.0.1, port {port}: {os.strerror(98)}"
        )
    assert refused(tmp_path, "--database", "postgresql://x@127.0.0.1:9/y").startswith(
        "rooftree serve: postgresql://x@127.0.0.1:9/y cannot be used: "
    )
    assert "several workers need PostgreSQL" in refused(tmp_path, "--database", place, "--workers", "2")


def test_the_page_names_every_variable_there_is() -> None:
    root = Path(__file__).resolve().parents[2]
    named = set(re.findall(r"ROOFTREE_[A-Z_]+", (root / "docs/server.md").read_text(encoding="utf-8")))
    read = {variable(setting.name) for setting in fields(Settings)} | {"ROOFTREE_CACHE_DIR"}
    assert named == read
