"""What is asked again and again before something may happen at a table: each question refuses with its reason."""

from collections.abc import Set

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.text import is_within, tidy
from rooftree.protocol import MAX_NICKNAME
from rooftree.server.table import CLOSED, OVER, PLAYING, Refusal, Seat, Table

NUDGE_AFTER = {"live": 60.0, "days": 4 * 3600.0}  # seconds of a turn, before which nobody is reminded, by pace
NUDGE_AGAIN = {"live": 300.0, "days": 20 * 3600.0}  # and after which somebody may be reminded once more


def expect_open(table: Table) -> None:
    """Refuse whatever happens at a table that the operator has closed, or whose rules are no longer played."""
    if table.is_shut:
        raise Refusal("refused-closed")
    if table.status == CLOSED:
        raise Refusal("refused-ruleset", ruleset=table.settings.ruleset)


def expect_turn(table: Table, seat: int) -> None:
    """Refuse unless it is this seat that is to move."""
    expect(table, PLAYING)
    if table.held is not None:
        raise Refusal("refused-not-confirmed", name=table.name_of(table.held))
    if table.to_act != seat:
        raise Refusal("refused-not-your-turn", name=table.name_of(table.to_act))


def expect_to_see(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse unless somebody may look at the game so far through the eyes of a seat, or of a spectator."""
    expect_open(table)
    if table.start is None:
        raise Refusal(f"refused-table-is-{table.status}")
    if seat is not None and seat_at(table, seat).person != person and table.status != OVER:
        raise Refusal("refused-not-your-seat", seat=seat)


def expect_to_choose(table: Table, person: str, seat: int) -> None:
    """Refuse unless somebody is to move with this seat, and so may ask what each move would change."""
    expect_open(table)
    if seat not in table.seats_of(person):
        raise Refusal("refused-not-your-seat", seat=seat)
    expect_turn(table, seat)


def expect(table: Table, status: str) -> None:
    """Refuse unless the table is waiting, or playing."""
    expect_open(table)
    if table.status != status:
        raise Refusal(f"refused-table-is-{table.status}")


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refusal("refused-no-such-seat", seat=seat, most=len(table.seats) - 1)
    return table.seats[seat]


def expect_free(table: Table, seat: int) -> None:
    if not seat_at(table, seat).is_free:
        raise Refusal("refused-seat-taken", name=table.name_of(seat))


def expect_coach(table: Table, seat: int) -> None:
    """Of whoever asks for advice: the table was opened so that this seat may."""
    if table.settings.coach_of(seat) == "off":
        raise Refusal("refused-no-coach")


def expect_ratable(table: Table) -> None:
    """Refuse a game that could tell nothing of how well people play against each other."""
    if not table.settings.is_sealed or table.is_here:
        raise Refusal("refused-rated-deal")
    if table.settings.house_rules is not None:
        raise Refusal("refused-rated-house")
    if table.game.is_shared:
        raise Refusal("refused-rated-together")
    if any(table.settings.coach_of(seat) != "off" for seat in range(len(table.seats))):
        raise Refusal("refused-rated-coach")
    people = [seat.person for seat in table.seats if not seat.is_free]
    if None in people:
        raise Refusal("refused-rated-bot")
    if len({*people}) < len(people):
        raise Refusal("refused-rated-twice")


def expect_own(table: Table, person: str, seat: int) -> None:
    if seat_at(table, seat).person != person:
        raise Refusal("refused-not-your-seat", seat=seat)


def expect_person_plays(seat: Seat) -> None:
    if seat.person is None or seat.bot is not None:
        raise Refusal("refused-bot-plays-already")


def expect_away(table: Table, person: str, seat: int, here: Set[str | None]) -> None:
    owner = table.seats[seat].person
    if owner != person and owner in here:
        raise Refusal("refused-person-is-here", name=table.name_of(seat))


def expect_patience(table: Table, seat: int, here: Set[str | None], now: float) -> None:
    """Of whoever reminds others: a turn may take its time, one reminder is enough for long, holidays are sacred."""
    if table.seats[seat].person in here:
        raise Refusal("refused-nudge-here", name=table.name_of(seat))
    if table.rests_until(seat) > now:
        raise Refusal("refused-on-holiday", name=table.name_of(seat))
    patience, since = NUDGE_AFTER[table.settings.pace], table.asked_at
    if table.nudged_at is not None:
        patience, since = NUDGE_AGAIN[table.settings.pace], table.nudged_at
    if now < since + patience:
        minutes = max(1, round((since + patience - now) / 60))
        raise Refusal("refused-nudge-early", name=table.name_of(seat), hours=minutes // 60, minutes=minutes % 60)


def expect_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Refusal("refused-only-host")


def may_seat_bots(table: Table, person: str | None) -> bool:
    """The host; where the host only watches, as a television does, everybody who sits."""
    return person == table.host or (not table.seats_of(table.host) and bool(table.seats_of(person)))


def expect_seating(table: Table, person: str) -> None:
    """Of those who put bots on seats, and send them away before the game."""
    if not may_seat_bots(table, person):
        raise Refusal("refused-only-host")


def expect_voice(table: Table, person: str) -> None:
    """Whom the host has silenced neither speaks nor sits down again."""
    if person in table.muted:
        raise Refusal("refused-muted")


def expect_admitted(table: Table, person: str) -> None:
    """Whom the host has locked out does not sit down again."""
    if person in table.former and table.former[person].how == "locked":
        raise Refusal("refused-locked")


def expect_bot(game: Game, bot: str) -> None:
    names = bots.offered(game.name)
    if bot not in names:
        raise Refusal("refused-no-such-bot", bot=bot, bots=", ".join(names))


def nickname_in(text: str) -> str:
    """A name under which somebody can sit; refused if there is nothing to read in it, or too much."""
    name = tidy(text)
    if not name or not is_within(name, MAX_NICKNAME):
        raise Refusal("refused-nickname", most=MAX_NICKNAME)
    return name
