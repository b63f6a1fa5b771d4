"""Who may read the files of a server, and the key that signs people's tokens: where it lies, and how it is changed."""

import asyncio
import base64
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from rooftree.cli import main
from rooftree.cli.serve import _prepared
from rooftree.server.keys import FORMER, OUTSIDE, PHRASES, SIGNING, in_register, keys_in, prepare_keys
from rooftree.server.line import TRY_AGAIN
from rooftree.server.store.database import database_url
from rooftree.server.store.failures import DatabaseError
from rooftree.server.store.files import make_private, tighten
from rooftree.server.store.register import Register
from tests.server.serving import Served, done, serving

posix = pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def rotate(folder: Path, *more: str) -> int:
    return main(["key", "rotate", "--database", str(folder / "tables.db"), *more])


def kept(folder: Path) -> dict[str, bytes]:
    """The keys in the database."""
    found: dict[str, bytes] = {}

    async def look(register: Register) -> None:
        found.update(await register.keys())

    asyncio.run(in_register(database_url(str(folder / "tables.db")), look))
    return found


def is_known(server: Served, token: str) -> bool:
    return bool(server.visitor(Authorization=f"Bearer {token}").get("/api/me").json()["is_known"])


# Files


@pytest.fixture
def _open_handed() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@posix
@pytest.mark.usefixtures("_open_handed")
def test_what_a_start_makes_is_for_its_owner_only(tmp_path: Path) -> None:
    """Whatever the process allows others: from the first byte on, with what SQLite and we put beside it."""
    place, key = tmp_path / "tables.db", tmp_path / "key"
    make_private(str(place))
    assert mode(place) == 0o600
    place.unlink()
    _prepared(str(place), key, 1)
    with serving(tmp_path, key_file=str(key)):
        files = sorted(file.name for file in tmp_path.iterdir())
        assert files == ["key", "tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]
        assert {mode(file) for file in tmp_path.iterdir()} == {0o600}


@posix
def test_a_file_of_before_that_anybody_may_read_is_tightened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "tables.db"
    _prepared(str(place), None, 1)
    place.chmod(0o644)
    _prepared(str(place), None, 1)
    assert mode(place) == 0o600
    told = capsys.readouterr().err.strip()
    assert told == f"rooftree serve: {place} holds secrets, and everybody on this machine could read it; " + (
        "now only its owner can"
    )
    place.chmod(0o640)  # somebody has given it to a group
    assert tighten(str(place)) is None
    assert mode(place) == 0o640


# Where the key lies


def test_a_key_file_keeps_the_key_out_of_the_database(tmp_path: Path) -> None:
    """The first start with one moves the key there, and everybody stays who they are."""
    file = tmp_path / "key"
    with serving(tmp_path) as server:
        client = server.guest()
        token, phrase = client.cookies["rooftree"], client.post("/api/me/phrase").json()["phrase"]
    before = kept(tmp_path)
    with serving(tmp_path, key_file=str(file)) as server:
        assert is_known(server, token)
        assert server.visitor().post("/api/me/recover", json={"phrase": phrase}).status_code == 200
    assert keys_in(file).signing == before[SIGNING]
    assert kept(tmp_path)[SIGNING].startswith(OUTSIDE)
    assert before[SIGNING] not in b"".join(each.read_bytes() for each in tmp_path.glob("tables.db*"))


def test_what_signed_in_an_older_database_finds_phrases_for_ever_and_signs_no_more(tmp_path: Path) -> None:
    """There, one key was for both."""
    file = tmp_path / "key"
    with serving(tmp_path) as server:
        register = server.services.store.register
        phrases = server.call(register.keys())[PHRASES]
        server.call(register.set_keys({SIGNING: phrases, PHRASES: None}))
        server.call(server.services.people.look_at_the_keys())
        token = server.guest().cookies["rooftree"]
    for _ in range(2):
        with serving(tmp_path, key_file=str(file)) as server:
            assert is_known(server, token)
            assert kept(tmp_path)[PHRASES] == phrases == keys_in(file).former


def test_a_new_database_never_has_the_key_of_a_key_file(tmp_path: Path) -> None:
    file = tmp_path / "key"
    with serving(tmp_path, key_file=str(file)) as server:
        assert is_known(server, server.guest().cookies["rooftree"])
    everything = b"".join(each.read_bytes() for each in tmp_path.glob("tables.db*"))
    assert keys_in(file).signing not in everything


def prepare(folder: Path, file: Path | None) -> None:
    url = database_url(str(folder / "tables.db"))
    asyncio.run(in_register(url, lambda register: prepare_keys(register, file)))


def test_a_wrong_or_missing_key_file_makes_nobody_a_stranger(tmp_path: Path) -> None:
    file, other = tmp_path / "key", tmp_path / "other"
    _prepared(str(tmp_path / "tables.db"), file, 1)
    with pytest.raises(DatabaseError, match="name it with --key-file"):
        prepare(tmp_path, None)
    file.rename(other)
    with pytest.raises(DatabaseError, match=r"key is not there, .* put it back"):
        prepare(tmp_path, file)
    file.write_text("ab" * 32)
    with pytest.raises(DatabaseError, match="holds another key than this database has known"):
        prepare(tmp_path, file)
    for text in ("", "# nothing", "abcd", "not hexadecimal " * 4):
        file.write_text(text)
        with pytest.raises(DatabaseError, match="holds no key"):
            prepare(tmp_path, file)
    other.write_text("cd" * 32 + "\n" + other.read_text())  # rotated by hand: the former key follows
    prepare(tmp_path, other)
    assert keys_in(other).signing == bytes.fromhex("cd" * 32)
    prepare(tmp_path, other)


# Rotating


@pytest.mark.parametrize("has_file", [False, True], ids=["database", "file"])
def test_after_a_rotation_everybody_is_known_and_gets_a_new_token(tmp_path: Path, has_file: bool) -> None:
    """A server that runs takes the new key up; the former one is good until the next rotation."""
    file = ["--key-file", str(tmp_path / "key")] if has_file else []
    with serving(tmp_path, key_file=file[-1] if file else None) as server:
        client = server.guest()
        old, phrase = client.cookies["rooftree"], client.post("/api/me/phrase").json()["phrase"]
        assert rotate(tmp_path, *file) == 0
        server.call(server.services.caretaker.look_at_the_keys())
        with server.line(client) as line:
            me = line.hello["person"]
            answer = client.post("/api/me").json()
            new = answer["token"]
            assert (answer["is_new"], client.cookies["rooftree"]) == (False, new)
            assert new != old
            assert client.post("/api/me").json() == {"is_new": False}
            assert is_known(server, old)
            assert rotate(tmp_path, *file) == 0
            server.call(server.services.caretaker.look_at_the_keys())
            assert (is_known(server, old), is_known(server, new)) == (False, True)
            done(line.ask("ping"))  # nobody's line was cut
        back = server.visitor()
        assert back.post("/api/me/recover", json={"phrase": phrase}).status_code == 200
        with server.line(back) as line:
            assert line.hello["person"] == me


@pytest.mark.parametrize("has_file", [False, True], ids=["database", "file"])
def test_a_revoked_key_is_good_for_nothing(tmp_path: Path, has_file: bool) -> None:
    file = ["--key-file", str(tmp_path / "key")] if has_file else []
    with serving(tmp_path, key_file=file[-1] if file else None) as server:
        client = server.guest()
        phrase = client.post("/api/me/phrase").json()["phrase"]
        with server.line(client) as line:
            assert rotate(tmp_path, "--revoke", *file) == 0
            server.call(server.services.caretaker.look_at_the_keys())
            assert line.end() == TRY_AGAIN
        assert not is_known(server, client.cookies["rooftree"])
        assert client.post("/api/me/recover", json={"phrase": phrase}).status_code == 200
        assert is_known(server, client.cookies["rooftree"])


def test_a_token_of_a_newer_key_is_known_before_anybody_looks(tmp_path: Path) -> None:
    """Another process may have signed it a moment ago: whoever brings it must not become a stranger here."""
    with serving(tmp_path) as server:
        people = server.services.people
        client = server.guest()
        old = people.tokens
        rotate(tmp_path)
        server.call(people.look_at_the_keys())
        newer = client.post("/api/me").json()["token"]
        people.tokens = old
        assert is_known(server, newer)


def test_a_lost_key_file_is_made_anew_by_a_revocation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "key"
    _prepared(str(tmp_path / "tables.db"), file, 1)
    file.unlink()
    assert rotate(tmp_path, "--key-file", str(file)) == 2
    assert "put it back" in capsys.readouterr().err
    assert rotate(tmp_path, "--key-file", str(file), "--revoke") == 0
    assert "void" in capsys.readouterr().out
    prepare(tmp_path, file)
    assert FORMER not in kept(tmp_path)


def test_rotating_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rotate(tmp_path) == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_a_database_with_a_key_file_does_not_hold_the_key(tmp_path: Path) -> None:
    file, backup = tmp_path / "key", tmp_path / "backup.jsonl"
    _prepared(str(tmp_path / "tables.db"), file, 1)
    assert main(["backup", str(backup), "--database", str(tmp_path / "tables.db")]) == 0
    key = base64.b64encode(keys_in(file).signing).decode()
    assert key not in backup.read_text()
    assert main(["restore", str(backup), "--database", str(tmp_path / "elsewhere.db")]) == 0
    _prepared(str(tmp_path / "elsewhere.db"), file, 1)
    if os.name == "posix":
        assert {mode(each) for each in tmp_path.iterdir()} == {0o600}
