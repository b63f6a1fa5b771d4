"""Laws that hold along whole games, counted here a second time from what the game tells."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Stream
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.cards import Hint
from rooftree.games.homesweethome.state import Decision
from tests.games.homesweethome.box import CONSTRUCTIONS, RESOURCES
from tests.games.homesweethome.courses import COUNTS, TABLES, Options, at_random, building, course, positions
from tests.games.homesweethome.drawing import GAME, ground, hand, legal, queues, table
from tests.shared import compiled

FAST = compiled("homesweethome")
ANSWERS = {
    "speak": {"say", "peek", "swap"},
    "choose": {"choose", "peek", "swap"},
    "pay-swap": {"pay"},
    "offer-power": {"power", "hold"},
    "play": {"play", "power", "pass"},
    "rescue": {"power", "help", "hold"},
    "place": {"at"},
    "toss": {"toss", "keep"},
    "counter": {"counter", "pass"},
    "shield": {"shield", "pass"},
}


# Cards


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_construction_card_is_somewhere_once(players: int, options: Options) -> None:
    """Law 3  40 construction cards: in queues, on the ground, gone, and the rest is what the pile has left."""
    for state in positions(players, range(1), every=5, options=options):
        view = GAME.view(state, None)
        found = Counter(view["destroyed"])
        for cards in (*queues(state).values(), *ground(state).values()):
            found.update(cards)
        dealt = GAME.deal_of(state)["constructions"]
        found.update(dealt[40 - view["constructions_left"] :])
        assert found == Counter(list(CONSTRUCTIONS))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_resource_card_is_somewhere_once(players: int, options: Options) -> None:
    """Law 3  54 resource cards: in hands, discarded, and the rest is what the pile has left."""
    for state in positions(players, range(1, 2), every=5, options=options):
        view, deal = GAME.view(state, None), GAME.deal_of(state)
        pile = (deal["reshuffles"] or [deal["resources"]])[-1]
        found = Counter(name.split("#")[0] for name in pile[len(pile) - view["resources_left"] :])
        found.update(view["discards"])
        for seat in range(players):
            found.update(hand(state, seat))
        assert found == {name: count for name, (count, _) in RESOURCES.items()}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_engine_finds_no_fault_either(players: int, options: Options) -> None:
    """Law 3  `check` along the way."""
    for state in positions(players, range(11, 12), every=4, options=options, choose=at_random):
        assert GAME.check(state) == []


FAULTS = [
    ("base", 4, "lawn is 2 times there"),
    ("queues", 0, "lawn is 2 times there"),
    ("roofs", 4, "lawn is 2 times there"),
    ("construction_gone", 1, "lawn is 2 times there"),
]


@pytest.mark.parametrize(("field", "place", "fault"), FAULTS)
def test_a_doubled_construction_card_is_noticed(field: str, place: int, fault: str) -> None:
    """Law 3  `check` is able to fail: a lawn too many."""
    state = table("lawn | . | .\n.|.|.\n.|.|.")
    state[field][0, place] = 1
    assert fault in GAME.check(state)


def spoil_hand(at: Any) -> None:
    at.players[0].cards[2] += 1


def spoil_known(at: Any) -> None:
    at.players[1].known[3] = 1


def spoil_lacks(at: Any) -> None:
    at.players[0].lacks[2] = 1


def spoil_holds(at: Any) -> None:
    at.players[0].holds[Hint.POISON] = 1


def spoil_pile(at: Any) -> None:
    at.resource_at[54] = 1


def spoil_drawn(at: Any) -> None:
    at.pile_next += 1


def spoil_turn(at: Any) -> None:
    at.turn = 21


def spoil_roof(at: Any) -> None:
    at.roofs[0] = 33


def spoil_base(at: Any) -> None:
    at.base[8] = 25


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (spoil_hand, "seat 0 holds 2 WOOD, not 3"),
        (spoil_known, "more METAL is known of seat 1 than it holds"),
        (spoil_lacks, "seat 0 was shown to lack WOOD"),
        (spoil_holds, "seat 0 was shown to hold POISON"),
        (spoil_pile, "poison is 1 times in the pile, not 0"),
        (spoil_drawn, "times in the pile, not 1"),
        (spoil_turn, "turn 21"),
        (spoil_roof, "A1 has a roof over nothing"),
        (spoil_base, "C3 carries what it cannot"),
    ],
)
def test_other_faults_are_noticed(spoil: Any, fault: str) -> None:
    """Law 3  `check` is able to fail: hands, piles, what is known, turns, and what stands on what."""
    state = table("lawn | . | .\n.|.|.\n.|.|.", "2 wood")
    spoil(GAME.read(state))
    assert any(fault in each for each in GAME.check(state)), GAME.check(state)


# Questions


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_decision_can_be_answered(players: int, options: Options) -> None:
    """Law 1  Somebody is asked something, and only answers to that question are legal."""
    whole = list(course(players, 21, building, options))
    for state, _, _ in whole:
        verbs = {text.split()[0] for text in legal(state)}
        assert verbs
        assert verbs <= ANSWERS[kebab(GAME.decision(state))]
        assert GAME.to_act(state) in range(players)
    assert (legal(whole[-1][2]), GAME.to_act(whole[-1][2])) == ([], None)


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_is_half_done_between_turns(players: int) -> None:
    """Law 3  What a turn has under way is empty when the next begins."""
    for state, _, after in course(players, 5, building):
        one, two = GAME.read(state), GAME.read(after)
        if one.turn != two.turn:
            pending = two.pending
            assert (pending.queue, pending.swap_queue, pending.stars, pending.striking, pending.trap) == (0,) * 5
            assert pending.passer == NOBODY
            assert not any(pending.needed)
            assert not any(pending.shielded)
            assert [(each.said, each.has_used_power, each.num_tossed) for each in two.players] == [(0, 0, 0)] * 5


@pytest.mark.parametrize("players", COUNTS)
def test_hands_are_full_when_a_turn_begins(players: int) -> None:
    """Law 3  Everyone has just drawn up to hand size."""
    for state, _, after in course(players, 6, building):
        if GAME.read(state).turn != GAME.read(after).turn:
            for told in GAME.view(after, None)["players"]:
                assert told["num_cards"] == told["hand_size"]


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_known_is_true(players: int) -> None:
    """Law 8  Whatever the table or the site manager knows of a hand is so."""
    for state in positions(players, range(2), every=4):
        views = [GAME.view(state, seat)["players"] for seat in range(players)]
        for seat in range(players):
            mine = views[seat][seat]
            assert not set(mine["hand"]) & set(mine["lacks"])
            assert all(set(mine["hand"]) & set(some) for some in mine["holds"])
            for view in views:
                assert Counter(view[seat]["known"] or {}) <= Counter(mine["hand"])


# Thousands of compiled games


def final_states(game: Game, players: int, options: Options, count: int) -> Array:
    states = np.zeros(count, game.dtype)
    moves, streams = game.opened(Moves, np.zeros(1, MOVES)), game.opened(Stream, np.zeros(1, STREAM))
    blank = game.opened(game.state_class, game.blank(players, options))
    game.bound(border.random_games)(game.opened(game.state_class, states), blank, 9_000, count, moves, streams)
    return states


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_thousands_of_games_end_as_they_should(players: int, options: Options) -> None:
    """R1  Exactly 20 turns, all cards there, and never so many piles that they would not fit."""
    states = final_states(FAST, players, options, 1_000)
    assert set(states["decision"].tolist()) == {Decision.GAME_OVER}
    assert set(states["turn"].tolist()) == {20}
    assert set(states["constructions_drawn"].tolist()) == {40}
    assert not states["queues"].any()
    assert states["num_reshuffles"].max() <= 7
    standing = np.concatenate([states["base"], states["rooms"], states["roofs"]], axis=1)
    assert ((standing > 0).sum(axis=1) + states["construction_gone"].sum(axis=1) == 40).all()
    held = states["players"]["cards"].sum(axis=(1, 2), dtype=int)
    left = states["pile_end"].astype(int) - states["pile_next"]
    assert (held + left + (states["resource_at"][:, 1:] == 1).sum(axis=1) == 54).all()
