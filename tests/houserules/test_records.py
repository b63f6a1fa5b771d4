"""Records of games by house rules carry all that is different: they replay on any machine, without the file."""

import difflib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from goldens import HOUSE_RULES, by_house_rules

from rooftree.cli import main
from rooftree.core.records import BY_HOUSE_RULES, FORMAT, Record, RecordError, Seat, decode, encode, read
from rooftree.core.replay import final_state, game_of, replay
from rooftree.games import NAMES
from rooftree.lab.simulate import Match, play_match
from tests.goldens.golden import folder_of
from tests.houserules.rules import example, played_by
from tests.shared import checked

GOLDENS = sorted(folder_of(HOUSE_RULES).glob("*.jsonl"))


def recorded(name: str = "garage-sale") -> Record:
    rules = example(name)
    match = Match(rules.id, ("random", "random"), games=1, seed=5, keep_records=True, build="checked")
    [game] = play_match(match)
    return decode(str(game.record).encode())


def test_there_is_a_golden_record_of_each_game() -> None:
    games = {record.game for path in GOLDENS for _, record in read(path)}
    assert games == set(NAMES)


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_the_playthrough_is_the_stored_one(path: Path) -> None:
    stored, now = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines(), by_house_rules(path).splitlines()
    changed = list(difflib.unified_diff(stored, now, f"{path.stem}.txt", "the rules now", lineterm="", n=2))
    assert not changed, "\n".join(["a game by house rules has changed", *changed])


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_process_that_never_saw_the_file_replays_them(path: Path, tmp_path: Path) -> None:
    """The examples are nowhere near, and nothing was introduced to it."""
    command = [sys.executable, "-m", "rooftree", "replay", str(path), "--check"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=dict(os.environ), check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1 record, ")
    assert "all good" in done.stdout


def test_a_record_holds_the_rules_whole_and_says_so_by_its_format() -> None:
    record = recorded()
    assert record.house_rules == example("garage-sale")
    assert (record.game, record.format) == ("dreamhome", BY_HOUSE_RULES)
    assert record.played == example("garage-sale").id
    [box] = play_match(Match("dreamhome", ("random", "random"), 1, 5, keep_records=True, build="checked"))
    assert decode(str(box.record).encode()).format == FORMAT
    assert "house_rules" not in str(box.record)


def test_who_knows_no_house_rules_refuses_by_the_format() -> None:
    """Rooftree 0.1 reads `rooftree-record/1` alone, and names both formats."""
    assert BY_HOUSE_RULES != FORMAT
    text = encode(recorded()).replace(BY_HOUSE_RULES, "rooftree-record/3")
    with pytest.raises(RecordError, match="has the format 'rooftree-record/3'; this version of Rooftree reads"):
        decode(text.encode())


def changed(record: Record, **fields: Any) -> bytes:
    return encode(msgspec.structs.replace(record, **fields)).encode()


def test_what_is_wrong_with_the_rules_of_a_record_is_told() -> None:
    record = recorded()
    assert record.house_rules is not None
    with pytest.raises(RecordError, match="is for records with house_rules, and only for them"):
        decode(changed(record, house_rules=None))
    with pytest.raises(RecordError, match="is for records with house_rules, and only for them"):
        decode(changed(record, format=FORMAT))
    with pytest.raises(RecordError, match="house rules of 'dreamhome' in a record of 'california'"):
        decode(changed(record, game="california"))
    too_much = msgspec.structs.replace(record.house_rules, cards={"room": {"garage": {"points": [99]}}})
    with pytest.raises(
        RecordError, match="its house rules 'Garage sale': room garage: points must be a list of whole"
    ):
        game_of(decode(changed(record, house_rules=too_much)))
    with pytest.raises(RecordError, match="Object contains unknown field `author`"):
        decode(encode(record).replace('"name":"Garage sale"', '"name":"Garage sale","author":"x"').encode())


def test_other_rules_make_other_points() -> None:
    """Whoever changes the rules of a record is found out by its result."""
    record = recorded()
    assert final_state(played_by(example("garage-sale")), record) is not None
    other = msgspec.structs.replace(example("garage-sale"), cards={"room": {"bathroom": {"points": [9]}}})
    with pytest.raises(RecordError, match="the rules make it"):
        final_state(played_by(other), msgspec.structs.replace(record, house_rules=other))
    with pytest.raises(RecordError, match=r"this is a record of 'dreamhome~\w+', not of 'dreamhome'"):
        replay(checked("dreamhome"), record)


def test_watching_and_reviewing_say_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(encode(recorded()).encode() + b"\n")
    assert main(["replay", str(path), "--all", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "Règles maison : Garage sale" in shown
    assert "garage : points 0 / 4 → 1 / 6" in shown
    assert main(["replay", str(path), "--json"]) == 0
    assert '"house_rules": "Garage sale"' in capsys.readouterr().out


def test_a_saved_game_goes_on_by_its_own_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = recorded()
    path = tmp_path / "game.json"
    people = [Seat("Ada", "human"), Seat("Ben", "human")]
    path.write_bytes(changed(record, moves=record.moves[:4], result=None, seats=people))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n\n"))
    assert main(["play", "dreamhome", "--load", str(path), "--ascii"]) == 0
    assert "House rules: Garage sale" in capsys.readouterr().out
