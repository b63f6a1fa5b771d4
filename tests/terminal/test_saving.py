"""Saving, leaving and coming back."""

import json
import shlex
import sys
import tempfile
from pathlib import Path

import pytest

from rooftree.cli.errors import CommandError
from rooftree.cli.table import saving
from rooftree.cli.table.program import program
from rooftree.cli.table.saving import load
from rooftree.cli.table.sitting import Sitting
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import final_state
from tests.terminal.terminal_table import CALIFORNIA, DREAMHOME, TableUnderTest, somebody

OPENING = ["2", "3", "G1", "", "1", "G2", ""]


def resumed(path: Path, script: list[str], game: Game = DREAMHOME) -> TableUnderTest:
    return TableUnderTest(script, sitting=Sitting.resumed(game, load(game, path)), file=path)


def on_the_table(state: Array, game: Game = DREAMHOME) -> dict[str, int]:
    """Everything but the random stream, which a deal leaves behind."""
    return {name: value for name, value in game.dump(state).items() if not name.startswith("stream")}


def test_a_saved_game_goes_on_as_if_nothing_had_happened(own_folder: Path) -> None:
    """The same answers lead to the same game, with a break in the middle or without."""
    rest = ["take 1", "1", "", "1", "1", ""]
    whole = TableUnderTest([*OPENING, *rest], players=3)
    TableUnderTest([*OPENING, "save half", "quit", ""], players=3)
    halves = resumed(own_folder / "half.json", rest)
    assert halves.moves == whole.moves
    assert on_the_table(halves.sitting.state) == on_the_table(whole.sitting.state)


def test_a_california_game_goes_on_to_its_end_with_the_same_pile_and_bag(own_folder: Path) -> None:
    """R7  What is still to come is saved with the game: the same moves lead to the same end."""
    broken_off = TableUnderTest(["2 B1", "", "gold", "", "borrow", "save half", "quit"], players=3, game=CALIFORNIA)
    first, second = broken_off.sitting.state.copy(), resumed(own_folder / "half.json", [], CALIFORNIA).sitting.state
    while not CALIFORNIA.is_over(first):
        [*_, action] = CALIFORNIA.moves(first)
        first, second = CALIFORNIA.step(first, action), CALIFORNIA.step(second, action)
    assert CALIFORNIA.read(first).day == 12
    assert on_the_table(first, CALIFORNIA) == on_the_table(second, CALIFORNIA)


def test_a_game_is_saved_in_the_middle_of_a_turn(own_folder: Path) -> None:
    TableUnderTest(["2", "3", "save mid"], "Anna,greedy")
    table = resumed(own_folder / "mid.json", ["undo", "G1"])
    assert "There is nothing of yours to take back" in table.after("undo")
    assert table.moves == ["discard 2", "take 3", "place G1"]
    assert table.desk.names == ["Anna", "Margot"]


def test_a_finished_game_is_a_record_with_its_result(own_folder: Path) -> None:
    play = somebody(2)

    def answer(table: TableUnderTest) -> str | None:
        return "game.jsonl" if DREAMHOME.is_over(table.sitting.state) else play(table)

    table = TableUnderTest(answer, players=2)
    assert "rooftree replay game.jsonl" in table.output
    record = load(DREAMHOME, own_folder / "game.jsonl")
    assert record.result is not None
    assert on_the_table(final_state(DREAMHOME, record)) == on_the_table(table.sitting.state)


def test_saving_again_needs_no_name(own_folder: Path) -> None:
    table = TableUnderTest(["save a", "2", "save"], players=3)
    assert "rooftree play dreamhome --load a.json" in table.after("save")
    assert len(json.loads((own_folder / "a.json").read_text())["moves"]) == 1


def test_a_strange_file_is_replaced_only_on_request(own_folder: Path) -> None:
    (own_folder / "mine.json").write_text("precious")
    table = TableUnderTest(["2", "save mine", "n"], players=3)
    assert "exists already. Replace it (y/n)?" in table.output
    assert (own_folder / "mine.json").read_text() == "precious"
    TableUnderTest(["2", "save mine", "y"], players=3)
    assert load(DREAMHOME, own_folder / "mine.json").moves == [(0, "discard 2")]


@pytest.mark.parametrize("file", ["no/such/folder/x", "/", ".", "~nobody-here/x", "a" * 300], ids=len)
def test_a_file_that_cannot_be_written_is_told(file: str) -> None:
    table = TableUnderTest([f"save {file}", "2"], players=3)
    assert "cannot be written" in " ".join(table.output.split())
    assert table.moves == ["discard 2"]


def test_leaving_asks_and_saves(own_folder: Path) -> None:
    table = TableUnderTest(["2", "quit", "later"], players=3)
    assert table.status == 0
    assert table.output.rstrip().endswith("Goodbye!")
    assert load(DREAMHOME, own_folder / "later.json").moves == [(0, "discard 2")]


def test_leaving_asks_nothing_when_all_is_saved() -> None:
    table = TableUnderTest(["2", "save now", "quit"], players=3)
    assert "Save the game?" not in table.output
    assert table.output.rstrip().endswith("Goodbye!")


def test_leaving_without_saving(own_folder: Path) -> None:
    TableUnderTest(["2", "quit", ""], players=3)
    assert list(own_folder.glob("*.json")) == []


def test_when_the_input_ends_the_game_is_kept(own_folder: Path) -> None:
    table = TableUnderTest(["2", "3"], players=3)
    file = own_folder / "state" / "rooftree" / "dreamhome-7.json"
    assert table.status == 0
    assert f"--load {file}" in table.output
    assert resumed(file, ["G1"]).moves == ["discard 2", "take 3", "place G1"]


def test_a_loaded_file_stays_as_it_was(own_folder: Path) -> None:
    TableUnderTest(["2", "save half"], players=3)
    before = (own_folder / "half.json").read_bytes()
    table = resumed(own_folder / "half.json", ["3"])
    assert (own_folder / "half.json").read_bytes() == before
    assert f"--load {own_folder / 'state' / 'rooftree' / 'dreamhome-7.json'}" in table.output


def test_the_last_move_of_a_game_is_not_lost(own_folder: Path) -> None:
    """Whoever leaves before confirming it finds the whole game."""
    play = somebody(2)

    def answer(table: TableUnderTest) -> str | None:
        return None if DREAMHOME.is_over(table.sitting.state) else play(table)

    TableUnderTest(answer, "Anna,Jón", seed=2)
    [file] = (own_folder / "state").rglob("*.json")
    assert load(DREAMHOME, file).result is not None


def test_ctrl_c_keeps_the_game_too(own_folder: Path) -> None:
    def answer(table: TableUnderTest) -> str:
        if table.moves:
            raise KeyboardInterrupt
        return "2"

    table = TableUnderTest(answer, players=3)
    assert table.status == 130
    assert (own_folder / "state" / "rooftree" / "dreamhome-7.json").exists()


def test_a_rescued_game_never_replaces_another(own_folder: Path) -> None:
    folder = own_folder / "state" / "rooftree"
    TableUnderTest(["2", "3", "G1"], players=3)
    TableUnderTest(["2"], players=3)
    table = resumed(folder / "dreamhome-7.json", ["1"])
    assert f"--load {folder / 'dreamhome-7-3.json'}" in table.output
    assert [len(load(DREAMHOME, folder / f"dreamhome-7{number}.json").moves) for number in ("", "-2")] == [3, 1]


def test_a_game_is_rescued_where_there_is_room(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The present folder, if ours cannot be made; the temporary one, if that is closed, too."""
    (own_folder / "state").write_text("no folder")
    (own_folder / "passing").mkdir()
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(own_folder / "passing"))
    assert "--load dreamhome-7.json" in TableUnderTest(["2"], players=3).output
    monkeypatch.setattr(saving, "Path", lambda *parts: Path(*parts) if parts else own_folder / "state" / "closed")
    assert TableUnderTest(["2"], players=3).status == 0
    assert load(DREAMHOME, own_folder / "passing" / "dreamhome-7.json").moves == [(0, "discard 2")]


def test_a_game_that_cannot_be_rescued_is_a_failure(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_folder / "file").write_text("no folder")
    monkeypatch.setattr(saving, "_refuges", lambda: iter([own_folder / "file" / "folder"]))
    table = TableUnderTest(["2"], players=3)
    assert table.status == 1
    assert "The game could not be saved anywhere." in table.output


def test_a_rescue_goes_on_elsewhere_when_the_own_file_is_gone(own_folder: Path) -> None:
    """The folder of the file saved in this session has vanished meanwhile."""

    def answer(table: TableUnderTest) -> str | None:
        if not table.session.saver.has_saved:
            (own_folder / "sub").mkdir()
            return "save sub/mine"
        if (own_folder / "sub").exists():
            (own_folder / "sub" / "mine.json").unlink()
            (own_folder / "sub").rmdir()
        return None if table.moves else "2"

    assert TableUnderTest(answer, players=3).status == 0
    assert (own_folder / "state" / "rooftree" / "dreamhome-7.json").exists()


def test_the_program_is_named_as_it_can_be_called(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name on the path, by the path it was started with, or by its Python."""
    script = own_folder / "my bin" / "rooftree"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(own_folder))
    monkeypatch.setattr("sys.argv", ["/somewhere/rooftree/__main__.py"])
    assert program() == f"{shlex.quote(sys.executable)} -m rooftree"
    monkeypatch.setattr("sys.argv", [str(script)])
    assert program() == f"'{script}'"
    monkeypatch.setenv("PATH", str(script.parent))
    assert program() == "rooftree"


def test_nothing_is_kept_where_nothing_happened(own_folder: Path) -> None:
    TableUnderTest([], players=3)
    assert not (own_folder / "state").exists()


def test_the_game_of_another_box_is_refused_with_the_right_command(own_folder: Path) -> None:
    TableUnderTest(["2", "save house"], players=3)
    with pytest.raises(CommandError, match=r"is a game of dreamhome: .*rooftree play dreamhome --load"):
        load(CALIFORNIA, own_folder / "house.json")


def test_what_is_no_saved_game_is_refused(own_folder: Path) -> None:
    for name, text, reason in [
        ("missing.json", None, "cannot read"),
        ("empty.jsonl", "", "holds 0 records"),
        ("text.json", "hello", "not JSON"),
        ("other.json", '{"format": "x"}', "no Rooftree record"),
    ]:
        if text is not None:
            (own_folder / name).write_text(text)
        with pytest.raises(CommandError, match=reason):
            load(DREAMHOME, own_folder / name)
