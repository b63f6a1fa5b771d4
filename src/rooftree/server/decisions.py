"""Which commands may be the next entry of a table's log: each becomes an event, or is refused with its reason."""

from collections.abc import Callable, Set
from typing import Any, NamedTuple

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.notation import NotationError
from rooftree.core.text import alike, tidy
from rooftree.protocol import (
    MAX_CHAT,
    MAX_NICKNAME,
    REACTIONS,
    Confirm,
    HandBack,
    Move,
    Mute,
    Prefer,
    React,
    Ready,
    Rematch,
    Remove,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TableCommand,
    TakeOver,
    Undo,
)
from rooftree.server import events
from rooftree.server.events import Event
from rooftree.server.table import CLOSED, OVER, PLAYING, WAITING, Refusal, Seat, Table, new_id

USUAL_BOT = "greedy"
MOST_ENTRIES = 10_000  # of a log; then only what brings a game to its end, and another after it


class Around(NamedTuple):
    """What a table cannot know by itself: who is connected, and whether somebody does not talk too much."""

    here: Set[str | None] = frozenset()
    may_talk: Callable[[], bool] = lambda: True


QUIET = Around()  # nobody is here, and nobody talks


def decide(table: Table, person: str, command: TableCommand, around: Around = QUIET) -> Event:
    """The event that a person's command comes to; `Refusal` says why it comes to none."""
    if table.version >= MOST_ENTRIES and not isinstance(command, Move | Confirm | Rematch):
        raise Refusal("refused-log-full")
    expect_open(table)
    event = _DECISIONS[type(command)](table, person, command)
    if isinstance(command, Say | React) and not around.may_talk():
        raise Refusal("refused-too-much")
    if isinstance(command, TakeOver):
        _expect_away(table, person, command.seat, around.here)
    return event


# Before the game


def _sit(table: Table, person: str, command: Sit) -> Event:
    _expect(table, WAITING)
    seat = _seat(table, command.seat)
    if seat.person == person:
        raise Refusal("refused-your-own-seat")
    _expect_free(table, command.seat)
    _expect_voice(table, person)
    name = tidy(command.name)
    if not name or len(name) > MAX_NICKNAME:
        raise Refusal("refused-nickname", most=MAX_NICKNAME)
    if any(other.name and alike(name) == alike(other.name) for other in table.seats):
        raise Refusal("refused-nickname-taken", name=name)
    return events.SatDown(command.seat, person, name)


def _stand_up(table: Table, person: str, command: StandUp) -> Event:
    _expect(table, WAITING)
    _expect_own(table, person, command.seat)
    return events.SeatFreed(command.seat)


def _seat_bot(table: Table, person: str, command: SeatBot) -> Event:
    _expect(table, WAITING)
    _expect_host(table, person)
    _expect_free(table, command.seat)
    _expect_bot(table.game, command.bot)
    return events.BotSatDown(command.seat, command.bot)


def _get_ready(table: Table, person: str, command: Ready) -> Event:
    _expect(table, WAITING)
    _expect_own(table, person, command.seat)
    return events.GotReady(command.seat, command.is_ready)


# In the game


def _move(table: Table, person: str, command: Move) -> Event:
    _expect(table, PLAYING)
    _expect_own(table, person, command.seat)
    if table.bot_at(command.seat) is not None:
        raise Refusal("refused-bot-plays")
    return moved(table, command.seat, command.move)


def moved(table: Table, seat: int, move: str) -> events.Moved:
    """The move of whoever plays a seat, held against the rules."""
    _expect_turn(table, seat)
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
    _expect_own(table, person, command.seat)
    if not table.can_undo(command.seat):
        raise Refusal("refused-nothing-to-undo")
    return events.TookBack(command.seat, len(table.turn.before) if command.all else 1)


def _confirm(table: Table, person: str, command: Confirm) -> Event:
    _expect_own(table, person, command.seat)
    if table.held != command.seat:
        raise Refusal("refused-nothing-to-confirm")
    return events.Confirmed(command.seat)


def _prefer(table: Table, person: str, command: Prefer) -> Event:
    _expect_own(table, person, command.seat)
    return events.Preferred(command.seat, command.confirms)


def _take_over(table: Table, person: str, command: TakeOver) -> Event:
    _expect(table, PLAYING)
    seat = _seat(table, command.seat)
    if seat.person != person:
        _expect_host(table, person)
    _expect_person_plays(seat)
    _expect_bot(table.game, command.bot)
    return events.TakenOver(command.seat, command.bot)


def _hand_back(table: Table, person: str, command: HandBack) -> Event:
    _expect(table, PLAYING)
    _expect_own(table, person, command.seat)
    if table.bot_at(command.seat) is None:
        raise Refusal("refused-you-play-yourself")
    return events.HandedBack(command.seat)


# Around the game


def _say(table: Table, person: str, command: Say) -> Event:
    _expect_voice(table, person)
    text = tidy(command.text)
    if not text or len(text) > MAX_CHAT:
        raise Refusal("refused-chat", most=MAX_CHAT)
    return events.SaidInChat(person, table.nickname_of(person), text)


def _react(table: Table, person: str, command: React) -> Event:
    _expect_voice(table, person)
    if command.reaction not in REACTIONS:
        raise Refusal("refused-reaction", reactions=" ".join(REACTIONS))
    return events.SaidInChat(person, table.nickname_of(person), command.reaction, is_reaction=True)


def _mute(table: Table, person: str, command: Mute) -> Event:
    _expect_host(table, person)
    if command.person not in table.people:
        raise Refusal("refused-no-such-person")
    return events.Muted(table.people[command.person], command.is_muted)


def _remove(table: Table, person: str, command: Remove) -> Event:
    """Before the game a seat is free again; during it, a bot goes on."""
    _expect_host(table, person)
    seat = _seat(table, command.seat)
    if table.status == WAITING:
        if seat.is_free:
            raise Refusal("refused-seat-free")
        return events.SeatFreed(command.seat, by_host=True)
    _expect(table, PLAYING)
    if seat.person is None:
        raise Refusal("refused-bot-plays-already")
    return events.Replaced(command.seat, usual_bot(table.game))


def _rematch(table: Table, person: str, command: Rematch) -> Event:
    """The same people once more, at a table of a new name unless somebody has named one before."""
    if table.status != OVER:
        raise Refusal("refused-not-over")
    if not table.seats_of(person):
        raise Refusal("refused-not-at-table")
    return events.Rematched(new_id(), person)


_DECISIONS: dict[type[TableCommand], Callable[[Table, str, Any], Event]] = {
    Sit: _sit,
    StandUp: _stand_up,
    SeatBot: _seat_bot,
    Ready: _get_ready,
    Move: _move,
    Undo: _undo,
    Confirm: _confirm,
    Prefer: _prefer,
    TakeOver: _take_over,
    HandBack: _hand_back,
    Say: _say,
    React: _react,
    Mute: _mute,
    Remove: _remove,
    Rematch: _rematch,
}


# What is asked again and again


def expect_open(table: Table) -> None:
    """Refuse whatever happens at a table whose rules are no longer played."""
    if table.status == CLOSED:
        raise Refusal("refused-ruleset", ruleset=table.settings.ruleset)


def _expect_turn(table: Table, seat: int) -> None:
    """Refuse unless it is this seat that is to move."""
    _expect(table, PLAYING)
    if table.held is not None:
        raise Refusal("refused-not-confirmed", name=table.name_of(table.held))
    if table.to_act != seat:
        raise Refusal("refused-not-your-turn", name=table.name_of(table.to_act))


def expect_to_see(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse unless somebody may look at the game so far through the eyes of a seat, or of a spectator."""
    expect_open(table)
    if table.start is None:
        raise Refusal(f"refused-table-is-{table.status}")
    if seat is not None and _seat(table, seat).person != person and table.status != OVER:
        raise Refusal("refused-not-your-seat", seat=seat)


def expect_to_choose(table: Table, person: str, seat: int) -> None:
    """Refuse unless somebody is to move with this seat, and so may ask what each move would change."""
    expect_open(table)
    if seat not in table.seats_of(person):
        raise Refusal("refused-not-your-seat", seat=seat)
    _expect_turn(table, seat)


def _expect(table: Table, status: str) -> None:
    expect_open(table)
    if table.status != status:
        raise Refusal(f"refused-table-is-{table.status}")


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refusal("refused-no-such-seat", seat=seat, most=len(table.seats) - 1)
    return table.seats[seat]


def _expect_free(table: Table, seat: int) -> None:
    if not _seat(table, seat).is_free:
        raise Refusal("refused-seat-taken", name=table.name_of(seat))


def _expect_own(table: Table, person: str, seat: int) -> None:
    if _seat(table, seat).person != person:
        raise Refusal("refused-not-your-seat", seat=seat)


def _expect_person_plays(seat: Seat) -> None:
    if seat.person is None or seat.bot is not None:
        raise Refusal("refused-bot-plays-already")


def _expect_away(table: Table, person: str, seat: int, here: Set[str | None]) -> None:
    owner = table.seats[seat].person
    if owner != person and owner in here:
        raise Refusal("refused-person-is-here", name=table.name_of(seat))


def _expect_host(table: Table, person: str) -> None:
    if not table.is_host(person):
        raise Refusal("refused-only-host")


def _expect_voice(table: Table, person: str) -> None:
    """Whom the host has silenced neither speaks nor sits down again."""
    if person in table.muted:
        raise Refusal("refused-muted")


def _expect_bot(game: Game, bot: str) -> None:
    names = bots.names_of(game.name)
    if bot not in names:
        raise Refusal("refused-no-such-bot", bot=bot, bots=", ".join(names))


def usual_bot(game: Game) -> str:
    """The bot that steps in where nobody has chosen one."""
    names = bots.names_of(game.name)
    return USUAL_BOT if USUAL_BOT in names else names[0]
