"""Files of house rules: what is wrong is told with the file, the place and what would be right."""

from pathlib import Path

import pytest

from rooftree.box.changing import changes_between
from rooftree.box.houserules import changes_of, read_folder, read_house_rules, told
from rooftree.core.found import game_class
from rooftree.core.game import GameError
from rooftree.core.houserules import HouseRules, house_rules_of, introduced
from rooftree.core.message import LANGUAGES
from rooftree.games import NAMES
from rooftree.texts import Speaker
from tests.houserules.rules import FILES, box, everything

HEAD = 'name = "Ours"\ngame = "dreamhome"\n'
CALIFORNIA = 'name = "Ours"\ngame = "california"\n'
SWEET = 'name = "Ours"\ngame = "homesweethome"\n'

WRONG = {
    "a text": ("Garage sale", "ours.toml is not valid TOML: Expected '=' after a key in a key/value pair (at line 1,"),
    "no name": ('game = "dreamhome"', "ours.toml: name must be a text, not None"),
    "a name of nothing": ('name = ""\ngame = "dreamhome"\n[numbers]\nwindow = 2', "a name of 1 to 60 printable"),
    "no such game": ('name = "a"\ngame = "chess"', "there is no game 'chess'; there are california, dreamhome"),
    "nothing changed": (HEAD, "house rules change something"),
    "another language": (HEAD + '[about]\nde = "x"\n[numbers]\nwindow = 2', "in en, fr, is, not in 'de'"),
    "a number about": (HEAD + "[about]\nen = 3", "[about] en must be a text, not 3"),
    "no table": (HEAD + "numbers = 7", "numbers must be a table, [numbers] or [numbers.…], not 7"),
    "an unknown table": (HEAD + "[rooms.garage]\npoints = [1]", "[rooms] is not on the cards; there are room, roof,"),
    "the rest of the box": (HEAD + "[supply]\nscore-pad = 2", "[supply] is not on the cards"),
    "an unknown card": (
        HEAD + "[room.garag]\npoints = [1]",
        "room 'garag' is unknown; known are living-room, kitchen",
    ),
    "an unknown entry": (
        HEAD + "[room.garage]\npionts = [1]",
        "room garage has no number 'pionts' to be changed; there are points, children",
    ),
    "what is no number": (HEAD + '[room.garage]\nclass = "normal"', "room garage has no number 'class' to be changed"),
    "a card without numbers": (HEAD + "[tool.drill]\ncopies = 2", "tool drill has no number 'copies'"),
    "a number for a list": (HEAD + "[room.garage]\npoints = 7", "room garage: points must be such as [0, 4], not 7"),
    "a word for a number": (HEAD + '[decor.piano]\npoints = "3"', "decor piano: points must be such as 3, not '3'"),
    "too much": (HEAD + "[room.garage]\npoints = [300]", "a list of whole numbers from 0 to 9, not [300]"),
    "too many sizes": (HEAD + "[room.garage]\npoints = [1, 2, 3, 4]", "points must list 1 to 3 sizes, not 4"),
    "too few cards": (HEAD + "[room.garage]\nchildren = [0]", "there are 55 cards in the room deck"),
    "too many cards": (
        HEAD + "[roof.red]\nplain = 6",
        "there are 49 cards in the resource deck; a Dream Home set has",
    ),
    "an unknown option": (HEAD + "[options]\nroof = true", "dreamhome has no option 'roof'; its options are discard"),
    "an unknown value": (HEAD + '[options]\nroofs = "flat"', "option roofs must be strict or open, not 'flat'"),
    "an option that is a number": (HEAD + "[options]\nroofs = 3", "[options] roofs must be true, false or a text"),
    "tiles": (CALIFORNIA + "[furniture.dog]\ncopies = 4", "there are 89 tiles; a California set has exactly 88"),
    "a board": (CALIFORNIA + "[coins]\nfew-players = [1, 2]", "[coins]: few-players must list 16 cells, not 2"),
    "an end": (
        CALIFORNIA + "[numbers]\nwinning-bonus = 99",
        "winning-bonus must be a whole number from 3 to 30, not 99",
    ),
    "a cost": (SWEET + '[roof.glass-roof]\ncost = ["gold"]', "roof glass-roof: cost must be one of concrete, wood"),
    "hands": (SWEET + "[hands]\nsizes = [7, 6, 5, 9]", "5 players get 1 to 4 cards each, not 9"),
    "ranks": (SWEET + "[numbers]\npalace = 20", "nice-house, manor, palace must be in this order, not [15, 30, 20]"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told(what: str, tmp_path: Path) -> None:
    text, why = WRONG[what]
    path = tmp_path / "ours.toml"
    path.write_text(text, encoding="utf-8")
    before = introduced()
    with pytest.raises(GameError) as error:
        read_house_rules(path)
    assert str(error.value).startswith("ours.toml")
    assert why in str(error.value)
    assert introduced() == before  # nobody remembers what was no house rules


def test_no_file_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"cannot read .*nowhere.toml: No such file"):
        read_house_rules(tmp_path / "nowhere.toml")
    (tmp_path / "ours.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(GameError, match=r"ours\.toml is not valid TOML: it is not written in UTF-8"):
        read_house_rules(tmp_path / "ours.toml")
    with pytest.raises(GameError, match="there is no folder"):
        read_folder(tmp_path / "nowhere")


def test_a_game_that_reads_no_cards_can_only_have_options_settled() -> None:
    """Whoever brings a game without a card file: there is nothing that would be different."""
    from rooftree.core import editions

    assert not editions.has_asked("rooftree.games.dreamhome.by_0000000000.game")
    assert editions.changes_in("rooftree.games.dreamhome.cards") == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_examples_are_in_order_and_tell_about_themselves(path: Path) -> None:
    rules = read_house_rules(path)
    assert house_rules_of(rules.id) == rules
    assert set(rules.about) == set(LANGUAGES)
    assert list(changes_of(rules))
    assert game_class(rules.id).house_rules == rules
    assert game_class(rules.game).house_rules is None


def test_the_name_is_that_of_the_contents_on_every_machine() -> None:
    rules = HouseRules("dreamhome", "Garages", {"en": "x"}, {"room": {"garage": {"points": [1, 6]}}})
    assert rules.id == "dreamhome~d5623cb964"
    assert HouseRules("dreamhome", "Garages", {"en": "x"}, {"room": {"garage": {"points": [1, 7]}}}).id != rules.id


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_can_be_told_in_every_language(game: str, lang: str) -> None:
    """What is changed is told by its own words, not by the names of the file."""
    rules, speaker = HouseRules(game, "All", {}, everything(game)), Speaker(lang, game)
    sentences = [speaker.say(each) for each in told(rules)]
    assert len(sentences) == len(list(changes_between(box(game), rules.cards)))
    assert len(sentences) > 30
    assert all("→" in each for each in sentences)
    assert [each for each in told(rules) if not speaker.has(f"label-{each.args['entry']}")] == []


def test_what_is_said_once_more_is_no_change() -> None:
    cards = {"room": {"garage": {"points": [0, 4]}, "pantry": {"beside": {"points": 5}}}}
    assert [tuple(each[:5]) for each in changes_between(box("dreamhome"), cards)] == [
        ("room", "pantry", "beside-points", 3, 5)
    ]


def test_words_are_counted() -> None:
    cards = {"roof": {"shingle-roof": {"cost": ["wood", "slate"]}}}
    found = [(each.word, each.before, each.after) for each in changes_between(box("homesweethome"), cards)]
    assert found == [("wood", 2, 1), ("slate", 0, 1)]
