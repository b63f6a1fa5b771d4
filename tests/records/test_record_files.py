"""Record files: one JSON object a LINE, strictly read, with clear words for everything that is not one."""

import json
from pathlib import Path

import pytest

from rooftree.core.records import MAX_BYTES
from rooftree.core.replay import RecordError, Seat, decode, encode, read, record_of
from tests.records.recorded import GAME, GAMES, LINE, LINES, RECORD, RECORDS, Spoil, put, spoilt

KEYS = ["format", "game", "ruleset", "package", "seed", "options", "seats", "deal", "moves", "result"]


@pytest.mark.parametrize("name", GAMES)
def test_a_record_survives_writing_and_reading(name: str) -> None:
    assert encode(RECORDS[name]).encode() == LINES[name]
    assert decode(LINES[name]) == RECORDS[name]


def test_the_keys_stand_in_the_order_of_the_format() -> None:
    data = json.loads(LINE)
    assert list(data) == KEYS
    assert list(data["deal"]) == ["rooms", "resources"]
    assert list(data["seats"][0]) == ["name", "player"]
    assert list(data["result"]) == ["scores", "winners", "lines"]
    assert list(data["result"]["lines"][0][0]) == ["what", "points", "cells"]
    assert b"\n" not in LINE


def test_a_record_holds_what_the_format_says() -> None:
    assert (RECORD.format, RECORD.game, RECORD.ruleset) == ("rooftree-record/1", "dreamhome", "dreamhome/1")
    assert RECORD.options == {"discard": True, "roofs": "strict", "first": "seat-1"}
    assert RECORD.seats[1] == Seat(name="random 2", player="bot:random")
    assert (len(RECORD.deal["rooms"]), len(RECORD.deal["resources"])) == (60, 48)
    assert RECORD.moves[0][1].startswith("discard ")


def test_a_game_that_is_won_together_names_its_rank() -> None:
    data = json.loads(LINES["homesweethome"])
    assert list(data) == KEYS
    assert list(data["deal"]) == ["characters", "constructions", "resources", "reshuffles"]
    assert list(data["result"]) == ["scores", "winners", "lines", "rank"]
    assert data["result"]["winners"] == []


def test_a_save_has_no_result() -> None:
    state = GAME.new(2, 5)
    saved = record_of(GAME, state, None, [Seat("Ada", "human"), Seat("Bo", "bot:greedy")], [], state)
    assert list(json.loads(encode(saved))) == KEYS[:-1]
    assert decode(encode(saved).encode()) == saved
    assert saved.seed is None


def test_the_line_of_a_record_is_its_number(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(LINE + b"\n\n" + LINE + b"\r\n" + LINE)
    assert [number for number, _ in read(path)] == [1, 3, 4]


def test_one_record_can_be_read_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"nonsense\n" + LINE + b"\nnonsense\n")
    assert [number for number, _ in read(path, only=2)] == [2]
    assert list(read(path, only=9)) == []


def test_a_line_that_is_too_long_is_still_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"x" * (3 * MAX_BYTES) + b"\n" + LINE + b"\n")
    assert [number for number, _ in read(path, only=2)] == [2]


def test_a_json_file_holds_one_record_over_several_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(json.loads(LINE), indent=2))
    assert list(read(path)) == [(1, RECORD)]


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"take 3\n", "this is not JSON"),
        (b"\x00\xff\xfe\x80 junk \x9c\n", "this is not JSON"),
        (b'{"format": "rooftree-record/1\xff"}\n', "this is not JSON"),
        (b"[1, 2, 3]\n", "this is no Rooftree record"),
        (b'"rooftree-record/1"\n', "this is no Rooftree record"),
        (b'{"format": 3}\n', "this is no Rooftree record"),
        (b'{"hello": "world"}\n', 'there is no "format": "rooftree-record/1"'),
        (b'{"format": "chess/1"}\n', "its format is 'chess/1', not 'rooftree-record/1'"),
        (b'{"format": "rooftree-record/9"}\n', "this version of Rooftree reads 'rooftree-record/1'"),
        (b'{"format": "rooftree-record/1"}\n', "missing required field `game`"),
        (b"[" * 100_000 + b"\n", "this is no Rooftree record"),
        (b'{"a":' * 100_000 + b"\n", "this is not JSON"),
        (b" " * (MAX_BYTES + 1) + b"{}\n", "longer than 1,000,000 bytes"),
        (b"{" + b"x" * (MAX_BYTES + 1), "longer than 1,000,000 bytes"),
    ],
    ids=range(14),
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes, text: str) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        list(read(path))
    assert text in str(caught.value)
    assert (caught.value.record, caught.value.move) == (1, None)


@pytest.mark.parametrize("cut", [1, 2, 100, 2000])
def test_a_file_that_breaks_off_says_so(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(LINE + b"\n" + LINE[:-cut])
    records = read(path)
    assert next(records)[0] == 1
    with pytest.raises(RecordError, match="record 2: the file breaks off in the middle of this record"):
        next(records)


@pytest.mark.parametrize(
    ("spoil", "text"),
    [
        (put("colour", "red"), "unknown field `colour`"),
        (put("result", "colour", "red"), "unknown field `colour` - at `$.result`"),
        (put("seats", 0, "colour", "red"), "unknown field `colour` - at `$.seats[0]`"),
        (put("seed", "7"), "Expected `int | null`, got `str` - at `$.seed`"),
        (put("seed", 1.5), "Expected `int | null`, got `float` - at `$.seed`"),
        (put("moves", 3, [0]), "Expected `array` of length 2 - at `$.moves[3]`"),
        (put("moves", 3, ["0", "take 3"]), "Expected `int`, got `str` - at `$.moves[3][0]`"),
        (put("options", "roofs", 3), "got `int` - at `$.options[...]`"),
        (put("deal", "rooms", "all"), "Expected `array`, got `str` - at `$.deal[...]`"),
        (put("result", "scores", 0, None), "Expected `int`, got `null` - at `$.result.scores[0]`"),
        (put("seats", 1, "name", ""), "1 to 60 printable characters - at `$.seats[1].name`"),
        (put("seats", 1, "name", "x" * 61), "1 to 60 printable characters - at `$.seats[1].name`"),
        (put("seats", 1, "name", "\x1b[2J"), "1 to 60 printable characters - at `$.seats[1].name`"),
        (put("seats", 2, "player", "robot"), 'expected "human" or "bot:NAME" - at `$.seats[2].player`'),
    ],
)
def test_wrong_types_are_told_with_their_place(spoil: Spoil, text: str) -> None:
    with pytest.raises(RecordError) as caught:
        decode(spoilt(spoil), 4)
    assert text in caught.value.text
    assert str(caught.value).startswith("record 4: ")


def test_an_error_is_short_and_harmless_whatever_the_file_holds() -> None:
    with pytest.raises(RecordError) as caught:
        decode(b'{"format": "' + b"\\u001b[31m" * 10_000 + b'"}')
    assert len(str(caught.value)) < 400
    assert str(caught.value).isprintable()
