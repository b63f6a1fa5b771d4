"""Logs as one JSON object a line. Nobody's cards, keys, phrases or chat are ever logged."""

import logging
import sys
from typing import TextIO

import structlog

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
    """Whatever a client sends is no fault of the server's: a line of warning, and no pages of traceback."""
    if record.getMessage().startswith("Invalid "):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up_logs() -> None:
    """Our own lines, and those of the libraries from warnings on, in the same form on standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
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
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not isinstance(each, StandardError)] + [handler]
    logging.getLogger("rooftree").setLevel(logging.INFO)
    for name in OWN_MANNERS:
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").addFilter(blame_strangers)
    logging.getLogger("uvicorn.access").disabled = True  # addresses of people, and nothing that metrics do not tell
