"""A table from its invitation to its replay, over HTTP as a page or a program uses it."""

import hashlib
import json
import random
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import segno

import rooftree
from rooftree.cli import main
from rooftree.core.replay import decode, final_state
from tests.server.serving import Served, serving

GAMES = ("dreamhome", "california", "homesweethome")
FORMER = Path(__file__).parents[1] / "goldens" / "homesweethome-1" / "hail-let-through.jsonl"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as served:
        yield served


NUMBERS = iter(range(1, 1_000_000))


def do(client: httpx2.Client, kind: str, table: str, **fields: Any) -> dict[str, Any]:
    """A command that is done."""
    answer = client.post("/api/do", json={"do": kind, "id": f"c{next(NUMBERS)}", "table": table, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def refusal(client: httpx2.Client, kind: str, table: str, **fields: Any) -> str:
    """The key of the reason why a command is not done."""
    answer = client.post("/api/do", json={"do": kind, "id": f"c{next(NUMBERS)}", "table": table, **fields})
    assert answer.status_code == 409, answer.text
    return str(answer.json()["key"])


def opened(client: httpx2.Client, **settings: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json=settings)
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]


def shown(client: httpx2.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def play(clients: list[httpx2.Client], table: str, moves: int = 10_000, seed: int = 1) -> dict[str, Any]:
    """Random moves of all seats by those who hold them, each turn confirmed; what the first is shown at the end."""
    rng = random.Random(seed)
    while moves and (summary := (copy := shown(clients[0], table))["summary"])["status"] == "playing":
        seat = summary["held"] if summary["held"] is not None else summary["to_act"]
        client = next(each for each in clients if shown(each, table)["summary"]["seats"][seat]["is_yours"])
        if summary["held"] is not None:
            do(client, "confirm", table, seat=seat)
        else:
            legal = shown(client, table)["views"][str(seat)]["legal"]
            do(client, "move", table, seat=seat, move=rng.choice(legal))
            moves -= 1
    return copy


def pass_and_play(client: httpx2.Client, **settings: Any) -> str:
    """A table at which one person holds every seat, begun."""
    table = str(opened(client, **{"players": 2, **settings})["id"])
    for seat in range(len(shown(client, table)["summary"]["seats"])):
        do(client, "sit", table, seat=seat, name=f"Player {seat}")
        do(client, "prefer", table, seat=seat, confirms=False)
        do(client, "ready", table, seat=seat)
    return table


# Opening and coming in


def test_a_table_is_opened_found_by_its_link_and_taken_place_at_without_an_account(server: Served) -> None:
    host, friend = server.guest(), server.guest()
    made = opened(host, game="dreamhome", players=2, language="is", pace="days", seconds=3600)
    assert made["link"] == f"{server.address}/t/{made['id']}"
    table = made["link"].rsplit("/", 1)[1]
    summary = shown(friend, table)["summary"]
    assert (summary["language"], summary["pace"], summary["seconds"]) == ("is", "days", 3600)
    assert (summary["status"], summary["is_host"], summary["is_public"]) == ("waiting", False, False)
    do(friend, "sit", table, seat=1, name="Björk")
    do(host, "sit", table, seat=0, name="Ada")
    do(friend, "ready", table, seat=1)
    assert refusal(friend, "seat-bot", table, seat=0, bot="random") == "refused-only-host"
    do(host, "ready", table, seat=0)
    summary = play([host, friend], table, moves=1)["summary"]
    assert summary["status"] == "playing"
    assert [seat["name"] for seat in summary["seats"]] == ["Ada", "Björk"]
    assert summary["due"] is not None


def test_a_refusal_is_in_the_readers_language(server: Served) -> None:
    host = server.guest(**{"Accept-Language": "fr-CH, en;q=0.5"})
    table = pass_and_play(host, game="dreamhome")
    answer = host.post("/api/do", json={"do": "move", "id": "x", "table": table, "seat": 0, "move": "place G1"})
    problem = answer.json()
    assert problem["key"] == "why-not-now"
    assert problem["text"].startswith("Pas maintenant")


def test_only_public_tables_are_in_the_lobby_and_those_with_free_seats_first(server: Served) -> None:
    host = server.guest()
    hidden = opened(host, game="california", players=3)["id"]
    full = pass_and_play(host, game="california", is_public=True)
    free = opened(host, game="california", players=3, is_public=True)["id"]
    rows = server.visitor().get("/api/tables").json()
    names = [row["id"] for row in rows]
    assert hidden not in names
    assert names.index(free) < names.index(full)
    row = rows[names.index(free)]
    assert (row["game"], row["seats"], row["seats_free"]) == ("california", 3, 3)
    assert (row["language"], row["pace"], row["seconds"]) == ("en", "live", None)


def test_the_lobby_leaves_out_what_nobody_comes_back_to(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.guest()
    live, slow = [
        opened(host, game="dreamhome", players=2, is_public=True, pace=pace)["id"] for pace in ("live", "days")
    ]
    monkeypatch.setattr(server.services.hall, "clock", lambda: time.time() + 3 * 3600)
    names = [row["id"] for row in host.get("/api/tables").json()]
    assert live not in names
    assert slow in names
    monkeypatch.setattr(type(server.services.thinkers.game("dreamhome")), "ruleset", "dreamhome/2")
    assert slow not in [row["id"] for row in host.get("/api/tables").json()]


def test_the_invitation_is_a_qr_code(server: Served) -> None:
    made = opened(server.guest(), game="california", players=2)
    answer = server.visitor().get(f"/api/tables/{made['id']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    picture = ET.fromstring(answer.text)
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    side = segno.make(made["link"], error="m").symbol_size(scale=6, border=2)[0]
    assert (picture.get("width"), picture.get("height")) == (str(side), str(side))
    assert server.visitor().get("/api/tables/nosuchtabl/qr.svg").status_code == 404


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "dreamhome", "players": 5},
        {"game": "dreamhome"},
        {"game": "dreamhome", "players": 2, "options": {"roofs": "none"}},
        {"game": "california", "players": 2, "options": {"roofs": "open"}},
        {"game": "california", "players": 2, "record": "{}"},
    ],
)
def test_settings_that_cannot_be_are_refused_with_the_reason(server: Served, settings: dict[str, Any]) -> None:
    answer = server.guest().post("/api/tables", json=settings)
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-settings")


@pytest.mark.parametrize("settings", [{"game": "chess", "players": 2}, {"game": "california", "players": 2, "x": 1}])
def test_settings_that_cannot_be_read_are_refused(server: Served, settings: dict[str, Any]) -> None:
    assert server.guest().post("/api/tables", json=settings).status_code == 422


def test_somebody_unknown_looks_on_and_does_nothing(server: Served) -> None:
    host, visitor = server.guest(), server.visitor()
    table = pass_and_play(host, game="homesweethome")
    assert list(shown(visitor, table)["views"]) == ["spectator"]
    answer = visitor.post("/api/do", json={"do": "say", "id": "1", "table": table, "text": "hi"})
    assert (answer.status_code, answer.json()["key"]) == (401, "refused-nobody")


# Playing, replays, records


@pytest.fixture(scope="module", params=GAMES)
def finished(request: Any, server: Served) -> tuple[str, str, dict[str, Any]]:
    """The game, the table and its last summary, of a whole game by one person on one device."""
    host = server.guest()
    table = pass_and_play(host, game=request.param)
    promise = shown(host, table)["summary"]["commitment"]
    summary = play([host], table)["summary"]
    assert summary["status"] == "over"
    assert summary["commitment"] == promise
    return request.param, table, summary


def test_a_player_checks_the_deal(server: Served, finished: tuple[str, str, dict[str, Any]]) -> None:
    """With the hash from the start, and what is shown at the end, and nothing else of the server."""
    name, table, summary = finished
    sealed = summary["seal"]["text"]
    assert hashlib.sha256(sealed.encode()).hexdigest() == summary["commitment"]
    assert int(hashlib.sha256(sealed.encode()).hexdigest(), 16) % 2**63 == int(summary["seed"])  # nobody had a share
    game = rooftree.load(name, "checked")
    record = decode(server.visitor().get(f"/api/tables/{table}/record").content)
    own = game.deal_of(game.new(len(record.seats), int(summary["seed"]), summary["options"]))
    assert {part: dealt for part, dealt in own.items() if dealt} == {
        part: record.deal[part] for part, dealt in own.items() if dealt
    }


def test_the_record_is_good_for_the_command_line(
    server: Served, finished: tuple[str, str, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, table, summary = finished
    answer = server.visitor().get(f"/api/tables/{table}/record")
    assert f"rooftree-{table}.jsonl" in answer.headers["content-disposition"]
    file = tmp_path / "record.jsonl"
    file.write_bytes(answer.content)
    assert main(["replay", str(file), "--check"]) == 0
    assert "all good" in capsys.readouterr().out
    record = decode(answer.content)
    assert record.result is not None
    assert record.result.scores == summary["result"]["scores"]
    assert len(record.moves) == summary["num_moves"]
    assert summary["ended_at"] > 0


def test_a_finished_game_is_seen_again_move_by_move_through_any_eyes(
    server: Served, finished: tuple[str, str, dict[str, Any]]
) -> None:
    _, table, summary = finished
    client = server.visitor()
    record = decode(client.get(f"/api/tables/{table}/record").content)
    for move in (0, 1, summary["num_moves"] // 2, summary["num_moves"]):
        for seat in (None, 0, 1):
            answer = client.get(
                f"/api/tables/{table}/replay", params={"move": move} | ({} if seat is None else {"seat": seat})
            )
            replayed = answer.json()
            assert replayed["moves"] == len(replayed["log"]) == move
            assert replayed["num_moves"] == summary["num_moves"]
            assert [seat["player"] for seat in replayed["seats"]] == ["human", "human"]
            if move < summary["num_moves"] and seat == record.moves[move][0]:
                assert record.moves[move][1] in replayed["view"]["legal"]
    for query in ({"move": summary["num_moves"] + 1}, {"move": -1}, {"move": 0, "seat": 2}, {"move": 0, "seat": -1}):
        answer = client.get(f"/api/tables/{table}/replay", params=query)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-no-such-move")


def test_before_the_end_there_is_neither_record_nor_seed(server: Served) -> None:
    host = server.guest()
    table = pass_and_play(host, game="dreamhome")
    play([host], table, moves=3)
    answer = host.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-over")
    summary = shown(host, table)["summary"]
    assert (summary["seed"], summary["salt"]) == (None, None)
    assert host.get("/api/tables/nosuchtabl/record").status_code == 404


@pytest.mark.parametrize("game", ["california", "homesweethome"])
def test_a_game_that_goes_on_is_seen_again_as_it_was_shown(server: Served, game: str) -> None:
    """By those who sit there through their own eyes, by everybody else as spectators; what is turned face down in the
    meantime, as in Dream Home, is a matter of `test_recalling.py`.
    """
    ada, ben = server.guest(), server.guest()
    table = opened(ada, game=game, players=2)["id"]
    for place, player in enumerate((ada, ben)):
        do(player, "sit", table, seat=place, name=f"Player {place}")
        do(player, "ready", table, seat=place)
    eyes: list[tuple[Any, int | None]] = [(ada, 0), (ben, 1), (server.visitor(), None)]
    before: list[dict[int | None, Any]] = []
    for number in range(9):
        before.append({seat: seen(client, table, seat) for client, seat in eyes})
        play([ada, ben], table, moves=1, seed=number)
    for client, seat in eyes:
        query: dict[str, int] = {} if seat is None else {"seat": seat}
        for move, views in enumerate(before):
            found = client.get(f"/api/tables/{table}/replay", params={"move": move, **query}).json()
            assert found["view"] | {"legal": 0, "reasons": 0, "costs": 0} == views[seat]
            assert (found["moves"], found["num_moves"], len(found["log"])) == (move, 9, move)
            assert [each["name"] for each in found["seats"]] == ["Player 0", "Player 1"]
        whole = client.get(f"/api/tables/{table}/replay", params={"move": 3, "count": 4, **query}).json()
        assert [view | {"legal": 0, "reasons": 0, "costs": 0} for view in whole["views"]] == [
            views[seat] for views in before[3:7]
        ]
        assert (whole["moves"], len(whole["log"])) == (3, 6)


def seen(client: httpx2.Client, table: str, seat: int | None) -> dict[str, Any]:
    """A view without what depends on whether somebody is to move just now."""
    views = shown(client, table)["views"]
    found: dict[str, Any] = views["spectator" if seat is None else str(seat)]
    return found | {"legal": 0, "reasons": 0, "costs": 0}


def test_nobody_sees_a_game_that_goes_on_through_the_eyes_of_others(server: Served) -> None:
    ada, ben, eve = server.guest(), server.guest(), server.guest()
    table = opened(ada, game="homesweethome", players=2)["id"]
    answer = ada.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-table-is-waiting")
    for seat, client in enumerate((ada, ben)):
        do(client, "sit", table, seat=seat, name=f"Player {seat}")
        do(client, "ready", table, seat=seat)
    play([ada, ben], table, moves=2)
    for client, seat in [(ada, 1), (ben, 0), (eve, 0), (server.visitor(), 1)]:
        for query in ({}, {"count": 2}):
            answer = client.get(f"/api/tables/{table}/replay", params={"seat": seat, **query})
            assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-your-seat")
    assert ada.get(f"/api/tables/{table}/replay?seat=7").json()["key"] == "refused-no-such-seat"
    assert ada.get(f"/api/tables/{table}/replay?move=3").json()["key"] == "refused-no-such-move"


def test_a_replay_gives_several_positions_at_once_but_not_too_many(
    server: Served, finished: tuple[str, str, dict[str, Any]]
) -> None:
    _, table, summary = finished
    client, last = server.visitor(), summary["num_moves"]
    found = client.get(f"/api/tables/{table}/replay", params={"move": last - 2, "count": 40, "seat": 1}).json()
    assert len(found["views"]) == 3
    assert len(found["log"]) == last
    one = client.get(f"/api/tables/{table}/replay", params={"move": last - 1, "seat": 1}).json()
    assert found["views"][1] == one["view"]
    for count in (0, -1, 41):
        assert client.get(f"/api/tables/{table}/replay", params={"count": count}).status_code == 422


# Going on from a record


def test_anybody_takes_over_a_finished_game_at_any_move_with_bots_or_friends(
    server: Served, finished: tuple[str, str, dict[str, Any]]
) -> None:
    name, table, summary = finished
    text = server.visitor().get(f"/api/tables/{table}/record").text
    record = decode(text.encode())
    count = summary["num_moves"] - 8
    host, friend = server.guest(), server.guest()
    again = opened(host, game=name, record=text, moves=count)["id"]
    assert shown(host, again)["summary"]["options"] == summary["options"]
    do(host, "seat-bot", again, seat=0, bot="random")
    do(friend, "sit", again, seat=1, name="Friend")
    do(friend, "prefer", again, seat=1, confirms=False)
    do(friend, "ready", again, seat=1)
    line = server.line(friend)
    with line:
        line.ask("watch", table=again)
        while (copy := shown(friend, again))["summary"]["status"] != "over":
            if copy["summary"]["to_act"] == 1:
                do(friend, "move", again, seat=1, move=copy["views"]["1"]["legal"][0])
            else:
                line.hear()
    told = [entry["move"] for entry in copy["log"] if entry["move"] is not None]
    assert [move.split()[0] for move in told[:count]] == [move.split()[0] for _, move in record.moves[:count]]
    new = decode(server.visitor().get(f"/api/tables/{again}/record").content)
    assert [seat.player for seat in new.seats] == ["bot:random", "human"]
    final_state(rooftree.load(name, "checked"), new)


def test_a_record_that_does_not_fit_opens_no_table(server: Served, finished: tuple[str, str, dict[str, Any]]) -> None:
    name, table, summary = finished
    text = server.visitor().get(f"/api/tables/{table}/record").text
    other = GAMES[GAMES.index(name) - 1]
    forged = json.loads(text)
    forged["moves"][4] = forged["moves"][0]
    old = {**json.loads(text), "ruleset": f"{name}/0"}
    for settings, reason in (
        ({"game": name, "record": text}, "is over"),
        ({"game": name, "record": text, "moves": 9999}, f"has {summary['num_moves']} moves"),
        ({"game": name, "record": text, "moves": 1, "players": 3}, "of 2 players"),
        ({"game": other, "record": text, "moves": 1}, f"of {name}"),
        ({"game": name, "record": json.dumps(forged), "moves": 9}, "move 5"),
        ({"game": name, "record": json.dumps(old), "moves": 9}, f"{name}/0"),
        ({"game": name, "record": text[:-20], "moves": 9}, ""),
    ):
        answer = server.guest().post("/api/tables", json=settings)
        problem = answer.json()
        assert (answer.status_code, problem["key"]) == (409, "refused-settings"), settings.get("moves")
        assert reason in problem["args"]["error"]


def test_a_game_of_former_rules_goes_on_by_them_and_the_next_one_by_the_newest(server: Served) -> None:
    text = FORMER.read_text(encoding="utf-8")
    record, host = decode(text.encode()), server.guest()
    count = len(record.moves) - 4
    settings: dict[str, Any] = {"game": "homesweethome", "record": text, "moves": count}
    promised = host.post("/api/tables", json={**settings, "sealed_only": True})
    assert (promised.status_code, promised.json()["key"]) == (409, "refused-sealed-only")
    table = opened(host, **settings, is_public=True)["id"]
    (row,) = [row for row in host.get("/api/tables").json() if row["id"] == table]
    assert (row["resumed_at"], row["is_sealed"]) == (count, False)
    for seat in (0, 1):
        do(host, "sit", table, seat=seat, name=f"Player {seat}")
        do(host, "ready", table, seat=seat)
    summary = play([host], table)["summary"]
    assert (summary["status"], summary["ruleset"]) == ("over", record.ruleset)
    new = decode(server.visitor().get(f"/api/tables/{table}/record").content)
    assert (new.ruleset, new.moves[:count]) == (record.ruleset, record.moves[:count])
    final_state(rooftree.load("homesweethome", "checked"), new)
    assert server.visitor().get(f"/api/tables/{table}/replay?move=9").status_code == 200
    again = do(host, "rematch", table)["table"]
    next_one = shown(host, again)["summary"]
    assert next_one["ruleset"] == rooftree.load("homesweethome", "checked").ruleset
    assert (next_one["is_sealed"], next_one["resumed_at"]) == (True, None)
    (mine,) = [row for row in host.get("/api/me/tables").json() if row["id"] == table]
    assert mine["resumed_at"] == count


# Once more


def test_a_rematch_takes_one_click_each(server: Served) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    table = opened(host, game="dreamhome", players=2)["id"]
    for seat, client in enumerate((host, friend)):
        do(client, "sit", table, seat=seat, name=f"Player {seat}")
        do(client, "prefer", table, seat=seat, confirms=False)
        do(client, "ready", table, seat=seat)
    assert refusal(host, "rematch", table) == "refused-not-over"
    play([host, friend], table)
    assert refusal(stranger, "rematch", table) == "refused-not-at-table"
    again = do(friend, "rematch", table)["table"]
    assert shown(host, table)["summary"]["rematch"] == again
    waiting = shown(friend, again)["summary"]
    assert [(seat["name"], seat["is_ready"]) for seat in waiting["seats"]] == [("Player 1", True), ("Player 0", False)]
    assert waiting["is_host"]
    assert do(host, "rematch", table)["table"] == again
    assert play([host, friend], again, moves=1)["summary"]["status"] == "playing"


def test_rules_that_change_leave_records_to_be_read(server: Served, finished: tuple[str, str, dict[str, Any]]) -> None:
    name, table, _ = finished
    game = type(server.services.thinkers.game(name))
    former = game.ruleset
    try:
        game.ruleset = f"{name}/99"
        server.call(forget(server, table))
        client = server.guest()
        summary = shown(client, table)["summary"]
        assert (summary["status"], summary["ruleset"]) == ("closed", former)
        assert refusal(client, "say", table, text="hello") == "refused-ruleset"
        answer = client.get(f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-ruleset")
        assert client.get(f"/api/tables/{table}/record").status_code == 200
    finally:
        game.ruleset = former
        server.call(forget(server, table))


async def forget(server: Served, table: str) -> None:
    """As if nobody had been there for long."""
    server.services.hall.rooms.pop(table, None)
