"""`rooftree tournament`: compiled matches, fair tables, ratings that are sure of themselves, and going on later."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rooftree.bots.policies import policy_of
from rooftree.cli import main
from rooftree.core import jit
from rooftree.lab.arena import Arena, Finished, Seating
from rooftree.lab.plot import plot
from rooftree.lab.ratings import MEAN, NoRatings, Rating, rankings_by_deal, ratings
from rooftree.lab.simulate import Match, play_match
from rooftree.lab.tournament import Plan, chunks, seatings
from tests.bots.careful import Careful
from tests.shared import checked, compiled

HERE = "tests.bots.careful:Careful"


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_warm", lambda name: False)


def tournament(*args: object, game: str = "california") -> int:
    return main(["tournament", game, *map(str, args)])


def report_of(capsys: pytest.CaptureFixture[str], *args: object, game: str = "california") -> dict[str, Any]:
    assert tournament(*args, "--json", "--samples", 5, game=game) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


# Compiled matches


@pytest.mark.parametrize("name", ["dreamhome", "california", "homesweethome"])
def test_matches_without_python_are_the_games_that_python_would_play(name: str) -> None:
    """Rules as they are written, on checked cursors: the same deals, seeds, scores and winners as `simulate`."""
    seating = Seating(("random", "greedy"), (0, 1))
    [played] = Arena(checked(name), seating.bots).play(seating, 11, 1)
    [expected] = play_match(Match(name, ("random", "greedy"), games=1, seed=11, build="checked"))
    assert (played.scores, played.decisions) == (expected.scores, expected.decisions)
    if not checked(name).is_shared:
        assert tuple(seat for seat in (0, 1) if played.places[seat] == 1) == expected.winners


def test_compiled_matches_are_the_same_games() -> None:
    seating = Seating(("random",) * 3, (1, 2, 0))
    played = [Arena(game("california"), ("random",)).play(seating, 5, 2) for game in (checked, compiled)]
    assert played[0] == played[1]


def test_bots_that_are_no_rules_are_asked_in_python() -> None:
    game = checked("california")
    arena = Arena(game, ("random", "greedy", "search:1"))
    assert arena.is_compiled(("random", "greedy"))
    assert not arena.is_compiled(("greedy", "search:1"))
    assert policy_of("team", checked("homesweethome")) is not None


def test_a_bot_of_ones_own_may_bring_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = policy_of("greedy", checked("california"))
    assert greedy is not None
    monkeypatch.setattr(Careful, "policy", staticmethod(greedy.answer), raising=False)
    monkeypatch.setattr(Careful, "TABLES", 7, raising=False)
    monkeypatch.setattr(Careful, "Memory", greedy.memory, raising=False)
    monkeypatch.setattr("rooftree.bots.found._welcome", {HERE: Careful})
    found = policy_of(HERE, checked("california"))
    assert found is not None
    assert found.tables == 7


# Who plays whom


def test_everybody_meets_everybody_from_every_seat() -> None:
    tables = [seating.bots for seating in seatings(Plan("california", ("a", "b", "c"), 2, 1), is_shared=False)]
    assert sorted(tables) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]
    four = [seating.bots for seating in seatings(Plan("california", ("a", "b"), 4, 1), is_shared=False)]
    assert len({*four}) == len(four) == 12  # one, two or three of the four, each table turned to all its sides
    together = seatings(Plan("homesweethome", ("a", "b"), 3, 1), is_shared=True)
    assert [seating.bots for seating in together] == [("a",) * 3, ("b",) * 3]


def test_what_is_done_is_not_played_again() -> None:
    plan, game = Plan("california", ("random", "greedy"), 2, 4), checked("california")
    assert [chunk.deals for chunk in chunks(plan, game, set())] == [4, 4]
    left = chunks(plan, game, {(("random", "greedy"), 1), (("random", "greedy"), 2)})
    assert [(chunk.seating.bots, chunk.seed, chunk.deals) for chunk in left] == [
        (("random", "greedy"), 0, 1),
        (("random", "greedy"), 3, 1),
        (("greedy", "random"), 0, 4),
    ]


# Ratings


def duels(*results: tuple[str, str, int]) -> list[Finished]:
    """Games won by the first against the second, on so many deals."""
    return [
        Finished((winner, loser), seed, (9, 5), (1, 2), 10)
        for winner, loser, count in results
        for seed in range(count)
    ]


def test_odds_of_ten_to_one_are_400_points() -> None:
    best, worst = ratings(duels(("a", "b", 1000), ("b", "a", 100)), is_shared=False, samples=1)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.rating - worst.rating == pytest.approx(400, abs=5)
    assert best.rating + worst.rating == pytest.approx(2 * MEAN)
    assert best.won == pytest.approx(10 / 11)


def test_the_more_deals_the_surer() -> None:
    def width(times: int) -> float:
        best, _ = ratings(duels(("a", "b", 6 * times), ("b", "a", 3 * times)), is_shared=False)
        assert best.low <= best.rating <= best.high
        return best.high - best.low

    assert width(40) < width(4)


def test_equals_count_half_for_each() -> None:
    shared = [Finished(("a", "b"), seed, (7, 7), (1, 1), 10) for seed in range(5)]
    one, other = ratings(shared, is_shared=False, samples=1)
    assert one.rating == pytest.approx(other.rating)
    assert one.won == 0.5


def test_of_three_the_middle_one_is_in_the_middle() -> None:
    games = [Finished(("a", "b", "c"), seed, (9, 7, 5), (1, 2, 3), 10) for seed in range(9)]
    games += [Finished(("c", "b", "a"), seed, (9, 7, 5), (1, 2, 3), 10) for seed in range(3)]
    assert [row.bot for row in ratings(games, is_shared=False, samples=1)] == ["a", "b", "c"]


def test_teams_are_ranked_by_their_houses_on_the_same_deal() -> None:
    games = [Finished((name,) * 2, 4, (score,) * 2, (1, 1), 10) for name, score in (("a", 20), ("b", 31), ("c", 20))]
    told = rankings_by_deal(games, {"a": 0, "b": 1, "c": 2}, is_shared=True)
    assert told == {4: [(1, 0, 2), (1, 2, 0)]}


def test_one_bot_alone_has_no_rating() -> None:
    with pytest.raises(NoRatings, match="name two or more"):
        ratings(duels(("a", "a", 3)), is_shared=False)


def test_the_picture_says_names_and_ratings() -> None:
    picture = plot("a & b", [Rating("a", 1100, 1050, 1160, 9, 0.7, 30.0), Rating("b<", 900, 840, 950, 9, 0.3, 20.0)])
    assert "a &amp; b" in picture
    assert "b&lt;" in picture
    marks = [float(x) for x in re.findall(r'circle cx="([\d.]+)"', picture)]
    assert marks[0] > marks[1]


# The command


@pytest.mark.usefixtures("interpreted")
def test_a_tournament_ends_with_a_table_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ratings.svg"
    assert tournament("--bots", f"random,{HERE}", "--deals", 2, "--plot", picture, "--samples", 5) == 0
    text = capsys.readouterr().out
    assert "california, 2 players, 2 deals from seed 0" in text
    assert any(line.split()[:1] == ["random"] and line.split()[5] == "4" for line in text.splitlines())
    assert picture.read_text().startswith("<svg")


@pytest.mark.usefixtures("interpreted")
def test_it_goes_on_where_it_was_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Killed in the middle of a line: that game is played again, and the ratings are those of one go."""
    path, plan = tmp_path / "games.jsonl", ("--bots", f"random,{HERE}", "--deals", 2)
    whole = report_of(capsys, *plan, "--file", path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 4
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = report_of(capsys, *plan, "--file", path)
    assert again["ratings"] == whole["ratings"]
    assert 0 < again["decisions"] < whole["decisions"]
    assert sorted(path.read_bytes().splitlines(keepends=True)) == sorted(lines)
    assert report_of(capsys, *plan, "--file", path)["decisions"] == 0


@pytest.mark.usefixtures("interpreted")
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    for content, problem in (
        (b"precious", "is no file of a tournament"),
        (b'{"tournament":{"game":"dreamhome"}}\n', "game is 'dreamhome' there, 'california' here"),
    ):
        path.write_bytes(content)
        assert tournament("--bots", "random,greedy", "--file", path) == 2
        assert problem in capsys.readouterr().err
        assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--bots", "random"], "a tournament wants two bots or more; there are random, greedy, novice"),
        (["--bots", "random,gredy"], "there is no bot 'gredy'; did you mean greedy?"),
        (["--bots", "random,careless:101"], "write careless:N for one that notices N of 100 moves (0 to 100)"),
        (["--players", "9"], "california is for 2 to 5 players, not 9"),
        (["--seed", str(2**63 - 2), "--deals", "3"], "lead beyond the last seed"),
    ],
)
def test_requests_that_make_no_sense(capsys: pytest.CaptureFixture[str], args: list[str], text: str) -> None:
    assert tournament(*args) == 2
    assert text in capsys.readouterr().err


def test_without_choix_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert tournament("--bots", "random,greedy") == 2
    assert "pip install 'rooftree[ratings]'" in capsys.readouterr().err
