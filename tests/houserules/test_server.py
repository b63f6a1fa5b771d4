"""House rules at the table server: chosen when a table is opened, shown to all, kept in its log and its record."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from rooftree.cli import main
from rooftree.core.layout import copied
from rooftree.core.records import decode, encode
from rooftree.core.replay import final_state
from rooftree.protocol.seals import fits, fits_record
from rooftree.server.events import Opened
from rooftree.server.table import CLOSED, WAITING, Table
from rooftree.server.thinkers import Thinkers
from tests.houserules.rules import EXAMPLES, FILES, example, played_by
from tests.houserules.test_records import recorded
from tests.server.halls import in_a_loop
from tests.server.serving import Served, serving
from tests.server.test_tables_http import do, opened, pass_and_play, play, shown

GARAGES, ROOFS = example("garage-sale"), example("under-one-roof")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The operator's, without one of the examples."""
    offered = tmp_path_factory.mktemp("rules")
    for path in FILES:
        if path.stem != "bookworms":
            shutil.copy(path, offered)
    return offered


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables"), house_rules=str(folder)) as served:
        yield served


def test_a_server_offers_what_lies_in_its_folder_in_the_readers_language(server: Served) -> None:
    games = {game["name"]: game for game in server.visitor(**{"Accept-Language": "is"}).get("/api/games").json()}
    assert len(games["dreamhome"]["house_rules"]) == 2
    found = next(each for each in games["dreamhome"]["house_rules"] if each["id"] == ROOFS.id)
    assert found["name"] == "Under one roof"
    assert found["about"] == ROOFS.about["is"]
    assert found["options"] == {"roofs": "open"}
    assert "stig fyrir einlitt þak: 8 → 12" in found["changes"]


def test_a_server_without_a_folder_offers_none(tmp_path: Path) -> None:
    with serving(tmp_path) as plain:
        assert all(game["house_rules"] == [] for game in plain.visitor().get("/api/games").json())
        asked = {"game": "dreamhome", "players": 2, "house_rules": GARAGES.id}
        answer = plain.guest().post("/api/tables", json=asked)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-house-rules")


def test_a_table_says_its_rules_wherever_it_is_seen(server: Served) -> None:
    host = server.guest()
    table = opened(host, game="dreamhome", players=2, house_rules=ROOFS.id, is_public=True)["id"]
    seen = shown(server.visitor(), table)
    summary = seen["summary"]
    assert (summary["game"], summary["house_rules"]["name"]) == ("dreamhome", "Under one roof")
    assert summary["options"]["roofs"] == "open"
    assert {"key": "house-number", "args": {"entry": {"name": "number-uniform-roof"}, "before": 8, "after": 12}} in (
        summary["house_rules"]["changes"]
    )
    assert seen["log"][0]["what"] == {"key": "house-rules", "args": {"name": "Under one roof"}}
    assert next(row for row in host.get("/api/tables").json() if row["id"] == table)["house_rules"] == "Under one roof"
    do(host, "sit", table, seat=0, name="Ada")
    assert (
        next(row for row in host.get("/api/me/tables").json() if row["id"] == table)["house_rules"] == "Under one roof"
    )
    plain = opened(host, game="dreamhome", players=2)["id"]
    assert shown(host, plain)["summary"]["house_rules"] is None


def test_a_settled_option_is_nobodys_choice(server: Served) -> None:
    host = server.guest()
    asked: dict[str, Any] = {"game": "dreamhome", "players": 2, "house_rules": ROOFS.id}
    answer = host.post("/api/tables", json={**asked, "options": {"roofs": "strict"}})
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-settings")
    assert "option roofs is open by the house rules" in answer.json()["text"]
    other = host.post("/api/tables", json={**asked, "game": "california"})
    assert other.json()["key"] == "refused-house-rules"
    assert host.post("/api/tables", json={**asked, "house_rules": "dreamhome~0123456789"}).status_code == 409


def test_a_game_by_house_rules_counts_for_no_ratings(server: Served) -> None:
    asked = {"game": "dreamhome", "players": 2, "house_rules": GARAGES.id, "is_rated": True}
    answer = server.guest().post("/api/tables", json=asked)
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-rated-house")


def test_a_whole_game_its_record_its_replay_and_a_game_from_there(server: Served, tmp_path: Path) -> None:
    host = server.guest()
    table = pass_and_play(host, game="dreamhome", house_rules=GARAGES.id)
    view = shown(host, table)["views"]["0"]
    assert view["game"] == GARAGES.id
    play([host], table)
    assert fits(shown(host, table)["summary"])  # the seal is of this game by these rules
    text = host.get(f"/api/tables/{table}/record").text
    record = decode(text.encode())
    assert record.house_rules == GARAGES
    assert fits_record(record)
    final_state(played_by(GARAGES), record)
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    assert main(["replay", str(path), "--check"]) == 0
    place = host.get(f"/api/tables/{table}/replay", params={"move": 5}).json()
    assert place["view"]["game"] == GARAGES.id
    again = opened(host, game="dreamhome", replay=table, moves=3)["id"]
    assert shown(host, again)["summary"]["house_rules"]["name"] == "Garage sale"
    world = host.get(f"/api/tables/{table}/world", params={"move": 1, "seat": 0})
    assert (world.status_code, world.json()["key"]) == (409, "refused-house-rules-here")
    do(host, "rematch", table)
    following = shown(host, table)["summary"]["rematch"]
    assert shown(host, following)["summary"]["house_rules"]["id"] == GARAGES.id


def test_the_book_and_the_magnifier_tell_the_numbers_of_the_rules(server: Served) -> None:
    host = server.guest()
    ours, box = (host.get(f"/api/games/{name}/book").json() for name in (GARAGES.id, "dreamhome"))
    assert ours["cards"]["garage"]["args"]["points"] == "1 / 6"
    assert box["cards"]["garage"]["args"]["points"] == "0 / 4"
    assert ours["house_rules"] == "Garage sale"
    assert box["house_rules"] is None
    for path in ("book", "lesson", "pad", "texts/en"):
        assert host.get(f"/api/games/dreamhome~0123456789/{path}").status_code == 404
    for path in ("lesson", "pad"):
        assert host.get(f"/api/games/{GARAGES.id}/{path}").status_code == 404  # the box has those


def test_a_record_is_gone_on_from_only_by_rules_that_are_offered(server: Served) -> None:
    """Strangers may not have a server make rules of what they send."""
    host = server.guest()
    known, unknown = recorded("garage-sale"), recorded("bookworms")
    answer = host.post("/api/tables", json={"game": "dreamhome", "record": encode(known), "moves": 4})
    assert answer.status_code == 201
    assert shown(host, answer.json()["id"])["summary"]["house_rules"]["id"] == GARAGES.id
    refused = host.post("/api/tables", json={"game": "dreamhome", "record": encode(unknown), "moves": 4})
    assert (refused.status_code, refused.json()["key"]) == (409, "refused-house-rules")
    assert "Bookworms" in refused.json()["text"]


def test_a_table_goes_on_when_the_file_is_gone(folder: Path, tmp_path: Path) -> None:
    """The log has the rules, whole."""
    with serving(tmp_path, house_rules=str(folder)) as before:
        host = before.guest()
        table = pass_and_play(host, game="dreamhome", house_rules=GARAGES.id)
        play([host], table, moves=4)
        token = dict(host.cookies)
    with serving(tmp_path) as after:
        client = after.visitor()
        client.cookies.update(token)
        seen = shown(client, table)
        assert seen["summary"]["house_rules"]["cards"] == GARAGES.cards
        assert play([client], table)["summary"]["status"] == "over"
        answer = client.post("/api/tables", json={"game": "dreamhome", "players": 2, "house_rules": GARAGES.id})
        assert answer.json()["key"] == "refused-house-rules"


def test_rules_that_can_be_played_no_longer_close_the_table() -> None:
    game = played_by(GARAGES)
    settings = Opened("dreamhome", game.ruleset, 2, game.checked_options(None), "ada", house_rules=GARAGES)
    assert Table("table", settings, game).status == WAITING
    box = Thinkers(1).game("dreamhome")
    assert Table("table", settings, box).status == CLOSED


@in_a_loop
async def test_a_bot_in_a_process_of_its_own_knows_the_rules() -> None:
    thinkers, game = Thinkers(1), played_by(GARAGES)
    state = game.new(2, 3)
    move = await thinkers.choose(game, "greedy", copied(state), 0, 1)
    await thinkers.close()
    assert game.parse(move) in game.moves(state)


def test_neither_the_daily_house_nor_the_pad_knows_them(server: Served, tmp_path: Path) -> None:
    host = server.guest()
    days: list[dict[str, Any]] = host.get("/api/daily").json()["days"]
    assert "~" not in json.dumps(days)
    assert EXAMPLES.is_dir()
    answer: httpx2.Response = host.post(f"/api/games/{GARAGES.id}/pad", json={"house": []})
    assert answer.status_code == 404
