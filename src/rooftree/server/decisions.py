"""Which commands may be the next entry of a table's log: each becomes an event, or is refused with its reason."""

from collections.abc import Callable, Set
from typing import Any, NamedTuple

from rooftree.bots.cast import cast_of, known
from rooftree.core.game import GameError
from rooftree.core.notation import NotationError
from rooftree.core.text import alike, tidy
from rooftree.protocol import (
    MAX_CHAT,
    MAX_SECONDS,
    MIN_SECONDS,
    REACTIONS,
    Admit,
    Arrange,
    Confirm,
    HandBack,
    Move,
    Mute,
    Nudge,
    Prefer,
    React,
    Ready,
    Rematch,
    Remove,
    Resign,
    Reveal,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TableCommand,
    TakeOver,
    Undo,
    seals,
)
from rooftree.server import events
from rooftree.server.casting import usual_bot, who_comes
from rooftree.server.dealing import get_ready, reveal
from rooftree.server.events import Event
from rooftree.server.expectations import (
    expect,
    expect_admitted,
    expect_away,
    expect_bot,
    expect_free,
    expect_host,
    expect_open,
    expect_own,
    expect_patience,
    expect_person_plays,
    expect_ratable,
    expect_seating,
    expect_turn,
    expect_voice,
    nickname_in,
    seat_at,
)
from rooftree.server.table import OVER, PLAYING, WAITING, Refusal, Table, new_id

MOST_ENTRIES = 10_000  # of a log; then only what brings a game to its end, and another after it


OF_A_DAILY = (Move, Undo, Confirm, Prefer, Say, React, Nudge, Resign, Rematch)  # nobody helps, and nothing is arranged


class Around(NamedTuple):
    """What a table cannot know by itself: who is connected, whether somebody does not talk too much, the time."""

    here: Set[str | None] = frozenset()
    may_talk: Callable[[], bool] = lambda: True
    now: float = 0.0


QUIET = Around()  # nobody is here, and nobody talks


def decide(table: Table, person: str, command: TableCommand, around: Around = QUIET) -> Event:
    """The event that a person's command comes to; `Refusal` says why it comes to none."""
    if table.version >= MOST_ENTRIES and not isinstance(command, Move | Confirm | Rematch):
        raise Refusal("refused-log-full")
    expect_open(table)
    if table.settings.daily and not isinstance(command, OF_A_DAILY):
        raise Refusal("refused-daily")
    event = _DECISIONS[type(command)](table, person, command)
    if isinstance(command, Say | React) and not around.may_talk():
        raise Refusal("refused-too-much")
    if isinstance(command, Nudge):
        expect_patience(table, command.seat, around.here, around.now)
    if isinstance(command, TakeOver):
        expect_away(table, person, command.seat, around.here)
    return event


# Before the game


def _arrange(table: Table, person: str, command: Arrange) -> Event:
    expect(table, WAITING)
    expect_host(table, person)
    try:
        options = table.game.checked_options(command.options)
        table.game.blank(len(table.seats), options)
    except GameError as error:
        raise Refusal("refused-arrangement", error=str(error)) from None
    if table.settings.record is not None and options != table.settings.options:
        raise Refusal("refused-options-of-record")
    if command.seconds is not None and not MIN_SECONDS <= command.seconds <= MAX_SECONDS:
        raise Refusal("refused-clock", least=MIN_SECONDS, days=MAX_SECONDS // 86_400)
    sealed_only = table.settings.sealed_only if command.sealed_only is None else command.sealed_only
    if sealed_only and not table.settings.is_sealed:
        raise Refusal("refused-sealed-only")
    is_rated = table.settings.is_rated if command.is_rated is None else command.is_rated
    if is_rated:
        expect_ratable(table)
    return events.Arranged(options, command.pace, command.seconds, command.is_public, sealed_only, is_rated)


def _sit(table: Table, person: str, command: Sit) -> Event:
    if table.status == PLAYING and person in table.former:
        return _come_back(table, person, command)
    expect(table, WAITING)
    seat = seat_at(table, command.seat)
    if seat.person == person:
        raise Refusal("refused-your-own-seat")
    expect_free(table, command.seat)
    if table.settings.is_rated and table.seats_of(person):
        raise Refusal("refused-rated-twice")
    expect_voice(table, person)
    expect_admitted(table, person)
    name = nickname_in(command.name)
    if any(other.name and alike(name) == alike(other.name) for other in table.seats):
        raise Refusal("refused-nickname-taken", name=name)
    return events.SatDown(command.seat, person, name)


def _come_back(table: Table, person: str, command: Sit) -> Event:
    """To the seat that the host took away, if it was not for good; whoever gave up has given up."""
    former = table.former[person]
    expect_voice(table, person)
    expect_admitted(table, person)
    if former.how == "resigned":
        raise Refusal("refused-resigned")
    if command.seat != former.seat:
        raise Refusal("refused-not-your-seat", seat=command.seat)
    return events.CameBack(former.seat, person, former.name)


def _stand_up(table: Table, person: str, command: StandUp) -> Event:
    expect(table, WAITING)
    expect_own(table, person, command.seat)
    return events.SeatFreed(command.seat)


def _seat_bot(table: Table, person: str, command: SeatBot) -> Event:
    expect(table, WAITING)
    expect_seating(table, person)
    if table.settings.is_rated:
        raise Refusal("refused-rated-bot")
    expect_free(table, command.seat)
    expect_bot(table.game, command.bot)
    if not command.character:
        return events.BotSatDown(command.seat, command.bot, who_comes(table, command.bot))
    somebody = known(table.game.name, command.bot, command.character)
    if somebody is None:
        people = ", ".join(each.id for each in cast_of(table.game.name, command.bot))
        raise Refusal("refused-no-such-character", character=command.character, people=people)
    if any(seat.name and alike(seat.name) == alike(somebody.name) for seat in table.seats):
        raise Refusal("refused-nickname-taken", name=somebody.name)
    return events.BotSatDown(command.seat, command.bot, somebody.id)


# In the game


def _move(table: Table, person: str, command: Move) -> Event:
    expect(table, PLAYING)
    expect_own(table, person, command.seat)
    if table.seats[command.seat].bot is not None:
        raise Refusal("refused-bot-plays")
    return moved(table, command.seat, command.move)


def moved(table: Table, seat: int, move: str) -> events.Moved:
    """The move of whoever plays a seat, held against the rules."""
    expect_turn(table, seat)
    assert table.state is not None
    try:
        action = table.game.parse(move)
    except NotationError as error:
        raise Refusal("refused-notation", error=str(error)) from None
    why = table.game.why_not(table.state, action)
    if why is not None:
        raise Refusal.because(why)
    return events.Moved(seat, table.game.format(action))


def _undo(table: Table, person: str, command: Undo) -> Event:
    expect_own(table, person, command.seat)
    if not table.can_undo(command.seat):
        raise Refusal("refused-nothing-to-undo")
    return events.TookBack(command.seat, len(table.turn.before) if command.all else 1)


def _confirm(table: Table, person: str, command: Confirm) -> Event:
    expect_own(table, person, command.seat)
    if table.held != command.seat:
        raise Refusal("refused-nothing-to-confirm")
    return events.Confirmed(command.seat)


def _prefer(table: Table, person: str, command: Prefer) -> Event:
    expect_own(table, person, command.seat)
    return events.Preferred(command.seat, command.confirms)


def _take_over(table: Table, person: str, command: TakeOver) -> Event:
    expect(table, PLAYING)
    seat = seat_at(table, command.seat)
    if seat.person != person:
        expect_host(table, person)
    expect_person_plays(seat)
    expect_bot(table.game, command.bot)
    return events.TakenOver(command.seat, command.bot, character=who_comes(table, command.bot))


def _hand_back(table: Table, person: str, command: HandBack) -> Event:
    expect(table, PLAYING)
    expect_own(table, person, command.seat)
    if table.seats[command.seat].bot is None:
        raise Refusal("refused-you-play-yourself")
    return events.HandedBack(command.seat)


# Around the game


def _say(table: Table, person: str, command: Say) -> Event:
    expect_voice(table, person)
    text = tidy(command.text)
    if not text or len(text) > MAX_CHAT:
        raise Refusal("refused-chat", most=MAX_CHAT)
    return events.SaidInChat(person, table.nickname_of(person), text)


def _react(table: Table, person: str, command: React) -> Event:
    expect_voice(table, person)
    if command.reaction not in REACTIONS:
        raise Refusal("refused-reaction", reactions=" ".join(REACTIONS))
    return events.SaidInChat(person, table.nickname_of(person), command.reaction, is_reaction=True)


def _nudge(table: Table, person: str, command: Nudge) -> Event:
    """Somebody at the table reminds another, whom it waits for."""
    expect(table, PLAYING)
    if not table.seats_of(person):
        raise Refusal("refused-not-at-table")
    expect_person_plays(seat_at(table, command.seat))
    if table.waits_for != command.seat or table.seats[command.seat].person == person:
        raise Refusal("refused-not-awaited", name=table.name_of(command.seat))
    return events.Nudged(command.seat)


def _mute(table: Table, person: str, command: Mute) -> Event:
    expect_host(table, person)
    if command.person not in table.people:
        raise Refusal("refused-no-such-person")
    return events.Muted(table.people[command.person], command.is_muted)


def _remove(table: Table, person: str, command: Remove) -> Event:
    """Before the game a seat is free again; during it, a bot goes on. Its owner may come back unless it is locked."""
    seat = seat_at(table, command.seat)
    is_bot = seat.person is None and not seat.is_free
    (expect_seating if is_bot and table.status == WAITING else expect_host)(table, person)
    if table.status == WAITING:
        if seat.is_free:
            raise Refusal("refused-seat-free")
        return events.SeatFreed(command.seat, by_host=True, locks=command.locks)
    expect(table, PLAYING)
    if table.settings.is_rated:
        raise Refusal("refused-rated-remove")
    if seat.person is None:
        raise Refusal("refused-bot-plays-already")
    bot = usual_bot(table.game)
    return events.Replaced(command.seat, bot, who_comes(table, bot), command.locks)


def _admit(table: Table, person: str, command: Admit) -> Event:
    expect_host(table, person)
    admitted = table.people.get(command.person)
    if admitted is None or admitted not in table.former or table.former[admitted].how != "locked":
        raise Refusal("refused-no-such-person")
    return events.Admitted(admitted)


def _resign(table: Table, person: str, command: Resign) -> Event:
    expect(table, PLAYING)
    expect_own(table, person, command.seat)
    return resigned(table, command.seat)


def resigned(table: Table, number: int) -> Event:
    """A bot has the seat for good: the one that plays there already, else whoever steps in."""
    seat, bot = table.seats[number], usual_bot(table.game)
    if seat.bot is not None:
        return events.Resigned(number, seat.bot, str(seat.character))
    return events.Resigned(number, bot, who_comes(table, bot))


def _rematch(table: Table, person: str, command: Rematch) -> Event:
    """The same people once more, at a table of a new name unless somebody has named one before."""
    if table.status != OVER:
        raise Refusal("refused-not-over")
    if not table.seats_of(person):
        raise Refusal("refused-not-at-table")
    if command.pledge and not seals.is_hash(command.pledge):
        raise Refusal("refused-hash")
    return events.Rematched(new_id(table.is_here), person)


_DECISIONS: dict[type[TableCommand], Callable[[Table, str, Any], Event]] = {
    Arrange: _arrange,
    Sit: _sit,
    StandUp: _stand_up,
    SeatBot: _seat_bot,
    Ready: get_ready,
    Reveal: reveal,
    Move: _move,
    Undo: _undo,
    Confirm: _confirm,
    Prefer: _prefer,
    TakeOver: _take_over,
    HandBack: _hand_back,
    Say: _say,
    React: _react,
    Nudge: _nudge,
    Mute: _mute,
    Remove: _remove,
    Admit: _admit,
    Resign: _resign,
    Rematch: _rematch,
}
