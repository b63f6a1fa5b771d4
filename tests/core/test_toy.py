"""The toy game, played by hand: what the contract gives to a game that fills in its nouns."""

import pytest

from rooftree.core.game import Game, GameError
from rooftree.core.jit import Kind
from tests.core.toy import NUM_PEBBLES, Toy


@pytest.fixture
def toy() -> Game:
    return Toy(Kind.CHECKED)


def test_a_game_from_the_deal_to_the_score(toy: Game) -> None:
    state = toy.from_deal(2, {"pebbles": [9, 1, 2, 3, 4, 5, 6, 7, 8]})
    for text in ("take 1", "take 3", "take 2", "take 3"):
        state = toy.step(state, toy.parse(text))
    outcome = toy.outcome(state)
    assert toy.is_over(state)
    assert (outcome.scores, outcome.winners) == ((9 + 4 + 5, 1 + 2 + 3 + 6 + 7 + 8), (1,))


def test_a_tie_goes_to_whoever_has_fewer_pebbles(toy: Game) -> None:
    state = toy.from_deal(3, {"pebbles": [9, 4, 5, 1, 2, 3, 6, 7, 8]})
    for text in ("take 1", "take 2", "take 3", "take 1", "take 1"):
        state = toy.step(state, toy.parse(text))
    assert toy.standing(state) == ((15, 16, 6), (1,))
    early = toy.from_deal(2, {"pebbles": [9, 4, 5, 1, 2, 3, 6, 7, 8]})
    for text in ("take 1", "take 2"):
        early = toy.step(early, toy.parse(text))
    assert toy.standing(early) == ((9, 9), (0,))


def test_the_diff_of_a_move(toy: Game) -> None:
    before = toy.from_deal(2, {"pebbles": list(range(1, 10))})
    assert toy.diff(before, toy.step(before, toy.parse("take 2"))) == [
        "to_act: 0 -> 1",
        "taken: 0 -> 2",
        "hands[0].points: 0 -> 3",
        "hands[0].pebbles: 0 -> 2",
    ]


def test_an_option_changes_what_is_legal(toy: Game) -> None:
    assert toy.moves(toy.new(2, 1)) == [0, 1, 2]
    assert toy.moves(toy.new(2, 1, {"most": "two"})) == [0, 1]


@pytest.mark.parametrize(
    ("players", "seed", "options", "error"),
    [
        (1, 0, {}, "toy is for 2 to 3 players, not 1"),
        (4, 0, {}, "toy is for 2 to 3 players, not 4"),
        (2, -1, {}, "the seed must be a whole number from 0 to 9223372036854775807, not -1"),
        (2, 2**63, {}, "the seed must be a whole number"),
        (2, 0, {"least": 1}, "toy has no option 'least'; its options are most"),
        (2, 0, {"most": "four"}, "option most must be three or two, not 'four'"),
    ],
)
def test_what_the_contract_refuses(toy: Game, players: int, seed: int, options: dict[str, object], error: str) -> None:
    with pytest.raises(GameError, match=error):
        toy.new(players, seed, options)


def test_the_seats_see_the_pebbles_that_were_turned(toy: Game) -> None:
    state = toy.step(toy.from_deal(2, {"pebbles": [9, 1, 2, 3, 4, 5, 6, 7, 8]}), toy.parse("take 2"))
    view = toy.view(state, 1)
    assert (view["turned"], view["left"]) == ([9, 1], NUM_PEBBLES - 2)
    assert [score["points"] for score in view["scores"]] == [10, 0]
    assert view["legal"] == ["take 1", "take 2", "take 3"]
    assert toy.view(state, 0)["legal"] == toy.view(state, None)["legal"] == []
