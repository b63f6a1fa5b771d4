"""What HTTP requests are answered with, apart from what the socket sends, too."""

from typing import Literal

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


class Rest(BaseModel):
    """How you want to be left in peace where games take days."""

    away_until: float | None  # on holiday until then, in seconds since 1970
    morning_at: int | None  # the minute of a day, by UTC, at which you are told what waits; null: of every turn


class Nothing(BaseModel):
    """It is done."""


class CastMember(BaseModel):
    """Somebody who plays a game like one of its bots, at a level from 1 to 6."""

    bot: str  # as `seat-bot` calls it
    id: str  # of the character
    name: str
    level: int


class HouseRulesInfo(BaseModel):
    """House rules that a table can be opened by. What they change is in the reader's language."""

    id: str  # as opening a table names them
    name: str
    about: str
    options: dict[str, bool | str]  # that they settle
    changes: list[str]  # on the cards, one by one


class GameInfo(BaseModel):
    """A game that can be played, by the fewest to the most `players`; an option's first value is its default.

    `title` and `about` are in the reader's language. `min_age` and `minutes` are the rulebook's, where it tells them.
    """

    name: str  # as commands and links call it
    title: str
    about: str
    has_lesson: bool  # whether `GET /api/games/{game}/lesson` has one
    has_pad: bool  # whether `GET /api/games/{game}/pad` has a score sheet
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
    is_shared: bool  # everybody builds one house, and nobody wins alone
    reactions: list[str]  # that `react` takes
    house_rules: list[HouseRulesInfo]  # to choose from; none: as in the box


class Printable(BaseModel):
    """What `GET /api/print/{game}/{what}` has; if nothing can be printed at this server, why."""

    games: dict[str, list[str]]  # of each game: what
    why: str | None


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
    is_rated: bool  # the game counts for ratings
    house_rules: str | None  # their name; None: as in the box


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
    things: dict[str, int]  # what stands in the best of your houses, and how often; when the game is over
    house_rules: str | None  # their name; None: as in the box


class OpenedTable(BaseModel):
    """A new table: its name, and the link to send to others."""

    id: str
    link: str  # to send to others


class DailyHouse(BaseModel):
    """What somebody built from the deal of a day; the first time counts."""

    day: str  # 2026-11-16, by UTC
    game: str
    table: str  # to be seen again
    name: str
    bot: str  # against whom; empty where nobody else plays
    score: int | None  # None while it is built, and for whoever gave up
    is_yours: bool


class DailyGame(BaseModel):
    """The deal of a day of one game, as it stands for you. Of its cards nothing is told."""

    game: str
    players: int
    hands: int  # how many of these are yours
    status: Literal["new", "playing", "over"]
    table: str | None  # yours
    score: int | None  # yours
    builders: int  # how many have built it here


class DailyDay(BaseModel):
    """All deals of a day."""

    day: str  # 2026-11-16, by UTC
    games: list[DailyGame]


class TeamDeal(BaseModel):
    """The deal of a week for a team of so many, as it stands for you. Of its cards nothing is told."""

    day: str  # 2026-W47-3: the week, and how many they are
    game: str
    players: int
    status: Literal["new", "gathering", "playing", "over"]
    table: str | None  # your team's
    score: int | None  # your team's
    builders: int  # how many teams have built it here


class Team(BaseModel):
    """Who builds the deal of a week together; the cards are dealt when everybody has come."""

    day: str  # 2026-W47-3
    game: str
    players: int
    names: list[str]
    is_yours: bool


class Daily(BaseModel):
    """The deals that can be played, the latest day first, and what you have built so far."""

    today: str  # 2026-11-16, by UTC
    next_at: float  # when the next deal comes, in seconds since 1970
    days: list[DailyDay]
    built: list[DailyHouse]
    streak: int  # days in a row; one missed day a week is forgiven
    week: list[TeamDeal]  # for teams, by how many they are
    next_week_at: float  # when the next of these come, in seconds since 1970


class DailyResults(BaseModel):
    """What came of the deal of a day: yours, everybody's scores, the best houses, and the strongest bot's."""

    day: str  # 2026-11-16, by UTC
    game: str
    mine: DailyHouse | None
    scores: list[tuple[int, int]]  # a score, and how many have it
    houses: list[DailyHouse]  # the best first
    strongest: DailyHouse | None  # None while no bot here is ready for it


class Rated(BaseModel):
    """How strong you are in a game: in 95 of 100 cases the rating is no farther off than its error."""

    game: str
    rating: int  # 1000 for whoever begins; 400 more mean odds of ten to one
    error: int
    games: int  # that counted


class MyRatings(BaseModel):
    """Your ratings, and what you wish."""

    is_off: bool  # nothing more is kept
    shown_as: str | None  # the name under which others see them; null: they do not
    ratings: list[Rated]


class ShownRating(BaseModel):
    """The rating of somebody who shows it."""

    name: str
    is_yours: bool
    rating: int
    error: int
    games: int


class PuzzleOfToday(BaseModel):
    """The same for everybody."""

    day: str  # 2026-11-16, by UTC
    game: str
    number: int


class PuzzleGame(BaseModel):
    """The puzzles of a game, the easiest first."""

    game: str
    stars: list[int]  # of each, from 1 to 3: how few of the bots found it


class PuzzleBook(BaseModel):
    """All puzzles that come with the games."""

    today: PuzzleOfToday | None
    games: list[PuzzleGame]
