"""One table: what its log adds up to. No clock, no network, no store. `decisions.py` says what may be next."""

import hashlib
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.message import Message, message
from rooftree.core.records import Record, record_of, result_of
from rooftree.core.records import Seat as RecordedSeat
from rooftree.core.replay import replay
from rooftree.protocol import ChatLine, LogEntry, Result, ResultLine, Status, said
from rooftree.server.events import (
    BotSatDown,
    Confirmed,
    Entry,
    GotReady,
    HandedBack,
    HostChanged,
    Moved,
    Muted,
    Opened,
    Preferred,
    Rematched,
    Replaced,
    SaidInChat,
    SatDown,
    SeatFreed,
    Started,
    TakenOver,
    TookBack,
    Warned,
)
from rooftree.server.tidying import harmless

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # its rules are no longer played here: it can be looked at, and that is all
CHAT_KEPT = 200  # lines; older ones stay in the log
BOT, SERVER = "bot", "server"  # actors that are no people


class Refusal(Exception):
    """A command that may not be done, and why."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.why = message(key, **{name: harmless(arg) if type(arg) is str else arg for name, arg in args.items()})

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
    warned_at: float | None = None  # when its owner was told that time is up

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
        self.host, self.host_acted_at = opened.host, at
        self.seats = [Seat() for _ in range(opened.players)]
        self.status: Status = WAITING if opened.ruleset == game.ruleset else CLOSED
        self.start: Array | None = None
        self.state: Array | None = None
        self.seed: int | None = None
        self.salt: str | None = None
        self.moves: list[tuple[int, int]] = []
        self.turn = Turn()
        self.held: int | None = None
        self.log: list[LogEntry] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.people: dict[str, str] = {}  # everybody who sat here or wrote in the chat, by pseudonym
        self.muted: set[str] = set()
        self.rematch: str | None = None
        self.rematch_host: str | None = None
        self.asked_at, self.asked_version = at, version  # since when the table waits for whom it waits for
        self.played_version = version  # of the last change of the position
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

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing for the game to begin."""
        return self.status == WAITING and all(not seat.is_free and seat.is_ready for seat in self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person]

    def is_host(self, person: str | None) -> bool:
        return person is not None and person == self.host

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat, in its own name or for a person."""
        return self.seats[seat].bot

    def bot_to_move(self) -> str | None:
        return None if self.to_act is None else self.bot_at(self.to_act)

    @property
    def is_servers_turn(self) -> bool:
        """Whether a game is to begin, or a bot to play."""
        return self.is_complete or self.bot_to_move() is not None

    def name_of(self, seat: int | None) -> str:
        return "" if seat is None else str(self.seats[seat].name or self.seats[seat].bot or seat + 1)

    def nickname_of(self, person: str) -> str:
        """What a person is called here; a spectator has no name."""
        mine = self.seats_of(person)
        return self.name_of(mine[0]) if mine else ""

    def can_undo(self, seat: int) -> bool:
        return self.turn.seat == seat and bool(self.turn.before)

    def commitment(self) -> str | None:
        """What is told of the seed before the end."""
        return None if self.seed is None else commitment(self.seed, str(self.salt))

    def record(self) -> Record:
        """The game so far as a record; complete, with everything that was dealt, so for after the end."""
        assert self.start is not None
        assert self.state is not None
        return record_of(self.game, self.start, self.seed, self.recorded_seats(), self.moves, self.state)

    def recorded_seats(self) -> list[RecordedSeat]:
        return [RecordedSeat(name=seat.name or str(seat.bot), player=str(seat.player)) for seat in self.seats]

    def result(self) -> Result | None:
        if self.status != OVER or self.state is None:
            return None
        result = result_of(self.game.outcome(self.state))
        lines = [
            [ResultLine(what=each.what, points=each.points, cells=each.cells) for each in of] for of in result.lines
        ]
        return Result(scores=result.scores, winners=result.winners, rank=result.rank, lines=lines)

    # Events: each changes the table, and none can fail

    def fold(self, entry: Entry) -> list[int]:
        """Take in the next entry of the log; the versions of log lines that it took back."""
        assert entry.version == self.version + 1, (entry.version, self.version)
        self.version, self.changed_at = entry.version, entry.at
        self.done[entry.actor, entry.id] = entry.version
        if entry.actor == self.host:
            self.host_acted_at = entry.at
        if isinstance(entry.event, Started | Moved | TookBack | Confirmed):
            return self._fold_play(entry.event)
        self._fold_people(entry)
        return []

    def _fold_play(self, event: Started | Moved | TookBack | Confirmed) -> list[int]:
        """What happens in the game; rules that are no longer played cannot tell what it came to."""
        if self.status == CLOSED:
            return []
        if not isinstance(event, Confirmed):
            self.played_version = self.version
        match event:
            case Started():
                self._start(event)
            case Moved():
                self._play(event)
            case TookBack():
                return self._take_back(event)
            case Confirmed():
                self._close_turn()
        return []

    def _fold_people(self, entry: Entry) -> None:
        """What happens around the game."""
        match entry.event:
            case SatDown(seat, person, name):
                self.seats[seat] = Seat(person, name)
                self.people[pseudonym(self.id, person)] = person
                self._tell(None, message("table-sat-down", name=name))
            case BotSatDown(seat, bot):
                self.seats[seat] = Seat(bot=bot, is_ready=True)
            case SeatFreed(seat, by_host):
                if self.seats[seat].person is not None:
                    name = self.name_of(seat)
                    left = message("table-removed", name=name) if by_host else message("table-stood-up", name=name)
                    self._tell(None, left)
                self.seats[seat] = Seat()
            case Replaced(seat, bot):
                self._tell(seat, message("table-replaced", name=self.name_of(seat)))
                self._let_stand(seat)
                self.seats[seat] = Seat(bot=bot, is_ready=True)
            case GotReady(seat, is_ready):
                self.seats[seat].is_ready = is_ready
            case Preferred(seat, confirms):
                self.seats[seat].confirms = confirms
                if self.held == seat and not confirms:
                    self._close_turn()
            case TakenOver(seat, bot):
                self._tell(seat, message("table-taken-over", name=self.name_of(seat)))
                self._let_stand(seat)
                self.seats[seat].bot, self.seats[seat].warned_at = bot, None
            case HandedBack(seat):
                self._tell(seat, message("table-handed-back", name=self.name_of(seat)))
                self.seats[seat].bot = None
                if self.waits_for == seat:
                    self._ask()
            case Warned(seat):
                self._tell(seat, message("table-warned", name=self.name_of(seat)))
                self.seats[seat].warned_at = entry.at
            case SaidInChat(person, name, text, is_reaction):
                who = pseudonym(self.id, person)
                self.people[who] = person
                self.chat.append(ChatLine(entry.version, entry.at, who, name, text, is_reaction))
            case Muted(person, is_muted):
                (self.muted.add if is_muted else self.muted.discard)(person)
            case HostChanged(person):
                self.host, self.host_acted_at = person, entry.at
                self._tell(None, message("table-host-changed", name=self.nickname_of(person)))
            case Rematched(table, person):
                self._tell(None, message("table-rematched", name=self.nickname_of(person)))
                if self.rematch is None:
                    self.rematch, self.rematch_host = table, person

    def _start(self, event: Started) -> None:
        self.status, self.seed, self.salt = PLAYING, event.seed, event.salt
        self._tell(None, message("table-started"))
        record, count = self.settings.record, len(self.seats)
        if record is None:
            self.start = self.game.new(count, event.seed, self.settings.options)
            self.state = self.start.copy()
        else:
            self.start = self.game.from_deal(count, record.deal, record.options, event.seed)
            self.state = self._replayed(record)
        self._ask()

    def _replayed(self, record: Record) -> Array:
        """The position that a record leads to, its moves told; what chance has not decided yet comes from the seed."""
        assert self.start is not None
        state = self.start.copy()
        for step in replay(self.game, record):
            self._tell(step.seat, self.game.tell(state, step.action), self.game.format(step.action))
            self.moves.append((step.seat, step.action))
            self.game.apply(state, step.action)
        return state

    def _play(self, event: Moved) -> None:
        """A move, and whether it stands at once or can be taken back until it is confirmed or somebody else acts."""
        assert self.state is not None
        seat, action = event.seat, self.game.parse(event.move)
        self._tell(seat, self.game.tell(self.state, action), event.move)
        before, self.state = self.state, self.game.step(self.state, action)
        self.moves.append((seat, action))
        if self.turn.seat != seat:
            self.turn = Turn(seat)
        passes_on = self.game.to_act(self.state) != seat
        if self._is_final(seat, before) or (passes_on and not self._is_confirmed(seat, event.move)):
            self._close_turn()
            return
        self.turn.before.append(before)
        self.held = seat if passes_on else None

    def _is_final(self, seat: int, before: Array) -> bool:
        """Whether a move cannot be taken back: it showed somebody something new, or a bot made it."""
        assert self.state is not None
        return self.seats[seat].bot is not None or self.game.reveals(before, self.state)

    def _is_confirmed(self, seat: int, move: str) -> bool:
        """Whether the end of a turn waits for its player's word; a mere word alone does not."""
        is_mere_word = move.split()[0] in self.game.mere_words and not self.turn.before
        return self.seats[seat].confirms and not is_mere_word

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

    def _let_stand(self, seat: int) -> None:
        """What this seat has played can no longer be taken back: somebody else goes on."""
        if self.can_undo(seat):
            self._close_turn()

    def _close_turn(self) -> None:
        """What has been played stands, and the next question is asked."""
        assert self.state is not None
        self.held, self.turn = None, Turn()
        self._ask()
        if self.game.is_over(self.state):
            self.status = OVER
            self._tell(None, message("table-over"))

    def _ask(self) -> None:
        """From now on the table waits for whom it waits for; nobody is late."""
        self.asked_at, self.asked_version = self.changed_at, self.version
        for seat in self.seats:
            seat.warned_at = None

    def _tell(self, seat: int | None, what: Message, move: str | None = None) -> None:
        self.log.append(LogEntry(self.version, seat, said(what), move))


def commitment(seed: int, salt: str) -> str:
    """A hash that binds the server to a seed without telling it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def pseudonym(table: str, person: str) -> str:
    """What others at a table may call a person: it opens nothing anywhere."""
    return hashlib.sha256(f"{table}:{person}".encode()).hexdigest()[:12]
