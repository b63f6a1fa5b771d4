"""`rooftree replay`: watching a record, and telling what is wrong with a bad one."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pexpect
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rooftree.cli import main
from rooftree.core import jit
from rooftree.core.records import Record, decode, encode
from rooftree.lab.simulate import Match, play_match
from rooftree.server.record import record_of
from tests.server.pledging import dealt
from tests.server.table_log import ADA, BEN
from tests.shared import HANGING


@pytest.fixture(autouse=True, scope="module")
def interpreted() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jit, "is_warm", lambda name: False)
        yield


@pytest.fixture(scope="module")
def lines() -> list[str]:
    match = Match("dreamhome", ("greedy", "random"), games=3, seed=7, keep_records=True, build="checked")
    return [str(game.record) for game in play_match(match)]


@pytest.fixture
def file(tmp_path: Path, lines: list[str]) -> Path:
    path = tmp_path / "out.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path


def replay(*args: object) -> int:
    return main(["replay", *map(str, args)])


def test_good_records(file: Path, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    moves = sum(len(json.loads(line)["moves"]) for line in lines)
    assert replay(file, "--check") == 0
    assert capsys.readouterr().out == f"3 records, {moves} moves: all good\n"


def test_good_records_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, "--check", "--json", "--game", 2) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["good"], report["records"], report["without_result"]) == (True, 1, 0)


@pytest.fixture(scope="module")
def sealed() -> Record:
    """A game that was played at a server, by people with a share in the deal."""
    return record_of(dealt(ADA, BEN).play_on(seed=4).table)


def written(path: Path, *records: Record) -> Path:
    path.write_text("".join(encode(record) + "\n" for record in records))
    return path


def test_a_record_tells_whether_its_deal_was_fair(
    tmp_path: Path, sealed: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sealed.seal is not None
    path = written(tmp_path / "out.jsonl", sealed)
    assert replay(path, "--all") == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "The deal was fair" in shown
    assert sealed.seal.commitment in shown
    assert replay(path, "--check") == 0
    assert "all good; 1 fair deal under seal" in capsys.readouterr().out
    assert replay(path, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["deal"], report["resumed"]) == ("fair", None)


def test_a_deal_that_was_not_under_its_seal_is_a_fault(
    tmp_path: Path, sealed: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sealed.seal is not None
    forged = msgspec.structs.replace(
        sealed, seal=msgspec.structs.replace(sealed.seal, secrets=sealed.seal.secrets[:1])
    )
    path = written(tmp_path / "out.jsonl", sealed, forged)
    assert replay(path, "--check") == 1
    assert "record 2: the deal is not the one that was under its seal" in capsys.readouterr().err
    assert replay(path, "--game", 2, "--all") == 0
    assert "Beware" in capsys.readouterr().out


def test_a_record_without_a_seal_says_so_and_why(
    tmp_path: Path, sealed: Record, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    goes_on = msgspec.structs.replace(sealed, seal=None, resumed=12)
    path = written(tmp_path / "out.jsonl", goes_on, decode(lines[0].encode()))
    assert replay(path, "--all") == 0
    assert "goes on from a record, after 12 moves" in " ".join(capsys.readouterr().out.split())
    assert replay(path, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["deal"], report["resumed"]) == ("resumed", 12)
    assert replay(path, "--game", 2, "--all") == 0
    assert "This record has no seal" in capsys.readouterr().out


def test_saves_are_counted_apart(tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(lines[0])
    del data["moves"][20:], data["result"]
    path = tmp_path / "save.json"
    path.write_text(json.dumps(data, indent=1))
    assert replay(path, "--check") == 0
    assert capsys.readouterr().out == "1 record, 1 without a result, 20 moves: all good\n"
    assert replay(path) == 0
    assert capsys.readouterr().out.endswith("The record ends here; the game is not over.\n")


def spoil(change: Callable[[dict[str, Any]], Any]) -> Callable[[str], bytes]:
    def spoilt(line: str) -> bytes:
        data = json.loads(line)
        change(data)
        return json.dumps(data).encode()

    return spoilt


def raise_score(data: dict[str, Any]) -> None:
    data["result"]["scores"][1] += 10


FAULTS: dict[str, tuple[Callable[[str], bytes], str]] = {
    "illegal move": (
        spoil(lambda data: data["moves"].__setitem__(2, [0, "place T3"])),
        'record 2, move 3 ("place T3"): Nothing stands under T3 yet: build on G3 first.',
    ),
    "wrong seat": (
        spoil(lambda data: data["moves"].__setitem__(0, [1, "discard 2"])),
        'record 2, move 1 ("discard 2"): seat 1 moves, but it is the turn of seat 0',
    ),
    "not notation": (
        spoil(lambda data: data["moves"].__setitem__(0, [0, "discrd 2"])),
        "record 2, move 1 (\"discrd 2\"): 'discrd 2' is no action of this game; did you mean 'discard 2'",
    ),
    "card twice": (
        spoil(lambda data: data["deal"]["rooms"].__setitem__(1, data["deal"]["rooms"][0])),
        "record 2: deal.rooms[1]: ",
    ),
    "wrong score": (spoil(raise_score), "record 2: result.scores is recorded as"),
    "wrong winner": (
        spoil(lambda data: data["result"].update(winners=[1])),
        "record 2: result.winners is recorded as [1], the rules make it [0]",
    ),
    "another game": (spoil(lambda data: data.update(game="chess")), "record 2: there is no game 'chess'; there are"),
    "another ruleset": (spoil(lambda data: data.update(ruleset="dreamhome/9")), "follows the rules 'dreamhome/9'"),
    "another version": (spoil(lambda data: data.update(format="rooftree-record/9")), "this version of Rooftree reads"),
    "foreign JSON": (lambda line: b'{"event": "tournament"}', "record 2: this is no Rooftree record"),
    "binary junk": (lambda line: b"\x7fELF\x00\x01\x02\xff\xfe", "record 2: this is not JSON"),
    "prose": (lambda line: b"Dear diary,", "record 2: this is not JSON"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_file_record_and_move(
    tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str], fault: str
) -> None:
    change, text = FAULTS[fault]
    path = tmp_path / "out.jsonl"
    path.write_bytes(b"\n".join([lines[0].encode(), change(lines[1]), lines[2].encode()]) + b"\n")
    assert replay(path, "--check") == 1
    told = capsys.readouterr()
    assert told.err.startswith(f"{path}: record 2")
    assert text in told.err
    assert "all good" not in told.out
    assert replay(path, "--check", "--game", 3) == 0
    assert replay(path, "--game", 2) == 1


def test_a_fault_as_json(tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.jsonl"
    path.write_bytes(FAULTS["illegal move"][0](lines[0]))
    assert replay(path, "--check", "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["good"], report["record"], report["move"], report["notation"]) == (False, 1, 3, "place T3")


def test_a_truncated_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(file.read_bytes()[:-300])
    assert replay(file, "--check") == 1
    assert "record 3: the file breaks off in the middle of this record" in capsys.readouterr().err


def test_an_empty_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text("\n\n")
    assert replay(path, "--check") == 1
    assert "the file is empty" in capsys.readouterr().err


@pytest.mark.parametrize("args", [["--check"], []])
def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert replay(tmp_path / "none.jsonl", *args) == 2
    assert "none.jsonl: No such file or directory" in capsys.readouterr().err
    assert replay(tmp_path, *args) == 2
    assert "Is a directory" in capsys.readouterr().err


def test_a_record_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, "--game", 4) == 2
    assert "has no record 4; it has 3 lines" in capsys.readouterr().err
    with pytest.raises(SystemExit) as caught:
        replay(file, "--game", 0)
    assert caught.value.code == 2


@pytest.mark.parametrize(("lang", "verb"), [("en", "builds"), ("fr", "construit"), ("is", "byggir")])
def test_a_game_is_shown_in_the_readers_language(
    file: Path, capsys: pytest.CaptureFixture[str], lang: str, verb: str
) -> None:
    assert replay(file, "--lang", lang, "--game", 2) == 0
    text = capsys.readouterr().out
    assert f"Margot {verb} " in text
    assert text.count("┌────── 1 ──────") == 12  # a table a round
    assert str(json.loads(file.read_text().splitlines()[1])["result"]["scores"][0]) in text.splitlines()[-1]


@pytest.fixture(scope="module")
def california() -> str:
    match = Match("california", ("greedy", "random", "random"), games=1, seed=7, keep_records=True, build="checked")
    [game] = play_match(match)
    return str(game.record)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Margot renovates ", "Here comes the ", "with a gift.", "Bonus card: ", "That ends day 12.")),
        ("fr", ("Margot rénove ", "Voilà le voisin ", "avec un cadeau.", "Carte bonus\u00a0: ", "la journée 12.")),
        ("is", ("Margot gerir ", "Í heimsókn kemur ", "með gjöf.", "Bónusspil: ", "Þar með lýkur degi 12.")),
    ],
)
def test_a_game_of_california_is_shown_day_by_day(
    tmp_path: Path, california: str, capsys: pytest.CaptureFixture[str], lang: str, sentences: tuple[str, ...]
) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text(california)
    assert replay(path, "--lang", lang) == 0
    text = capsys.readouterr().out
    assert [sentence for sentence in sentences if sentence not in text] == []
    assert sum(line.startswith("California · ") for line in text.splitlines()) == 12  # a table a day
    assert str(max(json.loads(california)["result"]["scores"])) in text.splitlines()[-1]


def test_a_game_of_california_as_json(tmp_path: Path, california: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text(california)
    assert replay(path, "--check") == 0
    capsys.readouterr()
    assert replay(path, "--json") == 0
    moves = json.loads(capsys.readouterr().out)["moves"]
    assert [[move["seat"], move["move"]] for move in moves] == json.loads(california)["moves"]
    assert (moves[0]["day"], moves[-1]["day"]) == (1, 12)


def test_a_game_as_json(file: Path, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, "--json", "--game", 3) == 0
    report = json.loads(capsys.readouterr().out)
    data = json.loads(lines[2])
    assert [[move["seat"], move["move"]] for move in report["moves"]] == data["moves"]
    assert report["result"] == data["result"]
    assert report["moves"][-1]["round"] == 12


def test_names_are_not_markup(tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.jsonl"
    path.write_bytes(spoil(lambda data: data["seats"][0].update(name="[bold]Ada[/]"))(lines[0]))
    assert replay(path) == 0
    assert "[bold]Ada[/] discards column" in capsys.readouterr().out


def test_a_person_without_a_name_is_spoken_to(
    tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "out.jsonl"
    path.write_bytes(spoil(lambda data: data["seats"][0].update(name="You"))(lines[0]))
    assert replay(path, "--lang", "en") == 0
    assert "You discard column" in capsys.readouterr().out


def test_on_a_terminal_it_waits_between_rounds(file: Path) -> None:
    command = [sys.executable, "-c", "import sys, rooftree.cli; sys.exit(rooftree.cli.main())"]
    child = pexpect.spawn(
        command[0], [*command[1:], "replay", str(file), "--lang", "en"], encoding="utf-8", timeout=HANGING
    )
    child.expect("round 1 of 12")
    child.expect("Enter = next round, q = leave")
    child.sendline("")
    child.expect("round 2 of 12")
    child.expect("Enter = next round, q = leave")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@settings(max_examples=60)
@given(content=st.binary(max_size=60), start=st.integers(0, 4000), length=st.integers(0, 40), args=st.sampled_from(
    [["--check"], [], ["--json"], ["--check", "--json"]]))  # fmt: skip
def test_whatever_the_file_holds_there_is_an_exit_status(
    tmp_path_factory: pytest.TempPathFactory,
    lines: list[str],
    content: bytes,
    start: int,
    length: int,
    args: list[str],
) -> None:
    line = lines[0].encode()
    path = tmp_path_factory.getbasetemp() / "fuzz.jsonl"
    path.write_bytes(line[:start] + content + line[start + length :])
    assert replay(path, *args) in (0, 1)
