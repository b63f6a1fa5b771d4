"""Roof cards lie face down: what is shown of them, and what is not (R9)."""

import json
from typing import Any

import pytest

from rooftree.core.layout import Array
from rooftree.games.dreamhome.cards import RoofColour
from tests.games.dreamhome.drawing import GAME, helpers_hour, play, scored, table

FRONT = {0: "roof-red, roof-red-window, roof-green", 1: "roof-grey"}
OPEN = {"roofs": "open"}


def house(state: Array, seat: int, of: int) -> dict[str, Any]:
    return dict(GAME.view(state, seat)["houses"][of])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_looks_at_a_roof_pile(seat: int | None) -> None:
    """R9  Roof cards go face down; nobody, their owner included, may look until scoring."""
    view = GAME.view(table(front=FRONT), seat)
    assert [each["roofs"] for each in view["houses"]] == [None, None]
    shown = json.dumps([view["houses"], view["reasons"], view["legal"]])
    assert not any(f"roof-{colour.name.lower()}" in shown for colour in RoofColour)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_strict_shows_everyone_the_height_of_each_pile(seat: int | None) -> None:
    """R9  `strict` (default): everyone sees only the height of each pile."""
    view = GAME.view(table(front=FRONT), seat)
    assert view["options"]["roofs"] == "strict"
    assert [each["roof_height"] for each in view["houses"]] == [3, 1]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_open_shows_the_colours(seat: int | None) -> None:
    """R9  `open`: colours shown, to everyone."""
    view = GAME.view(table(front=FRONT, options=OPEN), seat)
    names = [sorted(name.split("#")[0] for name in each["roofs"]) for each in view["houses"]]
    assert names == [["roof-green", "roof-red", "roof-red-window"], ["roof-grey"]]


@pytest.mark.parametrize(
    ("pile", "roof"),
    [
        ("red, brown, brown, brown, brown-window, grey", "brown-window brown brown brown"),
        ("red, grey-window, green, red, green-window", "red red grey-window green-window"),
        ("red", "red"),
        ("", ""),
    ],
)
def test_the_view_names_the_cards_that_count(pile: str, roof: str) -> None:
    """R9  Four of one colour before windows; of several colours, windows first; fewer than four are all shown."""
    front = {0: ", ".join(f"roof-{each}" for each in pile.split(", ")) if pile else ""}
    told = house(table(front=front, options=OPEN), 1, 0)["roof"]
    assert [name.partition("#")[0] for name in told] == [f"roof-{each}" for each in roof.split()]
    assert house(table(front=front), 1, 0)["roof"] is None


def test_the_roof_cards_are_turned_up_for_scoring() -> None:
    """R9  Until scoring: when the game is over, everyone sees all roofs."""
    assert house(scored(front=FRONT), 1, 0)["roofs"] == ["roof-red#1", "roof-red-window", "roof-green#1"]


def test_the_score_so_far_does_not_tell() -> None:
    """R9  Nothing shown under `strict` depends on the colours: not the points, not the lines."""
    uniform, mixed = "roof-red, roof-red, roof-red, roof-red-window", "roof-red, roof-grey, roof-green, roof-brown"
    pair = [table("G  bed . . . .", front={0: roofs}, round_number=4) for roofs in (uniform, mixed)]
    assert house(pair[0], 1, 0) == house(pair[1], 1, 0)
    assert GAME.scores(pair[0]) == GAME.scores(pair[1])
    assert GAME.visible_lines(pair[0], 0) == GAME.visible_lines(pair[1], 0)
    open_pair = [table(front={0: roofs}, round_number=4, options=OPEN) for roofs in (uniform, mixed)]
    assert [GAME.view(state, 1)["scores"][0]["points"] for state in open_pair] == [9, 3]


def test_the_observation_does_not_tell() -> None:
    """R9  The numbers for learning programs keep the same silence under `strict`, and speak under `open`."""
    fields = "houses[0].roofs", "houses[0].roof_windows"
    assert not any(observed(table(front=FRONT), 0, name) for name in fields)
    assert [observed(table(front=FRONT, options=OPEN), 0, name) for name in fields] == [3, 1]
    assert observed(table(front=FRONT), 0, "houses[0].roof_height") == 3


def observed(state: Array, seat: int, name: str) -> int:
    """The sum of the observed numbers whose name begins so."""
    from rooftree.core.layout import dtype_of, dump

    seen = GAME.observe(state, seat).view(dtype_of(GAME.observation_class))[0]
    return sum(
        value for key, value in dump(GAME.observation_class, seen).items() if key.startswith(name + "[") or key == name
    )


@pytest.mark.parametrize(("options", "told"), [({}, "roof"), (OPEN, "roof-red#5")])
def test_the_log_forgets_the_colour_under_strict(options: dict[str, str], told: str) -> None:
    """R9  The option concerns what is shown: the log names the roof that was taken only where roofs are open."""
    state = table(market="-, kitchen + roof-red#5", options=options)
    assert GAME.tell(state, GAME.parse("take 2")).args["resource"] == told


def test_the_log_names_a_roof_that_everyone_goes_on_seeing() -> None:
    """R9  A discarded roof card lies face up on the discards."""
    state = GAME.new(2, 11)
    for column in range(2, 6):
        name = GAME.view(state, None)["market"][column - 1]["resource"]
        assert GAME.tell(state, GAME.parse(f"discard {column}")).args["resource"] == name


def test_roofs_are_public_while_they_lie_in_the_market() -> None:
    """R9  They were public when taken."""
    view = GAME.view(table(market="-, kitchen + roof-red#5"), 1)
    assert view["market"][1]["resource"] == "roof-red#5"


def test_the_roofer_adds_to_the_pile_unseen() -> None:
    """R9  The roofer's pile stays face down too: height only, and the log does not say which."""
    state = helpers_hour(front={0: "roof-red, roofer", 1: "roofer"}, discarded="roof-grey")
    after = play(state, "roofer grey")
    assert house(after, 0, 0)["roofs"] is None
    assert house(after, 0, 0)["roof_height"] == 2
    assert GAME.tell(state, GAME.parse("roofer grey")) == GAME.tell(state, GAME.parse("roofer brown"))


def test_what_is_shown_is_all_the_option_changes() -> None:
    """R9  The option concerns what is shown: the same moves lead to the same scores."""
    strict, shown = (GAME.new(3, 21, {"roofs": roofs}) for roofs in ("strict", "open"))
    while not GAME.is_over(strict):
        assert GAME.moves(strict) == GAME.moves(shown)
        action = GAME.moves(strict)[-1]
        strict, shown = GAME.step(strict, action), GAME.step(shown, action)
    assert GAME.diff(strict, shown) == ["open_roofs: 0 -> 1"]
    assert GAME.outcome(strict) == GAME.outcome(shown)
