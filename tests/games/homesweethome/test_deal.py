"""The deal as a record holds it: characters, both decks, and every pile that was made anew."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rooftree.core.game import GameError
from rooftree.core.layout import Array
from rooftree.core.replay import Record, RecordError, Seat, decode, encode, final_state, record_of
from tests.games.homesweethome.courses import COUNTS, OPTIONS, TABLES, Options, at_random, course, spending
from tests.games.homesweethome.drawing import GAME, hand

NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve")
PLAIN: Options = {"characters": False, "expert": False}


def recorded(
    seed: int, moves: int | None = None, players: int = 3, options: Options | None = None
) -> tuple[Record, Array]:
    """A random game, or its first so many moves, as a record, and where it ends."""
    whole = list(course(players, seed, at_random, options))[:moves]
    seats = [Seat(name=name, player="human") for name in NAMES[:players]]
    played = [(int(state["to_act"][0]), GAME.parse(text)) for state, text, _ in whole]
    return record_of(GAME, whole[0][0], seed, seats, played, whole[-1][2]), whole[-1][2]


def differing(one: Array, other: Array) -> set[str]:
    """Which fields differ."""
    return {line.partition(":")[0].partition("[")[0] for line in GAME.diff(one, other)}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_deal_names_everything(players: int, options: Options) -> None:
    """Play  Characters, 40 construction cards and 54 resource cards in drawing order, nothing reshuffled yet."""
    deal = GAME.deal_of(GAME.new(players, 7, options))
    assert list(deal) == ["characters", "constructions", "resources", "reshuffles"]
    assert len(deal["characters"]) == (players if options["characters"] else 0)
    assert (len(set(deal["constructions"])), len(set(deal["resources"]))) == (40, 54)
    assert deal["reshuffles"] == []


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_deal_is_dealt_again(players: int, options: Options) -> None:
    """Play  Set-up from a recorded deal gives the same table."""
    state = GAME.new(players, 9, options)
    again = GAME.from_deal(players, GAME.deal_of(state), options)
    assert differing(state, again) <= {"stream.a", "stream.b"}


def test_chance_is_fair_enough() -> None:
    """Play  Shuffled: over many seeds every card comes second in queue B, and every character to every seat."""
    deals = [GAME.deal_of(GAME.new(5, seed)) for seed in range(300)]
    assert len({deal["constructions"][4] for deal in deals}) == 40
    assert len({deal["resources"][0] for deal in deals}) == 54
    assert Counter(len(set(deal["characters"])) for deal in deals) == {5: 300}


# Reshuffles


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_finished_game_replays(players: int, options: Options) -> None:
    """Play  Deal and moves lead to the same end, reshuffles included, with the seed and without."""
    record, end = recorded(3, players=players, options=options)
    assert record.result is not None
    for told in (encode(record), encode(record).replace('"seed":3,', '"seed":null,', 1)):
        again = final_state(GAME, decode(told.encode()))
        assert differing(again, end) <= {"stream.a", "stream.b"}
        assert GAME.outcome(again) == GAME.outcome(end)


def test_every_new_pile_is_written_down() -> None:
    """Play  An empty pile is made anew from the shuffled discards: each is part of the deal from then on."""
    piles: list[list[list[str]]] = []
    for state, _, after in course(5, 4, at_random, PLAIN):
        before, then = GAME.deal_of(state)["reshuffles"], GAME.deal_of(after)["reshuffles"]
        assert then[: len(before)] == before
        if len(then) > len(before):
            piles.append(then)
            held = sum(sum(hand(after, seat).values()) for seat in range(5))
            assert held + GAME.view(after, None)["resources_left"] == 54
    assert [len(each) for each in piles] == list(range(1, len(piles) + 1))
    assert len(piles) >= 2
    for pile in piles[-1]:
        assert 33 <= len(pile) == len(set(pile)) <= 54


@pytest.mark.parametrize("players", COUNTS)
def test_a_saved_game_goes_on_as_it_would_have(players: int) -> None:
    """Play  With its seed, a saved game finds the pile as it lies, and later reshuffles as they would have come."""
    _, end = recorded(6, players=players)
    whole = list(course(players, 6))
    turns = [number for number, (state, _, after) in enumerate(whole) if state["turn"] != after["turn"]]
    for stop in (0, turns[2], turns[9], turns[15], turns[18]):
        record, here = recorded(6, stop or 1, players)
        there = final_state(GAME, decode(encode(record).encode()))
        assert differing(here, there) == set()
        for _, text, _ in whole[stop or 1 :]:
            there = GAME.step(there, GAME.parse(text))
        assert differing(end, there) == set()


def test_without_its_seed_a_saved_game_goes_on_somehow() -> None:
    """Play  Shuffled: what chance had not shown is decided anew, what it had shown stays; new piles are mixed."""
    record, here = recorded(6, 60, 5, PLAIN)
    there = final_state(GAME, decode(encode(record).replace('"seed":6,', '"seed":null,', 1).encode()))
    assert differing(here, there) <= {"stream.a", "stream.b"}
    while not GAME.deal_of(there)["reshuffles"]:
        there = GAME.step(there, GAME.parse(spending(there, Random())))
    kinds = [name.split("#")[0] for name in GAME.deal_of(there)["reshuffles"][0]]
    assert sum(one == other for one, other in pairwise(kinds)) < len(kinds) // 2


@pytest.mark.parametrize("change", ["short", "long", "foreign", "extra"])
def test_a_pile_that_was_not_made_so_is_noticed(change: str) -> None:
    """Play  Made anew from the discards: a card less, a card more, a card from a hand, a pile too many."""
    record, _ = recorded(6)
    piles = [list(pile) for pile in record.deal["reshuffles"]]
    lying = [name for name in record.deal["resources"] if name not in piles[0]]
    if change == "short":
        piles[0].pop()
    elif change == "long":
        piles[0].append(lying[0])
    elif change == "foreign":
        piles[0][5] = lying[0]
    else:
        piles.append(piles[0])
    spoilt = Record(**{name: getattr(record, name) for name in record.__struct_fields__})
    spoilt.deal["reshuffles"] = piles
    with pytest.raises(RecordError):
        final_state(GAME, spoilt)


def test_never_more_piles_than_fit() -> None:
    """Play  Up to two discards each, twenty times: even then ten new piles are more than enough."""
    for players in COUNTS:
        *_, (_, _, end) = course(players, 2, spending)
        assert 1 <= GAME.read(end).num_reshuffles <= 7


# A deal that is none


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"characters": ["mason", "banker"]}, "deal.characters must list 3 cards, and there are 2"),
        ({"characters": ["mason", "banker", "cook"]}, r"deal.characters\[2\]: 'cook' is no card of this game"),
        ({"characters": ["mason", "banker", "mason"]}, r"deal.characters\[2\]: mason was dealt already at position 0"),
        ({"characters": None}, "deal.characters must list 3 cards, and there are none"),
        ({"constructions": []}, "deal.constructions must list 40 cards, and there are 0"),
        ({"constructions": ["lawn"] * 40}, r"deal.constructions\[1\]: lawn was dealt already at position 0"),
        ({"constructions": ["sofa"] * 40}, r"deal.constructions\[0\]: 'sofa' is no card of this game"),
        ({"constructions": [""] * 40}, r"deal.constructions\[0\]: '' is no card of this game"),
        ({"resources": ["wood#1"] * 54}, r"deal.resources\[1\]: wood#1 was dealt already at position 0"),
        ({"resources": ["wood"] * 54}, r"deal.resources\[0\]: 'wood' is no card of this game"),
        ({"resources": "all"}, "deal.resources must list 54 cards, and there are none"),
        ({"reshuffles": None}, "deal.reshuffles must list at most 10 piles, and there are none"),
        ({"reshuffles": [["wood#1"]] * 11}, "deal.reshuffles must list at most 10 piles, and there are 11"),
        ({"reshuffles": ["wood#1"]}, r"deal.reshuffles\[0\] must list 33 to 54 cards, and there are none"),
        ({"reshuffles": [[]]}, r"deal.reshuffles\[0\] must list 33 to 54 cards, and there are 0"),
        ({"reshuffles": [["wood#1"] * 55]}, r"deal.reshuffles\[0\] must list 33 to 54 cards, and there are 55"),
        ({"reshuffles": [["wood#1"] * 40]}, r"deal.reshuffles\[0\]\[1\]: wood#1 was dealt already at position 0"),
        ({"reshuffles": [["gold#1"] * 40]}, r"deal.reshuffles\[0\]\[0\]: 'gold#1' is no card of this game"),
        (
            {"bag": []},
            "the deal has an unknown entry 'bag'; it holds characters, constructions, resources, reshuffles",
        ),
    ],
)
def test_a_deal_that_is_none_is_refused(change: dict[str, Any], error: str) -> None:
    """Play  Whatever is wrong with a deal is said."""
    deal = GAME.deal_of(GAME.new(3, 1)) | change
    with pytest.raises(GameError, match=error):
        GAME.from_deal(3, deal)


@pytest.mark.parametrize("part", ["characters", "constructions", "resources", "reshuffles"])
def test_a_deal_without_a_part_is_refused(part: str) -> None:
    """Play  Every part of a deal must be there."""
    deal = GAME.deal_of(GAME.new(3, 1))
    del deal[part]
    with pytest.raises(GameError, match=f"deal.{part} must"):
        GAME.from_deal(3, deal)


def test_characters_only_where_they_are_played_with() -> None:
    """Play  Table option `characters` off: a deal with characters does not fit."""
    deal = GAME.deal_of(GAME.new(3, 1))
    with pytest.raises(GameError, match=r"deal\.characters must list 0 cards, and there are 3"):
        GAME.from_deal(3, deal, PLAIN)


def test_a_record_tells_the_rank() -> None:
    """R10  `result.rank` names the rank, nobody wins, everyone has the score; a lie is noticed."""
    record, end = recorded(6)
    result = record.result
    assert result is not None
    assert (result.winners, result.rank) == ([], GAME.outcome(end).rank)
    assert len(set(result.scores)) == 1
    text = encode(record)
    for old, new in ((f'"rank":"{result.rank}"', '"rank":"castle"'), ('"winners":[]', '"winners":[0]')):
        assert old in text
        with pytest.raises(RecordError, match="is recorded as"):
            final_state(GAME, decode(text.replace(old, new).encode()))


def test_the_options_are_part_of_the_record() -> None:
    """Play  Table options: a record is replayed with its own."""
    for options in OPTIONS:
        record, end = recorded(8, players=2, options=options)
        assert record.options == options
        assert GAME.options_of(final_state(GAME, record)) == GAME.options_of(end) == options


def test_seats_move_in_turn() -> None:
    """Play  Whoever is asked answers: a move of another seat is noticed."""
    record, _ = recorded(6)
    one, two = next((a, b) for a, b in pairwise(record.moves) if a[0] != b[0])
    text = encode(record)
    spoilt = text.replace(f'[{one[0]},"{one[1]}"]', f'[{two[0]},"{one[1]}"]', 1)
    with pytest.raises(RecordError, match="but it is the turn of seat"):
        final_state(GAME, decode(spoilt.encode()))
