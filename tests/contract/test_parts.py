"""What the games bring besides their rules is found by name; that it has the right type, mypy says of the lists."""

import pytest

from rooftree.box.pad import ScorePad
from rooftree.core.extras import Components, Evaluation, Facts
from rooftree.core.found import game_class
from rooftree.core.looks import Looks
from rooftree.draw import Drawing, drawing_of
from rooftree.games import NAMES
from rooftree.games.california import components as california_components
from rooftree.games.california import evaluation as california_evaluation
from rooftree.games.california import looks as california_looks
from rooftree.games.california import scorepad as california_scorepad
from rooftree.games.california import terminal as california_terminal
from rooftree.games.california.texts import facts as california_facts
from rooftree.games.dreamhome import components as dreamhome_components
from rooftree.games.dreamhome import evaluation as dreamhome_evaluation
from rooftree.games.dreamhome import looks as dreamhome_looks
from rooftree.games.dreamhome import scorepad as dreamhome_scorepad
from rooftree.games.dreamhome import terminal as dreamhome_terminal
from rooftree.games.dreamhome.texts import facts as dreamhome_facts
from rooftree.games.homesweethome import components as homesweethome_components
from rooftree.games.homesweethome import evaluation as homesweethome_evaluation
from rooftree.games.homesweethome import looks as homesweethome_looks
from rooftree.games.homesweethome import scorepad as homesweethome_scorepad
from rooftree.games.homesweethome import terminal as homesweethome_terminal
from rooftree.games.homesweethome.texts import facts as homesweethome_facts
from tests.core.toy import Toy

DRAWINGS: list[Drawing] = [california_terminal, dreamhome_terminal, homesweethome_terminal]
FACTS: list[Facts] = [california_facts, dreamhome_facts, homesweethome_facts]
LOOKS: list[Looks] = [california_looks, dreamhome_looks, homesweethome_looks]
COMPONENTS: list[Components] = [california_components, dreamhome_components, homesweethome_components]
SCORE_PADS: list[ScorePad] = [california_scorepad, dreamhome_scorepad, homesweethome_scorepad]
EVALUATIONS: list[Evaluation] = [california_evaluation, dreamhome_evaluation, homesweethome_evaluation]


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_in_a_games_folder_are_found(name: str) -> None:
    game = game_class(name)
    parts = (game.drawing(), game.facts(), game.looks(), game.components(), game.score_pad(), game.evaluation())
    names = ("terminal", "texts.facts", "looks", "components", "scorepad", "evaluation")
    assert [vars(part)["__name__"] for part in parts] == [f"rooftree.games.{name}.{part}" for part in names]
    assert drawing_of(name) is game.drawing()
    assert game.about()


def test_what_is_not_there_has_a_default() -> None:
    parts = (Toy.drawing(), Toy.facts(), Toy.looks(), Toy.components(), Toy.score_pad(), Toy.evaluation())
    assert parts == (None,) * 6
    assert (Toy.about(), Toy.bots()) == ({}, {})
