"""One table: what its log adds up to, and which commands may become the next entry. No clock, no network, no store."""

import hashlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from rooftree.core.game import Game, GameError
from rooftree.core.message import Message, message
from rooftree.core.notation import NotationError
from rooftree.core.record import Array
from rooftree.core.recordfile import Record, record_of, result_of
from rooftree.core.recordfile import Seat as RecordedSeat
from rooftree.core.replay import replay
from rooftree.protocol import (
    MAX_CHAT,
    MAX_NICKNAME,
    REACTIONS,
    ChatLine,
    Confirm,
    HandBack,
    LogEntry,
    Move,
    Mute,
    Prefer,
    React,
    Ready,
    Remove,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TableCommand,
    TakeOver,
    Undo,
    said,
)
from rooftree.server.events import (
    BotSatDown,
    Confirmed,
    Entry,
    Event,
    GotReady,
    HandedBack,
    Moved,
    Muted,
    Opened,
    Preferred,
    Rematched,
    SaidInChat,
    SatDown,
    SeatFreed,
    Started,
    TakenOver,
    TookBack,
    Warned,
)

WAITING, PLAYING, OVER = "waiting", "playing", "over"
CHAT_KEPT = 200  # lines; older ones stay in the log
BOT, SERVER = "bot", "server"  # actors that are no people


class Refusal(Exception):
    """A command that may not be done, and why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.why = message(key, **args)

    @classmethod
    def because(cls, why: Message) -> "Refusal":
        refusal = cls(why.key)
        refusal.why = why
        return refusal


@dataclass
class Seat:
    """A place at the table: free, a person's or a bot's."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None  # sits here, or plays for the person
    is_ready: bool = False
    confirms: bool = True
    is_late: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """`human` or `bot:NAME`, as records say it."""
        if self.person is not None:
            return "human"
        return f"bot:{self.bot}" if self.bot else None


@dataclass
class Turn:
    """What can still be taken back: the positions before each move, all of one seat, since the last barrier."""

    seat: int = 0
    before: list[Array] = field(default_factory=list)


class Table:
    """A table as its log has made it so far."""

    def __init__(self, name: str, opened: Opened, game: Game, version: int = 1, at: float = 0.0) -> None:
        self.id, self.settings, self.game = name, opened, game
        self.version, self.opened_at, self.changed_at = version, at, at
        self.seats = [Seat() for _ in range(opened.players)]
        self.status = WAITING
        self.start: Array | None = None
        self.state: Array | None = None
        self.seed: int | None = None
        self.salt: str | None = None
        self.moves: list[tuple[int, int]] = []
        self.turn = Turn()
        self.held: int | None = None
        self.log: list[LogEntry] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.muted: set[str] = set()
        self.rematch: str | None = None
        self.asked_at, self.asked_version = at, version  # since when the player to act has been thinking
        self.done: dict[tuple[str, str], int] = {}  # the versions of commands by actor and id

    # Questions

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None before the beginning, after the end, and while a turn waits to be confirmed."""
        if self.status != PLAYING or self.state is None or self.held is not None:
            return None
        return self.game.to_act(self.state)

    @property
    def waits_for(self) -> int | None:
        """The seat whose move or confirmation the table waits for."""
        return self.held if self.held is not None else self.to_act

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person]

    def is_host(self, person: str | None) -> bool:
        return person is not None and person == self.settings.host

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat, in its own name or for a person."""
        return self.seats[seat].bot

    def can_undo(self, seat: int) -> bool:
        is_turn_open = self.status == PLAYING or self.held == seat
        return is_turn_open and self.turn.seat == seat and bool(self.turn.before)

    def commitment(self) -> str | None:
        """What is told of the seed before the end."""
        return None if self.seed is None else commitment(self.seed, str(self.salt))

    def record(self) -> Record:
        """The game so far as a record; complete, with everything that was dealt, so for after the end."""
        assert self.start is not None
        assert self.state is not None
        seats = [RecordedSeat(name=seat.name or str(seat.bot), player=str(seat.player)) for seat in self.seats]
        return record_of(self.game, self.start, self.seed, seats, self.moves, self.state)

    def result(self) -> dict[str, Any] | None:
        if self.status != OVER or self.state is None:
            return None
        result = result_of(self.game.outcome(self.state))
        lines = [
            [{"what": each.what, "points": each.points, "cells": each.cells} for each in of] for of in result.lines
        ]
        return {"scores": result.scores, "winners": result.winners, "rank": result.rank, "lines": lines}

    # Commands: each becomes an event, or is refused

    def decide(self, person: str, command: TableCommand) -> Event:
        """The event that a person's command comes to; `Refusal` says why it comes to none."""
        match command:
            case Sit():
                return self._sit(person, command)
            case StandUp():
                self._expect(WAITING)
                self._own(person, command.seat)
                return SeatFreed(command.seat)
            case SeatBot():
                return self._seat_bot(person, command)
            case Ready():
                self._expect(WAITING)
                self._own(person, command.seat)
                return GotReady(command.seat, command.is_ready)
            case Move():
                return self._move(person, command)
            case Undo():
                return self._undo(person, command)
            case Confirm():
                self._own(person, command.seat)
                if self.held != command.seat:
                    raise Refusal("refused-nothing-to-confirm")
                return Confirmed(command.seat)
            case Prefer():
                self._own(person, command.seat)
                return Preferred(command.seat, command.confirms)
            case TakeOver():
                return self._take_over(person, command)
            case HandBack():
                self._own(person, command.seat)
                if self.seats[command.seat].bot is None:
                    raise Refusal("refused-you-play-yourself")
                return HandedBack(command.seat)
            case Say():
                return self._say(person, command.text)
            case React():
                return self._react(person, command)
            case Mute():
                return self._mute(person, command)
            case Remove():
                return self._remove(person, command)
        raise Refusal("refused-unknown-command")

    def _sit(self, person: str, command: Sit) -> Event:
        self._expect(WAITING)
        seat = self._seat(command.seat)
        if seat.person == person:
            raise Refusal("refused-your-own-seat")
        if not seat.is_free:
            raise Refusal("refused-seat-taken", name=str(seat.name or seat.bot))
        name = tidy(command.name)
        if not name or len(name) > MAX_NICKNAME:
            raise Refusal("refused-nickname", most=MAX_NICKNAME)
        if any(name == other.name for other in self.seats):
            raise Refusal("refused-nickname-taken", name=name)
        return SatDown(command.seat, person, name)

    def _seat_bot(self, person: str, command: SeatBot) -> Event:
        self._expect(WAITING)
        self._host(person)
        self._known_bot(command.bot)
        if not self._seat(command.seat).is_free:
            raise Refusal(
                "refused-seat-taken", name=str(self.seats[command.seat].name or self.seats[command.seat].bot)
            )
        return BotSatDown(command.seat, command.bot)

    def _move(self, person: str, command: Move) -> Event:
        self._expect(PLAYING)
        self._own(person, command.seat)
        if self.seats[command.seat].bot is not None:
            raise Refusal("refused-bot-plays")
        return self.moved(command.seat, command.move)

    def moved(self, seat: int, move: str) -> Moved:
        """The move of whoever plays a seat, held against the rules."""
        if self.held is not None:
            raise Refusal("refused-not-confirmed", name=self.name_of(self.held))
        assert self.state is not None
        if self.to_act != seat:
            raise Refusal("refused-not-your-turn", name=self.name_of(self.to_act))
        try:
            action = self.game.parse(move)
        except NotationError as error:
            raise Refusal("refused-notation", error=str(error)) from None
        why = self.game.why_not(self.state, action)
        if why is not None:
            raise Refusal.because(why)
        return Moved(seat, self.game.format(action))

    def _undo(self, person: str, command: Undo) -> Event:
        self._own(person, command.seat)
        if not self.can_undo(command.seat):
            raise Refusal("refused-nothing-to-undo")
        return TookBack(command.seat, len(self.turn.before) if command.all else 1)

    def _take_over(self, person: str, command: TakeOver) -> Event:
        self._expect(PLAYING)
        seat = self._seat(command.seat)
        if seat.person != person:
            self._host(person)
        if seat.person is None or seat.bot is not None:
            raise Refusal("refused-bot-plays-already")
        self._known_bot(command.bot)
        return TakenOver(command.seat, command.bot)

    def _say(self, person: str, text: str) -> Event:
        text = tidy(text)
        if person in self.muted:
            raise Refusal("refused-muted")
        if not text or len(text) > MAX_CHAT:
            raise Refusal("refused-chat", most=MAX_CHAT)
        return SaidInChat(person, self._nickname(person), text)

    def _react(self, person: str, command: React) -> Event:
        if person in self.muted:
            raise Refusal("refused-muted")
        if command.reaction not in REACTIONS:
            raise Refusal("refused-reaction", reactions=" ".join(REACTIONS))
        return SaidInChat(person, self._nickname(person), command.reaction, is_reaction=True)

    def _mute(self, person: str, command: Mute) -> Event:
        self._host(person)
        known = {pseudonym(self.id, each): each for each in self._people()}
        if command.person not in known:
            raise Refusal("refused-no-such-person")
        return Muted(known[command.person], command.is_muted)

    def _remove(self, person: str, command: Remove) -> Event:
        self._host(person)
        seat = self._seat(command.seat)
        if seat.is_free:
            raise Refusal("refused-seat-free")
        if self.status == WAITING:
            return SeatFreed(command.seat, by_host=True)
        self._expect(PLAYING)
        if seat.bot is not None:
            raise Refusal("refused-bot-plays-already")
        return TakenOver(command.seat, DEFAULT_BOT)

    def _people(self) -> set[str]:
        return {line.person for line in self.chat} | {seat.person for seat in self.seats if seat.person is not None}

    def _nickname(self, person: str) -> str:
        mine = self.seats_of(person)
        return self.name_of(mine[0]) if mine else ""

    def name_of(self, seat: int | None) -> str:
        return "" if seat is None else str(self.seats[seat].name or self.seats[seat].bot or seat + 1)

    def _expect(self, status: str) -> None:
        if self.status != status:
            raise Refusal(f"refused-table-is-{self.status}")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal("refused-no-such-seat", seat=seat, most=len(self.seats) - 1)
        return self.seats[seat]

    def _own(self, person: str, seat: int) -> None:
        if self._seat(seat).person != person:
            raise Refusal("refused-not-your-seat", seat=seat)

    def _host(self, person: str) -> None:
        if not self.is_host(person):
            raise Refusal("refused-only-host")

    def _known_bot(self, bot: str) -> None:
        names = bot_names(self.game)
        if bot not in names:
            raise Refusal("refused-no-such-bot", bot=bot, bots=", ".join(names))

    # Events: each changes the table, and none can fail

    def fold(self, entry: Entry) -> list[int]:
        """Take in the next entry of the log; the versions of log lines that it took back."""
        assert entry.version == self.version + 1, (entry.version, self.version)
        self.version, self.changed_at, event, undone = entry.version, entry.at, entry.event, list[int]()
        self.done[entry.actor, entry.id] = entry.version
        match event:
            case SatDown():
                self.seats[event.seat] = Seat(event.person, event.name)
                self._tell(None, message("table-sat-down", name=event.name))
            case BotSatDown():
                self.seats[event.seat] = Seat(bot=event.bot, is_ready=True)
            case SeatFreed():
                self._tell(None, message("table-stood-up", name=self.name_of(event.seat)))
                self.seats[event.seat] = Seat()
            case GotReady():
                self.seats[event.seat].is_ready = event.is_ready
            case Started():
                self._start(event)
            case Moved():
                self._play(event)
            case TookBack():
                undone = self._take_back(event)
            case Confirmed():
                self._close_turn()
            case Preferred():
                self.seats[event.seat].confirms = event.confirms
                if self.held == event.seat and not event.confirms:
                    self._close_turn()
            case TakenOver():
                self._tell(event.seat, message("table-taken-over", name=self.name_of(event.seat)))
                self.seats[event.seat].bot = event.bot
                if self.held == event.seat:
                    self._close_turn()
            case HandedBack():
                self.seats[event.seat].bot, self.seats[event.seat].is_late = None, False
                self.asked_at = entry.at
                self._tell(event.seat, message("table-handed-back", name=self.name_of(event.seat)))
            case Warned():
                self.seats[event.seat].is_late = True
                self._tell(event.seat, message("table-warned", name=self.name_of(event.seat)))
            case SaidInChat():
                who = pseudonym(self.id, event.person)
                self.chat.append(ChatLine(entry.version, entry.at, who, event.name, event.text, event.is_reaction))
            case Muted():
                (self.muted.add if event.is_muted else self.muted.discard)(event.person)
            case Rematched():
                self.rematch = event.table
        if isinstance(event, Started | Moved | TookBack | Confirmed):
            self.asked_at, self.asked_version = entry.at, entry.version
        return undone

    def _start(self, event: Started) -> None:
        self.status, self.seed, self.salt = PLAYING, event.seed, event.salt
        if self.settings.record is None:
            self.start = self.game.new(len(self.seats), event.seed, self.settings.options)
            self.state = self.start.copy()
        else:
            self._go_on_from(self.settings.record, event.seed)
        self._tell(None, message("table-started"))

    def _go_on_from(self, record: Record, seed: int) -> None:
        """The position that a record leads to; what chance has not decided yet comes from the new seed."""
        self.start = self.game.from_deal(len(self.seats), record.deal, record.options, seed)
        whole = replay(self.game, record)
        self.moves = [(step.seat, step.action) for step in whole]
        self.state = self.start.copy()
        for _, action in self.moves:
            self.game.apply(self.state, action)

    def _play(self, event: Moved) -> None:
        assert self.state is not None
        seat, action = event.seat, self.game.parse(event.move)
        self._tell(seat, self.game.tell(self.state, action), event.move)
        before, self.state = self.state, self.game.step(self.state, action)
        self.moves.append((seat, action))
        if self.turn.seat != seat:
            self.turn = Turn(seat)
        if self.game.reveals(before, self.state):
            self._close_turn()
            return
        self.turn.before.append(before)
        if self.game.to_act(self.state) != seat:
            if self.seats[seat].confirms and self.seats[seat].bot is None and self.seats[seat].person is not None:
                self.held = seat
            else:
                self._close_turn()

    def _take_back(self, event: TookBack) -> list[int]:
        """The position before the last moves of this turn, and a log without them."""
        undone = []
        for _ in range(event.moves):
            self.state = self.turn.before.pop()
            self.moves.pop()
            last = max(place for place, entry in enumerate(self.log) if entry.move is not None)
            undone.append(self.log.pop(last).version)
        self.held = None
        return undone

    def _close_turn(self) -> None:
        """What has been played stands."""
        assert self.state is not None
        self.held, self.turn = None, Turn()
        for seat in self.seats:
            seat.is_late = False
        if self.game.is_over(self.state):
            self.status = OVER
            self._tell(None, message("table-over"))

    def _tell(self, seat: int | None, what: Message, move: str | None = None) -> None:
        self.log.append(LogEntry(self.version, seat, said(what), move))


DEFAULT_BOT = "greedy"


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play a game."""
    from rooftree import bots

    return bots.names_of(game.name)


def commitment(seed: int, salt: str) -> str:
    """A hash that binds the server to a seed without telling it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def pseudonym(table: str, person: str) -> str:
    """What others at a table may call a person: it opens nothing anywhere."""
    return hashlib.sha256(f"{table}:{person}".encode()).hexdigest()[:12]


def tidy(text: str) -> str:
    """What somebody typed, in one line and without anything invisible."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def opened(game: Game, settings: Opened) -> Opened:
    """Settings held against the game; `GameError` says what is wrong with them."""
    game.blank(settings.players, settings.options)
    if settings.record is not None and settings.record.game != game.name:
        raise GameError(f"the record is of {settings.record.game}, the table is for {game.name}")
    return settings
