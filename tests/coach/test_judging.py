"""A decision judged: by what its moves promise, the second time in other worlds, and as docs/coach.md has it."""

import re
from pathlib import Path
from typing import Any

import coached
import pytest

from rooftree.coach import Coach
from rooftree.coach.judging import CHANCES, POINTS, Verdict, judged
from rooftree.coach.lines import LAST_HEAT
from rooftree.coach.weighing import Weighed
from rooftree.games import NAMES
from tests.coach.late import late_positions
from tests.shared import checked, quick

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")
LUCKY, PLAIN = [5.0, 6.0, 7.0] * 4, [2.0, 3.0, 4.0] * 4


def test_moves_are_compared_world_by_world() -> None:
    weighed = Weighed({1: [1.0, 9.0, 5.0], 2: [0.0, 8.0, 4.0], 3: [2.0]})
    assert (weighed.leader, weighed.second) == (1, 2)
    assert weighed.gap(1, 2) == (1.0, 0.0)
    assert weighed.gap(2, 1) == (-1.0, 0.0)
    assert weighed.behind(3)[0] == 0  # it was better in the one world that it was played in
    assert Weighed({7: [3.0]}).second == 7


class Looks:
    """A coach that sees, one look after the other, what it is to see."""

    def __init__(self, name: str, *leads: dict[int, list[float]]) -> None:
        self.game, self.leads, self.asked = checked(name), list(leads), list[Any]()

    def weigh(self, state: Any, playouts: int, seed: int, about: int, beside: int | None = None) -> Weighed:
        self.asked.append((seed, about, beside))
        return Weighed(self.leads[len(self.asked) - 1])

    def usual_spread(self, state: Any) -> float:
        return 6.0

    def __getattr__(self, name: str) -> Any:
        return getattr(Coach(self.game), name)


def test_what_was_luck_in_the_first_look_is_nothing_in_the_second() -> None:
    state = late_positions("california")[-1]
    good, made = checked("california").moves(state)[:2]
    for second, verdict in (({good: PLAIN, made: PLAIN}, Verdict.FINE), ({good: LUCKY, made: PLAIN}, Verdict.BLUNDER)):
        looks: Any = Looks("california", {good: LUCKY, made: PLAIN}, second)
        assert judged(looks, state, made, playouts=8, seed=3).verdict is verdict
        assert looks.asked == [(3, made, None), (4, good, made)]


def test_where_a_first_look_sees_nothing_there_is_no_second() -> None:
    state = late_positions("california")[-1]
    good, made = checked("california").moves(state)[:2]
    looks: Any = Looks("california", {good: PLAIN, made: PLAIN})
    seen = judged(looks, state, made, playouts=8, seed=3)
    assert (seen.verdict, seen.gave_away, seen.ahead, seen.reason) == (Verdict.FINE, 0, 0, None)
    assert len(looks.asked) == 1


def test_the_best_move_is_praised_if_both_looks_see_it() -> None:
    state = late_positions("california")[-1]
    other, made = checked("california").moves(state)[:2]
    for second, ahead in (({other: PLAIN, made: PLAIN}, 0), ({other: PLAIN, made: LUCKY}, 3)):
        looks: Any = Looks("california", {other: PLAIN, made: LUCKY}, second)
        assert judged(looks, state, made, playouts=8, seed=3).ahead == ahead


@pytest.mark.parametrize("name", NAMES)
def test_two_moves_can_be_looked_at_alone(name: str) -> None:
    state = late_positions(name)[-1]
    first, *_, last = checked(name).moves(state)
    advice = Coach(checked(name)).advise(state, playouts=12, about=first, beside=last)
    assert {idea.action for idea in advice.ideas} == {first, last}
    assert {idea.lines for idea in advice.ideas} == {6}


def test_a_promise_is_heard_before_the_end_and_at_the_end_it_is_the_score() -> None:
    """In Home Sweet Home a line is judged after two turns; the last turn of all ends with the game."""
    game = quick("homesweethome")  # here a line of a whole game is a hundred times that of a late position
    coach = Coach(game)
    for state in (late_positions("homesweethome")[-1], game.new(2, 3)):
        action = game.moves(state)[0]
        weighed = coach.weigh(state, 6, 0, action)
        assert set(weighed.leads) == set(game.moves(state))
        assert len(weighed.leads[action]) == max(map(len, weighed.leads.values()))
        if len(game.moves(state)) <= LAST_HEAT:
            points = {idea.action: idea.points for idea in coach.advise(state, playouts=6).ideas}
            is_last = late_positions("homesweethome")[-1] is state
            means = {each: sum(leads) / len(leads) for each, leads in weighed.leads.items()}
            assert (means == pytest.approx(points)) == is_last


# What docs/coach.md says of it


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rows_of(name: str) -> dict[str, list[str]]:
    """The rows of a game by who played; the verdicts' shares, the mean, the tenths, and those of turns."""
    found = re.findall(rf"^\| {name}, `(\w+)` \|(.*)\|$", PAGE, flags=re.MULTILINE)
    return {who: cells_of(rest) for who, rest in found}


def test_the_limits_are_those_of_the_page() -> None:
    for verdict in CHANCES:
        assert f"| {verdict.value} | {CHANCES[verdict]:.0%} | {POINTS[verdict]} |".replace("%", " %") in PAGE


@pytest.mark.parametrize("name", NAMES)
def test_the_verdicts_of_the_page_are_what_its_tenths_and_the_limits_make_of_it(name: str) -> None:
    limits, rows = POINTS if name == "homesweethome" else CHANCES, rows_of(name)
    assert tuple(rows) == coached.KINDS
    heads = [cells_of(line) for line in PAGE.splitlines() if line.startswith("|")]
    assert [*coached.HEADS, *coached.HEADS_OF_TURNS] in heads
    for shares, tenths in ((cells[1:5], cells[6:15]) for cells in rows.values()):
        assert sum(int(share.rstrip("% ")) for share in shares) == pytest.approx(100, abs=2)
        for verdict, limit in limits.items():
            worse = sum(int(share.rstrip("% ")) for share in shares[list(Verdict).index(verdict) :])
            above = sum(float(tenth) >= limit for tenth in tenths)
            assert 10 * above - 1 <= worse <= 10 * (above + 1) + 1


@pytest.mark.parametrize("name", NAMES)
def test_random_players_and_masters_are_told_apart(name: str) -> None:
    """By the numbers of the page: most turns of the ones have a mistake, few decisions of the others are one."""
    rows = rows_of(name)
    assert int(rows["random"][-1].rstrip("% ")) > 50
    assert int(rows["master"][3].rstrip("% ")) + int(rows["master"][4].rstrip("% ")) < 10
    assert float(rows["random"][5]) > 5 * float(rows["master"][5])
