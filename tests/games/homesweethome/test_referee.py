"""Whole games beside a referee who plays by the rules page on a table of his own."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, Character, Resource
from rooftree.games.homesweethome.state import Decision
from tests.games.homesweethome.box import CELLS, CONSTRUCTIONS
from tests.games.homesweethome.courses import TABLES, Choose, Options, at_random, building, course, dangerous
from tests.games.homesweethome.drawing import GAME, ground, legal, queues
from tests.games.homesweethome.referee import Question, Referee, Story

SEEDS = range(200, 204)
FIRST = GAME.rulesets()[0]
RESOURCES = [kebab(resource) for resource in Resource]


def started(players: int, seed: int, options: Options, game: Game = GAME) -> Array:
    """Any deal, or with an odd seed a dangerous one."""
    return dangerous(players, seed, options, game) if seed % 2 else game.new(players, seed, options)


def next_question(story: Story, answer: str | None = None) -> Question | None:
    """What the referee asks next; nothing after the end."""
    try:
        return next(story) if answer is None else story.send(answer)
    except StopIteration:
        return None


def counts(run: Any) -> dict[str, int]:
    return {name: number for name, number in zip(RESOURCES, run, strict=True) if number}


@pytest.mark.parametrize("choose", [at_random, building])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_engine_and_the_referee_agree(players: int, options: Options, choose: Choose) -> None:
    """Law 3  After every answer of whole games: who is asked what, every hand and what is known of it, the house."""
    for seed in SEEDS:
        judge(players, options, choose, seed)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_they_agree_on_former_rules_too(players: int, options: Options) -> None:
    """Law 3  The same for games that are played by the first ruleset to their end."""
    judge(players, options, building, 201, FIRST)


def judge(players: int, options: Options, choose: Choose, seed: int, ruleset: str = GAME.ruleset) -> None:
    game = GAME.under(ruleset)
    whole = list(course(players, seed, choose, options, started(players, seed, options, game)))
    end = whole[-1][2]
    referee = Referee(players, GAME.deal_of(end), options, int(ruleset[-1]))
    story = referee.story()
    question = next_question(story)
    for state, text, _ in whole:
        assert_same_table(state, referee, question)
        question = next_question(story, text)
    assert_same_table(end, referee, question)
    assert referee.reshuffles == []
    assert Counter(referee.everything_is_somewhere()) == Counter(list(CONSTRUCTIONS))
    assert_same_outcome(end, referee)


def assert_same_table(state: Array, referee: Referee, question: Question | None) -> None:
    at, view = GAME.read(state), GAME.view(state, None)
    told = (view["to_act"], view["decision"], set(legal(state)))
    assert told == (tuple(question) if question else (None, "game-over", set()))
    assert len(legal(state)) == len(told[2])
    for seat, player in enumerate(at.players[: at.num_players]):
        known = view["players"][seat]
        assert counts(player.cards) == referee.hands[seat]
        assert set(known["lacks"]) == referee.lacks[seat]
        assert {frozenset(some) for some in known["holds"]} == referee.holds[seat]
        assert counts(player.known) == referee.known[seat]
        assert (known["said"], known["has_used_power"]) == (referee.words.get(seat), seat in referee.tired)
        assert (known["character"] or "") == referee.characters[seat]
    assert (view["turn"], view["active"]) == (referee.turn, referee.active)
    assert queues(state) == referee.queues
    assert (view["constructions_left"], view["resources_left"]) == (len(referee.constructions), len(referee.pile))
    assert (ground(state), set(view["destroyed"])) == (referee.stacks, referee.gone)
    assert (view["discards"], view["needed"]) == (referee.discards, referee.needed)
    assert (view["trap"] or "", view["threatened"]) == (referee.trap, referee.threatened())
    assert (view["scores"][0]["points"], view["rank"]) == (referee.points(), referee.rank())


def assert_same_outcome(state: Array, referee: Referee) -> None:
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.winners) == ((referee.points(),) * len(referee.seats), ())
    assert outcome.rank == referee.rank()
    for cell in CELLS:
        worth = sum(line.points for line in outcome.lines[0] if line.cells == (cell,))
        assert worth == (referee.worth(cell) if cell in referee.stacks else 0)


def has_helped(at: Any) -> bool:
    """Whether the good neighbour has no power left this turn."""
    return any(player.character == Character.GOOD_NEIGHBOUR and player.has_used_power for player in at.players)


def seen_in(players: int, options: Options, choose: Choose, seed: int) -> Iterator[str]:
    """What happens in a game, in a few words each."""
    for state, text, after in course(players, seed, choose, options, started(players, seed, options)):
        words, one, two = text.split(), GAME.read(state), GAME.read(after)
        yield f"{kebab(GAME.decision(state))}: {words[0]}"
        yield " ".join(words[:2])
        if one.num_reshuffles != two.num_reshuffles:
            yield "reshuffle"
        if sum(map(bool, one.base)) > sum(map(bool, two.base)):
            yield f"{CONSTRUCTION_NAMES[one.pending.trap] or 'nobody could help'}: destroyed"
        if one.pending.trap and two.pending.trap and one.pending.trap != two.pending.trap:
            yield "a second trap"
        if sum(map(bool, one.roofs)) > sum(map(bool, two.roofs)):
            yield "a roof: destroyed"
        if text == "pass" and one.decision == Decision.PLAY and has_helped(one):
            yield "no second help"


WANTED = """
    speak: peek, choose: swap, play: power, play: pass, play joker, place: at, toss: keep, reshuffle
    offer-power: power, offer-power: hold, rescue: power, rescue: help, rescue: hold
    counter tarp, counter poison, counter joker, counter: pass
    shield water, shield joker, shield power, shield: pass
    a second trap, a roof: destroyed, no second help
    hail: destroyed, drought: destroyed, pests: destroyed, nobody could help: destroyed
"""


def test_the_referee_has_seen_everything() -> None:
    """Law 3  Every decision, each trap stopped and not, jokers, powers, rescues, reshuffles are among those games."""
    wanted = {word.strip() for line in WANTED.strip().splitlines() for word in line.split(",")}
    for players, options in TABLES:
        for choose in (building, at_random):
            for seed in SEEDS:
                wanted -= set(seen_in(players, options, choose, seed)) if wanted else set()
    assert wanted == set()
