"""Logs: one JSON object a line for programs, plain words for a person who looks on.

Nobody's cards, keys, phrases or chat are ever logged.
"""

import logging
import sys
from typing import TextIO

import structlog

from rooftree.server.settings import Logs

OWN_MANNERS = ("uvicorn", "uvicorn.error", "uvicorn.asgi")  # these come with handlers of their own


class StandardError(logging.StreamHandler[TextIO]):
    """Writes to whatever standard error is at the time."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:
        return sys.stderr

    @stream.setter
    def stream(self, _: TextIO) -> None:
        pass


def blame_strangers(record: logging.LogRecord) -> bool:
    """Whatever a client sends is no fault of the server's: a line of warning, and no pages of traceback.

    A socket that was refused with a reason (`socket.turn_away`) was not forgotten, as uvicorn believes.
    """
    if record.getMessage().startswith("ASGI callable returned without completing handshake"):
        return False
    if record.getMessage().startswith("Invalid "):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def in_words(_logger: object, _method: str, entry: structlog.typing.EventDict) -> str:
    """`21:04:11  A bot failed (bot: greedy, table: abc)`, and the traceback, if there is one, below."""
    time, text, trace = entry.pop("timestamp"), str(entry.pop("event")), entry.pop("exception", "")
    level = {"error": "Error: ", "critical": "Error: "}.get(entry.pop("level", ""), "")
    details = ", ".join(f"{name}: {value}" for name, value in entry.items())
    said = f"{time}  {level}{text[:1].upper()}{text[1:]}{f' ({details})' if details else ''}"
    return f"{said}\n{trace}" if trace else said


def is_for_people(logs: Logs) -> bool:
    """Whether somebody reads along: on a terminal, unless it was said otherwise."""
    return logs == "words" or (logs == "auto" and sys.stderr.isatty())


def set_up_logs(logs: Logs = "auto") -> None:
    """Our own lines, and those of the libraries from warnings on, in the same form on standard error.

    People are told of troubles only: that the server is open, they see.
    """
    for_people = is_for_people(logs)
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if for_people else "iso", utc=not for_people),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = StandardError()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                in_words if for_people else structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not isinstance(each, StandardError)] + [handler]
    logging.getLogger("rooftree").setLevel(logging.WARNING if for_people else logging.INFO)
    for name in OWN_MANNERS:
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").addFilter(blame_strangers)
    logging.getLogger("uvicorn.access").disabled = True  # addresses of people, and nothing that metrics do not tell
