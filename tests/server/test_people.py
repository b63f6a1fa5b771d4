"""Who is who: guests, tokens, accounts, phrases to come back by, and signing out."""

import hashlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from itsdangerous import URLSafeSerializer
from serving import Served, serving

from rooftree.server.http import COOKIE, SIGNED_OUT
from rooftree.server.people import PHRASE_WORDS, WORDS, People

PASSPHRASE = "correct horse battery staple"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("people")) as running:
        yield running


def is_known(client: httpx2.Client, **headers: str) -> bool:
    return bool(client.get("/api/me", headers=headers).json()["is_known"])


def account(server: Served, name: str, passphrase: str = PASSPHRASE) -> httpx2.Client:
    client = server.guest()
    assert client.post("/api/me/account", json={"name": name, "passphrase": passphrase}).status_code == 201
    return client


def sign_in(server: Served, name: str, passphrase: str = PASSPHRASE) -> httpx2.Response:
    return server.visitor().post("/api/me/sign-in", json={"name": name, "passphrase": passphrase})


def rows(server: Served, **by: Any) -> list[dict[str, Any]]:
    return server.call(server.app.state.store.people(**by))


# Guests and tokens


def test_a_guest_is_known_by_cookie_and_by_token(server: Served) -> None:
    client = server.visitor()
    assert not is_known(client)
    answer = client.post("/api/me").json()
    assert is_known(client)
    assert is_known(server.visitor(), Authorization=f"Bearer {answer['token']}")
    assert client.post("/api/me").json() == {"is_new": False}


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
        assert server.call(server.app.state.people.of_token(each)) is None
    for each in forged[2:-1]:
        assert not is_known(server.visitor(), Authorization=f"Bearer {each}")
        assert not is_known(server.visitor(), Cookie=f"{COOKIE}={each}")


def test_a_token_of_another_installation_is_nobodys(server: Served, tmp_path: Path) -> None:
    token = server.guest().cookies[COOKIE]
    with serving(tmp_path) as elsewhere:
        assert not is_known(elsewhere.visitor(), Authorization=f"Bearer {token}")


def test_ids_of_people_stay_in_the_server(server: Served) -> None:
    """A token carries the id, signed, for the server to read; nothing else that is told holds one."""
    client = account(server, "Quiet")
    (row,) = rows(server, name="Quiet")
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 2, "is_public": True}).json()["id"]
    with server.line(client) as line:
        line.ask("watch", table=table)
        line.ask("sit", table=table, seat=0, name="Quiet")
        line.ask("say", table=table, text="hello")
        line.ask("watch", table=table)
        told = str(line.hello) + str(line.others)
    told += client.get(f"/api/tables/{table}").text + client.get("/api/tables").text + client.get("/api/me").text
    assert "hello" in told
    assert row["id"] not in told


# Accounts


def test_an_account_is_the_same_person_everywhere(server: Served) -> None:
    client = account(server, "Ada")
    answer = sign_in(server, "Ada")
    assert answer.status_code == 200
    there = server.visitor(Authorization=f"Bearer {answer.json()['token']}")
    assert there.get("/api/me").json() == client.get("/api/me").json() == {"is_known": True, "name": "Ada"}


def test_a_name_that_does_not_exist_looks_like_a_wrong_passphrase(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same answer, after the same work: who has an account here is nobody's business."""
    account(server, "Berta")
    hashes, plain = list[str](), People._matches

    async def matches(people: People, hashed: str, secret: str) -> bool:
        hashes.append(hashed.rsplit("$", 2)[0])
        return await plain(people, hashed, secret)

    monkeypatch.setattr(People, "_matches", matches)
    wrong, unknown = sign_in(server, "Berta", "wrong passphrase"), sign_in(server, "Nobody", "wrong passphrase")
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert wrong.status_code == 409
    assert hashes[0] == hashes[1]


def test_a_guest_cannot_be_signed_in_to(server: Served) -> None:
    """Guests have no name, and no name is none of theirs."""
    server.guest()
    assert sign_in(server, "", "").json()["key"] == "refused-sign-in"


def test_a_taken_name_and_a_short_passphrase_are_refused(server: Served) -> None:
    account(server, "Clara")
    for name, passphrase, key in [
        ("Clara", PASSPHRASE, "refused-account-name-taken"),
        (" Cla\u200bra ", PASSPHRASE, "refused-account-name-taken"),
        ("C", PASSPHRASE, "refused-account-name"),
        ("C" * 31, PASSPHRASE, "refused-account-name"),
        ("Clarissa", "short", "refused-passphrase-length"),
        ("Clarissa", "x" * 201, "refused-passphrase-length"),
    ]:
        answer = server.guest().post("/api/me/account", json={"name": name, "passphrase": passphrase})
        assert (answer.status_code, answer.json()["key"]) == (409, key)


def test_a_passphrase_is_the_same_however_its_letters_are_sent(server: Served) -> None:
    account(server, "Zoë", "café au lait, très chaud")
    assert sign_in(server, "Zoe\u0308", "cafe\u0301 au lait, tre\u0300s chaud").status_code == 200


def test_passphrases_are_kept_as_argon2_hashes(server: Served) -> None:
    account(server, "Dora")
    (row,) = rows(server, name="Dora")
    assert row["passphrase"].startswith("$argon2id$v=19$m=19456,t=2,p=1$")  # OWASP's least
    assert PASSPHRASE not in str(row)


def test_a_new_passphrase_makes_older_tokens_void(server: Served) -> None:
    client = account(server, "Emma")
    thief = sign_in(server, "Emma").json()["token"]
    answer = client.post("/api/me/account", json={"name": "Emma", "passphrase": "another passphrase"})
    assert answer.status_code == 201
    assert is_known(client)
    assert not is_known(server.visitor(), Authorization=f"Bearer {thief}")
    assert sign_in(server, "Emma").status_code == 409
    assert sign_in(server, "Emma", "another passphrase").status_code == 200


# Phrases


def test_a_phrase_brings_a_guest_back(server: Served) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
    phrase = client.post("/api/me/phrase").json()["phrase"]
    assert len(phrase.split()) == PHRASE_WORDS
    back = server.visitor()
    assert back.post("/api/me/recover", json={"phrase": f"  {phrase.upper()} "}).status_code == 200
    assert back.get(f"/api/tables/{table}").json()["summary"]["is_host"]


def test_only_the_latest_phrase_works(server: Served) -> None:
    client = server.guest()
    old, new = (client.post("/api/me/phrase").json()["phrase"] for _ in range(2))
    answers = [server.visitor().post("/api/me/recover", json={"phrase": phrase}) for phrase in (old, new)]
    assert [answer.status_code for answer in answers] == [409, 200]


def test_a_wrong_phrase_is_refused(server: Served) -> None:
    phrase = server.guest().post("/api/me/phrase").json()["phrase"]
    for wrong in ("", " ".join(reversed(phrase.split())), phrase + " roof", "x" * 400, "%"):
        answer = server.visitor().post("/api/me/recover", json={"phrase": wrong})
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-phrase")


def test_phrases_are_kept_as_hashes(server: Served) -> None:
    client = server.guest()
    phrase = client.post("/api/me/phrase").json()["phrase"]
    found = [row for row in rows(server, generation=1) if row["recovery"]]
    assert not any(phrase in str(row) for row in found)
    assert not any(hashlib.sha256(phrase.encode()).hexdigest()[:5] == row["recovery_key"] for row in found)


def test_there_are_too_many_phrases_to_try() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert len(WORDS) ** PHRASE_WORDS > 2**60


# Signing out


def test_signing_out_forgets_the_cookie(server: Served) -> None:
    client = server.guest()
    answer = client.post("/api/me/sign-out")
    assert answer.status_code == 200
    assert COOKIE not in client.cookies
    assert not is_known(client)


def test_signing_out_everywhere_makes_tokens_void_and_cuts_open_lines(server: Served) -> None:
    client = server.guest()
    token = client.cookies[COOKIE]
    with server.line(client) as line, server.line(server.guest()) as another:
        assert client.post("/api/me/sign-out?everywhere=true").status_code == 200
        assert line.end() == SIGNED_OUT
        assert another.ask("ping")["kind"] == "done"
    assert not is_known(server.visitor(), Authorization=f"Bearer {token}")
    with server.line(headers={"Authorization": f"Bearer {token}"}) as line:
        assert line.hello["person"] is None


def test_a_void_token_ends_a_line_of_another_process_too(server: Served) -> None:
    """Between processes the database tells: here the token is made void behind the server's back."""
    from rooftree.server.socket import cut_void_lines

    client, state = server.guest(), server.app.state
    with server.line(client) as line:
        person = next(each.person for each in state.lines if each.person is not None)
        server.call(state.people.sign_out_everywhere(person))
        server.call(cut_void_lines(state.lines, state.people))
        assert line.end() == SIGNED_OUT


# Secrets stay secret

SECRETS = [
    b'{"name": "Fee", "passphrase": "hunter2 hunter2"',
    b'{"name": "Fee", "passphrase": ["hunter2 hunter2"]}',
    b'{"name": 7, "passphrase": "hunter2 hunter2"}',
    b'{"nickname": "Fee", "passphrase": "hunter2 hunter2"}',
    b'{"name": "Fee", "passphrase": "hunter2 hunter2", "more": 1}',
    b'"hunter2 hunter2"',
    b'{"name": "Fee", "passphrase": "hunter2 hunter2\\ud800"}',
    b'{"name": "Fee", "passphrase": "' + b"hunter2 hunter2" * 100 + b'"}',
    b'{"name": "F", "passphrase": "hunter2 hunter2"}',
    b'{"name": "Fee", "passphrase": "hunter2 hunter2"}',
]


@pytest.mark.parametrize("body", SECRETS)
@pytest.mark.parametrize("path", ["/api/me/account", "/api/me/sign-in"])
def test_a_passphrase_is_in_no_answer_and_no_log(
    server: Served, path: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        answer = server.guest().post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (200, 201, 400, 409, 422)
    assert "hunter2" not in answer.text + str(answer.headers) + caplog.text


def test_a_passphrase_is_in_no_log_when_the_server_fails(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> bool:
        raise RuntimeError("the hash is out of order")

    monkeypatch.setattr(People, "_matches", fail)
    answer = sign_in(server, "Ada", "hunter2 hunter2")
    assert answer.status_code == 500
    assert "out of order" in caplog.text
    assert "hunter2" not in answer.text + caplog.text
    assert "out of order" not in answer.text


def test_what_the_database_was_given_is_in_no_error(server: Served) -> None:
    """An error of the database is logged; seeds, hashes and ids among its parameters are not."""
    assert server.app.state.store.engine.sync_engine.hide_parameters


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
def test_the_database_is_for_its_owner_only(server: Served) -> None:
    """It holds the keys of the server, and the seeds of games that are being played."""
    place = Path(server.app.state.settings.database)
    files = [place, *place.parent.glob(f"{place.name}-*")]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_tries_at_secrets_come_slowly(tmp_path: Path) -> None:
    with serving(tmp_path, secrets_at_once=3, secrets_a_second=0.0001) as server:
        answers = [sign_in(server, "Ada", "guess number one") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [409, 409, 409]
        client = server.guest()
        for path, body in [
            ("/api/me/sign-in", {"name": "Ada", "passphrase": "guess"}),
            ("/api/me/recover", {"phrase": "a b c"}),
            ("/api/me/account", {"name": "Ada", "passphrase": PASSPHRASE}),
            ("/api/me/phrase", {}),
        ]:
            answer = client.post(path, json=body)
            assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-much")
        assert is_known(client)
