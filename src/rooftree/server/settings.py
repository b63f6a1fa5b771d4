"""What a server is told when it starts; every setting also has a variable in the environment."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Literal

Logs = Literal["auto", "words", "json"]


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = "rooftree.db"
    key_file: str | None = None  # where the key lies that signs people's tokens; else in the database
    host: str = "127.0.0.1"
    port: int = 8000
    address: str | None = None  # where people reach it, e.g. https://play.example.org; else what they asked for
    thinkers: int | None = None  # processes in which bots think
    compiles: bool = True  # the rules, if they are not compiled yet: half a minute in the background
    commands_at_once: int = 60  # of one socket, and so many
    commands_a_second: float = 20.0
    requests_at_once: int = 60  # of one person over HTTP, or of all strangers behind one address, and so many
    requests_a_second: float = 5.0
    tables_at_once: int = 30  # opened by one person, and so many
    tables_a_second: float = 0.01
    most_tables: int | None = None  # that the server keeps; then no more are opened
    keep_tables: float | None = None  # days after which tables that are over, or never began, are deleted
    keep_guests: float | None = None  # days after which guests are forgotten whom nobody has seen since
    crowd_at_once: int = 20  # times as many of all people behind one address, and
    crowd_a_second: float = 5.0  # times as many
    lines_at_once: int = 100  # sockets of all strangers behind one address
    lines_a_person: int = 20
    lines_a_crowd: int = 600  # of all people behind one address
    secrets_at_once: int = 10  # tries at phrases from one address, the same at one account, and so many
    secrets_a_second: float = 0.05
    files_at_once: int = 600  # of the client, by one person: a page is some twenty of them, and so many
    files_a_second: float = 60.0
    house_rules: str | None = None  # the folder whose house rules people can choose
    static: str | None = None  # the folder of the built client, if it is another than the package's
    logs: Logs = "auto"  # in words for a person at a terminal, else as JSON; or always the one or the other
    proxies: tuple[str, ...] = ()  # addresses or networks that are believed whom they speak for
    ops: str | None = None  # HOST:PORT or the path of a socket: figures and health are there, and not at the door
    notices_to: tuple[str, ...] = ()  # private networks in which notices may be sent, too
    metrics_for: tuple[str, ...] = field(default=("127.0.0.1", "::1"))  # who may read /metrics

    @property
    def is_secure(self) -> bool:
        return bool(self.address and self.address.startswith("https://"))


READERS: dict[Any, Callable[[str], Any]] = {
    int: int,
    int | None: int,
    float: float,
    float | None: float,
    bool: lambda text: text != "no",
    tuple[str, ...]: lambda text: tuple(each for each in text.split(",") if each),
}


def variable(setting: str) -> str:
    """Its name in the environment."""
    return f"ROOFTREE_{setting.upper()}"


def from_environment() -> Settings:
    """For worker processes, which are started without arguments."""
    named = {each.name: each.type for each in fields(Settings) if variable(each.name) in os.environ}
    return Settings(**{name: READERS.get(kind, str)(os.environ[variable(name)]) for name, kind in named.items()})
