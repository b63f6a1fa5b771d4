"""Whole games in the terminal, in every language and with every number of players."""

import pytest
from rich.cells import cell_len
from terminal_table import GAME, TableUnderTest, somebody

from rooftree.cli.draw import dreamhome
from rooftree.core.game import Outcome
from rooftree.texts import Speaker

GAMES = [
    ("en", 2, 80, "wins with|You win"),
    ("en", 4, 120, "wins with|You win"),
    ("fr", 3, 80, "gagne avec|Tu gagnes"),
    ("fr", 2, 60, "gagne avec|Tu gagnes"),
    ("is", 4, 80, "vinnur með|Þú vinnur"),
    ("is", 3, 160, "vinnur með|Þú vinnur"),
]


@pytest.mark.parametrize(("lang", "players", "width", "victory"), GAMES)
def test_a_person_finishes_a_game_against_bots(lang: str, players: int, width: int, victory: str) -> None:
    table = TableUnderTest(somebody(players), players=players, lang=lang, width=width, seed=players)
    assert table.status == 0
    assert GAME.is_over(table.sitting.state)
    assert any(word in table.output for word in victory.split("|"))


@pytest.mark.parametrize(("lang", "players", "width", "victory"), GAMES[:4:3])
def test_no_line_is_wider_than_the_screen(lang: str, players: int, width: int, victory: str) -> None:
    table = TableUnderTest(somebody(5), players=players, lang=lang, width=width, seed=5)
    assert max(map(cell_len, table.output.splitlines())) <= width


def test_several_people_share_a_keyboard() -> None:
    table = TableUnderTest(somebody(3), "Anna,Jón,Zoë", seed=3)
    assert GAME.is_over(table.sitting.state)
    for name in ("Anna", "Jón", "Zoë"):
        assert f"{name}, your turn." in table.output


def test_bots_may_play_among_themselves() -> None:
    table = TableUnderTest([], "greedy,random", seed=4)
    assert GAME.is_over(table.sitting.state)
    assert "Random takes column" in table.output


def test_with_open_roofs_and_without_discards() -> None:
    table = TableUnderTest(somebody(6), "Anna,bot:random", options={"discard": False, "roofs": "open"}, seed=6)
    assert GAME.is_over(table.sitting.state)
    assert not any(move.startswith("discard") for move in table.moves)


def test_the_final_score_is_the_outcome() -> None:
    table = TableUnderTest(somebody(8), players=2, seed=8)
    outcome = GAME.outcome(table.sitting.state)
    [total] = [line.split() for line in table.output.splitlines() if line.strip().startswith("Total")]
    assert tuple(map(int, total[1:])) == outcome.scores


def test_the_first_prompt_explains_the_game_in_short() -> None:
    table = TableUnderTest([], players=2)
    assert "each round you take a column of the market" in " ".join(table.output.split())
    assert "Type the number of a move." in table.output
    assert "(Deal 7)" in table.output


def test_what_the_others_did_is_told_before_the_next_question() -> None:
    table = TableUnderTest(["2", "3", "G1", ""], players=3)
    told = table.output.rsplit("Which column do you take?", 1)[0]
    assert "· Greedy 1 discards column" in told
    assert "Greedy 2 takes column" in told


def test_a_person_without_a_name_is_spoken_to() -> None:
    table = TableUnderTest(["2", "log"], players=3)
    assert table.after("log").strip() == "You discard column 2: a kitchen and a green roof."


def test_where_hands_are_hidden_the_screen_is_covered_between_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dreamhome, "HIDES_HANDS", True)
    table = TableUnderTest(["", "2", "3", "G1", "", ""], "Anna,Jón")
    assert table.output.lstrip().startswith("Hand the keyboard to Anna")
    before, after = table.output.split("Hand the keyboard to Jón", 1)
    assert "Jón, your turn." not in before
    assert "Jón, your turn." in after


@pytest.mark.parametrize(("children", "winners"), [((5, 3), (0,)), ((4, 4), (0, 1))])
def test_a_tie_is_explained_by_the_children(children: tuple[int, int], winners: tuple[int, ...]) -> None:
    """R11"""
    view = {"houses": [{"children": count} for count in children]}
    tie = dreamhome.tie_break(view, Outcome((41, 41), winners, ((), ())), ["Anna", "Jón"])
    assert tie is not None
    counts = f"Anna {children[0]}, Jón {children[1]}"
    assert Speaker("en", "dreamhome").say(tie) == f"Equal at 41 points: the children in the homes decide. {counts}."


def test_without_a_tie_the_children_say_nothing() -> None:
    assert dreamhome.tie_break({}, Outcome((41, 40), (0,), ((), ())), ["Anna", "Jón"]) is None
