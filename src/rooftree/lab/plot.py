"""Ratings as a picture: a dot for each bot, with its interval, in SVG."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor

from rooftree.lab.ratings import Rating

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 720, 150, 70, 44, 28, 40
PAPER, INK, SOFT, LINE, DOT = "#fffaf0", "#33251f", "#77685e", "#e3d8c6", "#b3452f"
STEP = 200  # rating points between two lines


def plot(title: str, rows: Sequence[Rating]) -> str:
    """One picture for light and dark pages: it brings its own paper."""
    least = STEP * floor(min(row.low for row in rows) / STEP)
    most = max(STEP * ceil(max(row.high for row in rows) / STEP), least + STEP)
    height = TOP + ROW * len(rows) + BOTTOM

    def across(rating: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (rating - least) / (most - least), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>',
        f'<text x="18" y="27" font-weight="bold" fill="{INK}">{escape(title)}</text>',
        *(_mark(across(rating), rating, height) for rating in range(least, most + 1, STEP)),
        *(_row(row, TOP + ROW * place + ROW // 2, across) for place, row in enumerate(rows)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _mark(x: float, rating: int, height: int) -> str:
    foot = height - BOTTOM + 4
    return (
        f'<path d="M{x} {TOP - 4}V{foot}" stroke="{LINE}"/>'
        f'<text x="{x}" y="{foot + 20}" text-anchor="middle" fill="{SOFT}">{rating}</text>'
    )


def _row(row: Rating, y: int, across: Callable[[float], float]) -> str:
    return (
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(row.bot)}</text>'
        f'<path d="M{across(row.low)} {y}H{across(row.high)}" stroke="{DOT}" stroke-width="3" opacity=".45"/>'
        f'<circle cx="{across(row.rating)}" cy="{y}" r="5" fill="{DOT}"/>'
        f'<text x="{WIDTH - 14}" y="{y + 5}" text-anchor="end" fill="{INK}">{row.rating:.0f}</text>'
    )
