"""A game by house rules is the same game with other numbers, wherever these are read; the box stays as it is."""

from pathlib import Path

import pytest

from rooftree.box.houserules import read_house_rules
from rooftree.box.padding import answered
from rooftree.core import jit
from rooftree.core.found import NoGame, find, game_class
from rooftree.core.game import GameError
from rooftree.core.houserules import HouseRules, introduce
from rooftree.core.linking import Linker
from rooftree.core.speech import heard
from rooftree.testing.tables import playthrough, settings_of
from rooftree.texts import LANGUAGES, Speaker, rules_text
from rooftree.texts.looks import looks_of
from tests.houserules.rules import FILES, example, played_by
from tests.shared import checked


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whole_games_keep_the_laws_of_the_game(path: Path) -> None:
    """On the checked build, where a number that does not fit its field raises."""
    rules = read_house_rules(path)
    game = played_by(rules)
    for setting in settings_of(type(game)):
        for seed in range(2):
            for state, action in playthrough(game, setting, seed):
                if action < 0 or seed:
                    assert game.check(state) == []
        assert sum(line.points for line in game.lines(state, 0)) == game.score(state, 0)
        assert game.options_of(state).items() >= rules.options.items()


def test_the_box_stays_as_it_is_beside_it() -> None:
    """In one process, on the same deal and the same moves: only what two garages are worth is different."""
    ours, box = played_by(example("garage-sale")), checked("dreamhome")
    setting = settings_of("dreamhome")[0]
    states = [state for state, _ in playthrough(box, setting, 3)]
    garages = [sum(line.points for line in game.lines(states[-1], 0) if line.what == "garage") for game in (box, ours)]
    others = [
        [line for line in game.lines(states[-1], 0) if line.what not in ("garage", "workshop")] for game in (box, ours)
    ]
    assert others[0] == others[1]
    assert (garages[0], ours.name) != (garages[1], box.name)
    assert game_class("dreamhome").house_rules is None


def test_the_numbers_are_different_wherever_they_are_read() -> None:
    rules = example("garage-sale")
    game = played_by(rules)
    assert "1 / 6" in Speaker("en", rules.id).effect("garage")
    assert "0 / 4" in Speaker("en", "dreamhome").effect("garage")
    for lang in LANGUAGES:
        assert "1 / 6" in rules_text(rules.id, lang)
        assert rules_text(rules.id, lang) != rules_text("dreamhome", lang)
    state = next(
        state
        for state, _ in playthrough(game, settings_of(type(game))[0], 0)
        if any("garage" in str(house) for house in game.view(state, None)["houses"])
    )
    looks = [look for _, look in looks_of(game.view(state, None)) if "garage" in str(look.name.args)]
    does = [Speaker("en", rules.id).say(heard(each)) for look in looks for each in look.does]
    assert any("1 / 6" in each for each in does)
    assert not any("0 / 4" in each for each in does)


def test_the_score_pad_counts_by_them() -> None:
    sheet = {"game": "dreamhome", "house": [{"name": "Ada", "B4": "garage", "B5": "garage"}]}
    points = [
        answered(game, sheet)["homes"][0]["points"]
        for game in (checked("dreamhome"), played_by(example("garage-sale")))
    ]
    assert points == [4, 6]


def test_options_are_settled_for_everybody() -> None:
    game = played_by(example("under-one-roof"))
    assert game.checked_options(None)["roofs"] == "open"
    assert game.options_of(game.new(2, 1))["roofs"] == "open"
    with pytest.raises(GameError, match="option roofs is open by the house rules, not 'strict'"):
        game.new(2, 1, {"roofs": "strict"})
    with pytest.raises(GameError, match="dreamhome is for 2 to 4 players, not 7"):
        game.new(7, 1)


def test_compiled_rules_are_told_apart_by_what_is_different() -> None:
    """The name in the cache is another wherever a table is read that is another, and the same where none is."""
    ours, box = game_class(example("garage-sale").id), game_class("dreamhome")
    digests = [
        {
            rule: Linker(game.name, game.rules._asdict()).link(getattr(game.rules, rule)).digest
            for rule in ("score", "deal")
        }
        for game in (ours, box)
    ]
    assert digests[0]["score"] != digests[1]["score"]
    assert digests[0]["deal"] == digests[1]["deal"]
    assert jit.cache_folder(ours.__module__.partition(".")[0]) == jit.cache_folder()


def test_nobody_plays_by_rules_that_nobody_told() -> None:
    with pytest.raises(NoGame, match="nobody has said what the house rules 'dreamhome~0123456789' are"):
        find("dreamhome~0123456789")
    with pytest.raises(NoGame, match="there is no game 'chess'"):
        find("chess~0123456789")


def test_what_cannot_be_played_leaves_nothing_behind() -> None:
    """A record may hold anything: it is refused, and refused again."""
    for _ in range(2):
        with pytest.raises(GameError, match="there are 55 cards in the room deck"):
            game_class(introduce(HouseRules("dreamhome", "x", {}, {"room": {"garage": {"children": [1]}}})))
