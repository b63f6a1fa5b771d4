"""What this package uses of structlog, for where nobody reads logs but whoever opens the browser's console."""

import sys
import traceback
from typing import Any


class Logger:
    """Says what went wrong, and nothing else."""

    def info(self, event: str, **more: Any) -> None:
        """Nobody asked."""

    def error(self, event: str, **more: Any) -> None:
        trouble = more.pop("exc_info", None)
        print(event, more or "", file=sys.stderr)
        if isinstance(trouble, BaseException):
            traceback.print_exception(trouble)

    def exception(self, event: str, **more: Any) -> None:
        self.error(event, **more, exc_info=sys.exception())


def get_logger() -> Logger:
    return Logger()


def stand_in() -> None:
    """From now on this is structlog, for whoever imports it."""
    sys.modules["structlog"] = sys.modules[__name__]
