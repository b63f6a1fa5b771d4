"""`rooftree score`: what it prints in three languages, and that nothing in a file can make it fall over."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rooftree.cli import main
from tests.scorepad.sheets import EXAMPLES


def score(*args: object) -> int:
    return main(["score", *map(str, args)])


@pytest.mark.parametrize(
    ("name", "lang", "lines"),
    [
        ("dreamhome/rulebook", "en", [" rooms 15", " pantry G4 3", " windows in the roof 1", " total 29"]),
        ("dreamhome/maison", "fr", [" pièces 25", " salon G1 G2 G3 9", " toit uniforme 8", " total 52"]),
        ("dreamhome/heimili", "is", [" stofa G1 G2 G3 9", " samtals 35 35 11", " börn 4 6 ?"]),
        ("california/mansion", "en", [" three red pieces B1 B2 C2 3", " gifts 5", " total 22"]),
        ("california/manoir", "fr", [" pièces rénovées B1 C1 D1 A2 B2 C2 D2 B3 8", " emprunt non remboursé -2"]),
        ("california/setur", "is", [" samtals 14 14 7", " silfur 5 6 0"]),
        (
            "homesweethome/home",
            "en",
            [" buildings 23", " child’s bedroom A3 2", " all kinds of rooms 5", " 49 points: a palace."],
        ),
        (
            "homesweethome/chez-nous",
            "fr",
            [" radier armé B3 0", " verrière C3 4", " total 38", " 38 points : un manoir."],
        ),
        ("homesweethome/heima", "is", [" útisvæði 4", " eldhúskrókur A2 3", " samtals 22", " 22 stig: fallegt hús."]),
    ],
)
def test_the_examples(capsys: pytest.CaptureFixture[str], name: str, lang: str, lines: list[str]) -> None:
    assert score(EXAMPLES / f"{name}.toml", "--lang", lang) == 0
    printed = [" " + " ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert [line for line in lines if line in printed] == lines


def test_the_verdict_comes_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(EXAMPLES / "dreamhome" / "heimili.toml", "--lang", "is") == 0
    last = capsys.readouterr().out.splitlines()[-2:]
    assert last == [
        "Ása: óklárað hús, enn vantar herbergi á 6 stöðum.",
        "Vilhjálmur vinnur með 35 stig og flest börn.",
    ]


def test_the_money_decides_in_california(capsys: pytest.CaptureFixture[str]) -> None:
    """And no mansion is called unfinished."""
    assert score(EXAMPLES / "california" / "setur.toml", "--lang", "is") == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "Vilhjálmur vinnur með 14 stig og mest af peningum."
    assert "óklárað" not in out


def test_a_home_without_a_roof_is_told_before_its_rank(capsys: pytest.CaptureFixture[str]) -> None:
    """And where everyone plays together, nobody wins."""
    assert score(EXAMPLES / "homesweethome" / "chez-nous.toml", "--lang", "en") == 0
    *_, unfinished, rank, note = capsys.readouterr().out.splitlines()
    assert unfinished == "Chez nous: 1 building has no roof and counts for nothing."
    assert rank == "38 points: a manor."
    assert note.startswith("The names, costs and points of the construction cards are our own")


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        ("", 'T1 = "study"', "Bo wins with 3 points."),
        ("children = 1", "children = 1", "Ada and Bo share the victory with 1 point."),
        ("", "", "Ada and Bo are level with 1 point: count the children"),
    ],
)
def test_verdicts(tmp_path: Path, capsys: pytest.CaptureFixture[str], first: str, second: str, text: str) -> None:
    house = '[[house]]\nname = "{}"\nG1 = "kitchen"\n{}\n'
    path = tmp_path / "houses.toml"
    path.write_text('game = "dreamhome"\n' + house.format("Ada", first) + house.format("Bo", second))
    assert score(path, "--lang", "en") == 0
    assert text in capsys.readouterr().out.splitlines()[-1]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(EXAMPLES / "dreamhome" / "rulebook.toml", "--json") == 0
    [house] = json.loads(capsys.readouterr().out)["houses"]
    assert house["points"] == 29 == sum(line["points"] for line in house["lines"])
    assert house["sections"] == {"rooms": 15, "decor": 4, "functionality": 6, "roof": 4}
    assert {"what": "living-room", "points": 4, "cells": ["T2", "T3"], "section": "rooms"} in house["lines"]


def test_json_of_mansions(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(EXAMPLES / "california" / "manoir.toml", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["winners"]) == ("california", ["Élodie"])
    assert [(mansion["points"], mansion["money"]) for mansion in report["mansions"]] == [(15, 1), (14, 2)]
    loan = {"what": "unpaid-loan", "points": -2, "cells": [], "section": "unpaid-loan", "places": ["unpaid-loan"]}
    assert loan in report["mansions"][1]["lines"]


def test_json_of_a_home(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(EXAMPLES / "homesweethome" / "chez-nous.toml", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    [home] = report.pop("homes")
    assert len(report.pop("notes")) == 1
    assert report == {"game": "homesweethome", "winners": []}
    assert (home["points"], home["rank"], home["missing_roofs"]) == (38, "manor", 1)
    assert {"what": "reinforced-raft", "points": 0, "cells": ["B3"], "section": "buildings"} in home["lines"]
    assert set(home) == {"name", "points", "sections", "rank", "missing_roofs", "lines"}


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ('[[mansion]]\nboard = "red"', 'The first line must say which game: game = "california"'),
        ('[[home]]\nA1 = "lawn"', 'The first line must say which game: game = "homesweethome"'),
        ('game = "chess"', 'There is no score pad for "chess", only for california, dreamhome, homesweethome'),
        ('game = "california"\n[[house]]', '"house" is not an entry here; the entries are game, players, mansion.'),
        ('game = ["california"]', "There is no score pad for"),
    ],
)
def test_the_game_is_told_from_the_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, text: str
) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text(content)
    assert score(path, "--lang", "en") == 2
    assert text in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "head", "line"),
    [
        (
            "en",
            "This cannot be scored. 2 things are wrong:",
            'Ada: G1: "kitchn" is unknown here. Did you mean kitchen?',
        ),
        ("fr", "2 choses ne vont pas", "est inconnu ici. Voulais-tu dire cuisine"),
        ("is", "2 atriði eru röng", "er óþekkt hér. Áttirðu við eldhús?"),
    ],
)
def test_an_impossible_house_is_told_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, head: str, line: str
) -> None:
    path = tmp_path / "house.toml"
    path.write_text('game = "dreamhome"\n[[house]]\nname = "Ada"\nG1 = "kitchn"\nG2 = "garage"\n')
    assert score(path, "--lang", lang) == 2
    told = capsys.readouterr()
    assert head in told.err
    assert line in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"\xff\xfe\x00", "This is not a text file (UTF-8)."),
        (b"a = " + b"9" * 5000, "this cannot be read as TOML"),
        (b"a = " + b"[" * 5000, "this cannot be read as TOML"),
        (b"# " * 60_000, "The file is too long for a score sheet."),
        (b"", "This cannot be scored. 2 things are wrong"),
    ],
    ids=range(5),
)
def test_what_is_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, text: str) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(content)
    assert score(path, "--lang", "en") == 2
    assert text in capsys.readouterr().err


HEAD = 'game = "dreamhome"\n[[house]]\n'


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("G1 = kitchen", "Line 3, “G1 = kitchen”: this value cannot be read. Words stand in straight quotes"),
        ("G1 = “kitchen”", "Words stand in straight quotes"),
        ("roofs = [red, red]", "Words stand in straight quotes"),
        ('G1 = "kitchen" piano', "Words stand in straight quotes"),
        ('living room = "G1"', "an entry has one word, an equals sign and a value"),
        ('G1 "kitchen"', "an entry has one word, an equals sign and a value"),
        ('G1 = "kitchen', "something is left open"),
        ('roofs = ["red" "red"]', "something is left open"),
        ('G1 = { room = "kitchen", decor = "piano"', "something is left open"),
        ("[[house]", "begins with its name in double brackets"),
        ('G1 = "a"\nG1 = "b"', 'Line 4, “G1 = "b"”: this entry stands there already'),
    ],
)
def test_a_slip_of_the_pen_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, text: str
) -> None:
    path = tmp_path / "house.toml"
    path.write_text(HEAD + line + "\n", encoding="utf-8")
    assert score(path, "--lang", "en") == 2
    assert text in capsys.readouterr().err
    for lang, hint in (("fr", "Ligne"), ("is", "Lína")):
        assert score(path, "--lang", lang) == 2
        assert hint in capsys.readouterr().err


def test_several_sheets_are_scored_each_for_itself(capsys: pytest.CaptureFixture[str]) -> None:
    paths = EXAMPLES / "dreamhome" / "rulebook.toml", EXAMPLES / "homesweethome" / "home.toml"
    assert score(*paths, "--lang", "en") == 0
    out = capsys.readouterr().out
    assert [out.count(str(path)) for path in paths] == [1, 1]
    assert "49 points: a palace." in out
    assert score(*paths, "--json") == 0
    assert [report["game"] for report in json.loads(capsys.readouterr().out)] == ["dreamhome", "homesweethome"]


def test_a_wrong_sheet_among_several_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong, good = tmp_path / "wrong.toml", EXAMPLES / "homesweethome" / "home.toml"
    wrong.write_text(HEAD + 'G1 = "kitchn"\n')
    assert score(wrong, good, "--lang", "en") == 2
    told = capsys.readouterr()
    assert "49 points: a palace." in told.out
    assert f"{wrong}: This cannot be scored." in told.err


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(tmp_path / "none.toml") == 2
    assert "cannot read" in capsys.readouterr().err
    assert score(tmp_path) == 2


WORDS = ["kitchen", "salon", "stofa", "garage", "empty", "piano", "treehouse", "red", "architect", "study #1", "#"]
COLOURS = ["red", "vert", "grátt", "light blue", "jukebox", "chien", "billiard table", "three red", "x", "workshop"]
CONSTRUCTIONS = ["lawn", "cave", "stór plata", "bathroom", "kitchenette", "verrière", "hail", "basement", "x", "pool"]
CELLS = {
    "house": ["T1", "T2", "T5", "G1", "G2", "G4", "B4", "B5", "t1", "garden", "roofs", "helpers", "children", "room"],
    "mansion": ["A1", "B2", "b2", "C3", "D4", "board", "attic", "extension", "gifts", "bonuses", "money", "loan"],
    "home": ["A1", "a1", "B2", "b2", "C3", "C1", "A3", "expert", "D4"],
}
SHEETS = {
    "house": ("dreamhome", WORDS, "room", "decor"),
    "mansion": ("california", COLOURS, "room", "piece"),
    "home": ("homesweethome", CONSTRUCTIONS, "base", "rooms"),
}


def values(words: list[str], outside: str, inside: str) -> st.SearchStrategy[str]:
    """What may stand behind an entry, sensible or not."""
    return st.one_of(
        st.sampled_from(words).map(json.dumps),
        st.text(max_size=6).map(json.dumps),
        st.sampled_from(["3", "-1", "true", "1.5", "inf", "[]", "{}", "1979-05-27", '[["red"]]', '{ room = "red" }']),
        st.lists(st.sampled_from(words), max_size=3).map(json.dumps),
        st.builds(
            f'{{{{ {outside} = "{{}}", {inside} = "{{}}" }}}}'.format, st.sampled_from(words), st.sampled_from(words)
        ),
    )


@st.composite
def sheets(draw: st.DrawFn, entry: str) -> str:
    game, words, outside, inside = SHEETS[entry]
    keys = st.sampled_from([*CELLS[entry], "name", entry, "x"])
    homes = draw(st.lists(st.dictionaries(keys, values(words, outside, inside), max_size=7), max_size=6))
    tables = ["\n".join([f"[[{entry}]]", *(f"{key} = {value}" for key, value in home.items())]) for home in homes]
    return "\n".join([f'game = "{game}"', *tables])


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "sheet.toml"


@settings(max_examples=100)
@given(
    sheet=st.sampled_from(sorted(SHEETS)).flatmap(sheets),
    lang=st.sampled_from(["en", "fr", "is"]),
    as_json=st.booleans(),
)
def test_any_sheet_has_an_exit_status(path: Path, sheet: str, lang: str, as_json: bool) -> None:
    path.write_text(sheet, encoding="utf-8", errors="replace")
    assert score(path, "--lang", lang, *(["--json"] if as_json else [])) in (0, 2)


@pytest.mark.parametrize("name", ["dreamhome/rulebook", "california/setur", "homesweethome/heima"])
@settings(max_examples=40)
@given(content=st.binary(max_size=80), start=st.integers(0, 600), length=st.integers(0, 30))
def test_any_bytes_have_an_exit_status(path: Path, name: str, content: bytes, start: int, length: int) -> None:
    sheet = (EXAMPLES / f"{name}.toml").read_bytes()
    path.write_bytes(sheet[:start] + content + sheet[start + length :])
    assert score(path) in (0, 2)
