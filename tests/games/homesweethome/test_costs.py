"""What a move costs is said before it is made, and told after (R5, R7)."""

from rooftree.core.layout import Array
from rooftree.core.outlook import effects_of
from tests.games.homesweethome.drawing import GAME, play, struck, table

HOUSE = """
    lawn       |  small-slab kitchenette  |  .
    flower-bed |  .                       |  .
    .          |  .                       |  .
"""


def said(state: Array, move: str) -> tuple[list[str], list[str]]:
    effect = effects_of(GAME, state)[move]
    return [each.key for each in effect.costs], [each.key for each in effect.losses]


def test_the_head_that_is_not_chosen_leaves() -> None:
    """Play  Both heads leave their queues; nobody misses a trap."""
    state = table("", "wood", "wood", a="lawn ? ?", b="flower-bed ? ?")
    assert said(state, "choose A") == (["cost-leaves"], [])
    assert said(state, "choose none") == (["cost-leaves", "cost-leaves"], [])
    assert said(table("", "wood", a="lawn ? ?", b="hail ? ?"), "choose A") == ([], [])


def test_whoever_lets_a_trap_strike_hears_what_it_destroys() -> None:
    """R7  The lawn and the room without a roof: asked about before, told after."""
    state = struck("hail", HOUSE, "joker", "wood")
    costs, losses = said(state, "pass")
    assert (costs, losses) == ([], ["loss-trap", "loss-trap"])
    cells = [each.args["cell"]["name"] for each in effects_of(GAME, state)["pass"].losses]
    assert sorted(cells) == sorted(GAME.view(state, None)["threatened"])
    told = [each.key for each in GAME.news(state, play(state, "pass"), 0)]
    assert told.count("news-lost") == 2


def test_stopping_it_costs_nothing_but_the_card() -> None:
    """R7  A joker stops hail."""
    assert said(struck("hail", HOUSE, "joker", "wood"), "counter joker") == ([], [])


def test_a_pass_in_building_may_cost_what_was_played() -> None:
    """R5  Unless somebody helps, the construction fails."""
    state = play(table("", "brick", "concrete", a="barbecue ? ?"), "choose A")
    while "pass" not in effects_of(GAME, state):
        state = play(state, next(iter(effects_of(GAME, state))))
    assert said(state, "pass") == (["cost-fails"], [])


def test_the_end_is_told_and_gives_its_reason() -> None:
    """R10  Twenty turns."""
    told = [GAME.ending(table("", turn=turn)) for turn in (3, 20)]
    assert [(each.what.key, each.is_near) for each in told if each] == [
        ("ending-turns", False),
        ("ending-last-turn", True),
    ]
    over = GAME.ending(table("", over=True))
    assert over is not None
    assert over.what.key == "ended-turns"
