"""`rooftree components`, `rooftree perft`, and what all commands have in common."""

import json
import subprocess
import sys
from typing import Any

import pytest

from rooftree.box.tomlcards import CardSetError, sources_in
from rooftree.cli import COMMANDS, main
from rooftree.core import jit
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.games import NAMES
from rooftree.games.california import components as california
from rooftree.games.dreamhome import components as dreamhome
from rooftree.lab import bench


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_warm", lambda name: False)


def test_the_bare_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr()
    assert [name for name in COMMANDS if f"\n    {name}" not in told.out] == []
    assert told.err == ""


@pytest.mark.parametrize(("lang", "kitchen", "total"), [
    ("en", "kitchen", "total"), ("fr", "cuisine", "total"), ("is", "eldhús", "samtals")])  # fmt: skip
def test_the_card_list(capsys: pytest.CaptureFixture[str], lang: str, kitchen: str, total: str) -> None:
    assert main(["components", "dreamhome", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines if line.startswith(f" {total} ")] == ["60", "48"]
    [row] = [line for line in lines if line.startswith(f" {kitchen} ")]
    assert "1 • / 6 ◦" in row
    assert row.split()[-1] == "8"
    assert any("cards.toml" in line for line in lines)


@pytest.mark.parametrize(("lang", "piano", "total"), [
    ("en", "grand piano", "total"), ("fr", "grand piano", "total"), ("is", "flygill", "samtals")])  # fmt: skip
def test_the_list_of_tiles(capsys: pytest.CaptureFixture[str], lang: str, piano: str, total: str) -> None:
    assert main(["components", "california", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines if line.startswith(f" {total} ")] == ["88", "11"]
    assert [line.split()[-1] for line in lines if line.startswith(f" {piano} •")] == ["3"]
    assert any("cards.toml" in line for line in lines)


def test_the_list_of_tiles_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "california", "--json"]) == 0
    box = json.loads(capsys.readouterr().out)
    assert box["totals"] == {"tiles": 88, "bonuses": 11}
    assert sum(tile["copies"] for tile in box["tiles"]) == 88
    assert {"name": "gifts", "copies": 30, "sources": {"copies": "rulebook"}} in box["supply"]
    assert {thing["name"]: thing["copies"] for thing in box["supply"]} == {
        "gifts": 30, "gold": 20, "silver": 30, "bag": 1, "bank-board": 1, "shop-board": 1, "stands": 6,
        "boards": 5, "neighbours": 6, "loan-markers": 5,
    }  # fmt: skip
    assert (box["players"], box["min_age"], box["minutes"]) == ([2, 5], 8, 60)
    assert [bonus["points"] for bonus in box["bonuses"]] == [3] * 8 + [2] * 3


HOME_BOX = [("en", "child’s bedroom", "Stops pests"), ("fr", "chambre d’enfant", "Sert à contrer les nuisibles"),
            ("is", "barnaherbergi", "Stöðvar meindýr")]  # fmt: skip


@pytest.mark.parametrize(("lang", "room", "effect"), HOME_BOX)
def test_the_construction_cards(capsys: pytest.CaptureFixture[str], lang: str, room: str, effect: str) -> None:
    assert main(["components", "homesweethome", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    total = "samtals" if lang == "is" else "total"
    assert [line.split()[-1] for line in lines if line.startswith(f" {total} ")] == ["40", "54", "7"]
    [row] = [line for line in lines if line.startswith(f" {room} ")]
    assert row.split()[-2:] == ["2", "1"]
    assert "•" not in row  # our reconstruction
    assert sum("A1, B2, C3" in line for line in lines) == 1
    assert any(effect in line for line in lines)
    assert any("cards.toml" in line for line in lines)


def test_the_construction_cards_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "homesweethome", "--json"]) == 0
    box = json.loads(capsys.readouterr().out)
    assert box["totals"] == {"constructions": 40, "resources": 54, "characters": 7}
    cards = {card["name"]: card for card in box["constructions"]}
    pool, suite, cellar, hail = (cards[name] for name in ("swimming-pool", "master-suite", "cellar", "hail"))
    assert pool["cost"] == ["concrete", "concrete", "brick", "water"]
    assert (suite["kind"], suite["room_kind"], suite["rooms"], suite["points"]) == ("room", "bedroom", None, 5)
    assert (cellar["kind"], cellar["room_kind"], cellar["rooms"]) == ("foundation", None, 2)
    assert (hail["kind"], hail["cost"], hail["points"]) == ("trap", [], None)
    assert {trap["name"]: trap["zone"] for trap in box["traps"]}["pests"] == ["A1", "B2", "C3"]
    assert box["resources"][0] == {
        "name": "concrete", "stars": 1, "copies": 12,
        "sources": {"copies": "rulebook", "name": "rulebook", "stars": "rulebook"},
    }  # fmt: skip


def test_the_card_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "dreamhome", "--json"]) == 0
    box = json.loads(capsys.readouterr().out)
    assert box["totals"] == {"rooms": 60, "resources": 48}
    assert sum(card["copies"] for card in box["rooms"]) == 60
    assert {card["kind"] for card in box["resources"]} == {"roof", "decor", "tool", "helper"}


def test_what_the_rulebook_tells_what_owners_report_and_what_is_ours() -> None:
    """No rulebook tells of kitchen 2 = 6, a pantry alone, the points of canopy bed and garden, or five plain roofs."""
    rooms = {card["name"]: card["sources"] for card in dreamhome.rooms()}
    assert rooms["living-room"] == {"name": "rulebook", "size": "rulebook", "points": "rulebook"}
    assert rooms["kitchen"]["points"] == rooms["playroom"]["points"] == ["rulebook", "owners"]
    assert rooms["pantry"] == {"name": "rulebook", "points": "owners", "beside": "rulebook"}
    assert "size" not in rooms["playroom"]
    assert rooms["sauna"] == {"name": "owners"}
    resources = {card["name"]: card["sources"] for card in dreamhome.resources()}
    assert resources["piano"]["points"] == resources["cat-house"]["points"] == "rulebook"
    assert resources["cat-house"]["place"] == resources["canopy-bed"]["points"] == "owners"
    assert resources["treehouse"] == {"name": "rulebook", "points": "owners", "place": "rulebook"}
    assert resources["roof-grey-window"] == {"copies": "rulebook"}
    assert resources["roof-grey"] == {"copies": "owners"}


def test_the_rulebook_names_some_of_the_tiles() -> None:
    tiles = {card["name"]: card["sources"] for card in california.tiles()}
    named = [name for name, sources in tiles.items() if "name" in sources]
    assert named == [
        "room-red", "room-green", "billiard-table", "grand-piano", "pinball", "motorcycle", "swimming-pool", "dog",
        "attic-extension",
    ]  # fmt: skip
    assert tiles["billiard-table"]["colour"] == "rulebook"
    assert tiles["dog"] == {"name": "rulebook"}


def test_a_source_must_be_one_of_them() -> None:
    with pytest.raises(CardSetError, match="room den: a source must be one of rulebook, owners, not 'hearsay'"):
        sources_in({"sources": {"points": ["rulebook", "hearsay"]}}, "room den")


@pytest.mark.parametrize(
    ("game", "lang", "line"),
    [
        ("california", "en", "California · 2–5 players · from age 8 · about 60\u00a0min"),
        ("california", "fr", "California · 2 à 5 joueurs · dès 8 ans · environ 60\u00a0min"),
        ("homesweethome", "is", "Home Sweet Home · 2–5 leikmenn · frá 6 ára aldri"),
        ("dreamhome", "en", "Dream Home · 2–4 players"),
    ],
)
def test_the_list_says_for_whom_the_game_is(
    capsys: pytest.CaptureFixture[str], game: str, lang: str, line: str
) -> None:
    assert main(["components", game, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == line


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "dreamhome", "--players", "2", "--seed", "1", "--depth", "3", "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[1:4]] == [["1", "4"], ["2", "16"], ["3", "125"]]
    assert [line.split()[-1] for line in lines[6:]] == ["31", "32", "31", "31"]


def test_perft_of_california(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "california", "--players", "2", "--seed", "1", "--depth", "2", "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[1:3]] == [["1", "44"], ["2", "2", "307"]]
    assert len({len(line) for line in lines[5:]}) == 1  # the columns are straight
    assert sum(int(line[-8:].replace(" ", "")) for line in lines[5:]) == 2307


def test_perft_of_home_sweet_home(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "homesweethome", "--players", "2", "--seed", "5", "--depth", "3", "--divide"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[1:4] == [["1", "4"], ["2", "16"], ["3", "60"]]
    assert lines[6:] == [["say", "B", "10"], ["say", "none", "10"], ["swap", "A", "20"], ["swap", "B", "20"]]


def test_perft_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--players", "4", "--depth", "2", "--json", "--divide", "--option", "roofs=open"]
    assert main(["perft", "dreamhome", *args]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["options"]["roofs"] == "open"
    assert sum(report["divide"].values()) == report["nodes"]["2"]
    assert list(report["divide"]) == ["take 1", "take 2", "take 3", "take 4", "take 5"]


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["dreamhome", "--players", "5"], "dreamhome is for 2 to 4 players, not 5"),
        (["dreamhome", "--option", "roofs=no"], "option roofs must be strict or open"),
        (["california", "--players", "6"], "california is for 2 to 5 players, not 6"),
        (["california", "--option", "roofs=open"], "california has no option 'roofs'; its options are first=seat-1|"),
        (["homesweethome", "--players", "6"], "homesweethome is for 2 to 5 players, not 6"),
        (["homesweethome", "--option", "expert=yes"], "option expert must be false or true, not 'yes'"),
        (
            ["homesweethome", "--option", "roofs=open"],
            "homesweethome has no option 'roofs'; its options are characters=true|false, expert=false|true",
        ),
    ],
)
def test_perft_refuses_nonsense(capsys: pytest.CaptureFixture[str], args: list[str], text: str) -> None:
    assert main(["perft", *args]) == 2
    assert text in capsys.readouterr().err


@pytest.mark.parametrize("command", ["score", "components", "rules", "perft", "bench"])
def test_examples_are_of_every_game(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = capsys.readouterr().out.partition("\n\n")[2].partition("positional arguments")[0]
    assert [name for name in NAMES if name not in told] == []


def test_bench_plays_every_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With what is measured left out: the compiled build is for tests that need it."""
    seen = []

    def measured(game: Game, *args: Any) -> bench.Speed:
        seen.append((game.name, args[0]))
        return bench.Speed("1 thread", 2, 10, 100.0, [1000.0, 2000.0, 3000.0])

    monkeypatch.setattr(bench, "measure_cpu", measured)
    for name in NAMES:
        assert main(["bench", name, "--players", "2", "--no-start"]) == 0
        out = capsys.readouterr().out
        assert out.startswith(f"{game_class(name).ruleset}, ")
        assert "2,000 decisions/s" in out
    assert seen == [(name, 2) for name in NAMES for _ in range(3)]


@pytest.mark.parametrize("command", ["simulate", "replay", "score", "components", "rules", "perft", "bench"])
def test_every_command_explains_itself_with_examples(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.count(f"rooftree {command} ") >= 3
    assert command in COMMANDS


def test_help_imports_neither_numpy_nor_rich() -> None:
    code = "import sys, rooftree.cli as cli; cli.parser(); print({'numpy', 'rich', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
