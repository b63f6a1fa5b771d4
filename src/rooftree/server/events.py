"""What can happen to a table. Its log is a list of these and nothing else; the table is what they add up to."""

from typing import Any

import msgspec

from rooftree.core.recordfile import Record


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One entry of a table's log."""


class Opened(Event, tag="opened", frozen=True):
    """The host has set up a table; with a record, the game goes on from where that stands."""

    game: str
    ruleset: str
    players: int
    options: dict[str, bool | str]
    host: str
    language: str = "en"
    is_public: bool = False
    pace: str = "live"
    seconds: int | None = None
    record: Record | None = None


class SatDown(Event, tag="sat-down", frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class BotSatDown(Event, tag="bot-sat-down", frozen=True):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class SeatFreed(Event, tag="seat-freed", frozen=True):
    """A seat is free again: its owner stood up, or the host took it away."""

    seat: int
    by_host: bool = False


class GotReady(Event, tag="got-ready", frozen=True):
    """A person is ready to begin, or no longer."""

    seat: int
    is_ready: bool


class Started(Event, tag="started", frozen=True):
    """The cards are dealt. Of the seed only a hash is shown before the end."""

    seed: int
    salt: str


class Moved(Event, tag="moved", frozen=True):
    """A seat has played. Nobody but the log knows whether a bot did it in a person's place."""

    seat: int
    move: str


class TookBack(Event, tag="took-back", frozen=True):
    """A seat has taken back its last moves."""

    seat: int
    moves: int


class Confirmed(Event, tag="confirmed", frozen=True):
    """A seat's turn stands."""

    seat: int


class Preferred(Event, tag="preferred", frozen=True):
    """A seat's turns wait for a confirmation, or do not."""

    seat: int
    confirms: bool


class TakenOver(Event, tag="taken-over", frozen=True):
    """A bot plays for a person."""

    seat: int
    bot: str
    by_clock: bool = False


class HandedBack(Event, tag="handed-back", frozen=True):
    """The person plays again."""

    seat: int


class Warned(Event, tag="warned", frozen=True):
    """The clock of a move has run out; soon a bot will play."""

    seat: int


class SaidInChat(Event, tag="said", frozen=True):
    """A line of chat, or a reaction."""

    person: str
    name: str
    text: str
    is_reaction: bool = False


class Muted(Event, tag="muted", frozen=True):
    """The host has silenced somebody, or no longer."""

    person: str
    is_muted: bool


class Rematched(Event, tag="rematched", frozen=True):
    """The same people go on at another table."""

    table: str


Events = (
    Opened
    | SatDown
    | BotSatDown
    | SeatFreed
    | GotReady
    | Started
    | Moved
    | TookBack
    | Confirmed
    | Preferred
    | TakenOver
    | HandedBack
    | Warned
    | SaidInChat
    | Muted
    | Rematched
)

decode: Any = msgspec.json.Decoder(Events).decode
encode: Any = msgspec.json.Encoder().encode


class Entry(msgspec.Struct, frozen=True):
    """An event at its place in a table's log: versions count from 1, `actor` and `id` tell whose command it was."""

    table: str
    version: int
    actor: str  # a person's id, `bot` or `server`
    id: str  # the client's; one actor's ids are used once a table
    at: float
    event: Events
