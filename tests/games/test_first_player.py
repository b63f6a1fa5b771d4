"""Who starts: the option `first` of Dream Home and California."""

import msgspec
import pytest

from rooftree import bots
from rooftree.core.game import Game, GameError
from rooftree.core.replay import Record, RecordError, Seat, decode, encode, final_state, record_of
from tests.shared import checked

GAMES = ("dreamhome", "california")
TABLES = [(name, players) for name in GAMES for players in range(2, checked(name).max_players + 1)]

each_game = pytest.mark.parametrize("name", GAMES)
each_table = pytest.mark.parametrize(("name", "players"), TABLES)


def played(game: Game, players: int, first: str, seed: int = 3) -> Record:
    """A random game, as a record."""
    start = game.new(players, seed, {"first": first})
    state, moves, bot = start.copy(), [], bots.make("random", game, seed)
    while (seat := game.to_act(state)) is not None:
        moves.append((seat, bot.choose(state, seat)))
        game.apply(state, moves[-1][1])
    return record_of(game, start, seed, [Seat(f"Ada {seat}", "human") for seat in range(players)], moves, state)


@each_table
def test_the_first_seat_starts_unless_the_table_says_otherwise(name: str, players: int) -> None:
    game = checked(name)
    assert game.to_act(game.new(players, 1)) == 0
    for seat in range(players):
        state = game.new(players, 1, {"first": f"seat-{seat + 1}"})
        assert game.to_act(state) == seat
        assert game.options_of(state)["first"] == f"seat-{seat + 1}"
        assert game.view(state, None)["options"]["first"] == f"seat-{seat + 1}"


@each_table
def test_chance_picks_any_seat_and_the_deal_tells_which(name: str, players: int) -> None:
    game, met = checked(name), set()
    for seed in range(40):
        state = game.new(players, seed, {"first": "random"})
        seat = game.to_act(state)
        assert game.deal_of(state)["first"] == [f"seat-{int(seat or 0) + 1}"]
        met.add(seat)
    assert met == set(range(players))


@each_table
def test_cards_do_not_depend_on_who_starts(name: str, players: int) -> None:
    game = checked(name)
    usual = game.deal_of(game.new(players, 5))
    assert "first" not in usual
    for first in (f"seat-{players}", "random"):
        deal = game.deal_of(game.new(players, 5, {"first": first}))
        assert {part: deal[part] for part in usual} == usual


@each_game
@pytest.mark.parametrize("first", ["seat-2", "random"])
def test_a_record_keeps_who_started(name: str, first: str) -> None:
    game = checked(name)
    record = decode(encode(played(game, 2, first)).encode())
    assert record.options["first"] == first
    final_state(game, record)
    final_state(game, msgspec.structs.replace(record, seed=None))


@each_game
def test_a_record_that_knows_nothing_of_it_began_with_the_first_seat(name: str) -> None:
    game = checked(name)
    record = played(game, 2, "seat-1")
    old = {option: value for option, value in record.options.items() if option != "first"}
    final_state(game, msgspec.structs.replace(record, options=old))


@each_game
@pytest.mark.parametrize("told", [None, [], ["seat-3"], ["seat-1", "seat-2"], "seat-1", [0]])
def test_a_random_start_must_be_told(name: str, told: object) -> None:
    game = checked(name)
    record = played(game, 2, "random")
    deal = (
        {**record.deal, "first": told} if told is not None else {k: v for k, v in record.deal.items() if k != "first"}
    )
    with pytest.raises(RecordError, match=r"deal\.first must list the seat that begins, one of seat-1, seat-2"):
        final_state(game, msgspec.structs.replace(record, deal=deal))


@each_game
def test_where_the_table_chose_the_deal_tells_nothing(name: str) -> None:
    game = checked(name)
    record = played(game, 2, "seat-2")
    with pytest.raises(RecordError, match="unknown entry 'first'"):
        final_state(game, msgspec.structs.replace(record, deal={**record.deal, "first": ["seat-2"]}))


@each_table
def test_nobody_starts_in_a_seat_that_is_not_there(name: str, players: int) -> None:
    game = checked(name)
    if players < game.max_players:
        with pytest.raises(GameError, match=f"option first must be .*seat-{players} or random, not"):
            game.new(players, 1, {"first": f"seat-{players + 1}"})
    with pytest.raises(GameError, match="option first must be"):
        game.new(players, 1, {"first": "youngest"})
