"""What a table has to do with time: the clock of a move, with a warning first, and when a server must look again."""

from collections.abc import Callable, Set

from rooftree.server.casting import usual_bot, who_comes
from rooftree.server.dealing import PATIENCE
from rooftree.server.events import Confirmed, Event, TakenOver, Voided, Warned
from rooftree.server.table import PLAYING, WAITING, Refusal, Table

Clock = Callable[[], float]  # seconds since 1970
WARNING = 4  # a warning comes when a quarter of the time is left
HOST_AWAY = {"live": 120.0, "days": 3 * 24 * 3600.0}  # seconds after which somebody else is the host, by pace


def deadline_of(table: Table) -> float | None:
    """When the time of the move is up and a bot plays: a warning is worth its whole time, however late it came."""
    seconds, seat = table.settings.seconds, table.waits_for
    if seconds is None or seat is None or table.seats[seat].bot is not None:
        return None
    warned_at = table.seats[seat].warned_at
    begun_at = max(table.asked_at, table.rests_until(seat))
    return max(begun_at + seconds, 0 if warned_at is None else warned_at + seconds / WARNING)


def next_stroke(table: Table) -> float | None:
    """When the clock brings something: a warning, then the end of the time; or the end of waiting for shares."""
    if table.awaits_shares:
        return float(table.called_at or 0) + PATIENCE[table.settings.pace]
    deadline, seat, seconds = deadline_of(table), table.waits_for, table.settings.seconds
    if deadline is None or seat is None or seconds is None:
        return None
    return deadline - seconds / WARNING if table.seats[seat].warned_at is None else deadline


def event_of(table: Table, now: float) -> Event:
    """What the clock brings now; `Refusal` if nothing.

    First a warning. Then a bot plays; a turn that only waited to be confirmed stands, and nobody needs a bot.
    """
    stroke, seat = next_stroke(table), table.waits_for
    if stroke is not None and stroke <= now and table.awaits_shares:
        return Voided()
    if stroke is None or seat is None or now < stroke:
        raise Refusal("refused-busy")
    if table.seats[seat].warned_at is None:
        return Warned(seat)
    if table.held is not None:
        return Confirmed(seat, by_clock=True)
    bot = usual_bot(table.game)
    return TakenOver(seat, bot, by_clock=True, character=who_comes(table, bot))


def due_at(table: Table) -> float | None:
    """When a server must look at a table even if nobody watches it: at once if something is the server's to do."""
    return table.changed_at if table.is_servers_turn else next_stroke(table)


def next_host(table: Table, here: Set[str | None], seen_at: float, now: float) -> str | None:
    """If the host is away for long and nothing goes on: the next who sits and is here, clockwise from the host."""
    seen_at = max(table.host_acted_at, table.asked_at, seen_at)
    is_away = table.host not in here and now >= seen_at + HOST_AWAY[table.settings.pace]
    if not is_away or table.status not in (WAITING, PLAYING):
        return None
    first = (table.seats_of(table.host) or [0])[0]
    round_the_table = table.seats[first:] + table.seats[:first]
    return next((seat.person for seat in round_the_table if seat.person in here and seat.person is not None), None)
