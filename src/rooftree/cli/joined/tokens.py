"""Who one is at a server, kept for tomorrow: one token a server, in a file that nobody else may read."""

import json
import os
from contextlib import suppress
from pathlib import Path

from rooftree.cli.errors import CommandError

OWNER_ONLY = 0o600


class Tokens:
    """The tokens by server in the reader's folder for settings, or the one token of a file that they name."""

    def __init__(self, file: Path | None = None) -> None:
        self.is_single = file is not None
        self.path = file or settings_folder() / "tokens.json"

    def read(self, server: str) -> str | None:
        """The token kept for a server; `CommandError` if there is a file that cannot be read."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"cannot read {self.path}: {error}") from None
        if self.is_single:
            return text.strip() or None
        return _tokens_in(text).get(server)

    def keep(self, server: str, token: str) -> None:
        """Write it down, the whole file or nothing; `OSError` if that cannot be."""
        if self.read(server) == token:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(self.path.name + ".part")
        with suppress(FileNotFoundError):
            beside.unlink()
        with os.fdopen(
            os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w", encoding="utf-8"
        ) as file:
            file.write(token + "\n" if self.is_single else self._with(server, token))
        beside.replace(self.path)

    def _with(self, server: str, token: str) -> str:
        with suppress(FileNotFoundError):
            return json.dumps({**_tokens_in(self.path.read_text(encoding="utf-8")), server: token}, indent=2) + "\n"
        return json.dumps({server: token}, indent=2) + "\n"


def _tokens_in(text: str) -> dict[str, str]:
    """What is no longer readable is forgotten: a token can be had anew."""
    with suppress(ValueError):
        found = json.loads(text)
        if isinstance(found, dict):
            return {server: token for server, token in found.items() if isinstance(token, str)}
    return {}


def settings_folder() -> Path:
    """Where programs keep what belongs to their user."""
    given = os.environ.get("XDG_CONFIG_HOME") or (os.environ.get("APPDATA") if os.name == "nt" else None)
    try:
        return Path(given or Path.home() / ".config") / "rooftree"
    except RuntimeError:  # someone without a home
        raise CommandError("there is no folder for settings here; name a file with --token-file") from None
