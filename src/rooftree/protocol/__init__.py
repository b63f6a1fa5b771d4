"""The messages between a table server and its clients: one JSON object each, told apart by `do` and `kind`.

`docs/protocol.md` tells the story; the TypeScript types are generated from these classes. A client sends commands
(`do`), each with an `id` of its own choosing. The server answers every one of them, with `done` once it is durable or
with `refused` and the reason; a command that is sent again under the same id counts once. Everybody who watches a
table gets `table`, all that they may see, and then `change` after `change`, whose versions follow one another.
"""

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from rooftree.core.looks import Look as Look
from rooftree.core.outlook import Effect as Effect
from rooftree.core.score import Lines
from rooftree.core.speech import Said as Said
from rooftree.core.speech import heard as heard
from rooftree.core.speech import plainly_said as plainly_said
from rooftree.core.speech import said as said
from rooftree.protocol.patches import differences as differences
from rooftree.protocol.patches import patched as patched

PROTOCOL = 1
MAX_MESSAGE = 16_384  # bytes of a command
MAX_CHAT = 500  # characters
MAX_NICKNAME = 30
MAX_ID = 64
REACTIONS = ("👍", "❤️", "😂", "😮", "😢", "👏", "🏠", "🎉")

Status = Literal["waiting", "playing", "over", "closed"]  # closed: its rules are no longer played here
Pace = Literal["live", "days"]

# Plain JSON on the way through Python, because it is patched or passed on; the titles name the exact types, which
# web/src/protocol.ts has.
PlainSummary = Annotated[dict[str, Any], Meta(title="Summary")]
PlainViews = Annotated[dict[str, Any], Meta(title="Views")]
Patch = Annotated[list[Any], Meta(title="Patch")]


# Commands: client to server.


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a client asks for. `id` is the client's own and comes back with the answer."""

    id: str


class Watch(Command, tag="watch", frozen=True):
    """Send me this table and every change of it."""

    table: str


class Leave(Command, tag="leave", frozen=True):
    """Stop sending me this table. My seats stay mine."""

    table: str


class Ping(Command, tag="ping", frozen=True):
    """Are you there?"""


class Preview(Command, tag="preview", frozen=True):
    """What would each of my legal moves change? Answered with `preview`; nothing happens."""

    table: str
    seat: int


class LookAt(Command, tag="look", frozen=True):
    """What is this piece, and what is it worth now? `piece` is its place in the view of the seat: `market.2.room`.

    Answered with `look`; nothing happens. `seat` is null for what a spectator sees.
    """

    table: str
    seat: int | None
    piece: str


class TableCommand(Command, frozen=True):
    """A command that, once done, is an event of a table's log."""

    table: str


class Sit(TableCommand, tag="sit", frozen=True):
    """Take a free seat under a nickname; several seats for several people at one device."""

    seat: int
    name: str


class StandUp(TableCommand, tag="stand-up", frozen=True):
    """Leave a seat before the game begins."""

    seat: int


class SeatBot(TableCommand, tag="seat-bot", frozen=True):
    """The host puts a bot on a free seat."""

    seat: int
    bot: str


class Ready(TableCommand, tag="ready", frozen=True):
    """I am ready, or not. The game begins when every seat is taken and ready."""

    seat: int
    is_ready: bool = True


class Move(TableCommand, tag="move", frozen=True):
    """Play: `move` is one of the legal ones of the view, in notation."""

    seat: int
    move: str


class Undo(TableCommand, tag="undo", frozen=True):
    """Take back my last move, or with `all` everything of this turn that can be taken back."""

    seat: int
    all: bool = False


class Confirm(TableCommand, tag="confirm", frozen=True):
    """My turn stands as it is."""

    seat: int


class Prefer(TableCommand, tag="prefer", frozen=True):
    """Whether my turns wait for a `confirm` or stand at once; by default they wait where other people play."""

    seat: int
    confirms: bool


class TakeOver(TableCommand, tag="take-over", frozen=True):
    """A bot plays for a seat until its owner hands it back: mine, or as host that of somebody who is away."""

    seat: int
    bot: str


class HandBack(TableCommand, tag="hand-back", frozen=True):
    """I play my seat again, whoever gave it to a bot."""

    seat: int


class Say(TableCommand, tag="say", frozen=True):
    """A line of chat."""

    text: str


class React(TableCommand, tag="react", frozen=True):
    """A reaction."""

    reaction: str


class Mute(TableCommand, tag="mute", frozen=True):
    """The host silences somebody in the chat, or lets them speak again."""

    person: str
    is_muted: bool = True


class Remove(TableCommand, tag="remove", frozen=True):
    """The host takes a seat away: before the game it is free again, during it a bot has it for good."""

    seat: int


class Rematch(TableCommand, tag="rematch", frozen=True):
    """The same people once more, at a new table; everyone who asks is led to the same one, and is ready there."""


Commands = (
    Watch
    | Leave
    | Ping
    | Preview
    | LookAt
    | Sit
    | StandUp
    | SeatBot
    | Ready
    | Move
    | Undo
    | Confirm
    | Prefer
    | TakeOver
    | HandBack
    | Say
    | React
    | Mute
    | Remove
    | Rematch
)


# Messages: server to client.


class Hello(msgspec.Struct, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket."""

    protocol: int
    package: str
    person: str | None  # who the server takes you for: null for a spectator


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    name: str | None
    person: str | None  # a pseudonym of this table: equal for all seats of one person
    player: str | None  # `human`, `bot:NAME`, or null: free
    played_by: str | None  # the bot that plays for a person just now
    is_ready: bool
    is_here: bool  # somebody who holds this seat is connected
    is_yours: bool
    is_late: bool  # the clock has run out and a warning was given
    confirms: bool  # turns wait for a `confirm`


class Result(TypedDict):
    """How a game ended: points, winners and lines by seat. Where everyone builds together, a rank and no winners."""

    scores: list[int]
    winners: list[int]
    rank: str | None
    lines: list[Lines]


class Summary(msgspec.Struct, frozen=True):
    """A table as everyone sees it, apart from the game itself."""

    id: str
    game: str
    ruleset: str
    options: dict[str, bool | str]  # of the game, as the host chose them
    language: str  # of those who are invited, as far as the host knows
    is_public: bool  # whether it is in the lobby
    pace: Pace
    seconds: int | None  # that a move may take; null: as long as it wants
    status: Status
    seats: list[SeatSummary]
    host: str | None  # the host's nickname
    is_host: bool
    is_muted: bool  # whether you are
    muted: list[str]  # for the host: the pseudonyms of all who are
    spectators: int  # people who watch and do not sit
    to_act: int | None  # the seat that is asked; null while nobody is
    held: int | None  # the seat whose turn waits for its `confirm`
    can_undo: list[int]  # your seats that may take something back
    due: float | None  # when the clock of the move runs out, in seconds since 1970
    commitment: str | None  # sha256 of "seed:salt", shown before the first move
    seed: str | None  # shown with the salt when the game is over; digits, too many for JavaScript's numbers
    salt: str | None
    num_moves: int  # that hold
    rematch: str | None  # the table at which the same people go on
    result: Result | None
    ended_at: float | None  # when the game was over, in seconds since 1970


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """What happened: a move of a seat, or something else around the table."""

    version: int
    seat: int | None  # whose doing it is
    what: Said  # of a move without its `player`, who is known by the seat
    move: str | None = None  # in notation


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat or a reaction. `person` is what a host needs to mute somebody: a pseudonym of this table."""

    version: int
    at: float  # seconds since 1970
    person: str
    name: str  # empty for a spectator
    text: str
    is_reaction: bool = False


class TableMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    """All that you may see of a table. `views` are those of your seats, or under `spectator` that of a guest."""

    table: str
    version: int
    summary: PlainSummary
    views: PlainViews
    log: list[LogEntry]
    chat: list[ChatLine]


class ChangeMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="change"):
    """What is different since version `since`. A client that has another version asks for the table again.

    `patch` is a list of `[path, value]` and, for what is gone, `[path]`; a path leads through `summary` and `views`.
    """

    table: str
    since: int
    version: int
    patch: Patch
    log: list[LogEntry]
    chat: list[ChatLine]
    undone: list[int] = []  # log entries of these versions no longer hold


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """A command is done and durable. `version` is that of the table, `table` the new one after a rematch."""

    id: str
    version: int | None = None
    table: str | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """A command is not done, nothing has changed, and this is why, also as a sentence in your language."""

    id: str | None
    why: Said
    text: str


class Previewed(msgspec.Struct, frozen=True, tag_field="kind", tag="preview"):
    """What each legal move of a seat would change."""

    id: str
    version: int
    moves: dict[str, Effect]


class Looked(msgspec.Struct, frozen=True, tag_field="kind", tag="look"):
    """A piece, explained from the view of that seat at this version; null if there is no such piece."""

    id: str
    version: int
    look: Look | None


class Closing(msgspec.Struct, frozen=True, tag_field="kind", tag="closing"):
    """The server is about to stop: connect again after so many seconds."""

    seconds: float


Messages = Hello | TableMessage | ChangeMessage | Done | Refused | Previewed | Looked | Closing

decode_command = msgspec.json.Decoder(Commands).decode
decode_message = msgspec.json.Decoder(Messages).decode


def _plain(value: Any) -> str:
    """A `Name` outside of a message goes over the wire as its text; anything else that is not JSON must not."""
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(f"{type(value)} does not go over the wire")


encode = msgspec.json.Encoder(enc_hook=_plain).encode
