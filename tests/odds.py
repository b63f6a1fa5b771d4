"""Whether counts are what chance makes of exact odds: Pearson's chi-square, told as a normal deviate."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

FEWEST = 5  # expected, below which cells are counted together
NEVER = 1e9


def surprise(counts: Mapping[T, int], odds: Mapping[T, float], total: int) -> float:
    """How many standard deviations above its mean the chi-square of the counts lies (Wilson and Hilferty, 1931)."""
    if set(counts) - set(odds):
        return NEVER  # what cannot be
    cells = [(counts.get(key, 0), chance * total) for key, chance in odds.items()]
    rare = [cell for cell in cells if cell[1] < FEWEST]
    common = [cell for cell in cells if cell[1] >= FEWEST]
    together = sum(count for count, _ in rare), sum(expected for _, expected in rare)
    if together[1] >= FEWEST:
        common.append(together)
    freedom = len(common) - 1
    if freedom < 1:
        return 0.0
    square = sum((count - expected) ** 2 / expected for count, expected in common)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
