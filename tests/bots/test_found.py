"""Bots are found like games: of packages by entry points, at the keyboard as `module:Bot`; errors say what to do."""

import json
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rooftree import bots
from rooftree.bots import found
from rooftree.cli import main
from rooftree.cli.table.seats import seats_of
from rooftree.core import jit
from rooftree.core.game import GameError
from rooftree.texts import Speaker
from tests.bots.careful import Careful
from tests.shared import checked

HERE = "tests.bots.careful"
Bring = Callable[..., None]


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Packages that bring bots: `bring(careful="module:Bot")`."""

    def brought(**names: str) -> None:
        points = tuple(EntryPoint(name.replace("_", "-"), value, found.GROUP) for name, value in names.items())
        monkeypatch.setattr(found, "points", lambda: points)
        found.finds.cache_clear()

    yield brought
    found.finds.cache_clear()


@pytest.fixture(autouse=True)
def nobody_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(found, "_welcome", {})
    monkeypatch.setattr(jit, "is_warm", lambda name: False)


# Of packages


def test_a_bot_of_a_package_plays_every_game(bring: Bring) -> None:
    bring(careful=f"{HERE}:Careful")
    assert bots.names_of("california") == ("random", "greedy", "careful")
    assert bots.names_of("homesweethome") == ("random", "greedy", "team", "careful")
    game = checked("california")
    assert bots.make("careful", game, 1).choose(game.new(2, 1), 0) == game.moves(game.new(2, 1))[0]


def test_it_takes_no_chair_that_was_not_given_to_it(bring: Bring) -> None:
    """Empty seats are for the best bot that comes with the game."""
    bring(careful=f"{HERE}:Careful")
    assert bots.usual("california") == "greedy"
    assert bots.usual("homesweethome") == "team"


def test_a_bot_may_be_for_some_games(bring: Bring) -> None:
    bring(decorator=f"{HERE}:Decorator")
    assert "decorator" in bots.names_of("dreamhome")
    assert "decorator" not in bots.names_of("california")
    assert str(bots.why_not("decorator", "california")).startswith(
        "decorator plays dreamhome, not california; there are random, greedy, novice"
    )


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("greedy", f"{HERE}:Careful", "there is a bot 'greedy' already: choose another name"),
        ("team", f"{HERE}:Careful", "there is a bot 'team' already"),
        ("Mine", f"{HERE}:Careful", "a bot cannot be called 'Mine': two to thirty small letters"),
        ("mine", "tests.bots.nowhere:Careful", "tests.bots.nowhere cannot be imported: ModuleNotFoundError"),
        ("mine", f"{HERE}:Carefull", f"{HERE} has no Carefull that makes a bot; did you mean {HERE}:Careful?"),
        ("mine", f"{HERE}:number", f"{HERE} has no number that makes a bot"),
        ("mine", HERE, f"{HERE!r} names no bot: write module:Bot"),
    ],
)
def test_a_bot_that_cannot_be_taken_in_is_left_out_and_told(bring: Bring, name: str, value: str, problem: str) -> None:
    bring(**{name: value, "other": f"{HERE}:Careful"})
    assert bots.names_of("dreamhome") == ("random", "greedy", "other")
    [told] = bots.problems()
    assert told.startswith((f"{HERE}", "tests"))
    assert problem in told
    assert "(pyproject.toml, rooftree.bots)" in told
    assert f"left out: {told}" in str(bots.why_not("nobody", "dreamhome"))


def test_what_makes_no_bot_is_told_when_it_sits_down(bring: Bring) -> None:
    bring(mute=f"{HERE}:Mute")
    with pytest.raises(GameError, match=r"mute made a Mute, which has no choose\(state, seat\)"):
        bots.make("mute", checked("california"), 1)


def test_a_name_that_is_nearly_right_is_told() -> None:
    assert str(bots.why_not("gredy", "dreamhome")).startswith(
        "there is no bot 'gredy'; did you mean greedy?; there are random, greedy, novice"
    )


# On the command line


def test_a_match_with_a_bot_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "california", "--bots", f"{HERE}:Careful,random", "--games", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [each["bot"] for each in report["contestants"]] == [f"{HERE}:Careful", "random"]


def test_a_bot_of_ones_own_from_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot_in_a_folder.py").write_text(Path(found.__file__).with_name("random_bot.py").read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "elsewhere"))  # what is added to the path goes with it
    assert main(["simulate", "california", "--bots", "bot_in_a_folder:RandomBot", "--games", "1", "--json"]) == 0
    assert "bot_in_a_folder:RandomBot" in capsys.readouterr().out


@pytest.mark.parametrize("word", [f"{HERE}:Careful", f"bot:{HERE}:Careful"])
def test_a_bot_of_ones_own_sits_down_in_the_terminal(word: str) -> None:
    game = checked("california")
    seats = seats_of(game, Speaker("en", game.name), f"Anna,{word}", None)
    assert seats[1].player == f"bot:{HERE}:Careful"
    assert isinstance(bots.make(seats[1].bot or "", game, 1), Careful)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("nowhere_at_all:Bot", "nowhere_at_all:Bot: nowhere_at_all cannot be imported: ModuleNotFoundError"),
        (f"{HERE}:Carefull", f"did you mean {HERE}:Careful?"),
        (f"{HERE}:Decorator", f"{HERE}:Decorator does not play california"),
    ],
)
def test_what_is_wrong_with_a_bot_of_ones_own(bot: str, problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "california", "--bots", bot]) == 2
    assert problem in capsys.readouterr().err


def test_a_name_alone_brings_no_program_in() -> None:
    """A saved game, or somebody at another machine, may name any module: nothing of it is imported."""
    with pytest.raises(GameError, match=r"os:system was not let in"):
        bots.make("os:system", checked("california"), 1)
    assert f"{HERE}:Careful" not in bots.names_of("california")
