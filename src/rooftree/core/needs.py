"""What is not in the base install, and how to get it: the extras of the package, by the modules that they bring."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

TABLE = (
    "aiosqlite",
    "alembic",
    "argon2",
    "cryptography",
    "fastapi",
    "itsdangerous",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)
EXTRAS = {
    "cuda": ("numba_cuda",),
    "envs": ("gymnasium", "pettingzoo", "pyspiel"),
    "parquet": ("pyarrow",),
    "table": TABLE,
}


class NotInstalled(ImportError):
    """Something is asked for that an extra would bring."""

    def __init__(self, what: str, extra: str, missing: str) -> None:
        super().__init__(f"{what} needs more than the base install ({missing}): pip install 'rooftree[{extra}]'")


def need(extra: str, what: str) -> None:
    """`NotInstalled`, in words, unless everything that an extra brings is there."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        raise NotInstalled(what, extra, ", ".join(missing))


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """The same around imports: what is not there is told with its remedy."""
    try:
        yield
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name not in EXTRAS[extra]:
            raise
        raise NotInstalled(what, extra, name) from None
