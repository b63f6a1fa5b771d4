"""`rooftree score`: what it prints in three languages, and that nothing in a file can make it fall over."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sheets import EXAMPLES

from rooftree.cli import main


def score(*args: object) -> int:
    return main(["score", *map(str, args)])


@pytest.mark.parametrize(
    ("name", "lang", "lines"),
    [
        ("rulebook", "en", [" rooms 15", " pantry G4 3", " windows in the roof 1", " total 29"]),
        ("maison", "fr", [" pièces 25", " salon G1 G2 G3 9", " toit d'une seule couleur 8", " total 52"]),
        ("heimili", "is", [" stofa G1 G2 G3 9", " samtals 35 35 11", " börn 4 6 ?"]),
    ],
)
def test_the_examples(capsys: pytest.CaptureFixture[str], name: str, lang: str, lines: list[str]) -> None:
    assert score(EXAMPLES / f"{name}.toml", "--lang", lang) == 0
    printed = [" " + " ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert [line for line in lines if line in printed] == lines


def test_the_verdict_comes_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(EXAMPLES / "heimili.toml", "--lang", "is") == 0
    last = capsys.readouterr().out.splitlines()[-2:]
    assert last == [
        "Ása: óklárað hús, enn vantar herbergi á 6 stöðum.",
        "Vilhjálmur vinnur með 35 stig og flest börn.",
    ]


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        ("", 'T1 = "study"', "Bo wins with 3 points."),
        ("children = 1", "children = 1", "Ada, Bo share the victory with 1 point."),
        ("", "", "Ada, Bo are level with 1 point: count the children"),
    ],
)
def test_verdicts(tmp_path: Path, capsys: pytest.CaptureFixture[str], first: str, second: str, text: str) -> None:
    house = '[[house]]\nname = "{}"\nG1 = "kitchen"\n{}\n'
    path = tmp_path / "houses.toml"
    path.write_text('game = "dreamhome"\n' + house.format("Ada", first) + house.format("Bo", second))
    assert score(path, "--lang", "en") == 0
    assert text in capsys.readouterr().out.splitlines()[-1]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert score(EXAMPLES / "rulebook.toml", "--json") == 0
    [house] = json.loads(capsys.readouterr().out)["houses"]
    assert house["points"] == 29 == sum(line["points"] for line in house["lines"])
    assert house["sections"] == {"rooms": 15, "decor": 4, "functionality": 6, "roof": 4}
    assert {"what": "living-room", "points": 4, "cells": ["T2", "T3"]} in house["lines"]


@pytest.mark.parametrize(
    ("lang", "head", "line"),
    [
        (
            "en",
            "This cannot be scored. 2 things are wrong:",
            'Ada: G1: "kitchn" is unknown here. Did you mean kitchen?',
        ),
        ("fr", "2 choses ne vont pas", "est inconnu ici. Veux-tu dire cuisine"),
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
        (
            b'game = "dreamhome"\n[[house]\n',
            "This is not TOML: Expected ']]' at the end of an array declaration (at line 2",
        ),
        (b'game = "dreamhome"\n[[house]]\nG1 = "a"\nG1 = "b"\n', "Cannot overwrite a value (at line 4"),
        (b"\xff\xfe\x00", "This is not a text file (UTF-8)."),
        (b"a = " + b"9" * 5000, "This is not TOML"),
        (b"a = " + b"[" * 5000, "This is not TOML"),
        (b"# " * 60_000, "The file is too long for a score sheet."),
        (b"", "This cannot be scored. 2 things are wrong"),
    ],
    ids=range(7),
)
def test_what_is_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, text: str) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(content)
    assert score(path, "--lang", "en") == 2
    assert text in capsys.readouterr().err


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(tmp_path / "none.toml") == 2
    assert "cannot read" in capsys.readouterr().err
    assert score(tmp_path) == 2


WORDS = ["kitchen", "salon", "stofa", "garage", "empty", "piano", "treehouse", "red", "architect", "study #1", "#"]
VALUES = st.one_of(
    st.sampled_from(WORDS).map(json.dumps),
    st.text(max_size=6).map(json.dumps),
    st.sampled_from(["3", "-1", "true", "1.5", "inf", "[]", "{}", "1979-05-27", '[["red"]]', '{ room = "study" }']),
    st.lists(st.sampled_from(WORDS), max_size=3).map(json.dumps),
    st.builds('{{ room = "{}", decor = "{}" }}'.format, st.sampled_from(WORDS), st.sampled_from(WORDS)),
)
CELLS = ["T1", "T2", "T5", "G1", "G2", "G4", "B4", "B5", "t1"]
KEYS = st.sampled_from([*CELLS, "name", "garden", "roofs", "helpers", "children", "house", "room", "x"])
HOUSES = st.lists(st.dictionaries(KEYS, VALUES, max_size=6), max_size=5)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "house.toml"


@settings(max_examples=80, deadline=None)
@given(houses=HOUSES, lang=st.sampled_from(["en", "fr", "is"]), as_json=st.booleans())
def test_any_sheet_has_an_exit_status(path: Path, houses: list[dict[str, Any]], lang: str, as_json: bool) -> None:
    tables = ["\n".join(["[[house]]", *(f"{key} = {value}" for key, value in house.items())]) for house in houses]
    path.write_text("\n".join(['game = "dreamhome"', *tables]), encoding="utf-8", errors="replace")
    assert score(path, "--lang", lang, *(["--json"] if as_json else [])) in (0, 2)


@settings(max_examples=60, deadline=None)
@given(content=st.binary(max_size=80), start=st.integers(0, 600), length=st.integers(0, 30))
def test_any_bytes_have_an_exit_status(path: Path, content: bytes, start: int, length: int) -> None:
    sheet = (EXAMPLES / "rulebook.toml").read_bytes()
    path.write_bytes(sheet[:start] + content + sheet[start + length :])
    assert score(path) in (0, 2)
