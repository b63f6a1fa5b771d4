"""What a table has to do with time: the clock of a move, with a warning first, and when a server must look again."""

from collections.abc import Callable, Set

from rooftree.server.decisions import usual_bot
from rooftree.server.events import Confirmed, Event, TakenOver, Warned
from rooftree.server.table import PLAYING, WAITING, Refusal, Table

Clock = Callable[[], float]  # seconds since 1970
LEAST_GRACE = 30.0  # seconds between the warning and the bot
HOST_AWAY = {"live": 120.0, "days": 3 * 24 * 3600.0}  # seconds after which somebody else is the host, by pace


def deadline_of(table: Table) -> float | None:
    """When the clock of the move runs out; after the warning, when a bot takes over."""
    seconds, seat = table.settings.seconds, table.waits_for
    if seconds is None or seat is None or table.bot_at(seat) is not None:
        return None
    warned_at = table.seats[seat].warned_at
    return table.asked_at + seconds if warned_at is None else warned_at + max(LEAST_GRACE, seconds / 4)


def event_of(table: Table, now: float) -> Event:
    """What the clock brings now; `Refusal` if nothing.

    First a warning. Then a bot plays; a turn that only waited to be confirmed stands, and nobody needs a bot.
    """
    deadline, seat = deadline_of(table), table.waits_for
    if deadline is None or seat is None or now < deadline:
        raise Refusal("refused-busy")
    if table.seats[seat].warned_at is None:
        return Warned(seat)
    if table.held is not None:
        return Confirmed(seat, by_clock=True)
    return TakenOver(seat, usual_bot(table.game), by_clock=True)


def due_at(table: Table) -> float | None:
    """When a server must look at a table even if nobody watches it: at once if something is the server's to do."""
    return table.changed_at if table.is_servers_turn else deadline_of(table)


def next_host(table: Table, here: Set[str | None], seen_at: float, now: float) -> str | None:
    """If the host is away for long and nothing goes on: the next who sits and is here, clockwise from the host."""
    seen_at = max(table.host_acted_at, table.asked_at, seen_at)
    is_away = table.host not in here and now >= seen_at + HOST_AWAY[table.settings.pace]
    if not is_away or table.status not in (WAITING, PLAYING):
        return None
    first = (table.seats_of(table.host) or [0])[0]
    round_the_table = table.seats[first:] + table.seats[:first]
    return next((seat.person for seat in round_the_table if seat.person in here and seat.person is not None), None)
