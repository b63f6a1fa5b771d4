"""What the server sends: messages, told apart by `kind`, and their parts."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from rooftree.core.looks import Look
from rooftree.core.outlook import Effect
from rooftree.core.score import Lines
from rooftree.core.speech import Said

Status = Literal["waiting", "playing", "over", "closed"]  # closed: its rules are no longer played here
Pace = Literal["live", "days"]
Dial = Literal["off", "warn", "ideas", "explain"]  # of a coach: nothing, before blunders, three moves, and why
Leaving = Literal["resigned", "removed", "locked"]  # given up, taken by the host, or taken with the door locked

# Plain JSON on the way through Python, because it is patched or passed on; the titles name the exact types, which
# web/src/protocol.ts has.
PlainSummary = Annotated[dict[str, Any], Meta(title="Summary")]
PlainViews = Annotated[dict[str, Any], Meta(title="Views")]
Patch = Annotated[list[Any], Meta(title="Patch")]


class Hello(msgspec.Struct, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket."""

    protocol: int
    package: str
    person: str | None  # who the server takes you for, the same at every table; null: a spectator, token or not


class Character(msgspec.Struct, frozen=True):
    """Whom a bot sits down as: `id` never changes, `level` goes from 1 to 6."""

    id: str
    name: str
    level: int


class Former(msgspec.Struct, frozen=True):
    """The seat that you had, and how you lost it."""

    seat: int
    name: str
    how: Leaving


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    name: str | None  # a nickname, or that of the bot's character
    person: str | None  # a pseudonym of this table: equal for all seats of one person
    player: str | None  # `human`, `bot:NAME`, or null: free
    played_by: str | None  # the bot that plays for a person just now
    character: Character | None  # who that bot is, here or for a person
    is_ready: bool
    is_here: bool  # whoever holds this seat watches the table over a socket
    is_yours: bool
    is_late: bool  # time is nearly up, and a warning was given
    confirms: bool  # turns wait for a `confirm`
    coach: Dial  # how much the coach tells this seat, as it was chosen when the table was opened
    away_until: float | None  # on holiday until then, in seconds since 1970


class Result(TypedDict):
    """How a game ended: points, winners and lines by seat. Where everyone builds together, a rank and no winners."""

    scores: list[int]
    winners: list[int]
    rank: str | None
    lines: list[Lines]


class Share(msgspec.Struct, frozen=True):
    """What a person adds to a deal, so that nobody can choose it."""

    person: str  # a pseudonym of this table
    pledge: str  # sha256 of the secret
    is_revealed: bool  # the server has the secret
    secret: str | None  # shown when the cards are dealt


class Seal(msgspec.Struct, frozen=True):
    """What is known of a deal that nobody may know."""

    version: int  # 1: older tables, without shares
    shares: list[Share]  # sorted by pledge
    is_called: bool  # everybody is ready: secrets, please
    text: str | None  # what `commitment` is the hash of; shown when the game is over


class HouseRulesTold(msgspec.Struct, frozen=True):
    """The house rules of a table: all that is different from the box."""

    id: str  # what the game is called by them, wherever its numbers are asked for: `GET /api/games/{id}/book`
    name: str
    about: dict[str, str]  # a sentence, by language
    options: dict[str, bool | str]  # that they settle
    cards: dict[str, dict[str, Any]]  # what is different, by table and card of the game's cards.toml
    changes: list[Said]  # the same in words, one by one


class Summary(msgspec.Struct, frozen=True):
    """A table as everyone sees it, apart from the game itself."""

    id: str
    game: str
    house_rules: HouseRulesTold | None  # null: as in the box
    ruleset: str
    options: dict[str, bool | str]  # of the game, as the host chose them
    is_resumed: bool  # it goes on from a record, whose options stay
    resumed_at: int | None  # after so many moves of that record; null: it is dealt here
    is_sealed: bool  # nobody can have known the deal; nothing else may count for ratings
    sealed_only: bool  # the set-up promises that
    is_rated: bool  # the game counts for the ratings of those who play it; they agree by getting ready (`rated`)
    daily: str | None  # the day whose deal is played, which follows from it, as 2026-11-16
    language: str  # of those who are invited, as far as the host knows
    is_public: bool  # whether it is in the lobby
    pace: Pace
    seconds: int | None  # that a move may take; null: as long as it wants
    status: Status
    is_shut: bool  # `closed` by the operator of the server; otherwise its rules are no longer played
    seats: list[SeatSummary]
    host: str | None  # the host's nickname
    is_host: bool
    may_seat_bots: bool  # the host may, and where the host only watches, everybody who sits
    is_muted: bool  # whether you are
    muted: list[str]  # for the host: the pseudonyms of all who are
    locked: dict[str, str]  # for the host: who was locked out, nicknames by pseudonym
    former: Former | None  # if you sit here no longer
    spectators: int  # people with a token who watch and do not sit
    to_act: int | None  # the seat that is asked; null while nobody is, and while a turn is held
    held: int | None  # the seat whose turn waits for its `confirm`
    can_undo: list[int]  # your seats that may take something back
    due: float | None  # when the time of the move is up, in seconds since 1970
    commitment: str | None  # sha256 of what the server has sealed, shown from the opening on
    seal: Seal | None  # null: there is none
    seed: str | None  # shown when the game is over; digits, too many for JavaScript's numbers
    salt: str | None  # the same, of a seal of version 1, which is the sha256 of "seed:salt"
    num_moves: int  # that hold
    rematch: str | None  # the table at which the same people go on
    result: Result | None
    ended_at: float | None  # when the game was over, in seconds since 1970


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """What happened: a move of a seat, or something else around the table."""

    version: int
    seat: int | None  # whose doing it is, or whose move brought it
    what: Said  # of a move without its `player`, who is known by the seat
    move: str | None = None  # in notation; null for what is no move


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    """A line of chat or a reaction. `person` is what a host needs to mute somebody: a pseudonym of this table."""

    version: int
    at: float  # seconds since 1970
    person: str
    name: str  # empty for a spectator
    text: str
    is_reaction: bool = False


class TableMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    """All that you may see of a table.

    `views` are those of your seats by number (`"0"`), for all others the one under `spectator`; none before the game.
    """

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

    id: str | None  # null where none could be read: no JSON, too long, or an id that is none
    why: Said
    text: str


class Previewed(msgspec.Struct, frozen=True, tag_field="kind", tag="preview"):
    """What each legal move of a seat would change, and why every other answer to its question may not be given."""

    id: str
    version: int
    moves: dict[str, Effect]
    reasons: dict[str, Said]


class Suggestion(msgspec.Struct, frozen=True, gc=False):
    """A move that the coach thinks well of, and what it leads to."""

    move: str  # in notation
    what: Said  # in words
    points: float  # expected at the end
    chance: float | None  # of winning; null where everybody builds one house
    is_as_good: bool  # as the best, as far as the coach can tell


class Advised(msgspec.Struct, frozen=True, tag_field="kind", tag="advice"):
    """What the coach tells a seat: three moves, the best first, and perhaps why; or what it warns of.

    It knows what the seat may know, and nothing else. `place` above zero: so many are before you, ask again. The first
    answer comes soon; whoever asks again gets a better one, until it `is_final`.
    """

    id: str
    version: int
    place: int
    ideas: list[Suggestion] = []
    reason: Said | None = None  # for the first of them
    warnings: list[str] = []  # moves that would give much away
    lines: int = 0  # games that were played on for this answer
    is_final: bool = True


class Looked(msgspec.Struct, frozen=True, tag_field="kind", tag="look"):
    """A piece, explained from the view of that seat at this version; null if there is no such piece."""

    id: str
    version: int
    look: Look | None


class Closing(msgspec.Struct, frozen=True, tag_field="kind", tag="closing"):
    """The server is about to stop: connect again after so many seconds."""

    seconds: float


Messages = Hello | TableMessage | ChangeMessage | Done | Refused | Previewed | Advised | Looked | Closing
