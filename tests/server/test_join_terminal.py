"""`rooftree join` on a terminal: news while somebody types, a line that breaks, Ctrl-C."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

from rooftree.client import Client
from rooftree.protocol import TakeOver
from tests.server.joining import act, table_with
from tests.server.server_process import ServerProcess
from tests.shared import HANGING

pytestmark = pytest.mark.xdist_group("server process")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as running:
        yield running


def hear_interrupts() -> None:
    """Where the tests run in the background of a shell, Ctrl-C is ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def joined(server: ServerProcess, table: str, *args: str) -> "Iterator[pexpect.spawn[str]]":
    """The real command on a terminal of its own."""
    command = ["-m", "rooftree", "join", f"{server.address}/t/{table}", "--lang", "en", *args]
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": str(server.folder)}
    child = pexpect.spawn(
        sys.executable,
        command,
        encoding="utf-8",
        timeout=HANGING,
        dimensions=(45, 100),
        env=environment,
        preexec_fn=hear_interrupts,
    )
    try:
        yield child
    finally:
        child.close(force=True)


def test_news_comes_while_somebody_types_and_the_line_is_not_lost(server: ServerProcess) -> None:
    table, token = table_with(server.address, "california", "Bo")
    with joined(server, table, "--name", "Anna") as child:
        child.expect("Do you take a gold coin")
        child.expect("> ")
        child.send("say good")
        child.expect("say good")
        act(server.address, token, lambda client: client.say(table, "are you there?"))
        child.expect("· Bo: “are you there\\?”")
        child.expect("> say good")
        child.sendline(" evening")
        child.expect("· Anna: “good evening”")
        child.sendline("quit")
        child.expect("Goodbye!")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 0


def test_a_line_that_breaks_is_taken_up_again_and_the_game_goes_on(server: ServerProcess) -> None:
    table, token = table_with(server.address, "california", "Bo")

    async def gold(client: Client) -> None:
        await client.move(table, 1, "gold")
        await client.confirm(table, 1)

    with joined(server, table, "--name", "Anna") as child:
        child.expect("Do you take a gold coin")
        server.crash()
        child.expect("The connection to the server is lost")
        server.start()
        child.expect("The connection is back.")
        child.sendline("gold")
        child.expect("Enter = done")
        child.sendline("")
        child.expect("It is Bo’s turn.")
        act(server.address, token, gold)
        child.expect("· Bo takes a gold coin.")
        child.expect("Do you take a gold coin")


def test_ctrl_c_leaves_and_the_seat_is_kept(server: ServerProcess) -> None:
    table, _ = table_with(server.address, "california", "Bo")
    with joined(server, table, "--name", "Anna") as child:
        child.expect("Do you take a gold coin")
        child.expect("> ")
        child.sendintr()
        child.expect("Your seat is kept")
        child.expect("Goodbye!")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 130
    with joined(server, table) as child:
        child.expect("Do you take a gold coin")
        child.expect("Welcome back, Anna")


def test_before_the_game_one_may_sit_stand_up_and_talk(server: ServerProcess) -> None:
    table, token = table_with(server.address, "california", players=3)
    with joined(server, table) as child:
        child.expect("“sit NAME” takes a free seat")
        child.sendline("sit 2 Anna")
        child.expect("  2  Anna .you. · ready")
        child.sendline("say hello")
        child.expect("· Anna: “hello”")
        child.sendline("stand")
        child.expect("  2  free")
        child.sendline("say I just watch")
        child.expect("· Somebody watching: “I just watch”")
        act(server.address, token, lambda client: client.sit(table, 0, "Bo"))
        child.expect("  1  Bo · not ready yet")


def test_whoever_gave_the_seat_to_a_bot_can_take_it_back(server: ServerProcess) -> None:
    table, _ = table_with(server.address, "california", "Bo")
    with joined(server, table, "--name", "Anna", "--no-confirm") as child:
        child.expect("Do you take a gold coin")
        tokens = json.loads((server.folder / "rooftree" / "tokens.json").read_text(encoding="utf-8"))
        act(server.address, tokens[server.address], lambda client: let_bot_play(client, table))
        child.expect("A bot plays for you; “back” lets you play again.")
        child.sendline("back")
        child.expect("· Anna plays again.")
        child.expect("It is Bo’s turn.")


async def let_bot_play(client: Client, table: str) -> None:
    await client.do(client.command(TakeOver, table=table, seat=0, bot="random"))
