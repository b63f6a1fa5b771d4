"""How far the coach can be believed (docs/coach.md): printed for each game.

python tools/coached.py reasons dreamhome 1000   is the named cause among the three largest differences of the lines?
python tools/coached.py last dreamhome 100       does it find the best of the last moves, all lines played?
python tools/coached.py verdicts dreamhome 4     what are decisions of weak and strong players called?
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import rooftree
from rooftree import bots
from rooftree.coach import Advice, Coach
from rooftree.coach.exhausting import TooMany, values_of
from rooftree.coach.judging import Verdict
from rooftree.coach.judging import judged as judged_move
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.score import tally

PLAYOUTS = 60
LARGEST = 3
AS_GOOD = 0.5  # points: less is a matter of which worlds were dealt
KINDS = "random", "casual", "regular", "master"
LATE = 8  # decisions before the end, at most


def main(what: str, name: str, count: str) -> None:
    game = rooftree.load(name)
    print(f"{name}: {REPORTS[what](game, int(count))}")


def positions(game: Game, late: int | None = None) -> Iterator[Array]:
    """Of games between bots of all kinds: those with something to choose, or only the last of each."""
    names = bots.names_of(game.name)
    for seed in range(10**6):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        seats = [bots.make(names[(seat + seed) % len(names)], game, seed * 8 + seat) for seat in range(players)]
        state, found = game.new(players, seed), []
        while (seat := game.to_act(state)) is not None:
            if len(game.moves(state)) > 1:
                found.append(state)
            state = game.step(state, seats[seat].choose(state, seat))
        yield from found[-late:] if late else found[seed % 3 :: 3]


# Reasons


def reasons(game: Game, count: int) -> str:
    """Of so many positions: how often a reason was named, and how often it was one of the largest differences."""
    coach, found = Coach(game), Counter[str]()
    for state in islice(positions(game), count):
        advice = coach.advise(state, playouts=PLAYOUTS)
        found[judged(advice)] += 1
    named = found["right"] + found["wrong"]
    return (
        f"{count} positions, {found['alike']} alike, {found['unnamed']} without a single cause, "
        f"{named} with a reason, of which {found['right']} among the {LARGEST} largest differences"
    )


def judged(advice: Advice) -> str:
    """The reason for the best move against the worst that was looked at as often."""
    worse = [idea for idea in advice.ideas if idea.lines == advice.best.lines][-1]
    comparison = advice.compare(advice.best.action, worse.action)
    if not comparison.is_clear:
        return "alike"
    if comparison.reason is None:
        return "unnamed"
    named = comparison.reason.seat, comparison.reason.what
    return "right" if named in largest_differences(advice, advice.best.action, worse.action) else "wrong"


def largest_differences(advice: Advice, better: int, worse: int) -> list[tuple[int, str]]:
    """Counted anew from the ends of the lines, without what the coach makes of them."""
    game, found = advice.game, Counter[tuple[int, str]]()
    for after, instead in advice.pairs(better, worse):
        shown = {advice.seat: 1}
        if not game.is_shared and advice.num_players > 1:
            others = [other for other in range(advice.num_players) if other != advice.seat]
            rival, new = (max(others, key=lambda other: game.ranks(end)[other]) for end in (instead, after))
            shown[rival] = -1
            found[new, ""] -= game.score(after, new) - game.score(after, rival)
        for seat, sign in shown.items():
            for end, side in ((after, sign), (instead, -sign)):
                for what, points in tally(game.lines(end, seat)).items():
                    found[seat, what] += side * points
    return sorted(found, key=lambda cause: -abs(found[cause]))[:LARGEST]


# The last moves


def last(game: Game, count: int) -> str:
    """Of so many positions near the end: in how many the coach's move is as good as the best of all lines."""
    coach, agreed, looked_at = Coach(game), 0, 0
    for state in positions(game, LATE):
        if looked_at == count:
            break
        try:
            agreed += agrees(coach, state)
            looked_at += 1
        except TooMany:
            continue
    return f"{looked_at} last moves, the coach's as good as the best of all lines in {agreed}"


def agrees(coach: Coach, state: Array) -> bool:
    seat = int(state["to_act"][0])
    values = values_of(coach.game, state, seat)
    best = coach.advise(state, playouts=PLAYOUTS * 4).best
    return values[best.action] >= max(values.values()) - AS_GOOD


# What decisions are called


def verdicts(game: Game, count: int) -> str:
    """Of so many games each, between players of one kind: how many of their decisions are called what."""
    coach, told = Coach(game), []
    for name in KINDS:
        found, lost = Counter[Verdict](), []
        for seed in range(count):
            for state, action in decisions(game, name, seed):
                seen = judged_move(coach, state, action, PLAYOUTS * 2, seed)
                found[seen.verdict] += 1
                lost.append(seen.gave_away)
        shares = ", ".join(f"{found[each] / len(lost):.0%} {each.value}" for each in Verdict)
        tenths = " ".join(f"{sorted(lost)[len(lost) * tenth // 10]:.2f}" for tenth in range(1, 10))
        told.append(f"  {name}: {len(lost)} decisions, {shares}; given away by tenths {tenths}")
    return "\n".join(["", *told])


def decisions(game: Game, name: str, seed: int) -> Iterator[tuple[Array, int]]:
    """Of one game between four of a kind, or as many as can play: every third with something to choose."""
    players = min(4, game.max_players)
    seats = [bots.make(name, game, seed * 8 + seat) for seat in range(players)]
    state, number = game.new(players, seed), 0
    while (seat := game.to_act(state)) is not None:
        action = seats[seat].choose(state, seat)
        if len(game.moves(state)) > 1 and game.format(action).partition(" ")[0] not in game.mere_words:
            number += 1
            if number % 3 == 0:
                yield state, action
        state = game.step(state, action)


REPORTS = {"reasons": reasons, "last": last, "verdicts": verdicts}

if __name__ == "__main__":
    main(*sys.argv[1:])
