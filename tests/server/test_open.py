"""`rooftree open`: a table and its link, or a clear word about why not."""

from pathlib import Path

import pytest

from rooftree.cli import main
from tests.server.server_process import ServerProcess, free_port


def test_a_table_is_opened_and_its_host_may_come_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(tmp_path) as server:
        token = str(tmp_path / "token")
        assert main(["open", "california", server.address, "--players", "3", "--public", "--token-file", token]) == 0
        link, hint = capsys.readouterr().out.splitlines()
        assert link.startswith(f"{server.address}/t/")
        assert f"join {link} --name NAME" in hint
        assert main(["open", "dreamhome", server.address, "--players", "5", "--token-file", token]) == 2
        assert "2 to 4 players, not 5" in capsys.readouterr().err
        assert main(["open", "dreamhome", server.address, "--option", "roofs=blue", "--token-file", token]) == 2
        assert "option roofs must be strict or open" in capsys.readouterr().err


def test_where_no_server_is_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "dreamhome", f"localhost:{free_port()}", "--token-file", str(tmp_path / "token")]) == 2
    assert "rooftree serve" in capsys.readouterr().err
