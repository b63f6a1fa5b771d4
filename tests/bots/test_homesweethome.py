"""The bots at Home Sweet Home: a team is more than its players."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from statistics import mean
from typing import Any

import pytest

from rooftree import bots
from rooftree.core.message import LANGUAGES
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.cards import CARDS, COST, NUM_PAYABLE, Character, Resource
from rooftree.games.homesweethome.notation import NOTATION
from rooftree.games.homesweethome.state import NUM_TURNS, Decision, Word
from rooftree.games.homesweethome.team.manners import RARITY
from rooftree.lab.simulate import Match, play_match
from rooftree.texts.speaker import Speaker
from tests.bots.played import played
from tests.shared import compiled

GAME = compiled("homesweethome")
GAMES = 100
VERBS = {phrase.pattern.split()[0] for phrase in NOTATION.phrases}
PAYABLE = [Resource(number) for number in range(1, NUM_PAYABLE + 1)]
GIFTS = {
    Character.MASON: Resource.CONCRETE,
    Character.CARPENTER: Resource.WOOD,
    Character.GARDENER: Resource.WATER,
}
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


def test_an_answer_has_nothing_left_of_those_before_it() -> None:
    """Seed 5 throughout: whoever has played so far answers as somebody who has just come."""
    for seed in range(40):
        state, seats = GAME.new(3, seed), [bots.make("team", GAME, 5) for _ in range(3)]
        while (seat := GAME.to_act(state)) is not None:
            action = seats[seat].choose(state, seat)
            assert action == bots.make("team", GAME, 5).choose(state, seat), GAME.format(action)
            state = GAME.step(state, action)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_how_rare_everything_is(language: str) -> None:
    """The bots, the box, and what people read about both: the same order."""
    copies = Counter(Resource(kind) for kind in CARDS.resource_kind)
    by_rarity = sorted(PAYABLE, key=lambda resource: copies[resource])
    assert by_rarity == sorted(PAYABLE, key=lambda resource: -RARITY[resource])
    assert len({(copies[each], RARITY[each]) for each in PAYABLE}) == len({RARITY[each] for each in PAYABLE})
    speaker = Speaker(language, "homesweethome")
    rules = files("rooftree.games.homesweethome").joinpath(f"texts/rules.{language}.md").read_text(encoding="utf-8")
    told = next(part for part in rules.split("\n\n") if part.startswith("**") and speaker.name("glass") in part)
    places = {resource: told.index(speaker.name(kebab(resource))) for resource in PAYABLE}
    assert [RARITY[each] for each in sorted(PAYABLE, key=places.__getitem__)] == [5, 4, 4, 4, 3, 2, 1]


def test_a_word_promises_the_rarest_of_a_cost() -> None:
    """Named is a head whose rarest resource the speaker has; whoever has none of either is silent."""
    named, silent = 0, 0
    for table, seat, answer in asked(Decision.SPEAK, range(20)):
        if not answer.startswith("say"):
            continue
        hand, word = table.players[seat], answer.split()[-1]
        has = {queue: has_rarest(hand, table.queues["AB".index(queue) * 3]) for queue in "AB"}
        named += word != "none"
        silent += not any(has.values())
        assert word == "none" or has[word]
    assert named > 200
    assert silent > 100


def has_rarest(hand: Any, card: int) -> bool:
    """Of a construction card; by hand or by power."""
    cost = [resource for resource in PAYABLE if COST[card, resource]]
    rarest = [resource for resource in cost if RARITY[resource] == max(RARITY[each] for each in cost)]
    return any(hand.cards[resource] or GIFTS.get(hand.character) == resource for resource in rarest)


def test_words_help_the_team() -> None:
    """The same deals, heard and not heard: the seeds are fixed, so the result is exact."""
    assert mean(built(seed, is_deaf=False) for seed in range(GAMES)) > mean(
        built(seed, is_deaf=True) for seed in range(GAMES)
    )


def built(seed: int, *, is_deaf: bool) -> int:
    """By three players; whoever is deaf takes it that nobody has spoken yet."""
    state, team = GAME.new(3, seed), bots.make("team", GAME, seed)
    while (seat := GAME.to_act(state)) is not None:
        heard = state.copy()
        if is_deaf:
            heard["players"]["said"] = Word.NOT_YET
        GAME.apply(state, team.choose(heard, seat))
    return int(GAME.score(state, 0))


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
