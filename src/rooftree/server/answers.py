"""What HTTP requests are answered with, apart from what the socket sends, too."""

from pydantic import BaseModel

from rooftree.protocol import Leaving, Pace, Status


class Me(BaseModel):
    """Whether you are somebody here."""

    is_known: bool


class Guest(BaseModel):
    """Somebody new, with the token that proves it. Whoever was known already gets none, unless the server signs with a
    new key by now: then this one takes the place of theirs.
    """

    is_new: bool
    token: str | None = None  # None for whoever was known by a cookie or a token


class NewPhrase(BaseModel):
    """A phrase to come back by. It is shown once."""

    phrase: str


class SignedIn(BaseModel):
    """Somebody who was known, with a token for this program."""

    token: str


class PushKey(BaseModel):
    """The key of this server for browser push (VAPID)."""

    key: str


class Nothing(BaseModel):
    """It is done."""


class CastMember(BaseModel):
    """Somebody who plays a game like one of its bots, at a level from 1 to 6."""

    bot: str  # as `seat-bot` calls it
    id: str  # of the character
    name: str
    level: int


class GameInfo(BaseModel):
    """A game that can be played, by the fewest to the most `players`; an option's first value is its default.

    `title` and `about` are in the reader's language. `min_age` and `minutes` are the rulebook's, where it tells them.
    """

    name: str  # as commands and links call it
    title: str
    about: str
    has_lesson: bool  # whether `GET /api/games/{game}/lesson` has one
    has_rules: bool  # whether its book has rules pages
    ruleset: str  # that new tables follow
    players: tuple[int, int]  # fewest, most
    min_age: int | None
    minutes: int | None
    options: dict[str, list[bool | str]]  # the values of each, the default first
    options_need: dict[str, dict[str, int]]  # of an option, of a value: how many must play at least
    bots: list[str]  # as `seat-bot` calls them
    cast: list[CastMember]
    hides_hands: bool  # people at one device must look away in turn
    reactions: list[str]  # that `react` takes


class LobbyTable(BaseModel):
    """A public table."""

    id: str
    game: str
    status: Status
    seats: int  # how many
    seats_free: int  # how many of them
    host_name: str
    language: str  # of those who are invited
    pace: Pace
    seconds: int | None  # clock of a move; None: as long as it wants
    opened_at: float  # seconds since 1970
    changed_at: float  # seconds since 1970
    resumed_at: int | None  # it goes on after so many moves of a record
    is_sealed: bool  # nobody can have known the deal
    sealed_only: bool  # the set-up promises that


class MySeat(BaseModel):
    """A seat of a table of yours; `character` is set where a bot plays."""

    name: str | None
    character: str | None
    is_yours: bool


class MyTable(BaseModel):
    """A table at which you sit, or have sat: then none of its seats is yours; `former` says so if you lost it.

    `turn` is the seat that is awaited.
    """

    id: str
    game: str
    status: Status
    pace: Pace
    changed_at: float  # seconds since 1970
    seats: list[MySeat]
    turn: int | None  # None while nobody is awaited
    scores: list[int]  # by seat; empty until the game is over
    winners: list[int]  # seats; none where everyone plays together
    rank: str | None  # where everyone plays together
    former: Leaving | None
    resumed_at: int | None  # it goes on after so many moves of a record, so its deal has no seal


class OpenedTable(BaseModel):
    """A new table: its name, and the link to send to others."""

    id: str
    link: str  # to send to others
