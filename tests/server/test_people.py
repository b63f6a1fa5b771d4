"""Who is who: guests, tokens, and phrases to come back by."""

import hashlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
import pytest
from itsdangerous import URLSafeSerializer

from rooftree.server.edge import COOKIE
from rooftree.server.people import PHRASE_WORDS, WORDS, People
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("people")) as running:
        yield running


def is_known(client: httpx2.Client, **headers: str) -> bool:
    return bool(client.get("/api/me", headers=headers).json()["is_known"])


def recover(client: httpx2.Client, phrase: str) -> httpx2.Response:
    return client.post("/api/me/recover", json={"phrase": phrase})


def rows(server: Served, **by: Any) -> list[dict[str, Any]]:
    return server.call(server.services.store.register.people(**by))


# Guests and tokens


def test_a_guest_is_known_by_cookie_and_by_token(server: Served) -> None:
    client = server.visitor()
    assert not is_known(client)
    made = client.post("/api/me")
    assert is_known(client)
    assert is_known(server.visitor(), Authorization=f"Bearer {made.json()['token']}")
    again = client.post("/api/me")
    assert again.json() == {"is_new": False}
    assert (made.status_code, again.status_code) == (201, 200)


def test_a_stranger_may_look_but_not_open_a_table(server: Served) -> None:
    answer = server.visitor().post("/api/tables", json={"game": "dreamhome", "players": 2})
    assert (answer.status_code, answer.json()["key"]) == (401, "refused-nobody")


def test_forged_tokens_are_nobodys(server: Served) -> None:
    client = server.guest()
    token = client.cookies[COOKIE]
    other = server.guest().cookies[COOKIE]
    payload, signature = token.rsplit(".", 1)
    person = URLSafeSerializer("x").loads_unsafe(token)[1]
    forged = [
        "",
        ".",
        "x" * 5000,
        payload,
        f"{payload}.",
        f"{other.rsplit('.', 1)[0]}.{signature}",
        f"{payload}x.{signature}",
        f"{payload}.{signature[1:]}{signature[0]}",
        str(URLSafeSerializer("guess", salt="rooftree-person").dumps(person)),
        str(URLSafeSerializer("guess", salt="rooftree-person").dumps({"person": 1})),
        "ÿ\x7f",
    ]
    for each in forged:
        assert server.call(server.services.people.of_token(each)) is None
    for each in forged[2:-1]:
        assert not is_known(server.visitor(), Authorization=f"Bearer {each}")
        assert not is_known(server.visitor(), Cookie=f"{COOKIE}={each}")


def test_a_token_of_another_installation_is_nobodys(server: Served, tmp_path: Path) -> None:
    token = server.guest().cookies[COOKIE]
    with serving(tmp_path) as elsewhere:
        assert not is_known(elsewhere.visitor(), Authorization=f"Bearer {token}")


def test_ids_of_people_stay_in_the_server(server: Served) -> None:
    """A token carries the id, signed, for the server to read; nothing else that is told holds one."""
    client = server.guest()
    person = server.call(server.services.people.of_token(client.cookies[COOKIE]))
    assert person is not None
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 2, "is_public": True}).json()["id"]
    with server.line(client) as line:
        line.ask("watch", table=table)
        line.ask("sit", table=table, seat=0, name="Quiet")
        line.ask("say", table=table, text="hello")
        line.ask("watch", table=table)
        told = str(line.hello) + str(line.others)
    told += client.get(f"/api/tables/{table}").text + client.get("/api/tables").text + client.get("/api/me").text
    assert "hello" in told
    assert person not in told


# Phrases


def test_a_phrase_brings_a_guest_back(server: Served) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
    phrase = client.post("/api/me/phrase").json()["phrase"]
    assert len(phrase.split()) == PHRASE_WORDS
    back = server.visitor()
    assert recover(back, f"  {phrase.upper()} ").status_code == 200
    assert back.get(f"/api/tables/{table}").json()["summary"]["is_host"]


def test_only_the_latest_phrase_works(server: Served) -> None:
    client = server.guest()
    old, new = (client.post("/api/me/phrase").json()["phrase"] for _ in range(2))
    answers = [recover(server.visitor(), phrase) for phrase in (old, new)]
    assert [answer.status_code for answer in answers] == [409, 200]


def test_a_wrong_phrase_is_refused(server: Served) -> None:
    phrase = server.guest().post("/api/me/phrase").json()["phrase"]
    for wrong in ("", " ".join(reversed(phrase.split())), phrase + " roof", "x" * 400, "%"):
        answer = recover(server.visitor(), wrong)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-phrase")


def test_phrases_are_kept_as_hashes(server: Served) -> None:
    client = server.guest()
    phrase = client.post("/api/me/phrase").json()["phrase"]
    found = [row for row in rows(server, generation=1) if row["recovery"]]
    assert all(row["recovery"].startswith("$argon2id$v=19$m=19456,t=2,p=1$") for row in found)  # OWASP's least
    assert not any(phrase in str(row) for row in found)
    assert not any(hashlib.sha256(phrase.encode()).hexdigest()[:5] == row["recovery_key"] for row in found)


def test_there_are_too_many_phrases_to_try() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert len(WORDS) ** PHRASE_WORDS > 2**60


# Secrets stay secret

SECRETS = [
    b'{"phrase": "hunter2 hunter2"',
    b'{"phrase": ["hunter2 hunter2"]}',
    b'{"nickname": "hunter2 hunter2"}',
    b'{"phrase": "hunter2 hunter2", "more": 1}',
    b'"hunter2 hunter2"',
    b'{"phrase": "hunter2 hunter2\\ud800"}',
    b'{"phrase": "' + b"hunter2 hunter2" * 100 + b'"}',
    b'{"phrase": "hunter2 hunter2"}',
]


@pytest.mark.parametrize("body", SECRETS)
def test_a_phrase_is_in_no_answer_and_no_log(server: Served, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        headers = {"Content-Type": "application/json"}
        answer = server.guest().post("/api/me/recover", content=body, headers=headers)
    assert answer.status_code in (400, 409, 422)
    assert "hunter2" not in answer.text + str(answer.headers) + caplog.text


def test_a_phrase_is_in_no_log_when_the_server_fails(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> str:
        raise RuntimeError("the hash is out of order")

    monkeypatch.setattr(People, "_key_of", fail)
    answer = recover(server.visitor(), "hunter2 hunter2")
    assert answer.status_code == 500
    assert "out of order" in caplog.text
    assert "hunter2" not in answer.text + caplog.text
    assert "out of order" not in answer.text


def test_what_the_database_was_given_is_in_no_error(server: Served) -> None:
    """An error of the database is logged; seeds, hashes and ids among its parameters are not."""
    assert server.services.store.engine.sync_engine.hide_parameters


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
def test_the_database_is_for_its_owner_only(server: Served) -> None:
    """It holds the keys of the server, and the seeds of games that are being played."""
    place = Path(server.services.settings.database)
    files = [place, *place.parent.glob(f"{place.name}-*")]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_tries_at_secrets_come_slowly(tmp_path: Path) -> None:
    with serving(tmp_path, secrets_at_once=3, secrets_a_second=0.0001) as server:
        answers = [recover(server.visitor(), f"guess number {number}") for number in range(3)]
        assert [answer.status_code for answer in answers] == [409, 409, 409]
        client = server.guest()
        answer = recover(client, "a b c")
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-much")
        phrases = [client.post("/api/me/phrase").status_code for _ in range(4)]
        assert phrases == [200, 200, 200, 429]  # who is known has so many of their own
        assert server.guest().post("/api/me/phrase").status_code == 200
        assert is_known(client)


def test_tries_at_one_account_come_slowly_from_wherever(tmp_path: Path) -> None:
    """Each from another address, behind a proxy that is believed."""
    limits = {"secrets_at_once": 3, "secrets_a_second": 0.0001, "proxies": ("127.0.0.1",)}
    with serving(tmp_path, **limits) as server:
        people, known = server.services.people, server.guest()
        phrase = known.post("/api/me/phrase").json()["phrase"]
        person = server.call(people.of_token(known.cookies[COOKIE]))
        with mock.patch.object(people, "_key_of", return_value="aaaaa"):  # all phrases are tried at this account
            server.call(server.services.store.register.change_person(str(person), recovery_key="aaaaa"))
            tries = [recover(server.visitor(**{"X-Forwarded-For": f"203.0.113.{n}"}), "guess") for n in range(4)]
            assert [answer.status_code for answer in tries] == [409, 409, 409, 429]
            answer = recover(server.visitor(**{"X-Forwarded-For": "203.0.113.99"}), phrase)
            assert answer.json()["key"] == "refused-too-much"
        assert recover(server.visitor(**{"X-Forwarded-For": "203.0.113.98"}), "another").status_code == 409
