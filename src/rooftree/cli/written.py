"""Reading a score sheet from its file; whatever is wrong with the file is told in the reader's language."""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.cli.errors import CommandError
from rooftree.core.text import harmless

if TYPE_CHECKING:
    from rooftree.texts import Speaker

MAX_BYTES = 100_000
MAX_SHOWN = 40  # characters of a line, in an error
LINE = re.compile(r"\(at line (\d+), column \d+\)")
FAULTS = {  # what Python says of a file, and what people most likely did
    "Invalid value": "quotes",
    "Expected newline or end of document": "quotes",
    "Expected '=' after a key": "equals",
    "Invalid statement": "equals",
    "Invalid initial character for a key part": "equals",
    "Unclosed": "closed",
    "Unterminated string": "closed",
    "Illegal character": "closed",
    "at the end of a": "brackets",  # "Expected ']]' at the end of an array declaration"
    "Cannot overwrite a value": "twice",
    "Cannot declare": "twice",
    "Duplicate inline table key": "twice",
}


def sheet(path: Path, speaker: "Speaker") -> dict[str, Any]:
    """What is written in the file."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from None
    if len(content) > MAX_BYTES:
        raise CommandError(f"{path}: {speaker.say('pad-too-long')}")
    try:
        text = content.decode()
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise CommandError(f"{path}: {speaker.say('pad-not-text')}") from None
    except (ValueError, RecursionError) as error:  # TOMLDecodeError among them
        raise CommandError(f"{path}: {_fault(text, str(error), speaker)}") from None


def _fault(text: str, error: str, speaker: "Speaker") -> str:
    """The line that cannot be read, and what would be right there."""
    lines = text.rstrip("\n").split("\n")
    found = LINE.search(error)
    number = min(int(found[1]), len(lines)) if found else len(lines)
    fault = next((fault for said, fault in FAULTS.items() if said in error), "other")
    line = harmless(lines[number - 1].strip(), MAX_SHOWN)
    return speaker.say("pad-bad-toml", line=number, text=line, fault=fault, error=harmless(error, 2 * MAX_SHOWN))
