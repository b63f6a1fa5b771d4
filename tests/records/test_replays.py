"""Replays: the right seat, canonical notation, legal moves, a true result, or a clear word about the first fault."""

import json
from typing import Any

import pytest

from rooftree.core.replay import RecordError, Seat, decode, encode, final_state, record_of, replay, result_of
from rooftree.texts import Speaker
from tests.records.recorded import GAME, GAMES, LINES, RECORD, RECORDS, Spoil, put, spoilt


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_goes_through_every_move_and_ends_where_the_game_ended(name: str) -> None:
    game, record = GAMES[name], RECORDS[name]
    whole = replay(game, record)
    seats = [(step.seat, game.format(step.action)) for step in whole]
    assert seats == record.moves
    assert game.is_over(whole.state)
    assert result_of(game.outcome(whole.state)) == record.result


def test_a_replay_can_be_repeated_and_shows_the_position_before_each_move() -> None:
    whole = replay(GAME, RECORD)
    first, again = list(whole), list(whole)
    assert all((a.before == b.before).all() for a, b in zip(first, again, strict=True))
    assert (first[0].before == whole.start).all()


@pytest.mark.parametrize("name", GAMES)
def test_records_hold_of_a_line_what_they_have_always_held(name: str) -> None:
    """Where a line is shown and what it belongs to is for whoever looks: records of every version are alike."""
    told = [line for lines in json.loads(LINES[name])["result"]["lines"] for line in lines]
    assert {tuple(line) for line in told} == {("what", "points", "cells")}
    assert any(
        line.section for lines in GAMES[name].outcome(final_state(GAMES[name], RECORDS[name])).lines for line in lines
    )


@pytest.mark.parametrize("seed", [None, 12345])
def test_the_deal_is_what_counts_not_the_seed(seed: int | None) -> None:
    other = decode(spoilt(put("seed", seed)))
    assert (final_state(GAME, other) == final_state(GAME, RECORD)).all()


def test_a_replay_begins_like_the_game_did() -> None:
    assert RECORD.seed is not None
    dealt = GAME.new(len(RECORD.seats), RECORD.seed, RECORD.options)
    changed = {name.partition(".")[0] for name in GAME.diff(dealt, replay(GAME, RECORD).start)}
    assert changed <= {"stream"}  # a random stream that nobody draws from any more


@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_save_may_stop_anywhere(kept: int) -> None:
    def cut(data: dict[str, Any]) -> None:
        del data["moves"][kept:], data["result"]

    saved = decode(spoilt(cut))
    assert not GAME.is_over(final_state(GAME, saved))


def test_a_record_of_a_save_is_that_save() -> None:
    start = GAME.new(2, 3)
    state, moves = start.copy(), []
    for _ in range(9):
        seat, action = GAME.to_act(state), GAME.moves(state)[0]
        assert seat is not None
        moves.append((seat, action))
        GAME.apply(state, action)
    saved = record_of(GAME, start, 3, [Seat("Ada", "human"), Seat("Bo", "human")], moves, state)
    final = final_state(GAME, decode(encode(saved).encode()))
    assert {name.partition(".")[0] for name in GAME.diff(final, state)} <= {"stream"}


def raise_score(data: Any) -> None:
    data["result"]["scores"][0] += 1


def crown_everyone(data: Any) -> None:
    data["result"]["winners"] = [0, 1, 2]


def move_a_cell(data: Any) -> None:
    data["result"]["lines"][1][0]["cells"] = ["G1 G2"]


def repeat_a_card(data: Any) -> None:
    data["deal"]["rooms"][7] = data["deal"]["rooms"][3]


@pytest.mark.parametrize(
    ("spoil", "text"),
    [
        (put("game", "california"), "this is a record of 'california', not of 'dreamhome'"),
        (put("ruleset", "dreamhome/2"), "follows the rules 'dreamhome/2'; this version knows 'dreamhome/1'"),
        (put("options", "colour", True), "dreamhome has no option 'colour'"),
        (put("options", "roofs", "secret"), "option roofs must be strict or open, not 'secret'"),
        (lambda data: data["seats"].pop(), "seat 2 moves"),
        (lambda data: data["seats"].__delitem__(slice(1)), "seat 2 moves"),
        (lambda data: data["seats"].extend(data["seats"]), "dreamhome is for 2 to 4 players, not 6"),
        (repeat_a_card, "was dealt already at position 3"),
        (put("deal", "rooms", 7, "swimming-pool"), "deal.rooms[7]: 'swimming-pool' is no card of this game"),
        (put("deal", "resources", 0, 7), "deal.resources[0]: 7 is no card of this game"),
        (lambda data: data["deal"]["resources"].pop(), "deal.resources must list 48 cards, and there are 47"),
        (lambda data: data["deal"].pop("rooms"), "deal.rooms must list 60 cards, and there are none"),
        (put("deal", "tiles", []), "the deal has an unknown entry 'tiles'"),
        (raise_score, "result.scores is recorded as"),
        (crown_everyone, "result.winners is recorded as [0, 1, 2], the rules make it"),
        (move_a_cell, "result.lines[1][0] is recorded as"),
        (lambda data: data["result"]["lines"][2].pop(), "the number of result.lines[2] is recorded as"),
        (lambda data: data["result"]["lines"].append([]), "the number of result.lines is recorded as 4"),
        (lambda data: data["result"]["lines"].clear(), "the number of result.lines[0] is recorded as 0"),
        (lambda data: data["moves"].pop(), "the game is not over after its last move"),
    ],
)
def test_a_record_that_is_not_true_is_refused(spoil: Spoil, text: str) -> None:
    with pytest.raises(RecordError) as caught:
        final_state(GAME, decode(spoilt(spoil)), number=6)
    assert text in str(caught.value)
    assert caught.value.record == 6


@pytest.mark.parametrize(
    ("spoil", "text"),
    [
        (put("result", "rank", "castle"), "result.rank is recorded as castle, the rules make it "),
        (put("result", "rank", None), "result.rank is recorded as None, the rules make it "),
        (put("result", "winners", [0]), "result.winners is recorded as [0], the rules make it []"),
        (put("deal", "reshuffles", []), "deal.reshuffles is recorded as []"),
        (put("deal", "reshuffles", 0, ["wood#1"]), "deal.reshuffles[0] must list 33 to 54 cards, and there are 1"),
        (put("deal", "characters", ["cook"] * 3), "deal.characters[0]: 'cook' is no card of this game"),
        (put("options", "characters", False), "deal.characters must list 0 cards, and there are 3"),
    ],
)
def test_a_game_played_together_is_held_to_its_rank_and_its_piles(spoil: Spoil, text: str) -> None:
    record = decode(spoilt(spoil, LINES["homesweethome"]))
    with pytest.raises(RecordError) as caught:
        final_state(GAMES["homesweethome"], record)
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("spoil", "move", "text"),
    [
        (put("moves", 0, [1, "discard 2"]), 1, "seat 1 moves, but it is the turn of seat 0"),
        (put("moves", 0, [-1, "discard 2"]), 1, "seat -1 moves"),
        (put("moves", 1, [0, "take 9"]), 2, "'take 9' is no action of this game; did you mean"),
        (put("moves", 1, [0, ""]), 2, "'' is no action of this game"),
        (put("moves", 1, [0, "mix 4 2"]), 2, "You need a concrete mixer for that."),
        (put("moves", 2, [0, "place T3"]), 3, "Nothing stands under T3 yet: build on G3 first."),
        (put("moves", 2, [0, "take 2"]), 3, "Not now."),
        (put("moves", 0, [0, "pass"]), 1, "Not now."),
        (lambda data: data["moves"].insert(1, data["moves"][0]), 2, "Not now."),
        (lambda data: data["moves"].append([0, "pass"]), -1, "the game is over, and there are moves left"),
    ],
)
def test_a_wrong_move_is_named_with_its_reason(spoil: Spoil, move: int, text: str) -> None:
    bad = decode(spoilt(spoil))
    with pytest.raises(RecordError) as caught:
        final_state(GAME, bad, 3, Speaker("en", "dreamhome").say)
    number = move if move > 0 else len(bad.moves)
    assert text in caught.value.text
    assert (caught.value.record, caught.value.move) == (3, number)
    assert caught.value.notation == bad.moves[number - 1][1]
    assert str(caught.value).startswith(f'record 3, move {number} ("{bad.moves[number - 1][1]}"): ')


def test_without_a_speaker_the_reason_is_its_key() -> None:
    with pytest.raises(RecordError, match="why-unsupported"):
        final_state(GAME, decode(spoilt(put("moves", 2, [0, "place T3"]))))


def test_a_move_may_be_written_in_other_letters() -> None:
    loud = decode(
        spoilt(lambda data: data.update(moves=[[seat, f" {move.upper()} "] for seat, move in data["moves"]]))
    )
    assert GAME.is_over(final_state(GAME, loud))
