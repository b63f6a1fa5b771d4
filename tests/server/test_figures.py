"""The figures for Prometheus: what an operator wants to be woken by, and a dashboard that asks for nothing else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import httpx2
import pytest

from rooftree.server import keeping
from rooftree.server.store.failures import NotWritten
from rooftree.server.store.store import Store
from tests.server.serving import Served, done, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\brooftree_\w+")
SUFFIXES = ("_total", "_bucket", "_count", "_sum", "_created")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("figures")) as served:
        yield served


def figure(server: Served, name: str, **labels: str) -> float:
    return server.services.metrics.registry.get_sample_value(name, labels) or 0.0


def opened(client: httpx2.Client) -> str:
    return str(client.post("/api/tables", json={"game": "california", "players": 2}).json()["id"])


def test_the_time_until_everybody_saw_it_is_measured(server: Served) -> None:
    host = server.guest()
    table, before = opened(host), figure(server, "rooftree_shown_seconds_count")
    with server.line(host) as line:
        done(line.ask("sit", table=table, seat=0, name="Anna"))
    assert figure(server, "rooftree_shown_seconds_count") == before + 1


def test_what_is_refused_is_counted_by_reason(server: Served) -> None:
    host = server.guest()
    table = opened(host)
    with server.line(host) as line:
        before = figure(server, "rooftree_refusals_total", why="refused-no-such-seat")
        assert line.ask("sit", table=table, seat=9, name="Anna")["kind"] == "refused"
        assert figure(server, "rooftree_refusals_total", why="refused-no-such-seat") == before + 1
    assert host.get("/api/tables/nowhere").status_code == 404
    assert figure(server, "rooftree_refusals_total", why="refused-no-such-table") == 1


def test_writes_that_fail_are_counted(server: Served) -> None:
    host = server.guest()
    table, before = opened(host), figure(server, "rooftree_write_failures")
    with server.line(host) as line, mock.patch.object(Store, "_insert", side_effect=NotWritten("full")):
        assert line.ask("sit", table=table, seat=0, name="Anna")["why"]["key"] == "refused-not-written"
    assert figure(server, "rooftree_write_failures") > before


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_ask_for_figures_that_there_are(server: Served, file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    wanted = set(NAME.findall(text))
    page, _ = server.services.metrics.page()
    told = {line.split()[2] for line in page.splitlines() if line.startswith("# TYPE")}
    assert wanted
    assert {_plain(name) for name in wanted} <= {_plain(name) for name in told}


def _plain(name: str) -> str:
    return next((name.removesuffix(end) for end in SUFFIXES if name.endswith(end)), name)


def test_the_dashboard_is_one() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    assert board["title"] == "Rooftree"
    assert all(panel["targets"] for panel in board["panels"])


def test_while_those_who_play_have_to_wait_nobody_opens_another_table(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, wanted = server.guest(), {"game": "california", "players": 2}
    table = opened(host)
    with server.line(host) as line:
        done(line.ask("sit", table=table, seat=0, name="Anna"))
    assert server.services.metrics.wait > 0
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "MANY", 1)
        patch.setattr(keeping, "SLOW", 0.0)
        patch.setattr(keeping, "BUSY", 0.0)
        answer = host.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-crowded")
        assert host.get(f"/api/tables/{table}").status_code == 200
        for each in ("MANY", "SLOW", "BUSY"):
            with mock.patch.object(keeping, each, 10_000):
                assert not keeping.is_crowded(server.services)
    assert host.post("/api/tables", json=wanted).status_code == 201
