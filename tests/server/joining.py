"""`rooftree join` for tests: the real command, with somebody at the keyboard who reads the screen."""

import asyncio
import contextlib
import io
import random
import re
import sys
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

import pytest

from rooftree.cli import main
from rooftree.client import Client, Refused
from rooftree.protocol import Ready
from rooftree.texts import Speaker

T = TypeVar("T")
Answer = Callable[[str], str | None]
RATED = re.compile(r"^ *\d+  (\S.*?) +[+-]\d+(?:  (.*))?$", re.MULTILINE)  # a line of what moves are worth
BUNDLE = re.compile(r"buy \S+")  # moves on one line, which names their places
CELL = re.compile(r"\b[A-D][1-4]\b")


class Screen(io.StringIO):
    """Standard output that remembers where the last answer was typed."""

    read_until = 0

    def news(self) -> str:
        """What was printed since this was asked last."""
        text = self.getvalue()[self.read_until :]
        self.read_until = len(self.getvalue())
        return text


class Typist:
    """Standard input: asked for a line, it sees what was printed since the last one. None ends the input."""

    def __init__(self, screen: Screen, script: Iterable[str] | Answer) -> None:
        lines = iter(()) if callable(script) else iter(script)
        self.screen = screen
        self.answer: Answer = script if callable(script) else lambda _: next(lines, None)

    def readline(self) -> str:
        line = self.answer(self.screen.news())
        return "" if line is None else line + "\n"

    def isatty(self) -> bool:
        return False


def join(monkeypatch: pytest.MonkeyPatch, link: str, *args: str, script: Iterable[str] | Answer = ()) -> str:
    """Everything that the command printed; it must end well."""
    screen = Screen()
    monkeypatch.setenv("COLUMNS", "100")
    with monkeypatch.context() as changed:
        changed.setattr(sys, "stdout", screen)
        changed.setattr(sys, "stdin", Typist(screen, script))
        status = main(["join", link, *([] if "--lang" in args else ["--lang", "en"]), *args])
    assert status == 0, screen.getvalue()
    return screen.getvalue()


def somebody(seed: int, lang: str = "en") -> Answer:
    """A person who asks what every move is worth, plays one of them, closes every turn and leaves at the end."""
    chance, speaker = random.Random(seed), Speaker(lang)
    closing, leaving = speaker.say("turn-confirm"), speaker.say("join-end-seated")

    def answer(news: str) -> str | None:
        if leaving in news:
            return None
        rated = RATED.findall(news)
        return "" if closing in news else move(*chance.choice(rated)) if rated else "?"

    def move(name: str, told: str) -> str:
        if not BUNDLE.fullmatch(name):
            return name
        return f"{name} {chance.choice(CELL.findall(told) or ['attic', 'extension'])}"

    return answer


def act(address: str, token: str | None, work: Callable[[Client], Coroutine[Any, Any, T]]) -> T:
    """Something that somebody else does at the server."""

    async def run() -> T:
        async with Client(address, token) as client:
            return await work(client)

    return asyncio.run(run())


def table_with(address: str, game: str, *others: str, players: int = 2, **settings: Any) -> tuple[str, str]:
    """A table whose last seats are taken, by bots (`bot:random`) or by its host under a name; and the host's token."""

    async def open_it(client: Client) -> tuple[str, str]:
        token = await client.become_guest()
        table = await client.open_table(game=game, players=players, **settings)
        for seat, name in enumerate(others, start=players - len(others)):
            if name.startswith("bot:"):
                await client.seat_bot(table, seat, name.removeprefix("bot:"))
            else:
                await client.sit(table, seat, name)
                await client.do(client.command(Ready, table=table, seat=seat))  # no pledge: nobody stays to reveal it
        return table, token

    return act(address, None, open_it)


async def play_to_the_end(client: Client, table: str, seed: int = 0) -> None:
    """At random, for all seats of this client."""
    chance = random.Random(seed)
    async for copy in client.changes(table):
        if copy.is_over:
            return
        with contextlib.suppress(Refused):  # the copy was not the newest
            if (seat := copy.to_confirm) is not None:
                await client.confirm(table, seat)
            elif (seat := copy.to_move) is not None:
                await client.move(table, seat, chance.choice(copy.view(seat)["legal"]))
