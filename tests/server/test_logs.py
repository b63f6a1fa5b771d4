"""What a server writes on standard error: words for a person at a terminal, JSON for programs."""

import json
import re
from collections.abc import Iterator

import pytest
import structlog

from rooftree.server.logs import set_up_logs
from rooftree.server.settings import Logs


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    yield
    set_up_logs()


def say_something() -> None:
    log = structlog.get_logger("rooftree")
    log.info("open", database="sqlite")
    log.error("a bot failed", bot="greedy", table="abc")
    try:
        raise RuntimeError("nobody thinks")
    except RuntimeError:
        log.exception("the clock stumbled")


@pytest.mark.parametrize(
    ("logs", "is_terminal", "in_words"),
    [
        ("auto", True, True),
        ("auto", False, False),
        ("json", True, False),
        ("words", False, True),
    ],
)
def test_a_person_reads_words_and_a_program_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], logs: Logs, is_terminal: bool, in_words: bool
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: is_terminal)
    set_up_logs(logs)
    say_something()
    lines = capsys.readouterr().err.splitlines()
    if in_words:
        assert re.fullmatch(r"\d\d:\d\d:\d\d  Error: A bot failed \(bot: greedy, table: abc\)", lines[0])
        assert lines[-1] == "RuntimeError: nobody thinks"
        assert not any(line.startswith("{") for line in lines)
    else:
        assert [json.loads(line)["event"] for line in lines] == ["open", "a bot failed", "the clock stumbled"]
