"""Logs as one JSON object a line. Nobody's cards, keys, phrases or chat are ever logged."""

import logging
import sys

import structlog


def set_up_logs() -> None:
    """Our own lines, and uvicorn's, in the same form on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn.access").disabled = True  # addresses of people, and nothing that metrics do not tell
