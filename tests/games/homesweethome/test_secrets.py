"""Hands and piles are hidden, everything else is open; possible worlds are true to what is known (laws 7 and 8)."""

from collections.abc import Callable

import numpy as np
import pytest

from rooftree.core.layout import Array
from tests.games.homesweethome.box import STARS
from tests.games.homesweethome.courses import COUNTS, TABLES, Options, course, positions, spending
from tests.games.homesweethome.drawing import GAME, asked, build_nothing, hand, legal, play, struck, table
from tests.shared import compiled

FAST = compiled("homesweethome")
Hands = Callable[[Array, int, int], list[dict[str, int]]]

WORLDS = 40
CORNER = """
    lawn | . | .
    .    | . | .
    .    | . | .
"""


@pytest.fixture
def hands_in_worlds() -> Hands:
    """The hand that another player has in worlds of a seat, made by the compiled build, which is quicker."""

    def hands(state: Array, seat: int, other: int) -> list[dict[str, int]]:
        return [hand(FAST.determinize(state, seat, seed), other) for seed in range(WORLDS)]

    return hands


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_world_looks_like_the_real_one(players: int, options: Options) -> None:
    """Law 7  View, observation and legal actions of the seat are the same, and no law is broken."""
    for number, state in enumerate(positions(players, range(2), every=41, options=options)):
        for seat in range(players):
            world = GAME.determinize(state, seat, number)
            assert GAME.check(world) == []
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert np.array_equal(GAME.observe(world, seat), GAME.observe(state, seat))
            assert legal(world) == legal(state) or seat != GAME.to_act(state)
            assert GAME.is_over(world) or legal(world)


@pytest.mark.parametrize("players", COUNTS)
def test_other_hands_are_dealt_anew(players: int, hands_in_worlds: Hands) -> None:
    """Law 7  What a seat does not know differs from world to world, its own hand never does."""
    state = GAME.new(players, 12, {"characters": False})
    assert len({tuple(sorted(each.items())) for each in hands_in_worlds(state, 0, 1)}) > WORLDS // 2
    assert {tuple(each.items()) for each in hands_in_worlds(state, 0, 0)} == {tuple(hand(state, 0).items())}


def test_a_world_knows_what_a_pass_has_shown(hands_in_worlds: Hands) -> None:
    """R3  Who passed lacks what was needed, in every world."""
    state = table("", "4 metal", "2 wood, 2 slate", characters="banker mason", a="concrete-slab")
    state = play(state, "choose A", "hold", "pass")
    assert all("concrete" not in each for each in hands_in_worlds(state, 1, 0))
    assert any("concrete" in each for each in hands_in_worlds(state, 0, 1))


def test_a_world_knows_who_must_counter(hands_in_worlds: Hands) -> None:
    """R7  Who is asked first holds the tarp, in every world; of jokers nothing is known."""
    state = struck("hail", CORNER, "5 wood", "tarp, 3 metal", "2 slate, brick", players=3)
    assert asked(state) == (1, "counter")
    assert all("tarp" in each for each in hands_in_worlds(state, 2, 1))
    for seat, other in ((2, 0), (2, 1), (1, 2)):
        assert any("joker" in each for each in hands_in_worlds(state, seat, other))
        assert any("joker" not in each for each in hands_in_worlds(state, seat, other))


def test_a_world_knows_who_was_asked(hands_in_worlds: Hands) -> None:
    """R7  Who was asked for a joker holds one, who was passed over does not, and nobody has a tarp, in every world."""
    state = struck("hail", CORNER, "5 wood", "joker, 3 metal", "2 slate, brick", players=3)
    assert asked(state) == (1, "counter")
    assert all("joker" in each and "tarp" not in each for each in hands_in_worlds(state, 2, 1))
    assert not any(set(each) & {"tarp", "joker"} for each in hands_in_worlds(state, 2, 0))
    assert any("joker" in each for each in hands_in_worlds(state, 1, 2))
    assert not any("tarp" in each for each in hands_in_worlds(state, 1, 2))


def test_a_world_of_former_rules_knows_who_was_asked(hands_in_worlds: Hands) -> None:
    """R7  By ruleset 1, who was asked holds one of two cards, who was passed over neither, in every world."""
    hands = ("5 wood", "tarp, 3 metal", "2 slate, brick")
    state = struck("hail", CORNER, *hands, ruleset="homesweethome/1")
    assert (asked(state), legal(state)) == ((1, "counter"), ["pass", "counter tarp"])
    assert all(set(each) & {"tarp", "joker"} for each in hands_in_worlds(state, 2, 1))
    assert any("joker" in each for each in hands_in_worlds(state, 2, 1))
    assert not any(set(each) & {"tarp", "joker"} for each in hands_in_worlds(state, 2, 0))
    assert any(set(each) & {"tarp", "joker"} for each in hands_in_worlds(state, 1, 2))


def test_the_managers_worlds_know_the_hand(hands_in_worlds: Hands) -> None:
    """R6  What the site manager has seen is there in the manager's worlds, and only in those."""
    state = table("", "wood", "2 glass, 2 metal", "3 slate", characters="site-manager banker mason")
    state = play(state, "peek 1")
    assert {tuple(each.items()) for each in hands_in_worlds(state, 0, 1)} == {(("metal", 2), ("glass", 2))}
    assert len({tuple(each.items()) for each in hands_in_worlds(state, 2, 1)}) > WORLDS // 2
    later = build_nothing(state)
    assert all(each["glass"] == 2 and each["metal"] >= 2 for each in hands_in_worlds(later, 0, 1))


def test_another_world_has_no_more_than_is_true() -> None:
    """R6  In the worlds of others the manager has seen nothing that is not there."""
    state = table("", "wood", "2 glass, 2 metal", "3 slate", characters="site-manager banker mason")
    state = play(state, "peek 1")
    for seed in range(WORLDS):
        assert GAME.check(FAST.determinize(state, 2, seed)) == []


def test_a_swap_that_was_begun_can_be_paid(hands_in_worlds: Hands) -> None:
    """R6  An architect in the middle of paying has the stars for it, in every world of the others."""
    before = table("", "wood, metal", "5 concrete", characters="architect banker")
    begun = play(before, "swap A")
    assert min(map(stars_of, hands_in_worlds(begun, 1, 0))) >= 3
    assert min(map(stars_of, hands_in_worlds(play(begun, "pay wood"), 1, 0))) >= 2
    assert min(map(stars_of, hands_in_worlds(before, 1, 0))) == 2


def stars_of(cards: dict[str, int]) -> int:
    return sum(STARS[name] * count for name, count in cards.items())


def test_piles_are_dealt_anew() -> None:
    """Law 7  Neither the next resource nor the next construction card is known, and nothing of later reshuffles."""
    state = GAME.new(3, 4)
    worlds = [FAST.determinize(state, 0, seed) for seed in range(WORLDS)]
    drawn = [GAME.deal_of(world)["constructions"][6] for world in worlds]
    assert len(set(drawn)) > WORLDS // 3
    nexts = [GAME.read(world).piles[GAME.read(world).pile_next] for world in worlds]
    assert len(set(nexts)) > WORLDS // 3
    assert all(
        GAME.deal_of(world)["constructions"][:6] == GAME.deal_of(state)["constructions"][:6] for world in worlds
    )


def test_what_a_record_knows_of_later_piles_is_no_worlds_business() -> None:
    """Law 7  A replayed game holds its later reshuffles; no world made on the way does."""
    *_, (_, _, end) = course(5, 3, spending, {"characters": False})
    deal = GAME.deal_of(end)
    assert deal["reshuffles"]
    start = GAME.from_deal(5, deal, {"characters": False})
    assert any(GAME.read(start).piles[position] for position in range(54, 108))
    assert not any(GAME.read(GAME.determinize(start, 0, 1)).piles[position] for position in range(54, 108))


@pytest.mark.parametrize("players", COUNTS)
def test_everything_else_is_open(players: int) -> None:
    """Law 8  But for hands, and what the site manager saw, every seat and a spectator see the same table."""
    hidden = {"you", "players", "legal", "reasons"}
    for state in positions(players, range(2), every=23):
        views = [GAME.view(state, seat) for seat in (*range(players), None)]
        for view in views:
            assert {key: view[key] for key in view if key not in hidden} == {
                key: views[-1][key] for key in view if key not in hidden
            }
            for mine, theirs in zip(view["players"], views[-1]["players"], strict=True):
                assert mine | {"hand": None, "known": None} == theirs
