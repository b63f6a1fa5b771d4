"""A game reviewed: verdicts by what was given away, the same each time, luck told apart, and bad records answered."""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rooftree.cli import main, reviewed
from rooftree.coach import review as reviewing
from rooftree.coach.asking import Coach
from rooftree.coach.judging import CHANCES, POINTS, Judged, Verdict, judged, loss, standing, verdict_of
from rooftree.coach.lines import Note
from rooftree.coach.luck import Luck, luck_of
from rooftree.coach.review import Review, Task, review
from rooftree.coach.weighing import Idea
from rooftree.core.layout import dtype_of
from rooftree.core.message import LANGUAGES, message
from rooftree.core.replay import replay
from rooftree.games import NAMES
from tests.coach.late import late_positions
from tests.records.recorded import LINES, RECORDS, put, spoilt
from tests.shared import checked

each_game = pytest.mark.parametrize("name", NAMES)


# A decision


def idea(behind: float, error: float, chance: float | None = 0.5) -> Idea:
    return Idea(1, "take 1", 30.0, chance, behind, error, 0.0, 40)


@pytest.mark.parametrize(
    ("gave_away", "verdict"),
    [(0.0, "fine"), (0.009, "fine"), (0.01, "inaccuracy"), (0.03, "mistake"), (0.9, "blunder")],
)
def test_a_verdict_is_by_the_chance_that_was_given_away(gave_away: float, verdict: str) -> None:
    assert verdict_of(gave_away, is_together=False) is Verdict(verdict)


def test_built_together_it_is_by_the_points() -> None:
    assert verdict_of(0.5, is_together=True) is Verdict.MISTAKE
    assert loss(idea(3.0, 1.0, chance=None), spread=5) == 2.0


def test_what_may_be_an_accident_is_not_held_against_anybody() -> None:
    assert loss(idea(2.0, 2.0), spread=5) == 0
    assert 0 < loss(idea(3.0, 2.0), spread=5) < loss(idea(3.0, 0.0), spread=5) < 1


def test_the_limits_grow_with_the_word() -> None:
    for limits in (CHANCES, POINTS):
        assert list(limits) == [Verdict.BLUNDER, Verdict.MISTAKE, Verdict.INACCURACY]
        assert sorted(limits.values(), reverse=True) == list(limits.values())


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games of the interpreted rules take too long here."""
    monkeypatch.setattr(Coach, "usual_spread", lambda *_: 6.0)


@each_game
def test_the_same_decision_is_judged_the_same(name: str, even: None) -> None:
    state = late_positions(name)[-1]
    action = checked(name).moves(state)[-1]
    first, second = (judged(Coach(checked(name)), state, action, playouts=12, seed=2) for _ in range(2))
    assert first == second
    assert first.move == checked(name).format(action)


def test_how_everybody_stands_adds_up() -> None:
    state = late_positions("california")[-1]
    assert sum(standing(Coach(checked("california")), state, seed=0)) == pytest.approx(1)
    state = late_positions("homesweethome")[-1]
    assert len(standing(Coach(checked("homesweethome")), state, seed=0)) == 1


# A game


def decision(seat: int, gave_away: float = 0.0, ahead: float = 0.0) -> Judged:
    verdict, reason = verdict_of(gave_away, False), message("coach-many", points=3)
    best = "take 1" if verdict is Verdict.FINE else "take 2"
    return Judged(
        seat, "take 1", best, gave_away, verdict, ahead, (0.4, 0.3, 0.3), reason if gave_away or ahead else None
    )


def judge(tasks: Sequence[Task]) -> Iterator[Judged]:
    """Some decisions are bad, some are good, most are neither."""
    for place, task in enumerate(tasks):
        seat = int(task.before["to_act"][0])
        yield decision(seat, 0.01 * place if place % 5 == 0 else 0, place if place % 7 == 3 else 0)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Review:
    monkeypatch.setattr(reviewing, "luck_of", lambda *_: (Luck(2.0, -3.0),) * 3)
    return review(checked("dreamhome"), RECORDS["dreamhome"], judge=judge)


def test_every_decision_with_something_to_choose_is_judged(found: Review) -> None:
    assert [moment.number for moment in found.moments] == sorted({moment.number for moment in found.moments})
    game = checked("dreamhome")
    assert all(len(game.moves(moment.before)) > 1 for moment in found.moments)
    assert len(found.moments) > 40


def test_advice_binds_nobody_and_is_not_judged() -> None:
    game = checked("homesweethome")
    whole = replay(game, RECORDS["homesweethome"])
    assert not any(game.format(task.action).startswith("say") for task in reviewing.tasks_of(whole))


def test_three_moments_matter_and_three_are_praised_of_different_turns(found: Review) -> None:
    for moments in (found.worst, found.praised):
        assert len(moments) == 3
        for one, other in pairwise(moments):
            assert one.judged.seat != other.judged.seat or abs(one.number - other.number) > reviewing.SAME_TURN
    assert found.worst[0].judged.gave_away == max(moment.judged.gave_away for moment in found.moments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(found: Review, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    moments = tuple(_really(found, moment) for moment in found.moments)
    reviewed.show(checked("dreamhome"), found._replace(moments=moments), lang, is_gentle=False)
    told = capsys.readouterr().out
    assert "▃" in told
    assert told.count("\n  ") > 6


def test_whoever_wants_no_harsh_words_reads_none(found: Review, capsys: pytest.CaptureFixture[str]) -> None:
    moments = tuple(_really(found, moment) for moment in found.moments)
    reviewed.show(checked("dreamhome"), found._replace(moments=moments), "en", is_gentle=True)
    told = capsys.readouterr().out.lower()
    assert "there was more to gain here" in told
    assert not any(word in told for word in ("blunder", "mistake", "inaccurac"))


def _really(found: Review, moment: Any) -> Any:
    """The moves that the judge above names are not legal everywhere: any two that are."""
    game = checked("dreamhome")
    first, *_, last = (game.format(action) for action in game.moves(moment.before))
    is_fine = moment.judged.verdict is Verdict.FINE
    return moment._replace(judged=moment.judged._replace(move=first, best=first if is_fine else last))


def test_the_report_for_programs_has_it_all(found: Review) -> None:
    report = json.loads(json.dumps(reviewed.report(checked("dreamhome"), found, "en")))
    assert report["limits"] == {"blunder": 0.1, "mistake": 0.03, "inaccuracy": 0.01}
    assert len(report["decisions"]) == len(found.moments)
    assert report["worst"] == [moment.number for moment in found.worst]
    assert report["seats"][0]["dealt"] == 2.0


def test_a_chart_is_as_wide_as_a_terminal() -> None:
    assert reviewed.bars((0.0, 0.5, 1.0), 1.0) == "▁▅█"
    assert len(reviewed.bars((0.3,) * 500, 1.0)) == reviewed.WIDTH


# Luck


class SameCoach:
    """Plays every game alike: this deal is worth 40 to the first seat, any other 30."""

    game = checked("california")

    def played_on(self, state: Any, worlds: int, seed: int = 0, is_dealt: bool = True) -> Any:
        notes = np.zeros(worlds, dtype_of(Note))
        notes["scores"][:, 0] = 40 if worlds > 1 else 30
        return notes


def test_luck_is_what_other_deals_do_not_give_and_the_rest_was_made_of_it() -> None:
    coach: Any = SameCoach()
    assert luck_of(coach, checked("california").new(2, 5), (37, 12), deals=4) == (Luck(10.0, -3.0), Luck(0.0, 12.0))


# Bad records


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (spoilt(put("result", None)), "the game is not over, and only a whole game can be judged; rooftree play"),
        (spoilt(put("ruleset", "dreamhome/9")), "follows the rules 'dreamhome/9'; this version knows 'dreamhome/1'"),
        (spoilt(put("game", "castles")), "there is no game 'castles'; there are"),
        (LINES["dreamhome"][:500], "the file breaks off in the middle of this record"),
        (b"hello", "this is not JSON"),
        (spoilt(put("result", "scores", 0, 99)), "result.scores is recorded as"),
    ],
)
def test_what_cannot_be_reviewed_says_what_can_be_done(
    line: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(line)
    assert main(["review", str(path)]) == 1
    assert sentence in capsys.readouterr().err


def test_a_game_that_says_nothing_of_playing_well_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(checked("california")), "thinking", staticmethod(lambda: None))
    problem = str(reviewing.why_not(checked("california"), RECORDS["california"]))
    assert "it has no thinking.py" in problem
    assert "rooftree replay shows the game" in problem


def test_a_file_without_the_record_that_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(LINES["dreamhome"] + b"\n")
    assert main(["review", str(path), "--game", "2"]) == 2
    assert "has no record 2" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.jsonl")]) == 2
