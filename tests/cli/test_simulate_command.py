"""`rooftree simulate`: what it prints, what it writes, and what it refuses."""

import json
from pathlib import Path

import pytest

from rooftree.bots import warming
from rooftree.cli import builds, main, output
from rooftree.core import jit
from rooftree.core.game import Game


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are not worth compiling for, so nothing is compiled here."""
    monkeypatch.setattr(jit, "is_warm", lambda name: False)


def simulate(*args: object, game: str = "dreamhome") -> int:
    return main(["simulate", game, *map(str, args)])


def test_a_match_ends_with_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--bots", "greedy,random", "--games", 4, "--seed", 3) == 0
    text = capsys.readouterr().out
    assert "dreamhome, 4 games from seed 3" in text
    [row] = [line for line in text.splitlines() if line.startswith(" greedy")]
    assert row.split()[:6] == ["greedy", "4", "100.0%", "51.0%", "to", "100.0%"]
    assert "a second: games" in text


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--bots", "random", "--players", 3, "--games", 3, "--json", "--option", "roofs=open") == 0
    report = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in report["contestants"]] == ["random 1", "random 2", "random 3"]
    assert sum(each["wins"] for each in report["contestants"]) == pytest.approx(3)
    assert report["options"] == {"discard": True, "roofs": "open", "first": "seat-1"}
    assert report["decisions"] == report["decisions_a_game"] * 3
    for each in report["contestants"]:
        assert each["rate_95"][0] <= each["rate"] <= each["rate_95"][1]
        assert each["scores"]["least"] <= each["scores"]["median"] <= each["scores"]["most"]


def test_a_match_of_california(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.jsonl"
    match = ["--bots", "greedy,random", "--games", 3, "--rotate", "--json", "--records", path]
    assert simulate(*match, game="california") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["options"] == {"first": "seat-1"}
    assert [(each["bot"], each["wins"]) for each in report["contestants"]] == [("greedy", 3), ("random", 0)]
    assert main(["replay", str(path), "--check"]) == 0
    assert simulate("--option", "roofs=open", game="california") == 2
    assert "california has no option 'roofs'" in capsys.readouterr().err


def test_a_match_played_together_has_one_score_and_a_rank(capsys: pytest.CaptureFixture[str]) -> None:
    """R10  Nobody wins; the mean with its interval, the spread, and how often each rank was reached."""
    match = ["--bots", "greedy", "--players", 3, "--games", 10]
    assert simulate(*match, game="homesweethome") == 0
    text = capsys.readouterr().out
    assert "homesweethome, 10 games from seed 0" in text
    assert "palace   manor   nice house   cabin" in text
    assert "wins" not in text
    [row] = [line.split() for line in text.splitlines() if line.startswith(" greedy")]
    assert simulate(*match, "--json", game="homesweethome") == 0
    report = json.loads(capsys.readouterr().out)
    low, high = report["mean_95"]
    points = [report["scores"][name] for name in ("least", "low", "median", "high", "most")]
    ranks = [f"{count / 10:.1%}" for count in report["ranks"].values()]
    assert row == [
        "greedy", "3", f"{report['scores']['mean']:.1f}", f"{low:.1f}", "to", f"{high:.1f}", *map(str, points), *ranks,
    ]  # fmt: skip
    assert list(report["ranks"]) == ["palace", "manor", "nice-house", "cabin"]
    assert sum(report["ranks"].values()) == 10
    assert low < report["scores"]["mean"] < high
    assert "contestants" not in report


def test_those_who_play_together_may_be_different(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.jsonl"
    match = ["--bots", "team,random", "--games", 1, "--records", path]
    assert simulate(*match, game="homesweethome") == 0
    [row] = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith(" team")]
    assert row[:3] == ["team,", "random", "2"]
    assert row[4] == "–"  # one game says nothing about the mean
    assert main(["replay", str(path), "--check"]) == 0


def test_a_table_of_all_bots_and_numbers_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # compiled if it lies ready: a team thinks long when interpreted
    assert simulate("--table", "--games", 1, "--json", game="homesweethome") == 0
    report = json.loads(capsys.readouterr().out)
    tables = [(players, name) for players in (2, 3, 4, 5) for name in ("random", "greedy", "team")]
    assert [(row["players"], row["bots"][0]) for row in report["rows"]] == tables
    assert simulate("--bots", "team", "--players", 2, "--games", 1, "--json", game="homesweethome") == 0
    alone = json.loads(capsys.readouterr().out)
    assert report["rows"][2] == {name: alone[name] for name in report["rows"][2]}


def test_the_table_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rooftree.bots.names_of", lambda game: ("random", "greedy"))
    assert simulate("--table", "--games", 3, "--seed", 8, game="homesweethome") == 0
    rows = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["homesweethome,", "3"]
    bots = [row for row in rows if row[:1] in (["random"], ["greedy"])]
    assert bots == [[name, players] for players in "2345" for name in ("random", "greedy")]


def test_one_bot_fills_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--bots", "random", "--games", 1, "--json") == 0
    assert len(json.loads(capsys.readouterr().out)["contestants"]) == 4


def test_records_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2)]
    for jobs, path in enumerate(files, start=1):
        assert simulate("--bots", "random", "--players", 2, "--games", 6, "--records", path, "--jobs", jobs) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes().count(b"\n") == 6
    assert main(["replay", str(files[0]), "--check"]) == 0


def test_an_interrupted_match_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rooftree.lab import simulate as lab

    play_game = lab.play_game

    def interrupted(game: Game, match: lab.Match, number: int) -> lab.Played:
        if number == 3:
            raise KeyboardInterrupt
        return play_game(game, match, number)

    monkeypatch.setattr(lab, "play_game", interrupted)
    path = tmp_path / "out.jsonl"
    assert simulate("--bots", "random", "--players", 2, "--games", 9, "--records", path) == 130
    assert [line[-1:] for line in path.read_text().splitlines()] == ["}"] * 3
    assert path.read_text().endswith("}\n")
    assert main(["replay", str(path), "--check"]) == 0


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--bots", "alpha"], "there is no bot 'alpha'; there are random, greedy"),
        (["--bots", "team"], "team plays homesweethome, not dreamhome; there are random, greedy"),
        (["--table"], "--table is for games played together; in dreamhome bots play against each other"),
        (["--bots", "greedy,"], "there is no bot ''"),
        (["--bots", "random", "--players", "5"], "dreamhome is for 2 to 4 players, not 5"),
        (["--bots", "random,random,random,random,random"], "dreamhome is for 2 to 4 players, not 5"),
        (["--bots", "random,greedy", "--players", "3"], "--bots names 2 bots for 3 players; name 3, or one for all"),
        (["--players", "1"], "dreamhome is for 2 to 4 players, not 1"),
        (["--option", "roofs"], "option roofs must be strict or open, not ''"),
        (["--option", "roofs=blue"], "option roofs must be strict or open, not 'blue'"),
        (["--option", "colour=red"], "dreamhome has no option 'colour'; its options are discard=true|false, roofs="),
        (["--seed", str(2**63 - 2), "--games", "3"], "lead beyond the last seed"),
        (["--records", "/no/such/folder/out.jsonl"], "cannot write /no/such/folder/out.jsonl: No such file"),
        (["--records", "/"], "cannot write /: Is a directory"),
        (["--records", "/dev/full", "--games", "1"], "cannot write /dev/full: No space left on device"),
    ],
)
def test_requests_that_make_no_sense(capsys: pytest.CaptureFixture[str], args: list[str], text: str) -> None:
    assert simulate(*args) == 2
    assert text in capsys.readouterr().err


@pytest.mark.parametrize("args", [["--bots", "team"], ["--players", "3"], ["--records", "out.jsonl"]])
def test_a_table_chooses_bots_and_players_itself(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert simulate("--table", *args, game="homesweethome") == 2
    assert "leave out --bots, --players, --records" in capsys.readouterr().err


def test_the_help_names_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    text = " ".join(capsys.readouterr().out.split())
    assert "random (any legal move), greedy (the best turn it can see) and, for homesweethome only, team" in text


@pytest.mark.parametrize(
    "args",
    [["--games", "0"], ["--games", "many"], ["--games", "1" * 400], ["--seed", "-1"], ["--seed", "1.5"],
     ["--jobs", "0"], ["--jobs", ""], ["--players", "two"], ["--seed", str(2**63)]],
)  # fmt: skip
def test_bad_numbers(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        simulate(*args)
    assert caught.value.code == 2
    assert "must be a whole number from" in capsys.readouterr().err


def test_a_refused_match_does_not_touch_the_records(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("precious")
    assert simulate("--bots", "alpha", "--records", path) == 2
    assert path.read_text() == "precious"


def test_compiling_is_announced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    monkeypatch.setattr(warming, "play_once", lambda game: done.append("played"))
    monkeypatch.setattr(jit, "mark_warm", lambda name: done.append(name))
    builds.load("dreamhome", pays=True)
    text = "compiling the rules of dreamhome, once after each change (about half a minute)…\n"
    assert capsys.readouterr().err == text
    assert done == ["played", "dreamhome"]
    assert builds.load("dreamhome", pays=False).kind is jit.Kind.CHECKED


def test_warm_rules_are_used_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jit, "is_warm", lambda name: True)
    assert builds.load("dreamhome", pays=False).kind is jit.Kind.COMPILED
    assert capsys.readouterr().err == ""


def test_progress_is_for_terminals_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(output.followed(range(3), 3, "playing")) == [0, 1, 2]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert list(output.followed(range(3), 3, "playing")) == [0, 1, 2]
    assert "3/3" in capsys.readouterr().err
