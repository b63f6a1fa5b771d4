"""A game that goes on, seen again: each past position as far as whoever asks may know it now, or not at all.

Pasts that agree with everything that a seat may know now, and with the whole log, are played beside the real one; the
replay must show all of them alike, at every move.
"""

import asyncio
import copy
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.games.california.state import NUM_SLOTS
from rooftree.games.dreamhome.cards import RESOURCE_NAMES, ROOM_NAMES
from rooftree.games.dreamhome.game import DreamHome
from rooftree.games.dreamhome.state import Place
from rooftree.games.homesweethome.cards import NUM_RESOURCE_CARDS
from rooftree.server.positions import course_so_far, stretch
from rooftree.testing.secrets import text
from tests.server.table_log import ADA, BEN, EVE, GAMES, SEED, TableLog, game_of, refused

SEATS = {ADA: 0, BEN: 1, EVE: 2}
IN_HAND = 2  # `resource_at` from here on
TRIES = 5
MOVES = {"dreamhome": 55, "california": 40, "homesweethome": 50}  # the game goes on


@cache
def running(game: str) -> TableLog:
    """Three people in the midst of a game."""
    return TableLog(game, 3).seat(ADA, BEN, EVE).start().play_on(MOVES[game], seed=5)


def replayed(log: TableLog, person: str | None) -> list[str]:
    """The whole game so far, as it is answered: every position, and the log."""
    course = course_so_far(log.table, person, course_seat(person))
    found = asyncio.run(stretch(course, 0, len(course.moves) + 1, course_seat(person)))
    return [text(part) for part in (*found["views"], found["log"])]


def course_seat(person: str | None) -> int | None:
    return None if person is None else SEATS[person]


def other_pasts(log: TableLog, person: str | None) -> Iterator[TableLog]:
    """The same table after a deal in which two cards that this seat may not look at now were exchanged."""
    table, chance, seat = log.table, Random(f"{log.game.name} {person}"), course_seat(person)
    assert table.state is not None
    hidden = HIDDEN[log.game.name](table.state[0], seat)
    for _ in range(TRIES):
        deal = copy.deepcopy(log.game.deal_of(table.state))
        pile = deal["resources" if "resources" in deal else "tiles"]
        one, two = chance.sample(hidden, 2)
        if pile[one].split("#")[0] == pile[two].split("#")[0]:
            continue
        pile[one], pile[two] = pile[two], pile[one]
        start = log.game.from_deal(len(table.seats), deal, table.settings.options, SEED)
        state = played(log, start)
        if state is not None and text(log.game.view(state, seat)) == text(log.game.view(table.state, seat)):
            yield with_past(log, start, state)


def roofs_face_down(table: Any, _: int | None) -> list[int]:
    """Where the roof cards came in the deal that lie before players by now."""
    names = [RESOURCE_NAMES[card] for card in table["resource_pile"]]
    drawn = [(place, table["resource_at"][card]) for place, card in enumerate(table["resource_pile"])]
    return [place for place, at in drawn if names[place].startswith("roof-") and at >= Place.WITH_SEAT]


def cards_in_other_hands(table: Any, seat: int | None) -> list[int]:
    """Also in the pile: a hand may be another one since the beginning."""
    assert not table["num_reshuffles"]
    at = [int(table["resource_at"][card]) for card in table["piles"][:NUM_RESOURCE_CARDS]]
    return [place for place, where in enumerate(at) if where == 0 or (where >= IN_HAND and where != own(seat))]


def own(seat: int | None) -> int:
    return -1 if seat is None else IN_HAND + seat


def tiles_to_come(table: Any, _: int | None) -> list[int]:
    return list(range(int(table["day"]) * NUM_SLOTS, len(table["tile_pile"])))


HIDDEN = {"dreamhome": roofs_face_down, "homesweethome": cards_in_other_hands, "california": tiles_to_come}


def played(log: TableLog, start: Array) -> Array | None:
    """The same moves after another deal, if they are possible and the log is the same."""
    game, here, there = log.game, log.table.start, start.copy()
    assert here is not None
    here = here.copy()
    for seat, action in log.table.moves:
        if action not in game.moves(there) or game.to_act(there) != seat:
            return None
        if text(game.tell(here, action)) != text(game.tell(there, action)):
            return None
        before = here.copy(), there.copy()
        game.apply(here, action)
        game.apply(there, action)
        if text(game.news(before[0], here, seat)) != text(game.news(before[1], there, seat)):
            return None
    return there


def with_past(log: TableLog, start: Array, state: Array) -> TableLog:
    other = copy.copy(log)
    other.table = copy.copy(log.table)
    other.table.start, other.table.state = start, state
    return other


def first_difference(here: list[str], there: list[str]) -> tuple[int, str, str] | None:
    """The first position that is told otherwise, and where: whole positions take a test runner minutes to compare."""
    for move, (one, two) in enumerate(zip(here, there, strict=True)):
        place = next((n for n, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), None)
        if one != two:
            at = max(0, (place or 0) - 60)
            return move, one[at : at + 120], two[at : at + 120]
    return None


@pytest.mark.parametrize("person", [ADA, BEN, EVE, None])
@pytest.mark.parametrize("game", GAMES)
def test_no_replay_tells_more_of_the_past_than_may_be_known_now(game: str, person: str | None) -> None:
    log = running(game)
    assert log.table.status == "playing"
    told = replayed(log, person)
    pasts = list(other_pasts(log, person))
    assert pasts
    for other in pasts:
        assert first_difference(told, replayed(other, person)) is None


def test_the_pasts_do_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the test above would compare a past with itself: whoever shows what was once shown tells them apart."""
    monkeypatch.setattr(DreamHome, "recalled", lambda game, past, now, seat: game.show(past, seat, [], {}))
    log = running("dreamhome")
    told = replayed(log, ADA)
    assert any(first_difference(told, replayed(other, ADA)) for other in other_pasts(log, ADA))


# What a seat is shown of the past


def test_cards_that_lie_face_down_are_named_in_no_past_position() -> None:
    """R2, R9  Neither the roofs of anybody nor the rooms: not in the market, not in hand, not among the discards."""
    log = running("dreamhome")
    assert log.table.state is not None
    table = log.table.state[0]
    hidden = {RESOURCE_NAMES[table["resource_pile"][place]] for place in roofs_face_down(table, None)}
    down = [house["stands"][house["shows"] == 0] for house in table["houses"]]
    hidden |= {ROOM_NAMES[card] for cards in down for card in cards if 0 < card < len(ROOM_NAMES)}
    assert {name.split("-")[0] for name in hidden} > {"roof"}
    for person in (ADA, BEN, EVE, None):
        told = "".join(replayed(log, person)[:-1])
        assert [name for name in sorted(hidden) if f'"{name}"' in told] == []
        assert '"empty-room"' in told


def test_with_open_roofs_they_are_named() -> None:
    log = TableLog("dreamhome", 2, options={"roofs": "open"}).seat(ADA, BEN).start().play_on(20, seed=5)
    assert '"resource":"roof"' not in "".join(replayed(log, ADA))


def test_a_game_that_is_over_is_seen_as_it_was_shown() -> None:
    log = TableLog("dreamhome", 2).seat(ADA, BEN).start().play_on(seed=5)
    told = "".join(replayed(log, ADA))
    assert '"resource":"roof"' not in told
    assert '"resource":"roof-' in told
    assert course_so_far(log.table, EVE, 1).now is None


def test_the_present_is_shown_as_it_is() -> None:
    log = running("homesweethome")
    assert log.table.state is not None
    course = course_so_far(log.table, BEN, 1)
    (view,) = asyncio.run(stretch(course, len(course.moves), 1, 1))["views"]
    assert {**view, "legal": 0, "reasons": 0} == {**log.game.view(log.table.state, 1), "legal": 0, "reasons": 0}


def test_a_game_that_does_not_say_recalls_nothing_before_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As games from outside do: what their views hide by now nobody knows here."""
    monkeypatch.setattr(DreamHome, "recalled", Game.recalled)
    log = running("dreamhome")
    course = course_so_far(log.table, ADA, 0)
    with refused("refused-not-over"):
        asyncio.run(stretch(course, 3, 1, 0))
    assert asyncio.run(stretch(course, len(course.moves), 1, 0))["views"]


@pytest.mark.parametrize(("roofs", "noted"), [("strict", "roofer"), ("open", "roofer red")])
def test_the_log_does_not_keep_which_roof_a_roofer_took(roofs: str, noted: str) -> None:
    """R9  It goes face down; a notation would name it."""
    game = game_of("dreamhome")
    state = game.new(2, 1, {"roofs": roofs})
    assert game.noted(state, game.parse("roofer red")) == noted
    assert game.noted(state, game.parse("take 2")) == "take 2"
