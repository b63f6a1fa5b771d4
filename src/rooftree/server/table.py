"""One table: what its log adds up to. No clock, no network, no store.

`fold.py` takes in what happens, `decisions.py` says what may be next.
"""

import hashlib
import secrets
from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.message import Message, message
from rooftree.core.showing import Shown
from rooftree.core.text import harmless
from rooftree.protocol import ChatLine, Former, LogEntry, Status, said
from rooftree.server.events import Opened

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # by the operator, or its rules are no longer played here: it can be looked at, that is all
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
HERE = "here"  # what the name of a table on a player's own device begins with (rooftree.device)
MOST_ID = 16  # the database has room for this
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


class NoSuchTable(LookupError):
    """There is no table of this name."""


@dataclass
class Seat:
    """A place at the table: free, a person's or a bot's."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None  # sits here, or plays for the person
    character: str | None = None  # whom the bot is of its cast
    is_ready: bool = False
    confirms: bool | None = None  # what its owner has said, if anything
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
class Share:
    """What a person adds to the deal: the hash of a secret, and the secret once it is told."""

    pledge: str
    secret: str | None = None


@dataclass
class Turn:
    """What can still be taken back: the positions before each move, all of one seat, since the last barrier."""

    seat: int = 0
    before: list[Array] = field(default_factory=list)


class Table:
    """A table as its log has made it so far."""

    def __init__(self, name: str, opened: Opened, game: Game, version: int = 1, at: float = 0.0) -> None:
        self.id, self.settings = name, opened
        self.use(game)
        self.version, self.opened_at, self.changed_at = version, at, at
        self.host, self.host_acted_at = opened.host, at
        self.seats = [Seat() for _ in range(opened.players)]
        self.status: Status = WAITING if opened.is_played_by(game) else CLOSED
        self.is_shut = False  # the operator has closed it
        self.start: Array | None = None
        self.state: Array | None = None
        self.shown: Shown | None = None  # what everybody sees of it
        self.shares: dict[str, Share] = {}  # of the deal, by person
        self.called_at: float | None = None  # when people were asked for their secrets
        self.seed: int | None = None
        self.salt: str | None = None
        self._asked: tuple[Array | None, int | None] = None, None  # whom a position asks
        self.moves: list[tuple[int, int]] = []
        self.turn = Turn()
        self.held: int | None = None
        self.confirms_alone = False  # turns wait for a confirmation also where nobody else plays
        self.log: list[LogEntry] = []
        if opened.house_rules is not None:
            self.log.append(LogEntry(version, None, said(message("house-rules", name=opened.house_rules.name))))
        if opened.resumed_at is not None:
            self.log.append(LogEntry(version, None, said(message("table-from-record", moves=opened.resumed_at))))
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.people: dict[str, str] = {}  # everybody who sat here or wrote in the chat, by pseudonym
        self.muted: set[str] = set()
        self.former: dict[str, Former] = {}  # the seats of people who sit here no longer
        self.rematch: str | None = None
        self.rematch_host: str | None = None
        self.away: dict[str, float] = {}  # people on holiday, and until when
        self.nudged_at: float | None = None  # when whoever is awaited was last reminded
        self.asked_at, self.asked_version = at, version  # since when the table waits for whom it waits for
        self.played_version = version  # of the last change of the position
        self.arranged_version = version  # of the last change of anything but the course of the game
        self.done: dict[tuple[str, str], int] = {}  # the versions of commands by actor and id

    def use(self, game: Game) -> None:
        """A build of the game, by the rules under which the table was opened."""
        self.game = game.under(self.settings.ruleset) if self.settings.is_played_by(game) else game

    # Questions

    @property
    def is_here(self) -> bool:
        """Whether it is a table on a player's own device."""
        return len(self.id) == len(HERE) + ID_LENGTH and self.id.startswith(HERE)

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; None before the beginning, after the end, and while a turn waits to be confirmed."""
        if self.status != PLAYING or self.state is None or self.held is not None:
            return None
        if self._asked[0] is not self.state:  # a position is never changed, but replaced
            self._asked = self.state, self.game.to_act(self.state)
        return self._asked[1]

    @property
    def waits_for(self) -> int | None:
        """The seat whose move or confirmation the table waits for."""
        return self.held if self.held is not None else self.to_act

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing for the game to begin."""
        return self.status == WAITING and all(not seat.is_free and seat.is_ready for seat in self.seats)

    @property
    def awaits_shares(self) -> bool:
        """Whether people are asked for secrets that have not all come."""
        return self.called_at is not None and any(share.secret is None for share in self.shares.values())

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person]

    def bot_to_move(self) -> str | None:
        return None if self.to_act is None else self.seats[self.to_act].bot

    @property
    def is_servers_turn(self) -> bool:
        """Whether a game is to begin, or a bot to play."""
        return (self.is_complete and not self.awaits_shares) or self.bot_to_move() is not None

    def name_of(self, seat: int | None) -> str:
        return "" if seat is None else str(self.seats[seat].name or seat + 1)

    def rests_until(self, seat: int) -> float:
        """Nobody on holiday is hurried in a game that takes days; 0 for whoever is there."""
        return self.away.get(self.seats[seat].person or "", 0.0) if self.settings.pace == "days" else 0.0

    def nickname_of(self, person: str) -> str:
        """What a person is called here, or was; a spectator has no name."""
        mine = self.seats_of(person)
        if mine:
            return self.name_of(mine[0])
        return self.former[person].name if person in self.former else ""

    def confirms(self, seat: int) -> bool:
        """Whether the turns of a seat wait for a confirmation: as its owner said, else where other people play."""
        said = self.seats[seat].confirms
        others = any(each.person is not None for number, each in enumerate(self.seats) if number != seat)
        return self.confirms_alone or others if said is None else said

    def can_undo(self, seat: int) -> bool:
        return self.turn.seat == seat and bool(self.turn.before)


@lru_cache(maxsize=10_000)
def pseudonym(table: str, person: str) -> str:
    """What others at a table may call a person: it opens nothing anywhere."""
    return hashlib.sha256(f"{table}:{person}".encode()).hexdigest()[:12]


def new_id(is_here: bool = False) -> str:
    """A name for a table that cannot be guessed: whoever has the link may come in.

    One on a player's own device tells so, and no server has a table of that name.
    """
    return HERE * is_here + "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(name: str) -> bool:
    """Whether a table can have this name: nothing else is looked for in the database."""
    return len(name) <= MOST_ID and name.isascii() and name.isalnum()
