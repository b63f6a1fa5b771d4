"""`rooftree join`: links, tokens, and whole games at a real server with somebody who types."""

import hashlib
import json
import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from rooftree.bots.cast import CAST
from rooftree.cli import main
from rooftree.cli.errors import CommandError
from rooftree.cli.joined.links import Link, parse_link
from rooftree.cli.joined.seats import Seats, Wish
from rooftree.cli.joined.showing import seal_key
from rooftree.cli.joined.tokens import Tokens
from rooftree.client import Client, TableCopy
from rooftree.client.shares import Shares
from rooftree.games import NAMES
from rooftree.protocol import Ready, Reveal
from rooftree.server.dealing import next_of_deal
from rooftree.server.documents import Documents
from rooftree.texts import LANGUAGES
from tests.server.halls import in_a_loop
from tests.server.joining import act, join, play_to_the_end, somebody, table_with
from tests.server.pledging import BENS, PLEDGES, table_for
from tests.server.server_process import ServerProcess, free_port
from tests.server.table_log import ADA, BEN, TableLog

pytestmark = pytest.mark.xdist_group("server process")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own tokens are touched."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return tmp_path / "settings" / "rooftree" / "tokens.json"


# Links


@pytest.mark.parametrize(
    ("text", "server", "table"),
    [
        ("http://localhost:8000/t/abcdefghjk", "http://localhost:8000", "abcdefghjk"),
        ("https://play.example.org/t/abc/", "https://play.example.org", "abc"),
        ("https://example.org/games/t/abc", "https://example.org/games", "abc"),
        ("localhost:8000/t/abc", "http://localhost:8000", "abc"),
        ("  http://[::1]:8000/t/abc\n", "http://[::1]:8000", "abc"),
        ("http://host/t/abc?lang=fr#log", "http://host", "abc"),
    ],
)
def test_a_link_names_a_server_and_a_table(text: str, server: str, table: str) -> None:
    assert parse_link(text) == Link(server, table)


@pytest.mark.parametrize(
    "text", ["", "abcdefghjk", "http://localhost:8000", "http://host/t/", "ftp://host/t/abc", "http:///t/abc",
             "http://host:port/t/abc", "http://host/t/a b", "http://host/t/../x"],
)  # fmt: skip
def test_what_is_no_link_is_answered_with_one(text: str) -> None:
    with pytest.raises(CommandError, match="looks like http://localhost:8000/t/abcdefghjk"):
        parse_link(text)


# Tokens


def test_tokens_are_kept_by_server_for_nobody_else_to_read(own_settings: Path) -> None:
    tokens = Tokens()
    tokens.keep("http://one", "first")
    tokens.keep("http://two", "second")
    tokens.keep("http://one", "third")
    assert [Tokens().read(f"http://{name}") for name in ("one", "two", "three")] == ["third", "second", None]
    assert json.loads(own_settings.read_text(encoding="utf-8")) == {"http://one": "third", "http://two": "second"}
    if os.name == "posix":
        assert stat.S_IMODE(own_settings.stat().st_mode) == 0o600
    assert [path.name for path in own_settings.parent.iterdir()] == ["tokens.json"]


def test_a_file_of_ones_own_holds_one_token(tmp_path: Path) -> None:
    file = tmp_path / "token"
    assert Tokens(file).read("http://one") is None
    Tokens(file).keep("http://one", "secret")
    assert (file.read_text(encoding="utf-8"), Tokens(file).read("http://one")) == ("secret\n", "secret")


@pytest.mark.parametrize("text", ["", "nonsense", "[1]", '{"http://one": 1}'])
def test_tokens_that_cannot_be_understood_are_had_anew(own_settings: Path, text: str) -> None:
    own_settings.parent.mkdir(parents=True)
    own_settings.write_text(text, encoding="utf-8")
    assert Tokens().read("http://one") is None
    Tokens().keep("http://one", "secret")
    assert Tokens().read("http://one") == "secret"


def test_a_token_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"cannot read .*Is a directory"):
        Tokens(tmp_path).read("http://one")


# What cannot be


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["join", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_without_a_server_the_address_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    said = refused(capsys, f"{address}/t/abc", "--name", "Anna")
    assert f"no table server answers at {address}" in said
    assert "Is the link right, and the server running?" in said


def test_an_unknown_table_is_told_in_the_readers_language(
    server: ServerProcess, capsys: pytest.CaptureFixture[str], own_settings: Path
) -> None:
    assert "There is no such table" in refused(capsys, f"{server.address}/t/nosuchtable", "--lang", "en")
    assert "Cette table n’existe pas" in refused(capsys, f"{server.address}/t/nosuchtable", "--lang", "fr")
    assert not own_settings.exists(), "nobody becomes a guest for nothing"


def test_wishes_that_contradict_each_other_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seat needs a name" in refused(capsys, "http://host/t/abc", "--seat", "2")
    assert "choose one of them" in refused(capsys, "http://host/t/abc", "--watch", "--name", "Anna")
    assert "looks like" in refused(capsys, "http://host")


# Playing


def test_a_deal_is_held_against_its_seal() -> None:
    seal = hashlib.sha256(b"7:salt").hexdigest()
    shown = {"commitment": seal, "seal": None, "seed": "7", "salt": "salt"}
    assert seal_key(seal, None, shown) == "join-sealed"
    for other in ({"seed": "8"}, {"salt": "pepper"}, {"commitment": "another"}):
        assert seal_key(seal, None, {**shown, **other}) == "join-broken-seal"
    assert seal_key(None, None, shown) == "join-unsealed"


def test_a_deal_is_held_against_the_pledges_too() -> None:
    """Those that were there when this client told its secret: nobody may have joined, left or changed one since."""
    log, shares = table_for(ADA, BEN), Shares()
    log.do(ADA, Ready, 0, pledge=shares.pledge("table"))
    log.do(BEN, Ready, 1, pledge=PLEDGES[BEN])
    assert shares.owed(copy_of(log), lambda: "id") is None
    log.write(next_of_deal(log.table, {ADA, BEN}))
    reveal = shares.owed(copy_of(log), lambda: "id")
    assert isinstance(reveal, Reveal)
    log.do(ADA, Reveal, reveal.secret)
    log.do(BEN, Reveal, BENS)
    log.write(next_of_deal(log.table, {ADA, BEN}))
    end = copy_of(log.play_on(seed=4)).summary
    witness = shares.witness(end)
    assert witness is not None
    assert seal_key(end["commitment"], witness, end) == "join-fair"
    assert seal_key(end["commitment"], Shares().witness(end), end) == "join-sealed"
    assert seal_key(end["commitment"], witness._replace(pledges=witness.pledges[:1]), end) == "join-broken-pledges"
    assert seal_key("another", witness, end) == "join-broken-seal"


def copy_of(log: TableLog) -> TableCopy:
    return TableCopy.of(Documents(log.table).message(Documents(log.table).document(ADA, frozenset())))


@in_a_loop
async def test_whoever_comes_back_to_a_table_that_waits_is_ready_again() -> None:
    """On all seats that are not; and nobody is made ready at a table that plays, or twice."""
    log = table_for(ADA, BEN, ADA)
    log.do(ADA, Ready, 0)
    asked = await ready_by_coming_back(log)
    assert asked == [2]
    log.do(ADA, Ready, 2)
    assert await ready_by_coming_back(log) == []
    log.do(BEN, Ready, 1)
    log.write(next_of_deal(log.table, {ADA, BEN}))
    log.table.seats[2].is_ready = False
    assert await ready_by_coming_back(log) == []


async def ready_by_coming_back(log: TableLog) -> list[int]:
    """The seats for which the server is told so."""
    client = mock.create_autospec(Client, instance=True)
    desk = mock.Mock(copy=copy_of(log))
    await Seats(client, desk, "table", Wish()).come_in()
    return [call.args[1] for call in client.ready.await_args_list]


@pytest.mark.parametrize(("game", "lang"), [*zip(NAMES, LANGUAGES, strict=True)])
def test_a_whole_game_is_played_by_typing(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    """Each game in another language, so that all three are spoken."""
    table, _ = table_with(server.address, game, "bot:random")
    link = f"{server.address}/t/{table}"
    shown = join(monkeypatch, link, "--name", "Anna", "--lang", lang, script=somebody(1, lang))
    fair = {"en": "The deal was fair", "fr": "La donne était honnête", "is": "Gjöfin var heiðarleg"}
    assert fair[lang] in shown, "seal and pledges were held against the seed"
    assert f"{server.address}/api/tables/{table}/record" in shown


def test_what_is_typed_at_any_table_can_be_typed_here(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = table_with(server.address, "dreamhome", "bot:random", options={"discard": False})
    script = ["say hello there", "why T3", "foo", "1 2 3", "?", "cards", "rules roofs", "score", "save", "stand"]
    script += ["confirm", "undo", "take 3", "why T3", "undo", "table", "log", "help", "bot", "say", "quit"]
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--name", "Anna", "--seat", "1", script=script)
    for text in (
        "Anna: “hello there”",
        "T3: Not now. You are being asked",
        "“foo” is neither a move nor a command",
        "What changes in your visible score, at best, by the end of this turn:",
        "The server keeps the game",
        "The game has begun; this was possible only before.",
        "There is no turn of yours to close now.",
        "There is nothing of yours to take back",
        "Where does the room go?",
        "say something to everyone at the table",
        "Say on which seat, and which bot",
        "Write what you want to say",
        f"join {server.address}/t/{table}",
        "Goodbye!",
    ):
        assert text in shown, text


def test_a_turn_can_be_taken_back_until_it_is_closed(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = table_with(server.address, "california", "bot:random")
    script = ["gold", "gold", "why C3", "?", "undo", "gold", "confirm", "quit"]
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--name", "Anna", "--confirm", script=script)
    asked, *_ = shown.split("> confirm")
    assert asked.count("Do you take a gold coin") == 2
    assert asked.count("· You take a gold coin.") == 2
    assert asked.count("Enter = done") > 3, "whatever else is typed waits"
    assert any(f"It is {each.name}’s turn." in shown for each in CAST["random"])


def test_your_seat_is_found_again_tomorrow(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, own_settings: Path, tmp_path: Path
) -> None:
    table, _ = table_with(server.address, "california", "Bo")
    link = f"{server.address}/t/{table}"
    assert "Your seat is kept." in join(monkeypatch, link, "--name", "Anna")
    shown = join(monkeypatch, link, script=["quit"])
    assert "Welcome back, Anna" in shown
    assert "Do you take a gold coin" in shown
    file = tmp_path / "token"
    file.write_text(json.loads(own_settings.read_text(encoding="utf-8"))[server.address], encoding="utf-8")
    own_settings.unlink()
    shown = join(monkeypatch, link, "--token-file", str(file), script=["quit"])
    assert "Welcome back, Anna" in shown
    assert f"--token-file {file}" in shown


def test_the_host_fills_the_table_by_typing(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table, token = table_with(server.address, "california")
    (tmp_path / "token").write_text(token, encoding="utf-8")
    script = ["nonsense", "sit", "bot 2 nobody", "bot 7", "bot 2 random", "sit 2 Anna", "sit Anna", "?", "quit"]
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--token-file", str(tmp_path / "token"), script=script)
    for text in (
        "That cannot be done now.",
        "Say under which name",
        "No bot of this game is called nobody.",
        "There is no seat 6 at this table.",
        "(bot, is just learning)",
        "Please choose a free seat.",
        "What changes in your visible score, at best, by the end of this turn:",
    ):
        assert text in shown, text


def test_a_name_that_is_taken_leaves_you_standing(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = table_with(server.address, "california", "Bo")
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--name", "Bo", script=["sit Anna", "quit"])
    assert "Somebody at this table is called Bo already." in shown
    assert "Do you take a gold coin" in shown


def test_turns_that_need_no_word_pass_at_once(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = table_with(server.address, "california", "bot:random")
    script = ["gold", "gold", "quit"]
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--name", "Anna", "--no-confirm", script=script)
    assert "Enter = done" not in shown
    assert shown.count("You take a gold coin.") == 2


def test_between_two_hidden_hands_at_one_keyboard_the_screen_is_covered(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table, token = table_with(server.address, "homesweethome", "Anna", "Bo")
    (tmp_path / "token").write_text(token, encoding="utf-8")
    script = ["", "1", "nosy", "", "1", "", "quit"]
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--token-file", str(tmp_path / "token"), script=script)
    called = [f"Hand the keyboard to {name}" for name in ("Anna", "Bo")]
    assert all(text in shown for text in called)
    covered = shown.split("> nosy")[1].split("> ")[0]
    assert "Hand the keyboard to" in covered
    assert "Your hand" not in covered


def test_whoever_only_watches_sees_the_whole_game(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nobody at the keyboard, from the first move to the score."""
    table, token = table_with(server.address, "california", "Bo", "bot:random", players=2)
    playing = threading.Timer(1.0, act, (server.address, token, lambda client: play_to_the_end(client, table)))
    playing.start()
    shown = join(monkeypatch, f"{server.address}/t/{table}", "--watch")
    playing.join()
    assert "You are watching this table." in shown
    assert "It is Bo’s turn." in shown
    assert shown.count("California · day") > 3, "the table is drawn anew every day"
    assert shown.rstrip().endswith("Goodbye!")


def test_again_leads_on_to_the_next_table(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table, token = table_with(server.address, "california", "Anna", "bot:random")
    (tmp_path / "token").write_text(token, encoding="utf-8")
    act(server.address, token, lambda client: play_to_the_end(client, table))
    link = f"{server.address}/t/{table}"
    shown = join(monkeypatch, link, "--token-file", str(tmp_path / "token"), script=["again", "score", "quit"])
    assert "“again” plays once more" in shown
    assert "Do you take a gold coin" in shown
    assert link not in shown.split("Your seat is kept.")[1]
