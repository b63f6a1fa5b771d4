"""The daily house: one deal a day of each game, which follows from the date alone; days in a row.

Days are those of UTC, so that it is the same day everywhere. For teams there is one deal a week for each number of
players: its `day` is 2026-W47-3, the week by ISO 8601 and how many they are.
"""

import hashlib
import re
from collections.abc import Set
from datetime import UTC, date, datetime, timedelta

from rooftree.core.chance import MAX_SEED
from rooftree.core.game import Game

DAY = timedelta(days=1)
DAYS_OPEN = 2  # today, and yesterday for whoever comes late
WEEKLY = re.compile(r"\d{4}-W\d\d-[2-5]")
FORGIVEN_EVERY = timedelta(days=7)  # one missed day in so many does not end a streak


def seed_of(game: str, day: str) -> int:
    """The same on every server, so that people of several can compare their houses."""
    digest = hashlib.sha256(f"rooftree daily house\n{game}\n{day}".encode()).digest()
    return int.from_bytes(digest) % (MAX_SEED + 1)


def own_seats(game: type[Game] | Game) -> range:
    """Whoever plays alone has one seat; where everyone builds the same house, all hands."""
    return range(game.min_players if game.is_shared else 1)


def today(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def open_days(now: float) -> list[str]:
    """Whose deals can be played and count, the latest first."""
    return [(today(now) - days * DAY).isoformat() for days in range(DAYS_OPEN)]


def is_over(day: str, now: float) -> bool:
    """Whether everybody may see what came of a day."""
    if is_weekly(day):
        return day[: len("2026-W47")] < week_of(now)
    return day < open_days(now)[-1]


def is_weekly(day: str) -> bool:
    """Whether this is a deal for a team."""
    return WEEKLY.fullmatch(day) is not None


def players_in(game: type[Game] | Game, day: str) -> int:
    """How many seats the deal has."""
    return team_size(day) if is_weekly(day) else game.min_players


def team_size(day: str) -> int:
    """How many a team has for the deal of a week."""
    return int(day[-1])


def week_of(now: float) -> str:
    year, week, _ = today(now).isocalendar()
    return f"{year}-W{week:02}"


def is_open(day: str, now: float) -> bool:
    """Whether a deal can be played, and counts."""
    return day.startswith(week_of(now)) if is_weekly(day) else day in open_days(now)


def next_week_at(now: float) -> float:
    """When the next deal for teams comes, in seconds since 1970."""
    monday = today(now) + (8 - today(now).isoweekday()) * DAY
    return datetime.combine(monday, datetime.min.time(), UTC).timestamp()


def tomorrow_at(now: float) -> float:
    """When the next deal comes, in seconds since 1970."""
    return datetime.combine(today(now) + DAY, datetime.min.time(), UTC).timestamp()


def streak(built: Set[str], now: float) -> int:
    """Days in a row on which somebody built, up to today: one that is open still is not missed, and of those that are
    missed one a week is forgiven.
    """
    days, forgiven, count = {date.fromisoformat(day) for day in built}, None, 0
    day = max((each for each in days if each <= today(now)), default=None)
    if day is None or today(now) - day > (DAYS_OPEN + 1) * DAY:
        return 0
    if today(now) - day > DAYS_OPEN * DAY:
        forgiven = day + DAY  # the one day that is closed and was missed
    while day >= min(days):
        if day in days:
            count += 1
        elif forgiven is None or forgiven - day >= FORGIVEN_EVERY:
            forgiven = day
        else:
            break
        day -= DAY
    return count
