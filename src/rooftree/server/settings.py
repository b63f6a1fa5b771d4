"""What a server is told when it starts; every setting also has a variable in the environment."""

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = "rooftree.db"
    host: str = "127.0.0.1"
    port: int = 8000
    address: str | None = None  # where people reach it, e.g. https://play.example.org; else what they asked for
    thinkers: int | None = None  # processes in which bots think
    compiles: bool = True  # the rules, if they are not compiled yet: half a minute in the background
    commands_at_once: int = 60  # of one socket, and so many
    commands_a_second: float = 20.0
    requests_at_once: int = 60  # of one address over HTTP, and so many
    requests_a_second: float = 5.0
    lines_at_once: int = 100  # sockets of one address
    secrets_at_once: int = 10  # tries at phrases from one address, and so many
    secrets_a_second: float = 0.05
    files_at_once: int = 600  # of the client, by one address: a page is some twenty of them, and so many
    files_a_second: float = 60.0
    static: str | None = None  # the folder of the built client, if it is another than the package's
    metrics_for: tuple[str, ...] = field(default=("127.0.0.1", "::1"))  # who may read /metrics

    @property
    def is_secure(self) -> bool:
        return bool(self.address and self.address.startswith("https://"))


def from_environment() -> Settings:
    """For worker processes, which are started without arguments."""
    read = os.environ.get
    plain = Settings()
    return Settings(
        database=read("ROOFTREE_DATABASE", plain.database),
        host=read("ROOFTREE_HOST", plain.host),
        port=int(read("ROOFTREE_PORT", plain.port)),
        address=read("ROOFTREE_ADDRESS") or None,
        thinkers=int(read("ROOFTREE_THINKERS", 0)) or None,
        compiles=read("ROOFTREE_COMPILES", "yes") != "no",
        commands_at_once=int(read("ROOFTREE_COMMANDS_AT_ONCE", plain.commands_at_once)),
        commands_a_second=float(read("ROOFTREE_COMMANDS_A_SECOND", plain.commands_a_second)),
        requests_at_once=int(read("ROOFTREE_REQUESTS_AT_ONCE", plain.requests_at_once)),
        requests_a_second=float(read("ROOFTREE_REQUESTS_A_SECOND", plain.requests_a_second)),
        lines_at_once=int(read("ROOFTREE_LINES_AT_ONCE", plain.lines_at_once)),
        secrets_at_once=int(read("ROOFTREE_SECRETS_AT_ONCE", plain.secrets_at_once)),
        secrets_a_second=float(read("ROOFTREE_SECRETS_A_SECOND", plain.secrets_a_second)),
        files_at_once=int(read("ROOFTREE_FILES_AT_ONCE", plain.files_at_once)),
        files_a_second=float(read("ROOFTREE_FILES_A_SECOND", plain.files_a_second)),
        static=read("ROOFTREE_STATIC") or None,
        metrics_for=tuple(read("ROOFTREE_METRICS_FOR", ",".join(plain.metrics_for)).split(",")),
    )
