"""How far the coach can be believed (docs/coach.md): printed for each game.

python tools/coached.py reasons dreamhome 1000   is the named cause among the three largest differences of the lines?
python tools/coached.py last dreamhome 100       does it find the best of the last moves, all lines played?
python tools/coached.py verdicts dreamhome 4     what are decisions of weak and strong players called?
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import fmean

import rooftree
from rooftree import bots
from rooftree.coach import Advice, Coach
from rooftree.coach.exhausting import TooMany, values_of
from rooftree.coach.judging import Judged, Verdict
from rooftree.coach.judging import judged as judged_move
from rooftree.coach.review import PLAYOUTS as REVIEWED
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.score import tally

PLAYOUTS = 60
LARGEST = 3
OFTEN = 0.3  # of the worlds: what happens otherwise less often is no cause
AS_GOOD = 0.5  # points: less is a matter of which worlds were dealt
EVENTS = "score", "takes", "struck", "unpaid"
Trace = tuple[str, int, str]
KINDS = "random", "casual", "regular", "master"
WORSE = Verdict.MISTAKE, Verdict.BLUNDER
TENTHS = range(1, 10)
EVERY = 3  # turns of a game of which one is looked at
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
        found[kind_of(advice)] += 1
    named = found["right"] + found["wrong"]
    return (
        f"{count} positions, {found['alike']} alike, {found['unnamed']} without a single cause, "
        f"{named} with a reason, of which {found['right']} among the {LARGEST} largest differences; "
        + ", ".join(f"{found[kind]} {kind}" for kind in EVENTS)
    )


def kind_of(advice: Advice) -> str:
    """What sort of thing the reason for the best move is, if there is one."""
    comparison = advice.compare(advice.best.action, worst_of(advice))
    return (comparison.reason.event or "score") if comparison.is_clear and comparison.reason else "none"


def worst_of(advice: Advice) -> int:
    """The worst that was looked at as often as the best."""
    return [idea for idea in advice.ideas if idea.lines == advice.best.lines][-1].action


def judged(advice: Advice) -> str:
    """The reason for the best move against the worst that was looked at as often."""
    worse = worst_of(advice)
    comparison = advice.compare(advice.best.action, worse)
    if not comparison.is_clear:
        return "alike"
    if comparison.reason is None:
        return "unnamed"
    named = comparison.reason.seat, comparison.reason.what, comparison.reason.event
    return "right" if named in largest_differences(advice, advice.best.action, worse) else "wrong"


World = tuple[set[Trace], set[Trace], dict[int, int], int]  # left behind by either move, what rivals gain, the gap
Named = tuple[int, str, str]  # whose, what, and which kind of event, if it is one


def largest_differences(advice: Advice, better: int, worse: int) -> list[Named]:
    """Counted anew from the ends of the lines, without what the coach makes of them."""
    game, found = advice.game, Counter[Named]()
    pairs, is_alone = advice.pairs(better, worse), advice.game.is_shared or advice.num_players == 1
    worlds: list[World] = []
    for after, instead in pairs:
        shown, gap, gains = {advice.seat: 1}, Counter[Named](), dict[int, int]()
        if not is_alone:
            others = [other for other in range(advice.num_players) if other != advice.seat]
            rival, new = (max(others, key=lambda other: game.ranks(end)[other]) for end in (instead, after))
            shown[rival] = -1
            gap[new, "", ""] -= game.score(after, new) - game.score(after, rival)
            gains[rival] = game.score(instead, rival) - game.score(after, rival)
        for seat, sign in shown.items():
            for end, side in ((after, sign), (instead, -sign)):
                for what, points in tally(game.lines(end, seat)).items():
                    gap[seat, what, ""] += side * points
        found.update(gap)
        worlds.append((left_by(game, after), left_by(game, instead), gains, sum(gap.values())))
    shares = {cause: points / len(pairs) for cause, points in found.items()}
    shares |= dict(_events_anew(advice, worse, worlds))
    return sorted(shares, key=lambda cause: -abs(shares[cause]))[:LARGEST]


def left_by(game: Game, state: Array) -> set[Trace]:
    told = game.traces()
    return set(told.traces(game.look(state))) if told else set()


def _events_anew(advice: Advice, worse: int, worlds: list[World]) -> Iterator[tuple[Named, float]]:
    """The same of what happened: of each, how much oftener, times what it was worth where it differed."""
    assert advice.before is not None
    now, wanted = left_by(advice.game, advice.before), set(advice.wanted(worse))
    for trace in set[Trace]().union(*(after | instead for after, instead, _, _ in worlds), now):
        kind, seat, what = trace
        differs = [(trace in instead) - (trace in after) for after, instead, _, _ in worlds]
        if kind == "takes":
            worth = [gains.get(seat, 0) for _, _, gains, _ in worlds]
            yield from _shared_out((seat, what, "takes"), differs, worth)
        elif trace in now:
            yield from _shared_out((0, what, "struck"), [-each for each in differs], [each[3] for each in worlds])
    for what in wanted - {each[2] for each in now}:
        fails = [int(("stands", 0, what) not in instead) for _, instead, _, _ in worlds]
        if sum(fails) >= 0.7 * len(fails):
            yield from _shared_out((0, what, "unpaid"), fails, [each[3] for each in worlds])


def _shared_out(cause: Named, differs: list[int], worth: list[int]) -> Iterator[tuple[Named, float]]:
    often, count = sum(differs) / len(differs), sum(each != 0 for each in differs)
    if abs(often) >= OFTEN and count:
        share = often * sum(each * much for each, much in zip(differs, worth, strict=True)) / count
        if share < 0 or often > 0:
            yield cause, share


# The last moves


def last(game: Game, count: int) -> str:
    """Of so many positions near the end: in how many the coach's move is as good as the best of all lines, and what a
    review of any move would have had instead (the same, if it calls that fine).
    """
    coach, found, looked_at = Coach(game), Counter[str](), 0
    for state in positions(game, LATE):
        if looked_at == count:
            break
        try:
            found.update(agreeing(coach, state, looked_at))
            looked_at += 1
        except TooMany:
            continue
    return (
        f"{looked_at} last moves, as good as the best of all lines: the coach's in {found['coach']}, "
        f"what the review has instead of any move in {found['review']}"
    )


def agreeing(coach: Coach, state: Array, number: int) -> Iterator[str]:
    game, seat = coach.game, int(state["to_act"][0])
    values = values_of(game, state, seat)
    least = max(values.values()) - AS_GOOD
    if values[coach.advise(state, playouts=PLAYOUTS * 4).best.action] >= least:
        yield "coach"
    action = sorted(values)[number % len(values)]
    if values[game.parse(judged_move(coach, state, action, REVIEWED, number).best)] >= least:
        yield "review"


# What decisions are called

Turn = list[tuple[Array, int]]  # its decisions: the position before, and what was done
HEADS = "", "decisions", *(verdict.value for verdict in Verdict), "mean", *(f"{tenth}0 %" for tenth in TENTHS)
HEADS_OF_TURNS = "turns", "with a mistake"


def verdicts(game: Game, count: int) -> str:
    """Of so many games each, between players of one kind: how many of their decisions are called what.

    As rows of the table in docs/coach.md.
    """
    coach, rows = Coach(game), [row(HEADS + HEADS_OF_TURNS)]
    for name in KINDS:
        turns = [turn for seed in range(count) for turn in some_turns(game, name, seed)]
        found = [[judged_move(coach, *decision, REVIEWED, 0) for decision in turn] for turn in turns]
        rows.append(row([f"{game.name}, `{name}`", *called(found)]))
        print(rows[-1], file=sys.stderr, flush=True)
    return "\n".join(["", *rows])


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def called(turns: list[list[Judged]]) -> Iterator[str]:
    """How many decisions are called what, what they gave away, on average and by tenths, and in how many turns there
    is a mistake or worse.
    """
    found = [seen for turn in turns for seen in turn]
    counts, lost = Counter(seen.verdict for seen in found), sorted(seen.gave_away for seen in found)
    yield str(len(found))
    yield from (f"{counts[each] / len(found):.0%}" for each in Verdict)
    yield f"{fmean(lost):.3f}"
    yield from (f"{lost[len(lost) * tenth // 10]:.2f}".removeprefix("0") for tenth in TENTHS)
    yield str(len(turns))
    yield f"{fmean(any(seen.verdict in WORSE for seen in turn) for turn in turns):.0%}"


def some_turns(game: Game, name: str, seed: int) -> Iterator[Turn]:
    """Of one game between four of a kind, or as many as can play: every third turn with something to choose.

    Where everybody builds one house, a turn is everybody's.
    """
    thinking = game.thinking()
    assert thinking is not None
    turns: dict[tuple[int, int], Turn] = {}
    for state, seat, action in played(game, name, seed):
        if len(game.moves(state)) > 1 and game.format(action).partition(" ")[0] not in game.mere_words:
            turn = thinking.round_of(game.look(state)), 0 if game.is_shared else seat
            turns.setdefault(turn, []).append((state, action))
    yield from list(turns.values())[seed % EVERY :: EVERY]


def played(game: Game, name: str, seed: int) -> Iterator[tuple[Array, int, int]]:
    """A game, decision by decision."""
    players = min(4, game.max_players)
    seats = [bots.make(name, game, seed * 8 + seat) for seat in range(players)]
    state = game.new(players, seed)
    while (seat := game.to_act(state)) is not None:
        action = seats[seat].choose(state, seat)
        yield state, seat, action
        state = game.step(state, action)


REPORTS = {"reasons": reasons, "last": last, "verdicts": verdicts}

if __name__ == "__main__":
    main(*sys.argv[1:])
