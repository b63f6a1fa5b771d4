"""Whole games in the terminal, in every language and with every number of players."""

import pytest
from rich.cells import cell_len

from rooftree.core.game import Game, Outcome
from rooftree.games.california import terminal as california
from rooftree.games.dreamhome import terminal as dreamhome
from rooftree.games.dreamhome.game import DreamHome
from rooftree.texts import Speaker
from tests.terminal.terminal_table import CALIFORNIA, DREAMHOME, HOMESWEETHOME, TableUnderTest, named, somebody

GAMES = [
    (DREAMHOME, "en", 2, 80),
    (DREAMHOME, "en", 4, 120),
    (DREAMHOME, "fr", 3, 80),
    (DREAMHOME, "fr", 2, 60),
    (DREAMHOME, "is", 4, 80),
    (DREAMHOME, "is", 3, 160),
    (CALIFORNIA, "en", 2, 80),
    (CALIFORNIA, "fr", 3, 60),
    (CALIFORNIA, "is", 4, 80),
    (CALIFORNIA, "en", 5, 130),
    (CALIFORNIA, "fr", 5, 80),
    (CALIFORNIA, "is", 2, 200),
    (HOMESWEETHOME, "en", 2, 80),
    (HOMESWEETHOME, "fr", 3, 60),
    (HOMESWEETHOME, "is", 4, 100),
    (HOMESWEETHOME, "en", 5, 120),
    (HOMESWEETHOME, "fr", 4, 40),
    (HOMESWEETHOME, "is", 5, 200),
]
ENDINGS = {
    "en": ("wins with", "You win", "share the victory", "Together you have built"),
    "fr": ("gagne avec", "Tu gagnes", "se partagent la victoire", "Ensemble, vous avez bâti"),
    "is": ("vinnur með", "Þú vinnur", "deila sigrinum", "Saman hafið þið byggt"),
}


@pytest.mark.parametrize(("game", "lang", "players", "width"), GAMES, ids=named)
def test_a_person_finishes_a_game_against_bots(game: Game, lang: str, players: int, width: int) -> None:
    seats = ",".join(["Zoë", *["random"] * (players - 1)]) if game is HOMESWEETHOME else None
    table = TableUnderTest(somebody(players), seats, players=players, lang=lang, width=width, seed=players, game=game)
    assert table.status == 0
    assert game.is_over(table.sitting.state)
    assert any(word in " ".join(table.output.split()) for word in ENDINGS[lang])
    assert max(cell_len(line) for line in table.output.splitlines() if "rooftree" not in line) <= width


def test_several_people_share_a_keyboard() -> None:
    table = TableUnderTest(somebody(3), "Anna,Jón,Zoë", seed=3)
    assert DREAMHOME.is_over(table.sitting.state)
    for name in ("Anna", "Jón", "Zoë"):
        assert f"Your turn, {name}." in table.output


@pytest.mark.parametrize(
    ("game", "seats", "sentence"),
    [
        (DREAMHOME, "greedy,random", "Pip takes column"),
        (CALIFORNIA, "greedy,random", "Pip renovates"),
        (HOMESWEETHOME, "random,random", "Pip places the"),
    ],
    ids=named,
)
def test_bots_may_play_among_themselves(game: Game, seats: str, sentence: str) -> None:
    table = TableUnderTest([], seats, seed=4, game=game)
    assert game.is_over(table.sitting.state)
    assert sentence in table.output


def test_with_open_roofs_and_without_discards() -> None:
    table = TableUnderTest(somebody(6), "Anna,bot:random", options={"discard": False, "roofs": "open"}, seed=6)
    assert DREAMHOME.is_over(table.sitting.state)
    assert not any(move.startswith("discard") for move in table.moves)


@pytest.mark.parametrize("game", [DREAMHOME, CALIFORNIA], ids=named)
def test_the_final_score_is_the_outcome(game: Game) -> None:
    table = TableUnderTest(somebody(8), players=2, seed=8, game=game)
    outcome = game.outcome(table.sitting.state)
    [total] = [line.split() for line in table.output.splitlines() if line.strip().startswith("Total")]
    assert tuple(map(int, total[1:])) == outcome.scores


def test_the_final_score_is_told_part_by_part() -> None:
    """Each part has the sum of the lines below it; a part that is one line only is told once."""
    table = TableUnderTest(somebody(8), players=2, seed=8, game=CALIFORNIA)
    lines = CALIFORNIA.outcome(table.sitting.state).lines
    cards = [sum(line.points for line in each if line.section == "bonuses") for each in lines]
    assert f"bonus cards {cards[0]} {cards[1]} three" in " ".join(table.output.split())
    assert table.output.count("renovated rooms") == 1


def test_the_first_prompt_explains_the_game_in_short() -> None:
    table = TableUnderTest([], players=2)
    assert "each round you take a column of the market" in " ".join(table.output.split())
    assert "Type the number of a move." in table.output
    assert "(Deal 7)" in table.output


def test_what_the_others_did_is_told_before_the_next_question() -> None:
    table = TableUnderTest(["2", "3", "G1", ""], players=3)
    told = table.output.rsplit("Which column do you take?", 1)[0]
    assert "· Margot discards column" in told
    assert "Hugo takes column" in told


def test_a_person_without_a_name_is_spoken_to() -> None:
    table = TableUnderTest(["2", "log"], players=3)
    assert table.after("log").strip() == "You discard column 2: a kitchen and a green roof."


def test_where_hands_are_hidden_the_screen_is_covered_between_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DreamHome, "hides_hands", True)
    table = TableUnderTest(["", "2", "3", "G1", "", ""], "Anna,Jón")
    assert table.output.lstrip().startswith("Hand the keyboard to Anna")
    before, after = table.output.split("Hand the keyboard to Jón", 1)
    assert "Your turn, Jón." not in before
    assert "Your turn, Jón." in after


@pytest.mark.parametrize(("children", "winners"), [((5, 3), (0,)), ((4, 4), (0, 1))])
def test_a_tie_is_explained_by_the_children(children: tuple[int, int], winners: tuple[int, ...]) -> None:
    """R11"""
    view = {"houses": [{"children": count} for count in children]}
    tie = dreamhome.tie_break(view, Outcome((41, 41), winners, ((), ())), ["Anna", "Jón"])
    assert tie is not None
    counts = f"Anna {children[0]}, Jón {children[1]}"
    assert Speaker("en", "dreamhome").say(tie) == f"A tie at 41 points: the children in the homes decide. {counts}."


def test_without_a_tie_the_children_say_nothing() -> None:
    assert dreamhome.tie_break({}, Outcome((41, 40), (0,), ((), ())), ["Anna", "Jón"]) is None


@pytest.mark.parametrize(("money", "winners"), [((5, 3), (0,)), ((4, 4), (0, 1))])
def test_a_tie_is_explained_by_the_money(money: tuple[int, int], winners: tuple[int, ...]) -> None:
    """California R9"""
    view = {"mansions": [{"wealth": silver} for silver in money]}
    tie = california.tie_break(view, Outcome((21, 21), winners, ((), ())), ["Anna", "Jón"])
    assert tie is not None
    said = Speaker("en", "california").say(tie)
    assert said == f"A tie at 21 points: money decides. In silver: Anna {money[0]}, Jón {money[1]}."
    assert california.tie_break({}, Outcome((21, 20), (0,), ((), ())), ["Anna", "Jón"]) is None
