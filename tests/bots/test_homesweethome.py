"""The bots at Home Sweet Home: a team is more than its players."""

from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from rooftree import bots
from rooftree.games.homesweethome.cards import COST, Character, Resource
from rooftree.games.homesweethome.notation import NOTATION
from rooftree.games.homesweethome.state import NUM_TURNS, Decision
from rooftree.lab.simulate import Match, play_match
from tests.bots.played import played
from tests.shared import compiled

GAME = compiled("homesweethome")
GAMES = 100
VERBS = {phrase.pattern.split()[0] for phrase in NOTATION.phrases}
GIVERS = (Character.MASON, Character.CARPENTER, Character.GARDENER)
NAMES = bots.names_of("homesweethome")


def asked(decision: Decision, seeds: range) -> Iterator[tuple[Any, int, str]]:
    """All positions of games of four team bots in which this is asked: the table, the seat, the answer in words."""
    for seed in seeds:
        for state, seat, action in played(GAME, ("team",) * 4, seed):
            if GAME.decision(state) == decision:
                yield GAME.read(state), seat, GAME.format(action)


def test_bots_that_mean_different_things_can_sit_together() -> None:
    for state, _, action in played(GAME, ("team", "random", "greedy", "team"), seed=2):
        assert action in GAME.moves(state)


# How well they do


def mean_score(name: str, players: int) -> float:
    match = Match("homesweethome", (name,) * players, games=GAMES, seed=1000)
    return mean(game.scores[0] for game in play_match(match))


@pytest.mark.parametrize("players", [2, 4])
def test_the_team_does_better_than_greedy_players_and_they_than_random_ones(players: int) -> None:
    """By ten points each, and a manor on average; the seeds are fixed, so the result is exact."""
    by_chance, greedily, together = (mean_score(name, players) for name in NAMES)
    assert together > greedily + 10
    assert greedily > by_chance + 10
    assert together > 34


def test_the_team_plays_for_expert_points_at_the_end() -> None:
    """R9  With a building that will never get a roof, or a ninth cell to fill, five points are not left lying."""
    options = {"characters": True, "expert": True}
    match = Match("homesweethome", ("team",) * 4, games=GAMES, seed=1000, options=options)
    assert mean(game.scores[0] for game in play_match(match)) > mean_score("team", 4) + 1


def test_the_team_knows_every_kind_of_action() -> None:
    verbs = {GAME.format(action).split()[0] for seed in range(40) for *_, action in played(GAME, ("team",) * 4, seed)}
    assert verbs == VERBS


# How a team plays


def test_a_power_waits_for_the_player_who_cannot_pay() -> None:
    """R4  Before the first card it is held back; whoever can rescue does."""
    assert {answer for *_, answer in asked(Decision.OFFER_POWER, range(10))} == {"hold"}
    assert "hold" not in {answer for *_, answer in asked(Decision.RESCUE, range(10))}


def test_the_site_manager_looks_into_a_hand_before_speaking() -> None:
    """R6  Every turn, unless all hands are known."""
    found = 0
    for table, seat, answer in asked(Decision.SPEAK, range(10)):
        manager = table.players[seat]
        if manager.character == Character.SITE_MANAGER and not manager.has_used_power:
            others = [player for place, player in enumerate(table.players[:4]) if place != seat]
            unknown = sum(sum(player.cards) - sum(player.known) for player in others)
            assert answer.startswith("peek") == (unknown > 0)
            found += 1
    assert found > 20


def test_nobody_speaks_for_a_head_that_would_fail_by_their_own_hand() -> None:
    """The next player pays second: without joker and without anything that a cost of two asks for, they say so."""
    found = 0
    for table, seat, answer in asked(Decision.SPEAK, range(20)):
        is_second = seat == (table.active + 1) % 4
        word = answer.split()[-1]
        if not is_second or not answer.startswith("say") or word == "none":
            continue
        card, hand = table.queues["AB".index(word) * 3], table.players[seat]
        cost = [COST[card, resource] for resource in Resource]
        if sum(cost) >= 2 and hand.character not in GIVERS:
            assert hand.cards[Resource.JOKER] or any(hand.cards[resource] and cost[resource] for resource in Resource)
            found += 1
    assert found > 5


def test_a_joker_is_free_in_the_last_turn_and_dear_before() -> None:
    """R3  Whoever holds one and nothing else that fits plays it in the end, and sometimes passes before."""
    passed = {True: 0, False: 0}
    for table, seat, answer in asked(Decision.PLAY, range(60)):
        if table.players[seat].cards[Resource.JOKER] and answer == "pass":
            passed[table.turn == NUM_TURNS] += 1
    assert passed[False]
    assert not passed[True]


def test_tarp_and_poison_are_kept_while_their_trap_is_to_come() -> None:
    """R7  Nothing else stops it but a joker."""
    traps = {"tarp": 38, "poison": 40}
    tossed = [(table, answer.split()[1]) for table, _, answer in asked(Decision.TOSS, range(40)) if " " in answer]
    for table, resource in tossed:
        if resource in traps:
            trap = traps[resource]
            is_to_come = trap in list(table.construction_pile)[table.constructions_drawn :]
            assert not is_to_come
    assert {"tarp", "poison"} <= {resource for _, resource in tossed}
