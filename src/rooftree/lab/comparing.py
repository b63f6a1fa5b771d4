"""What house rules do to a game: the same bots on the same deals, by the box and by the rules, side by side."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rooftree.core.records import decode
from rooftree.core.score import tally
from rooftree.lab.simulate import Played
from rooftree.lab.summary import mean_interval

TOTAL = "total"  # no line of a score is called so

Points = dict[str, float]  # of a house, by what earns them


class Difference(NamedTuple):
    """What a house had for something, on average: by the box, by the rules, and what is between, within 95 %."""

    what: str
    box: float
    house: float
    change: float
    change_95: tuple[float, float] | None


def points_of(played: Played) -> Points:
    """Of one game, per house: its score, line by line. The match keeps records."""
    assert played.record is not None
    result = decode(played.record.encode()).result
    assert result is not None
    found: Counter[str] = Counter()
    for lines in result.lines:
        found.update(tally(lines))
    seats = len(result.lines)
    return {TOTAL: sum(result.scores) / seats, **{what: points / seats for what, points in found.items()}}


def compared(box: Iterable[Points], house: Iterable[Points]) -> list[Difference]:
    """The score, then each line that is different, the largest change first."""
    pairs = list(zip(box, house, strict=True))
    found = {each.what: each for each in _differences(pairs)}
    total = found.pop(TOTAL)
    return [total, *sorted((each for each in found.values() if each.change), key=lambda each: -abs(each.change))]


def _differences(pairs: list[tuple[Points, Points]]) -> Iterator[Difference]:
    names = dict.fromkeys(name for pair in pairs for points in pair for name in points)
    for what in names:
        before = [pair[0].get(what, 0.0) for pair in pairs]
        after = [pair[1].get(what, 0.0) for pair in pairs]
        changes = [new - old for old, new in zip(before, after, strict=True)]
        count = len(pairs)
        mean = sum(changes) / count
        yield Difference(what, sum(before) / count, sum(after) / count, mean, mean_interval(changes))
