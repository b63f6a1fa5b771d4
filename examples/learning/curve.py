"""A curve with its intervals as a picture, in SVG: drawn by the examples beside this file, for docs/learning.md."""

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from rooftree.lab.plot import DOT, INK, LINE, PAPER, SOFT

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 64, 96, 56, 48


class Point(NamedTuple):
    """Where learning has come to: how far it went, how good it is, and the half of the 95 % interval."""

    at: float
    value: float
    error: float = 0.0


def of_many(at: float, values: Sequence[float]) -> Point:
    """The mean of independent values, with its interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1))
    return Point(at, mean, 1.96 * spread / math.sqrt(len(values)))


def draw(path: Path, title: str, across: str, points: Sequence[Point], marks: dict[str, float]) -> None:
    """`marks` are values to compare with, by name, drawn as lines."""
    heights = [*(p.value - p.error for p in points), *(p.value + p.error for p in points), *marks.values()]
    low, high = min(heights), max(max(heights), min(heights) + 1e-6)
    low, high = low - (high - low) * 0.08, high + (high - low) * 0.08
    most = points[-1].at or 1

    def x(at: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / most, 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    ticks = _ticks(low, high)
    line = " ".join(f"{x(p.at)},{y(p.value)}" for p in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="14" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>',
        f'<text x="18" y="30" font-weight="bold" fill="{INK}">{escape(title)}</text>',
        *(f'<path d="M{LEFT} {y(t)}H{WIDTH - RIGHT}" stroke="{LINE}"/>' for t in ticks),
        *(f'<text x="{LEFT - 8}" y="{y(t) + 5}" text-anchor="end" fill="{SOFT}">{t:g}</text>' for t in ticks),
        *(_mark(name, y(value)) for name, value in marks.items()),
        *(f'<path d="M{x(p.at)} {y(p.value - p.error)}V{y(p.value + p.error)}" stroke="{DOT}" stroke-width="3" '
          f'opacity=".35"/>' for p in points),
        f'<polyline points="{line}" fill="none" stroke="{DOT}" stroke-width="2.5"/>',
        *(f'<circle cx="{x(p.at)}" cy="{y(p.value)}" r="3.5" fill="{DOT}"/>' for p in points),
        f'<text x="{LEFT}" y="{HEIGHT - 16}" fill="{SOFT}">0</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 16}" text-anchor="end" fill="{SOFT}">'
        f"{most:,.0f} {escape(across)}</text>",
        "</svg>",
    ]  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")


def _mark(name: str, y: float) -> str:
    return (
        f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{INK}" stroke-dasharray="5 5"/>'
        f'<text x="{WIDTH - RIGHT + 8}" y="{y + 5}" fill="{INK}">{escape(name)}</text>'
    )


def _ticks(low: float, high: float) -> list[float]:
    """Four or so round numbers between two."""
    step = 10 ** math.floor(math.log10((high - low) / 2))
    while (high - low) / step > 6:
        step *= 2 if f"{step:g}"[0] in "15" else 2.5
    return [round(step * each, 10) for each in range(math.ceil(low / step), math.floor(high / step) + 1)]
