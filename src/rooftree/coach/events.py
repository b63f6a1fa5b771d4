"""What happened otherwise between the lines of two moves, besides the points: cards that others took, what a trap
struck, what could not be paid. A game says what its positions leave behind (`texts/traces.py`).

The share of an event is how much oftener it happens, times what one more of it is worth in the worlds where the two
lines differ in it: of the points of the strongest rival if it is about a rival, of the gap itself where everybody
builds one house.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.layout import Array

TAKES, STANDS = "takes", "stands"  # as games tell it: a seat has a card; a card is there
STRUCK, UNPAID = "struck", "unpaid"  # what follows from the latter: it was there and is not; it hardly ever is
OFTEN = 0.3  # of the worlds: what differs less often may be an accident
HARDLY = 0.3  # of the worlds: what is built no oftener can hardly be paid

Trace = tuple[str, int, str]  # which kind, whose, and what


class Event(NamedTuple):
    """Something that happens oftener after one move than after the other."""

    kind: str
    seat: int
    what: str
    share: float
    often_better: float
    often_worse: float


class Ends(NamedTuple):
    """Where the lines of two moves ended in one world, and what that is worth."""

    better: frozenset[Trace]
    worse: frozenset[Trace]
    gap: float
    rival: int | None  # the strongest, after the worse move
    rival_gains: float  # by the worse move


def traces_of(game: Game, state: Array) -> frozenset[Trace]:
    """What a position leaves behind; nothing in a game that does not say."""
    told = game.traces()
    return frozenset(told.traces(game.look(state))) if told else frozenset()


def events(worlds: Sequence[Ends], before: frozenset[Trace], wanted: Iterable[str]) -> list[Event]:
    """All that is clear; `wanted` is what the worse move wants to build."""
    found = [_taken(worlds, trace) for trace in sorted(_all(worlds)) if trace[0] == TAKES]
    found += [_struck(worlds, trace) for trace in sorted(before) if trace[0] == STANDS]
    here = {what for _, _, what in before}
    found += [_unpaid(worlds, what) for what in sorted(set(wanted) - here)]
    return [each for each in found if each is not None and each.share and _makes_sense(each)]


def _makes_sense(event: Event) -> bool:
    """Whatever speaks for a move must be what it avoids."""
    return event.share < 0 or event.often_worse > event.often_better or event.kind == UNPAID


def _all(worlds: Sequence[Ends]) -> set[Trace]:
    return {trace for each in worlds for trace in each.better ^ each.worse}


def _taken(worlds: Sequence[Ends], trace: Trace) -> Event | None:
    """A card that a rival takes less often after the better move."""
    _, seat, what = trace
    often = fmean(trace in each.better for each in worlds), fmean(trace in each.worse for each in worlds)
    if abs(often[1] - often[0]) < OFTEN:
        return None
    differs = [(trace in each.worse) - (trace in each.better) for each in worlds]
    worth = [each.rival_gains if each.rival == seat else 0.0 for each in worlds]
    return Event(TAKES, seat, what, _share(differs, worth), *often)


def _struck(worlds: Sequence[Ends], trace: Trace) -> Event | None:
    """What stands now, and in the end does not any more."""
    often = fmean(trace not in each.better for each in worlds), fmean(trace not in each.worse for each in worlds)
    if abs(often[1] - often[0]) < OFTEN:
        return None
    differs = [(trace in each.better) - (trace in each.worse) for each in worlds]
    return Event(STRUCK, 0, trace[2], _share(differs, [each.gap for each in worlds]), *often)


def _unpaid(worlds: Sequence[Ends], what: str) -> Event | None:
    """What the worse move wants to build, and hardly ever comes to stand."""
    trace = STANDS, 0, what
    often = fmean(trace in each.better for each in worlds), fmean(trace in each.worse for each in worlds)
    if often[1] > HARDLY:
        return None
    differs = [int(trace not in each.worse) for each in worlds]
    return Event(UNPAID, 0, what, _share(differs, [each.gap for each in worlds]), *often)


def _share(differs: Sequence[int], worth: Sequence[float]) -> float:
    """How much oftener, times what one more is worth."""
    count = sum(map(abs, differs))
    return (
        fmean(differs) * sum(each * much for each, much in zip(differs, worth, strict=True)) / count if count else 0.0
    )
