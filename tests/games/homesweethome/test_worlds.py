"""Every world that fits what a seat knows is as likely as any other, held against exact counts (law 7)."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from rooftree.core.layout import Array
from tests.games.homesweethome.courses import building, course
from tests.games.homesweethome.drawing import GAME, asked, play, struck, table
from tests.games.homesweethome.exactly import Chances
from tests.odds import surprise
from tests.shared import compiled

FAST = compiled("homesweethome")
WORLDS = 2000
SURPRISING = 4.5  # standard deviations: seeds are fixed, so what passes once passes always
CORNER = """
    lawn | . | .
    .    | . | .
    .    | . | .
"""


def worlds_of(state: Array, seat: int, first: int = 0) -> Array:
    """The hands in worlds of a seat: by world, seat and kind."""
    return np.stack([FAST.determinize(state, seat, first + seed)["players"]["cards"][0] for seed in range(WORLDS)])


def assert_equally_likely(state: Array, seat: int, first: int = 0) -> None:
    """Each number of cards of each kind in each hand is there as often as it is in all deals that fit."""
    chances, hands = Chances(state, seat), worlds_of(state, seat, first)
    odds = chances.of_each_kind()
    for (other, kind), likely in odds.items():
        counts = Counter(hands[:, other, 1 + chances.kinds.index(kind)].tolist())
        assert surprise(counts, likely, WORLDS) < SURPRISING, (other, kind, counts, likely)
    for other in chances.others:
        assert abs(overlap(chances, odds, hands, state["players"]["cards"][0], other)) < SURPRISING


def overlap(
    chances: Chances, odds: dict[tuple[int, str], dict[int, float]], hands: Array, real: Array, other: int
) -> float:
    """How many standard deviations more cards a hand shares with the real one than is due."""
    shared = np.minimum(hands[:, other], real[other]).sum(axis=1)
    held = {kind: int(real[other, 1 + number]) for number, kind in enumerate(chances.kinds)}
    due = sum(
        likely * min(count, held[kind])
        for (seat, kind), each in odds.items()
        for count, likely in each.items()
        if seat == other
    )
    return float((shared.mean() - due) / max(1e-9, shared.std()) * WORLDS**0.5) if shared.std() else 0.0


def known_in_part(players: int, seeds: range, options: dict[str, bool], every: int) -> Iterator[tuple[Array, int]]:
    """Positions in which something is known of a hand, and somebody who does not hold it."""
    for seed in seeds:
        for number, (state, _, _) in enumerate(course(players, seed, building, options)):
            at = GAME.read(state)
            told = [seat for seat in range(players) if any([*at.players[seat].lacks, *at.players[seat].holds])]
            if 0 < len(told) < 3 and number % every == seed % every:
                manager = [seat for seat in range(players) if at.players[seat].character == 6]
                yield state, (manager or [(told[0] + 1) % players])[0]


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 5), (4, 5), (5, 5)])
@pytest.mark.parametrize("characters", [True, False])
def test_worlds_are_equally_likely(players: int, count: int, characters: bool) -> None:
    """Law 7  Every hand that fits what a seat knows is dealt as often as any other."""
    options = {"characters": characters, "expert": characters}
    places = known_in_part(players, range(4), options, every=7)
    for number, (state, seat) in zip(range(count), places, strict=False):
        assert_equally_likely(state, seat, first=number * WORLDS)


def test_whole_hands_are_equally_likely() -> None:
    """Law 7  Not only kind by kind: two small hands together, one of which was shown to lack something."""
    state = table("", "wood, metal", "slate", "2 metal", characters="banker mason carpenter", a="concrete-slab")
    state = play(state, "choose A", "hold", "pass")
    chances, hands = Chances(state, 2), worlds_of(state, 2)
    together = Counter(tuple(map(tuple, world[[0, 1], 1:].T.tolist())) for world in hands)
    assert surprise(together, chances.of_whole_hands(), WORLDS) < SURPRISING


def test_worlds_of_an_architect_who_is_paying() -> None:
    """R6  Who owes three stars with two cards, then two stars with one, is more likely to hold the dear ones."""
    state = table("", "wood, metal, brick", "5 concrete", characters="architect banker")
    paid = play(state, "swap A", "pay wood")
    assert_equally_likely(paid, 1)
    state = table("", "wood, metal", "5 concrete", characters="architect banker")
    assert_equally_likely(play(state, "swap A"), 1)


def test_worlds_of_a_site_manager() -> None:
    """R6  What was seen is there, and what came since is anything, more of the same included."""
    state = table("", "wood", "2 concrete, metal", "3 slate", characters="site-manager banker mason")
    state = play(state, "peek 1")
    at = GAME.read(state)
    at.players[1].known[1] = 1
    at.players[1].known[3] = 0
    assert_equally_likely(state, 0)


@pytest.mark.parametrize("ruleset", ["homesweethome/1", "homesweethome/2"])
def test_worlds_in_which_somebody_was_asked(ruleset: str) -> None:
    """R7  Promises overlap by former rules: one joker may keep several."""
    hands = ("5 wood", "joker, 2 metal", "2 slate, brick")
    state = struck("hail", CORNER, *hands, ruleset=ruleset)
    assert asked(state) == (1, "counter")
    assert_equally_likely(state, 2)
    at = GAME.read(state)
    at.players[1].holds[6] = at.players[1].holds[8] = 1  # water or joker, poison or joker
    assert_equally_likely(state, 0)


def test_copies_of_a_kind_are_equally_likely() -> None:
    """Law 7  Which of twelve concrete cards a hand holds, and where the others lie in the pile."""
    state = table("", "2 concrete", "3 concrete, wood", characters="banker mason")
    places = Counter[int]()
    for seed in range(WORLDS):
        at = FAST.determinize(state, 0, seed)["resource_at"][0]
        places.update(card for card in range(3, 13) if at[card] == 3)
    assert surprise(places, dict.fromkeys(range(3, 13), 0.1), places.total()) < SURPRISING


def test_nothing_is_left_of_past_draws() -> None:
    """Law 7  The order in which cards were drawn would tell who holds them: no world has it."""
    for state, seat in known_in_part(3, range(1), {"characters": True}, every=11):
        world = GAME.read(GAME.determinize(state, seat, 1))
        first = world.num_reshuffles * 54
        ahead = range(first + world.pile_next, first + world.pile_end)
        assert all(bool(card) == (place in ahead) for place, card in enumerate(world.piles))


def test_only_the_manager_has_seen_hands() -> None:
    """R6  What the manager saw tells the real hand: in another's world the manager has seen nothing of the others."""
    state = table("", "wood", "2 glass, 2 metal", "3 slate", characters="site-manager banker mason")
    state = play(state, "peek 1")
    assert not any(GAME.read(GAME.determinize(state, 2, 1)).players[1].known)
    assert any(GAME.read(GAME.determinize(state, 1, 1)).players[1].known), "whoever was looked at knows it"
