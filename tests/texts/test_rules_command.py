"""`rooftree rules` prints the pages, one section, or JSON."""

import argparse
import json

import pytest

from rooftree.cli import rules
from rooftree.cli.errors import CommandError
from rooftree.games import NAMES


def run(*words: str, game: str = "dreamhome") -> int:
    parser = argparse.ArgumentParser()
    rules.add_arguments(parser)
    return rules.run(parser.parse_args([game, *words]))


@pytest.mark.parametrize(
    ("game", "title", "heading"),
    [
        ("dreamhome", "Dream Home", "Placer une pièce"),
        ("california", "California", "Voisins et cadeaux"),
        ("homesweethome", "Home Sweet Home", "Payer ensemble"),
    ],
)
def test_into_a_pipe_the_page_is_plain_text_without_anchors(
    game: str, title: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--lang", "fr", game=game) == 0
    page = capsys.readouterr().out
    assert page.startswith(f"# {title}\n")
    assert f"## {heading}\n" in page
    assert "{" not in page


def test_one_section(capsys: pytest.CaptureFixture[str]) -> None:
    run("--lang", "is", "--section", "placing")
    page = capsys.readouterr().out
    assert page.startswith("## Að leggja herbergi\n")
    assert page.count("\n## ") == 0


def test_an_unknown_section_lists_those_there_are() -> None:
    with pytest.raises(CommandError, match=r"there is no section 'garden'; there are goal, setup, .*, options"):
        run("--section", "garden")


@pytest.mark.parametrize("game", NAMES)
def test_json_has_every_section_with_its_id(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("--lang", "en", "--json", game=game)
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["lang"]) == (game, "en")
    ids = [section["id"] for section in told["sections"]]
    assert ids[:2] == ["goal", "setup"]
    assert {"turn", "scoring"} < set(ids)
    assert {"tie", "ranks"} & set(ids), "how a game is won, or how well it went"


def test_on_a_terminal_the_page_is_laid_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    run("--lang", "en", "--section", "tie")
    page = capsys.readouterr().out
    assert "A tie" in page
    assert "##" not in page
